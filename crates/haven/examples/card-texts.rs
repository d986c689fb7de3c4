//! Writes `docs/cards-gloomhaven.md`: what every card, item and battle goal says, in English and German.
//!
//! `cargo run -p haven --example card-texts`

#[path = "../tests/common/card_texts.rs"]
mod card_texts;

fn main() -> std::io::Result<()> {
    std::fs::write(card_texts::path(), card_texts::table())
}
