//! What cards do: properties of weapons and armour, and the deeds of powers, items, traps and events.

use super::dice::Symbols;
use serde::{Deserialize, Serialize};

/// SS-CON-01, SS-TAB-06: conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Condition {
    Stunned,
    Blinded,
    KnockedDown,
    Slowed,
    /// SS-CON-16: poison I or II.
    Poisoned(u8),
}

impl Condition {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Condition::Stunned => "stunned",
            Condition::Blinded => "blinded",
            Condition::KnockedDown => "knocked-down",
            Condition::Slowed => "slowed",
            Condition::Poisoned(1) => "poisoned-1",
            Condition::Poisoned(_) => "poisoned-2",
        }
    }
}

/// SS-ATK-04: what a property gives to an attack or a defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Gain {
    /// More hits.
    Hits(u8),
    /// SS-LETH-01: so many of the hits are lethal; 0: all of them.
    Lethal(u8),
    /// SS-CRIT-01: a critical token.
    Critical,
    /// SS-BASH-01: the target is pushed into another area.
    Bash,
    /// SS-AOE-02, SS-AOE-03: the attack hits everybody in reach of the target.
    Area(u8),
    /// SS-FIRE-01: fire I or II.
    Fire(u8),
    /// SS-CON-01: a condition.
    Give(Condition),
    /// Less armour, for this attack.
    Pierce(u8),
    /// More blocks.
    Blocks(u8),
    /// So many dice may be rolled again.
    Reroll(u8),
    /// The attacker heals itself.
    Heal(u8),
    /// The attacker takes so many crowns.
    Steal(u8),
}

impl Gain {
    /// SS-GEN-06: the greater of two gains of the same kind; none, if they are of different kinds.
    pub fn greater(self, other: Gain) -> Option<Gain> {
        Some(match (self, other) {
            (Gain::Hits(a), Gain::Hits(b)) => Gain::Hits(a.max(b)),
            (Gain::Lethal(0), Gain::Lethal(_)) | (Gain::Lethal(_), Gain::Lethal(0)) => Gain::Lethal(0),
            (Gain::Lethal(a), Gain::Lethal(b)) => Gain::Lethal(a.max(b)),
            (Gain::Area(a), Gain::Area(b)) => Gain::Area(a.max(b)),
            (Gain::Fire(a), Gain::Fire(b)) => Gain::Fire(a.max(b)),
            (Gain::Pierce(a), Gain::Pierce(b)) => Gain::Pierce(a.max(b)),
            (Gain::Blocks(a), Gain::Blocks(b)) => Gain::Blocks(a.max(b)),
            (Gain::Reroll(a), Gain::Reroll(b)) => Gain::Reroll(a.max(b)),
            (Gain::Heal(a), Gain::Heal(b)) => Gain::Heal(a.max(b)),
            (Gain::Steal(a), Gain::Steal(b)) => Gain::Steal(a.max(b)),
            (a, b) if a == b => a,
            _ => return None,
        })
    }

    /// Its name in the keys of options.
    pub fn name(self) -> String {
        match self {
            Gain::Hits(n) => format!("hits-{n}"),
            Gain::Lethal(0) => "lethal".to_owned(),
            Gain::Lethal(n) => format!("lethal-{n}"),
            Gain::Critical => "critical".to_owned(),
            Gain::Bash => "bash".to_owned(),
            Gain::Area(n) => format!("area-{n}"),
            Gain::Fire(n) => format!("fire-{n}"),
            Gain::Give(condition) => condition.name().to_owned(),
            Gain::Pierce(n) => format!("pierce-{n}"),
            Gain::Blocks(n) => format!("blocks-{n}"),
            Gain::Reroll(n) => format!("reroll-{n}"),
            Gain::Heal(n) => format!("heal-{n}"),
            Gain::Steal(n) => format!("steal-{n}"),
        }
    }
}

/// SS-ATK-04, SS-ATK-13: a property: what it costs and what it gives. Written `("energy", Lethal(1))`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Property(
    /// The symbols that pay for it; none: it is free.
    pub Symbols,
    /// What it gives.
    pub Gain,
);

/// SS-WPN-08: types of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Damage {
    Sharp,
    Piercing,
    Blunt,
    Magic,
}

impl Damage {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["sharp", "piercing", "blunt", "magic"][self as usize]
    }
}

/// SS-ATK-02: what an attack is made with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Automatic hits.
    #[serde(default)]
    pub hits: u8,
    /// Red dice.
    #[serde(default)]
    pub red: u8,
    /// Blue dice.
    #[serde(default)]
    pub blue: u8,
    /// SS-CMB-02, SS-CMB-03: 0 is melee.
    #[serde(default)]
    pub range: u8,
    /// Its type of damage.
    #[serde(default)]
    pub damage: Option<Damage>,
    /// Its properties.
    #[serde(default)]
    pub props: Vec<Property>,
}

/// SS-ARM-05, SS-ECD-01: what somebody defends with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Guard {
    /// Armour.
    pub armor: u8,
    /// Magic shields.
    pub shields: u8,
    /// Defence dice.
    pub dice: u8,
    /// Automatic blocks.
    pub blocks: u8,
    /// Its properties.
    pub props: Vec<Property>,
}

/// Something that changes figures while it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Change {
    /// More or fewer hits with every attack.
    Hits(i8),
    /// More or fewer blocks.
    Blocks(i8),
    /// More or less armour.
    Armor(i8),
    /// More or fewer movement points.
    Moves(i8),
}

impl Change {
    /// SS-GEN-06: the greater of two changes of the same kind, for better or for worse; none, if they are of different kinds.
    pub fn greater(self, other: Change) -> Option<Change> {
        let far = |a: i8, b: i8| if b.unsigned_abs() > a.unsigned_abs() { b } else { a };
        let alike = |a: i8, b: i8| (a < 0) == (b < 0);
        match (self, other) {
            (Change::Hits(a), Change::Hits(b)) if alike(a, b) => Some(Change::Hits(far(a, b))),
            (Change::Blocks(a), Change::Blocks(b)) if alike(a, b) => Some(Change::Blocks(far(a, b))),
            (Change::Armor(a), Change::Armor(b)) if alike(a, b) => Some(Change::Armor(far(a, b))),
            (Change::Moves(a), Change::Moves(b)) if alike(a, b) => Some(Change::Moves(far(a, b))),
            _ => None,
        }
    }
}

/// SS-SPN-02, SS-SPN-03, SS-SPN-04, SS-SPN-05: how many enemies appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Formula {
    /// Heroes less enemies, less 1.
    LessOne,
    /// Heroes less enemies, less 2.
    LessTwo,
    /// Heroes less enemies.
    Even,
    /// Heroes less enemies, and 1 more.
    OneMore,
    /// SS-SPN-07: all heroes, ghosts too, less enemies.
    AllHeroes,
}

/// Whom a deed concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whom {
    /// Whoever does it; for a trap or an event the active hero.
    Me,
    /// A hero within range, of one's own choice.
    Hero,
    /// An enemy within range, of one's own choice.
    Enemy,
    /// All living heroes.
    Heroes,
    /// All enemies.
    Enemies,
    /// All heroes within range.
    HeroesNear,
    /// All enemies within range.
    EnemiesNear,
    /// Nobody: it concerns the table.
    Table,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// SS-CMB-14: wounds that nothing prevents.
    Suffer(u8),
    /// SS-HP-03: so many wounds are healed.
    Heal(u8),
    /// SS-GEN-10: wounds are healed by half the soulrank.
    HealByRank,
    /// SS-FIRE-01: fire I or II.
    Fire(u8),
    /// SS-FIRE-05: fire I or II in the area.
    FireHere(u8),
    /// A condition.
    Give(Condition),
    /// SS-CON-03: one condition is removed, or a fire token.
    Cure,
    /// SS-TIME-08: a change until the next time phase.
    Until(Change),
    /// SS-USE-10: for the next attack.
    Next(Gain),
    /// SS-GEN-10: so many more hits for the next attack as half the soulrank.
    NextHitsByRank,
    /// More movement points in this turn's movement action.
    Move(u8),
    /// SS-TGT-09: nobody may choose the hero until it acts.
    Hide,
    /// SS-THR-09: the enemy's next target.
    Taunt,
    /// SS-CD-05: an exhausted power waits one hourglass longer.
    Delay,
    /// SS-CD-06: an exhausted power waits one hourglass less.
    Hasten,
    /// SS-CD-07: an exhausted power is ready at once.
    Ready,
    /// SS-CMP-01, SS-CMP-02: the companion is summoned and acts.
    Companion,
    /// SS-POW-09: treasures are drawn, of which one is kept.
    Treasure(u8),
    /// Soul shards for the party.
    Shards(u8),
    /// Crowns.
    Crowns(u8),
    /// Enemies appear at the gates.
    Spawn(Formula),
    /// SS-SPN-02, SS-SPN-03: enemies appear, by one formula for up to 3 heroes and by another for more.
    SpawnBy(Formula, Formula),
    /// SS-GATE-01: a gate opens.
    OpenGate(u8),
    /// SS-GATE-01: a gate closes.
    CloseGate(u8),
    /// SS-RES-02: an altar wakes.
    WakeAltar(u8),
    /// SS-RES-02: an altar falls asleep.
    SleepAltar(u8),
    /// SS-END-01: another goal counts.
    Goal(u8),
    /// SS-ENT-07: one more encounter card.
    Encounter,
    /// SS-TRAP-01: one more trap card.
    Trap,
    /// SS-EAC-09: all enemies in the area are activated.
    Activate,
    /// SS-SHW-02: a shadow token from the pool appears at a gate.
    Shadow,
    /// SS-EMP-02: the hero meets a merchant, with everybody in its area.
    Visit,
    /// SS-SPL-01: the heroes in the area take what they like from the supply.
    Supply,
    /// SS-DECK-16: a soul weapon.
    SoulWeapon,
    /// SS-DECK-08: a treasure of the quest, by its number there.
    Find(u8),
    /// SS-CAMP-07: the campaign remembers this.
    Mark(u8),
}

/// SS-SAV-01: whom a deed concerns, what it does, and whether a save roll prevents it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// It is done.
    Do(Whom, Act),
    /// SS-SAV-02: it is done unless a save roll succeeds.
    Save(Whom, Act),
}

impl Deed {
    /// Whom it concerns.
    pub fn whom(self) -> Whom {
        let (Deed::Do(whom, _) | Deed::Save(whom, _)) = self;
        whom
    }

    /// What is done.
    pub fn act(self) -> Act {
        let (Deed::Do(_, act) | Deed::Save(_, act)) = self;
        act
    }
    /// Whether it is done to figures, and not to the table or to the hero's turn.
    pub fn concerns_figures(self) -> bool {
        self.whom() != Whom::Table
            && matches!(
                self.act(),
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
}
