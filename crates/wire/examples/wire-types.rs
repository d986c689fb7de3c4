//! Prints the TypeScript types of what goes over the wire. `cargo xtask types` writes them to a file.

fn main() {
    print!("{}", wire::typescript());
}
