//! What cards say: when it may be used, what it costs, what it does. The words for what it does are of four kinds:
//! [`Gain`], [`Deed`], [`Always`] and [`Special`].

use super::always::Always;
use super::deed::Deed;
use super::gain::Gain;
use super::only::Special;
use super::words::{Known, Word, read};
use serde::de::{Error, VariantAccess};
use serde::{Deserialize, Deserializer, Serialize};

/// DE-TAB-12: the conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Condition {
    Stunned,
    Bleeding,
    Burning,
    Diseased,
    Immobilized,
    Weakened,
    Doomed,
    Terrified,
    Cursed,
    Poisoned,
}

impl Condition {
    /// All of them.
    pub const ALL: [Condition; 10] = [
        Condition::Stunned,
        Condition::Bleeding,
        Condition::Burning,
        Condition::Diseased,
        Condition::Immobilized,
        Condition::Weakened,
        Condition::Doomed,
        Condition::Terrified,
        Condition::Cursed,
        Condition::Poisoned,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        [
            "stunned",
            "bleeding",
            "burning",
            "diseased",
            "immobilized",
            "weakened",
            "doomed",
            "terrified",
            "cursed",
            "poisoned",
        ][self as usize]
    }
}

/// DE-ATT-01: the attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Attribute {
    Might,
    Knowledge,
    Willpower,
    Awareness,
}

impl Attribute {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["might", "knowledge", "willpower", "awareness"][self as usize]
    }
}

/// DE-ATK-04: how an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum AttackKind {
    Melee,
    Ranged,
}

impl AttackKind {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["melee", "ranged"][self as usize]
    }
}

/// DE-TRG-03: when an ability of a hero may be used, or counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum When {
    /// DE-ACT-05: as an action in the hero's turn.
    Action,
    /// DE-TRG-02: during the hero's turn.
    Turn,
    /// DE-TRN-07: at the end of a turn in which the hero has not moved.
    StoodStill,
    /// DE-SRG-02: in the hero's own attack, for this many surges.
    Surge(u8),
    /// The same in the attack of every hero within this many spaces, its own too.
    SurgeWithin(u8, u8),
    /// DE-ATK-18: in the hero's own attack, after the dice are rolled.
    Rolled,
    /// DE-ATK-18: a hero within this many spaces (0: the hero itself) is attacked, before the dice are rolled.
    Attacked(u8),
    /// DE-ATK-18: the hero is attacked, after the dice are rolled.
    Defended,
    /// Always: what it does is added to every attack of the hero.
    Attacking,
    /// Always: what it does changes the hero.
    Always,
    /// The hero rests.
    Resting,
    /// Each monster that the hero defeats with it.
    Defeats,
    /// The hero has failed an attribute test.
    Tested,
    /// A monster has entered an empty space adjacent to the hero.
    MonsterNear,
    /// DE-TRN-01: at the start of the hero's turn.
    TurnStart,
    /// After an attack of the hero, even one that missed.
    AfterAttack,
    /// After an attack in which the hero has defeated a monster.
    AfterDefeat,
    /// A monster on an adjacent space has made an attack that affected the hero.
    Struck,
    /// The hero has stood up or was revived.
    StandsUp,
    /// DE-REV-04: a hero within this many spaces stands up or is revived, counted to its token; it is the culprit.
    StandsUpNear(u8),
    /// Counts as long as the card is exhausted.
    While,
    /// For each hero that the starting skill of the class has healed; `You` is that hero.
    Healed,
    /// A monster is about to be activated.
    Activated,
    /// The hero is defeated, before it is knocked out.
    Falls,
    /// DE-TRN-07: at the end of a turn with two move actions.
    MovedTwice,
    /// The hero has drawn a search card.
    Drawn,
    /// Somebody has suffered or recovered by a skill of the hero.
    OwnSkill,
    /// The familiar of the hero attacks, after the dice are rolled.
    FamiliarAttacks,
    /// Each monster that the hero or its familiar defeats.
    Slays,
    /// After an attack in which the hero or its familiar has defeated a monster.
    AfterSlaying,
}

/// What an ability costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// DE-HER-17: fatigue.
    pub fatigue: u8,
    /// DE-TRG-07: the card is exhausted.
    pub exhaust: bool,
}

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whom {
    /// The hero itself.
    You,
    /// One hero within this many spaces; the hero itself may be chosen.
    Hero(u8),
    /// One other hero within this many spaces.
    OtherHero(u8),
    /// Every hero within this many spaces, the hero itself too.
    Heroes(u8),
    /// One monster within this many spaces.
    Monster(u8),
    /// Every monster within this many spaces.
    Monsters(u8),
    /// Every monster of the group of one monster within this many spaces.
    Group(u8),
    /// The figure that gave rise to this: who entered a space, searched, opened a door, or was the target of the attack.
    Culprit,
    /// Every other monster of the culprit's group.
    CulpritsGroup,
    /// One monster within this many spaces of the target, but not the target.
    NearTarget(u8),
    /// The targets of the attack.
    Targets,
    /// Every hero on the map.
    EveryHero,
    /// The familiar of the hero.
    Familiar,
    /// The hero whose doing gave rise to this, and all heroes within this many spaces.
    CulpritAnd(u8),
}

/// Which dice may be rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Again {
    /// One attack or power die of the attacker.
    Attack,
    /// One power die of the attacker.
    Power,
    /// One red die of the attacker.
    Red,
    /// One defence die of the defender.
    Defence,
    /// One die that the overlord has rolled, in attack or defence.
    Own,
    /// Any number of the hero's own attack dice, each once.
    Any,
}

/// Figures that do not block sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Past {
    /// Friends of the attacker.
    Friends,
    /// Figures beside the attacker.
    Adjacent,
}

/// What the attacker holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hands {
    /// One hand is empty.
    Free,
    /// Both hands hold weapons: one for two hands, or two for one.
    Both,
}

/// What an ability does, one thing after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Something is added to the attack under way.
    Gain(Gain),
    /// Something is done.
    Deed(Deed),
    /// What only one card does.
    Special(Special),
}

impl Effect {
    /// Which word it is.
    pub fn word(&self) -> &'static str {
        match self {
            Effect::Gain(gain) => gain.word(),
            Effect::Deed(deed) => deed.word(),
            Effect::Special(special) => special.word(),
        }
    }

    /// What it adds to an attack, if that is what it does.
    pub fn gain(&self) -> Option<&Gain> {
        if let Effect::Gain(gain) = self { Some(gain) } else { None }
    }

    /// What it does, if it is a deed.
    pub fn deed(&self) -> Option<&Deed> {
        if let Effect::Deed(deed) = self { Some(deed) } else { None }
    }

    /// This effect, and those that follow from it.
    pub fn each<'e>(&'e self, look: &mut dyn FnMut(&'e Effect)) {
        look(self);
        let lists: [&[Effect]; 2] = match self {
            Effect::Gain(Gain::Surge(does)) => [does, &[]],
            Effect::Deed(Deed::Attack(attack)) => [&attack.gain, &attack.hits],
            Effect::Deed(Deed::Test(test)) => [&test.fail, &test.pass],
            Effect::Deed(Deed::Repeat { pass, .. }) => [pass, &[]],
            Effect::Deed(Deed::LosePoint(or)) => [or, &[]],
            _ => [&[], &[]],
        };
        lists.into_iter().flatten().for_each(|effect| effect.each(look));
    }
}

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Effect, D::Error> {
        read(from, AnyWord)
    }
}

struct AnyWord;

impl Known<Effect> for AnyWord {
    fn read<'de, A: VariantAccess<'de>>(self, word: Word<'_, A>) -> Result<Effect, A::Error> {
        let name = word.word;
        if Gain::WORDS.contains(&name) {
            Gain::deserialize(word).map(Effect::Gain)
        } else if Deed::WORDS.contains(&name) {
            Deed::deserialize(word).map(Effect::Deed)
        } else if Special::WORDS.contains(&name) {
            Special::deserialize(word).map(Effect::Special)
        } else if Always::WORDS.contains(&name) {
            Err(A::Error::custom(format!("{name} is what always counts, and belongs in `counts`")))
        } else {
            let all = [Gain::WORDS, Deed::WORDS, Special::WORDS].concat().join(", ");
            Err(A::Error::custom(format!("there is no word {name}; there are: {all}")))
        }
    }
}

/// An ability of a hero, a skill or an item.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When.
    pub when: When,
    /// For what.
    #[serde(default)]
    pub cost: Cost,
    /// Only in attacks of this kind.
    #[serde(default)]
    pub kind: Option<AttackKind>,
    /// Only in attacks with a weapon that has one of these traits.
    #[serde(default)]
    pub with: Vec<String>,
    /// Only against a monster that is adjacent.
    #[serde(default)]
    pub adjacent: bool,
    /// Only while an item with one of these traits is equipped.
    #[serde(default)]
    pub wearing: Vec<String>,
    /// Only with hands like that.
    #[serde(default)]
    pub hands: Option<Hands>,
    /// Only beside another hero.
    #[serde(default)]
    pub beside_hero: bool,
    /// What it does.
    #[serde(default)]
    pub does: Vec<Effect>,
    /// What always counts by it.
    #[serde(default)]
    pub counts: Vec<Always>,
}

impl Ability {
    /// The moments at which something counts without being done.
    const COUNTING: [When; 3] = [When::Always, When::While, When::Attacking];

    /// What an ability cannot be: something that is done at no moment, or that counts at one.
    pub fn fault(&self) -> Option<String> {
        let counts = Ability::COUNTING.contains(&self.when);
        let attacking = self.when == When::Attacking;
        match (self.does.first(), self.counts.first()) {
            (Some(effect), _) if counts && !attacking => {
                Some(format!("{} is not done at a moment", effect.word()))
            }
            (_, Some(always)) if !counts => Some(format!("{} counts at no moment", always.word())),
            (None, None) if counts => Some("nothing counts".to_owned()),
            _ => None,
        }
    }
}
