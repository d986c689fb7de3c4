//! The project's chores: `cargo xtask play` and `cargo xtask test`.

fn main() {
    println!("Gruft");
}
