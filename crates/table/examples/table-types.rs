//! Prints the TypeScript types of everything that a client sees. `cargo xtask types` writes them to a file.

fn main() {
    print!("{}", table::typescript());
}
