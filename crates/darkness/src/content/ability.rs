//! ABL: abilities of heroes, items and skills, written as timing, cost, condition and effect.

use super::dice::{Colour, Pool};
use serde::{Deserialize, Serialize};
use table::phrase;
use table::phrase::{Arg, Phrase};

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

/// What an ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    /// MD-ABL-18: more damage.
    Damage(u8),
    /// MD-ABL-19: more shields.
    Shield(u8),
    /// MD-ABL-20: mana.
    Mana(u8),
    /// MD-ABL-21: more dice.
    Dice(Colour, u8),
    /// MD-ABL-22: fire tokens on the enemy.
    Fire(u8),
    /// MD-ABL-23: frost tokens on the enemy.
    Frost(u8),
    /// MD-ABL-24: rerolls.
    Reroll(u8),
    /// MD-ABL-25: rerolls of enemy dice.
    EnemyReroll(u8),
    /// MD-ABL-26: movement points.
    Move(u8),
    /// MD-ABL-27: shields taken from the enemy.
    Pierce(u8),
    /// MD-ABL-28: results that do not count.
    Ignore(Ignored, u8),
    /// MD-ABL-29: healing.
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

fn element(e: Element) -> Arg {
    Arg::name(format!("md-element-{}", e.name()))
}

/// The name of a colour of dice.
pub fn colour(c: Colour) -> Arg {
    Arg::name(format!("md-die-{}", c.name()))
}

/// Dice as people read them: "2 yellow, 1 black".
pub fn pool(pool: &Pool) -> Arg {
    let some = Colour::ALL.into_iter().filter(|c| pool.of(*c) > 0);
    Arg::List(some.map(|c| phrase!("darkness-dice", count = pool.of(c), colour = colour(c)).into()).collect())
}

impl Effect {
    /// The effect as people read it.
    pub fn text(&self) -> Phrase {
        match *self {
            Effect::Damage(n) => phrase!("darkness-effect-damage", n = n),
            Effect::Shield(n) => phrase!("darkness-effect-shield", n = n),
            Effect::Mana(n) => phrase!("darkness-effect-mana", n = n),
            Effect::Dice(c, n) => phrase!("darkness-effect-dice", n = n, colour = colour(c)),
            Effect::Fire(n) => phrase!("darkness-effect-fire", n = n),
            Effect::Frost(n) => phrase!("darkness-effect-frost", n = n),
            Effect::Reroll(n) => phrase!("darkness-effect-reroll", n = n),
            Effect::EnemyReroll(n) => phrase!("darkness-effect-enemy-reroll", n = n),
            Effect::Move(n) => phrase!("darkness-effect-move", n = n),
            Effect::Pierce(n) => phrase!("darkness-effect-pierce", n = n),
            Effect::Ignore(what, n) => {
                let what = match what {
                    Ignored::Claw => Arg::name("md-result-claw"),
                    Ignored::Shield => Arg::name("md-result-shield"),
                    Ignored::Damage => Arg::name("md-result-damage"),
                    Ignored::Ability => Arg::name("md-result-ability"),
                };
                phrase!("darkness-effect-ignore", n = n, what = what)
            }
            Effect::Heal(n) => phrase!("darkness-effect-heal", n = n),
            Effect::HealAll => phrase!("darkness-effect-heal-all"),
            Effect::Wound(n, reach) => phrase!("darkness-effect-wound", n = n, reach = reach),
            Effect::Rage(n) => phrase!("darkness-effect-rage", n = n),
            Effect::Tokens(n) => phrase!("darkness-effect-tokens", n = n),
            Effect::Summon(kind) => {
                phrase!("darkness-effect-summon", spirit = Arg::name(format!("md-spirit-{}", kind.name())))
            }
            Effect::InShadow => phrase!("darkness-effect-in-shadow"),
            Effect::Action(n) => phrase!("darkness-effect-action", n = n),
            Effect::Element(e, n) => phrase!("darkness-effect-element", n = n, element = element(e)),
        }
    }
}

impl Ability {
    /// The ability as people read it: timing, cost and condition before the colon, effects behind it.
    pub fn text(&self) -> Phrase {
        let when = match self.when {
            When::Turn => phrase!("darkness-when-turn"),
            When::Attack => phrase!("darkness-when-attack"),
            When::TypeAttack(kind) => {
                phrase!("darkness-when-type-attack", kind = Arg::name(format!("md-attack-{}", kind.name())))
            }
            When::Defence => phrase!("darkness-when-defence"),
            When::Combat => phrase!("darkness-when-combat"),
            When::Move => phrase!("darkness-when-move"),
            When::Always => phrase!("darkness-when-always"),
            When::Action => phrase!("darkness-when-action"),
        };
        let mut head: Vec<Arg> = vec![when.into()];
        head.extend(self.cost.iter().map(|cost| match *cost {
            Cost::Mana(n) => phrase!("darkness-cost-mana", n = n).into(),
            Cost::Wounds(n) => phrase!("darkness-cost-wounds", n = n).into(),
            Cost::Rage(n) => phrase!("darkness-cost-rage", n = n).into(),
            Cost::Element(e, n) => phrase!("darkness-cost-element", n = n, element = element(e)).into(),
        }));
        head.extend(self.only.iter().map(|only| match *only {
            Only::Shadow => phrase!("darkness-only-shadow").into(),
            Only::Light => phrase!("darkness-only-light").into(),
            Only::Wounded(n) => phrase!("darkness-only-wounded", n = n).into(),
            Only::TwoWeapons => phrase!("darkness-only-two-weapons").into(),
        }));
        match self.often {
            Often::Once => {}
            Often::Unlimited => head.push(phrase!("darkness-often-unlimited").into()),
            Often::Round => head.push(phrase!("darkness-often-round").into()),
        }
        let does: Vec<Arg> = self.does.iter().map(|effect| effect.text().into()).collect();
        phrase!("darkness-ability", head = head, does = does)
    }
}
