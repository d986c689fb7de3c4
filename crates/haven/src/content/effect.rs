//! One vocabulary of effects: for character cards, items, special rules of scenarios, penalties of random dungeons, the
//! aftermath of events, treasures and rewards. The abilities of monsters are a part of it.
//!
//! An effect is written in words, like an [`Ability`], and adds to them:
//!
//! | words | mean |
//! | --- | --- |
//! | `… [earth: attack +1 xp 1]` | what consuming an element adds to the ability before it |
//! | `… [beside-ally: attack +2]`, `… [alone: wound]` | what the target's place adds; see [`If`] |
//! | `… [per target: xp 1]`, `… [per negative-condition: attack +1]` | what is added for each; see [`Per`] |
//! | `… [each-time: xp 1]`, `… [target 2]` | whenever it counts; always |
//! | `… [light: do for beside-target: suffer 2]` | a whole effect that is added |
//! | `on attack: attack +1`, `on melee-attacked: retaliate 2` | a bonus as long as the card is active; see [`Event`] |
//! | `on attack alone: attack +2` | only against some enemies, or only sometimes; see [`Filter`] |
//! | `on turn: do heal 3 self` | what is done then |
//! | `for self-and-allies 1: shield 1` | these figures get it |
//! | `aura allies 2: on attack: attack +1` | whoever is there when it counts has the bonus |
//! | `grant other-ally 3: move 4`, `force enemy 4: move 1` | these may do it; these must, and the player controls them |
//! | `grant 2 other-ally 2: move 2`, `grant all other-ally 1: move 2` | up to two of them, all of them |
//! | `this-turn: on move: jump` | a bonus of an item until the end of the turn |
//! | `grant own-summon: move+0 then attack+0` | one after the other |
//! | `if ended-where-began: muddle passed` | only then |
//! | `consume fire: retaliate 2` | only if the element is consumed |
//! | `recover 2 discarded self`, `recover all lost self` | cards come back to the hand |
//! | `refresh 1 consumed small self` | items become usable again |
//! | `summon rat-swarm` | a summon of the character |
//! | `slots-back 2` | the tokens of two persistent cards go back by one slot |
//! | `obstacles 2 range 1`, `destroy-obstacle 1` | obstacles appear and go; see also [`Tiling`] |
//! | `kill enemy 1 normal` | an enemy dies at once |
//! | `add curse 3 everybody`, `add -1 2 one`, `discard 2 everybody` | modifier cards come, cards of the hand go |
//! | `gold 10`, `experience 5`, `gold 10 self` | for every character; for the one who finds it |
//! | `item 12`, `item-design 107`, `random-scenario` | what else a treasure holds |
//! | `spawn 1 normal living-bones b`, `open a` | monsters come at a letter, doors with a letter open |
//! | `prosperity 1`, `reputation -1`, `party-achievement NAME`, `global-achievement NAME` | what a scenario brings the campaign |
//! | `special redirect-attacks` | what no general effect expresses, see [`Special`] |

use super::Rank;
use super::ability::{Ability, Amount};
use super::condition::{Condition, ElementSign};
use super::gain::{Gain, ToAttack};
use super::page::Deed;
use super::shade::Shade;
use super::tiling::Tiling;
use super::whom::Whom;
use serde::{Deserialize, Serialize};

/// One effect of an action or an item: what it does, and what is added to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Effect {
    /// What it does.
    pub what: What,
    /// What is added to it.
    pub clauses: Vec<Clause>,
}

/// What an effect does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// An ability that monsters could have too.
    Do(Ability),
    /// GH-BON-01, GH-BON-02, GH-BON-03, GH-BON-04, GH-BON-05, GH-BON-06, GH-BON-07: a bonus as long as the card is
    /// active, or what an item does when it is used.
    On {
        /// When it counts.
        event: Event,
        /// Against whom, and in what state.
        against: Vec<Filter>,
        /// What it adds.
        gains: Gains,
    },
    /// GH-TRN-07: other figures get, may do or must do something.
    Let(How, Whom, Box<Effect>),
    /// A bonus that an item gives its owner until the end of the turn.
    ThisTurn(Box<Effect>),
    /// One after the other.
    Then(Box<Effect>, Box<Effect>),
    /// Only if this condition was met.
    If(If, Box<Effect>),
    /// GH-ELE-05: only if an element is consumed.
    Consume(ElementSign, Box<Effect>),
    /// GH-REC-01: cards come back to the hand; all of them without a number.
    Recover(Option<u8>, Pile, Whom),
    /// GH-REC-03: items become usable again; all of them without a number.
    Refresh(Option<u8>, Used, Option<Slot>, Whom),
    /// GH-SUM-01: a summon.
    Summon(String),
    /// FH-ACB-05: the tokens of this many persistent cards go back by one slot.
    SlotsBack(u8),
    /// The character gains this many time tokens.
    GainTime(u8),
    /// Only if the character spends this many time tokens.
    SpendTime(u8, Box<Effect>),
    /// The character changes its form at the end of its turn.
    SwitchForm,
    /// Something is done with shadows.
    Shadow(Shade),
    /// GH-MAP-24: a number of obstacles of one hex each, in empty hexes in range.
    Obstacles(u8, u8),
    /// One obstacle in range is destroyed.
    DestroyObstacle(u8),
    /// FH-MNP-01: an overlay tile is modified in another way.
    Tiling(Tiling),
    /// An enemy dies at once.
    Kill(Whom, Vec<Filter>),
    /// What no general effect expresses.
    Special(Special),
    /// A number of these modifier cards come into the decks of characters.
    AddCards(String, u8, Whom),
    /// GH-EVT-16: characters discard this many cards.
    Discard(u8, Whom),
    /// Gold.
    Gold(u8, Whom),
    /// Experience.
    Experience(u8, Whom),
    /// GH-MAP-28: an item, by its number.
    Item(u8),
    /// GH-MAP-29: an item design, by its number.
    ItemDesign(u8),
    /// A random side scenario.
    RandomScenario,
    /// GH-SPC-01: this many monsters of this rank and kind spawn at a letter.
    Spawn(u8, Rank, String, char),
    /// GH-SPC-05: the doors with this letter open.
    Open(char),
    /// What only a page brings about.
    Page(Deed),
    /// Prosperity.
    Prosperity(u8),
    /// Reputation, won or lost.
    Reputation(i8),
    /// An achievement of the party.
    PartyAchievement(String),
    /// An achievement of the campaign.
    GlobalAchievement(String),
}

/// How other figures come to an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum How {
    /// They get it, whether they like it or not.
    Get,
    /// Whoever is among them when a bonus counts has it.
    Aura,
    /// FH-CMD-02: up to this many of them may perform it; of [`How::ALL`] all may.
    May(u8),
    /// They perform it, and the player decides how.
    Must,
}

impl How {
    /// All whom it concerns.
    pub const ALL: u8 = u8::MAX;
}

/// What is added to an ability or to what an event is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// What is added at once.
    pub gains: Vec<Gain>,
    /// What is added under conditions of its own.
    pub clauses: Vec<Clause>,
    /// A whole effect.
    pub does: Option<Box<Effect>>,
}

/// An addition and when it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// When.
    pub head: Head,
    /// What.
    pub gains: Gains,
}

/// When an addition counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Always.
    Always,
    /// GH-ELE-05: if the element is consumed.
    Consume(ElementSign),
    /// If this condition is met.
    If(If),
    /// As many times as there are such things.
    Per(Per),
    /// Whenever the ability before it takes effect.
    EachTime,
    /// FH-ADD-06: if the character takes a condition, which it may have already.
    Take(Condition),
    /// FH-ACB-05: if the token of a persistent card goes on by one slot.
    SlotForward,
    /// If a shadow within this range is removed; of any number, as many times as shadows are.
    RemoveShadow(u8, Shadows),
}

/// How many shadows are removed for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shadows {
    /// One.
    One,
    /// As many as the player likes.
    Any,
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$one:meta])* $variant:ident = $word:literal,)* })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub enum $name { $($(#[$one])* $variant,)* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The word for it in files.
            pub fn as_str(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;
            fn try_from(word: String) -> Result<$name, String> {
                word.parse()
            }
        }

        impl From<$name> for String {
            fn from(one: $name) -> String {
                one.as_str().to_owned()
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(word: &str) -> Result<$name, String> {
                $name::ALL.iter().copied().find(|one| one.as_str() == word).ok_or_else(|| {
                    let all: Vec<&str> = $name::ALL.iter().map(|one| one.as_str()).collect();
                    format!("{word:?} is no {}; there are: {}", $what, all.join(", "))
                })
            }
        }
    )* };
}

words! {
    /// A condition that is met or not when an ability is performed.
    If, "condition of an effect" {
        /// The target stands beside an ally of the attacker.
        BesideAlly = "beside-ally",
        /// The target stands beside none of its own allies.
        Alone = "alone",
        /// The move ended where it began.
        EndedWhereBegan = "ended-where-began",
        /// The move was a straight line.
        StraightLine = "straight-line",
        /// An enemy springs the trap.
        EnemySprings = "enemy-springs",
        /// The figure stands beside exactly one enemy.
        BesideOneEnemy = "beside-one-enemy",
        /// The attack of this action has killed an enemy.
        Killed = "killed",
        /// The attack of this action has hurt an enemy.
        Damaged = "damaged",
        /// The target stands beside a summon of the character.
        BesideOwnSummon = "beside-own-summon",
        /// An enemy has died in this round.
        EnemyDied = "enemy-died",
        /// The character is fast in this round.
        Fast = "fast",
        /// The character is slow in this round.
        Slow = "slow",
        /// The character is in its melee form.
        MeleeForm = "melee-form",
        /// The character is in its ranged form.
        RangedForm = "ranged-form",
    }

    /// What is counted.
    Per, "thing to count" {
        /// Each enemy that is targeted.
        Target = "target",
        /// Each enemy that is killed.
        Kill = "kill",
        /// Each negative condition of the target.
        NegativeCondition = "negative-condition",
        /// Each ally of the attacker beside the target.
        AllyBesideTarget = "ally-beside-target",
        /// Each hex that the figure has moved in this turn.
        HexMoved = "hex-moved",
        /// Each point of damage that the figure has dealt in this turn.
        DamageDealt = "damage-dealt",
        /// Each point of the target's shield.
        TargetShield = "target-shield",
        /// Each enemy beside the figure.
        EnemyBesideMe = "enemy-beside-me",
        /// Each summon of the character.
        OwnSummon = "own-summon",
        /// Each ally of the figure.
        Ally = "ally",
        /// Each figure that has gained hit points by this action.
        Healed = "healed",
        /// Each shadow of the character.
        Shadow = "shadow",
    }

    /// When a bonus counts or an item may be used.
    Event, "event" {
        /// An attack of the figure on one target.
        Attack = "attack",
        /// The same, melee.
        MeleeAttack = "melee-attack",
        /// The same, ranged.
        RangedAttack = "ranged-attack",
        /// A whole attack ability of the figure with all of its targets.
        AttackAction = "attack-action",
        /// The same, melee.
        MeleeAttackAction = "melee-attack-action",
        /// The same, ranged.
        RangedAttackAction = "ranged-attack-action",
        /// The end of an action in which the figure has attacked.
        AttackActionEnd = "attack-action-end",
        /// A move of the figure.
        Move = "move",
        /// A heal ability of the figure.
        Heal = "heal",
        /// The figure is attacked.
        Attacked = "attacked",
        /// The figure is attacked by a melee attack.
        MeleeAttacked = "melee-attacked",
        /// The figure is attacked from within the range of the retaliate that is added.
        NearAttacked = "near-attacked",
        /// The figure would suffer damage from a ranged attack.
        RangedAttacked = "ranged-attacked",
        /// The figure would suffer damage from an attack.
        AttackDamage = "attack-damage",
        /// The figure would suffer damage from any source.
        Damage = "damage",
        /// An enemy comes from a hex that is not adjacent into one that is.
        Approached = "approached",
        /// An enemy comes onto a shadow of the figure.
        ShadowEntered = "shadow-entered",
        /// The figure has killed an enemy.
        Kill = "kill",
        /// An enemy has died, by whatever.
        EnemyDies = "enemy-dies",
        /// An attack has killed a summon of the figure.
        OwnSummonKilled = "own-summon-killed",
        /// A summon of the figure would suffer damage.
        OwnSummonDamage = "own-summon-damage",
        /// At any time in the figure's turn.
        Turn = "turn",
        /// At the start of the figure's turn.
        TurnStart = "turn-start",
        /// At the end of the figure's turn.
        TurnEnd = "turn-end",
    }

    /// What no general effect expresses: each has a rule of its own in `actions::specials`, and a sentence in the
    /// words.
    Special, "special" {
        /// GH-ATK-02: attacks on allies beside the character hit the character instead.
        RedirectAttacks = "redirect-attacks",
        /// Attacks of this action push enemies into obstacles.
        PushIntoObstacles = "push-into-obstacles",
        /// A card of the discard pile is played for its summon, for less damage.
        SummonFromDiscard = "summon-from-discard",
        /// Enemies that are attacked can be marked, and leave a shadow when they die.
        MarkForTheAbyss = "mark-for-the-abyss",
        /// Instead of suffering damage the character goes to a shadow, which is removed.
        FleeIntoShadow = "flee-into-shadow",
        /// The character's other actions in this turn are not slow.
        IgnoreSlow = "ignore-slow",
        /// The next actions of the character while it is slow are not slow, and hold an enemy fast when they are over.
        BorrowTime = "borrow-time",
        /// At the end of the turn the character plays one more card from its hand.
        PlayAnother = "play-another",
        /// At the end of a turn with a kill the character may change its form, or keep it.
        FrenzyForms = "frenzy-forms",
        /// On a short rest the character may choose the card that it loses, and may change its form.
        ChooseRestLoss = "choose-rest-loss",
    }

    /// The pile that cards are recovered from.
    Pile, "pile" {
        /// Discarded cards.
        Discarded = "discarded",
        /// Lost cards.
        Lost = "lost",
    }

    /// GH-ITM-07, GH-ITM-08, GH-ITM-09, GH-ITM-10: what becomes of an item that is used.
    Used, "use of an item" {
        /// It is turned sideways until a long rest.
        Spent = "spent",
        /// It is turned face down for the rest of the scenario.
        Consumed = "consumed",
        /// It can be used any number of times.
        Passive = "passive",
        /// FH-ITM-10: it is turned to its other side.
        Flipped = "flipped",
    }

    /// GH-ITM-03: where an item is worn, and how many can be worn there.
    Slot, "slot" {
        /// One.
        Head = "head",
        /// One.
        Body = "body",
        /// One.
        Legs = "legs",
        /// Two.
        OneHand = "one-hand",
        /// One, and nothing else in the hands.
        TwoHand = "two-hand",
        /// As many as half the level, rounded up.
        Small = "small",
    }
}

/// Which enemies a bonus counts against, or in what state the figure must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Beside none of its own allies.
    Alone,
    /// Beside an ally of the figure.
    BesideAlly,
    /// A normal monster.
    Normal,
    /// A normal or elite monster.
    NotBoss,
    /// Not more hit points than this.
    HitPoints(u8),
    /// The enemy has the condition; of several, one of them.
    Has(Condition),
    /// The figure itself has the condition.
    While(Condition),
    /// This is so of the figure.
    WhileSo(If),
    /// It counts without using a slot of its card.
    Free,
    /// It counts for one attack of the figure in each turn.
    OnceATurn,
    /// It counts for one attack of each attack ability.
    OnceAnAbility,
}

impl Effect {
    /// An effect to which nothing is added.
    pub fn plain(what: What) -> Effect {
        Effect { what, clauses: Vec::new() }
    }

    /// GH-TRN-05, GH-ELE-02: whether the player must perform it: what hurts the character or its allies, and
    /// infusing elements.
    pub fn is_mandatory(&self) -> bool {
        match &self.what {
            What::Do(Ability::Suffer(_) | Ability::Infuse(_)) | What::SwitchForm => true,
            What::Do(Ability::Give(given, whom)) => {
                given.iter().any(Condition::is_negative) && whom.concerns_own()
            }
            What::Do(Ability::Damage(_, whom)) => whom.concerns_own(),
            What::Let(How::Get, whom, then) => whom.concerns_own() && then.is_mandatory(),
            What::If(_, then) => then.is_mandatory(),
            What::Then(first, then) => first.is_mandatory() || then.is_mandatory(),
            _ => false,
        }
    }

    /// Whether it can happen by itself, while a scenario is played and without a figure that performs it.
    pub fn happens(&self) -> bool {
        use What::*;
        let alone = matches!(
            self.what,
            Do(Ability::Give(..) | Ability::Damage(..) | Ability::HealAll(..))
                | AddCards(..)
                | Discard(..)
                | Gold(..)
                | Experience(..)
                | Item(_)
                | Spawn(..)
                | Open(_)
        );
        let on_page = matches!(&self.what, Page(deed) if deed.happens());
        (alone || on_page) && self.clauses.is_empty()
    }

    /// GH-MAP-27: whether it can lie in a treasure.
    pub fn is_treasure(&self) -> bool {
        let concerns_campaign = matches!(self.what, What::ItemDesign(_) | What::RandomScenario);
        if let What::Page(deed) = &self.what {
            return deed.is_treasure();
        }
        let known = self.concerns(&[Whom::Myself, Whom::Everybody, Whom::One]);
        known && (self.happens() || concerns_campaign)
    }

    /// GH-SCN-05: whether a scenario can bring it.
    pub fn is_reward(&self) -> bool {
        use What::*;
        match self.what {
            Gold(_, whom) | Experience(_, whom) => whom == Whom::Everybody,
            Item(_) | ItemDesign(_) | Prosperity(_) | Reputation(_) => true,
            PartyAchievement(_) | GlobalAchievement(_) => true,
            Page(ref deed) => deed.is_reward(),
            _ => false,
        }
    }

    /// Whether it does nothing at all: no gold, no damage, no card.
    pub fn is_nothing(&self) -> bool {
        use What::*;
        match &self.what {
            Gold(n, _) | Experience(n, _) | Discard(n, _) | AddCards(_, n, _) | Spawn(n, ..) => *n == 0,
            Do(Ability::Damage(amount, _)) => *amount == Amount::Points(0),
            Page(deed) => deed.is_nothing(),
            _ => false,
        }
    }

    /// Whether it concerns nobody but these.
    pub fn concerns(&self, these: &[Whom]) -> bool {
        self.whom().is_none_or(|whom| these.contains(&whom))
    }

    /// Whom it concerns, if it says so.
    pub fn whom(&self) -> Option<Whom> {
        use What::*;
        match self.what {
            Do(Ability::Give(_, whom) | Ability::Damage(_, whom) | Ability::HealAll(_, whom)) => Some(whom),
            AddCards(_, _, whom) | Discard(_, whom) | Gold(_, whom) | Experience(_, whom) => Some(whom),
            _ => None,
        }
    }

    /// The effect without the condition on which it depends.
    pub fn always(&self) -> &Effect {
        if let What::If(_, then) = &self.what { then.always() } else { self }
    }

    /// The effect and all effects inside it.
    pub fn walk<'e>(&'e self, each: &mut dyn FnMut(&'e Effect)) {
        each(self);
        match &self.what {
            What::On { gains, .. } => gains.walk(each),
            What::Let(_, _, then) | What::If(_, then) | What::Consume(_, then) | What::ThisTurn(then) => {
                then.walk(each);
            }
            What::SpendTime(_, then) | What::Shadow(Shade::From(_, then) | Shade::Remove(_, then)) => {
                then.walk(each);
            }
            What::Then(first, then) => {
                first.walk(each);
                then.walk(each);
            }
            _ => {}
        }
        self.clauses.iter().for_each(|clause| clause.gains.walk(each));
    }
}

impl Gains {
    /// What is added to an attack.
    pub fn to_attack(&self) -> impl Iterator<Item = ToAttack> + Clone + '_ {
        self.gains.iter().filter_map(Gain::to_attack)
    }

    fn walk<'e>(&'e self, each: &mut dyn FnMut(&'e Effect)) {
        self.clauses.iter().for_each(|clause| clause.gains.walk(each));
        if let Some(does) = &self.does {
            does.walk(each);
        }
    }
}
