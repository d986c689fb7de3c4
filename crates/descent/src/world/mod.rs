//! Everything that changes while a quest is played.

mod check;
mod figures;
mod groups;
mod heroes;
mod lasting;
mod migrate;
mod objects;
mod pick;
mod special;
mod under_way;

pub use heroes::{Familiar, Found, Hero, Learnt, Owned};
pub use lasting::{Lasting, Lasts};
pub(crate) use migrate::migrate;
pub use objects::{Object, ObjectId};
pub use pick::{DiePick, Pick, Printed};
pub use special::{Carried, Room, Secret, Special, Taint};
pub use under_way::{
    AbilityRef, Attack, Card, DieNow, Mark, Played, Roll, Struck, Test, UnderWay, WeaponRef,
};

use crate::content::{
    CardId, ClassId, Condition, Ground, ItemId, MonsterTypeId, QuestId, Rank, SearchId, SheetId, TokenKind,
};
use crate::rulings::Rulings;
use board::square::{Body, Gates, Spot};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Deck, Seat, SeatSet};

/// A hero: its seat and its sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct HeroId {
    /// Its place at the table.
    pub place: u8,
    /// Its sheet.
    pub sheet: SheetId,
}

impl HeroId {
    /// Who plays it.
    pub fn seat(self) -> Seat {
        Seat(self.place)
    }
}

/// A monster: its type and the number of its figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct MonsterId {
    /// Its type.
    pub of: MonsterTypeId,
    /// The number of the figure, from 1.
    pub number: u8,
}

/// DE-FIG-01: a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Who {
    Hero(HeroId),
    Monster(MonsterId),
    /// The familiar of a hero (DE-FAM-12).
    Familiar(HeroId),
    /// DE-ATK-36: an object that counts as an enemy figure of the heroes while it is attacked.
    Object(ObjectId),
}

impl Who {
    /// DE-FIG-10: whether it is a hero, or is treated as one.
    pub fn is_heroic(self) -> bool {
        matches!(self, Who::Hero(_) | Who::Familiar(_))
    }

    /// DE-FIG-04: whether two figures are friends.
    pub fn is_friend(self, other: Who) -> bool {
        self.is_heroic() == other.is_heroic()
    }

    /// The hero, if it is one.
    pub fn hero(self) -> Option<HeroId> {
        match self {
            Who::Hero(id) => Some(id),
            Who::Monster(_) | Who::Familiar(_) | Who::Object(_) => None,
        }
    }

    /// The monster, if it is one.
    pub fn monster(self) -> Option<MonsterId> {
        match self {
            Who::Hero(_) | Who::Familiar(_) | Who::Object(_) => None,
            Who::Monster(id) => Some(id),
        }
    }
}

/// DE-CND-04: the conditions of a figure, each at most once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Conditions(u16);

impl Conditions {
    /// Whether it has one.
    pub fn has(self, condition: Condition) -> bool {
        self.0 >> (condition as u16) & 1 == 1
    }

    /// DE-CND-04: adds one; false if it was there.
    pub fn add(&mut self, condition: Condition) -> bool {
        let new = !self.has(condition);
        self.0 |= 1 << (condition as u16);
        new
    }

    /// Takes one away; false if it was not there.
    pub fn discard(&mut self, condition: Condition) -> bool {
        let was = self.has(condition);
        self.0 &= !(1 << (condition as u16));
        was
    }

    /// Takes all away.
    pub fn clear(&mut self) {
        self.0 = 0;
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |c| self.has(*c))
    }

    /// Whether there is one at all.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A monster on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Monster {
    /// Which one.
    pub id: MonsterId,
    /// Minion or master.
    pub rank: Rank,
    /// The squares it covers; one while it moves (DE-LRG-03).
    pub body: Body,
    /// Damage suffered.
    pub damage: u8,
    /// Health beside what is printed.
    pub more_health: u8,
    /// Its conditions.
    pub conditions: Conditions,
    /// DE-ACT-12: whether it has been activated in this round.
    pub activated: bool,
    /// Whether it is the figure of its group that the quest gives a name.
    pub named: bool,
    /// Whether attacks from afar cannot affect it until the overlord's next turn.
    pub airborne: bool,
    /// DC-OL-75: whether it has come back for this turn only.
    pub risen: bool,
    /// DE-SEC-11: whether it was a challenge token; then it does not count for the size of its group.
    pub challenge: bool,
}

/// DE-MON-07: a monster group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// Its type.
    pub of: MonsterTypeId,
    /// Whether all its monsters have been activated in this round.
    pub activated: bool,
    /// How many have left the map by the exit.
    pub left: u8,
    /// DC-OL-69: whether its monsters have one action less in this turn.
    pub hindered: bool,
    /// DE-MON-14: whether it is inactive.
    pub inactive: bool,
    /// DE-LTN-05: whether its lieutenant is knocked out like a hero.
    pub stands_up: bool,
}

impl Group {
    /// A group of a type, with nothing said about it.
    pub fn new(of: MonsterTypeId) -> Group {
        Group { of, activated: false, left: 0, hindered: false, inactive: false, stands_up: false }
    }
}

/// Something that lies on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where.
    pub at: Spot,
}

/// The overlord: a hand that nobody else sees, and the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overlord {
    /// DE-OVC-04: the hand, in order of the cards' numbers.
    pub hand: Vec<CardId>,
    /// DE-OVC-09: the deck and its discard pile.
    pub deck: Deck<CardId>,
    /// Word of Misery: heroes that suffer damage in this turn suffer fatigue too.
    pub misery: bool,
    /// DC-OL-75: monsters that come back at the start of the next turn, with the place where each fell.
    pub rising: Vec<(MonsterTypeId, Rank, Body)>,
    /// Cards that the overlord looks at, to keep some or to put them back.
    pub looked: Vec<CardId>,
    /// Cards that it has put in order, the next to be drawn first.
    pub ordered: Vec<CardId>,
    /// DE-SET-08: cards that it has left out of its deck; heroes do not know which.
    pub left_out: Vec<CardId>,
}

/// DE-ACT-13: a turn of a hero or an activation of a monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub who: Who,
    /// How far it is.
    pub step: Step,
    /// DE-ACT-01: actions left.
    pub actions: u8,
    /// DE-MOV-18: movement points.
    pub points: u8,
    /// Move actions performed.
    pub moves: u8,
    /// Attack actions performed.
    pub attacks: u8,
    /// More move actions, from cards.
    pub extra_moves: u8,
    /// More attack actions, from cards.
    pub extra_attacks: u8,
    /// DE-LRG-03: whether a large figure is shrunk to one square.
    pub shrunk: bool,
    /// Whether it has left its space in this turn.
    pub moved: bool,
    /// DE-DMG-06: whether it has rested.
    pub rested: bool,
    /// DE-VAR-05: whether the additional attack of a game with two heroes has been used.
    pub free_attack: bool,
    /// DE-TER-04: whether it began wholly in sludge.
    pub sludge: bool,
    /// DE-MOV-11: whether a move action is under way.
    pub moving: bool,
    /// DE-OVC-07: overlord cards that were played on this activation.
    pub played: Vec<Played>,
    /// DC-MAB-74: how many of its movement points are those of Overpower, with which it may change places with heroes.
    pub overpowers: u8,
    /// Whether anything but a familiar has been chosen in it.
    pub begun: bool,
    /// The monsters that saw a sneaky hero when its turn began.
    pub seen_by: Vec<MonsterId>,
}

impl Turn {
    /// A turn that begins.
    pub fn new(who: Who) -> Turn {
        Turn {
            who,
            step: Step::Start,
            actions: 2,
            points: 0,
            moves: 0,
            attacks: 0,
            extra_moves: 0,
            extra_attacks: 0,
            shrunk: false,
            moved: false,
            rested: false,
            free_attack: false,
            sludge: false,
            moving: false,
            played: Vec::new(),
            overpowers: 0,
            begun: false,
            seen_by: Vec::new(),
        }
    }
}

/// DE-TRN-01, DE-TRN-03, DE-TRN-05, DE-TRN-07: the steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// At the start.
    Start,
    /// Equipping.
    Equip,
    /// Actions.
    Actions,
    /// DE-TRN-06: familiars, after the actions.
    Familiars,
    /// At the end.
    End,
}

/// Where a round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// DE-SET-05: the heroes are placed.
    SetUp,
    /// DE-RND-01: the heroes' turns.
    Heroes,
    /// DE-OVT-01: the overlord's turn begins.
    OverlordStart,
    /// DE-OVT-01: it has drawn, and may play cards.
    OverlordCards,
    /// DE-OVT-03: monster groups are activated.
    Monsters,
    /// DE-OVT-09: the overlord's turn ends.
    OverlordEnd,
    /// DE-QST-08: between two encounters.
    Between,
    /// It is over.
    Over,
}

/// Which side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    Heroes,
    Overlord,
}

impl Side {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["heroes", "overlord"][self as usize]
    }
}

/// What was agreed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreed {
    /// The quest; none in positions without one.
    pub quest: Option<QuestId>,
    /// DE-QST-05: the act.
    pub act: u8,
    /// How open questions are answered.
    pub rulings: Rulings,
}

/// What a quest counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tally {
    /// Objective tokens carried off the map.
    pub carried: u8,
    /// Villagers freed.
    pub freed: u8,
    /// Villagers slain.
    pub slain: u8,
    /// Whether the heroes have found the key.
    pub key: bool,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct World {
    /// What was agreed.
    pub agreed: Agreed,
    /// The map.
    pub ground: Arc<Ground>,
    /// Which gates are open.
    pub gates: Gates,
    /// The heroes, by seat.
    pub heroes: Vec<Hero>,
    /// The monsters on the map, by type and number.
    pub monsters: Vec<Monster>,
    /// The monster groups.
    pub groups: Vec<Group>,
    /// What lies on the map.
    pub tokens: Vec<Token>,
    /// What the quest counts.
    pub tally: Tally,
    /// The search deck.
    pub search: Deck<SearchId>,
    /// The shop deck of the act.
    pub shop: Deck<ItemId>,
    /// The overlord.
    pub overlord: Overlord,
    /// The round, from 1.
    pub round: u16,
    /// Where the round stands.
    pub stage: Stage,
    /// The turn or activation under way.
    pub turn: Option<Turn>,
    /// The turn of a hero whose familiar is being activated.
    pub waiting: Option<Turn>,
    /// The group that is being activated.
    pub group: Option<MonsterTypeId>,
    /// What the quest and variants add.
    pub special: Special,
    /// What is being resolved.
    pub under_way: UnderWay,
    /// Who has won the encounters so far.
    pub encounters: Vec<Side>,
    /// Who has won.
    pub ended: Option<Side>,
}

impl World {
    /// The overlord's seat: after the heroes'.
    pub fn overlord_seat(&self) -> Seat {
        Seat(self.heroes.len() as u8)
    }

    /// Everybody's seats.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.heroes.len() + 1)
    }

    /// The heroes' seats.
    pub fn hero_seats(&self) -> SeatSet {
        SeatSet::first(self.heroes.len())
    }

    /// The heroes.
    pub fn hero_ids(&self) -> impl Iterator<Item = HeroId> + '_ {
        self.heroes.iter().enumerate().map(|(n, hero)| HeroId { place: n as u8, sheet: hero.sheet })
    }

    /// A hero.
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[usize::from(id.place)]
    }

    /// A hero, to be changed.
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.heroes[usize::from(id.place)]
    }

    /// A monster, if it is on the map.
    pub fn monster(&self, id: MonsterId) -> Option<&Monster> {
        self.monsters.iter().find(|m| m.id == id)
    }

    /// A monster, to be changed.
    pub fn monster_mut(&mut self, id: MonsterId) -> Option<&mut Monster> {
        self.monsters.iter_mut().find(|m| m.id == id)
    }

    /// Puts a monster on the map, in order.
    pub fn add_monster(&mut self, monster: Monster) {
        self.monsters.push(monster);
        self.monsters.sort_by_key(|m| m.id);
    }

    /// The seat that decides for a figure.
    pub fn seat_of(&self, who: Who) -> Seat {
        match who {
            Who::Hero(id) | Who::Familiar(id) if !self.is_charmed(who) => id.seat(),
            Who::Monster(id) if self.under_way.commanded.is_some_and(|(other, _)| other == id) => {
                self.under_way.commanded.map_or(self.overlord_seat(), |(_, hero)| hero.seat())
            }
            _ => self.overlord_seat(),
        }
    }

    /// DC-OL-18, DC-OL-22: whether a figure is charmed, and so counts as a monster.
    pub fn is_charmed(&self, who: Who) -> bool {
        match who {
            Who::Hero(id) => self.under_way.charmed == Some(id),
            Who::Familiar(id) => self.under_way.charmed_familiar == Some(id),
            Who::Monster(_) | Who::Object(_) => false,
        }
    }

    /// Whether a figure rolls dice for the overlord: a monster that no hero commands, or somebody charmed.
    pub fn is_overlords(&self, who: Who) -> bool {
        self.seat_of(who) == self.overlord_seat()
    }

    /// DE-FIG-04: whether two figures are friends; whoever is charmed counts as a monster.
    pub fn are_friends(&self, a: Who, b: Who) -> bool {
        let commanded = |who: Who| self.under_way.commanded.is_some_and(|(id, _)| Who::Monster(id) == who);
        let is_monster = |who: Who| (!who.is_heroic() && !commanded(who)) || self.is_charmed(who);
        is_monster(a) == is_monster(b) && (a != b || !self.is_charmed(a))
    }

    /// DE-GLD-03: the seats, the active player's first.
    pub fn seats_in_order(&self) -> Vec<Seat> {
        let active = match &self.turn {
            Some(turn) => self.seat_of(turn.who),
            None if self.stage == Stage::Heroes => Seat(0),
            None => self.overlord_seat(),
        };
        std::iter::once(active).chain(self.seats().iter().filter(|seat| *seat != active)).collect()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// The turn of this figure, if it is under way.
    pub fn turn_of(&self, who: Who) -> Option<&Turn> {
        self.turn.as_ref().filter(|turn| turn.who == who)
    }

    /// The turn of this figure, to be changed.
    pub fn turn_of_mut(&mut self, who: Who) -> Option<&mut Turn> {
        self.turn.as_mut().filter(|turn| turn.who == who)
    }

    /// A hero's class must be its own (DE-HER-08).
    pub fn has_class(&self, class: ClassId) -> bool {
        self.heroes.iter().any(|hero| hero.class == class)
    }
}
