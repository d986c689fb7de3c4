//! RND, TIME, EVT, GEM, RES: the phases of a round.

use super::turn;
use crate::actions::ending::{self, end};
use crate::actions::{arrivals, conditions, learning, party};
use crate::content::{AreaId, Thing};
use crate::rulings::{GhostRank, LastDay, TimeDeath};
use crate::scenario::deeds;
use crate::shown::{Ending, Fact, Prompt};
use crate::world::{HeroId, Pick, Stage, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

/// SS-GEM-06, SS-TAB-03: what the step to a rank costs: its square.
pub fn rank_cost(rank: u8) -> u16 {
    u16::from(rank) * u16::from(rank)
}

/// SS-TIME-01, SS-TIME-02, SS-TIME-03, SS-TIME-04: effects in their order, then powers are readied, then recharged.
pub fn time(play: &mut Play) -> Rule {
    let round = play.world.round;
    play.tell(|_, _| Fact::Round { round });
    for who in play.world.everybody() {
        conditions::smoulder(play, who)?;
    }
    refresh(play.world, play.game);
    for hero in play.world.hero_ids() {
        ready_powers(play, hero);
    }
    play.world.stage = Stage::Souls;
    ending::look(play)
}

/// SS-TIME-01, SS-TIME-07, SS-TIME-08, SS-SHD-03, SS-ECD-05, SS-SWP-04, SS-FIRE-06, SS-BAT-10: what ends or begins anew.
fn refresh(world: &mut World, game: &Sorcery) {
    for (_, fire) in &mut world.fires {
        *fire = [fire[1], 0];
    }
    world.fires.retain(|(_, fire)| *fire != [0, 0]);
    for who in world.everybody() {
        let full = world.full_shields(game, who);
        if let Some(body) = world.body_mut(who) {
            body.changes.clear();
            body.shields = full;
        }
    }
    world.shields_lost.clear();
    for hero in &mut world.heroes {
        (hero.done, hero.awake, hero.companion_acted) = (false, false, false);
        hero.used_round.clear();
    }
}

/// SS-TIME-02, SS-TIME-03, SS-TIME-04, SS-TIME-06, SS-CD-04: cards with one hourglass are ready; the others lose one.
fn ready_powers(play: &mut Play, hero: HeroId) {
    let mut ready = Vec::new();
    for held in play.world.hero_mut(hero).powers.iter_mut().filter(|held| held.wait > 0) {
        held.wait -= 1;
        if held.wait == 0 {
            ready.push(held.power);
        }
    }
    for power in ready {
        play.tell(|_, _| Fact::Ready { hero, power });
    }
}

impl World {
    /// SS-GEM-05, SS-GEM-07, SS-GEM-08: whose soulrank may be raised now: nobody's while somebody else's is lower.
    fn may_rise(&self, hero: HeroId) -> bool {
        let rank = self.hero(hero).rank;
        let lowest = self.heroes.iter().map(|h| h.rank).min().unwrap_or(1);
        // SS-GAP-30: whether a ghost's rank may rise.
        let may = !self.hero(hero).ghost || self.rulings().ghost_rank == GhostRank::Rises;
        may && rank < 7 && rank == lowest && self.shards >= rank_cost(rank + 1)
    }

    /// SS-RES-01, SS-RES-03: which ghost may be resurrected now: beside an active altar, for shards equal to its rank.
    fn may_return(&self, hero: HeroId) -> bool {
        let is = self.hero(hero);
        // SS-GAP-13: whoever fell in this very phase.
        let waits = is.fell && self.rulings().time_death == TimeDeath::NextPhase;
        is.ghost && !waits && self.shards >= u16::from(is.rank) && self.active_altars().contains(&is.body.at)
    }

    /// SS-RES-02: areas with an active altar.
    pub fn active_altars(&self) -> Vec<AreaId> {
        let altar = |(at, thing): &(AreaId, Thing)| match thing {
            Thing::Altar(n) if self.altars.contains(n) => Some(*at),
            _ => None,
        };
        self.things.iter().filter_map(altar).collect()
    }
}

/// SS-TIME-05, SS-DEC-02, SS-GAP-13: shared shards are spent, as long as they last and the players like.
pub fn souls(play: &mut Play) -> Rule {
    let heroes = play.world.hero_ids();
    let rise = heroes.iter().copied().filter(|hero| play.world.may_rise(*hero)).map(Pick::Raise);
    let back = heroes.iter().copied().filter(|hero| play.world.may_return(*hero)).map(Pick::Resurrect);
    let mut options: Vec<Pick> = rise.chain(back).collect();
    options.push(Pick::Done);
    match party(play, Prompt::Souls { shards: play.world.shards }, &options)? {
        Pick::Raise(hero) => raise(play, hero),
        Pick::Resurrect(hero) => {
            resurrect(play, hero);
            // SS-SHW-03: it sees again.
            arrivals::reveal_shadows(play)
        }
        _ => {
            play.world.stage = Stage::Battle;
            play.world.heroes.iter_mut().for_each(|hero| hero.fell = false);
            Ok(())
        }
    }
}

/// SS-GEM-06, SS-GEM-09, SS-GEM-11: a hero's soulrank rises by one.
fn raise(play: &mut Play, hero: HeroId) -> Rule {
    let rank = play.world.hero(hero).rank + 1;
    play.world.shards -= rank_cost(rank);
    play.world.hero_mut(hero).rank = rank;
    play.tell(|_, _| Fact::Rises { hero, rank });
    learning::learn(play, hero)
}

/// SS-RES-03, SS-RES-04: a ghost lives again, unwounded.
fn resurrect(play: &mut Play, hero: HeroId) {
    play.world.shards -= u16::from(play.world.hero(hero).rank);
    play.world.hero_mut(hero).ghost = false;
    let full = play.world.full_shields(play.game, Who::Hero(hero));
    play.world.hero_mut(hero).body.shields = full;
    play.tell(|_, _| Fact::Resurrected { hero });
}

/// SS-BAT-01, SS-BAT-02, SS-BAT-03, SS-DEC-03: the players choose who is active next; when all have been, events come.
pub fn next_hero(play: &mut Play) -> Rule {
    let ready: Vec<Pick> = play
        .world
        .hero_ids()
        .into_iter()
        .filter(|hero| !play.world.hero(*hero).done)
        .map(Pick::Hero)
        .collect();
    if ready.is_empty() {
        play.world.stage = Stage::Event;
        return Ok(());
    }
    match party(play, Prompt::NextHero, &ready)? {
        Pick::Hero(hero) => turn::begin(play, hero),
        _ => Ok(()),
    }
}

/// SS-EVT-01, SS-EVT-02, SS-EVT-03, SS-EVT-04, SS-DAY-01, SS-END-03, SS-GAP-14, SS-EVT-07: a card that lies face up is
/// discarded; otherwise the next one is revealed.
pub fn event(play: &mut Play) -> Rule {
    if let Some(old) = play.world.face_up.pop() {
        play.world.decks.events.discard(old);
        play.tell(|_, _| Fact::EventGone { event: old });
        if play.world.face_up.is_empty() && play.world.decks.events.left() == 0 {
            return end(play, Ending::NoEvents);
        }
        return next_round(play);
    }
    let Some(event) = play.draw("events", |world| &mut world.decks.events)? else {
        return end(play, Ending::NoEvents);
    };
    if deeds::is_day(play.game, event) {
        // SS-DAY-02: the one before it is discarded.
        if let Some(before) = play.world.day.replace(event) {
            play.world.decks.events.discard(before);
        }
        deeds::event(play, event)?;
        let last = play.world.face_up.is_empty() && play.world.decks.events.left() == 0;
        if last && play.world.rulings().last_day == LastDay::AtOnce {
            return end(play, Ending::NoEvents);
        }
    } else {
        deeds::event(play, event)?;
        deeds::lay_on_the_deck(play.world, event);
    }
    next_round(play)
}

/// SS-RND-03: another round.
fn next_round(play: &mut Play) -> Rule {
    play.world.round += 1;
    play.world.stage = Stage::Time;
    Ok(())
}
