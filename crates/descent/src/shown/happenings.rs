//! What the lines of the log show on the board.

use super::Fact;
use crate::Descent;
use crate::content::Condition;
use crate::world::{AbilityRef, Card, HeroId, Who};
use board::square::Spot;
use table::scene::Happening;

fn condition(game: &Descent, who: Who, condition: Condition, gained: bool) -> Happening {
    Happening::Condition { figure: game.name_of_figure(who), condition: condition.name().to_owned(), gained }
}

/// A card that a hero uses, as far as it is one that lies before the hero.
fn uses(game: &Descent, hero: HeroId, of: AbilityRef) -> Option<Happening> {
    let card = match of.card {
        Card::Skill(_, id) => game.skill(id).name.clone(),
        Card::Item(_, id) => game.item(id).name.clone(),
        Card::Found(_, id) => game.search_card(id).name.clone(),
        _ => return None,
    };
    Some(Happening::Uses { figure: game.hero_name(hero).to_owned(), card })
}

/// What a fact shows. A move is told step by step: each step begins where the one before it ended.
pub(super) fn happenings(game: &Descent, fact: &Fact) -> Vec<Happening> {
    let figure = |who: Who| game.name_of_figure(who);
    let hero = |id: HeroId| figure(Who::Hero(id));
    let way = |from: Spot, to: Spot| vec![from.to_string(), to.to_string()];
    let one = match fact {
        Fact::Turn { hero: id } => Happening::Turn { of: hero(*id) },
        Fact::Activates { who } => Happening::Turn { of: figure(*who) },
        Fact::Moves { who, from, to } => {
            Happening::Moves { figure: figure(*who), way: way(*from, *to), jump: false }
        }
        Fact::Attacks { attacker, targets, .. } => {
            let each = targets
                .iter()
                .map(|(target, _)| Happening::Attacks { figure: figure(*attacker), target: figure(*target) });
            return each.collect();
        }
        Fact::Suffers { who, n, .. } => Happening::Suffers { figure: figure(*who), damage: (*n).into() },
        Fact::Recovers { who, n } => Happening::Heals { figure: figure(*who), healed: (*n).into() },
        Fact::Gets { who, condition: gained } => condition(game, *who, *gained, true),
        Fact::Loses { who, condition: lost } => condition(game, *who, *lost, false),
        Fact::Appears { who, .. } => Happening::Comes { figure: figure(*who) },
        Fact::Returns { hero: id, .. } => Happening::Comes { figure: hero(*id) },
        Fact::Defeated { who } | Fact::Leaves { who } => Happening::Leaves { figure: figure(*who) },
        Fact::KnockedOut { hero: id } => Happening::Leaves { figure: hero(*id) },
        Fact::Uses { hero: id, of } => return uses(game, *id, *of).into_iter().collect(),
        _ => return Vec::new(),
    };
    vec![one]
}
