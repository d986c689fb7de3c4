//! What an option would do: where a step leads and what it provokes, what an attack would deal.

use super::Prompt;
use crate::Sorcery;
use crate::world::{Arm, HeroId, Pick, Who, World};
use table::Told;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Odds, Preview, Target, Tell, Tone};

/// What an option would do, as far as everybody knows.
pub(super) fn preview(game: &Sorcery, world: &World, asked: &Prompt, pick: &Pick) -> Preview {
    let hero = match asked {
        Prompt::Action { hero, .. } | Prompt::SecondAttack { hero } => *hero,
        _ => return Preview::default(),
    };
    match pick {
        Pick::Step(spot) => step(game, world, hero, spot),
        Pick::Attack(item, target) => {
            attack(game, world, hero, item.map_or(Arm::Unarmed, Arm::Item), *target)
        }
        Pick::Strike(power, level, target) => attack(game, world, hero, Arm::Power(*power, *level), *target),
        _ => Preview::default(),
    }
}

fn tell(tone: Tone, say: Phrase, at: Vec<Target>) -> Tell {
    Tell { tone, say, at }
}

/// SS-MOV-02, SS-ENG-04, SS-TER-10, SS-FIRE-04: a step, what it costs, who reacts to it, and what burns or hurts there.
fn step(game: &Sorcery, world: &World, hero: HeroId, spot: &str) -> Preview {
    let who = Who::Hero(hero);
    let (Some(from), Some(to)) = (world.at(who), world.ground.plan.map.named(spot)) else {
        return Preview::default();
    };
    let mut tells = Vec::new();
    if world.must_evade(who) {
        let enemies = world.in_area(from, false).into_iter();
        let at = enemies.map(|enemy| Target::Figure(enemy.text(game))).collect();
        tells.push(tell(Tone::Cost, phrase!("sorcery-tell-evades"), at));
    }
    if world.ground.dangerous.contains(to) && !world.flies(game, who) {
        tells.push(tell(Tone::Danger, phrase!("sorcery-tell-dangerous"), vec![Target::space(spot)]));
    }
    if world.fires.iter().any(|(area, _)| *area == to) {
        tells.push(tell(Tone::Danger, phrase!("sorcery-tell-burns"), vec![Target::space(spot)]));
    }
    Preview {
        way: [from, to].into_iter().map(|area| world.spot(area).to_string()).collect(),
        jump: world.flies(game, who),
        cost: Some(world.step_cost(game, who, to).into()),
        tells,
        rules: vec!["SS-MOV-02".to_owned(), "SS-ENG-04".to_owned()],
        ..Preview::default()
    }
}

/// SS-ATK-14, SS-DEF-08: the chances of an attack, before anybody pays for properties.
fn attack(game: &Sorcery, world: &World, hero: HeroId, arm: Arm, target: Who) -> Preview {
    let odds = world.odds(game, Who::Hero(hero), arm, target);
    let figure = target.text(game);
    let mut areas: Vec<_> = [world.at(Who::Hero(hero)), world.at(target)].into_iter().flatten().collect();
    areas.dedup();
    Preview {
        sight: areas.into_iter().map(|area| world.spot(area).to_string()).collect(),
        concerns: vec![figure.clone()],
        odds: vec![Odds {
            figure,
            ways: odds.ways.iter().map(|(wounds, ways)| (i32::from(*wounds), *ways)).collect(),
            of: odds.of,
            kills: odds.kills,
        }],
        tells: vec![tell(Tone::Plain, phrase!("sorcery-tell-before-properties"), Vec::new())],
        rules: vec!["SS-ATK-14".to_owned(), "SS-DEF-08".to_owned()],
        ..Preview::default()
    }
}
