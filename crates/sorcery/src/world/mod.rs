//! Everything that changes while a quest is played.

mod check;
mod figures;
mod interruption;
mod migrate;
mod pick;
mod possible;
mod sides;
mod sight;

pub use figures::{Body, Coins, Foe, FoeId, Held, Hero, HeroId, Ill, Who, armor, blocks, hits, moves};
pub use interruption::{Dealing, Later, Visit};
pub(crate) use migrate::migrate;
pub use pick::Pick;

use crate::content::text::Landmark;
use crate::content::{
    AreaId, Barred, CardId, Chest, Colour, Critical, EncounterId, EnemyPowerId, EventId, Gain, Ground, Hand,
    ItemId, PowerId, QuestId, SearchId, Shadow, Symbols, Thing, TrapId,
};
use crate::rulings::Rulings;
use board::area::Doors;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Deck, SeatSet};

/// An area by its name, with something that is seen there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    name: Arc<str>,
    /// By what it is known.
    pub landmark: Option<Landmark>,
}

impl std::ops::Deref for Spot {
    type Target = str;

    fn deref(&self) -> &str {
        &self.name
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

/// What was agreed before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Agreed {
    /// The quest; none on a map of a case.
    pub quest: Option<QuestId>,
    /// SS-ECD-08: how many heroes started the quest.
    pub heroes: u8,
    /// SS-VAR-01: whether lawful and chaotic heroes go together.
    pub soul_storm: bool,
    /// How open questions are answered.
    pub rulings: Rulings,
}

/// What was dropped or left behind in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Left {
    /// An item.
    Item(ItemId),
    /// Coins.
    Coins(Coins),
    /// SS-EDT-05: a loot token, face down.
    Loot,
    /// SS-EDT-05: a treasure card, face down.
    Treasure,
}

/// SS-DECK-01, SS-SET-09, SS-SET-10, SS-SET-11: decks and pools.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Decks {
    pub enemies: Deck<CardId>,
    pub enemy_powers: Deck<EnemyPowerId>,
    pub encounters: Deck<EncounterId>,
    pub traps: Deck<TrapId>,
    pub treasures: Deck<ItemId>,
    /// SS-GEN-05: never shuffled again.
    pub events: Deck<EventId>,
    pub critical: Deck<Critical>,
    pub shadows: Deck<Shadow>,
    pub loot: Deck<u8>,
    pub chests: Deck<Chest>,
    pub searches: Deck<SearchId>,
    /// SS-SWP-01, SS-SET-12: soul weapons that somebody in the party can use.
    pub souls: Deck<ItemId>,
}

/// SS-RND-01: where in the round the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The heroes choose their powers.
    SetUp,
    /// SS-EMP-03: they visit the Emporium.
    Visit,
    /// SS-TIME-01, SS-TIME-02, SS-TIME-03: effects, then powers.
    Time,
    /// SS-TIME-05: soul shards are spent.
    Souls,
    /// SS-BAT-01: the battle phase.
    Battle,
    /// SS-EVT-01: the event phase.
    Event,
    /// SS-CAMP-01: between two quests of a campaign.
    Between,
    /// It is over.
    Over,
}

/// SS-MOV-01: how far the movement action of a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Movement {
    /// Not begun.
    Ready,
    /// Under way, with so many points left.
    Going(u8),
    /// Over.
    Over,
}

/// SS-BAT-04: a hero's turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub hero: HeroId,
    /// The movement action.
    pub movement: Movement,
    /// More points for it, by Dash and powers.
    pub more: u8,
    /// SS-GAP-35: how much of its points is due to what lasts; a power that takes its place brings only its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lasting: Option<i8>,
    /// Combat actions left.
    pub combat: u8,
    /// Standard actions left.
    pub standard: u8,
    /// SS-CON-18: slowed: whether the one action is still to come.
    pub slow: Option<bool>,
    /// SS-ACT-06.
    pub dashed: bool,
    /// SS-ACT-09.
    pub focused: bool,
    /// SS-ACT-15.
    pub provoked: bool,
    /// SS-ACT-08, SS-USE-10, SS-GEN-06: what the next attack gains, by the name of what gives it.
    pub next: Vec<(String, Gain)>,
    /// SS-GHO-01: ghost actions taken: scream, return, movement.
    pub ghostly: [bool; 3],
    /// SS-CON-08: whether it ends at once.
    pub over: bool,
    /// SS-ENG-17: the area that the hero evades from: the reaction attacks are over, but it was knocked down and has not left.
    pub evaded: Option<AreaId>,
    /// SS-FREE-03, SS-FREE-04: whether the one action of picking up and dropping things is under way.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub handling: bool,
}

/// SS-EAC-01: an enemy turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EnemyTurn {
    /// Its encounter card.
    pub card: EncounterId,
    /// Enemies still to be activated.
    pub left: Vec<CardId>,
    /// SS-EAC-02: how many of them.
    pub count: u8,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// What it shows.
    pub face: Symbols,
    /// SS-GEN-03: whether it was rolled again.
    pub again: bool,
}

/// What an attack is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arm {
    /// A weapon.
    Item(ItemId),
    /// SS-WPN-07: bare hands.
    Unarmed,
    /// SS-CMB-05: a power at a level, from 0.
    Power(PowerId, u8),
    /// SS-SCR-08: a weapon of a scroll.
    Scroll(Hand),
    /// A companion's attack.
    Bite,
}

/// An attack from beginning to end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub by: Who,
    /// With what.
    pub arm: Arm,
    /// Whom.
    pub target: Who,
    /// The dice.
    pub dice: Vec<Die>,
    /// SS-ATK-06: symbols that are spent.
    pub spent: Symbols,
    /// SS-ATK-05: properties that are used.
    pub used: Vec<u8>,
    /// Hits beside those rolled.
    pub more: i8,
    /// SS-LETH-01: how many hits are lethal; 0: all.
    pub lethal: Option<u8>,
    /// SS-AOE-01.
    pub area: Option<u8>,
    /// Armour that does not count.
    pub pierce: u8,
    /// Dice that may be rolled again.
    pub rerolls: u8,
    /// What other figures in the area suffer too.
    pub gains: Vec<Gain>,
    /// SS-CRIT-01, SS-BASH-01: what waits for the first hit.
    pub waiting: Vec<Gain>,
    /// SS-THR-07: whether it has moved the threat token.
    pub threatened: bool,
    /// SS-INV-05: the projectile.
    pub projectile: Option<ItemId>,
    /// The wounds it has caused.
    pub wounds: u8,
    /// SS-SUP-03, SS-GAP-17: areas that the attacker's side dominated at the start.
    pub dominated: Vec<AreaId>,
    /// SS-SUP-03: where the target was at the start.
    pub aimed_at: AreaId,
}

/// The defence of one figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Defence {
    /// Who defends.
    pub who: Who,
    /// Ordinary hits left.
    pub hits: u8,
    /// Lethal hits left.
    pub lethal: u8,
    /// The dice.
    pub dice: Vec<Die>,
    /// Symbols that are spent.
    pub spent: Symbols,
    /// Properties that are used.
    pub used: Vec<u8>,
    /// Blocks beside those rolled.
    pub blocks: i8,
    /// Dice that may be rolled again.
    pub rerolls: u8,
}

/// What is being resolved; empty at rest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnderWay {
    /// The attacks, the innermost last.
    pub attacks: Vec<Attack>,
    /// The defences, the innermost last.
    pub defences: Vec<Defence>,
    /// SS-SHW-07, SS-SHW-12: citizens and special events that were revealed, and whose story is still to be told.
    pub stories: Vec<(AreaId, Shadow)>,
    /// SS-STO-01: heroes who were pushed into another area, where a story may wait.
    pub pushed: Vec<(HeroId, AreaId)>,
    /// SS-THR-07: effects that are no attacks, the innermost last, and whether each has moved the threat token.
    #[serde(default)]
    pub effects: Vec<bool>,
    /// SS-ECN-10: enemies that are being activated, the innermost last.
    #[serde(default)]
    pub activated: Vec<CardId>,
    /// SS-ENG-17, SS-CMP-19: the companion that was knocked down while evading, and where: it has borne the reaction attacks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub borne: Option<(Who, AreaId)>,
}

/// SS-CAMP-01, SS-CAMP-07: what a campaign remembers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Chronicle {
    /// Quests that were won.
    pub won: Vec<QuestId>,
    /// How often the quest that is played was lost before.
    pub lost: u8,
    /// What stories have left behind.
    pub marks: Vec<u8>,
}

/// SS-POW-07: the token of a power in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Snare {
    /// Where it lies.
    pub at: AreaId,
    /// Whose it is.
    pub hero: HeroId,
    /// Which power.
    pub power: PowerId,
    /// At which level, from 0.
    pub level: u8,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ended {
    Won,
    Lost,
}

/// The world.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct World {
    /// What was agreed.
    pub agreed: Agreed,
    /// The areas.
    pub ground: Arc<Ground>,
    /// Which doors are open.
    pub open: Doors,
    /// What each door is.
    pub doors: Vec<Barred>,
    /// What lies where.
    pub things: Vec<(AreaId, Thing)>,
    /// What was dropped or left behind.
    pub left: Vec<(AreaId, Left)>,
    /// SS-GATE-01: open gates.
    pub gates: Vec<u8>,
    /// SS-RES-02: active altars.
    pub altars: Vec<u8>,
    /// SS-SHW-01: shadow tokens, face down.
    pub shadows: Vec<AreaId>,
    /// SS-FIRE-04: fire tokens in areas: I and II.
    pub fires: Vec<(AreaId, [u8; 2])>,
    /// The heroes, by seat.
    pub heroes: Vec<Hero>,
    /// The enemies in play, by card.
    pub foes: Vec<Foe>,
    /// SS-THR-04: who holds the threat token, and its level.
    pub threat: Option<(HeroId, u8)>,
    /// SS-GEM-04: the party's soul shards.
    pub shards: u16,
    /// SS-ART-04: charges that artifacts have lost.
    pub spent: Vec<(ItemId, u8)>,
    /// SS-SHD-03: magic shields that items lacked when they were taken off, until the next time phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shields_lost: Vec<(ItemId, u8)>,
    /// SS-GOLD-05: coins in the bank.
    pub bank: Coins,
    /// Decks and pools.
    pub decks: Decks,
    /// SS-EVT-02: events that lie face up on the deck, the top one last.
    pub face_up: Vec<EventId>,
    /// SS-DAY-01: the day or night event beside it.
    pub day: Option<EventId>,
    /// SS-END-01: which goal counts.
    pub goal: u8,
    /// SS-WAY-01: waypoints that a hero has reached.
    pub reached: Vec<u8>,
    /// SS-ACT-16: special actions that were taken.
    pub specials: Vec<u8>,
    /// SS-POW-07: tokens of powers.
    pub snares: Vec<Snare>,
    /// SS-EMP-01: cards of the Emporium that nobody has, front side up.
    pub stock: Vec<ItemId>,
    /// SS-SPL-02, SS-SPL-04: cards of the supply that nobody has, and what the heroes have stored.
    pub supply: Vec<ItemId>,
    /// SS-BLD-03: backs that are up until the end of the quest.
    pub improved: Vec<ItemId>,
    /// SS-EMP-02: the visit under way.
    pub visit: Option<Visit>,
    /// SS-ACT-10, SS-ACT-11: what heroes are rearranging or exchanging.
    pub dealing: Option<Dealing>,
    /// SS-STO-03: what a visit has interrupted, the next first.
    pub later: Vec<Later>,
    /// SS-CAMP-01: the campaign; none in a single quest (SS-VAR-06).
    pub campaign: Option<Chronicle>,
    /// Enemies that were killed, by kind.
    pub killed: Vec<CardId>,
    /// The round, from 1.
    pub round: u16,
    /// Where it stands.
    pub stage: Stage,
    /// The turn under way.
    pub turn: Option<Turn>,
    /// The enemy turn under way.
    pub enemy_turn: Option<EnemyTurn>,
    /// SS-GEN-13: the hero that is active, or was last.
    pub active: u8,
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

    /// How open questions are answered.
    pub fn rulings(&self) -> Rulings {
        self.agreed.rulings
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// An area's name.
    pub fn spot(&self, area: AreaId) -> Spot {
        let is = self.ground.plan.map.areas().get(area.index());
        let name = is.map_or_else(|| "".into(), |a| a.name.as_str().into());
        Spot { name, landmark: Landmark::of(&self.things, &self.ground, area) }
    }

    /// SS-ART-03, SS-ART-04: the charges that an artifact has left.
    pub fn charges(&self, game: &crate::Sorcery, item: ItemId) -> u8 {
        let spent = self.spent.iter().find(|(id, _)| *id == item).map_or(0, |(_, n)| *n);
        game.item(item).charges.0.saturating_sub(spent)
    }

    /// The attack under way.
    pub fn attack(&self) -> Option<&Attack> {
        self.under_way.attacks.last()
    }
}

impl Turn {
    /// SS-GEN-06: the next attack gains something; of effects of one name only the greatest counts.
    pub fn await_attack(&mut self, name: &str, gain: Gain) {
        let mut same = self.next.iter_mut().filter(|(other, _)| other == name);
        match same.find_map(|(_, is)| is.greater(gain).map(|greater| (is, greater))) {
            Some((is, greater)) => *is = greater,
            None => self.next.push((name.to_owned(), gain)),
        }
    }
}

impl Attack {
    /// What the dice show, less what is spent.
    pub fn unspent(&self) -> Symbols {
        rolled(&self.dice).less(self.spent).unwrap_or_default()
    }
}

impl Defence {
    /// What the dice show, less what is spent.
    pub fn unspent(&self) -> Symbols {
        rolled(&self.dice).less(self.spent).unwrap_or_default()
    }
}

/// SS-CMB-08: everything that dice show.
pub fn rolled(dice: &[Die]) -> Symbols {
    dice.iter().fold(Symbols::default(), |sum, die| sum.and(die.face))
}
