//! What powers, items, traps and events do; EVT, STO: events.

use super::{objects, powers};
use crate::actions::{acts, arrivals, choose_figure, ending, items};
use crate::content::{Act, AreaId, Deed, EventId, EventKind, Formula, Gain, Whom};
use crate::monsters::{activation, encounter};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Movement, Who, World};
use crate::{Play, Sorcery};
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
}

/// All deeds of a card, in order.
pub fn perform(play: &mut Play, source: Source<'_>, deeds: &[Deed]) -> Rule {
    for deed in deeds {
        one(play, source, *deed)?;
    }
    Ok(())
}

fn one(play: &mut Play, source: Source<'_>, deed: Deed) -> Rule {
    if deed.whom() == Whom::Table || !concerns_figures(deed.act()) {
        return at_the_table(play, source, deed.act());
    }
    for who in whom(play, source, deed.whom())? {
        acts::suffer_deed(play, who, deed, source.name, Some(Who::Hero(source.hero)))?;
    }
    Ok(())
}

fn concerns_figures(act: Act) -> bool {
    matches!(
        act,
        Act::Suffer(_)
            | Act::Heal(_)
            | Act::HealByRank
            | Act::Fire(_)
            | Act::FireHere(_)
            | Act::Give(_)
            | Act::Cure
            | Act::Until(_)
            | Act::Crowns(_)
            | Act::Delay
            | Act::Hasten
            | Act::Ready
    )
}

impl World {
    /// SS-USE-08, SS-USE-09, SS-ENG-02: figures of one side within range and in sight; engaged heroes reach only enemies in their
    /// own area.
    pub fn in_reach(&self, hero: HeroId, range: u8, heroes: bool) -> Vec<Who> {
        let Some(from) = self.at(Who::Hero(hero)) else { return Vec::new() };
        let engaged = self.is_engaged(Who::Hero(hero));
        let near = |who: &Who| {
            let Some(to) = self.at(*who) else { return false };
            let far = self.range(from, to).is_some_and(|far| far <= u16::from(range));
            far && (to == from || (!engaged && self.heroes_see(from, to)))
        };
        self.everybody().into_iter().filter(|who| who.is_hero() == heroes && near(who)).collect()
    }
}

fn whom(play: &mut Play, source: Source<'_>, whom: Whom) -> Rule<Vec<Who>> {
    let me = Who::Hero(source.hero);
    let near = |world: &World, heroes: bool| {
        let areas = world.spread(source.from, source.range);
        let all = world.everybody().into_iter().filter(|who| who.is_hero() == heroes);
        all.filter(|who| world.at(*who).is_some_and(|at| areas.contains(&at))).collect::<Vec<_>>()
    };
    let no_companions = |who: &Who| !matches!(who, Who::Companion(_));
    Ok(match whom {
        Whom::Me => vec![me],
        // SS-CMP-14, SS-DTH-08: companions are not healed by heroes' actions, ghosts are no targets.
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

/// SS-SPN-02, SS-SPN-03, SS-GAP-11: the formula for up to 3 heroes in play, or that for more.
fn by_heroes(world: &World, few: Formula, many: Formula) -> Formula {
    if world.living().len() <= 3 { few } else { many }
}

fn at_the_table(play: &mut Play, source: Source<'_>, act: Act) -> Rule {
    let hero = source.hero;
    match act {
        Act::Spawn(formula) => {
            let n = play.world.spawn_number(play.game, formula);
            arrivals::spawn(play, n)
        }
        Act::SpawnBy(few, many) => {
            let n = play.world.spawn_number(play.game, by_heroes(play.world, few, many));
            arrivals::spawn(play, n)
        }
        Act::OpenGate(n) => {
            set(&mut play.world.gates, n, true);
            play.tell(|_, _| Fact::Gate { n, open: true });
            Ok(())
        }
        Act::CloseGate(n) => {
            set(&mut play.world.gates, n, false);
            play.tell(|_, _| Fact::Gate { n, open: false });
            Ok(())
        }
        Act::WakeAltar(n) => {
            set(&mut play.world.altars, n, true);
            Ok(())
        }
        Act::SleepAltar(n) => {
            set(&mut play.world.altars, n, false);
            Ok(())
        }
        Act::Goal(n) => {
            play.world.goal = n;
            play.tell(|_, _| Fact::Goal { n });
            ending::look(play)
        }
        Act::Shards(n) => {
            play.world.shards += u16::from(n);
            play.tell(|_, _| Fact::Shards { n });
            Ok(())
        }
        Act::Treasure(n) => {
            for _ in 0..n {
                items::draw_treasure(play, hero)?;
            }
            Ok(())
        }
        Act::Encounter => encounter::at_once(play),
        Act::Trap => objects::trap(play, hero, &[], Some(source.from)),
        Act::Activate => {
            let here = play.world.in_area(source.from, false);
            let mut cards: Vec<_> =
                here.iter().filter_map(|w| if let Who::Foe(id) = w { Some(id.card) } else { None }).collect();
            cards.dedup();
            for card in cards {
                play.nested(|play| activation::activate(play, card, false))?;
            }
            Ok(())
        }
        Act::Companion => powers::companion(play, hero),
        _ => {
            for_this_turn(play.world, hero, act);
            Ok(())
        }
    }
}

fn set(list: &mut Vec<u8>, n: u8, on: bool) {
    list.retain(|other| *other != n);
    if on {
        list.push(n);
        list.sort_unstable();
    }
}

/// SS-USE-10, SS-USE-11: what counts for the rest of the hero's turn, or its next attack.
fn for_this_turn(world: &mut World, hero: HeroId, act: Act) {
    if act == Act::Hide {
        world.hero_mut(hero).hidden = true;
    }
    let half = world.half_rank(Who::Hero(hero));
    let Some(turn) = world.turn.as_mut().filter(|turn| turn.hero == hero) else { return };
    match act {
        Act::Next(gain) => turn.next.push(gain),
        Act::NextHitsByRank => turn.next.push(Gain::Hits(half)),
        Act::Move(n) => match &mut turn.movement {
            Movement::Going(points) => *points += n,
            Movement::Ready => turn.more += n,
            Movement::Over => {}
        },
        _ => {}
    }
}

/// SS-EVT-02, SS-STO-02, SS-DAY-03: an event's deeds, in printed order; the active hero is the one who was active last.
pub fn event(play: &mut Play, id: EventId) -> Rule {
    play.tell(|_, _| Fact::Event { event: id });
    let hero = play.world.active_hero();
    let is = &play.game.content.events[id.index()];
    let source = Source { hero, from: play.world.hero(hero).body.at, range: 0, name: &is.name };
    perform(play, source, &is.deeds)
}

/// SS-DAY-01, SS-DAY-02: whether an event lies beside the deck.
pub fn is_day(game: &Sorcery, id: EventId) -> bool {
    matches!(game.content.events[id.index()].kind, EventKind::Day | EventKind::Night)
}
