//! GH-SPC: the special rules of scenarios.

use crate::actions::hexes;
use crate::actions::outcomes::{self, Source};
use crate::content::{Rank, Trigger};
use crate::monsters::cards::draw_missing_cards;
use crate::scenario::rooms;
use crate::world::Cause;
use crate::{Fact, Play, Prompt};
use table::Rule;

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Happens {
    Setup,
    RoundStarts(u8),
    RoundEnds(u8),
    Revealed(u8),
    Dead(String),
    Destroyed(String),
    Plate(char),
}

impl Happens {
    fn is(&self, trigger: &Trigger) -> bool {
        match (self, trigger) {
            (Happens::Setup, Trigger::Setup) => true,
            (Happens::RoundStarts(round), Trigger::RoundStarts(rounds))
            | (Happens::RoundEnds(round), Trigger::RoundEnds(rounds)) => rounds.has(*round),
            (Happens::Revealed(room), Trigger::Revealed(wanted)) => room == wanted,
            (Happens::Dead(kind), Trigger::Dead(wanted)) => kind == wanted,
            (Happens::Destroyed(name), Trigger::Destroyed(wanted)) => name == wanted,
            (Happens::Plate(letter), Trigger::Plate(wanted)) => letter == wanted,
            _ => false,
        }
    }
}

/// Carries out the special rules that wait for this.
pub fn trigger(play: &mut Play, what: Happens) -> Rule {
    let game = play.game;
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    let characters = play.world.party.heroes.len() as u8;
    for (n, rule) in scenario.rules.iter().enumerate() {
        if rule.until.as_ref().is_some_and(|until| what.is(until)) {
            play.world.place.rules_over.insert(n);
        }
        let counts = !play.world.place.rules_over.has(n) && rule.is_for(characters) && what.is(&rule.when);
        if counts {
            let source = Source::of(Cause::Scenario);
            rule.does.iter().try_for_each(|effect| outcomes::happen(play, effect, source))?;
        }
    }
    Ok(())
}

/// GH-SPC-01, GH-SPC-02, GH-SPC-03, GH-SPC-04: a monster spawns on its spawn point, or on the empty hex nearest to it;
/// the players choose among equally near ones.
pub fn spawn(play: &mut Play, kind: &str, rank: Rank, letter: char) -> Rule {
    let game = play.game;
    let Some(kind) = game.content.kind(kind) else { return Ok(()) };
    let Some(point) = play.world.scenario_of(game).and_then(|s| s.marked(letter).next()) else {
        return Ok(());
    };
    if play.world.free_standees(game, kind).is_empty() {
        return Ok(());
    }
    let places = play.world.empty_near(point);
    let Some(at) = hexes::choose_together(play, Prompt::Spawn { kind }, places)? else { return Ok(()) };
    rooms::arrive(play, kind, rank, at.space, true)?;
    // GH-SPC-03: in the middle of a round its type needs a card; otherwise (GH-SPC-02) it waits for the next one.
    draw_missing_cards(play)
}

/// GH-SPC-05: locked doors with a letter open, and the rooms behind them are revealed.
pub fn open(play: &mut Play, letter: char) -> Rule {
    let game = play.game;
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    for door in scenario.doors_named(letter) {
        if let Some(n) = play.world.place.board.map.door(door.at) {
            play.world.place.locked.remove(n);
            if play.world.place.board.map.is_closed(door.at, play.world.place.board.doors) {
                play.world.place.board = play.world.place.board.with_open(n);
                let at = play.world.spot(door.at);
                play.tell(|_, _| Fact::DoorOpens { at });
                // GH-REV-04: whoever stands on the plate, or has its turn, is the one who reveals.
                let by = play.world.turns.turn.as_ref().map(|t| t.figure);
                for room in door.rooms {
                    if !play.world.is_revealed(room) {
                        rooms::reveal(play, room, by)?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// GH-SPC-06: a character ends its turn on a pressure plate.
pub fn plate(play: &mut Play, at: board::SpaceId) -> Rule {
    let game = play.game;
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    let overlays = scenario.rooms.iter().flat_map(|r| &r.overlays);
    let plates = overlays.filter_map(|o| match o.what {
        crate::content::Lying::Plate(letter) if o.at.contains(&at) => Some(letter),
        _ => None,
    });
    for letter in plates {
        trigger(play, Happens::Plate(letter))?;
    }
    Ok(())
}
