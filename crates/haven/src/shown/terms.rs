//! GH-ATK-12: the arithmetic of an attack, term by term.

use crate::Haven;
use crate::content::Factor;
use crate::shown::names::{card_name, modifier_name, modifiers_said};
use crate::world::{Part, Sum};
use table::Target;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::Term;

/// The terms of an attack's value in the order of its steps, each with the number so far.
pub fn terms(game: &Haven, sum: &Sum) -> Vec<Term> {
    let mut total = 0;
    let each = |(part, change): &(Part, i16)| {
        total += i32::from(*change);
        Term {
            say: name(game, *part),
            change: i32::from(*change),
            total,
            source: source(game, *part),
            rules: vec![game.edition.id(rule(*part)).to_owned()],
        }
    };
    sum.iter().map(each).collect()
}

/// The same in a row: `attack 3, POISON +1, drew +1, shield −1`.
pub fn in_a_row(game: &Haven, sum: &Sum) -> Phrase {
    let each = sum.iter().map(|(part, change)| match part {
        Part::Base => phrase!("haven-sum-first", what = name(game, *part), number = *change),
        // What a card adds is its name.
        Part::Modifier(card)
            if card.made_up_number().is_none() && game.modifier(*card).factor != Factor::Double =>
        {
            name(game, *part)
        }
        _ => {
            let change = Arg::text(format!("{change:+}").replace('-', "−"));
            phrase!("haven-sum-next", what = name(game, *part), change = change)
        }
    });
    let all = each.reduce(|a, b| phrase!("cards-comma", a = a, b = b));
    all.unwrap_or_else(|| phrase!("cards-nothing"))
}

fn name(game: &Haven, part: Part) -> Phrase {
    match part {
        Part::Base => phrase!("haven-term-attack"),
        Part::Card(card) => phrase!("haven-term-card", card = card_name(game, card)),
        Part::Bonus => phrase!("haven-term-bonus"),
        Part::Poison => phrase!("condition-poison"),
        Part::Double => phrase!("haven-term-double"),
        Part::Modifier(card) => {
            let card = match card.made_up_number() {
                Some(_) => modifiers_said(game, &[card]),
                None => modifier_name(game.modifier(card)).into(),
            };
            phrase!("haven-term-modifier", card = card)
        }
        Part::Shield => phrase!("haven-term-shield"),
        Part::Floor => phrase!("haven-term-floor"),
    }
}

fn source(game: &Haven, part: Part) -> Option<Target> {
    match part {
        Part::Card(card) => Some(game.points_at_card(card)),
        Part::Modifier(card) => Some(Target::Card(game.modifier_name(card).into_owned())),
        _ => None,
    }
}

fn rule(part: Part) -> &'static str {
    match part {
        Part::Base => "GH-ATK-01",
        Part::Card(_) | Part::Bonus | Part::Double => "GH-ATK-12",
        Part::Poison => "GH-CON-05",
        Part::Modifier(_) => "GH-AMD-01",
        Part::Shield => "GH-BON-10",
        Part::Floor => "GH-GAP-19",
    }
}
