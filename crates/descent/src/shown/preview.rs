//! What an option would do: where a step leads, what an attack would deal.

use super::names;
use crate::Descent;
use crate::actions::odds::Foreseen;
use crate::content::text;
use crate::shown::Prompt;
use crate::world::{DieNow, Pick, Who, World};
use board::square::Spot;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Odds, Preview, Target, Tell, Term, Tone};

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
            attack(game, world, *who, &world.foreseen(game, *who, *weapon, (*target, *space)))
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

/// DE-ATK-19: the dice of an attack, everything that counts beside them, and its chances, before surges and cards.
fn attack(game: &Descent, world: &World, who: Who, foreseen: &Foreseen) -> Preview {
    let odds = world.odds_of(game, foreseen);
    let (struck, attack) = (&foreseen.struck, &foreseen.attack);
    let figure = game.name_of_figure(struck.who);
    let colours = |dice: &[DieNow]| dice.iter().map(|die| die.colour).collect::<Vec<_>>();
    let plain = |say: Phrase| tell(Tone::Plain, say, Vec::new());
    let some = |n: i32, say: Phrase| (n != 0).then(|| plain(say));
    let mut tells = vec![plain(phrase!("descent-tell-attack", dice = text::dice(&colours(&attack.dice))))];
    if !struck.dice.is_empty() {
        tells.push(plain(phrase!("descent-tell-defence", dice = text::dice(&colours(&struck.dice)))));
    }
    let (range, pierce, shields, blank) =
        (attack.range.into(), attack.pierce.into(), struck.shields.into(), struck.for_blank.into());
    tells.extend(foreseen.needed.map(|n| plain(phrase!("descent-tell-range", n = n))));
    tells.extend(some(range, phrase!("descent-tell-more-range", n = range)));
    tells.extend(some(pierce, phrase!("descent-tell-pierce", n = pierce)));
    tells.extend(some(shields, phrase!("descent-tell-shields", n = shields)));
    tells.extend(some(blank, phrase!("descent-tell-for-blank", n = blank)));
    tells.push(plain(phrase!("descent-tell-before-surges")));
    let from = world.body(who).map(|body| body.at);
    Preview {
        sight: from.into_iter().chain([struck.space]).map(|spot| spot.to_string()).collect(),
        concerns: vec![figure.clone()],
        odds: vec![Odds {
            figure,
            ways: odds.ways.iter().map(|(damage, ways)| (i32::from(*damage), *ways)).collect(),
            of: odds.of,
            kills: odds.kills,
        }],
        terms: terms(game, foreseen),
        tells,
        rules: vec!["DE-ATK-19".to_owned(), "DE-ATK-30".to_owned()],
        ..Preview::default()
    }
}

/// DE-ATK-19: the damage beside what the dice show, term by term.
fn terms(game: &Descent, foreseen: &Foreseen) -> Vec<Term> {
    let added: i32 = foreseen.cards.iter().map(|(_, n)| i32::from(*n)).sum();
    let cards = foreseen
        .cards
        .iter()
        .map(|(of, n)| (phrase!("descent-term-card", card = names::ability(game, *of)), i32::from(*n), None));
    // DE-CND-20: beside cards only being Weakened changes the damage of an attack before it is rolled.
    let weakened = i32::from(foreseen.attack.damage) - added;
    let others = [
        (phrase!("descent-term-weakened"), weakened, Some("DE-CND-20")),
        (phrase!("descent-term-this-target"), foreseen.more.into(), None),
        (phrase!("descent-term-softened"), -i32::from(foreseen.softened), Some("DC-HERO-30")),
    ];
    let mut total = 0;
    let some = cards.chain(others).filter(|(_, change, _)| *change != 0);
    some.map(|(say, change, rule)| {
        total += change;
        Term { say, change, total, source: None, rules: rule.map(str::to_owned).into_iter().collect() }
    })
    .collect()
}
