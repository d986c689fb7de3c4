//! What cards say, in one small vocabulary: when it may be used, what it costs, what it does.

use super::dice::Colour;
use serde::{Deserialize, Serialize};

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

/// What an ability does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    /// The attack gains damage.
    Damage(u8),
    /// The attack gains range.
    Range(u8),
    /// DE-KEY-01: the attack ignores shields.
    Pierce(u8),
    /// The attack gains surges.
    Surges(u8),
    /// DE-AOE-08: all figures adjacent to the target space are affected.
    Blast,
    /// DE-CND-01: figures to which the attack deals damage get a condition.
    Inflict(Condition),
    /// The attack is rolled with one more die.
    AttackDie(Colour),
    /// The defender adds shields.
    Shields(u8),
    /// The defender adds a die.
    DefenceDie(Colour),
    /// A die is rolled again.
    Reroll(Again),
    /// The attacker loses surges.
    CancelSurges(u8),
    /// Damage is recovered.
    Recover(u8, Whom),
    /// As much damage is recovered as dice of this colour show.
    RecoverRoll(Colour, u8, Whom),
    /// All damage is recovered.
    RecoverAll(Whom),
    /// Fatigue is recovered.
    Rest(u8, Whom),
    /// All fatigue is recovered.
    RestAll(Whom),
    /// Damage is suffered.
    Suffer(u8, Whom),
    /// Fatigue is suffered.
    Tire(u8, Whom),
    /// A condition is inflicted, whatever else happens.
    Afflict(Condition, Whom),
    /// One condition of the chooser's choice is discarded.
    Cleanse(Whom),
    /// DE-ATT-03: an attribute test of each of them, and what follows for it.
    Test {
        /// Of what.
        of: Attribute,
        /// Of whom.
        whom: Whom,
        /// What follows for whoever fails.
        fail: Vec<Effect>,
        /// What follows for whoever passes.
        #[serde(default)]
        pass: Vec<Effect>,
    },
    /// The same, but the overlord chooses the attribute.
    TestEither {
        /// Of what.
        of: (Attribute, Attribute),
        /// Of whom.
        whom: Whom,
        /// What follows for whoever fails.
        fail: Vec<Effect>,
        /// What follows for whoever passes.
        #[serde(default)]
        pass: Vec<Effect>,
    },
    /// DE-MOV-18: movement points.
    Points(u8),
    /// An attack, with what is added to it; what follows if it deals damage.
    Attack {
        /// Only of this kind.
        #[serde(default)]
        kind: Option<AttackKind>,
        /// Only with weapons that have one of these traits.
        #[serde(default)]
        with: Vec<String>,
        /// Against whom.
        #[serde(default)]
        on: On,
        /// Whether it may be left out.
        #[serde(default)]
        may: bool,
        /// Whether it is made with a weapon, and not with bare hands.
        #[serde(default)]
        armed: bool,
        /// What is added to it.
        #[serde(default)]
        gain: Vec<Effect>,
        /// What follows if it deals damage.
        #[serde(default)]
        hits: Vec<Effect>,
    },
    /// DE-SRC-07: a search token within this many spaces is searched.
    Search(u8),
    /// DE-MOV-15: a move of up to this many spaces; 0 is the hero's Speed.
    Move(u8),
    /// A move of up to twice the Speed, with one attack before, during or after it.
    MoveTwiceAndAttack,
    /// One other hero within this many spaces performs a move action.
    MoveOther(u8),
    /// The hero leaves the map, and comes back at the start of its next turn within this many spaces.
    Vanish(u8),
    /// DE-AOE-17: the hero is placed beside a monster that threatens another hero within 3 spaces, and attacks it.
    Oath,
    /// Any number of the hero's own attack dice are rolled again.
    RerollAny,
    /// One more move action in this turn.
    MoveAction,
    /// One more attack action in this turn.
    AttackAction,
    /// The hero has more Health.
    Health(u8),
    /// The hero has more Stamina.
    Stamina(u8),
    /// The hero's Speed is at most this.
    SpeedAtMost(u8),
    /// Runes cannot be equipped beside it.
    NoRunes,
    /// DE-DIC-07: the attribute test is rolled again.
    Retry,
    /// The overlord draws cards.
    OverlordDraws(u8),
    /// The move action ends.
    EndMove,
    /// The hero loses a movement point, or is stunned if it has none.
    LosePointOrStun,
    /// DC-CLASS-127: an attack that does not miss deals at least this much in step 5.
    AtLeast(u8),
    /// The attack gains a surge ability.
    SurgeFor(Vec<Effect>),
    /// The attack gains 1 damage for each so much damage that the hero has suffered.
    DamagePerDamage(u8),
    /// DE-DMG-04: the attack gains 1 damage for each so much fatigue on the hero's sheet.
    DamagePerFatigue(u8),
    /// DE-DIC-08, DE-DIC-09: the attack die, which is the blue one, is turned to a face of the hero's choice.
    TurnAttackDie,
    /// The hero suffers as much fatigue as it likes, and the attack gains as much damage.
    DamageForFatigue,
    /// DC-SHOP-01: the attacker moves the target 1 space, if that is possible.
    Push,
    /// The hero's shields become as many as its attribute.
    ShieldsAre(Attribute),
    /// DC-CLASS-68: the ability of an equipped shield is used without exhausting it.
    AsShield,
    /// DC-CLASS-70: the hero becomes the target in place of an adjacent hero.
    TakePlace,
    /// Weapons that the hero equips have this trait too.
    WeaponsAre(String),
    /// The surge that recovers fatigue recovers more.
    SurgeRests(u8),
    /// Each fatigue suffered for movement gives this many movement points.
    PointsPerFatigue(u8),
    /// The hero moves up to this many spaces, out of a monster's way.
    Dodge(u8),
    /// It moves further when it dodges.
    DodgeMore(u8),
    /// Some figures do not block the sight of the hero's attacks.
    SeePast(Past),
    /// A blank among the hero's defence dice adds shields.
    ShieldsForBlank(u8),
    /// Fatigue that is recovered by resting recovers as much damage.
    RestHeals,
    /// More damage against monsters that did not see the hero when its turn began.
    FromHiding(u8),
    /// The healing of the starting skill may concern two heroes; a surge of its die recovers fatigue.
    HealsTwo,
    /// DC-CLASS-125: the hero may move this far before or after such an attack; one space in heavy armor.
    RunsWithShot(u8),
    /// The hero may move through enemies.
    PassEnemies,
    /// Attacks at spaces within this many spaces of the hero miss unless a surge is spent.
    NeedsSurge(u8),
    /// Adjacent monsters cannot attack.
    NoAttacksBeside,
    /// Attacks between the hero and the monster that it has challenged deal more damage.
    Duel(u8),
    /// The hero challenges a monster in its sight.
    Challenge,
    /// One hero within 1 space recovers what a red die shows, with what other skills add.
    Pray,
    /// A red die: heroes in sight recover as much damage, monsters in sight suffer it.
    RadiantLight,
    /// A door is opened or closed.
    Door,
    /// The overlord discards cards by chance.
    OverlordDiscards(u8),
    /// A condition of the user's choice.
    AfflictOne(Whom),
    /// The defender adds a die to all rolls until the start of the user's next turn.
    DefenceDieUntilYourTurn(Colour),
    /// The next attack in this round is rolled with one more die.
    NextAttackDie(Colour),
    /// DC-CLASS-29, DC-CLASS-30: monsters that suffered are poisoned, heroes that recovered recover more.
    Spirits,
    /// The search card is discarded for another, which is kept.
    DrawAgain,
    /// After a failed test: 1 damage for each shield above the attribute.
    SufferAbove,
    /// DC-CLASS-43: the familiar is placed on an adjacent empty space.
    RaiseDead,
    /// The familiar is removed.
    Dismiss,
    /// An attack with Blast on the space of the familiar, which is defeated then.
    CorpseBlast,
    /// The familiar moves 1 space for each fatigue that is suffered for movement.
    FamiliarFollows,
    /// The familiar is activated once more.
    ActivateFamiliar,
    /// The familiar adds a defence die.
    FamiliarDefence(Colour),
    /// Damage of the hero or its familiar may be suffered by the other.
    SharesDamage,
    /// The familiar has more Health.
    FamiliarHealth(u8),
    /// The familiar attacks with one more die.
    FamiliarDie(Colour),
    /// The familiar attacks every monster in the hero's sight; range does not matter.
    ArmyOfDeath,
    /// DC-CLASS-40, DC-CLASS-41: a monster that was defeated comes back for one move and one attack.
    DyingCommand,
}

/// Against whom an attack is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum On {
    /// One target, as usual.
    #[default]
    One,
    /// Every adjacent monster.
    AdjacentMonsters,
    /// Every adjacent figure, friends too; range does not matter.
    AdjacentFigures,
    /// Two different monsters in line of sight.
    TwoMonsters,
    /// Every other figure within this many spaces and in line of sight; range does not matter.
    FiguresWithin(u8),
    /// The figure that gave rise to it.
    Culprit,
    /// The only monster in line of sight.
    OnlyInSight,
    /// Every monster in line of sight of the familiar's owner; range does not matter.
    SeenByOwner,
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
    pub does: Vec<Effect>,
}
