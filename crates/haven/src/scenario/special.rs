//! GH-SPC: the special rules of scenarios.

use crate::actions::hexes::{self, Need};
use crate::actions::outcomes::{self, Source};
use crate::actions::{damage, looting, movement, shadows};
use crate::content::{Deed, Rank, Scenario, Trigger};
use crate::monsters::cards::draw_missing_cards;
use crate::scenario::{objectives, rooms};
use crate::world::Cause;
use crate::{Fact, FigureId, HeroId, Play, Prompt, World};
use board::SpaceId;
use board::hex::Gait;
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
    Enters(char),
    EndsNear(char),
    Looted(u8),
    RevealedDead,
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
            (Happens::Plate(letter), Trigger::Plate(wanted))
            | (Happens::Enters(letter), Trigger::Enters(wanted))
            | (Happens::EndsNear(letter), Trigger::EndsNear(wanted)) => letter == wanted,
            (Happens::Looted(number), Trigger::Looted(wanted)) => number == wanted,
            (Happens::RevealedDead, Trigger::RevealedDead) => true,
            _ => false,
        }
    }
}

/// Reads the sections and carries out the special rules that wait for this.
pub fn trigger(play: &mut Play, what: Happens) -> Rule {
    let game = play.game;
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    read_sections(play, &scenario, &what)?;
    let characters = play.world.party.heroes.len() as u8;
    for (n, rule) in scenario.rules.iter().enumerate() {
        if rule.until.as_ref().is_some_and(|until| what.is(until)) {
            play.world.place.rules_over.insert(n);
        }
        if play.world.counts(&scenario, n) && rule.is_for(characters) && what.is(&rule.when) {
            let source = Source::of(Cause::Scenario);
            rule.does.iter().try_for_each(|effect| outcomes::happen(play, effect, source))?;
        }
    }
    Ok(())
}

/// FH-SCN-03, FH-SCN-11, FH-GEN-05, FH-DIF-56: a section is read as soon as what it waits for happens, even in the
/// middle of an ability, and once. The rooms say the number of their own.
fn read_sections(play: &mut Play, scenario: &Scenario, what: &Happens) -> Rule {
    for (n, section) in scenario.sections.iter().enumerate() {
        if play.world.place.read.has(n) || !what.is(&section.when) {
            continue;
        }
        play.world.place.read.insert(n);
        if scenario.rooms.iter().all(|room| room.section != Some(section.number)) {
            let section = section.number;
            play.tell(|_, _| Fact::Section { section });
        }
        if let Some(page) = play.world.place.scenario {
            for line in scenario.goal_lines(n) {
                play.tell(|_, _| Fact::GoalIs { scenario: page, line: line as u8 });
            }
            let rules = scenario.rules.iter().zip(scenario.count_rules() - scenario.rules.len()..);
            for (_, line) in rules.filter(|(rule, _)| rule.since == Some(n as u8)) {
                play.tell(|_, _| Fact::SpecialRule { scenario: page, line: line as u8 });
            }
        }
        let source = Source::of(Cause::Scenario);
        section.does.iter().try_for_each(|effect| outcomes::happen(play, effect, source))?;
    }
    Ok(())
}

/// What only a page brings about.
pub fn deed(play: &mut Play, deed: &Deed, source: Source) -> Rule {
    match deed {
        Deed::Unlock(letter) => {
            unlock(play, *letter);
            Ok(())
        }
        Deed::Reveal(room) => {
            let room = usize::from(*room).saturating_sub(1);
            if play.world.is_revealed(room) { Ok(()) } else { rooms::reveal(play, room, None) }
        }
        Deed::LootCards(count) => match source.by {
            Some(hero) => looting::draw_cards(play, hero.into(), *count),
            None => Ok(()),
        },
        Deed::Remove(name, room) => {
            let room = usize::from(*room).saturating_sub(1);
            let gone = play.world.objectives_in(play.game, name, room);
            gone.into_iter().try_for_each(|figure| objectives::fall(play, figure))
        }
        Deed::Gather(room) => gather(play, usize::from(*room).saturating_sub(1)),
        Deed::TakeAway(room) => {
            take_away(play, usize::from(*room).saturating_sub(1));
            Ok(())
        }
        Deed::RoundsAnew => {
            play.world.place.rounds_before = play.world.turns.round.saturating_sub(1);
            Ok(())
        }
        Deed::HazardBesideObjectives => {
            let amount = play.world.hazard_damage();
            let near = play.world.heroes_beside_objectives();
            near.into_iter().try_for_each(|hero| damage::suffer(play, hero.into(), amount, Cause::Scenario))
        }
        // FH-TRE-09: the campaign draws it.
        Deed::RandomDesign => {
            if let Some(hero) = source.by {
                play.tell(|_, _| Fact::FindsRandomDesign { hero });
            }
            Ok(())
        }
        Deed::Morale(..) | Deed::Resource(..) | Deed::Inspiration(_) | Deed::CheckMarks(_) => {
            play.impossible("a reward before the end of the scenario")
        }
    }
}

/// All characters and their summons, in the order of their initiative, go to the nearest empty hexes of a room; each
/// player chooses among equally near ones.
fn gather(play: &mut Play, room: usize) -> Rule {
    let Some(scenario) = play.world.scenario_of(play.game) else { return Ok(()) };
    let Some(is) = scenario.rooms.get(room) else { return Ok(()) };
    let mut all: Vec<FigureId> =
        play.world.figures().filter(|f| matches!(f, FigureId::Hero(_) | FigureId::Summon(_))).collect();
    all.sort_by_key(|figure| play.world.order_of(play.game, *figure));
    let hexes = scenario.map.spaces_of(is.id);
    for figure in all {
        let Some(at) = play.world.at(figure).filter(|at| !hexes.contains(*at)) else { continue };
        let world = &*play.world;
        let free = hexes.iter().filter(|hex| world.is_empty_hex(*hex));
        let near: Vec<(u16, SpaceId)> =
            free.filter_map(|hex| Some((world.distance(at, hex)?, hex))).collect();
        let least = near.iter().map(|(apart, _)| *apart).min();
        let near = near.into_iter().filter(|(apart, _)| Some(*apart) == least).map(|(_, hex)| hex);
        let prompt = Prompt::Destination { figure };
        if let Some(to) = hexes::choose(play, figure, prompt, Need::Must, near)? {
            movement::go(play, figure, to, Gait::Walk);
        }
        if let FigureId::Hero(hero) = figure {
            shadows::gather(play, hero, &hexes)?;
        }
    }
    Ok(())
}

/// FH-SCN-03: the tiles of a room and its doors leave the map, with whatever lies there.
fn take_away(play: &mut Play, room: usize) {
    let Some(scenario) = play.world.scenario_of(play.game) else { return };
    play.world.take_room_away(&scenario, room);
    play.tell(|_, _| Fact::TakenAway { room: room as u8 + 1 });
}

/// FH-SPR-07: locked doors with a letter count as walls no longer; they are opened as others are.
fn unlock(play: &mut Play, letter: char) {
    let Some(scenario) = play.world.scenario_of(play.game) else { return };
    for door in scenario.doors_named(letter) {
        if let Some(n) = play.world.place.board.map.door(door.at).filter(|n| play.world.place.locked.has(*n))
        {
            play.world.place.locked.remove(n);
            let at = play.world.spot(door.at);
            play.tell(|_, _| Fact::Unlocked { at });
        }
    }
}

impl World {
    /// FH-SCN-03: whether a special rule, by its place, is in force: its section has been read, and it is not over.
    pub fn counts(&self, scenario: &Scenario, rule: usize) -> bool {
        let read = |section: u8| self.place.read.has(usize::from(section));
        let since = scenario.rules.get(rule).and_then(|rule| rule.since);
        !self.place.rules_over.has(rule) && since.is_none_or(read)
    }

    /// Whether a section or a special rule of the page waits for this.
    pub fn page_waits_for(&self, game: &crate::Haven, what: &Happens) -> bool {
        let Some(scenario) = self.scenario_of(game) else { return false };
        let characters = self.party.heroes.len() as u8;
        let mut sections = scenario.sections.iter().enumerate();
        let mut rules = scenario.rules.iter().enumerate();
        sections.any(|(n, section)| !self.place.read.has(n) && what.is(&section.when))
            || rules.any(|(n, r)| self.counts(&scenario, n) && r.is_for(characters) && what.is(&r.when))
    }

    /// FH-EOR-07: the round that rules mean, which may have been counted anew.
    pub fn round_counted(&self) -> u8 {
        self.turns.round.saturating_sub(self.place.rounds_before)
    }

    /// The objectives of a name that stand in a room.
    fn objectives_in(&self, game: &crate::Haven, name: &str, room: usize) -> Vec<FigureId> {
        let Some(scenario) = self.scenario_of(game) else { return Vec::new() };
        let there = self.foes.objectives.iter().filter(|o| !o.gone);
        let of_name = there.filter(|o| game.objective(o.id.kind).name == name);
        of_name.filter(|o| scenario.room_of(o.body.at) == Some(room)).map(|o| o.figure()).collect()
    }

    /// GH-SPC-01, FH-SPN-02: where a monster spawns: on an empty hex with the letter, or else on the nearest empty one.
    fn spawn_places(&self, scenario: &Scenario, letter: char) -> Vec<SpaceId> {
        let free: Vec<SpaceId> = scenario.marked(letter).filter(|at| self.is_empty_hex(*at)).collect();
        if !free.is_empty() {
            return free;
        }
        let near = scenario.marked(letter).flat_map(|point| {
            self.empty_near(point).into_iter().map(move |at| (self.distance(point, at), at))
        });
        let near: Vec<_> = near.collect();
        let least = near.iter().map(|(apart, _)| *apart).min();
        let mut all: Vec<SpaceId> =
            near.into_iter().filter(|(apart, _)| Some(*apart) == least).map(|(_, at)| at).collect();
        all.sort();
        all.dedup();
        all
    }

    fn heroes_beside_objectives(&self) -> Vec<HeroId> {
        let obstacles = || self.foes.objectives.iter().filter(|o| !o.gone && !o.ally).map(|o| o.body.at);
        let beside = |at: SpaceId| obstacles().any(|other| self.place.board.adjacent(at, other));
        self.party.heroes.iter().filter(|h| !h.gone && beside(h.body.at)).map(|h| h.id).collect()
    }
}

/// GH-SPC-01, GH-SPC-02, GH-SPC-03, GH-SPC-04, FH-SPN-10, FH-GAP-38, FH-DIF-52: a monster spawns on its spawn point, or
/// on the empty hex nearest to it; the players choose among equally near ones.
pub fn spawn(play: &mut Play, kind: &str, rank: Rank, letter: char) -> Rule {
    let game = play.game;
    let Some(kind) = game.content.kind(kind) else { return Ok(()) };
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    if play.world.free_standees(game, kind).is_empty() {
        return Ok(());
    }
    let places = play.world.spawn_places(&scenario, letter);
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
pub fn ends_turn_on(play: &mut Play, at: SpaceId) -> Rule {
    if play.world.agreed.edition.plates_count_at_once() { Ok(()) } else { plate(play, at) }
}

/// FH-OVL-07, FH-SCN-11, FH-SCN-10: a character enters a hex, in whatever way; a pressure plate counts at once, and so
/// does a hex with a letter.
pub fn enters(play: &mut Play, figure: FigureId, at: SpaceId) -> Rule {
    let FigureId::Hero(_) = figure else { return Ok(()) };
    if !play.world.agreed.edition.plates_count_at_once() || !play.world.has_rooms() {
        return Ok(());
    }
    plate(play, at)?;
    let Some(scenario) = play.world.scenario_of(play.game) else { return Ok(()) };
    for (letter, _) in scenario.marks.iter().filter(|(_, mark)| *mark == at) {
        trigger(play, Happens::Enters(*letter))?;
    }
    Ok(())
}

/// FH-SCN-11: a character ends a movement on or beside a hex with a letter.
pub fn ends_movement(play: &mut Play, figure: FigureId) -> Rule {
    let FigureId::Hero(_) = figure else { return Ok(()) };
    let waits = play.world.agreed.edition.plates_count_at_once() && play.world.has_rooms();
    let Some(at) = play.world.at(figure).filter(|_| waits) else { return Ok(()) };
    let Some(scenario) = play.world.scenario_of(play.game) else { return Ok(()) };
    for (letter, mark) in &scenario.marks {
        if *mark == at || play.world.place.board.adjacent(*mark, at) {
            trigger(play, Happens::EndsNear(*letter))?;
        }
    }
    Ok(())
}

fn plate(play: &mut Play, at: SpaceId) -> Rule {
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
