//! GH-VAR-12, GH-VAR-13, GH-VAR-14, GH-VAR-15, GH-VAR-16, GH-VAR-17, GH-VAR-18, GH-VAR-19, GH-VAR-20, GH-VAR-21,
//! GH-VAR-22, GH-VAR-23, GH-VAR-24: random dungeons: three rooms that cards build one after another.
//!
//! What is played is a scenario that grows: [`World::scenario_of`] makes it from the cards in [`Dungeon::built`].

use crate::actions::{conditions, damage};
use crate::content::dungeon::ROOMS;
use crate::content::{
    BuiltRoom, GateKind, Hurt, Lock, MonsterCard, MonsterCardId, Penalty, RANDOM_DUNGEON, RoomCard,
    RoomCardId, Struck,
};
use crate::shown::names::{figure_name, gate_name};
use crate::world::{Cause, Dungeon, Made, Penalties, Severity};
use crate::{Board, Fact, FigureId, Haven, HeroId, Play, Prompt, World};
use board::SpaceId;
use board::hex::{Doors, Hex};
use serde::Deserialize;
use smallvec::SmallVec;
use std::sync::Arc;
use table::phrase;
use table::{Chance, Choice, Deck, Named, Phrase, Rule, SetupError, Target, WhenEmpty};

/// Where the figures stand before the first room is built.
pub(crate) const WAITING_ROOM: &str = " . . . .";

/// A random dungeon in a position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DungeonAt {
    /// The rooms that are built.
    rooms: Vec<RoomAt>,
    /// The room card on top of the deck; the first one that is left.
    top: Option<String>,
    /// Room cards that were put aside.
    #[serde(default)]
    aside: Vec<String>,
    /// As usual.
    #[serde(default)]
    penalties: Penalties,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomAt {
    room: String,
    monsters: String,
    /// The type of the exit that leads to the next room.
    exit: Option<GateKind>,
}

impl Named<Haven> for RoomCardId {
    fn name(&self, game: &Haven, out: &mut String) {
        out.push_str(game.room_card(*self).map_or("", |card| &card.name));
    }
}

impl Named<Haven> for MonsterCardId {
    fn name(&self, game: &Haven, out: &mut String) {
        out.push_str(game.content.dungeon.monsters.get(usize::from(self.0)).map_or("", |card| &card.name));
    }
}

/// GH-VAR-18: through which entrance the first room is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enter(pub GateKind);

impl Choice<Haven> for Enter {
    fn key(&self, _: &Haven, out: &mut String) {
        out.extend(["entrance:", &self.0.to_string()]);
    }

    fn points_at(&self, _: &Haven) -> Vec<Target> {
        Vec::new()
    }

    fn say(&self, _: &Haven) -> Phrase {
        phrase!("haven-choose-entrance", kind = gate_name(self.0))
    }
}

/// GH-VAR-22: who counts as the character who opens the door of the first room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opener(pub HeroId);

impl Choice<Haven> for Opener {
    fn key(&self, game: &Haven, out: &mut String) {
        out.push_str("opener:");
        game.write_figure(self.0.into(), out);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![game.points_at_figure(self.0)]
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-opener", hero = figure_name(game, self.0.into()))
    }
}

impl World {
    /// GH-VAR-14: both decks are shuffled, and there is no room yet.
    pub(crate) fn begin_dungeon(&mut self, game: &Haven, penalties: Penalties) {
        let cards = &game.content.dungeon;
        let rooms = (0..cards.rooms.len()).map(|n| RoomCardId(n as u8));
        let monsters = (0..cards.monsters.len()).map(|n| MonsterCardId(n as u8));
        // GH-VAR-19: room cards that did not fit are shuffled in again when the deck is empty.
        self.decks.room_cards = Deck::new(rooms, WhenEmpty::Reshuffle);
        self.decks.monster_cards = Deck::new(monsters, WhenEmpty::Stay);
        let dungeon = Dungeon { penalties, top: None, built: SmallVec::new(), made: Made::default() };
        self.place.dungeon = Some(Box::new(dungeon));
    }

    /// The rooms that a position says, with what lies in them, and the doors between them open.
    pub(crate) fn lay_dungeon(&mut self, game: &Haven, at: &DungeonAt) -> Result<(), SetupError> {
        let cards = &game.content.dungeon;
        let wrong = |what: String| SetupError::new(what);
        let monster_card = |name: &String| {
            let n = cards.monsters.iter().position(|card| card.name == *name);
            n.map(|n| MonsterCardId(n as u8))
                .ok_or_else(|| wrong(format!("there is no monster card {name:?}")))
        };
        let room_card = |name: &String| {
            let n = cards.rooms.iter().position(|card| card.name == *name);
            n.map(|n| RoomCardId(n as u8)).ok_or_else(|| wrong(format!("there is no room card {name:?}")))
        };
        self.begin_dungeon(game, at.penalties);
        let mut built: SmallVec<[BuiltRoom; ROOMS]> = SmallVec::new();
        let mut left_by: Option<GateKind> = None;
        for RoomAt { room: name, monsters, exit } in &at.rooms {
            let (room, monsters) = (room_card(name)?, monster_card(monsters)?);
            let card = &cards.rooms[usize::from(room.0)];
            let entrance = left_by.map_or(Some(0), |kind| card.entrance(kind));
            let entrance = entrance.ok_or_else(|| wrong(format!("{name} has no such entrance")))?;
            let exit_of = |kind: &GateKind| card.exits.iter().position(|gate| gate.kind == *kind);
            let taken = exit.as_ref().and_then(exit_of).map(|n| n as u8);
            if exit.is_some() != taken.is_some() {
                return Err(wrong(format!("{name} has no such exit")));
            }
            left_by = *exit;
            if self.decks.room_cards.take(&room).is_none()
                || self.decks.monster_cards.take(&monsters).is_none()
            {
                return Err(wrong(format!("a card of {name} is there twice")));
            }
            built.push(BuiltRoom { room, monsters, entrance, exit: taken });
        }
        if built.len() > ROOMS
            || built.iter().rev().skip(1).any(|room| room.exit.is_none())
            || left_by.is_some()
        {
            return Err(wrong("one to three rooms, each but the last with the exit to the next".to_owned()));
        }
        let Some(scenario) = game.content.dungeon_of(&built, 0) else {
            return Err(wrong("these rooms make no dungeon".to_owned()));
        };
        for name in &at.aside {
            let card = self.decks.room_cards.take(&room_card(name)?);
            self.decks.room_cards.discard(card.ok_or_else(|| wrong(format!("{name} is there twice")))?);
        }
        let top = match &at.top {
            Some(name) if built.len() == ROOMS => {
                return Err(wrong(format!("three rooms are built, so {name} is not on top")));
            }
            Some(name) => {
                let card = self.decks.room_cards.take(&room_card(name)?);
                Some(card.ok_or_else(|| wrong(format!("{name} is there twice")))?)
            }
            None if built.len() == ROOMS => None,
            None => {
                let first = self.decks.room_cards.cards_left().first().copied();
                first.and_then(|card| self.decks.room_cards.take(&card))
            }
        };
        let rule = self.agreed.rulings.sight(self.agreed.edition);
        self.place.board = Arc::new(Board::new(scenario.map.clone(), Doors::all_closed(), rule));
        for room in 0..built.len() {
            self.place.revealed.insert(room);
            self.lay_out(&scenario, room);
        }
        for (n, door) in scenario.doors.iter().enumerate() {
            if door.lock != Lock::None {
                self.place.locked.insert(n);
            } else if door.rooms[1] < built.len() {
                self.place.board = self.place.board.with_open(n);
            }
        }
        if let Some(dungeon) = self.place.dungeon.as_mut() {
            (dungeon.top, dungeon.built) = (top, built);
        }
        Ok(())
    }

    /// GH-HID-09: the top room card is any of those that are left with the same back.
    pub(crate) fn imagine_top(&mut self, game: &Haven, chance: &mut Chance) {
        let Some(dungeon) = self.place.dungeon.as_mut() else { return };
        let Some(top) = dungeon.top else { return };
        let back = dungeon.back(game);
        self.decks.room_cards.shuffle_in([top]);
        let mut pool = self.decks.room_cards.cards_left();
        pool.retain(|card| game.room_card(*card).is_some_and(|card| card.back() == back));
        if !pool.is_empty() {
            dungeon.top = self.decks.room_cards.take(&pool[chance.below(pool.len())]);
        }
    }

    /// The card of a room that is built.
    fn card_of_room<'g>(&self, game: &'g Haven, room: usize) -> Option<&'g RoomCard> {
        game.room_card(self.place.dungeon.as_ref()?.built.get(room)?.room)
    }

    /// The exit of the last room that this door closes, and its type; nothing, if it is no such exit.
    fn exit_at(&self, game: &Haven, door: SpaceId) -> Option<(usize, GateKind)> {
        let last = self.place.dungeon.as_ref()?.built.len().checked_sub(1)?;
        let scenario = self.dungeon_of(game)?;
        let exit = scenario.doors.iter().filter(|d| d.rooms[0] == last).position(|d| d.at == door)?;
        Some((exit, self.card_of_room(game, last)?.exits.get(exit)?.kind))
    }

    /// The figures stand near the entrance until their players have chosen.
    fn gather(&mut self, game: &Haven) {
        let Some(scenario) = self.dungeon_of(game) else { return };
        for (hero, at) in self.party.heroes.iter_mut().zip(&scenario.starts) {
            hero.body.at = *at;
        }
    }

    /// GH-VAR-21, GH-VAR-22: whom a penalty strikes. Nobody is in the room before the first.
    fn struck(&self, game: &Haven, by: Struck, room: usize, opener: Option<HeroId>) -> Vec<HeroId> {
        let scenario = self.dungeon_of(game);
        let room_of = |hero: HeroId| scenario.as_ref()?.room_of(self.at(hero.into())?);
        let is_struck = |hero: &HeroId| match by {
            Struck::Opener => Some(*hero) == opener,
            Struck::Everybody => true,
            Struck::PreviousRoom => room > 0 && room_of(*hero) == Some(room - 1),
        };
        self.party.heroes.iter().filter(|h| !h.gone).map(|h| h.id).filter(is_struck).collect()
    }
}

impl Haven {
    /// A room card of random dungeons.
    pub fn room_card(&self, id: RoomCardId) -> Option<&RoomCard> {
        self.content.dungeon.rooms.get(usize::from(id.0))
    }

    /// A monster card of random dungeons.
    pub fn monster_card(&self, id: MonsterCardId) -> Option<&MonsterCard> {
        self.content.dungeon.monsters.get(usize::from(id.0))
    }

    /// Whether this is the name of a random dungeon, and there are cards for one.
    pub fn is_dungeon(&self, name: &str) -> bool {
        name == RANDOM_DUNGEON && !self.content.dungeon.rooms.is_empty()
    }
}

/// GH-VAR-14: the first room is built from the top cards of both decks.
pub fn first_room(play: &mut Play) -> Rule {
    if play.world.place.dungeon.is_none() {
        return Ok(());
    }
    let Some(room) = turn_top(play)? else { return play.impossible("there is no room card") };
    let monsters = monster_card(play)?;
    let Some(card) = play.game.room_card(room) else { return play.impossible("there is no such room card") };
    let Some(map) = card.map_of(0, Hex::default()) else { return play.impossible("the room is no map") };
    let rule = play.world.agreed.rulings.sight(play.world.agreed.edition);
    play.world.place.board = play.game.boards.of_room(&card.name, rule, map);
    build(play, BuiltRoom { room, monsters, entrance: 0, exit: None })?;
    play.world.gather(play.game);
    Ok(())
}

/// GH-VAR-18, GH-DEC-36: with several entrances the players choose one together.
pub fn choose_entrance(play: &mut Play) -> Rule {
    let Some(card) = play.world.card_of_room(play.game, 0) else { return Ok(()) };
    let options: Vec<Enter> = card.entrances.iter().map(|gate| Enter(gate.kind)).collect();
    for gate in &card.entrances {
        play.tell(|_, _| Fact::Entrance { kind: gate.kind, at: gate.at.offset() });
    }
    let Enter(chosen) = play.choose_party(play.world.seats(), Prompt::Entrance, &options)?.1;
    if let (Some(dungeon), Some(entrance)) = (play.world.place.dungeon.as_mut(), card.entrance(chosen)) {
        dungeon.built[0].entrance = entrance;
        dungeon.changed();
    }
    play.world.gather(play.game);
    Ok(())
}

/// GH-VAR-14, GH-VAR-19, GH-VAR-20, GH-VAR-27: an exit of the last room is open: the next room is built behind it, and
/// the other exit is sealed.
pub fn build_behind(play: &mut Play, door: SpaceId) -> Rule {
    let game = play.game;
    let Some((exit, kind)) = play.world.exit_at(game, door) else { return Ok(()) };
    let Some((room, entrance)) = fitting_room(play, kind)? else {
        return play.impossible(format!("no room card has an entrance {kind}"));
    };
    let monsters = monster_card(play)?;
    seal_others(play, exit, door);
    let number = play.world.place.dungeon.as_ref().map_or(0, |d| d.built.len());
    let Some(card) = game.room_card(room) else { return play.impossible("there is no such room card") };
    let by = play.world.place.board.map.hex(door) - card.entrances[usize::from(entrance)].at;
    let grown = card.map_of(number, by).and_then(|more| play.world.place.board.map.with_below(&more).ok());
    let Some(map) = grown else { return play.impossible(format!("{} does not fit", card.name)) };
    play.world.place.board = play.world.place.board.grown(map);
    build(play, BuiltRoom { room, monsters, entrance, exit: None })
}

/// GH-VAR-19, GH-VAR-27: room cards are turned until one has an entrance of this type, and this entrance is used; the
/// others are put aside.
fn fitting_room(play: &mut Play, kind: GateKind) -> Rule<Option<(RoomCardId, u8)>> {
    // All cards come up before one of them comes up a third time.
    for _ in 0..=2 * play.game.content.dungeon.rooms.len() {
        let Some(room) = turn_top(play)? else { return Ok(None) };
        if let Some(entrance) = play.game.room_card(room).and_then(|card| card.entrance(kind)) {
            return Ok(Some((room, entrance)));
        }
        play.tell(|_, _| Fact::PutsAside { card: room });
        show_back(play)?;
        play.world.decks.room_cards.discard(room);
    }
    Ok(None)
}

/// The top room card is turned.
fn turn_top(play: &mut Play) -> Rule<Option<RoomCardId>> {
    if play.world.place.dungeon.as_ref().is_some_and(|dungeon| dungeon.top.is_none()) {
        show_back(play)?;
    }
    Ok(play.world.place.dungeon.as_mut().and_then(|dungeon| dungeon.top.take()))
}

/// GH-HID-09: another room card lies on top, and its back is seen.
fn show_back(play: &mut Play) -> Rule {
    let top = play.draw("room-cards", |world| &mut world.decks.room_cards)?;
    if let Some(dungeon) = play.world.place.dungeon.as_mut() {
        dungeon.top = top;
        let back: SmallVec<[GateKind; 2]> = dungeon.back(play.game).into();
        play.tell(|_, _| Fact::Back { back });
    }
    Ok(())
}

fn monster_card(play: &mut Play) -> Rule<MonsterCardId> {
    match play.draw("monster-cards", |world| &mut world.decks.monster_cards)? {
        Some(card) => Ok(card),
        None => play.impossible("there is no monster card"),
    }
}

/// A room is added to those that are built. Unless it is the last one, it has exits, and the next card is seen from its
/// back.
fn build(play: &mut Play, room: BuiltRoom) -> Rule {
    let Some(dungeon) = play.world.place.dungeon.as_mut() else { return Ok(()) };
    dungeon.built.push(room);
    dungeon.changed();
    let number = dungeon.built.len();
    let monsters = room.monsters;
    play.tell(|_, _| Fact::Built { room: room.room, monsters });
    // GH-VAR-23: the monster card lies open: what the traps and treasures of the room are.
    if let Some(card) = play.game.monster_card(monsters) {
        if !card.traps().is_empty() {
            play.tell(|_, _| Fact::CardTraps { monsters });
        }
        if !card.treasure.is_empty() {
            play.tell(|_, _| Fact::CardTreasure { monsters });
        }
    }
    if number == ROOMS {
        return Ok(());
    }
    let scenario = play.world.dungeon_of(play.game);
    for door in scenario.iter().flat_map(|s| &s.doors).filter(|door| door.rooms[1] == number) {
        if let Some((_, kind)) = play.world.exit_at(play.game, door.at) {
            let at = play.world.spot(door.at);
            play.tell(|_, _| Fact::Exit { kind, at });
        }
    }
    show_back(play)
}

/// GH-VAR-20: the exit that is used, and the one that is not: it is sealed for good.
fn seal_others(play: &mut Play, exit: usize, door: SpaceId) {
    let Some(scenario) = play.world.dungeon_of(play.game) else { return };
    let Some(dungeon) = play.world.place.dungeon.as_mut() else { return };
    let last = dungeon.built.len().saturating_sub(1);
    dungeon.built[last].exit = Some(exit as u8);
    dungeon.changed();
    for (n, other) in scenario.doors.iter().enumerate().filter(|(_, d)| d.rooms[0] == last && d.at != door) {
        play.world.place.locked.insert(n);
        let at = play.world.spot(other.at);
        play.tell(|_, _| Fact::Seals { at });
    }
}

/// GH-VAR-21: a room is revealed and built: the penalty that was chosen for it is suffered.
///
/// GH-VAR-22, GH-DEC-36: nobody has opened a door to the first room, so the players decide whom it strikes.
pub fn suffer_penalty(play: &mut Play, room: usize, by: Option<FigureId>) -> Rule {
    let game = play.game;
    let Some(card) = play.world.card_of_room(game, room) else { return Ok(()) };
    let Some(dungeon) = play.world.place.dungeon.as_ref() else { return Ok(()) };
    let severity = dungeon.penalties.0.get(room).copied().unwrap_or(Severity::None);
    let id = dungeon.built[room].room;
    let penalty = match severity {
        Severity::None => return Ok(()),
        Severity::Minor => &card.minor,
        Severity::Major => &card.major,
    };
    play.tell(|_, _| Fact::Penalty { card: id, major: severity == Severity::Major });
    let opener = match by {
        Some(FigureId::Hero(hero)) => Some(hero),
        _ if penalty.iter().any(|p| p.struck() == Struck::Opener) => {
            let there = play.world.party.heroes.iter().filter(|h| !h.exhausted);
            let options: Vec<Opener> = there.map(|h| Opener(h.id)).collect();
            Some(play.choose_party(play.world.seats(), Prompt::Opener, &options)?.1.0)
        }
        _ => None,
    };
    for deed in penalty {
        for hero in play.world.struck(game, deed.struck(), room, opener) {
            match deed {
                Penalty::Give(_, condition) => conditions::give(play, hero.into(), *condition),
                Penalty::Hurt(_, Hurt::Trap) => {
                    let amount = play.world.trap_damage();
                    damage::suffer(play, hero.into(), amount, Cause::Penalty)?;
                }
                Penalty::Hurt(_, Hurt::Hazard) => {
                    let amount = play.world.hazard_damage();
                    damage::suffer(play, hero.into(), amount, Cause::Penalty)?;
                }
            }
        }
    }
    Ok(())
}
