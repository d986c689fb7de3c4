//! What an option would do: where a step leads, what an attack would deal.

use crate::Descent;
use crate::actions::odds::Odds as Chances;
use crate::shown::Prompt;
use crate::world::{Pick, Who, World};
use board::square::Spot;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Odds, Preview, Target, Tell, Tone};

/// What an option would do, as far as everybody knows.
pub(super) fn preview(game: &Descent, world: &World, asked: &Prompt, pick: &Pick) -> Preview {
    match (pick, asked) {
        (Pick::Step(to), Prompt::Action { hero, .. }) => {
            let cost = world.cost_for(game, Who::Hero(*hero), *to);
            step(game, world, Who::Hero(*hero), *to, cost)
        }
        (Pick::Step(to), Prompt::MonsterAction { who, .. } | Prompt::FamiliarAction { who, .. }) => {
            step(game, world, *who, *to, world.cost_for(game, *who, *to))
        }
        (Pick::Step(to), Prompt::MoveSpaces { who, .. }) => step(game, world, *who, *to, 1),
        (Pick::On(target, space, _), Prompt::Target { who, weapon: Some(weapon) }) => {
            attack(game, world, *who, (*target, *space), &world.odds(game, *who, *weapon, (*target, *space)))
        }
        _ => Preview::default(),
    }
}

fn tell(tone: Tone, say: Phrase, at: Vec<Target>) -> Tell {
    Tell { tone, say, at }
}

/// DE-MOV-19: a step and what it costs.
fn step(game: &Descent, world: &World, who: Who, to: Spot, cost: u8) -> Preview {
    let from = world.body(who).map(|body| body.at);
    let hurts = world.hurts(to) && !world.flies(game, who);
    let danger = hurts.then(|| tell(Tone::Danger, phrase!("descent-tell-hurts"), vec![Target::space(to)]));
    Preview {
        way: from.into_iter().chain([to]).map(|spot| spot.to_string()).collect(),
        jump: world.flies(game, who),
        cost: Some(cost.into()),
        tells: danger.into_iter().collect(),
        rules: vec!["DE-MOV-19".to_owned()],
        ..Preview::default()
    }
}

/// DE-ATK-19: the chances of an attack, before surges and cards.
fn attack(game: &Descent, world: &World, who: Who, (target, space): (Who, Spot), odds: &Chances) -> Preview {
    let figure = game.name_of_figure(target);
    let range = odds.needed.map(|n| tell(Tone::Plain, phrase!("descent-tell-range", n = n), Vec::new()));
    let before = tell(Tone::Plain, phrase!("descent-tell-before-surges"), Vec::new());
    let from = world.body(who).map(|body| body.at);
    Preview {
        sight: from.into_iter().chain([space]).map(|spot| spot.to_string()).collect(),
        concerns: vec![figure.clone()],
        odds: vec![Odds {
            figure,
            ways: odds.ways.iter().map(|(damage, ways)| (i32::from(*damage), *ways)).collect(),
            of: odds.of,
            kills: odds.kills,
        }],
        tells: range.into_iter().chain([before]).collect(),
        rules: vec!["DE-ATK-19".to_owned(), "DE-ATK-30".to_owned()],
        ..Preview::default()
    }
}
