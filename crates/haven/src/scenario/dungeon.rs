//! GH-VAR-12, GH-VAR-13, GH-VAR-14, GH-VAR-15, GH-VAR-16, GH-VAR-17, GH-VAR-18, GH-VAR-19, GH-VAR-20, GH-VAR-21,
//! GH-VAR-22, GH-VAR-23, GH-VAR-24: random dungeons: three rooms that cards build one after another.
//!
//! FH-VAR-12, FH-VAR-13, FH-VAR-15, FH-VAR-16, FH-VAR-17, FH-VAR-18, FH-VAR-19, FH-DIF-75: the same in Frosthaven, with
//! a loot deck and elements.
//!
//! What is played is a scenario that grows: [`World::scenario_of`] makes it from the cards in [`Dungeon::built`].

use crate::actions::outcomes::{self, Source};
use crate::content::dungeon::ROOMS;
use crate::content::{
    BuiltRoom, GateKind, Lock, MonsterCard, MonsterCardId, RANDOM_DUNGEON, RoomCard, RoomCardId, Whom,
};
use crate::shown::names::{figure_name, gate_name};
use crate::world::{Cause, Dungeon, Penalties, Severity};
use crate::{Board, Fact, FigureId, Haven, HeroId, Play, Prompt, World};
use board::SpaceId;
use board::hex::{Doors, Hex};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;
use table::phrase;
use table::{Chance, Choice, Deck, Named, Phrase, Rule, SetupError, Target, WhenEmpty};

/// Where the figures stand before the first room is built.
pub(crate) const WAITING_ROOM: &str = " . . . .";

/// A random dungeon in a position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DungeonAt {
    /// The rooms that are built.
    rooms: Vec<RoomAt>,
    /// The room card on top of the deck; the first one that is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    top: Option<String>,
    /// Room cards that were put aside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    aside: Vec<String>,
    /// Which penalties are played with; as usual.
    #[serde(default)]
    penalties: Penalties,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomAt {
    room: String,
    monsters: String,
    /// The type of the entrance of the first room; its first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    entrance: Option<GateKind>,
    /// The type of the exit that leads to the next room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
        let dungeon = Dungeon { penalties, top: None, built: SmallVec::new() };
        self.place.dungeon = Some(Box::new(dungeon));
    }

    /// The rooms that a position names, with what lies in them, and the doors between them open.
    pub(crate) fn lay_dungeon(&mut self, game: &Haven, at: &DungeonAt) -> Result<(), SetupError> {
        let cards = &game.content.dungeon;
        self.begin_dungeon(game, at.penalties);
        let mut built: SmallVec<[BuiltRoom; ROOMS]> = SmallVec::new();
        let mut left_by: Option<GateKind> = None;
        for (n, is) in at.rooms.iter().enumerate() {
            let room = self.lay_room(game, is, left_by).map_err(|e| e.at(n).at("rooms"))?;
            left_by = is.exit;
            built.push(room);
        }
        let too_many = built.is_empty() || built.len() > ROOMS;
        if too_many || built.iter().rev().skip(1).any(|room| room.exit.is_none()) || left_by.is_some() {
            let error = SetupError::new("these rooms do not follow each other").at("rooms");
            return Err(error.expected("one to three rooms, each but the last with the exit to the next"));
        }
        let room_card = |name: &String| {
            let n = cards.rooms.iter().position(|card| card.name == *name);
            n.map(|n| RoomCardId(n as u8))
                .ok_or_else(|| no_card("room card", name, cards.rooms.iter().map(|c| &c.name)))
        };
        let twice = |name: &String| {
            SetupError::new(format!("{name} is there twice")).expected("each room card in one place")
        };
        let Some(scenario) = game.content.dungeon_of(&built, 0) else {
            return Err(SetupError::new("these rooms make no dungeon").at("rooms"));
        };
        for (n, name) in at.aside.iter().enumerate() {
            let card = room_card(name).map_err(|e| e.at(n).at("aside"))?;
            let card = self.decks.room_cards.take(&card).ok_or_else(|| twice(name).at(n).at("aside"))?;
            self.decks.room_cards.discard(card);
        }
        let top = match &at.top {
            Some(name) if built.len() == ROOMS => {
                let text = format!("three rooms are built, so {name} is not on top");
                return Err(SetupError::new(text).at("top").expected("nothing on top"));
            }
            Some(name) => {
                let card = room_card(name).map_err(|e| e.at("top"))?;
                Some(self.decks.room_cards.take(&card).ok_or_else(|| twice(name).at("top"))?)
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

    /// A room of a position, with its cards taken out of their decks.
    fn lay_room(
        &mut self,
        game: &Haven,
        is: &RoomAt,
        left_by: Option<GateKind>,
    ) -> Result<BuiltRoom, SetupError> {
        let cards = &game.content.dungeon;
        let Some(room) = cards.rooms.iter().position(|card| card.name == is.room) else {
            return Err(no_card("room card", &is.room, cards.rooms.iter().map(|c| &c.name)).at("room"));
        };
        let Some(monsters) = cards.monsters.iter().position(|card| card.name == is.monsters) else {
            let all = cards.monsters.iter().map(|c| &c.name);
            return Err(no_card("monster card", &is.monsters, all).at("monsters"));
        };
        let card = &cards.rooms[room];
        let kinds = |gates: &[crate::content::Gate]| {
            gates.iter().map(|gate| gate.kind.to_string()).collect::<Vec<_>>().join(", ")
        };
        let entrance = left_by.or(is.entrance).map_or(Some(0), |kind| card.entrance(kind));
        let Some(entrance) = entrance else {
            let error = SetupError::new(format!("{} has no such entrance", is.room)).at("entrance");
            return Err(error.expected(format!("an entrance of type {}", kinds(&card.entrances))));
        };
        let exit = match is.exit {
            None => None,
            Some(kind) => match card.exits.iter().position(|gate| gate.kind == kind) {
                Some(n) => Some(n as u8),
                None => {
                    let error = SetupError::new(format!("{} has no such exit", is.room)).at("exit");
                    return Err(error.expected(format!("an exit of type {}", kinds(&card.exits))));
                }
            },
        };
        let (room, monsters) = (RoomCardId(room as u8), MonsterCardId(monsters as u8));
        let there = self.decks.room_cards.take(&room).zip(self.decks.monster_cards.take(&monsters));
        match there {
            Some((room, monsters)) => Ok(BuiltRoom { room, monsters, entrance, exit }),
            None => {
                let error = SetupError::new(format!("a card of {} is there twice", is.room)).at("room");
                Err(error.expected("each card in one place"))
            }
        }
    }

    /// The random dungeon as a position writes it.
    pub(crate) fn dungeon_at(&self, game: &Haven) -> Option<DungeonAt> {
        let dungeon = self.place.dungeon.as_ref()?;
        let name = |card: RoomCardId| game.room_card(card).map(|card| card.name.clone());
        let mut rooms = Vec::new();
        for (n, built) in dungeon.built.iter().enumerate() {
            let card = game.room_card(built.room)?;
            let entrance = card.entrances.get(usize::from(built.entrance)).map(|gate| gate.kind);
            rooms.push(RoomAt {
                room: card.name.clone(),
                monsters: game.monster_card(built.monsters)?.name.clone(),
                entrance: entrance.filter(|_| n == 0 && built.entrance > 0),
                exit: built.exit.and_then(|exit| card.exits.get(usize::from(exit))).map(|gate| gate.kind),
            });
        }
        let aside = self.decks.room_cards.discarded().iter().filter_map(|card| name(*card)).collect();
        let top = dungeon.top.and_then(name);
        Some(DungeonAt { rooms, top, aside, penalties: dungeon.penalties })
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

    /// The exit of the last room that this door closes, and its type; `None` if it is not such an exit.
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

    /// GH-VAR-21, GH-VAR-22: the characters in the room before this one. Nobody is in the room before the first.
    pub(crate) fn in_previous_room(&self, game: &Haven, room: usize) -> Vec<HeroId> {
        let scenario = self.dungeon_of(game);
        let room_of = |hero: HeroId| scenario.as_ref()?.room_of(self.at(hero.into())?);
        let there = |hero: &HeroId| room > 0 && room_of(*hero) == Some(room - 1);
        self.party.heroes.iter().map(|h| h.id).filter(there).collect()
    }
}

/// The error that there is no such card; it lists those that there are.
fn no_card<'a>(what: &str, name: &str, all: impl Iterator<Item = &'a String>) -> SetupError {
    let all: Vec<&str> = all.map(String::as_str).collect();
    SetupError::new(format!("there is no {what} {name:?}")).expected(format!("one of: {}", all.join(", ")))
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
    for (n, other) in scenario.doors.iter().enumerate().filter(|(_, d)| d.rooms[0] == last && d.at != door) {
        play.world.place.locked.insert(n);
        let at = play.world.spot(other.at);
        play.tell(|_, _| Fact::Seals { at });
    }
}

/// FH-VAR-19: a room is revealed: the elements on its monster card become strong at the end of this turn, those of the
/// first room before the first round.
pub fn infuse(play: &mut Play, room: usize) {
    let built = play.world.place.dungeon.as_ref().and_then(|dungeon| dungeon.built.get(room));
    let Some(card) = built.and_then(|built| play.game.monster_card(built.monsters)) else { return };
    for element in card.infuses.iter().copied() {
        play.world.elements.infused.insert(element as usize);
        play.tell(|_, _| Fact::RoomInfuses { element });
    }
    if play.world.turns.turn.is_none() {
        play.world.elements_become_strong();
    }
}

/// GH-VAR-21: a room is revealed and built: the penalty that was chosen for it is suffered.
///
/// GH-VAR-22, GH-DEC-36: nobody has opened a door to the first room, so the players decide whom its penalty strikes.
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
    play.tell(|_, _| Fact::Penalty { card: id, severity });
    let opener = match by {
        Some(FigureId::Hero(hero)) => Some(hero),
        _ if penalty.iter().any(|p| p.whom() == Some(Whom::Opener)) => {
            let there = play.world.party.heroes.iter().filter(|h| !h.exhausted);
            let options: Vec<Opener> = there.map(|h| Opener(h.id)).collect();
            Some(play.choose_party(play.world.seats(), Prompt::Opener, &options)?.1.0)
        }
        _ => None,
    };
    let source = Source { cause: Cause::Penalty, by: opener, room };
    penalty.iter().try_for_each(|effect| outcomes::happen(play, effect, source))
}
