//! What an option would do: where a step leads and what it provokes, what an attack would deal.

use super::Prompt;
use crate::Sorcery;
use crate::content::{AreaId, Hand};
use crate::monsters::intent::Passed;
use crate::world::{Arm, HeroId, Pick, Who, World};
use table::Told;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Odds, PassedOver, Preview, Target, Tell, Tone};

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

/// SS-BEH-01, SS-BEH-02, SS-TGT-08, SS-EMV-04, SS-EAT-01: what an enemy would do if its card were activated now.
pub(crate) fn intent(game: &Sorcery, world: &World, figure: &str) -> Option<Preview> {
    let who = world.everybody().into_iter().find(|who| game.name(*who) == figure)?;
    let Who::Foe(id) = who else { return None };
    let intent = world.intent(game, id)?;
    let name = |who: &Who| Target::Figure(who.text(game));
    let mut tells = Vec::new();
    match intent.line {
        Some(line) => {
            let does = game.content.behaviour_does(&world.scroll(game, id.card).behaviours[line]);
            let say = phrase!("sorcery-tell-behaviour", does = does);
            tells.push(tell(Tone::Plain, say, intent.targets.iter().map(name).collect()));
        }
        None if intent.stunned => tells.push(tell(Tone::Good, phrase!("sorcery-tell-stunned"), Vec::new())),
        None => tells.push(tell(Tone::Good, phrase!("sorcery-tell-idle"), Vec::new())),
    }
    if intent.targets.len() > 1 || intent.open {
        tells.push(tell(Tone::Plain, phrase!("sorcery-tell-player-decides"), Vec::new()));
    }
    let odds = |(at, hand, target): &(AreaId, Hand, Who)| {
        let mut then = world.clone();
        if let Some(body) = then.body_mut(who) {
            (body.at, body.down) = (*at, false);
        }
        told_odds(game, &then, who, Arm::Scroll(*hand), *target)
    };
    let mut concerns: Vec<String> = intent.targets.iter().map(|who| who.text(game)).collect();
    concerns.extend(intent.blows.iter().map(|(_, _, target)| target.text(game)));
    concerns.dedup();
    Some(Preview {
        way: intent.way.iter().map(|area| world.spot(*area).to_string()).collect(),
        jump: world.flies(game, who),
        concerns,
        odds: intent.blows.iter().map(odds).collect(),
        tells,
        passed_over: intent.passed_over.iter().map(|(who, why)| passed_over(game, *who, *why)).collect(),
        rules: ["SS-BEH-02", "SS-TGT-08", "SS-EMV-04", "SS-EAT-01"].map(str::to_owned).to_vec(),
        ..Preview::default()
    })
}

fn passed_over(game: &Sorcery, who: Who, why: Passed) -> PassedOver {
    let (say, rule) = match why {
        Passed::Hidden => (phrase!("sorcery-passed-hidden"), "SS-TGT-09"),
        Passed::NotConsidered => (phrase!("sorcery-passed-not-considered"), "SS-THR-01"),
        Passed::OutOfSpan => (phrase!("sorcery-passed-out-of-span"), "SS-BEH-04"),
        Passed::NotPreferred => (phrase!("sorcery-passed-not-preferred"), "SS-TGT-01"),
        Passed::Outdone => (phrase!("sorcery-passed-outdone"), "SS-TGT-08"),
    };
    PassedOver { figure: who.text(game), say, rules: vec![rule.to_owned()] }
}

fn told_odds(game: &Sorcery, world: &World, by: Who, arm: Arm, target: Who) -> Odds {
    let odds = world.odds(game, by, arm, target);
    Odds {
        figure: target.text(game),
        ways: odds.ways.iter().map(|(wounds, ways)| (i32::from(*wounds), *ways)).collect(),
        of: odds.of,
        kills: odds.kills,
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
    let figure = target.text(game);
    let mut areas: Vec<_> = [world.at(Who::Hero(hero)), world.at(target)].into_iter().flatten().collect();
    areas.dedup();
    Preview {
        sight: areas.into_iter().map(|area| world.spot(area).to_string()).collect(),
        concerns: vec![figure],
        odds: vec![told_odds(game, world, Who::Hero(hero), arm, target)],
        tells: vec![tell(Tone::Plain, phrase!("sorcery-tell-before-properties"), Vec::new())],
        rules: vec!["SS-ATK-14".to_owned(), "SS-DEF-08".to_owned()],
        ..Preview::default()
    }
}
