//! ENC: mobs, roaming monsters, bosses and door cards.

use super::ability::AttackType;
use super::cards::Rarity;
use super::dice::{Colour, Pool};
use serde::Deserialize;
use table::phrase;
use table::phrase::{Arg, Phrase};

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
    pub does: Vec<Deed>,
}

/// What an enemy ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Deed {
    /// More dice.
    Dice(Colour, u8),
    /// More damage.
    Damage(u8),
    /// More shields.
    Shield(u8),
    /// Shields taken from the hero.
    Pierce(u8),
    /// MD-MOB-18: wounds for itself.
    SelfWounds(u8),
    /// The fighting hero loses mana.
    LoseMana(u8),
    /// Fire on the fighting hero.
    Fire(u8),
    /// Frost on the fighting hero.
    Frost(u8),
    /// A miniature of the mob dies, and each hero in the attacker's zone suffers wounds.
    Burst(u8),
    /// A minion joins the mob, unless the attacking hero pays mana.
    Recruit(u8),
    /// Every mob gains a minion.
    RecruitAll,
    /// After the combat all fire tokens on the defender are resolved with dice of this colour.
    BurnAfter(Colour),
    /// The nearest mob moves a zone towards it.
    CallMob,
    /// Wounds for another hero, the one with the lowest health in line of sight.
    WoundWeakest(u8),
    /// It heals.
    Heal(u8),
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

/// What a door card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum DoorEvent {
    /// Who opened the door suffers wounds.
    Wounds(u8),
    /// More treasure tokens in the first zone with a loot token, or behind the door.
    Treasure(u8),
    /// Another mob in the zone behind the door.
    Mob,
    /// A roaming monster.
    RoamingMonster,
    /// Fire for who opened the door.
    Fire(u8),
    /// Frost for who opened the door.
    Frost(u8),
    /// Mana lost by who opened the door.
    LoseMana(u8),
    /// Mana for every hero.
    Mana(u8),
    /// Healing for every hero.
    Heal(u8),
    /// Experience for every hero.
    Experience(u8),
    /// A token for the treasure bag.
    Token(Rarity),
    /// Nothing.
    Nothing,
}

/// MD-DOR-09: a door card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoorCard {
    /// Its name in keys.
    pub name: String,
    /// What happens.
    pub does: Vec<DoorEvent>,
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

impl EnemyAbility {
    /// The ability as people read it.
    pub fn text(&self) -> Phrase {
        let when = match self.when {
            Fight::Attack => phrase!("darkness-when-attack"),
            Fight::Defence => phrase!("darkness-when-defence"),
            Fight::Combat => phrase!("darkness-when-combat"),
        };
        let does: Vec<Arg> = self.does.iter().map(|deed| deed.text().into()).collect();
        let limit = if self.once { phrase!("darkness-once") } else { phrase!("darkness-repeatedly") };
        phrase!("darkness-enemy-ability", when = when, icons = self.icons, limit = limit, does = does)
    }
}

impl Deed {
    fn text(&self) -> Phrase {
        match *self {
            Deed::Dice(c, n) => phrase!("darkness-effect-dice", n = n, colour = super::ability::colour(c)),
            Deed::Damage(n) => phrase!("darkness-effect-damage", n = n),
            Deed::Shield(n) => phrase!("darkness-effect-shield", n = n),
            Deed::Pierce(n) => phrase!("darkness-effect-pierce", n = n),
            Deed::SelfWounds(n) => phrase!("darkness-deed-self-wounds", n = n),
            Deed::LoseMana(n) => phrase!("darkness-deed-lose-mana", n = n),
            Deed::Fire(n) => phrase!("darkness-effect-fire", n = n),
            Deed::Frost(n) => phrase!("darkness-effect-frost", n = n),
            Deed::Burst(n) => phrase!("darkness-deed-burst", n = n),
            Deed::Recruit(n) => phrase!("darkness-deed-recruit", n = n),
            Deed::RecruitAll => phrase!("darkness-deed-recruit-all"),
            Deed::BurnAfter(c) => phrase!("darkness-deed-burn-after", colour = super::ability::colour(c)),
            Deed::CallMob => phrase!("darkness-deed-call-mob"),
            Deed::WoundWeakest(n) => phrase!("darkness-deed-wound-weakest", n = n),
            Deed::Heal(n) => phrase!("darkness-effect-heal", n = n),
        }
    }
}
