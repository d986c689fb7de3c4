//! What cards can do: one vocabulary for monsters, characters, traits and cases.
//!
//! An ability is written in words, the same in content files and in cases, and read into a typed value:
//!
//! ```
//! use haven::content::{Ability, Value};
//! let ability: Ability = "move +1 jump".parse().unwrap();
//! assert_eq!(ability, Ability::Move { points: Value::Plus(1), jump: true });
//! assert_eq!(ability.to_string(), "move+1 jump");
//! ```
//!
//! | words | mean |
//! | --- | --- |
//! | `move 3`, `move+1`, `… jump` | a move; with a sign, relative to the stat card |
//! | `attack 2`, `attack-1` | an attack, followed by any of the next ones |
//! | `range 3`, `range+1` | its range |
//! | `target 2`, `adjacent`, `all`, `on-one` | how many; all adjacent; all in range; all attacks on one enemy |
//! | `pierce 2` `push 1` `pull 1` `wound` … | its effects |
//! | `area own 1,0 0,1`, `area 0,0 1,0` | a pattern of hexes around the figure, or anywhere in range |
//! | `area own 1,-1 ally 1,-2` | the hexes after `ally` must hold allies, who are not attacked |
//! | `range 4 at-least 3` | only enemies this far away or farther |
//! | `plus 2 beside-ally`, `times 2`, `advantage`, `disadvantage` | what changes its value or its draw |
//! | `[earth: target 2]`, `[fire: attack +1 wound]`, `[air: area own 1,0 0,1]` | what consuming an element adds; another area takes the place of the first |
//! | `heal 3 range 2`, `heal 2 self`, `heal 1 allies 1`, `heal 1 all-allies` | a heal; the last two for all of them |
//! | `shield 1`, `retaliate 2 range 3` | a bonus until the end of the round |
//! | `strengthen self`, `muddle adjacent`, `immobilize enemies 3`, `wound enemy 3`, `bless allies 2` | conditions without an attack |
//! | `push 2 enemy 1`, `pull 1 adjacent` | forced movement without an attack |
//! | `suffer 2`, `damage 2 adjacent`, `damage trap opener`, `damage hazard everybody`, `loot 1`, `infuse earth`, `consume earth: …`, `on-death: …` | what it says |
//! | `summon living-bones normal`, `trap 3` | what comes onto the board beside the figure |
//! | `summon living-spirit normal per-hp 5 most 3` | one for every five hit points that the figure has, three at most |
//! | `summon ooze normal with-own-hp` | with as many hit points as the figure has, if they are not too many for it |
//! | `special 1`, `open-next-door` | what only a boss does |
//! | `attack 2 passed`, `attack 3 range 4 on-path` | on all enemies that were moved through; on the way to the target too |
//! | `other-ally 3`, `self-and-allies 1`, `all-allies`, `figures 1`, `passed`, `beside-target`, `inside`, `everybody`, `one`, `opener`, `previous-room` … | whom else an ability concerns; see [`Whom`] |
//! | `attack-1 normal-range 4`, `attack-1 range 7 farthest` | normal monsters have this range; it is on the farthest in range |
//! | `move-1 hastened-by fire 2 suffer 2`, `switch-rank` | what only some monsters do; see also [`Feat`] |
//! | `attack+0 target +1`, `attack+1 within 2` | so many more targets than the stat card says; a melee attack that reaches this far |
//! | `loot 1 for-me` | the figure loots, and whoever has it do so gets all of it |
//! | `land`, `disarm-trap 2` | the figure stops flying; takes away a trap in range |
//! | `teleport 3` | to a hex within this many, whatever lies between |

use super::condition::{Condition, Conditions, ElementSign};
use super::effect::{Clause, Head};
use super::feat::Feat;
use super::gain::{At, Gain, ToAttack};
use super::whom::Whom;
use board::hex::{Hex, Pattern};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// A number on a card: fixed, or relative to the stat card of the figure (GH-MMV-01, GH-MAT-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Exactly this many.
    Fixed(u8),
    /// This many more or fewer than the stat card says.
    Plus(i8),
}

impl Value {
    /// The number for a figure with this base; never below 0 (GH-GAP-19, GH-GAP-25).
    pub fn of(self, base: u8) -> u8 {
        match self {
            Value::Fixed(n) => n,
            Value::Plus(n) => base.saturating_add_signed(n),
        }
    }

    /// The number for a figure with this base, even if it is below 0.
    pub fn of_signed(self, base: u8) -> i16 {
        match self {
            Value::Fixed(n) => i16::from(n),
            Value::Plus(n) => i16::from(base) + i16::from(n),
        }
    }
}

/// How many enemies an attack is made on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Targets {
    /// As many as the stat card says, or one.
    #[default]
    Usual,
    /// GH-AOE-07: up to this many different enemies.
    Count(u8),
    /// FH-MAT-02: as many more or fewer than the stat card says.
    More(i8),
    /// All enemies that are adjacent.
    Adjacent,
    /// All enemies in range.
    All,
    /// As many attacks as the stat card says, all on one enemy.
    OnOne,
    /// All enemies whose hexes the figure moved through with this action.
    Passed,
    /// The target, and all enemies on the way to it.
    OnPath,
    /// The farthest enemy in range, which the monster focuses.
    Farthest,
}

/// When a bonus of an attack counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Against every target.
    Always,
    /// Against a target that stands beside another ally of the attacker.
    BesideAlly,
}

/// An attack as a card prints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// How strong.
    pub value: Value,
    /// How far, if it says so.
    pub range: Option<Value>,
    /// On how many.
    pub targets: Targets,
    /// GH-EFF-14: shield points it ignores.
    pub pierce: u8,
    /// GH-EFF-05: hexes it pushes.
    pub push: u8,
    /// GH-EFF-08: hexes it pulls.
    pub pull: u8,
    /// Conditions it gives.
    pub conditions: Conditions,
    /// GH-AOE-01: its area.
    pub area: Option<Pattern>,
    /// The area that an element gives it instead.
    pub other_area: Option<Pattern>,
    /// How far away its targets must be at least; 0 for however near.
    pub at_least: u8,
    /// How far it reaches for normal monsters, if that differs.
    pub normal_range: Option<u8>,
    /// How far a melee attack reaches, if farther than to the next hex.
    pub within: u8,
    /// GH-ATK-12: bonuses of step 1.
    pub bonus: Vec<(i8, When)>,
    /// GH-ATK-12: a factor of step 1.
    pub times: u8,
    /// It has advantage.
    pub advantage: bool,
    /// It has disadvantage.
    pub disadvantage: bool,
    /// GH-ELE-05: what consuming elements adds to the attack of a monster.
    pub augments: Vec<Clause>,
}

impl Attack {
    /// A plain attack.
    pub fn plain(value: Value) -> Attack {
        Attack {
            value,
            range: None,
            targets: Targets::Usual,
            pierce: 0,
            push: 0,
            pull: 0,
            conditions: Conditions::NONE,
            area: None,
            other_area: None,
            at_least: 0,
            normal_range: None,
            within: 0,
            bonus: Vec::new(),
            times: 1,
            advantage: false,
            disadvantage: false,
            augments: Vec::new(),
        }
    }
}

/// How much damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Exactly this much.
    Points(u8),
    /// GH-MAP-14: as much as a trap.
    Trap,
    /// GH-MAP-18: as much as hazardous terrain.
    Hazard,
}

/// What a summoned monster is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SummonRank {
    /// Always normal.
    Normal,
    /// Always elite.
    Elite,
    /// Normal for two characters, elite for more.
    ByParty,
}

/// How many monsters are summoned, and in what state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brood {
    /// One, unhurt.
    One,
    /// One for every so many hit points that the figure has.
    PerHitPoints {
        /// For how many hit points each.
        each: u8,
        /// How many at most.
        most: u8,
    },
    /// One with the hit points of the figure, up to its own maximum.
    Alike,
}

/// One ability: one line of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Ability {
    /// A move (GH-MOV-01, GH-MOV-06, GH-MMV-01).
    Move {
        /// How far.
        points: Value,
        /// Whether it jumps.
        jump: bool,
    },
    /// An attack (GH-ATK-01, GH-MAT-01).
    Attack(Box<Attack>),
    /// GH-HEA-01: itself, or one in range.
    Heal {
        /// How many hit points.
        points: u8,
        /// How far; without a range, only itself.
        range: Option<u8>,
    },
    /// GH-MON-04, GH-MAB-01: itself or one in the range of the stat card.
    HealInRange(u8),
    /// GH-HEA-01: all whom it concerns.
    HealAll(u8, Whom),
    /// GH-BON-10: a shield.
    Shield(u8),
    /// GH-BON-13, GH-BON-14: a retaliate.
    Retaliate(Retaliate),
    /// GH-EFF-04: conditions without an attack.
    Give(Conditions, Whom),
    /// GH-EFF-04: a push without an attack.
    Push(u8, Whom),
    /// GH-EFF-04: a pull without an attack.
    Pull(u8, Whom),
    /// The figure suffers damage.
    Suffer(u8),
    /// GH-DMG-01: others suffer damage without an attack.
    Damage(Amount, Whom),
    /// GH-LOO-01, GH-MAB-09: takes what lies in this range.
    Loot(u8),
    /// The same for the character who grants it.
    LootForMe(u8),
    /// FH-TEL-01: to any hex within this many, whatever lies between.
    Teleport(u8),
    /// GH-ELE-02: infuses an element.
    Infuse(ElementSign),
    /// GH-ELE-05: what happens only if an element is consumed.
    Consume(ElementSign, Box<Ability>),
    /// What the figure does when it dies in this round.
    OnDeath(Box<Ability>),
    /// GH-MAB-02: a new monster beside the figure.
    Summon(String, SummonRank, Brood),
    /// GH-MAP-15: a trap beside the figure with this damage and these conditions.
    Trap(u8, Conditions),
    /// GH-MAP-13: takes a trap in range away without effect.
    DisarmTrap(u8),
    /// GH-BOS-03: the boss's special with this number.
    Special(u8),
    /// What the Bandit Commander does: it goes to the next door and opens it.
    OpenNextDoor,
    /// A move that an element makes longer, for damage to the figure.
    Hasten {
        /// How far.
        points: Value,
        /// What is consumed.
        sign: ElementSign,
        /// How much farther it goes then.
        more: u8,
        /// How much damage it suffers then.
        damage: u8,
    },
    /// What only one kind of monster does.
    Feat(Feat),
    /// Elite monsters of the kind become normal ones, and normal ones elite: each when it does this.
    SwitchRank,
    /// GH-MOV-10: the figure stops flying; a card that leaves the active area will take its place.
    Land,
}

/// How a figure strikes back (GH-BON-13, GH-BON-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retaliate {
    /// The damage.
    pub damage: u8,
    /// How far.
    pub range: u8,
}

/// Reads the abilities of a line: separated by commas, or simply one after another.
///
/// ```
/// let card = haven::content::abilities("move+0 attack+1").unwrap();
/// assert_eq!(card.len(), 2);
/// ```
pub fn abilities(text: &str) -> Result<Vec<Ability>, String> {
    let mut all = Vec::new();
    for line in lines(text) {
        let mut words = Words::of(line);
        while !words.rest.is_empty() {
            all.push(words.augmented_ability()?);
        }
    }
    if all.is_empty() {
        return Err(format!("{text:?} holds no ability"));
    }
    Ok(all)
}

/// The lines of a card. Hexes are written with commas too, but without a blank after them.
fn lines(text: &str) -> Vec<&str> {
    text.split(", ").collect()
}

impl FromStr for Ability {
    type Err = String;
    fn from_str(text: &str) -> Result<Ability, String> {
        let mut words = Words::of(text);
        let ability = words.augmented_ability()?;
        match words.rest.first() {
            None => Ok(ability),
            Some(word) => Err(format!("in {text:?}: {word:?} does not belong to {ability}")),
        }
    }
}

impl TryFrom<String> for Ability {
    type Error = String;
    fn try_from(text: String) -> Result<Ability, String> {
        text.parse()
    }
}

impl From<Ability> for String {
    fn from(ability: Ability) -> String {
        ability.to_string()
    }
}

pub(super) struct Words {
    pub(super) rest: Vec<String>,
    text: String,
    /// Whom an effect concerns if it ends without saying so.
    pub(super) unsaid: Option<Whom>,
    /// The area that an addition gives to the attack before it.
    pub(super) other_area: Option<Pattern>,
}

/// Around what is added.
pub(super) const OPEN: &str = "[";
pub(super) const CLOSE: &str = "]";

impl Words {
    pub(super) fn of(text: &str) -> Words {
        let mut rest = Vec::new();
        let apart = text.replace('[', " [ ").replace(']', " ] ").replace(':', " : ");
        for word in apart.split_whitespace() {
            // `move+1` is `move +1`.
            match word.find(['+', '-']).filter(|at| {
                let number = word[at + 1..].starts_with(|c: char| c.is_ascii_digit());
                number && matches!(&word[..*at], "move" | "attack" | "range")
            }) {
                Some(at) => rest.extend([word[..at].to_owned(), word[at..].to_owned()]),
                None => rest.push(word.to_owned()),
            }
        }
        Words { rest, text: text.to_owned(), unsaid: None, other_area: None }
    }

    pub(super) fn peek(&self) -> &str {
        self.rest.first().map_or("", String::as_str)
    }

    pub(super) fn take(&mut self) -> String {
        if self.rest.is_empty() { String::new() } else { self.rest.remove(0) }
    }

    pub(super) fn takes(&mut self, word: &str) -> bool {
        let there = self.peek() == word;
        if there {
            self.rest.remove(0);
        }
        there
    }

    pub(super) fn wrong<T>(&self, what: impl fmt::Display) -> Result<T, String> {
        Err(format!("in {:?}: {what}", self.text))
    }

    pub(super) fn number(&mut self, after: &str) -> Result<u8, String> {
        let word = self.take();
        word.parse()
            .or_else(|_| self.wrong(format_args!("{after} needs a number from 0 to 255, not {word:?}")))
    }

    pub(super) fn signed(&mut self, after: &str) -> Result<i8, String> {
        let word = self.take();
        word.parse().or_else(|_| self.wrong(format_args!("{after} needs a number, not {word:?}")))
    }

    fn value(&mut self, after: &str) -> Result<Value, String> {
        match self.peek().starts_with(['+', '-']) {
            true => self.signed(after).map(Value::Plus),
            false => self.number(after).map(Value::Fixed),
        }
    }

    pub(super) fn element(&mut self) -> Result<ElementSign, String> {
        let word = self.take();
        word.parse().or_else(|e: String| self.wrong(e))
    }

    /// An ability of a monster, with what elements add to it.
    fn augmented_ability(&mut self) -> Result<Ability, String> {
        let mut ability = self.ability()?;
        while self.peek() == OPEN {
            let Ability::Attack(attack) = &mut ability else {
                return self.wrong("elements add to the attacks of monsters alone");
            };
            let clause = self.clause(At::Attack, 0)?;
            let to_attack = clause.gains.gains.iter().all(|gain| gain.to_attack().is_some());
            let plain = clause.gains.clauses.is_empty() && clause.gains.does.is_none();
            if !(matches!(clause.head, Head::Consume(_)) && to_attack && plain) {
                return self.wrong(format_args!("{clause} cannot stand on a monster's card"));
            }
            attack.augments.push(clause);
            attack.other_area = self.other_area.take().or(attack.other_area.take());
            if let Some(what) = attack.means_nothing() {
                return self.wrong(what);
            }
        }
        Ok(ability)
    }

    pub(super) fn ability(&mut self) -> Result<Ability, String> {
        let word = self.take();
        if let Some(feat) = self.feat(&word) {
            return feat.map(Ability::Feat);
        }
        Ok(match word.as_str() {
            "move" => {
                let points = self.value("move")?;
                match self.takes("hastened-by") {
                    true => self.hastened(points)?,
                    false => Ability::Move { points, jump: self.takes("jump") },
                }
            }
            "switch-rank" => Ability::SwitchRank,
            "attack" => Ability::Attack(Box::new(self.attack()?)),
            "heal" => {
                let points = self.number("heal")?;
                match () {
                    _ if self.takes("self") => Ability::Heal { points, range: None },
                    _ if self.takes("range") => Ability::Heal { points, range: Some(self.number("range")?) },
                    _ if matches!(self.peek(), "allies" | "self-and-allies" | "all-allies" | "everybody") => {
                        Ability::HealAll(points, self.whom()?)
                    }
                    _ if matches!(
                        self.peek(),
                        "other-ally" | "any-ally" | "own-summon" | "self-and-allies-on-shadows"
                    ) =>
                    {
                        Ability::HealAll(points, self.whom()?)
                    }
                    _ => Ability::HealInRange(points),
                }
            }
            "shield" => Ability::Shield(self.number("shield")?),
            "retaliate" => Ability::Retaliate(self.retaliate()?),
            "push" => Ability::Push(self.number("push")?, self.whom()?),
            "pull" => Ability::Pull(self.number("pull")?, self.whom()?),
            "suffer" => Ability::Suffer(self.number("suffer")?),
            "damage" => Ability::Damage(self.amount()?, self.whom()?),
            "loot" => {
                let range = self.number("loot")?;
                if self.takes("for-me") { Ability::LootForMe(range) } else { Ability::Loot(range) }
            }
            "infuse" => Ability::Infuse(self.element()?),
            "consume" => {
                let element = self.element()?;
                self.colon("consume …")?;
                Ability::Consume(element, Box::new(self.augmented_ability()?))
            }
            "on-death" => {
                self.colon("on-death")?;
                Ability::OnDeath(Box::new(self.augmented_ability()?))
            }
            "summon" => {
                let kind = self.take();
                let rank = match self.take().as_str() {
                    "normal" => SummonRank::Normal,
                    "elite" => SummonRank::Elite,
                    "by-party" => SummonRank::ByParty,
                    other => {
                        return self
                            .wrong(format_args!("a summon is normal, elite or by-party, not {other:?}"));
                    }
                };
                Ability::Summon(kind, rank, self.brood()?)
            }
            "trap" => {
                let damage = self.number("trap")?;
                Ability::Trap(damage, self.conditions())
            }
            "disarm-trap" => Ability::DisarmTrap(self.number("disarm-trap")?),
            "special" => Ability::Special(self.number("special")?),
            "open-next-door" => Ability::OpenNextDoor,
            "teleport" => Ability::Teleport(self.number("teleport")?),
            "land" => Ability::Land,
            other => match other.parse::<Condition>() {
                Ok(first) => {
                    let mut conditions = self.conditions();
                    conditions.add(first);
                    Ability::Give(conditions, self.whom()?)
                }
                Err(_) => return self.wrong(format_args!("{other:?} is no ability")),
            },
        })
    }

    /// How many are summoned, and in what state.
    fn brood(&mut self) -> Result<Brood, String> {
        if self.takes("with-own-hp") {
            return Ok(Brood::Alike);
        }
        if !self.takes("per-hp") {
            return Ok(Brood::One);
        }
        let each = self.number("per-hp")?;
        if each == 0 || !self.takes("most") {
            return self.wrong("so many are summoned: `per-hp N most N`");
        }
        Ok(Brood::PerHitPoints { each, most: self.number("most")? })
    }

    /// What consuming an element adds to a move, and costs.
    fn hastened(&mut self, points: Value) -> Result<Ability, String> {
        let sign = self.element()?;
        let more = self.number("hastened-by")?;
        if !self.takes("suffer") {
            return self.wrong("a move that is hastened costs damage: `suffer N`");
        }
        Ok(Ability::Hasten { points, sign, more, damage: self.number("suffer")? })
    }

    /// A range with a sign belongs to what comes after it.
    pub(super) fn retaliate(&mut self) -> Result<Retaliate, String> {
        let damage = self.number("retaliate")?;
        let ranged = self.peek() == "range" && self.rest.get(1).is_some_and(|n| !n.starts_with('+'));
        let range = if ranged && self.takes("range") { self.number("range")? } else { 1 };
        Ok(Retaliate { damage, range })
    }

    pub(super) fn conditions(&mut self) -> Conditions {
        let mut all = Conditions::NONE;
        while let Ok(condition) = self.peek().parse() {
            all.add(condition);
            self.take();
        }
        all
    }

    fn amount(&mut self) -> Result<Amount, String> {
        let terrain = match self.peek() {
            "trap" => Amount::Trap,
            "hazard" => Amount::Hazard,
            _ => return self.number("damage").map(Amount::Points),
        };
        self.take();
        Ok(terrain)
    }

    fn attack(&mut self) -> Result<Attack, String> {
        let mut attack = Attack::plain(self.value("attack")?);
        loop {
            match self.peek() {
                "range" => {
                    self.take();
                    attack.range = Some(self.value("range")?);
                }
                "target" => {
                    self.take();
                    attack.targets = match self.value("target")? {
                        Value::Fixed(count) => Targets::Count(count),
                        Value::Plus(more) => Targets::More(more),
                    };
                }
                "adjacent" => {
                    self.take();
                    attack.targets = Targets::Adjacent;
                }
                "all" => {
                    self.take();
                    attack.targets = Targets::All;
                }
                "on-one" => {
                    self.take();
                    attack.targets = Targets::OnOne;
                }
                "passed" => {
                    self.take();
                    attack.targets = Targets::Passed;
                }
                "on-path" => {
                    self.take();
                    attack.targets = Targets::OnPath;
                }
                "pierce" => {
                    self.take();
                    attack.pierce = self.number("pierce")?;
                }
                "push" => {
                    self.take();
                    attack.push = self.number("push")?;
                }
                "pull" => {
                    self.take();
                    attack.pull = self.number("pull")?;
                }
                "area" => {
                    self.take();
                    attack.area = Some(self.area()?);
                }
                "normal-range" => {
                    self.take();
                    attack.normal_range = Some(self.number("normal-range")?);
                }
                "within" => {
                    self.take();
                    attack.within = self.number("within")?;
                }
                "farthest" => {
                    self.take();
                    attack.targets = Targets::Farthest;
                }
                "at-least" => {
                    self.take();
                    attack.at_least = self.number("at-least")?;
                }
                "plus" => {
                    self.take();
                    let plus = self.signed("plus")?;
                    let when = if self.takes("beside-ally") { When::BesideAlly } else { When::Always };
                    attack.bonus.push((plus, when));
                }
                "times" => {
                    self.take();
                    attack.times = self.number("times")?;
                }
                "advantage" => attack.advantage = self.takes("advantage"),
                "disadvantage" => attack.disadvantage = self.takes("disadvantage"),
                word => match word.parse() {
                    Ok(condition) => {
                        attack.conditions.add(condition);
                        self.take();
                    }
                    Err(_) => break,
                },
            }
        }
        match attack.means_nothing() {
            Some(what) => self.wrong(what),
            None => Ok(attack),
        }
    }

    pub(super) fn area(&mut self) -> Result<Pattern, String> {
        let own = self.takes("own");
        let red = self.hexes();
        if red.is_empty() {
            return self.wrong("area needs hexes such as 1,0");
        }
        let blue = if self.takes("ally") { self.hexes() } else { Vec::new() };
        Ok(Pattern { own, red, blue })
    }

    fn hexes(&mut self) -> Vec<Hex> {
        let mut all = Vec::new();
        while let Some((q, r)) = self.peek().split_once(',')
            && let (Ok(q), Ok(r)) = (q.parse(), r.parse())
        {
            all.push(Hex::new(q, r));
            self.take();
        }
        all
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Fixed(n) => write!(f, " {n}"),
            Value::Plus(n) => write!(f, "{n:+}"),
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Points(n) => n.fmt(f),
            Amount::Trap => f.write_str("trap"),
            Amount::Hazard => f.write_str("hazard"),
        }
    }
}

impl fmt::Display for Conditions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, condition) in self.iter().enumerate() {
            if n > 0 {
                f.write_char(' ')?;
            }
            condition.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "attack{}", self.value)?;
        if let Some(range) = self.range {
            write!(f, " range{range}")?;
        }
        match self.targets {
            Targets::Usual => {}
            Targets::Count(n) => write!(f, " target {n}")?,
            Targets::More(n) => write!(f, " target {n:+}")?,
            Targets::Adjacent => f.write_str(" adjacent")?,
            Targets::All => f.write_str(" all")?,
            Targets::OnOne => f.write_str(" on-one")?,
            Targets::Passed => f.write_str(" passed")?,
            Targets::OnPath => f.write_str(" on-path")?,
            Targets::Farthest => f.write_str(" farthest")?,
        }
        for (word, n) in [("pierce", self.pierce), ("push", self.push), ("pull", self.pull)] {
            if n > 0 {
                write!(f, " {word} {n}")?;
            }
        }
        if !self.conditions.is_empty() {
            write!(f, " {}", self.conditions)?;
        }
        for (plus, when) in &self.bonus {
            write!(f, " plus {plus}{}", if *when == When::BesideAlly { " beside-ally" } else { "" })?;
        }
        if self.times != 1 {
            write!(f, " times {}", self.times)?;
        }
        for (word, there) in [("advantage", self.advantage), ("disadvantage", self.disadvantage)] {
            if there {
                write!(f, " {word}")?;
            }
        }
        if let Some(area) = &self.area {
            f.write_str(" area")?;
            write_area(f, area)?;
        }
        if let Some(range) = self.normal_range {
            write!(f, " normal-range {range}")?;
        }
        if self.within > 0 {
            write!(f, " within {}", self.within)?;
        }
        if self.at_least > 0 {
            write!(f, " at-least {}", self.at_least)?;
        }
        self.augments.iter().try_for_each(|clause| write_clause(f, clause, self.other_area.as_ref()))
    }
}

/// The hexes of an area.
fn write_area(f: &mut fmt::Formatter<'_>, area: &Pattern) -> fmt::Result {
    f.write_str(if area.own { " own" } else { "" })?;
    area.red.iter().try_for_each(|hex| write!(f, " {hex}"))?;
    f.write_str(if area.blue.is_empty() { "" } else { " ally" })?;
    area.blue.iter().try_for_each(|hex| write!(f, " {hex}"))
}

/// An addition to an attack, with the area that it gives to it.
pub(super) fn write_clause(
    f: &mut fmt::Formatter<'_>,
    clause: &Clause,
    other: Option<&Pattern>,
) -> fmt::Result {
    let Clause { head, gains } = clause;
    let Some(other) = other.filter(|_| gains.gains.contains(&Gain::Attack(ToAttack::OtherArea))) else {
        return write!(f, " {clause}");
    };
    write!(f, " [{head}")?;
    for (n, gain) in gains.gains.iter().enumerate() {
        write!(f, "{}{gain}", if n > 0 { " " } else { "" })?;
        if *gain == Gain::Attack(ToAttack::OtherArea) {
            write_area(f, other)?;
        }
    }
    f.write_char(']')
}

impl Ability {
    /// What is done if all its elements can be consumed.
    pub fn innermost(&self) -> &Ability {
        let mut ability = self;
        while let Ability::Consume(_, then) = ability {
            ability = then;
        }
        ability
    }

    /// GH-SPC-12: whether an allied figure, which has no stat card and nobody to summon, can do it.
    pub fn is_for_allies(&self) -> bool {
        let fixed = |value: &Value| matches!(value, Value::Fixed(_));
        match self {
            _ if self.means_nothing_for_monsters().is_some() => false,
            Ability::Move { points, .. } => fixed(points),
            Ability::Attack(attack) => fixed(&attack.value) && attack.range.as_ref().is_none_or(fixed),
            Ability::Heal { .. }
            | Ability::HealAll(..)
            | Ability::Shield(_)
            | Ability::Retaliate(_)
            | Ability::Give(..)
            | Ability::Push(..)
            | Ability::Pull(..)
            | Ability::Damage(..)
            | Ability::Suffer(_) => true,
            _ => false,
        }
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ability::Move { points, jump } => {
                write!(f, "move{points}{}", if *jump { " jump" } else { "" })
            }
            Ability::Hasten { points, sign, more, damage } => {
                write!(f, "move{points} hastened-by {sign} {more} suffer {damage}")
            }
            Ability::SwitchRank => f.write_str("switch-rank"),
            Ability::Feat(feat) => feat.fmt(f),
            Ability::Attack(attack) => attack.fmt(f),
            Ability::Heal { points, range: None } => write!(f, "heal {points} self"),
            Ability::Heal { points, range: Some(range) } => write!(f, "heal {points} range {range}"),
            Ability::HealInRange(points) => write!(f, "heal {points}"),
            Ability::HealAll(points, whom) => write!(f, "heal {points} {whom}"),
            Ability::Shield(n) => write!(f, "shield {n}"),
            Ability::Retaliate(back) => back.fmt(f),
            Ability::Give(conditions, whom) => write!(f, "{conditions} {whom}"),
            Ability::Push(n, whom) => write!(f, "push {n} {whom}"),
            Ability::Pull(n, whom) => write!(f, "pull {n} {whom}"),
            Ability::Suffer(n) => write!(f, "suffer {n}"),
            Ability::Damage(n, whom) => write!(f, "damage {n} {whom}"),
            Ability::Loot(n) => write!(f, "loot {n}"),
            Ability::LootForMe(n) => write!(f, "loot {n} for-me"),
            Ability::Infuse(element) => write!(f, "infuse {element}"),
            Ability::Consume(element, then) => write!(f, "consume {element}: {then}"),
            Ability::OnDeath(then) => write!(f, "on-death: {then}"),
            Ability::Summon(kind, rank, brood) => {
                let rank = match rank {
                    SummonRank::Normal => "normal",
                    SummonRank::Elite => "elite",
                    SummonRank::ByParty => "by-party",
                };
                write!(f, "summon {kind} {rank}")?;
                match brood {
                    Brood::One => Ok(()),
                    Brood::PerHitPoints { each, most } => write!(f, " per-hp {each} most {most}"),
                    Brood::Alike => f.write_str(" with-own-hp"),
                }
            }
            Ability::Trap(damage, conditions) if conditions.is_empty() => write!(f, "trap {damage}"),
            Ability::Trap(damage, conditions) => write!(f, "trap {damage} {conditions}"),
            Ability::DisarmTrap(n) => write!(f, "disarm-trap {n}"),
            Ability::Special(n) => write!(f, "special {n}"),
            Ability::OpenNextDoor => f.write_str("open-next-door"),
            Ability::Teleport(n) => write!(f, "teleport {n}"),
            Ability::Land => f.write_str("land"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "move 3",
            "move-1 jump",
            "attack+0 range 4 [earth: target 2]",
            "attack 2 range 3 target 2 pierce 1 push 1 wound",
            "attack-1 area own 1,-1 1,0 2,-1",
            "attack 3 plus 2 beside-ally times 2",
            "attack+0 [fire: area 0,0 1,0 0,1]",
            "attack+0 area own 1,-1 1,0 [air: attack +1 area own 1,-1 1,0 0,1]",
            "attack+0 range 2 [ice: attack +2 range +1]",
            "attack+0 [earth: range -2]",
            "heal 3 range 3",
            "heal 1 allies 1",
            "damage 2 adjacent",
            "retaliate 2 range 3",
            "poison wound enemies 3",
            "consume earth: immobilize enemies 3",
            "on-death: attack+2 adjacent",
            "summon living-bones by-party",
            "summon living-spirit normal per-hp 5 most 3",
            "summon ooze normal with-own-hp",
            "mend 2 dark 1",
            "afflict curse target 3 range 2",
            "raise-obstacle",
            "trap 3 poison",
            "push 2 enemy 1",
            "attack 3 disarm area own 1,-1 ally 1,-2",
            "attack 3 range 4 pull 2 area 0,0 1,0 at-least 3",
            "heal 5 other-ally 3",
            "loot 1 for-me",
            "wound around-target",
            "move-1 hastened-by fire 2 suffer 2",
            "attack-1 range 7 farthest",
            "attack+0 normal-range 4",
            "attack-1 range 3 target +2 push 2",
            "attack+1 impair within 2",
            "shield-by-level 3",
            "crush-shields earth",
            "control-targets 3",
            "damage 2 enemies-beside-target",
        ] {
            assert_eq!(text.parse::<Ability>().map(|a| a.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_wrong_word_is_named() {
        let wrong = "attack 2 rnge 3".parse::<Ability>().unwrap_err();
        assert!(wrong.contains("rnge"), "{wrong}");
        let wrong = "heal 3 slf".parse::<Ability>().unwrap_err();
        assert!(wrong.contains("slf"), "{wrong}");
        // GH-MON-04: without a range it is that of the stat card.
        assert_eq!("heal 3".parse::<Ability>(), Ok(Ability::HealInRange(3)));
    }

    #[test]
    fn abilities_follow_each_other_with_or_without_commas() {
        assert_eq!(abilities("move-1, attack+0, strengthen self").map(|a| a.len()), Ok(3));
        assert_eq!(abilities("move+0 attack+1 poison").map(|a| a.len()), Ok(2));
    }
}
