//! What stands on the sample game's cards, made from their effects, in both languages.

use table::sample::content::CARDS;
use words::{Language, Words};

fn card_text(language: Language) -> String {
    let words = Words::of(language);
    let cards = CARDS.iter().map(|card| {
        let text: Vec<String> =
            card.id.text().iter().map(|p| words.try_say(p).expect("every card can be said")).collect();
        format!("{}: {}\n", words.say(&table::Phrase::new(format!("card-{}", card.name))), text.join(" "))
    });
    cards.collect()
}

#[test]
fn the_cards_in_english() {
    assert_eq!(
        card_text(Language::English),
        "Guard: Before the die is rolled: The attack deals 1 less damage.\n\
         Strike: Before the die is rolled: The attack deals 1 more damage.\n\
         Rally: Before the die is rolled: The attack deals 1 less damage. You recover 1 hit point.\n\
         Frenzy: Before the die is rolled: The attack deals 1 more damage.\n\
         Sweep: After the die is rolled: Another hero beside the attacking ghoul becomes a target too.\n\
         Roots: After the die is rolled: The target’s movement ends.\n"
    );
}

#[test]
fn the_cards_in_german() {
    assert_eq!(
        card_text(Language::German),
        "Deckung: Bevor der Würfel fällt: Der Angriff verursacht 1 Schaden weniger.\n\
         Hieb: Bevor der Würfel fällt: Der Angriff verursacht 1 Schaden mehr.\n\
         Aufraffen: Bevor der Würfel fällt: Der Angriff verursacht 1 Schaden weniger. Du erhältst 1 Trefferpunkt zurück.\n\
         Raserei: Bevor der Würfel fällt: Der Angriff verursacht 1 Schaden mehr.\n\
         Rundschlag: Nachdem der Würfel gefallen ist: Noch ein Held neben dem angreifenden Ghul wird zum Ziel.\n\
         Wurzeln: Nachdem der Würfel gefallen ist: Die Bewegung des Ziels endet.\n"
    );
}
