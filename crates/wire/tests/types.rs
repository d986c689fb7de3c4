//! The types that the browser client uses are those of this crate.

#[test]
fn the_types_of_the_client_are_up_to_date() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/types/wire.ts");
    let written = std::fs::read_to_string(file).unwrap_or_default();
    assert!(written == wire::typescript(), "web/types/wire.ts is out of date: run `cargo xtask types`");
}
