//! Any game, any table: the kernel with the game's types hidden.
//!
//! Servers, the command line and cases work with [`AnyGame`] and [`AnyTable`] and know no game.

use crate::game::Problem;
use crate::menu::Menu;
use crate::scene::{Face, Faces, Preview};
use crate::table::{Line, Open, QuestionId, Refused, Standing, StartError};
use crate::{
    Answers, Broken, Chance, Entry, Game, LoadError, LoadNote, Outcome, Phrase, Played, Prompt, RandomPlayer,
    Report, Reproduced, RulesId, Save, Scene, Seat, SeatSet, SetupError, Situation, State, Table, Undo,
    Viewer, Vocabulary, playout, read,
};
use serde_json::Value;
use std::any::Any;
use std::sync::{Arc, OnceLock};

/// Plays the whole game that belongs to a seed.
pub type Simulation = Box<dyn Fn(u64) -> Result<Played, Broken> + Send + Sync>;

/// A game by name.
pub trait AnyGame: Send + Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// Its rules.
    fn rules(&self) -> RulesId;
    /// Every kind of question it can ask.
    fn prompts(&self) -> &'static [&'static str];
    /// See [`Prompt::BEGINS`].
    fn begins(&self) -> &'static [&'static str];
    /// A setup to start with.
    fn setup(&self, scenario: Option<&str>, heroes: Option<u8>) -> Result<Value, SetupError>;
    /// See [`Game::menu`].
    fn menu(&self) -> Menu;
    /// See [`Game::sheet`].
    fn sheet(&self, scenario: &str, heroes: u8) -> Result<Scene, SetupError>;
    /// See [`Game::with_content`].
    fn with_content(&self, files: &[(String, String)]) -> Result<Box<dyn AnyGame>, Vec<Problem>>;
    /// See [`Game::files`].
    fn files(&self) -> Vec<&'static str>;
    /// See [`Game::counts`].
    fn counts(&self) -> Vec<(&'static str, usize)>;
    /// See [`Game::phrases`].
    fn phrases(&self) -> Vec<Phrase>;
    /// See [`Game::vocabulary`]; with what every table offers and tells.
    fn vocabulary(&self) -> &Vocabulary;
    /// What is printed on its cards: one copy for all tables. See [`Game::faces`].
    fn faces(&self) -> &Faces;
    /// See [`Game::together`].
    fn together(&self) -> &'static [&'static str];
    /// Opens a table for a new game.
    fn table(&self, setup: Value, seed: u64) -> Result<Box<dyn AnyTable>, StartError>;
    /// Opens a table at a position.
    fn arrange(&self, position: Value, chance: Chance) -> Result<Box<dyn AnyTable>, StartError>;
    /// See [`Table::what_if`].
    fn what_if(&self, situation: &Situation, seed: u64) -> Result<Box<dyn AnyTable>, StartError>;
    /// Opens a saved table, and says what had to be left out.
    fn load(&self, save: &Save) -> Result<(Box<dyn AnyTable>, Vec<LoadNote>), LoadError>;
    /// See [`Table::rewound`].
    fn rewound(&self, save: &Save) -> Result<Box<dyn AnyTable>, LoadError>;
    /// See [`Report::reproduce`].
    fn reproduce(&self, report: &Report) -> Result<Reproduced, LoadError>;
    /// The bots that can play it, from the weakest to the strongest.
    fn bots(&self) -> Vec<&'static str>;
    /// The one that plays best.
    fn best_bot(&self) -> &'static str {
        self.bots().into_iter().next_back().unwrap_or("random")
    }
    /// What a bot would answer for a seat at a table of this game; see [`Table::advice`].
    fn advice(&self, table: &dyn AnyTable, bot: &str, seat: Seat) -> Option<String>;
    /// How the game of a table ends if this bot plays every seat from here on, as far as a seat knows it; see
    /// [`Table::played_on`]. Nothing, if it comes to no end.
    fn play_on(&self, table: &dyn AnyTable, bot: &str, seat: Seat, fresh: u64) -> Option<Outcome>;
    /// Prepares games with this setup and this bot in every seat.
    fn simulation(&self, setup: Value, bot: &str, checks: bool) -> Result<Simulation, SetupError>;
}

/// A table, whatever is played at it.
pub trait AnyTable: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The table itself, for code that knows its game.
    fn as_any(&self) -> &dyn Any;
    /// The seats with their names.
    fn seats(&self) -> Vec<(Seat, String)>;
    /// See [`Table::pending`].
    fn pending(&self, viewer: Viewer) -> Vec<Open>;
    /// See [`Table::question`].
    fn question(&self, seat: Seat) -> Option<QuestionId>;
    /// See [`Table::answer`].
    fn answer(&mut self, seat: Seat, question: QuestionId, key: &str) -> Result<Vec<Entry>, Refused>;
    /// See [`Table::undo`].
    fn undo(&mut self, by: Seat, agreed: SeatSet) -> Result<Vec<Entry>, Refused>;
    /// See [`Table::append`].
    fn append(&mut self, entry: &Entry) -> Result<(), Refused>;
    /// See [`Table::last_to_answer`].
    fn last_to_answer(&self) -> Option<Seat>;
    /// See [`Table::season`].
    fn season(&mut self, fresh: u64);
    /// See [`Table::standing`].
    fn standing(&mut self, standing: Standing) -> Result<Vec<Entry>, Refused>;
    /// See [`Table::clear_standing`].
    fn clear_standing(&mut self, seat: Seat, kind: &str);
    /// See [`Table::standing_answers`].
    fn standing_answers(&self) -> &[Standing];
    /// See [`Table::set_standing`].
    fn set_standing(&mut self, standing: Vec<Standing>);
    /// See [`Table::scene`].
    fn scene(&self, viewer: Viewer) -> Scene;
    /// See [`Game::made_up`].
    fn made_up(&self) -> Vec<(String, Face)>;
    /// See [`Table::first_scene`].
    fn first_scene(&self, viewer: Viewer) -> Scene;
    /// See [`Table::preview`].
    fn preview(&self, seat: Seat, question: QuestionId, key: &str) -> Option<Preview>;
    /// See [`Table::intent`].
    fn intent(&self, viewer: Viewer, figure: &str) -> Option<Preview>;
    /// See [`Table::told`].
    fn told(&self) -> usize;
    /// See [`Table::heard`].
    fn heard(&self, viewer: Viewer) -> usize;
    /// See [`Table::story`].
    fn story(&self, viewer: Viewer, since: usize) -> Vec<Line>;
    /// See [`Table::log`].
    fn log(&self, viewer: Viewer, since: usize) -> Vec<Line>;
    /// See [`Table::happened`].
    fn happened(&self, viewer: Viewer, since: usize) -> Vec<Line>;
    /// See [`Table::entries`].
    fn entries(&self) -> Vec<Entry>;
    /// See [`Table::outcome`].
    fn outcome(&self) -> Option<&Outcome>;
    /// What was stacked and has not come up.
    fn left_over(&self) -> Vec<(String, Vec<String>)>;
    /// See [`Table::is_at_rest`].
    fn is_at_rest(&self) -> bool;
    /// See [`Table::unit`].
    fn unit(&self) -> Vec<(Seat, String)>;
    /// See [`Table::position`].
    fn position(&self) -> Option<Value>;
    /// See [`Table::rolled`].
    fn rolled(&self) -> Vec<(String, String)>;
    /// See [`Table::situation`].
    fn situation(&self, seat: Seat, seed: u64) -> Option<Situation>;
    /// See [`Table::log_of_unit`].
    fn log_of_unit(&self, viewer: Viewer) -> Vec<Line>;
    /// See [`Table::undo_reaches`].
    fn undo_reaches(&self) -> Undo;
    /// See [`Table::save`].
    fn save(&self) -> Save;
    /// A second table that stands where this one does.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// See [`Table::imagined`]; `None` if the rules break there.
    fn imagined(&self, seat: Seat, fresh: u64) -> Option<Box<dyn AnyTable>>;
    /// See [`Table::reseeded`]; `None` if the rules break there.
    fn reseeded(&self, fresh: u64) -> Option<Box<dyn AnyTable>>;
}

/// Makes a player from a seed.
pub type MakePlayer<G> = fn(u64) -> Box<dyn Answers<G>>;

/// A game behind [`AnyGame`], with the bots that can play it.
pub struct Erased<G: Game> {
    game: Arc<G>,
    bots: Vec<(&'static str, MakePlayer<G>)>,
    vocabulary: OnceLock<Vocabulary>,
    /// Made when somebody first shows a card.
    faces: OnceLock<Faces>,
}

impl<G: Game> Erased<G> {
    /// The game with the random player.
    pub fn new(game: G) -> Erased<G> {
        Erased::with_bots(Arc::new(game), vec![("random", |seed| Box::new(RandomPlayer::new(seed)))])
    }

    fn with_bots(game: Arc<G>, bots: Vec<(&'static str, MakePlayer<G>)>) -> Erased<G> {
        Erased { game, bots, vocabulary: OnceLock::new(), faces: OnceLock::new() }
    }

    /// The same with one more bot.
    pub fn with_bot(mut self, name: &'static str, make: MakePlayer<G>) -> Erased<G> {
        self.bots.push((name, make));
        self
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn name(&self) -> &'static str {
        self.game.name()
    }

    fn rules(&self) -> RulesId {
        self.game.rules()
    }

    fn prompts(&self) -> &'static [&'static str] {
        <G::Prompt as Prompt<G>>::KINDS
    }

    fn begins(&self) -> &'static [&'static str] {
        <G::Prompt as Prompt<G>>::BEGINS
    }

    fn setup(&self, scenario: Option<&str>, heroes: Option<u8>) -> Result<Value, SetupError> {
        let setup = self.game.setup(scenario, heroes)?;
        let mut setup = serde_json::to_value(setup).map_err(|e| SetupError::new(e.to_string()))?;
        if let Some(fields) = setup.as_object_mut() {
            fields.insert("undo".to_owned(), Undo::Free.name().into());
        }
        Ok(setup)
    }

    fn menu(&self) -> Menu {
        let mut menu = self.game.menu();
        menu.settings.push(Undo::setting());
        menu
    }

    fn sheet(&self, scenario: &str, heroes: u8) -> Result<Scene, SetupError> {
        self.game.sheet(scenario, heroes)
    }

    fn with_content(&self, files: &[(String, String)]) -> Result<Box<dyn AnyGame>, Vec<Problem>> {
        let game = Arc::new(self.game.with_content(files)?);
        Ok(Box::new(Erased::with_bots(game, self.bots.clone())))
    }

    fn files(&self) -> Vec<&'static str> {
        self.game.files()
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        self.game.counts()
    }

    fn phrases(&self) -> Vec<Phrase> {
        let mut phrases = self.game.phrases();
        phrases.extend(Undo::setting().phrases());
        phrases
    }

    fn vocabulary(&self) -> &Vocabulary {
        self.vocabulary.get_or_init(|| {
            let mut vocabulary = self.game.vocabulary();
            // Every window can be passed, and the story says what was taken back.
            vocabulary.keys.push("pass");
            vocabulary.lines.extend(["undo {}", "undone {} more"]);
            vocabulary
        })
    }

    fn faces(&self) -> &Faces {
        self.faces.get_or_init(|| Faces::of(self.game.faces()))
    }

    fn together(&self) -> &'static [&'static str] {
        self.game.together()
    }

    fn table(&self, setup: Value, seed: u64) -> Result<Box<dyn AnyTable>, StartError> {
        let (setup, undo) = agreed::<G>(setup)?;
        Ok(Box::new(Table::new(Arc::clone(&self.game), setup, seed)?.with_undo(undo)))
    }

    fn arrange(&self, mut position: Value, chance: Chance) -> Result<Box<dyn AnyTable>, StartError> {
        let undo = Undo::taken_out_of(&mut position)?;
        let table = Table::arranged(Arc::clone(&self.game), read(position)?, chance)?;
        Ok(Box::new(table.with_undo(undo)))
    }

    fn what_if(&self, situation: &Situation, seed: u64) -> Result<Box<dyn AnyTable>, StartError> {
        Ok(Box::new(Table::what_if(Arc::clone(&self.game), situation, seed)?))
    }

    fn load(&self, save: &Save) -> Result<(Box<dyn AnyTable>, Vec<LoadNote>), LoadError> {
        let (table, notes) = Table::load(Arc::clone(&self.game), save)?;
        Ok((Box::new(table), notes))
    }

    fn rewound(&self, save: &Save) -> Result<Box<dyn AnyTable>, LoadError> {
        Ok(Box::new(Table::rewound(Arc::clone(&self.game), save)?))
    }

    fn reproduce(&self, report: &Report) -> Result<Reproduced, LoadError> {
        report.reproduce(Arc::clone(&self.game))
    }

    fn bots(&self) -> Vec<&'static str> {
        self.bots.iter().map(|(name, _)| *name).collect()
    }

    fn advice(&self, table: &dyn AnyTable, bot: &str, seat: Seat) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let (_, make) = self.bots.iter().find(|(name, _)| *name == bot)?;
        table.advice(seat, &mut *make(u64::from(seat.0)))
    }

    fn play_on(&self, table: &dyn AnyTable, bot: &str, seat: Seat, fresh: u64) -> Option<Outcome> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let (_, make) = self.bots.iter().find(|(name, _)| *name == bot)?;
        table.played_on(seat, fresh, &mut *make(fresh)).ok()?
    }

    fn simulation(&self, setup: Value, bot: &str, checks: bool) -> Result<Simulation, SetupError> {
        let make =
            self.bots.iter().find(|(name, _)| *name == bot).map(|(_, make)| *make).ok_or_else(|| {
                SetupError::new(format!("there is no bot {bot}; there are: {}", self.bots().join(", ")))
            })?;
        let (setup, _) = agreed::<G>(setup)?;
        let game = Arc::clone(&self.game);
        game.begin(&setup, &mut Chance::seeded(0))?;
        Ok(Box::new(move |seed| {
            let mut chance = Chance::seeded(seed);
            let world = game.begin(&setup, &mut chance).map_err(|e| Broken::Misuse(e.to_string()))?;
            let mut player = make(seed);
            playout(&*game, &mut State { world, chance }, &mut *player, None, checks)
        }))
    }
}

/// What was agreed: the game's own part, and how far undo reaches.
fn agreed<G: Game>(mut setup: Value) -> Result<(G::Setup, Undo), SetupError> {
    let undo = Undo::taken_out_of(&mut setup)?;
    let nothing_else = setup.as_object().is_some_and(serde_json::Map::is_empty);
    match read(setup) {
        // A game that has nothing to agree on.
        Err(_) if nothing_else => Ok((read(Value::Null)?, undo)),
        setup => Ok((setup?, undo)),
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        Table::game(self).name()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn seats(&self) -> Vec<(Seat, String)> {
        let seats = Table::seats(self).iter();
        seats.map(|seat| (seat, Table::game(self).seat_name(self.world(), seat))).collect()
    }

    fn pending(&self, viewer: Viewer) -> Vec<Open> {
        Table::pending(self, viewer)
    }

    fn question(&self, seat: Seat) -> Option<QuestionId> {
        Table::question(self, seat)
    }

    fn answer(&mut self, seat: Seat, question: QuestionId, key: &str) -> Result<Vec<Entry>, Refused> {
        Table::answer(self, seat, question, key)
    }

    fn undo(&mut self, by: Seat, agreed: SeatSet) -> Result<Vec<Entry>, Refused> {
        Table::undo(self, by, agreed)
    }

    fn append(&mut self, entry: &Entry) -> Result<(), Refused> {
        Table::append(self, entry)
    }

    fn last_to_answer(&self) -> Option<Seat> {
        Table::last_to_answer(self)
    }

    fn season(&mut self, fresh: u64) {
        Table::season(self, fresh);
    }

    fn standing(&mut self, standing: Standing) -> Result<Vec<Entry>, Refused> {
        Table::standing(self, standing)
    }

    fn clear_standing(&mut self, seat: Seat, kind: &str) {
        Table::clear_standing(self, seat, kind);
    }

    fn standing_answers(&self) -> &[Standing] {
        Table::standing_answers(self)
    }

    fn set_standing(&mut self, standing: Vec<Standing>) {
        Table::set_standing(self, standing);
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        Table::scene(self, viewer)
    }

    fn made_up(&self) -> Vec<(String, Face)> {
        Table::game(self).made_up(self.world())
    }

    fn first_scene(&self, viewer: Viewer) -> Scene {
        Table::first_scene(self, viewer)
    }

    fn preview(&self, seat: Seat, question: QuestionId, key: &str) -> Option<Preview> {
        Table::preview(self, seat, question, key)
    }

    fn intent(&self, viewer: Viewer, figure: &str) -> Option<Preview> {
        Table::intent(self, viewer, figure)
    }

    fn told(&self) -> usize {
        Table::told(self)
    }

    fn heard(&self, viewer: Viewer) -> usize {
        Table::heard(self, viewer)
    }

    fn story(&self, viewer: Viewer, since: usize) -> Vec<Line> {
        Table::story(self, viewer, since)
    }

    fn log(&self, viewer: Viewer, since: usize) -> Vec<Line> {
        Table::log(self, viewer, since)
    }

    fn happened(&self, viewer: Viewer, since: usize) -> Vec<Line> {
        Table::happened(self, viewer, since)
    }

    fn entries(&self) -> Vec<Entry> {
        Table::entries(self)
    }

    fn outcome(&self) -> Option<&Outcome> {
        Table::outcome(self)
    }

    fn left_over(&self) -> Vec<(String, Vec<String>)> {
        self.chance().left_over()
    }

    fn is_at_rest(&self) -> bool {
        Table::is_at_rest(self)
    }

    fn unit(&self) -> Vec<(Seat, String)> {
        Table::unit(self)
    }

    fn position(&self) -> Option<Value> {
        Table::position(self)
    }

    fn rolled(&self) -> Vec<(String, String)> {
        Table::rolled(self)
    }

    fn situation(&self, seat: Seat, seed: u64) -> Option<Situation> {
        Table::situation(self, seat, seed)
    }

    fn log_of_unit(&self, viewer: Viewer) -> Vec<Line> {
        Table::log_of_unit(self, viewer)
    }

    fn undo_reaches(&self) -> Undo {
        Table::undo_reaches(self)
    }

    fn save(&self) -> Save {
        Table::save(self)
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn imagined(&self, seat: Seat, fresh: u64) -> Option<Box<dyn AnyTable>> {
        Table::imagined(self, seat, fresh).ok().map(|table| Box::new(table) as Box<dyn AnyTable>)
    }

    fn reseeded(&self, fresh: u64) -> Option<Box<dyn AnyTable>> {
        Table::reseeded(self, fresh).ok().map(|table| Box::new(table) as Box<dyn AnyTable>)
    }
}

/// How far a table has come: how many answers were given, and who has won or what the table waits for.
pub fn progress(table: &dyn AnyTable) -> String {
    let answers = table.entries().iter().filter(|e| matches!(e, Entry::Answer { .. })).count();
    let stands = match table.outcome() {
        Some(outcome) => {
            let won = table.seats().into_iter().filter(|(seat, _)| outcome.winners.has(*seat));
            let won: Vec<String> = won.map(|(_, name)| name).collect();
            if won.is_empty() { "nobody won".to_owned() } else { format!("won by {}", won.join(", ")) }
        }
        None => match table.pending(Viewer::Engine).first().and_then(|open| open.asked.as_ref()) {
            Some(asked) => format!("it waits for an answer to {}", asked.kind),
            None => "it waits".to_owned(),
        },
    };
    format!("{answers} answers, {stands}")
}
