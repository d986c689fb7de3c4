//! Everything that changes while a quest is played.

mod check;
mod enemies;
mod heroes;
mod pick;
mod places;
mod possible;
mod saved;

pub use enemies::{BossNow, Enemy, Fighter, Mob, Roamer};
pub use heroes::{AbilityId, Card, Engine, Hero, HeroId, Spirit, SpiritId};
pub use pick::{Owned, Pick, ResultIcon};
pub use places::Spot;
pub(crate) use saved::is_named;

use crate::content::{
    ArrowId, AttackType, Category, Colour, DoorCardId, Face, Ground, Icon, ItemId, MobId, ObjectiveId, Pool,
    Power, QuestId, Rarity, RoamingId, RogueTokenId, Token, ZoneId,
};
use crate::rulings::Rulings;
use board::area::Doors;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Bag, Deck, SeatSet};

/// What was agreed before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Agreed {
    /// The quest; none on a map of a case.
    pub quest: Option<QuestId>,
    /// MD-VAR-05: the Hellbreaker challenge.
    pub hellbreaker: bool,
    /// How open questions are answered.
    pub rulings: Rulings,
}

/// Something that lies in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Lying {
    /// Where.
    pub zone: ZoneId,
    /// What.
    pub token: Token,
}

/// MD-SET-19: the backs of what lies face down; drawn when one is turned over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Backs {
    pub spike_traps: Bag<u8>,
    pub bear_traps: Bag<bool>,
    pub fountains: Bag<u8>,
    pub chests: Bag<Rarity>,
    pub large_chests: Bag<Rarity>,
}

/// MD-ITM-01, MD-SET-10, MD-SET-11, MD-SET-14: the decks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decks {
    /// Mob cards by category.
    pub mobs: [Deck<MobId>; 3],
    /// Roaming monster cards by category.
    pub roaming: [Deck<RoamingId>; 3],
    /// Treasure items by rarity.
    pub treasure: [Deck<ItemId>; 3],
    /// Mob items by category.
    pub mob_items: [Deck<ItemId>; 3],
    /// Door cards.
    pub doors: Deck<DoorCardId>,
    /// MD-RAN-01: the Ranger's arrows.
    pub arrows: Deck<ArrowId>,
    /// MD-ROG-01: the Rogue's tool bag.
    pub tools: Bag<RogueTokenId>,
}

/// MD-SET-26, MD-DRK-05: where the darkness marker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    /// On this space of the front, from 1.
    Front(u8),
    /// On this space of the back, from 1.
    Back(u8),
    /// MD-BOS-09, MD-ENC-18: on this space of the boss track, from 1.
    Boss(u8),
}

impl Marker {
    /// The track on which it is.
    pub fn track(self) -> &'static str {
        match self {
            Marker::Front(_) => "front",
            Marker::Back(_) => "back",
            Marker::Boss(_) => "boss",
        }
    }

    /// The space of that track, from 1.
    pub fn space(self) -> u8 {
        match self {
            Marker::Front(space) | Marker::Back(space) | Marker::Boss(space) => space,
        }
    }
}

/// MD-DRK-01, MD-BOS-15: what a space of a track shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// On the darkness track.
    Icon(Icon),
    /// On the boss track.
    Power(Power),
    /// Nothing.
    Nothing,
}

/// MD-GEN-10: where in the round the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Heroes choose what they begin with.
    SetUp,
    /// A round begins.
    RoundStart,
    /// The Hero Phase.
    Heroes,
    /// The Enemy Phase.
    Enemies,
    /// The Level Up Phase.
    LevelUp,
    /// The Darkness Phase.
    Darkness,
    /// MD-BOS-04: a boss fight is about to start.
    BossFight,
    /// It is over.
    Over,
}

/// A hero's turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub hero: HeroId,
    /// The actions left; a Rogue's are its tokens, and these are further ones.
    pub actions: u8,
    /// MD-SHA-09: the spirits that have been activated for free.
    pub spirits: [bool; 2],
    /// MD-TRD-01: how many exchanges the trade that is under way may still have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trade: Option<u16>,
}

/// An enemy's activation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Activation {
    /// Whose.
    pub enemy: Enemy,
    /// The actions left.
    pub actions: u8,
}

/// A Move action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moving {
    /// Who moves.
    pub hero: HeroId,
    /// The movement points left.
    pub points: u8,
    /// MD-TOK-04: whether the action has ended early.
    pub over: bool,
    /// The abilities used in it.
    pub used: Vec<AbilityId>,
}

/// A die of the pool by its name: `yellow-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DieId {
    /// Its colour.
    pub colour: Colour,
    /// Its number among those of its colour, from 1.
    pub number: u8,
}

impl std::fmt::Display for DieId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.colour.name(), self.number)
    }
}

/// A die of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Die {
    /// Which one.
    pub id: DieId,
    /// What it shows, once it is rolled.
    pub face: Option<Face>,
    /// What is left to be resolved.
    pub left: Face,
    /// MD-RES-04, MD-RES-14: whether it may no longer change.
    pub frozen: bool,
}

/// How far a combat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// POL: the pool is built.
    Pool,
    /// MD-RES-03: results are resolved.
    Resolve,
    /// MD-RES-06: damage is counted.
    Count,
}

/// An attack from beginning to end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Combat {
    /// Who attacks.
    pub attacker: Fighter,
    /// Who defends.
    pub defender: Fighter,
    /// With which type of attack.
    pub kind: AttackType,
    /// The weapons of an attacking hero.
    pub weapons: Vec<ItemId>,
    /// How far it is.
    pub step: Step,
    /// The dice; MD-MOB-19: they stay when the minion they came from dies.
    pub dice: Vec<Die>,
    /// MD-TOK-08: yellow dice that pillars still take, of those in the pool and of those that come later.
    pub hindered: u8,
    /// MD-ABL-18: more damage.
    pub damage: u8,
    /// MD-ABL-19: more shields.
    pub shields: u8,
    /// MD-ABL-27: fewer shields.
    pub pierced: u8,
    /// MD-ABL-28: damage results that do not count.
    pub ignored_damage: u8,
    /// MD-ABL-28: claw results that do not count.
    pub ignored_claws: u8,
    /// MD-ABL-28: ability results that do not count.
    pub ignored_abilities: u8,
    /// MD-ABL-16: ability icons that have been resolved and not spent.
    pub icons: u8,
    /// Uses of each enemy ability.
    pub triggered: Vec<u8>,
    /// Abilities of the hero that have been used.
    pub used: Vec<AbilityId>,
    /// Rerolls of any die.
    pub rerolls: u8,
    /// MD-ABL-25, MD-KOD-08: rerolls of enemy dice.
    pub enemy_rerolls: u8,
    /// Whether the attacking hero counts as in shadow.
    pub in_shadow: bool,
    /// MD-ROG-16: the poison token that the attack puts on the target.
    pub poison: Option<RogueTokenId>,
    /// MD-RAN-02: the arrow cards of the attack.
    pub arrows: Vec<ArrowId>,
    /// MD-KOD-05: whether the attacking hero has lost its last health and is defeated after it.
    pub falls: bool,
    /// Fire that is resolved after the combat with dice of this colour.
    pub burn_after: Option<Colour>,
}

/// What is being resolved; empty at rest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnderWay {
    /// The Move action.
    pub moving: Option<Moving>,
    /// The combats, the innermost last.
    pub combats: Vec<Combat>,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ended {
    Won,
    Lost,
}

/// Lifebringer tokens; MD-KOD-10: there are never more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lifebringers {
    /// Blue side up.
    pub left: u8,
    /// MD-KOD-07: spent, their effect for all.
    pub spent: u8,
}

impl Lifebringers {
    /// MD-SET-09, MD-VAR-05, MD-VAR-06: those with which so many heroes begin.
    pub fn of(heroes: usize, hellbreaker: bool) -> Lifebringers {
        let left = (heroes.div_ceil(2) as u8).saturating_sub(u8::from(hellbreaker));
        Lifebringers { left, spent: 0 }
    }
}

/// The world.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct World {
    /// What was agreed.
    pub agreed: Agreed,
    /// The zones.
    pub ground: Arc<Ground>,
    /// Which doors are open.
    pub open: Doors,
    /// MD-DOR-06: the chambers that are revealed, as bits.
    pub revealed: u64,
    /// What lies where.
    pub lying: Vec<Lying>,
    /// What is on the backs.
    pub backs: Backs,
    /// The heroes, by seat.
    pub heroes: Vec<Hero>,
    /// The mobs.
    pub mobs: Vec<Mob>,
    /// The roaming monsters.
    pub roaming: Vec<Roamer>,
    /// The boss.
    pub boss: Option<BossNow>,
    /// Lifebringer tokens.
    pub lifebringers: Lifebringers,
    /// The decks.
    pub decks: Decks,
    /// The treasure bag.
    pub bag: Bag<Rarity>,
    /// Treasure tokens in the supply: common, rare, epic.
    pub supply: [u8; 3],
    /// The darkness marker.
    pub marker: Marker,
    /// The round, from 1.
    pub round: u16,
    /// Where it stands.
    pub stage: Stage,
    /// The turn under way.
    pub turn: Option<Turn>,
    /// The activation under way.
    pub activation: Option<Activation>,
    /// Bosses act after each hero turn: whether this Enemy Phase is such a one.
    pub after_turn: bool,
    /// The quest's objectives that were marked as done, sorted.
    pub done: Vec<ObjectiveId>,
    /// Roaming monsters killed.
    pub slain: u8,
    /// Quarry leaders killed.
    pub hunted: u8,
    /// What is being resolved.
    pub under_way: UnderWay,
    /// How it ended.
    pub ended: Option<Ended>,
}

impl World {
    /// Everybody's seats.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.heroes.len())
    }

    /// MD-VAR-02: how many heroes the game counts.
    pub fn hero_count(&self) -> u8 {
        (self.heroes.len() as u8).max(2)
    }

    /// MD-VAR-01: whether one hero plays alone.
    pub fn is_solo(&self) -> bool {
        self.heroes.len() == 1
    }

    /// MD-DLV-01: the dungeon level.
    pub fn dungeon_level(&self) -> u8 {
        self.heroes.iter().map(|h| h.level).max().unwrap_or(1)
    }

    /// MD-DLV-02, MD-DLV-03: the category of cards that are drawn now; those in play stay.
    pub fn category(&self) -> Category {
        Category::of(self.dungeon_level())
    }

    /// The combat under way.
    pub fn combat(&self) -> Option<&Combat> {
        self.under_way.combats.last()
    }

    /// The combat under way, to be changed.
    pub fn combat_mut(&mut self) -> Option<&mut Combat> {
        self.under_way.combats.last_mut()
    }

    /// How open questions are answered.
    pub fn rulings(&self) -> Rulings {
        self.agreed.rulings
    }

    /// MD-CND-14, MD-GEN-07: fire and frost tokens left in the stock.
    pub fn conditions_left(&self, stock: u8) -> u8 {
        stock.saturating_sub(self.conditions().fold(0, u8::saturating_add))
    }

    /// The fire and frost tokens of everybody who has any.
    pub(crate) fn conditions(&self) -> impl Iterator<Item = u8> + '_ {
        let heroes = self.heroes.iter().map(|h| h.fire.saturating_add(h.frost));
        let mobs = self.mobs.iter().map(|m| m.fire.saturating_add(m.frost));
        let roaming = self.roaming.iter().map(|r| r.fire.saturating_add(r.frost));
        let boss = self.boss.iter().map(|b| b.fire.saturating_add(b.frost));
        heroes.chain(mobs).chain(roaming).chain(boss)
    }

    /// Whether the game is at an end, or an attack ended it.
    pub fn is_over(&self) -> bool {
        self.ended.is_some()
    }
}

impl Combat {
    /// The hero that fights; nobody, where only a spirit does.
    pub fn hero(&self) -> Option<HeroId> {
        match (self.attacker, self.defender) {
            (Fighter::Hero(hero), _) | (_, Fighter::Hero(hero)) => Some(hero),
            _ => None,
        }
    }

    /// The enemy that fights.
    pub fn enemy(&self) -> Option<Enemy> {
        match (self.attacker, self.defender) {
            (Fighter::Enemy(enemy), _) | (_, Fighter::Enemy(enemy)) => Some(enemy),
            _ => None,
        }
    }

    /// Whether the enemy attacks.
    pub fn enemy_attacks(&self) -> bool {
        matches!(self.attacker, Fighter::Enemy(_))
    }

    /// How many dice of a colour there are.
    pub fn count(&self, colour: Colour) -> u8 {
        self.dice.iter().filter(|die| die.id.colour == colour).count() as u8
    }

    /// MD-DIE-16, MD-DIE-17, MD-TOK-08: adds dice as far as pillars and the caps allow.
    pub fn add(&mut self, mut pool: Pool) {
        let taken = pool.yellow.min(self.hindered);
        pool.yellow -= taken;
        self.hindered -= taken;
        for colour in Colour::ALL {
            for _ in 0..pool.of(colour) {
                let number = self.count(colour) + 1;
                if number <= colour.cap() {
                    let id = DieId { colour, number };
                    self.dice.push(Die { id, face: None, left: Face::default(), frozen: false });
                }
            }
        }
    }

    /// MD-RES-11: all damage results, and what abilities add.
    pub fn total_damage(&self) -> u8 {
        self.damage_for(self.dice.iter().filter_map(|d| d.face).map(|f| f.damage).fold(0, u8::saturating_add))
    }

    /// MD-RES-06: all shields, and what abilities add or take.
    pub fn total_shields(&self) -> u8 {
        self.shields_for(
            self.dice.iter().filter_map(|d| d.face).map(|f| f.shield).fold(0, u8::saturating_add),
        )
    }

    /// MD-RES-06, MD-RES-07: the wounds of the target.
    pub fn wounds(&self) -> u8 {
        self.total_damage().saturating_sub(self.total_shields())
    }

    fn damage_for(&self, rolled: u8) -> u8 {
        rolled.saturating_sub(self.ignored_damage).saturating_add(self.damage)
    }

    fn shields_for(&self, rolled: u8) -> u8 {
        rolled.saturating_add(self.shields).saturating_sub(self.pierced)
    }

    /// The wounds of the target if the dice showed so much damage and so many shields.
    pub fn wounds_for(&self, damage: u8, shields: u8) -> u8 {
        self.damage_for(damage).saturating_sub(self.shields_for(shields))
    }
}
