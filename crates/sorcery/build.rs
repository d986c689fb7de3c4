//! Makes the number of the rules: it follows from this crate and from what it stands on.

fn main() -> std::io::Result<()> {
    source::code::tell_cargo(&["table", "board"])
}
