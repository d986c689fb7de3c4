//! What the lines of the log show on the board.

use crate::content::{Condition, DeckId};
use crate::world::Played;
use crate::{Fact, FigureId, Haven, Spot};
use table::scene::Happening;

fn space(spot: &Spot) -> String {
    spot.name.to_string()
}

fn condition(game: &Haven, figure: FigureId, condition: Condition, gained: bool) -> Happening {
    Happening::Condition { figure: game.figure(figure), condition: condition.to_string(), gained }
}

/// What a fact shows. A move is told step by step: each step begins where the one before it ended.
pub fn happenings(game: &Haven, fact: &Fact) -> Vec<Happening> {
    let f = |figure: FigureId| game.figure(figure);
    let one = match fact {
        Fact::Turn { figure } => Happening::Turn { of: f(*figure) },
        Fact::Moves { figure, from, to, jump } => {
            Happening::Moves { figure: f(*figure), way: vec![space(from), space(to)], jump: *jump }
        }
        Fact::Slides { figure, from, to } | Fact::Forced { figure, from, to, .. } => {
            Happening::Moves { figure: f(*figure), way: vec![space(from), space(to)], jump: false }
        }
        Fact::Teleports { figure, from, to } => {
            Happening::Moves { figure: f(*figure), way: vec![space(from), space(to)], jump: true }
        }
        Fact::Focuses { figure, on } => Happening::Focuses { figure: f(*figure), on: f(*on) },
        Fact::Attacks { attacker, target, .. } => {
            Happening::Attacks { figure: f(*attacker), target: f(*target) }
        }
        Fact::Draws { attacker, drawn, allied, .. } => {
            let deck = match attacker.owner() {
                Some(hero) => format!("{}-modifier", game.class(hero.class).name),
                None if *allied => "ally-modifier".to_owned(),
                None => "monster-modifier".to_owned(),
            };
            let card = |card: &crate::content::ModifierId| game.modifier_name(*card).into_owned();
            let draws = drawn.iter().map(|c| Happening::Draws { deck: deck.clone(), card: card(c) });
            return draws.collect();
        }
        Fact::Reveals { deck, name, .. } => reveals(game, *deck, name),
        Fact::RevealsFor { kind, name, .. } => reveals(game, game.deck_of(*kind), name),
        Fact::Damage { figure, amount, .. } => {
            Happening::Suffers { figure: f(*figure), damage: (*amount).into() }
        }
        Fact::Heals { figure, points } => Happening::Heals { figure: f(*figure), healed: (*points).into() },
        Fact::Gains { figure, condition: gained } => condition(game, *figure, *gained, true),
        Fact::Loses { figure, condition: lost } => condition(game, *figure, *lost, false),
        Fact::Placed { monster, .. } | Fact::Summons { monster, .. } => {
            Happening::Comes { figure: f((*monster).into()) }
        }
        Fact::Called { summon, .. } => Happening::Comes { figure: f((*summon).into()) },
        Fact::Appears { figure, .. } => Happening::Comes { figure: f(*figure) },
        Fact::Starts { hero, .. } => Happening::Comes { figure: f((*hero).into()) },
        Fact::Dies { figure }
        | Fact::IsDestroyed { figure }
        | Fact::IsActivated { figure }
        | Fact::Gone { figure } => Happening::Leaves { figure: f(*figure) },
        Fact::Exhausted { hero } | Fact::Perishes { hero } | Fact::Escapes { hero } => {
            Happening::Leaves { figure: f((*hero).into()) }
        }
        Fact::Room { spaces, .. } => {
            Happening::Reveals { spaces: spaces.iter().map(ToString::to_string).collect() }
        }
        Fact::Uses { hero, item } => {
            Happening::Uses { figure: f((*hero).into()), card: game.item(*item).name.clone() }
        }
        Fact::Plays { hero, what } => match what {
            Played::Printed(card, _) | Played::Basic(card, _) => {
                Happening::Uses { figure: f((*hero).into()), card: game.card(*card).name.clone() }
            }
            Played::Raw(_) => return Vec::new(),
        },
        Fact::Slot { hero, card, .. } => {
            Happening::Uses { figure: f((*hero).into()), card: game.card(*card).name.clone() }
        }
        _ => return Vec::new(),
    };
    vec![one]
}

fn reveals(game: &Haven, deck: DeckId, card: &str) -> Happening {
    Happening::Draws { deck: format!("{}-deck", game.deck(deck).name), card: card.to_owned() }
}
