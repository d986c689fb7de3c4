//! ABL: abilities of heroes, items and skills, written as timing, cost, condition and effect.

use super::cards::Rarity;
use super::dice::Colour;
use serde::{Deserialize, Serialize};

/// MD-ATK-03: the three types of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum AttackType {
    Melee,
    Magic,
    Ranged,
}

impl AttackType {
    /// All of them.
    pub const ALL: [AttackType; 3] = [AttackType::Melee, AttackType::Magic, AttackType::Ranged];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["melee", "magic", "ranged"][self as usize]
    }

    /// MD-ATK-04, MD-ATK-05, MD-ATK-06, MD-ATK-08: whether it reaches so far.
    pub fn reaches(self, zones: usize) -> bool {
        match self {
            AttackType::Melee => zones == 0,
            AttackType::Magic => zones <= 1,
            AttackType::Ranged => zones >= 1,
        }
    }
}

/// When an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum When {
    /// MD-ABL-02: in the hero's own turn, before or after an action.
    Turn,
    /// MD-ABL-03: once per combat, by the attacker.
    Attack,
    /// MD-ABL-04: the same, with this type of attack.
    TypeAttack(AttackType),
    /// MD-ABL-05: once per combat, by the defender.
    Defence,
    /// MD-ABL-06: once per combat, by either.
    Combat,
    /// MD-ABL-07: once per Move action.
    Move,
    /// MD-ABL-08: before or after an action, even outside the hero's turn.
    Always,
    /// MD-ABL-09: for one of the hero's actions.
    Action,
}

impl When {
    /// Whether it is used while a combat is resolved.
    pub fn in_combat(self) -> bool {
        matches!(self, When::Attack | When::TypeAttack(_) | When::Defence | When::Combat)
    }
}

/// What an ability costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Cost {
    /// MD-ABL-12: mana.
    Mana(u8),
    /// MD-ABL-13: wounds to suffer.
    Wounds(u8),
    /// MD-BER-05: rage.
    Rage(u8),
    /// MD-SHA-04: steps down an element track.
    Element(Element, u8),
}

/// MD-LIT-04: what must hold for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Only {
    /// MD-ABL-10: the hero is in shadow.
    Shadow,
    /// MD-ABL-11: the hero is in light.
    Light,
    /// MD-ABL-14: the hero has suffered so many wounds.
    Wounded(u8),
    /// MD-ABL-15: the hero uses two weapons in the attack.
    TwoWeapons,
}

/// How often it may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Often {
    /// Once in its combat, Move action or moment.
    #[default]
    Once,
    /// MD-ABL-34: the ∞ mark.
    Unlimited,
    /// MD-ABL-35: once per round.
    Round,
}

/// MD-SHA-01: the four elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Element {
    Fire,
    Ice,
    Earth,
    Air,
}

impl Element {
    /// All of them.
    pub const ALL: [Element; 4] = [Element::Fire, Element::Ice, Element::Earth, Element::Air];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["fire", "ice", "earth", "air"][self as usize]
    }
}

/// MD-SHA-07: the two spirits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SpiritKind {
    Fire,
    Ice,
}

impl SpiritKind {
    /// Both.
    pub const ALL: [SpiritKind; 2] = [SpiritKind::Fire, SpiritKind::Ice];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["fire-spirit", "ice-spirit"][self as usize]
    }
}

/// MD-ABL-28: what of a roll can be ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[allow(missing_docs)]
pub enum Ignored {
    Claw,
    Shield,
    Damage,
    Ability,
}

/// What an ability, an arrow card or a door card does. To whom, follows from whose it is: [`Voice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    /// MD-ABL-18: more damage.
    Damage(u8),
    /// MD-ABL-19: more shields.
    Shield(u8),
    /// MD-ABL-20: mana for the hero; of a door card for every hero.
    Mana(u8),
    /// MD-ABL-21: more dice.
    Dice(Colour, u8),
    /// MD-ABL-22: fire tokens on the enemy; of an enemy on whoever fights it, of a door card on who opened the door.
    Fire(u8),
    /// MD-ABL-23: frost tokens on the same.
    Frost(u8),
    /// MD-ABL-24: rerolls.
    Reroll(u8),
    /// MD-ABL-25: rerolls of enemy dice.
    EnemyReroll(u8),
    /// MD-ABL-26: movement points.
    Move(u8),
    /// MD-ABL-27: shields taken from the other side.
    Pierce(u8),
    /// MD-ABL-28: results that do not count.
    Ignore(Ignored, u8),
    /// MD-ABL-29: healing: of the hero or another in its zone, of the enemy itself, of a door card for every hero.
    Heal(u8),
    /// MD-ABL-33: all of it.
    HealAll,
    /// Wounds on an enemy at most so many zones away in line of sight, without an attack.
    Wound(u8, u8),
    /// MD-BER-09: rage.
    Rage(u8),
    /// MD-ROG-08: more tokens out of the tool bag.
    Tokens(u8),
    /// MD-SHA-07: a spirit appears in the hero's zone.
    Summon(SpiritKind),
    /// MD-ROG-19: the hero counts as in shadow for this attack.
    InShadow,
    /// MD-ROG-11: another action.
    Action(u8),
    /// A step up an element track.
    Element(Element, u8),
    /// More shields for the enemy.
    EnemyShield(u8),
    /// Wounds for the hero whose arrow it is, or who opened the door.
    Wounds(u8),
    /// MD-MOB-18: wounds for the enemy itself.
    SelfWounds(u8),
    /// The fighting hero, or who opened the door, loses mana.
    LoseMana(u8),
    /// A miniature of the mob dies, and each hero in the attacker's zone suffers wounds.
    Burst(u8),
    /// A minion joins the mob, unless the fighting hero pays mana.
    Recruit(u8),
    /// Every mob gains a minion.
    RecruitAll,
    /// After the combat all fire tokens on the defender are resolved with dice of this colour.
    BurnAfter(Colour),
    /// The nearest mob moves a zone towards the enemy.
    CallMob,
    /// Wounds for another hero, the one with the lowest health in line of sight.
    WoundWeakest(u8),
    /// More treasure tokens in the first zone with a loot token, or behind the door.
    Treasure(u8),
    /// Another mob in the zone behind the door.
    Mob,
    /// A roaming monster.
    RoamingMonster,
    /// Experience for every hero.
    Experience(u8),
    /// A token for the treasure bag.
    Token(Rarity),
    /// Nothing.
    Nothing,
}

/// Whose an effect is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// Of a hero: on a hero card, an item, a skill, a class board.
    Hero,
    /// MD-RAN-02: of an arrow card.
    Arrow,
    /// MD-ABL-16: of an enemy, paid with ability icons.
    Enemy,
    /// MD-DOR-09: of a door card.
    Door,
}

impl Voice {
    /// Whether an effect means something there.
    pub fn says(self, effect: Effect) -> bool {
        use Effect::{
            Action, BurnAfter, Burst, CallMob, Damage, Dice, Element, EnemyReroll, EnemyShield, Experience,
            Fire, Frost, Heal, HealAll, Ignore, InShadow, LoseMana, Mana, Mob, Move, Nothing, Pierce, Rage,
            Recruit, RecruitAll, Reroll, RoamingMonster, SelfWounds, Shield, Summon, Token, Tokens, Treasure,
            Wound, WoundWeakest, Wounds,
        };
        match effect {
            Fire(_) | Frost(_) => true,
            Damage(_) | Dice(..) | Pierce(_) => self != Voice::Door,
            Shield(_) => matches!(self, Voice::Hero | Voice::Enemy),
            Mana(_) => self != Voice::Enemy,
            Heal(_) => self != Voice::Arrow,
            Reroll(_) => matches!(self, Voice::Hero | Voice::Arrow),
            EnemyReroll(_) | Move(_) | Ignore(..) | HealAll | Wound(..) | Rage(_) | Tokens(_) | Summon(_)
            | InShadow | Action(_) | Element(..) => self == Voice::Hero,
            EnemyShield(_) => self == Voice::Arrow,
            Wounds(_) | Nothing => matches!(self, Voice::Arrow | Voice::Door),
            LoseMana(_) => matches!(self, Voice::Enemy | Voice::Door),
            SelfWounds(_) | Burst(_) | Recruit(_) | RecruitAll | BurnAfter(_) | CallMob | WoundWeakest(_) => {
                self == Voice::Enemy
            }
            Treasure(_) | Mob | RoamingMonster | Experience(_) | Token(_) => self == Voice::Door,
        }
    }
}

/// An ability.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When.
    pub when: When,
    /// For what.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// Under which conditions.
    #[serde(default)]
    pub only: Vec<Only>,
    /// What happens.
    pub does: Vec<Effect>,
    /// How often.
    #[serde(default)]
    pub often: Often,
}
