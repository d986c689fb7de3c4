//! The client's types are those of the kernel.

#[test]
fn the_typescript_types_are_up_to_date() {
    let written = include_str!("../../../web/types/table.ts");
    assert!(written == table::typescript(), "web/types/table.ts is out of date: run `cargo xtask types`");
}
