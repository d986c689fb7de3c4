//! What powers, items, traps and events do; EVT, STO: events.

use super::{emporium, objects, powers, stories};
pub use crate::actions::acts::Source;
use crate::actions::{acts, arrivals, ending, items, wounds};
use crate::content::{Act, Deed, EventId, EventKind, Formula, Gain};
use crate::monsters::{activation, encounter};
use crate::rulings::LoneHero;
use crate::shown::{Fact, GateNumber, GoalName};
use crate::world::{HeroId, Later, Movement, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

/// SS-STO-02, SS-EMP-02: all deeds of a card, in order; while a visit interrupts them, the others wait.
pub fn perform(play: &mut Play, source: Source<'_>, deeds: &[Deed]) -> Rule {
    for (n, deed) in deeds.iter().enumerate() {
        if play.world.visit.is_some() {
            play.world.later.push(source.later(&deeds[n..]));
            return Ok(());
        }
        one(play, source, *deed)?;
    }
    Ok(())
}

fn one(play: &mut Play, source: Source<'_>, deed: Deed) -> Rule {
    if deed.concerns_figures() {
        acts::concern(play, source, deed)
    } else {
        at_the_table(play, source, deed.act())
    }
}

/// SS-SPN-02, SS-SPN-03, SS-GAP-11: the formula for up to 3 heroes in play, or that for more.
fn by_heroes(heroes: usize, few: Formula, many: Formula) -> Formula {
    if heroes <= 3 { few } else { many }
}

fn at_the_table(play: &mut Play, source: Source<'_>, act: Act) -> Rule {
    let hero = source.hero;
    match act {
        Act::Spawn(formula) => {
            let n = play.world.spawn_number(formula, source.companions(play.world, play.game));
            arrivals::spawn(play, n)
        }
        Act::SpawnBy(few, many) => {
            let companions = source.companions(play.world, play.game);
            // SS-CMP-07, SS-SPN-08: companions as far as they count.
            let heroes = play.world.living().len() + usize::from(companions);
            let alone = heroes == 1 && play.world.rulings().lone_hero == LoneHero::Nobody;
            let formula = by_heroes(heroes, few, many);
            let n = if alone { 0 } else { play.world.spawn_number(formula, companions) };
            arrivals::spawn(play, n)
        }
        Act::OpenGate(n) => {
            set(&mut play.world.gates, n, true);
            play.tell(|_, _| Fact::Gate { n: GateNumber(n), open: true });
            Ok(())
        }
        Act::CloseGate(n) => {
            set(&mut play.world.gates, n, false);
            play.tell(|_, _| Fact::Gate { n: GateNumber(n), open: false });
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
            play.tell(|_, world| Fact::Goal { goal: GoalName { quest: world.agreed.quest, n } });
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
            while let Some(card) = encounter::first(play, &cards)? {
                cards.retain(|other| *other != card);
                play.nested(|play| activation::activate(play, card, false))?;
            }
            Ok(())
        }
        Act::Companion => powers::companion(play, hero),
        Act::Shadow => arrivals::lay_shadow(play),
        Act::Visit => {
            emporium::interrupt(play, hero);
            Ok(())
        }
        Act::Supply => {
            emporium::supply(play, hero);
            Ok(())
        }
        Act::SoulWeapon => arrivals::soul_weapon(play, hero),
        Act::Find(n) => {
            let quest = play.world.agreed.quest.map(|quest| &play.game.content.quests[quest.index()]);
            let name = quest.and_then(|quest| quest.treasures.get(usize::from(n)));
            if let Some(item) = name.and_then(|name| play.game.content.item(name)) {
                items::gain(play, hero, item);
            }
            Ok(())
        }
        Act::Mark(n) => {
            if let Some(chronicle) = &mut play.world.campaign {
                set(&mut chronicle.marks, n, true);
            }
            Ok(())
        }
        Act::Hide => {
            // SS-THR-10: whoever cannot be chosen passes the threat token on.
            play.world.hero_mut(hero).hidden = true;
            wounds::pass_threat(play)
        }
        _ => {
            for_this_turn(play.world, hero, act, source.name);
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
fn for_this_turn(world: &mut World, hero: HeroId, act: Act, name: &str) {
    let half = world.half_rank(Who::Hero(hero));
    let Some(turn) = world.turn.as_mut().filter(|turn| turn.hero == hero) else { return };
    match act {
        Act::Next(gain) => turn.await_attack(name, gain),
        Act::NextHitsByRank => turn.await_attack(name, Gain::Hits(half)),
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
    let source = Source { hero, from: play.world.hero(hero).body.at, range: 0, name: &is.name, event: true };
    perform(play, source, &is.deeds)?;
    stories::choose(play, id, hero)
}

/// SS-EVT-02, SS-STO-04: the event lies face up on the deck, after all it does.
pub fn lay_on_the_deck(world: &mut World, event: EventId) {
    if world.visit.is_some() {
        world.later.push(Later::OntoTheDeck(event));
    } else {
        world.face_up.push(event);
    }
}

/// SS-DAY-01, SS-DAY-02: whether an event lies beside the deck.
pub fn is_day(game: &Sorcery, id: EventId) -> bool {
    matches!(game.content.events[id.index()].kind, EventKind::Day | EventKind::Night)
}
