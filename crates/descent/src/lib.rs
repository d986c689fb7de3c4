//! Descent, second edition: heroes against an overlord, on a map of squares.
//!
//! The rooms, in the order in which they use each other: [`content`] (what is on cards, dice and maps), [`world`]
//! (everything that changes), [`actions`] (what figures do, by chapters), [`monsters`] (activations and what only
//! monsters can do), [`scenario`] (set-up, goals, reinforcement), [`flow`] (rounds and turns); beside them [`shown`].
//! [`rulings`] answers the open questions of the book.
//!
//! ```
//! use descent::Descent;
//! use table::Game;
//! let game = Descent::new().expect("the built-in pack is sound");
//! let setup = game.setup(Some("first-blood"), Some(2)).expect("a quest");
//! let world = game.begin(&setup, &mut table::Chance::seeded(1)).expect("a table");
//! assert_eq!(world.heroes.len(), 2);
//! ```

pub mod actions;
pub mod content;
pub mod flow;
pub mod monsters;
pub mod rulings;
pub mod scenario;
pub mod shown;
pub mod world;

pub use scenario::setup::Setup;
pub use shown::{Fact, Position, Prompt};
pub use world::World;

use content::{
    CardId, Class, ClassId, Content, ContentError, HeroSheet, Item, ItemId, MonsterType, MonsterTypeId,
    ObjectType, ObjectTypeId, OverlordCard, Quest, QuestId, SearchCard, SearchId, SheetId, Skill, SkillId,
};
use std::sync::Arc;
use table::{
    At, Broken, Chance, Deck, Menu, Outcome, Phrase, Rule, RulesId, Scene, Seat, SeatSet, SetupError, Viewer,
    WhenEmpty,
};
use world::{HeroId, MonsterId, ObjectId, Side, Stage, Who};

/// How the rules of this game see play.
pub type Play<'a> = table::Play<'a, Descent>;

/// The game value: its content.
#[derive(Clone, Debug)]
pub struct Descent {
    /// What is on cards, dice and maps.
    pub content: Content,
}

impl Descent {
    /// The game with the content that is built in.
    pub fn new() -> Result<Descent, ContentError> {
        Ok(Descent { content: Content::load(content::BUILT_IN)? })
    }

    /// A hero sheet.
    pub fn sheet(&self, id: SheetId) -> &HeroSheet {
        &self.content.heroes[usize::from(id.0)]
    }

    /// A class.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.content.classes[usize::from(id.0)]
    }

    /// A skill.
    pub fn skill(&self, id: SkillId) -> &Skill {
        &self.content.skills[usize::from(id.0)]
    }

    /// An item.
    pub fn item(&self, id: ItemId) -> &Item {
        &self.content.items[usize::from(id.0)]
    }

    /// A search card.
    pub fn search_card(&self, id: SearchId) -> &SearchCard {
        &self.content.search[usize::from(id.0)]
    }

    /// An overlord card.
    pub fn card(&self, id: CardId) -> &OverlordCard {
        &self.content.overlord[usize::from(id.0)]
    }

    /// A type of monster.
    pub fn monster(&self, id: MonsterTypeId) -> &MonsterType {
        &self.content.monsters[usize::from(id.0)]
    }

    /// A type of object.
    pub fn object(&self, id: ObjectTypeId) -> &ObjectType {
        &self.content.objects[usize::from(id.0)]
    }

    /// A quest.
    pub fn quest(&self, id: QuestId) -> &Quest {
        &self.content.quests[usize::from(id.0)]
    }

    /// The name of a hero: `ashrian`.
    pub fn hero_name(&self, id: HeroId) -> &str {
        &self.sheet(id.sheet).name
    }

    /// The name of a monster: `ettin-1`.
    pub fn monster_name(&self, id: MonsterId) -> String {
        format!("{}-{}", self.monster(id.of).name, id.number)
    }

    /// The name of an object: `bone-idol-1`.
    pub fn object_name(&self, id: ObjectId) -> String {
        format!("{}-{}", self.object(id.of).name, id.number)
    }

    /// The name of a hero's familiar: `reanimate`.
    pub fn familiar_name(&self, owner: HeroId) -> &str {
        let archetype = self.sheet(owner.sheet).archetype;
        let classes = self.content.classes.iter().filter(|class| class.archetype == archetype);
        classes
            .filter_map(|class| class.familiar.as_ref())
            .map(|card| card.name.as_str())
            .next()
            .unwrap_or("familiar")
    }

    /// The name of a figure.
    pub fn name_of_figure(&self, who: Who) -> String {
        match who {
            Who::Hero(id) => self.hero_name(id).to_owned(),
            Who::Monster(id) => self.monster_name(id),
            Who::Familiar(id) => self.familiar_name(id).to_owned(),
            Who::Object(id) => self.object_name(id),
        }
    }

    /// DE-SRC-03: to heroes the unique search token could be any of those that lie on the spaces for it.
    fn imagine_unique(&self, world: &mut World, chance: &mut Chance) {
        let Some(quest) = self.quest_of(world).filter(|_| world.special.unique.is_some()) else { return };
        let spots = quest.unique.iter().map(|(x, y)| board::square::Spot::new(*x, *y));
        let lies = |spot: &board::square::Spot| {
            world.tokens.iter().any(|token| token.kind == content::TokenKind::Search && token.at == *spot)
        };
        let spots: Vec<_> = spots.filter(lies).collect();
        if !spots.is_empty() {
            world.special.unique = Some(spots[chance.below(spots.len())]);
        }
    }

    /// The quest that is played.
    pub fn quest_of(&self, world: &World) -> Option<&Quest> {
        world.agreed.quest.map(|id| self.quest(id))
    }
}

impl table::Game for Descent {
    type World = World;
    type Setup = Setup;
    type Position = Position;
    type Prompt = Prompt;
    type Fact = Fact;

    fn name(&self) -> &'static str {
        "descent"
    }

    fn begin(&self, setup: &Setup, chance: &mut Chance) -> Result<World, SetupError> {
        scenario::setup::begin(self, setup, chance)
    }

    fn arrange(&self, at: Position, _: &mut Chance) -> Result<World, SetupError> {
        at.arrange(self)
    }

    fn describe(&self, world: &World) -> Option<serde_json::Value> {
        shown::describe(self, world)
    }

    fn setup(&self, scenario: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
        scenario::setup::usual(self, scenario, heroes)
    }

    fn menu(&self) -> Menu {
        shown::menu::menu(self)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        shown::menu::counts(self)
    }

    fn phrases(&self) -> Vec<Phrase> {
        shown::menu::phrases(self)
    }

    fn name_of(&self, kind: &str, number: u64) -> Option<String> {
        self.content.name_of(kind, number)
    }

    fn is_named(&self, kind: &str) -> bool {
        Content::is_named(kind)
    }

    fn number_of(&self, kind: &str, name: &str) -> Option<u64> {
        self.content.number_of(kind, name)
    }

    /// Before saves held names, content was only added behind what there was, but for a search card; that one
    /// `migrate` turns.
    fn earlier_name(&self, _: RulesId, kind: &str, number: u64) -> Option<String> {
        self.content.name_of(kind, number)
    }

    fn migrate(&self, world: &mut serde_json::Value) {
        world::migrate(self, world);
    }

    fn vocabulary(&self) -> table::Vocabulary {
        shown::vocabulary::vocabulary(self)
    }

    fn seats(&self, world: &World) -> SeatSet {
        world.seats()
    }

    fn seat_name(&self, world: &World, seat: Seat) -> String {
        match world.heroes.get(seat.index()) {
            Some(hero) => self.sheet(hero.sheet).name.clone(),
            None => "overlord".to_owned(),
        }
    }

    fn advance(play: &mut Play) -> Rule {
        match play.world.stage {
            Stage::SetUp => scenario::setup::place_heroes(play),
            Stage::Heroes => flow::round::heroes(play),
            Stage::OverlordStart => flow::overlord::start(play),
            Stage::OverlordCards => flow::overlord::cards_at_start(play),
            Stage::Monsters => flow::overlord::monsters(play),
            Stage::OverlordEnd => flow::overlord::end(play),
            Stage::Between => scenario::transition::go(play),
            Stage::Over => Ok(()),
        }
    }

    /// DE-QST-02: one side wins.
    fn outcome(&self, world: &World) -> Option<Outcome> {
        let side = world.ended?;
        let winners = match side {
            Side::Heroes => world.hero_seats(),
            Side::Overlord => SeatSet::one(world.overlord_seat()),
        };
        let gold = world.heroes.iter().flat_map(|hero| &hero.found);
        let gold: i64 = gold.map(|found| i64::from(self.search_card(found.card).gold)).sum();
        let won = world.encounters.iter().filter(|side| **side == Side::Heroes).count() as i64;
        let notes = vec![
            ("rounds".to_owned(), i64::from(world.round)),
            ("gold".to_owned(), gold),
            ("encounters won by the heroes".to_owned(), won),
        ];
        Some(Outcome { winners, heroes_won: side == Side::Heroes, notes })
    }

    fn between(&self, world: &World, who: Option<&str>, from: &str, to: &str) -> Option<table::Between> {
        shown::between::between(self, world, who, from, to)
    }

    fn faces(&self) -> Vec<(String, table::scene::Face)> {
        shown::faces(self)
    }

    fn scene(&self, world: &World, viewer: Viewer) -> Scene {
        shown::scene(self, world, viewer)
    }

    /// DE-HID-01, DE-HID-03: to heroes the overlord's hand could be any of the cards that are not in the discard pile.
    /// Decks have no order, so nothing is hidden from the overlord.
    fn imagine(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        let overlord_seat = world.overlord_seat();
        if seat == overlord_seat {
            return;
        }
        let overlord = &mut world.overlord;
        let (held, looked, ordered) = (overlord.hand.len(), overlord.looked.len(), overlord.ordered.len());
        let left_out = overlord.left_out.len();
        let on_top = overlord.deck.top().len();
        let hand = std::mem::take(&mut overlord.hand).into_iter();
        let looked_at = std::mem::take(&mut overlord.looked).into_iter();
        let hidden_cards: Vec<CardId> = hand
            .chain(looked_at)
            .chain(std::mem::take(&mut overlord.ordered))
            .chain(std::mem::take(&mut overlord.left_out))
            .collect();
        overlord.deck.shuffle_in(hidden_cards);
        overlord.hand = overlord.deck.deal(held, chance);
        overlord.looked = overlord.deck.deal(looked, chance);
        overlord.ordered = overlord.deck.deal(ordered, chance);
        overlord.left_out = overlord.deck.deal(left_out, chance);
        // Cards that the overlord has put on top lie there, whichever they are.
        for card in overlord.deck.deal(on_top, chance) {
            overlord.deck.put_on_top(card, SeatSet::one(overlord_seat));
        }
        self.imagine_unique(world, chance);
    }

    /// A card that the overlord has drawn since the last rest would be named by what came up since. Then nothing is given
    /// away before the next rest: from a deck without cards the draw cannot be made again, whatever was drawn.
    fn imagine_before(&self, world: &mut World, now: &World, seat: Seat, chance: &mut Chance) {
        let (then, since) = (&world.overlord.deck, &now.overlord.deck);
        let renewed = since.discarded().len() < then.discarded().len();
        let drawn = renewed || since.left() != then.left();
        if drawn && seat != world.overlord_seat() {
            world.overlord.deck = Deck::new([], WhenEmpty::Stay);
            return;
        }
        table::Game::imagine(self, world, seat, chance);
    }

    fn check(&self, world: &World, at: At) -> Result<(), Broken> {
        world.check(self, at)
    }

    fn sound(&self, world: &World) -> Result<(), Broken> {
        world.sound(self)
    }

    fn share(&self, world: &mut World) {
        if let Some(known) = self.content.grounds.iter().find(|ground| **ground == world.ground) {
            world.ground = Arc::clone(known);
        }
    }

    fn rules(&self) -> RulesId {
        RulesId::of(env!("CODE"), self.content.hash)
    }
}
