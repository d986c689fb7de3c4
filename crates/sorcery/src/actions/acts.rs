//! USE, SAV: whom deeds concern, and what they do to figures.

use super::{choose_figure, conditions, wounds};
use crate::Play;
use crate::content::{Act, AreaId, Change, Deed, Whom};
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{HeroId, Later, Pick, Who, World};
use table::Rule;

/// Who does something, from where, how far it reaches, and what it is called.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The hero.
    pub hero: HeroId,
    /// Where it begins.
    pub from: AreaId,
    /// How far it reaches.
    pub range: u8,
    /// SS-GEN-06: its name.
    pub name: &'a str,
    /// SS-SPN-08: whether it is an event card.
    pub event: bool,
}

impl Source<'_> {
    /// SS-STO-02: deeds that go on after an interruption.
    pub fn later(self, deeds: &[Deed]) -> Later {
        let Source { hero, from, range, name, event } = self;
        Later::Deeds { hero, from, range, name: name.to_owned(), event, deeds: deeds.to_vec() }
    }

    /// SS-SPN-08, SS-CMP-07: for event cards companions count as their cards say.
    pub fn companions(self, world: &World, game: &crate::Sorcery) -> u8 {
        let count = |hero: &crate::world::Hero| {
            game.content.companion(&game.class(hero.class).hero).map_or(0, |companion| companion.counts)
        };
        let there = world.heroes.iter().filter(|hero| hero.companion.is_some());
        if self.event { there.map(count).sum() } else { 0 }
    }
}

/// SS-TRAP-02, SS-AOE-07: the living heroes whom something reaches that spreads from an area.
pub fn heroes_near(world: &World, from: AreaId, range: u8) -> Vec<HeroId> {
    let areas = world.spread(from, range);
    let near = |hero: &HeroId| world.at(Who::Hero(*hero)).is_some_and(|at| areas.contains(&at));
    world.living().into_iter().filter(near).collect()
}

/// SS-TRAP-02, SS-TRAP-07, SS-AOE-07: everybody of one side whom something reaches that spreads from an area.
pub fn side_near(world: &World, from: AreaId, range: u8, heroes: bool) -> Vec<Who> {
    let areas = world.spread(from, range);
    let near = world.side(heroes).filter(|(_, body)| areas.contains(&body.at));
    near.map(|(who, _)| who).collect()
}

impl World {
    /// SS-USE-08, SS-USE-09, SS-ENG-02, SS-LOS-08, SS-RNG-04, SS-TER-01: figures of one side within range and in sight;
    /// engaged heroes reach only enemies in their own area.
    pub fn in_reach(&self, hero: HeroId, range: u8, heroes: bool) -> Vec<Who> {
        // SS-GHO-02: a ghost reaches others from where it is.
        let from = self.hero(hero).body.at;
        let engaged = self.is_engaged(Who::Hero(hero));
        let held = self.held_by_enemies();
        let near = |to: AreaId| {
            let far = || self.range(from, to).is_some_and(|far| far <= u16::from(range));
            to == from || (!engaged && far() && self.heroes_see_past(&held, from, to))
        };
        self.side(heroes).filter(|(_, body)| near(body.at)).map(|(who, _)| who).collect()
    }
}

fn whom(play: &mut Play, source: Source<'_>, deed: Deed) -> Rule<Vec<Who>> {
    let whom = deed.whom();
    let me = Who::Hero(source.hero);
    let near = |world: &World, heroes: bool| side_near(world, source.from, source.range, heroes);
    // SS-CMP-14, SS-HP-03: companions are not healed by heroes' actions; conditions can be removed.
    let heals = matches!(deed.act(), Act::Heal(_) | Act::HealByRank);
    let no_companions = |who: &Who| !(heals && matches!(who, Who::Companion(_)));
    Ok(match whom {
        Whom::Me => vec![me],
        // SS-DTH-08: ghosts are no targets.
        Whom::Hero | Whom::Enemy => {
            let heroes = whom == Whom::Hero;
            let all: Vec<Who> = play
                .world
                .in_reach(source.hero, source.range, heroes)
                .into_iter()
                .filter(no_companions)
                .collect();
            choose_figure(play, source.hero.seat(), Prompt::Whom { hero: source.hero }, &all)?
                .into_iter()
                .collect()
        }
        Whom::Heroes => play.world.living().into_iter().map(Who::Hero).collect(),
        Whom::Enemies => play.world.enemies().into_iter().map(Who::Foe).collect(),
        Whom::HeroesNear => near(play.world, true).into_iter().filter(no_companions).collect(),
        Whom::EnemiesNear => near(play.world, false),
        Whom::Table => Vec::new(),
    })
}

/// A deed is done to everybody whom it concerns.
pub fn concern(play: &mut Play, source: Source<'_>, deed: Deed) -> Rule {
    let all = whom(play, source, deed)?;
    as_one_effect(play, |play| {
        for who in all {
            suffer_deed(play, who, deed, source.name, Some(Who::Hero(source.hero)))?;
        }
        Ok(())
    })
}

/// SS-THR-07: whatever is done here counts as one effect.
pub fn as_one_effect(play: &mut Play, deeds: impl FnOnce(&mut Play) -> Rule) -> Rule {
    play.world.under_way.effects.push(false);
    deeds(play)?;
    play.world.under_way.effects.pop();
    Ok(())
}

/// SS-SAV-01, SS-HP-02: a deed that concerns a figure; a save roll may prevent it.
pub fn suffer_deed(play: &mut Play, who: Who, deed: Deed, name: &str, by: Option<Who>) -> Rule {
    // SS-DTH-08, SS-BEH-08: whoever is no longer in play is no target, and rolls no die.
    if play.world.body(who).is_none() {
        return Ok(());
    }
    match deed {
        Deed::Save(_, act) => {
            if !conditions::save(play, who)? {
                act_on(play, who, act, name, by)?;
            }
            Ok(())
        }
        Deed::Do(_, act) => act_on(play, who, act, name, by),
    }
}

/// What is done to a figure; what concerns the table is done elsewhere.
pub fn act_on(play: &mut Play, who: Who, act: Act, name: &str, by: Option<Who>) -> Rule {
    match act {
        Act::Suffer(n) => wounds::wound(play, who, n, Cause::Suffered, by)?,
        Act::Heal(n) => wounds::heal(play, who, n),
        Act::HealByRank => {
            let half = by.map_or(1, |by| play.world.half_rank(by));
            wounds::heal(play, who, half);
        }
        Act::Fire(level) => conditions::burn(play, who, level),
        Act::FireHere(level) => {
            if let Some(at) = play.world.at(who) {
                conditions::burn_area(play, at, level);
            }
        }
        Act::Give(condition) => conditions::give(play, who, condition, by)?,
        Act::Cure => conditions::cure(play, who, by)?,
        Act::Until(change) => until(play, who, change, name),
        Act::Crowns(n) => {
            if let Who::Hero(hero) = who {
                play.world.pay_out(hero, n.into());
                play.tell(|_, _| Fact::Crowns { hero, n: n.into() });
            }
        }
        Act::Delay | Act::Hasten | Act::Ready => {
            if let Who::Hero(hero) = who {
                hourglasses(play, hero, act, name)?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// SS-GEN-06, SS-SCR-07, SS-TIME-08: a change until the next time phase; of the same name only the greatest counts.
fn until(play: &mut Play, who: Who, change: Change, name: &str) {
    let Some(body) = play.world.body_mut(who) else { return };
    let mut same = body.changes.iter_mut().filter(|(other, _)| other == name);
    match same.find_map(|(_, is)| is.greater(change).map(|greater| (is, greater))) {
        Some((is, greater)) => *is = greater,
        None => body.changes.push((name.to_owned(), change)),
    }
}

/// SS-CD-05, SS-CD-06, SS-CD-07: one exhausted power that can be delayed, hastened or readied; its owner says which. SS-CD-02: the
/// card of this name is turned over only after its use, so it is none of them.
fn hourglasses(play: &mut Play, hero: HeroId, act: Act, name: &str) -> Rule {
    let fits = |wait: u8| match act {
        Act::Delay => (1..4).contains(&wait),
        Act::Hasten => wait > 1,
        _ => wait > 0,
    };
    let game = play.game;
    let other = |held: &&crate::world::Held| game.power(held.power).name != name;
    let waiting = play.world.hero(hero).powers.iter().filter(|held| fits(held.wait)).filter(other);
    let options: Vec<Pick> = waiting.map(|held| Pick::Power(held.power)).collect();
    if options.is_empty() {
        return Ok(());
    }
    let Pick::Power(power) = play.choose(hero.seat(), Prompt::WhichPower { hero }, &options)? else {
        return Ok(());
    };
    let powers = &mut play.world.hero_mut(hero).powers;
    let Some(held) = powers.iter_mut().find(|held| held.power == power) else { return Ok(()) };
    held.wait = match act {
        Act::Delay => held.wait + 1,
        Act::Hasten => held.wait - 1,
        _ => 0,
    };
    let wait = held.wait;
    play.tell(|_, _| Fact::Hourglass { hero, power, wait });
    Ok(())
}

impl World {
    /// SS-GEN-10, SS-GEN-11: half the current soulrank of whoever triggers an effect, rounded up.
    pub fn half_rank(&self, who: Who) -> u8 {
        match who {
            Who::Hero(hero) | Who::Companion(hero) => self.hero(hero).rank.div_ceil(2),
            Who::Foe(_) => 1,
        }
    }
}
