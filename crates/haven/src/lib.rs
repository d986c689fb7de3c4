//! Gloomhaven and Frosthaven: one family of rules.
//!
//! [`Edition`] is a value, and every difference between the editions is a named method of it. What can ask is a
//! function with `play` first; what cannot ask is a method of [`World`].
//!
//! The crate is divided into rooms, and each room uses only those before it:
//!
//! | room | what is in it |
//! | --- | --- |
//! | [`content`] | what is printed: cards, monsters, items, scenarios, and how their words are read |
//! | [`mind`] | how monsters and summons decide, by numbers and ground alone |
//! | [`world`] | everything that changes in a scenario, and the questions about it that several chapters share |
//! | [`shown::prompts`], [`shown::facts`] | what is asked and told, in the words of any language |
//! | [`actions`] | attacks, moves, heals, cards, items, conditions: what figures do |
//! | [`monsters`] | the turns of monsters, summons and allied figures |
//! | [`scenario`] | setting up, rooms, special rules, objectives, the end |
//! | [`flow`] | rounds, turns, the choice of cards, rests |
//! | [`campaign`] | what happens between scenarios |
//! | [`shown`] | the scene, positions that are written down, what a seat does not know |
//! | [`solve`] | asks [`mind`] about positions in a file |
//!
//! `tests/rooms.rs` reads the imports and fails on a step backwards, except for the few that the rules themselves
//! force; it lists them.

pub mod actions;
pub mod campaign;
pub mod content;
pub mod edition;
pub mod flow;
mod game;
pub mod mind;
pub mod monsters;
pub mod rulings;
pub mod scenario;
pub mod shown;
pub mod solve;
pub mod world;

pub use edition::{Edition, UnknownEdition};
pub use scenario::setup::Setup;
pub use shown::facts::Fact;
pub use shown::position::Position;
pub use shown::prompts::{Prompt, choose_for};

pub use world::{Board, FigureId, HeroId, MonsterId, Spot, SummonId, World};

use content::{Ability, Action, Attack, Content, ContentError, DeckId, Effect, Value, What};
use flow::{round, turn};
use scenario::{ending, setup};
use table::{
    At, Broken, Chance, Menu, Outcome, Phrase, Problem, Rule, RulesId, Scene, Seat, SeatSet, SetupError,
    Viewer,
};
use world::{Ended, Stage, Turn};

/// How the rules of this game see play.
pub type Play<'a> = table::Play<'a, Haven>;

/// The game value: its content, and what is computed from it.
#[derive(Clone, Debug)]
pub struct Haven {
    /// Whose rules it is played by.
    pub edition: Edition,
    /// What is on the cards.
    pub content: Content,
    /// The deck of each kind of monster.
    decks: Vec<DeckId>,
    /// GH-TRN-08: what any card can be used for instead of its top and its bottom half.
    basic: [Action; 2],
    /// The boards on which games begin.
    boards: world::Boards,
    /// The scenarios that the cards of random dungeons make.
    dungeons: world::Dungeons,
    /// Memory in which monsters and summons decide.
    minds: mind::Minds,
}

impl Haven {
    /// Gloomhaven with the content that is built in.
    pub fn gloomhaven() -> Result<Haven, ContentError> {
        Haven::built_in(Edition::Gloomhaven)
    }

    /// Frosthaven with the content that is built in.
    pub fn frosthaven() -> Result<Haven, ContentError> {
        Haven::built_in(Edition::Frosthaven)
    }

    fn built_in(edition: Edition) -> Result<Haven, ContentError> {
        Ok(Haven::with(edition, Content::load(edition, edition.pack())?))
    }

    /// The game by the rules of this edition, with this content.
    pub fn with(edition: Edition, content: Content) -> Haven {
        let decks = content.monsters.iter().map(|k| content.deck(&k.deck).unwrap_or(DeckId(0))).collect();
        Haven {
            edition,
            content,
            decks,
            basic: basic_actions(),
            boards: Default::default(),
            dungeons: Default::default(),
            minds: Default::default(),
        }
    }
}

/// GH-TRN-08, GH-TRN-11: "Attack 2" is a melee attack, "Move 2" an ordinary move.
fn basic_actions() -> [Action; 2] {
    let attack = Ability::Attack(Box::new(Attack::plain(Value::Fixed(2))));
    let walk = Ability::Move { points: Value::Fixed(2), jump: false };
    [attack, walk].map(|ability| Action::plain(vec![Effect::plain(What::Do(ability))]))
}

impl table::Game for Haven {
    type World = World;
    type Setup = Setup;
    type Position = Position;
    type Prompt = Prompt;
    type Fact = Fact;

    fn name(&self) -> &'static str {
        self.edition.name()
    }

    fn begin(&self, setup: &Setup, chance: &mut Chance) -> Result<World, SetupError> {
        setup::begin(self, setup, chance)
    }

    fn arrange(&self, at: Position, chance: &mut Chance) -> Result<World, SetupError> {
        at.arrange(self, chance)
    }

    fn describe(&self, world: &World) -> Option<serde_json::Value> {
        shown::position::describe::describe(self, world)
    }

    fn setup(&self, scenario: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
        setup::usual(self, scenario, heroes)
    }

    fn menu(&self) -> Menu {
        shown::menu::menu(self)
    }

    fn sheet(&self, scenario: &str, heroes: u8) -> Result<Scene, SetupError> {
        shown::sheet::sheet(self, scenario, heroes)
    }

    fn with_content(&self, files: &[(String, String)]) -> Result<Haven, Vec<Problem>> {
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
        let content = Content::load(self.edition, &files).map_err(|error| vec![error.into()])?;
        Ok(Haven::with(self.edition, content))
    }

    fn files(&self) -> Vec<&'static str> {
        self.edition.pack().iter().map(|(name, _)| *name).collect()
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        shown::sheet::counts(self)
    }

    fn phrases(&self) -> Vec<Phrase> {
        let mut all = self.content.scenario_texts();
        all.extend(shown::menu::phrases(&self.menu()));
        all.extend(shown::names::all(self));
        all
    }

    /// GH-AMB-01: what the rules leave to all players together, they decide for the party or for the monsters.
    fn together(&self) -> &'static [&'static str] {
        &["party", "monsters"]
    }

    fn vocabulary(&self) -> table::Vocabulary {
        shown::vocabulary::vocabulary(self)
    }

    fn seats(&self, world: &World) -> SeatSet {
        world.seats()
    }

    fn seat_name(&self, world: &World, seat: Seat) -> String {
        world.party.heroes.get(seat.index()).map_or_else(String::new, |h| self.class(h.id.class).name.clone())
    }

    fn advance(play: &mut Play) -> Rule {
        match (play.world.turns.stage, play.world.turns.turn.as_ref().map(Turn::without_trail)) {
            (Stage::Setup, _) => setup::go_on(play),
            (Stage::Turns, Some(turn)) => turn::go_on(play, turn),
            (Stage::RoundStart, _) => round::start(play),
            (Stage::Turns, None) => round::next(play),
            (Stage::EndOfRound, _) => round::end(play),
            (Stage::Over, _) => Ok(()),
        }?;
        ending::look(play);
        Ok(())
    }

    fn outcome(&self, world: &World) -> Option<Outcome> {
        let winners = match (world.turns.stage, world.turns.ended?) {
            (Stage::Over, Ended::Won) => world.seats(),
            (Stage::Over, Ended::Lost) => SeatSet::NONE,
            _ => return None,
        };
        Some(Outcome { winners, heroes_won: !winners.is_empty(), notes: world.notes(self) })
    }

    fn faces(&self) -> Vec<(String, table::scene::Face)> {
        shown::scene::faces(self)
    }

    fn made_up(&self, world: &World) -> Vec<(String, table::scene::Face)> {
        shown::scene::made_up(self, world)
    }

    fn scene(&self, world: &World, viewer: Viewer) -> Scene {
        shown::scene::scene(self, world, viewer)
    }

    fn intent(&self, world: &World, _: Viewer, figure: &str) -> Option<table::Preview> {
        shown::preview::intent(self, world, figure)
    }

    fn between(&self, world: &World, who: Option<&str>, from: &str, to: &str) -> Option<table::Between> {
        shown::between::between(self, world, who, from, to)
    }

    fn imagine(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        self.imagine_hidden(world, seat, chance);
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

    fn sound(&self, world: &World) -> Result<(), Broken> {
        world.sound(self)
    }

    fn share(&self, world: &mut World) {
        if world.place.scenario.is_some()
            && let Some(scenario) = world.scenario_of(self)
        {
            self.boards.of_scenario(&scenario, world.agreed.rulings.sight(self.edition));
        }
        world.place.board = self.boards.known_like(&world.place.board);
    }

    fn imagine_before(&self, world: &mut World, now: &World, seat: Seat, chance: &mut Chance) {
        self.imagine_hidden_before(world, now, seat, chance);
    }

    fn check(&self, world: &World, at: At) -> Result<(), Broken> {
        world.check(&self.content, at)
    }

    fn rules(&self) -> RulesId {
        RulesId::of(env!("CODE"), self.content.hash)
    }
}
