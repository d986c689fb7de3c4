//! The table of all card texts in both languages.

use haven::content::{CardLevel, Content, GLOOMHAVEN, Stays};
use std::fmt::Write as _;
use std::path::PathBuf;
use table::phrase::{Arg, Phrase};
use words::{Language, Words};

/// Where the table lies.
pub fn path() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cards-gloomhaven.md"))
}

/// The table.
pub fn table() -> String {
    let content = Content::load(haven::Edition::Gloomhaven, GLOOMHAVEN).unwrap_or_else(|e| panic!("{e}"));
    let words = Language::ALL.map(Words::of);
    let name = |id: String| {
        let [en, de] =
            [0, 1].map(|n: usize| words[n].say(&Phrase::new("cards-words").with("words", Arg::name(&*id))));
        if en == de { en } else { format!("{en} / {de}") }
    };
    let all =
        |phrases: &[Phrase], n: usize| phrases.iter().map(|p| words[n].say(p)).collect::<Vec<_>>().join(" ");
    let mut out = String::from(
        "# Gloomhaven: what the cards say\n\n\
         Every sentence is made from what the card does (`content/gloomhaven/`). This page is written by\n\
         `cargo run -p haven --example card-texts`; a test compares it.\n",
    );
    for (n, class) in content.classes.iter().enumerate() {
        let hp: Vec<String> = class.hp.iter().map(ToString::to_string).collect();
        let title = name(format!("hero-{}", class.name));
        let _ = write!(
            out,
            "\n## {title}\n\nHand {}, hit points {}.\n\n\
             | card | level | initiative | half | English | Deutsch |\n| --- | --- | --- | --- | --- | --- |\n",
            class.hand,
            hp.join(", "),
        );
        for card in content.cards.iter().filter(|c| usize::from(c.class.0) == n) {
            let level = match card.level {
                CardLevel::Level(n) => n.to_string(),
                CardLevel::X => "X".to_owned(),
            };
            for (half, action) in [("top", &card.top), ("bottom", &card.bottom)] {
                let text = content.action_text(action);
                let first = match half {
                    "top" => {
                        format!("{} | {level} | {}", name(format!("card-{}", card.name)), card.initiative)
                    }
                    _ => " |  | ".to_owned(),
                };
                let _ = writeln!(out, "| {first} | {half} | {} | {} |", all(&text, 0), all(&text, 1));
            }
        }
    }
    out.push_str("\n## Items\n\n| no. | item | slot | gold | copies | English | Deutsch |\n| --- | --- | --- | --- | --- | --- | --- |\n");
    for item in &content.items {
        let text = content.item_text(item);
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} | {} |",
            item.number,
            name(format!("item-{}", item.name)),
            item.slot,
            item.cost,
            item.copies,
            all(&text, 0),
            all(&text, 1),
        );
    }
    out.push_str(
        "\n## Battle goals\n\n| goal | check marks | English | Deutsch |\n| --- | --- | --- | --- |\n",
    );
    for goal in &content.goals {
        let text = [goal.text()];
        let name = name(format!("goal-{}", goal.name));
        let _ = writeln!(out, "| {name} | {} | {} | {} |", goal.checks, all(&text, 0), all(&text, 1));
    }
    let (some, cards) = content.share_of_specials();
    let active = content.cards.iter().flat_map(|c| [&c.top, &c.bottom]).filter(|a| a.stays.is_some()).count();
    let augments = content.cards.iter().filter(|c| c.top.stays == Some(Stays::Augment)).count();
    let _ = write!(
        out,
        "\n{cards} cards, {} items, {} battle goals. {active} halves stay active, {augments} of them augments; \
         {some} cards have a special.\n",
        content.items.len(),
        content.goals.len(),
    );
    out
}
