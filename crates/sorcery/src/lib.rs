//! Sword & Sorcery: heroes who return from death, on areas of any shape, against enemies that follow scrolls.
//!
//! The rooms, in the order in which they use each other: [`content`] (what is on cards, dice and tiles), [`world`]
//! (everything that changes), [`actions`] (fighting, wounds, moving, items), [`monsters`] (who acts by itself),
//! [`scenario`] (set-up, deeds of cards, doors, chests and traps), [`flow`] (rounds, phases, turns); beside them
//! [`shown`]. [`rulings`] answers the open questions of the book.
//!
//! ```
//! use sorcery::Sorcery;
//! use table::Game;
//! let game = Sorcery::new().expect("the built-in pack is sound");
//! let setup = game.setup(None, Some(2)).expect("a quest");
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

use content::{ClassId, Content, ContentError, HeroCard, Item, ItemId, Power, PowerId};
use std::sync::Arc;
use table::{
    At, Broken, Chance, Menu, Outcome, Phrase, Problem, Rule, RulesId, Scene, Seat, SeatSet, SetupError,
    Viewer,
};
use world::{Ended, Stage};

/// How the rules of this game see play.
pub type Play<'a> = table::Play<'a, Sorcery>;

/// The game value: its content.
#[derive(Clone, Debug)]
pub struct Sorcery {
    /// What is on cards, dice and tiles.
    pub content: Content,
}

impl Sorcery {
    /// The game with the content that is built in.
    pub fn new() -> Result<Sorcery, ContentError> {
        Ok(Sorcery { content: Content::load(content::BUILT_IN)? })
    }

    /// A hero card.
    pub fn class(&self, id: ClassId) -> &HeroCard {
        &self.content.heroes[id.index()]
    }

    /// An item.
    pub fn item(&self, id: ItemId) -> &Item {
        &self.content.items[id.index()]
    }

    /// A power or talent.
    pub fn power(&self, id: PowerId) -> &Power {
        &self.content.powers[id.index()]
    }
}

impl table::Game for Sorcery {
    type World = World;
    type Setup = Setup;
    type Position = Position;
    type Prompt = Prompt;
    type Fact = Fact;

    fn name(&self) -> &'static str {
        "sword-and-sorcery"
    }

    fn begin(&self, setup: &Setup, _: &mut Chance) -> Result<World, SetupError> {
        scenario::setup::begin(self, setup)
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

    fn with_content(&self, files: &[(String, String)]) -> Result<Sorcery, Vec<Problem>> {
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
        let content =
            Content::load(&files).map_err(|e| vec![Problem { file: e.file, line: e.line, what: e.what }])?;
        Ok(Sorcery { content })
    }

    fn files(&self) -> Vec<&'static str> {
        content::BUILT_IN.iter().map(|(name, _)| *name).collect()
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

    fn migrate(&self, world: &mut serde_json::Value) {
        world::migrate(world);
    }

    fn together(&self) -> &'static [&'static str] {
        &["party"]
    }

    fn vocabulary(&self) -> table::Vocabulary {
        shown::vocabulary::vocabulary(self)
    }

    fn seats(&self, world: &World) -> SeatSet {
        world.seats()
    }

    fn seat_name(&self, world: &World, seat: Seat) -> String {
        world.heroes.get(seat.index()).map_or_else(String::new, |h| self.class(h.class).hero.clone())
    }

    fn advance(play: &mut Play) -> Rule {
        match play.world.stage {
            // SS-EMP-02: a visit interrupts whatever it is.
            _ if play.world.is_interrupted() => scenario::interruption::go_on(play),
            Stage::SetUp => scenario::setup::go_on(play),
            Stage::Visit => scenario::setup::after_the_visit(play),
            Stage::Time => flow::round::time(play),
            Stage::Souls => flow::round::souls(play),
            Stage::Battle if play.world.enemy_turn.is_some() => flow::enemies::go_on(play),
            Stage::Battle if play.world.turn.is_some() => flow::turn::go_on(play),
            Stage::Battle => flow::round::next_hero(play),
            Stage::Event => flow::round::event(play),
            Stage::Between => flow::campaign::go_on(play),
            Stage::Over => Ok(()),
        }?;
        // SS-SHW-07, SS-SHW-12: stories of shadows that were revealed on the way.
        scenario::stories::tell(play)?;
        // SS-END-02: what no single rule sees is looked for after every unit too.
        actions::ending::look(play)
    }

    /// The heroes win or lose together.
    fn outcome(&self, world: &World) -> Option<Outcome> {
        if world.stage != Stage::Over {
            return None;
        }
        let winners = match world.ended? {
            Ended::Won => world.seats(),
            Ended::Lost => SeatSet::NONE,
        };
        let notes = vec![
            ("rounds".to_owned(), i64::from(world.round)),
            ("ghosts".to_owned(), world.heroes.iter().filter(|h| h.ghost).count() as i64),
        ];
        Some(Outcome { winners, heroes_won: !winners.is_empty(), notes })
    }

    fn between(&self, world: &World, who: Option<&str>, from: &str, to: &str) -> Option<table::Between> {
        shown::between::between(self, world, who, from, to)
    }

    fn intent(&self, world: &World, _: Viewer, figure: &str) -> Option<table::scene::Preview> {
        shown::intent(self, world, figure)
    }

    fn faces(&self) -> Vec<(String, table::scene::Face)> {
        shown::faces(self)
    }

    fn scene(&self, world: &World, viewer: Viewer) -> Scene {
        shown::scene(self, world, viewer)
    }

    /// SS-HID-01, SS-HID-02: nothing is hidden between players, and decks hold no order; so there is nothing to deal again.
    fn imagine(&self, _: &mut World, _: Seat, _: &mut Chance) {}

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
