//! Everything that changes in a scenario.

use crate::aftermath::Results;
use crate::attack::Blow;
use crate::board_now::Board;
use crate::campaign::Campaign;
use crate::content::{
    AbilityCard, AbilityCardId, Action, CardId, ClassId, Condition, Conditions, Content, DeckId, Element,
    Gain, GoalId, Half, ItemId, KindId, ModifierId, MonsterCardId, Rank, Retaliate, RoomCardId, Stats,
    SummonKindId, Treasure, TreasureEntry,
};
use crate::damage::Damage;
use crate::dungeon::Dungeon;
use crate::movement::Moving;
use crate::rulings::Rulings;
use crate::tally::Tally;
use crate::{Edition, Haven};
use board::hex::{Offset, Terrain};
use board::{SpaceId, SpaceSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;
use table::{At, Broken, Deck, Seat, SeatSet, WhenEmpty};

/// A character. Its class is part of the id, so that content alone can name it: a class plays once in a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct HeroId {
    /// Its place in the party, and its seat.
    pub place: u8,
    /// Its class.
    pub class: ClassId,
}

/// A monster, by its kind and the number on its standee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct MonsterId {
    /// Its kind.
    pub kind: KindId,
    /// The number on its standee.
    pub number: u8,
}

/// A character's summon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SummonId {
    /// Who summoned it.
    pub hero: HeroId,
    /// Its kind.
    pub kind: SummonKindId,
    /// Which one of this kind.
    pub number: u8,
}

/// An obstacle with hit points or an allied figure of a scenario, by the scenario's place in the content and its own
/// place in the scenario, so that content alone can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectiveKindId {
    /// The scenario.
    pub scenario: u8,
    /// Which of its objectives.
    pub which: u8,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectiveId {
    /// Its kind.
    pub kind: ObjectiveKindId,
    /// GH-SPC-12: the number on its token.
    pub number: u8,
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum FigureId {
    Hero(HeroId),
    Monster(MonsterId),
    Summon(SummonId),
    /// GH-SPC-12: an allied figure.
    Ally(ObjectiveId),
    /// GH-SPC-09: an obstacle with hit points, which abilities treat as an enemy.
    Obstacle(ObjectiveId),
}

/// GH-TRN-06, GH-SPC-09: on whose side a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Side {
    Characters,
    Monsters,
    /// Against the characters, and nothing to the monsters.
    Obstacles,
}

/// A space with its name, so that options and facts can be written without the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The space.
    pub space: SpaceId,
    /// Its column and row.
    pub name: Offset,
}

/// Bonuses that last until the end of the round (GH-BON-07, GH-MAB-08), or as long as a card is active.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonuses {
    /// GH-BON-11, GH-BON-17: shields and retaliates add up; each retaliate has its own range.
    pub held: SmallVec<[Held; 2]>,
    /// Whether the figure does what its card says when it dies.
    pub on_death: bool,
}

/// A shield or retaliate that a figure has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// What it is.
    pub bonus: Bonus,
    /// GH-BON-09: the active card that gives it and takes it along when it leaves play.
    pub card: Option<CardId>,
    /// GH-EXP-03: experience for the card's owner whenever it takes effect.
    pub xp: u8,
}

/// GH-BON-10, GH-BON-13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Bonus {
    Shield(u8),
    Retaliate(Retaliate),
}

/// GH-BON-01: a card in the active area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActiveCard {
    /// The card.
    pub card: CardId,
    /// The half that was performed.
    pub half: Half,
    /// GH-BON-03: how many of its use slots are used.
    pub used: u8,
    /// Who has its bonuses beside its owner: those whom it concerned when it was played.
    pub shared: SmallVec<[FigureId; 4]>,
    /// GH-SUM-04: what it summoned.
    pub summon: Option<SummonId>,
}

/// GH-ITM-06: an item that a character has equipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gear {
    /// Which.
    pub item: ItemId,
    /// Whether it can be used.
    pub state: GearState,
    /// GH-ITM-09: how many of its use slots are used.
    pub used: u8,
}

/// GH-ITM-07, GH-ITM-08: how an item lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GearState {
    Ready,
    Spent,
    Consumed,
}

/// GH-VAR-01, GH-VAR-02, GH-VAR-05, GH-VAR-06: variants that a table has agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Variants {
    /// One player runs all characters: monsters and traps are of the next level.
    pub solo: bool,
    /// Hands are open: the same adjustment.
    pub open_information: bool,
    /// Cards that double or null count as +2 and −2.
    pub reduced_randomness: bool,
    /// Without hit points a character dies; one without cards stays on the board.
    pub permanent_death: bool,
}

/// What every figure has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// Where it stands.
    pub at: SpaceId,
    /// Its hit points.
    pub hp: u8,
    /// As many as it can have.
    pub most: u8,
    /// GH-CON-01: what it suffers from or enjoys.
    pub conditions: Conditions,
    /// GH-CON-23: those it got during its own turn, which do not end with this turn.
    pub fresh: Conditions,
    /// Bonuses of this round.
    pub bonuses: Bonuses,
}

/// A modifier deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModifierDeck {
    /// The cards.
    pub cards: Deck<ModifierId>,
    /// GH-AMD-13: whether it is shuffled at the end of this round.
    pub shuffle_due: bool,
    /// How many cards it has beside those that leave it when they are drawn (GH-AMD-11).
    pub size: u16,
    /// GH-AMD-15: the cards among them that items and the scenario have added.
    pub added: SmallVec<[ModifierId; 4]>,
}

/// A character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// Who it is.
    pub id: HeroId,
    /// Its level.
    pub level: u8,
    /// Its body; counts only while it is on the board.
    pub body: Body,
    /// GH-EXH-01, GH-EXH-02: whether it takes no part any more.
    pub exhausted: bool,
    /// GH-EXH-04: whether its figure has left the board, which it does not always (GH-VAR-07).
    pub gone: bool,
    /// Cards in hand.
    pub hand: Vec<CardId>,
    /// GH-SEL-02, GH-SEL-10: cards chosen for the round, in no pile; the lead card first.
    pub selected: SmallVec<[CardId; 2]>,
    /// Cards discarded.
    pub discard: Vec<CardId>,
    /// Cards lost.
    pub lost: Vec<CardId>,
    /// Cards in the active area.
    pub active: Vec<ActiveCard>,
    /// What it has equipped.
    pub items: Vec<Gear>,
    /// GH-ITM-05: what it owns and has not equipped.
    pub left_at_home: SmallVec<[ItemId; 4]>,
    /// GH-EXP-07: experience gained in this scenario.
    pub xp: u8,
    /// Gold found in treasures.
    pub gold: u8,
    /// GH-BGL-01: the battle goals it was dealt, or the one it has kept.
    pub goals: SmallVec<[GoalId; 2]>,
    /// What is counted for battle goals.
    pub tally: Tally,
    /// Its initiative of this round, and that of its other card.
    pub initiative: (u8, u8),
    /// GH-FOC-15: whether it takes a long rest.
    pub resting: bool,
    /// Whether it has had its turn this round.
    pub acted: bool,
    /// The actions that a position lets it take in each round instead of cards, as numbers in
    /// [`Extra::actions`].
    pub actions: SmallVec<[u8; 4]>,
    /// Those that it has not taken yet.
    pub left: SmallVec<[u8; 4]>,
    /// Whether a position doubles its next attack.
    pub doubled: bool,
    /// Whether it flies.
    pub flying: bool,
    /// Its modifier deck.
    pub modifiers: ModifierDeck,
    /// Money tokens looted.
    pub coins: u8,
}

/// A monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Monster {
    /// Which one.
    pub id: MonsterId,
    /// Its rank.
    pub rank: Rank,
    /// Its body.
    pub body: Body,
    /// GH-MAB-07: whether it was summoned, and drops nothing.
    pub summoned: bool,
    /// Whether it has had its turn this round.
    pub acted: bool,
}

/// A character's summon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summon {
    /// Which one.
    pub id: SummonId,
    /// Its body.
    pub body: Body,
    /// GH-SUM-09: whether it has had its turn this round, or came in it.
    pub acted: bool,
}

/// GH-SPC-07, GH-SPC-12: an obstacle with hit points or an allied figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// Which one.
    pub id: ObjectiveId,
    /// Whether it is an allied figure, and no obstacle.
    pub ally: bool,
    /// Its body.
    pub body: Body,
    /// Whether it has had its turn this round.
    pub acted: bool,
    /// Whether it is dead or destroyed; the goal may ask.
    pub gone: bool,
}

impl Objective {
    /// The figure it is.
    pub fn figure(&self) -> FigureId {
        if self.ally { FigureId::Ally(self.id) } else { FigureId::Obstacle(self.id) }
    }
}

/// A card of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DeckCard {
    /// The deck.
    pub deck: DeckId,
    /// The card.
    pub card: AbilityCardId,
}

/// The card by which a deck's monsters act this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Drawn {
    /// A card of the deck.
    Card(DeckCard),
    /// A card that only this position has.
    Extra(u8),
}

/// A monster ability deck in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckState {
    /// Which deck.
    pub deck: DeckId,
    /// Its cards.
    pub cards: Deck<DeckCard>,
    /// GH-MON-08: the card of this round.
    pub drawn: Option<Drawn>,
    /// GH-GAP-32: instead of it the card of each kind, if each has its own.
    pub each: SmallVec<[(KindId, Drawn); 1]>,
}

/// What a trap does (GH-MAP-12, GH-MAP-14, GH-MAP-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trap {
    /// Where it lies.
    pub at: SpaceId,
    /// Its damage.
    pub damage: TrapDamage,
    /// The conditions it gives.
    pub conditions: Conditions,
    /// Who gains how much experience when an enemy of his springs it.
    pub xp: Option<(HeroId, u8)>,
}

/// GH-MAP-14, GH-MAP-15: how much damage a trap does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrapDamage {
    /// As much as the scenario level says.
    ByLevel,
    /// So much.
    Fixed(u8),
}

/// GH-ELE-01: how strong an element is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Strength {
    #[default]
    Inert,
    Waning,
    Strong,
}

/// The six elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elements {
    /// How strong each is.
    pub now: [Strength; 6],
    /// GH-ELE-03: those that become strong at the end of this turn, as bits.
    pub infused: u8,
}

/// Where in the round the scenario stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Stage {
    Setup,
    RoundStart,
    Turns,
    EndOfRound,
    Over,
}

/// Whose turn it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Place {
    Hero(HeroId),
    Summon(SummonId),
    Kind(KindId),
    Ally(ObjectiveKindId),
}

/// A turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub figure: FigureId,
    /// GH-TRN-03: the action under way.
    pub doing: Option<Doing>,
    /// GH-TRN-01: the half of the first card that was played.
    pub first: Option<Half>,
    /// GH-RST-07: whether the long rest has been taken.
    pub rested: bool,
    /// How many hexes the figure has moved in it.
    pub moved: u8,
    /// How much damage it has dealt in it.
    pub dealt: u8,
}

impl Turn {
    /// A turn that begins.
    pub fn of(figure: FigureId) -> Turn {
        Turn { figure, doing: None, first: None, rested: false, moved: 0, dealt: 0 }
    }
}

/// What a character performs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Played {
    /// Half of a card as it is printed.
    Printed(CardId, Half),
    /// GH-TRN-08: "Attack 2" instead of a top half, "Move 2" instead of a bottom half.
    Basic(CardId, Half),
    /// An action that only a position has.
    Raw(u8),
}

/// An action under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doing {
    /// Which.
    pub what: Played,
    /// The number of its next ability.
    pub next: u8,
    /// GH-EXP-02: whether any of its abilities was used.
    pub used: bool,
    /// What it has done so far, as far as its later abilities ask for it.
    pub trail: Trail,
}

impl Doing {
    /// An action that begins.
    pub fn of(what: Played) -> Doing {
        Doing { what, next: 0, used: false, trail: Trail::default() }
    }
}

/// What an action leaves behind for its later abilities.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// The hexes of its move, from where it began to where it ended.
    pub way: SmallVec<[SpaceId; 8]>,
    /// The enemies whose hexes it moved through.
    pub passed: SmallVec<[FigureId; 4]>,
    /// Whom its attack targeted, and where they stood.
    pub targets: SmallVec<[(FigureId, SpaceId); 4]>,
    /// The hexes of its attack's area.
    pub area: SmallVec<[SpaceId; 8]>,
}

/// An attack ability under way, with all of its targets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Volley {
    /// Who attacks.
    pub attacker: FigureId,
    /// What items have added to all of its attacks.
    pub gains: SmallVec<[Gain; 2]>,
}

/// What is being resolved; empty at rest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnderWay {
    /// Attack abilities, the innermost last.
    pub volleys: SmallVec<[Volley; 1]>,
    /// Attacks on single targets, the innermost last.
    pub attacks: Vec<Blow>,
    /// Moves, the innermost last.
    pub moving: SmallVec<[Moving; 1]>,
    /// Damage about to be suffered, the innermost last.
    pub damage: SmallVec<[Damage; 1]>,
}

/// What only a position has and no content: raw actions, made-up ability cards and treasures. Shared, and never
/// changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extra {
    /// Actions of characters.
    pub actions: Vec<Action>,
    /// Cards of monsters.
    pub cards: Vec<AbilityCard>,
    /// Numbered treasures.
    pub treasures: Vec<TreasureEntry>,
}

/// How a scenario has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Ended {
    Won,
    Lost,
}

/// The world of a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct World {
    /// By which book.
    pub edition: Edition,
    /// How its open questions are answered.
    pub rulings: Rulings,
    /// Where in the round it stands.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// The last round of an arena; 0 for no end.
    pub last_round: u8,
    /// GH-LVL-02: the scenario level.
    pub level: u8,
    /// What the table has agreed on.
    pub variants: Variants,
    /// The board.
    pub board: Arc<Board>,
    /// Traps that have not been sprung.
    pub traps: SmallVec<[Trap; 8]>,
    /// Money tokens on the board, one entry each.
    pub coins: SmallVec<[SpaceId; 16]>,
    /// GH-MAP-22: the first hexes of the obstacles of several hexes that are destroyed.
    pub destroyed: SmallVec<[SpaceId; 2]>,
    /// Treasure tiles on the board.
    pub treasures: SmallVec<[(SpaceId, Treasure); 4]>,
    /// GH-MAP-27: numbered treasures that were looted, and by whom.
    pub found: SmallVec<[(HeroId, u8); 2]>,
    /// GH-MAP-28: items found in them, by their numbers.
    pub found_items: SmallVec<[(HeroId, u8); 2]>,
    /// The scenario, by its place in the content; none in an arena or a position.
    pub scenario: Option<u8>,
    /// The campaign in which it is played; none, if it is played for its own sake.
    pub campaign: Option<Arc<Campaign>>,
    /// GH-VAR-12: the random dungeon that is played instead of a scenario.
    pub dungeon: Option<Box<Dungeon>>,
    /// GH-VAR-14: the room cards below the top one; its discards are those that did not fit.
    pub room_cards: Deck<RoomCardId>,
    /// GH-VAR-14: the monster cards.
    pub monster_cards: Deck<MonsterCardId>,
    /// How far setting up has come.
    pub setup_step: u8,
    /// GH-REV-01: which rooms are revealed, as bits.
    pub revealed: u16,
    /// The spaces of rooms that are not.
    pub hidden: SpaceSet,
    /// GH-SPC-05: which doors are locked, as bits.
    pub locked: u64,
    /// The next door that a boss opens.
    pub next_door: u8,
    /// Which special rules are over, as bits.
    pub rules_over: u16,
    /// GH-REV-06: the kinds whose figures came in the turn under way.
    pub arrived: SmallVec<[KindId; 4]>,
    /// Monsters killed.
    pub kills: u8,
    /// Rounds that began without a monster on the map.
    pub empty_rounds: u8,
    /// The battle goals that are left.
    pub goal_deck: Deck<GoalId>,
    /// The characters, by place in the party.
    pub heroes: Vec<Hero>,
    /// The monsters, elites first, then by number within their kind (GH-MON-15).
    pub monsters: Vec<Monster>,
    /// The summons, in the order in which they came.
    pub summons: Vec<Summon>,
    /// GH-SPC-07, GH-SPC-12: obstacles with hit points and allied figures, those that are gone too.
    pub objectives: Vec<Objective>,
    /// The ability decks of the kinds in play.
    pub decks: Vec<DeckState>,
    /// GH-AMD-02: the one deck of all monsters.
    pub monster_modifiers: ModifierDeck,
    /// The elements.
    pub elements: Elements,
    /// GH-ELE-06, GH-ELE-11: for which signs of its card, by their number, a type has consumed an element this
    /// round.
    pub paid: SmallVec<[(KindId, u8); 4]>,
    /// Whose turns are still to come this round.
    pub queue: SmallVec<[Place; 16]>,
    /// GH-INI-03..09: characters and types in the order of this round, ties settled; empty before it is made.
    pub order: SmallVec<[Place; 16]>,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// What is being resolved.
    pub under_way: UnderWay,
    /// What only this position has.
    pub extra: Arc<Extra>,
    /// How it has ended.
    pub ended: Option<Ended>,
    /// What it has brought, once it is over.
    pub results: Option<Box<Results>>,
}

impl HeroId {
    /// The seat that plays it.
    pub fn seat(self) -> Seat {
        Seat(self.place)
    }
}

impl From<HeroId> for FigureId {
    fn from(hero: HeroId) -> FigureId {
        FigureId::Hero(hero)
    }
}

impl From<MonsterId> for FigureId {
    fn from(monster: MonsterId) -> FigureId {
        FigureId::Monster(monster)
    }
}

impl From<SummonId> for FigureId {
    fn from(summon: SummonId) -> FigureId {
        FigureId::Summon(summon)
    }
}

impl FigureId {
    /// GH-TRN-06: whether it fights for the monsters.
    pub fn is_monster(self) -> bool {
        matches!(self, FigureId::Monster(_))
    }

    /// On whose side it is.
    pub fn side(self) -> Side {
        match self {
            FigureId::Hero(_) | FigureId::Summon(_) | FigureId::Ally(_) => Side::Characters,
            FigureId::Monster(_) => Side::Monsters,
            FigureId::Obstacle(_) => Side::Obstacles,
        }
    }

    /// GH-SPC-09: whether the two are enemies. Everybody is for or against the characters.
    pub fn is_enemy_of(self, other: FigureId) -> bool {
        (self.side() == Side::Characters) != (other.side() == Side::Characters)
    }

    /// GH-TRN-06: whether the two are on the same side; obstacles are on none.
    pub fn is_ally_of(self, other: FigureId) -> bool {
        self.side() == other.side() && self.side() != Side::Obstacles
    }

    /// The character that owns its deck, if it has one; all others have the monsters' (GH-AMD-02, GH-SET-15).
    pub fn owner(self) -> Option<HeroId> {
        match self {
            FigureId::Hero(hero) => Some(hero),
            FigureId::Summon(summon) => Some(summon.hero),
            FigureId::Monster(_) | FigureId::Ally(_) | FigureId::Obstacle(_) => None,
        }
    }
}

impl Body {
    /// A healthy figure.
    pub fn new(at: SpaceId, hp: u8) -> Body {
        Body {
            at,
            hp,
            most: hp,
            conditions: Conditions::NONE,
            fresh: Conditions::NONE,
            bonuses: Bonuses::default(),
        }
    }

    /// Whether it has a condition.
    pub fn has(&self, condition: Condition) -> bool {
        self.conditions.has(condition)
    }
}

impl ModifierDeck {
    /// A shuffled deck; GH-AMD-14: when it is empty, the discards are shuffled in at once.
    pub fn new(content: &Content, cards: impl IntoIterator<Item = ModifierId>) -> ModifierDeck {
        let cards = Deck::new(cards, WhenEmpty::Reshuffle);
        let mut deck = ModifierDeck { cards, shuffle_due: false, size: 0, added: SmallVec::new() };
        deck.size = deck.staying(content);
        deck
    }

    /// A deck without cards.
    pub fn empty() -> ModifierDeck {
        let cards = Deck::new([], WhenEmpty::Reshuffle);
        ModifierDeck { cards, shuffle_due: false, size: 0, added: SmallVec::new() }
    }

    /// GH-AMD-15: cards are shuffled in that stay in the deck until the scenario is over.
    pub fn add(&mut self, card: ModifierId, count: u8) {
        self.cards.shuffle_in(std::iter::repeat_n(card, usize::from(count)));
        self.added.extend(std::iter::repeat_n(card, usize::from(count)));
        self.size += u16::from(count);
    }

    fn staying(&self, content: &Content) -> u16 {
        let left = self.cards.cards_left();
        let all = left.iter().chain(self.cards.discarded());
        all.filter(|c| !content.modifiers[usize::from(c.0)].leaves).count() as u16
    }
}

impl Elements {
    /// How strong an element is.
    pub fn of(&self, element: Element) -> Strength {
        self.now[element as usize]
    }

    /// GH-ELE-05: whether it can be consumed.
    pub fn can_consume(&self, element: Element) -> bool {
        self.of(element) > Strength::Inert
    }
}

impl World {
    /// A character.
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[usize::from(id.place)]
    }

    /// A character, to be changed.
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.heroes[usize::from(id.place)]
    }

    /// A monster, if it is on the board.
    pub fn monster(&self, id: MonsterId) -> Option<&Monster> {
        self.monsters.iter().find(|m| m.id == id)
    }

    /// A monster, to be changed.
    pub fn monster_mut(&mut self, id: MonsterId) -> Option<&mut Monster> {
        self.monsters.iter_mut().find(|m| m.id == id)
    }

    /// An objective, if it is on the board.
    pub fn objective(&self, figure: FigureId) -> Option<&Objective> {
        self.objectives.iter().find(|o| o.figure() == figure && !o.gone)
    }

    /// An objective, to be changed.
    pub fn objective_mut(&mut self, figure: FigureId) -> Option<&mut Objective> {
        self.objectives.iter_mut().find(|o| o.figure() == figure && !o.gone)
    }

    /// A figure's body; nothing, if it is not on the board.
    pub fn body(&self, figure: FigureId) -> Option<&Body> {
        match figure {
            FigureId::Hero(id) => self.heroes.get(usize::from(id.place)).filter(|h| !h.gone).map(|h| &h.body),
            FigureId::Monster(id) => self.monster(id).map(|m| &m.body),
            FigureId::Summon(id) => self.summons.iter().find(|s| s.id == id).map(|s| &s.body),
            FigureId::Ally(_) | FigureId::Obstacle(_) => self.objective(figure).map(|o| &o.body),
        }
    }

    /// A figure's body, to be changed.
    pub fn body_mut(&mut self, figure: FigureId) -> Option<&mut Body> {
        match figure {
            FigureId::Hero(id) => {
                self.heroes.get_mut(usize::from(id.place)).filter(|h| !h.gone).map(|h| &mut h.body)
            }
            FigureId::Monster(id) => self.monster_mut(id).map(|m| &mut m.body),
            FigureId::Summon(id) => self.summons.iter_mut().find(|s| s.id == id).map(|s| &mut s.body),
            FigureId::Ally(_) | FigureId::Obstacle(_) => self.objective_mut(figure).map(|o| &mut o.body),
        }
    }

    /// Whether the figure is on the board.
    pub fn is_there(&self, figure: FigureId) -> bool {
        self.body(figure).is_some()
    }

    /// Where a figure stands.
    pub fn at(&self, figure: FigureId) -> Option<SpaceId> {
        self.body(figure).map(|b| b.at)
    }

    /// Whether the figure has a condition.
    pub fn has(&self, figure: FigureId, condition: Condition) -> bool {
        self.body(figure).is_some_and(|b| b.has(condition))
    }

    /// All figures on the board: characters, summons, monsters, objectives.
    pub fn figures(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.bodies().map(|(figure, _)| figure)
    }

    /// All figures with their bodies.
    pub fn bodies(&self) -> impl Iterator<Item = (FigureId, &Body)> + '_ {
        let heroes = self.heroes.iter().filter(|h| !h.gone).map(|h| (FigureId::Hero(h.id), &h.body));
        let summons = self.summons.iter().map(|s| (FigureId::Summon(s.id), &s.body));
        let monsters = self.monsters.iter().map(|m| (FigureId::Monster(m.id), &m.body));
        let objectives = self.objectives.iter().filter(|o| !o.gone).map(|o| (o.figure(), &o.body));
        heroes.chain(summons).chain(monsters).chain(objectives)
    }

    /// GH-MAP-31: who stands on a space.
    pub fn figure_at(&self, at: SpaceId) -> Option<FigureId> {
        self.bodies().find(|(_, body)| body.at == at).map(|(figure, _)| figure)
    }

    /// The enemies of a figure.
    pub fn enemies_of(&self, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        self.figures().filter(move |other| figure.is_enemy_of(*other))
    }

    /// GH-TRN-06: the allies of a figure, not itself.
    pub fn allies_of(&self, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        self.figures().filter(move |other| *other != figure && figure.is_ally_of(*other))
    }

    /// Who answers for a figure on the characters' side: its owner; for an allied figure, the first character that is
    /// there.
    pub fn player_of(&self, figure: FigureId) -> Option<HeroId> {
        match figure {
            FigureId::Ally(_) => self.heroes.iter().find(|h| !h.exhausted).map(|h| h.id),
            _ => figure.owner(),
        }
    }

    /// The seats of all players.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.heroes.len())
    }

    /// A space with its name.
    pub fn spot(&self, space: SpaceId) -> Spot {
        Spot { space, name: self.board.name(space) }
    }

    /// How far two spaces are apart, around walls; nothing, if walls cut them off (GH-ATK-11).
    pub fn distance(&self, a: SpaceId, b: SpaceId) -> Option<u16> {
        self.board.range.between(a, b)
    }

    /// GH-MAP-30: no figure, no token and no overlay tile but corridors, pressure plates and open doors.
    pub fn is_empty_hex(&self, at: SpaceId) -> bool {
        let terrain = match self.board.map.terrain(at) {
            // Where a trap lay is floor once it is sprung.
            Terrain::Floor | Terrain::Trap => true,
            Terrain::Door => !self.board.map.is_closed(at, self.board.doors),
            _ => false,
        };
        terrain
            && self.figure_at(at).is_none()
            && self.traps.iter().all(|t| t.at != at)
            && !self.coins.contains(&at)
            && self.treasures.iter().all(|(t, _)| *t != at)
            && self.is_in_play(at)
    }

    /// GH-MON-05, GH-MOV-08: whether a figure flies.
    pub fn flies(&self, game: &Haven, figure: FigureId) -> bool {
        match figure {
            FigureId::Hero(hero) => self.hero(hero).flying,
            FigureId::Monster(monster) => game.kind(monster.kind).flying,
            FigureId::Summon(summon) => game.summon(summon.kind).flying,
            FigureId::Ally(_) | FigureId::Obstacle(_) => false,
        }
    }

    /// GH-MON-01, GH-MON-02, GH-MON-14: the row of the stat card that a monster or summon goes by.
    pub fn stats<'g>(&self, game: &'g Haven, figure: FigureId) -> Option<&'g Stats> {
        match figure {
            FigureId::Hero(_) | FigureId::Ally(_) | FigureId::Obstacle(_) => None,
            FigureId::Monster(id) => {
                let rank = self.monster(id)?.rank;
                game.kind(id.kind).rows(rank).get(usize::from(self.monster_level()))
            }
            FigureId::Summon(id) => Some(&game.summon(id.kind).stats),
        }
    }

    /// The card by which a kind of monster acts this round.
    pub fn card_of<'w>(&'w self, game: &'w Haven, kind: KindId) -> Option<&'w AbilityCard> {
        let deck = game.deck_of(kind);
        let deck = self.decks.iter().find(|d| d.deck == deck)?;
        let own = deck.each.iter().find(|(of, _)| *of == kind).map(|(_, card)| *card);
        match own.or(deck.drawn)? {
            Drawn::Card(card) => game.ability_card(card),
            Drawn::Extra(n) => self.extra.cards.get(usize::from(n)),
        }
    }

    /// The modifier deck that a figure draws from (GH-AMD-02, GH-SUM-07).
    pub fn modifiers_mut(&mut self, figure: FigureId) -> &mut ModifierDeck {
        match figure.owner() {
            Some(hero) => &mut self.hero_mut(hero).modifiers,
            None => &mut self.monster_modifiers,
        }
    }

    /// Keeps the monsters in the order in which they act (GH-MON-15).
    pub fn sort_monsters(&mut self) {
        self.monsters.sort_by_key(|m| (m.id.kind, m.rank, m.id.number));
    }

    /// Whether the world is possible at all.
    pub fn check(&self, content: &Content, at: At) -> Result<(), Broken> {
        let broken = |text: String| Err(Broken::check(text));
        if at == At::Rest && self.under_way != UnderWay::default() {
            return broken(format!("at rest, but under way: {:?}", self.under_way));
        }
        let figures: Vec<FigureId> = self.figures().collect();
        for (n, figure) in figures.iter().enumerate() {
            let Some(body) = self.body(*figure) else { continue };
            if body.hp > body.most || (at == At::Rest && body.hp == 0) {
                return broken(format!("{figure:?} has {} of {} hit points", body.hp, body.most));
            }
            // On the way through an ally two figures share a space; never at rest.
            if at == At::Rest && figures[n + 1..].iter().any(|other| self.at(*other) == Some(body.at)) {
                return broken(format!("{figure:?} shares {}", self.board.name(body.at)));
            }
            if self.board.map.is_closed(body.at, self.board.doors) {
                return broken(format!("{figure:?} stands in a wall"));
            }
            if at == At::Rest
                && !body.fresh.is_empty()
                && self.turn.as_ref().is_none_or(|t| t.figure != *figure)
            {
                return broken(format!("{figure:?} has conditions of its own turn outside of it"));
            }
        }
        for hero in &self.heroes {
            let piles = hero.hand.iter().chain(&hero.selected).chain(&hero.discard);
            let active = hero.active.iter().map(|a| &a.card);
            let mut cards: Vec<CardId> = piles.chain(&hero.lost).chain(active).copied().collect();
            cards.sort();
            if cards.windows(2).any(|pair| pair[0] == pair[1]) {
                return broken(format!("{:?} has a card in two piles", hero.id));
            }
            // GH-FIN-04: when all is over, they return.
            if hero.exhausted && cards.len() != hero.lost.len() && self.stage != Stage::Over {
                return broken(format!("{:?} is exhausted, but has cards that are not lost", hero.id));
            }
        }
        let decks = self.heroes.iter().map(|h| &h.modifiers).chain([&self.monster_modifiers]);
        for deck in decks.filter(|_| at == At::Rest) {
            let staying = deck.staying(content);
            if staying != deck.size {
                return broken(format!("a modifier deck of {} cards has {staying}", deck.size));
            }
        }
        for (monsters, supply) in [(true, 10), (false, 10)] {
            let curses = self.cards_in_decks(content.curse, monsters);
            if curses > supply {
                return broken(format!("{curses} curses of {supply}"));
            }
        }
        Ok(())
    }

    /// How many of a modifier card are in the decks of one side, discards included.
    pub fn cards_in_decks(&self, card: ModifierId, monsters: bool) -> usize {
        let count = |deck: &ModifierDeck| {
            let left = deck.cards.cards_left();
            left.iter().chain(deck.cards.discarded()).filter(|c| **c == card).count()
        };
        match monsters {
            true => count(&self.monster_modifiers),
            false => self.heroes.iter().map(|h| count(&h.modifiers)).sum(),
        }
    }
}
