//! Massive Darkness 2: heroes, mobs and a shared dice pool in a dungeon of zones.
//!
//! The rooms, in the order in which they use each other: [`content`] (what is on cards, dice and boards), [`world`]
//! (everything that changes), [`actions`] (what heroes do, by chapters), [`monsters`] (who acts by itself),
//! [`scenario`] (quests, doors, set-up), [`flow`] (rounds, phases, turns); beside them [`shown`]. [`rulings`] answers
//! the open questions of the book.
//!
//! ```
//! use darkness::Darkness;
//! use table::Game;
//! let game = Darkness::new().expect("the built-in pack is sound");
//! let setup = game.setup(Some("tutorial"), Some(2)).expect("a quest");
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
    Arrow, ArrowId, Boss, BossId, Content, ContentError, HeroCard, HeroCardId, Item, ItemId, Level,
    RogueToken, RogueTokenId, Skill, SkillId, SpiritCard, SpiritKind,
};
use std::sync::Arc;
use table::{
    At, Broken, Chance, Menu, Outcome, Phrase, Problem, Rule, RulesId, Scene, Seat, SeatSet, SetupError,
    Viewer,
};
use world::{Ended, Stage};

/// How the rules of this game see play.
pub type Play<'a> = table::Play<'a, Darkness>;

/// The game value: its content.
#[derive(Clone, Debug)]
pub struct Darkness {
    /// What is on cards, dice and boards.
    pub content: Content,
}

impl Darkness {
    /// The game with the content that is built in.
    pub fn new() -> Result<Darkness, ContentError> {
        Ok(Darkness { content: Content::load(content::BUILT_IN)? })
    }

    /// A hero card.
    pub fn hero_card(&self, card: HeroCardId) -> &HeroCard {
        &self.content.heroes[card.index()]
    }

    /// A row of the level board.
    pub fn level(&self, level: u8) -> Level {
        self.content.supply.levels[usize::from(level.clamp(1, 5)) - 1]
    }

    /// An item.
    pub fn item(&self, id: ItemId) -> &Item {
        &self.content.items[usize::from(id.0)]
    }

    /// A skill.
    pub fn skill(&self, id: SkillId) -> &Skill {
        &self.content.skills[usize::from(id.0)]
    }

    /// A kind of Rogue token.
    pub fn rogue_token(&self, id: RogueTokenId) -> &RogueToken {
        &self.content.boards.rogue_tokens[usize::from(id.0)]
    }

    /// An arrow card.
    pub fn arrow(&self, id: ArrowId) -> &Arrow {
        &self.content.boards.arrows[usize::from(id.0)]
    }

    /// A spirit's card.
    pub fn spirit(&self, kind: SpiritKind) -> &SpiritCard {
        &self.content.boards.spirits[kind as usize]
    }

    /// A boss dashboard.
    pub fn boss(&self, which: BossId) -> &Boss {
        &self.content.bosses[which.index()]
    }
}

impl table::Game for Darkness {
    type World = World;
    type Setup = Setup;
    type Position = Position;
    type Prompt = Prompt;
    type Fact = Fact;

    fn name(&self) -> &'static str {
        "massive-darkness-2"
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

    fn with_content(&self, files: &[(String, String)]) -> Result<Darkness, Vec<Problem>> {
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
        let content =
            Content::load(&files).map_err(|e| vec![Problem { file: e.file, line: e.line, what: e.what }])?;
        Ok(Darkness { content })
    }

    fn files(&self) -> Vec<&'static str> {
        content::BUILT_IN.iter().map(|(name, _)| *name).collect()
    }

    fn name_of(&self, kind: &str, number: u64) -> Option<String> {
        self.content.name_of(kind, number)
    }

    fn is_named(&self, kind: &str) -> bool {
        world::is_named(kind)
    }

    fn number_of(&self, kind: &str, name: &str) -> Option<u64> {
        self.content.number_of(kind, name)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        shown::menu::counts(self)
    }

    fn phrases(&self) -> Vec<Phrase> {
        shown::menu::phrases(&self.menu())
    }

    fn vocabulary(&self) -> table::Vocabulary {
        shown::vocabulary::vocabulary(self)
    }

    fn seats(&self, world: &World) -> SeatSet {
        world.seats()
    }

    fn seat_name(&self, world: &World, seat: Seat) -> String {
        world.heroes.get(seat.index()).map_or_else(String::new, |h| self.hero_card(h.card).name.clone())
    }

    fn advance(play: &mut Play) -> Rule {
        match (play.world.stage, play.world.turn.clone()) {
            (Stage::SetUp, _) => scenario::setup::go_on(play),
            (Stage::RoundStart, _) => flow::round::start(play),
            (Stage::Heroes, Some(turn)) => flow::turn::go_on(play, turn),
            (Stage::Heroes, None) => flow::turn::next_hero(play),
            (Stage::Enemies, _) => flow::enemies::go_on(play),
            (Stage::LevelUp, _) => flow::level::in_round(play),
            (Stage::Darkness, _) => flow::darkness::phase(play),
            (Stage::BossFight, _) => flow::boss_fight::start(play),
            (Stage::Over, _) => Ok(()),
        }?;
        // MD-GEN-02: some objectives are done by what no single rule sees, such as the last hero outside falling.
        actions::ending::look(play)
    }

    /// MD-GEN-01: the heroes win or lose together.
    fn outcome(&self, world: &World) -> Option<Outcome> {
        let winners = match world.ended? {
            Ended::Won => world.seats(),
            Ended::Lost => SeatSet::NONE,
        };
        let notes = vec![
            ("rounds".to_owned(), i64::from(world.round)),
            ("lifebringers".to_owned(), i64::from(world.lifebringers.left)),
        ];
        Some(Outcome { winners, heroes_won: !winners.is_empty(), notes })
    }

    fn intent(&self, world: &World, _: Viewer, figure: &str) -> Option<table::scene::Preview> {
        shown::preview::intent(self, world, figure)
    }

    fn between(&self, world: &World, who: Option<&str>, from: &str, to: &str) -> Option<table::Between> {
        shown::between::between(world, who, from, to)
    }

    fn faces(&self) -> Vec<(String, table::scene::Face)> {
        shown::faces(self)
    }

    fn scene(&self, world: &World, viewer: Viewer) -> Scene {
        shown::scene(self, world, viewer)
    }

    /// MD-HID-01, MD-HID-02: nothing is hidden between players, and decks and bags hold no order; so there is nothing to
    /// deal again.
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
