//! GH-SCN: scenarios as data: what a page of the scenario book says.
//!
//! A file draws the map in characters, and its legend says in words what they mean:
//!
//! | words | mean |
//! | --- | --- |
//! | `start` | a hex where a character may begin (GH-SET-18) |
//! | `monster bandit-guard black white gold` | the marks of a monster for 2, 3 and 4 characters: none, normal, elite (GH-SET-19) |
//! | `boss bandit-commander` | a boss, for any number of characters |
//! | `door stone`, `door stone a`, `door stone a locked`, `door stone a locked bandit-commander` | a door; with its letter; opened by a special rule, or only by this monster (GH-SPC-05) |
//! | `corridor` | it covers the wall between two tiles (GH-MAP-09) |
//! | `obstacle altar`, `obstacle table 2` | an obstacle of one or more hexes (GH-MAP-22) |
//! | `trap damage`, `trap stun`, `trap damage poison` | a trap and its effects (GH-MAP-14) |
//! | `hazardous thorns`, `difficult rubble`, `icy ice` | terrain (GH-MAP-16, GH-MAP-20) |
//! | `coins 1`, `treasure 7`, `treasure goal` | what can be looted (GH-MAP-25) |
//! | `objective altar`, `objective city-guard black white white` | an obstacle with hit points, or an allied figure, as `objectives` says (GH-SPC-07, GH-SPC-12); with the marks for 2, 3 and 4 characters (FH-SCN-07) |
//! | `plate a` | a pressure plate with its letter (GH-SPC-06) |
//! | `mark a` | a letter for special rules: a spawn point (GH-SPC-13) |
//! | `link a` | two hexes with this letter are linked (FH-SPR-06) |
//!
//! Corridors, links and marks may lie under other things: `corridor, obstacle totem`.

use super::effect_words::for_finder;
use super::{
    Ability, AbilityCard, CardId, ClassId, Conditions, Customs, Effect, KindId, Label, LootList,
    MonsterCardId, Rank, Stats, Trait,
};
use board::SpaceId;
use board::hex::{Map, Placed, RoomId, Terrain};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// GH-SCN-01: a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// FH-SCN-01: its number.
    pub label: Label,
    /// Its name: `black-barrow`.
    pub name: String,
    /// GH-SCN-02: what a campaign needs for it.
    pub requires: Vec<Requirement>,
    /// GH-SCN-03: the goal; all of it must be met.
    pub goal: Vec<Task>,
    /// How it is lost, besides by all characters being exhausted.
    pub lost_when: Vec<Loss>,
    /// GH-SCN-06: the scenarios that it is linked to.
    pub links: Vec<Label>,
    /// GH-SCN-05: the scenarios that it unlocks.
    pub unlocks: Vec<Label>,
    /// FH-END-16: what it unlocks besides, if this monster was the one to die.
    pub endings: Vec<Ending>,
    /// GH-SCN-05: its other rewards.
    pub rewards: Vec<Effect>,
    /// Its special rules, those of its sections last.
    pub rules: Vec<SpecialRule>,
    /// FH-SCN-03: its sections that do more than lay out a room.
    pub sections: Vec<Section>,
    /// FH-SCN-02: the section that is read when it is completed.
    pub conclusion: Option<SectionNumber>,
    /// FH-AMD-15: monsters that fight each other: the kinds of each faction.
    pub sides: Vec<Vec<KindId>>,
    /// FH-LDK-01: how many cards of each kind are in its loot deck.
    pub loot: LootList,
    /// The kinds that act by one card of the page in every round, instead of their deck.
    pub acts: Vec<(KindId, AbilityCard)>,
    /// The cards that characters of these classes play with, instead of a hand that they choose.
    pub hands: Vec<(ClassId, Vec<CardId>)>,
    /// How it departs from what is usual.
    pub customs: Customs,
    /// Its obstacles with hit points and its allied figures.
    pub objectives: Vec<Objective>,
    /// Its rooms; the first one is where the characters begin (GH-SET-11).
    pub rooms: Vec<Room>,
    /// Its doors, in the order of [`Map::doors`].
    pub doors: Vec<Door>,
    /// GH-SET-18: where characters may begin.
    pub starts: Vec<SpaceId>,
    /// GH-SPC-13: hexes with letters, for special rules.
    pub marks: Vec<(char, SpaceId)>,
    /// FH-MNP-09: the border hexes of tiles that something covers.
    pub borders: Vec<SpaceId>,
    /// The whole map, with the terrain of all rooms.
    pub map: Map,
}

/// GH-SET-23: a room and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// Which room of the map it is.
    pub id: RoomId,
    /// Its tiles where they lie.
    pub tiles: Vec<Placed>,
    /// GH-REV-09: the number of the section that is read when it is revealed.
    pub section: Option<SectionNumber>,
    /// GH-SCN-08: what lies in it.
    pub overlays: Vec<Overlay>,
    /// GH-SET-19: who stands in it.
    pub monsters: Vec<MonsterPlace>,
    /// The objectives in it.
    pub objectives: Vec<ObjectivePlace>,
}

impl Room {
    /// GH-REV-02: who is placed for this many characters, exhausted ones included.
    pub fn monsters_for(&self, characters: u8) -> impl Iterator<Item = (KindId, Rank, SpaceId)> + '_ {
        self.monsters.iter().filter_map(move |m| Some((m.kind, m.ranks.of(characters)?, m.at)))
    }
}

/// A place for an objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectivePlace {
    /// Which one, by its place in [`Scenario::objectives`].
    pub which: u8,
    /// Where.
    pub at: SpaceId,
    /// FH-SCN-07: whether it is there for 2, 3 and 4 characters.
    pub parties: [bool; 3],
}

impl ObjectivePlace {
    /// Whether it is there for this many characters.
    pub fn is_for(&self, characters: u8) -> bool {
        self.parties[usize::from(characters.clamp(2, 4)) - 2]
    }
}

/// A place for a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonsterPlace {
    /// Which kind.
    pub kind: KindId,
    /// Where.
    pub at: SpaceId,
    /// What it is, by the number of characters.
    pub ranks: Ranks,
}

/// GH-SET-19: what a monster is for 2, 3 and 4 characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranks(pub [Option<Rank>; 3]);

impl Ranks {
    /// A boss, always.
    pub const BOSS: Ranks = Ranks([Some(Rank::Boss); 3]);

    /// GH-REV-02: the rank for this many characters, exhausted ones included; `None` if there is no monster then.
    ///
    /// ```
    /// use haven::content::{Rank, Ranks};
    /// let ranks = Ranks([None, Some(Rank::Normal), Some(Rank::Elite)]);
    /// assert_eq!(ranks.of(2), None);
    /// assert_eq!(ranks.of(4), Some(Rank::Elite));
    /// ```
    pub fn of(self, characters: u8) -> Option<Rank> {
        self.0[usize::from(characters.clamp(2, 4)) - 2]
    }
}

/// GH-SPC-07, GH-SPC-12: what has hit points in a scenario besides characters and monsters: an obstacle, or an allied
/// figure.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Its name: `altar`.
    pub name: String,
    /// GH-SPC-15: its hit points; those of its stat card, if it has one.
    #[serde(default)]
    pub hp: Formula,
    /// FH-SPR-01: the kind of monster whose stat card it has; it is a normal one.
    #[serde(default)]
    pub like: Option<String>,
    /// FH-SPR-09: what it has besides the traits of that card.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// That kind, and its rows with the traits added.
    #[serde(skip)]
    pub card: Option<(KindId, Vec<Stats>)>,
    /// What it does, if it is an allied figure and not an obstacle.
    #[serde(default)]
    pub ally: Option<Escort>,
    /// Whether it is a switch: any attack of a character on it activates it, whatever the damage, and it stays where it is.
    #[serde(default)]
    pub switch: bool,
    /// Whether monsters take it for an ally.
    #[serde(default)]
    pub with_monsters: bool,
    /// Within how many hexes of it every monster has a shield of 1 more; 0 for none.
    #[serde(default)]
    pub guards: u8,
}

impl Objective {
    /// GH-SPC-15, FH-SPR-01: its hit points for this many characters and this scenario level.
    pub fn hit_points(&self, characters: u8, level: u8) -> u8 {
        if let Some(stats) = self.stats(level) {
            return stats.hp.max(1);
        }
        self.hp.of(characters, level).clamp(1, u8::MAX.into()) as u8
    }
}

impl Objective {
    /// FH-SPR-01: the row of its stat card, if it has one.
    pub fn stats(&self, level: u8) -> Option<&Stats> {
        self.card.as_ref().and_then(|(_, rows)| rows.get(usize::from(level)))
    }

    /// FH-SPR-03: the kind by whose ability cards it acts, if its page does not say what it does.
    pub fn acts_like(&self) -> Option<KindId> {
        let ally = self.ally.as_ref()?;
        let by_card = !ally.idle && ally.acts.is_empty();
        self.card.as_ref().map(|(kind, _)| *kind).filter(|_| by_card)
    }
}

/// GH-SPC-12: what an allied figure does in its turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Escort {
    /// When it acts, and how it is ranked as a focus; as its ability card says, if it acts by one.
    #[serde(default)]
    pub initiative: u8,
    /// FH-SPR-09: whether it takes no turns.
    #[serde(default)]
    pub idle: bool,
    /// What it does, by the rules for monsters.
    #[serde(default)]
    pub acts: Vec<Ability>,
    /// The letter it moves towards; without one it moves as if to attack.
    #[serde(default)]
    pub heads_for: Option<char>,
}

/// GH-MAP-02: a door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Door {
    /// Where it is.
    pub at: SpaceId,
    /// What it looks like; GH-MAP-08: it does not matter.
    pub look: String,
    /// Its letter on the map.
    pub letter: Option<char>,
    /// Whether it is locked.
    pub lock: Lock,
    /// The rooms that it joins, by their place in [`Scenario::rooms`], the lower one first.
    pub rooms: [usize; 2],
}

/// GH-SPC-05: who opens a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// Every character who moves onto it.
    None,
    /// Nobody; a special rule opens it.
    Rule,
    /// GH-BOS-03: nobody but this monster, which opens its doors in the order of their letters, then from the first
    /// again.
    Monster(KindId),
}

/// An overlay tile or token that lies in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlay {
    /// What it is.
    pub what: Lying,
    /// The hexes it covers, in reading order.
    pub at: Vec<SpaceId>,
}

/// What lies in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lying {
    /// GH-MAP-22: an obstacle of this name.
    Obstacle(String),
    /// GH-MAP-14: a trap; with damage by the scenario level, or only with conditions.
    Trap {
        /// Whether it deals damage.
        damage: bool,
        /// What else it does.
        conditions: Conditions,
    },
    /// GH-MAP-16: hazardous terrain of this name.
    Hazardous(String),
    /// GH-MAP-20: difficult terrain of this name.
    Difficult(String),
    /// This many money tokens.
    Coins(u8),
    /// GH-MAP-25: a treasure tile.
    Treasure(Treasure),
    /// GH-SPC-06: a pressure plate with its letter.
    Plate(char),
}

/// GH-MAP-26, GH-MAP-27: a treasure tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Treasure {
    /// With this number in the treasure index.
    Number(u8),
    /// It matters for the goal.
    Goal,
    /// GH-VAR-23: with what this monster card of a random dungeon says.
    Card(MonsterCardId),
}

impl Lying {
    /// What the hex is made of.
    pub fn terrain(&self) -> Terrain {
        match self {
            Lying::Obstacle(_) => Terrain::Obstacle,
            Lying::Trap { .. } => Terrain::Trap,
            Lying::Hazardous(_) => Terrain::Hazardous,
            Lying::Difficult(_) => Terrain::Difficult,
            Lying::Coins(_) | Lying::Treasure(_) | Lying::Plate(_) => Terrain::Floor,
        }
    }
}

/// GH-SPC-15: a number that depends on the characters, C, and the scenario level, L: `5C`, `4+2L`, `8C+1CL`; or half of
/// it, rounded down: `(2C+1CL)/2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Formula {
    /// The part that depends on nothing.
    pub fixed: u8,
    /// For each character.
    pub characters: u8,
    /// For each scenario level.
    pub levels: u8,
    /// For each character and scenario level.
    pub both: u8,
    /// FH-SPR-04: whether it is half of all that, rounded down.
    pub halved: bool,
}

impl Formula {
    /// The number for this many characters and this scenario level.
    ///
    /// ```
    /// use haven::content::Formula;
    /// assert_eq!("4+2L".parse::<Formula>().unwrap().of(3, 5), 14);
    /// assert_eq!("5C".parse::<Formula>().unwrap().of(3, 5), 15);
    /// assert_eq!("(8+1CL)/2".parse::<Formula>().unwrap().of(3, 1), 5);
    /// ```
    pub fn of(self, characters: u8, level: u8) -> u16 {
        let (c, l) = (u16::from(characters), u16::from(level));
        let terms = [(self.fixed, 1), (self.characters, c), (self.levels, l), (self.both, c * l)];
        let sum = terms.into_iter().map(|(n, each)| u16::from(n) * each).fold(0, u16::saturating_add);
        if self.halved { sum / 2 } else { sum }
    }
}

impl FromStr for Formula {
    type Err = String;
    fn from_str(text: &str) -> Result<Formula, String> {
        let half = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(")/2"));
        let mut formula = Formula { halved: half.is_some(), ..Formula::default() };
        let mut seen: Vec<&str> = Vec::new();
        for term in half.unwrap_or(text).split('+') {
            let letters = term.find(|c: char| !c.is_ascii_digit()).unwrap_or(term.len());
            let (number, of) = term.split_at(letters);
            let place = match of {
                _ if seen.contains(&of) => return Err(format!("{text:?}: {term:?} is there twice")),
                "" => &mut formula.fixed,
                "C" => &mut formula.characters,
                "L" => &mut formula.levels,
                "CL" => &mut formula.both,
                _ => return Err(format!("{text:?}: terms look like 4, 5C, 2L or 1CL, not {term:?}")),
            };
            seen.push(of);
            *place = number.parse().map_err(|_| format!("{text:?}: {term:?} needs a number"))?;
        }
        Ok(formula)
    }
}

impl TryFrom<String> for Formula {
    type Error = String;
    fn try_from(text: String) -> Result<Formula, String> {
        text.parse()
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terms = [(self.fixed, ""), (self.characters, "C"), (self.levels, "L"), (self.both, "CL")];
        let there: Vec<String> =
            terms.iter().filter(|(n, _)| *n > 0).map(|(n, of)| format!("{n}{of}")).collect();
        let sum = if there.is_empty() { "0".to_owned() } else { there.join("+") };
        if self.halved { write!(f, "({sum})/2") } else { f.write_str(&sum) }
    }
}

/// GH-SCN-03: a part of the goal.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Task {
    /// All enemies of all rooms are dead.
    KillAll,
    /// All enemies that are on the map are dead, whatever is behind closed doors.
    KillRevealed,
    /// All monsters of this kind are dead, and there has been one.
    Kill(String),
    /// This many enemies have been killed, summoned and spawned ones included.
    KillCount(Formula),
    /// The room with this number is revealed; the first one is 1.
    Reveal(u8),
    /// GH-MAP-26: all goal treasures are looted.
    LootGoals,
    /// This many rounds are over.
    Survive(u8),
    /// GH-SPC-07: all obstacles of this name are destroyed, and all have been seen.
    Destroy(String),
    /// All switches of this name are activated, and all have been seen.
    Activate(String),
    /// GH-SPC-12: an allied figure of this name stands on a hex with this letter.
    Reaches(String, char),
    /// FH-BOS-05: exactly one of these bosses is dead, and the characters and their summons have dealt it at least half
    /// of its hit points; if one dies and this is not so, the scenario is lost.
    KillOneOf(Vec<String>),
    /// FH-SPR-05: all characters have escaped over the hexes with this letter; they may, as soon as all other parts of
    /// the goal are met.
    Escape(char),
}

/// How a scenario is lost before all characters are exhausted.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Loss {
    /// The goal is not met when this round is over.
    AfterRound(u8),
    /// A character is exhausted.
    AnyExhausted,
    /// GH-SPC-12: an allied figure of this name is dead, or an obstacle destroyed.
    Dies(String),
}

/// GH-SCN-02: what must be true of the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Requirement {
    /// The party has this achievement.
    Party(String),
    /// The campaign has this achievement.
    Global(String),
    /// The campaign does not have this achievement.
    NotGlobal(String),
}

/// GH-SCN: a special rule: when something happens, something is done.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialRule {
    /// When.
    pub when: Trigger,
    /// The rule is over as soon as this has happened.
    #[serde(default)]
    pub until: Option<Trigger>,
    /// Only for these numbers of characters; if it is empty, for any.
    #[serde(default)]
    pub party: Vec<u8>,
    /// What is done, in this order.
    pub does: Vec<Effect>,
    /// The section on which it stands, by its place among the scenario's: it counts once that is read.
    #[serde(skip)]
    pub since: Option<u8>,
}

impl SpecialRule {
    /// Whether it counts for this many characters.
    pub fn is_for(&self, characters: u8) -> bool {
        self.party.is_empty() || self.party.contains(&characters)
    }
}

/// GH-REV-09, FH-SCN-03: the number of a section: `17`, or a page and the place on it: `2.1`.
///
/// ```
/// use haven::content::SectionNumber;
/// let section: SectionNumber = "2.1".parse().unwrap();
/// assert_eq!((section.page, section.part), (2, Some(1)));
/// assert_eq!(section.to_string(), "2.1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "SectionIn")]
pub struct SectionNumber {
    /// The number, or the page.
    pub page: u8,
    /// The place on the page.
    pub part: Option<u8>,
}

/// A section's number as it is written.
#[derive(Deserialize)]
#[serde(untagged)]
enum SectionIn {
    Number(u8),
    Text(String),
}

impl TryFrom<SectionIn> for SectionNumber {
    type Error = String;
    fn try_from(written: SectionIn) -> Result<SectionNumber, String> {
        match written {
            SectionIn::Number(page) => Ok(SectionNumber { page, part: None }),
            SectionIn::Text(text) => text.parse(),
        }
    }
}

impl FromStr for SectionNumber {
    type Err = String;
    fn from_str(text: &str) -> Result<SectionNumber, String> {
        let number =
            |word: &str| word.parse::<u8>().map_err(|_| format!("{text:?}: a section is 17, or \"2.1\""));
        Ok(match text.split_once('.') {
            None => SectionNumber { page: number(text)?, part: None },
            Some((page, part)) => SectionNumber { page: number(page)?, part: Some(number(part)?) },
        })
    }
}

impl fmt::Display for SectionNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            None => write!(f, "{}", self.page),
            Some(part) => write!(f, "{}.{part}", self.page),
        }
    }
}

/// FH-SCN-03, FH-SCN-11: a section that is read as soon as something happens, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its number.
    pub number: SectionNumber,
    /// When it is read.
    pub when: Trigger,
    /// The goal from then on, if it prints one.
    pub goal: Vec<Task>,
    /// How the scenario is lost from then on, besides.
    pub lost_when: Vec<Loss>,
    /// What is done when it is read, in this order.
    pub does: Vec<Effect>,
}

/// FH-END-16: one of several ways in which a scenario is completed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The monster that is dead then.
    pub dead: String,
    /// The section that is read before the conclusion.
    pub section: SectionNumber,
    /// The scenarios that it unlocks.
    pub unlocks: Vec<Label>,
}

/// When a special rule counts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Trigger {
    /// GH-SET-04: at set-up, as a scenario effect.
    Setup,
    /// At the start of these rounds.
    RoundStarts(Rounds),
    /// At the end of these rounds.
    RoundEnds(Rounds),
    /// The room with this number is revealed; the first one is 1.
    Revealed(u8),
    /// The last monster of this kind on the map dies.
    Dead(String),
    /// The last objective of this name in any room is destroyed or dies.
    Destroyed(String),
    /// GH-SPC-06: a character stands on this pressure plate at the end of its turn. FH-OVL-07: it enters it, in whatever
    /// way.
    Plate(char),
    /// FH-SCN-11: a character enters a hex with this letter.
    Enters(char),
    /// FH-SCN-11: a character ends a movement on a hex with this letter or beside it.
    EndsNear(char),
    /// FH-SCN-11: the treasure tile with this number is looted.
    Looted(u8),
    /// All enemies that are on the map are dead.
    RevealedDead,
}

/// Which rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounds {
    /// All.
    Every,
    /// The first, the third, …
    Odd,
    /// The second, the fourth, …
    Even,
    /// This one only.
    Only(u8),
}

impl Rounds {
    /// Whether this round is one of them.
    pub fn has(self, round: u8) -> bool {
        match self {
            Rounds::Every => true,
            Rounds::Odd => round % 2 == 1,
            Rounds::Even => round.is_multiple_of(2),
            Rounds::Only(one) => round == one,
        }
    }
}

/// GH-MAP-27: what a numbered treasure holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreasureEntry {
    /// Its number.
    pub number: u8,
    /// What the character who loots it gets.
    #[serde(deserialize_with = "for_finder")]
    pub holds: Vec<Effect>,
}

impl Scenario {
    /// The room in which a space is, by its place in [`Scenario::rooms`]; doors are in none.
    pub fn room_of(&self, at: SpaceId) -> Option<usize> {
        let room = self.map.room(at)?;
        self.rooms.iter().position(|r| r.id == room)
    }

    /// The hexes with a letter.
    pub fn marked(&self, letter: char) -> impl Iterator<Item = SpaceId> + '_ {
        self.marks.iter().filter(move |(l, _)| *l == letter).map(|(_, at)| *at)
    }

    /// The place of an objective among the scenario's.
    pub fn objective(&self, name: &str) -> Option<u8> {
        self.objectives.iter().position(|o| o.name == name).map(|n| n as u8)
    }

    /// How many of an objective there are in all rooms for this many characters.
    pub fn count_of(&self, objective: u8, characters: u8) -> u8 {
        let all = self.rooms.iter().flat_map(|r| &r.objectives);
        all.filter(|place| place.which == objective && place.is_for(characters)).count() as u8
    }

    /// The doors with a letter.
    pub fn doors_named(&self, letter: char) -> impl Iterator<Item = &Door> + '_ {
        self.doors.iter().filter(move |door| door.letter == Some(letter))
    }
}

/// Something in the legend of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    Start,
    Corridor,
    Mark(char),
    Link(char),
    Door { look: String, letter: Option<char>, lock: LockIn },
    Lies(Lying, usize),
    Monster(String, Ranks),
    Objective(String, [bool; 3]),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LockIn {
    None,
    Rule,
    Monster(String),
}

/// All that a character of the drawing means.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Things(pub Vec<Thing>, pub String);

impl TryFrom<String> for Things {
    type Error = String;
    fn try_from(text: String) -> Result<Things, String> {
        let things = text.split(", ").map(str::parse).collect::<Result<Vec<Thing>, String>>()?;
        let fixed = |t: &&Thing| !matches!(t, Thing::Corridor | Thing::Mark(_) | Thing::Link(_));
        if things.iter().filter(fixed).count() > 1 {
            return Err(format!("{text:?}: these things lie on each other"));
        }
        Ok(Things(things, text))
    }
}

impl FromStr for Thing {
    type Err = String;
    fn from_str(text: &str) -> Result<Thing, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = |what: &str| Err(format!("{text:?}: {what}"));
        let letter = |word: &str| match word.chars().collect::<Vec<_>>()[..] {
            [c @ 'a'..='z'] => Some(c),
            _ => None,
        };
        let number = |word: &str| word.parse::<u8>().ok().filter(|n| *n > 0);
        Ok(match words[..] {
            ["start"] => Thing::Start,
            ["corridor"] => Thing::Corridor,
            ["mark", name] | ["plate", name] | ["link", name] => match letter(name) {
                Some(letter) if words[0] == "mark" => Thing::Mark(letter),
                Some(letter) if words[0] == "link" => Thing::Link(letter),
                Some(letter) => Thing::Lies(Lying::Plate(letter), 1),
                None => return wrong("a letter from a to z is needed"),
            },
            ["door", look, ref rest @ ..] => {
                let (named, rest) = match rest {
                    [name, rest @ ..] if *name != "locked" => match letter(name) {
                        Some(letter) => (Some(letter), rest),
                        None => return wrong("a door has a letter from a to z"),
                    },
                    rest => (None, rest),
                };
                let lock = match rest {
                    [] => LockIn::None,
                    ["locked"] => LockIn::Rule,
                    ["locked", monster] => LockIn::Monster((*monster).to_owned()),
                    _ => return wrong("a door is `door LOOK [LETTER] [locked [MONSTER]]`"),
                };
                if lock != LockIn::None && named.is_none() {
                    return wrong("a locked door needs a letter");
                }
                Thing::Door { look: look.to_owned(), letter: named, lock }
            }
            ["obstacle", name] => Thing::Lies(Lying::Obstacle(name.to_owned()), 1),
            ["obstacle", name, size] => match number(size) {
                Some(size) => Thing::Lies(Lying::Obstacle(name.to_owned()), size.into()),
                None => return wrong("an obstacle covers a number of hexes"),
            },
            ["hazardous", name] => Thing::Lies(Lying::Hazardous(name.to_owned()), 1),
            ["difficult", name] => Thing::Lies(Lying::Difficult(name.to_owned()), 1),
            ["trap", ref effects @ ..] if !effects.is_empty() => {
                let (mut damage, mut conditions) = (false, Conditions::NONE);
                for effect in effects {
                    match effect.parse() {
                        _ if *effect == "damage" => damage = true,
                        Ok(condition) => conditions.add(condition),
                        Err(_) => {
                            return wrong("a trap has the effects `damage` (GH-MAP-14) and conditions");
                        }
                    }
                }
                Thing::Lies(Lying::Trap { damage, conditions }, 1)
            }
            ["coins", count] => match number(count) {
                Some(count) => Thing::Lies(Lying::Coins(count), 1),
                None => return wrong("how many coins?"),
            },
            ["treasure", "goal"] => Thing::Lies(Lying::Treasure(Treasure::Goal), 1),
            ["treasure", n] => match number(n) {
                Some(n) => Thing::Lies(Lying::Treasure(Treasure::Number(n)), 1),
                None => return wrong("a treasure has a number, or is `treasure goal`"),
            },
            ["objective", name] => Thing::Objective(name.to_owned(), [true; 3]),
            ["objective", name, two, three, four] => {
                let mut parties = [false; 3];
                for (there, mark) in parties.iter_mut().zip([two, three, four]) {
                    *there = match mark {
                        "black" => false,
                        "white" => true,
                        _ => return wrong("the marks of an objective are black or white (FH-SCN-07)"),
                    };
                }
                Thing::Objective(name.to_owned(), parties)
            }
            ["boss", kind] => Thing::Monster(kind.to_owned(), Ranks::BOSS),
            ["monster", kind, two, three, four] => {
                let mut ranks = [None; 3];
                for (rank, mark) in ranks.iter_mut().zip([two, three, four]) {
                    *rank = match mark {
                        "black" => None,
                        "white" => Some(Rank::Normal),
                        "gold" => Some(Rank::Elite),
                        _ => return wrong("marks are black, white or gold (GH-SET-19)"),
                    };
                }
                if ranks == [None; 3] {
                    return wrong("three black marks are no monster");
                }
                Thing::Monster(kind.to_owned(), Ranks(ranks))
            }
            _ => return wrong("this means nothing; see the words of `haven::content::scenario`"),
        })
    }
}
