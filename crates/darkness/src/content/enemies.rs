//! ENC: mobs, roaming monsters, bosses and door cards.

use super::ability::{AttackType, Effect};
use super::cards::Rarity;
use super::dice::Pool;
use serde::Deserialize;

/// When an enemy ability can be triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Fight {
    /// When it attacks.
    Attack,
    /// When it defends.
    Defence,
    /// In both.
    Combat,
}

/// MD-ABL-16: an ability paid with ability icons.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyAbility {
    /// When.
    pub when: Fight,
    /// How many icons one use costs.
    pub icons: u8,
    /// Whether it is used at most once in a combat.
    #[serde(default)]
    pub once: bool,
    /// What happens.
    pub does: Vec<Effect>,
}

/// MD-ENC-03: a mob card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MobCard {
    /// MD-ENC-04: treasure tokens.
    pub reward: u8,
    /// MD-ENC-07: health of each miniature.
    pub health: u8,
    /// MD-ENC-08: defence dice.
    pub defence: u8,
    /// MD-ENC-06: its ability.
    pub ability: Option<EnemyAbility>,
}

/// A type of mob with its three cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MobType {
    /// Its name in keys.
    pub name: String,
    /// How many minions are in the box.
    pub minions: u8,
    /// A card for each category.
    pub cards: Vec<MobCard>,
}

/// When a line of a roaming monster's activation applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum If {
    /// It is in light.
    InLight,
    /// A hero is at most so many zones away; line of sight does not matter.
    HeroWithin(u8),
    /// It sees more than one hero.
    SeesSeveral,
    /// It sees just one hero.
    SeesOne,
    /// It is on the board.
    OnBoard,
    /// It is off the board.
    OffBoard,
    /// A minion is in its zone.
    MinionHere,
    /// In any case.
    Otherwise,
}

/// What a roaming monster does then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Act {
    /// It suffers wounds.
    SelfWounds(u8),
    /// It goes to the nearest shadow zone.
    ToShadow,
    /// It is placed in the zone of the farthest hero within so many zones, gives it fire and attacks it.
    Pounce(u8, u8),
    /// It attacks every hero it sees.
    AttackEach,
    /// It attacks the hero it sees, with more dice.
    AttackSeen(Pool),
    /// It attacks the hero with the lowest health that it sees, then leaves the board.
    StrikeAndLeave,
    /// It is placed next to the hero with the lowest health and attacks it.
    Appear,
    /// A minion in its zone dies and it heals.
    Devour(u8),
    /// It moves so many zones towards the nearest hero and attacks it if it can.
    Rush(u8),
}

/// MD-ENC-10: a roaming monster card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoamingCard {
    /// MD-ENC-19: health for each hero.
    pub health: u8,
    /// Treasure tokens.
    pub treasure: u8,
    /// MD-ENC-11: the fixed reward.
    #[serde(default)]
    pub fixed: Vec<(Rarity, u8)>,
    /// Its defence and enemy dice when it defends.
    pub defence: Pool,
    /// Its attacks.
    pub attacks: Vec<(AttackType, Pool)>,
    /// MD-ROA-02, MD-ROA-03, MD-ENC-13: the two lines of its activation.
    pub lines: Vec<(If, Vec<Act>)>,
    /// Its ability.
    pub ability: Option<EnemyAbility>,
}

/// A roaming monster with its three cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoamingType {
    /// Its name in keys.
    pub name: String,
    /// A card for each category.
    pub cards: Vec<RoamingCard>,
}

/// What a boss does with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum BossAct {
    /// It moves towards the nearest hero and attacks it if it can, with more dice.
    Attack(u8, Pool),
    /// It attacks every hero in its zone.
    Sweep,
    /// Every hero in the boss chamber gets fire.
    Ignite(u8),
    /// Every hero in the boss chamber gets frost.
    Freeze(u8),
    /// Every hero that it sees suffers wounds.
    Scream(u8),
    /// It heals for each hero in the game.
    Mend(u8),
    /// A mob appears in its zone.
    Summon,
    /// The heroes with the lowest health is pulled into its zone.
    Pull,
}

/// MD-ENC-17: what is always on, or becomes active on the boss track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Power {
    /// Nothing.
    Nothing,
    /// More dice in its attacks.
    Dice(Pool),
    /// More shields in its defence.
    Shield(u8),
    /// Another action.
    Action,
    /// A mob appears in its zone when the marker comes here.
    Summon,
}

/// MD-ENC-14: a boss dashboard.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boss {
    /// Its name in keys.
    pub name: String,
    /// MD-ENC-15: health by the number of heroes, 1 to 6.
    pub health: Vec<u8>,
    /// Its actions in an Enemy Phase.
    pub actions: u8,
    /// MD-BOS-12: the activation dice.
    pub activation: u8,
    /// What it does by the exact number of ability icons, from 0.
    pub specials: Vec<Vec<BossAct>>,
    /// Its attacks.
    pub attacks: Vec<(AttackType, Pool)>,
    /// Its dice when it defends.
    pub defence: Pool,
    /// MD-ENC-16: its combat abilities.
    pub abilities: Vec<EnemyAbility>,
    /// Its passive abilities.
    pub passive: Vec<Power>,
    /// The boss track.
    pub track: Vec<Power>,
}

/// MD-DOR-09: a door card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoorCard {
    /// Its name in keys.
    pub name: String,
    /// What happens.
    pub does: Vec<Effect>,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// MD-DOR-10: whether it is removed instead of discarded.
    #[serde(default)]
    pub removed: bool,
}

fn one() -> u8 {
    1
}
