//! A whole game tried out: every scenario with every number of heroes, with parties and settings drawn by lot, and the
//! world checked at every rest.
//!
//! ```
//! let games = games::Games::new();
//! let game = games.find("massive-darkness-2").expect("it is there");
//! let trials = sim::Trials { games: 1, questions: 2_000, seed: 1, threads: 2 };
//! let tried = sim::try_out(game, &trials, |_| {}).expect("nothing breaks");
//! assert!(tried.fewest >= 1 && tried.questions >= 2_000);
//! ```

use crate::in_threads;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use table::any::AnyGame;
use table::menu::{Menu, SettingKind};
use table::{Broken, Played, RandomPlayer, SetupError};

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// At least so many games of each scenario with each number of heroes.
    pub games: u64,
    /// At least so many questions in all.
    pub questions: u64,
    /// What everything is drawn from.
    pub seed: u64,
    /// How many threads; 0 is as many as there are cores.
    pub threads: usize,
}

/// What was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tried {
    /// Scenarios, each with every number of heroes that can play it: so many pairs.
    pub pairs: usize,
    /// The fewest games that one of them had.
    pub fewest: u64,
    /// Games in all.
    pub games: u64,
    /// Of these, how many the game's best bot played.
    pub by_bot: u64,
    /// Questions answered.
    pub questions: u64,
    /// Games that the heroes won.
    pub wins: u64,
    /// Games for which nothing was drawn that could be agreed on; what is usual was played instead.
    pub refused: u64,
    /// How often each value of each setting was played, `path=value`.
    pub settings: BTreeMap<String, u64>,
    /// A hash over all games: two runs with the same hash played the same games.
    pub digest: String,
}

/// A game that broke, with all that is needed to play it again.
#[derive(Clone, Debug, PartialEq)]
pub struct BrokenTrial {
    /// What was agreed.
    pub setup: Value,
    /// Who played.
    pub bot: &'static str,
    /// Its seed.
    pub seed: u64,
    /// What happened.
    pub broken: Broken,
}

/// Every so many games the game's best bot plays, and the random player all others.
const BOT_EVERY: u64 = 10;

/// So often a party and settings are drawn that can be agreed on together, before what is usual is played.
const DRAWS: usize = 16;

/// One game to play.
#[derive(Clone, Copy)]
struct Turn<'a> {
    scenario: &'a str,
    heroes: u8,
    /// Which game of this scenario and this number of heroes it is.
    number: u64,
}

/// What one game was.
struct Trial {
    played: Played,
    by_bot: bool,
    refused: bool,
    settings: Vec<String>,
}

/// Plays every scenario with every number of heroes, round after round, until there is enough of everything; `progress`
/// hears how many questions have been answered.
///
/// A game whose menu names no scenarios has nothing to try out. If games break, the first of them is returned, in the order in which one thread would have played them.
pub fn try_out(
    game: &dyn AnyGame,
    trials: &Trials,
    progress: impl Fn(u64) + Sync,
) -> Result<Tried, Box<BrokenTrial>> {
    let menu = game.menu();
    let sizes = menu.heroes.0..=menu.heroes.1;
    let all = menu.scenarios.iter().flat_map(|s| sizes.clone().map(move |heroes| (s.id.as_str(), heroes)));
    let pairs: Vec<(&str, u8)> =
        all.filter(|(scenario, heroes)| game.setup(Some(scenario), Some(*heroes)).is_ok()).collect();
    let mut tried = Tried { pairs: pairs.len(), ..Tried::default() };
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    while !pairs.is_empty() && (tried.fewest < trials.games || tried.questions < trials.questions) {
        let round = BOT_EVERY.min(trials.games.saturating_sub(tried.fewest)).max(1);
        let numbers = tried.fewest..tried.fewest + round;
        let turns: Vec<Turn<'_>> = numbers
            .flat_map(|number| {
                pairs.iter().map(move |(scenario, heroes)| Turn { scenario, heroes: *heroes, number })
            })
            .collect();
        let play = || turns.par_iter().map(|turn| one(game, &menu, *turn, trials.seed)).collect();
        let played: Vec<Result<Trial, Box<BrokenTrial>>> =
            in_threads(trials.threads, turns.len() as u64, play);
        for trial in played {
            tried.add(&trial?, &mut hash);
        }
        tried.fewest += round;
        progress(tried.questions);
    }
    tried.digest = format!("{hash:016x}");
    Ok(tried)
}

/// One game: of three, one with what is usual, one with a party that is drawn, one with settings drawn as well.
fn one(game: &dyn AnyGame, menu: &Menu, turn: Turn<'_>, seed: u64) -> Result<Trial, Box<BrokenTrial>> {
    let place = menu.scenarios.iter().position(|s| s.id == turn.scenario).unwrap_or(0) as u64;
    let mut lot = RandomPlayer::new(seed);
    for part in [place, u64::from(turn.heroes), turn.number] {
        lot = RandomPlayer::new(number(&mut lot) ^ part);
    }
    let by_bot = turn.number % BOT_EVERY == BOT_EVERY - 1;
    let bot = if by_bot { game.best_bot() } else { "random" };
    let seed = number(&mut lot);
    let usual = game.setup(Some(turn.scenario), Some(turn.heroes)).unwrap_or_default();
    let (mut setup, mut settings) = (usual.clone(), Vec::new());
    // Not everything that can be drawn goes together: two classes may be one hero.
    let mut drawn = Err(SetupError::new("nothing was drawn"));
    for _ in 0..DRAWS {
        (setup, settings) = (usual.clone(), Vec::new());
        if !turn.number.is_multiple_of(3) {
            draw_party(&mut setup, menu, turn.heroes, &mut lot);
        }
        if turn.number % 3 == 2 {
            settings = draw_settings(&mut setup, menu, &mut lot);
        }
        drawn = game.simulation(setup.clone(), bot, true);
        if drawn.is_ok() {
            break;
        }
    }
    let refused = drawn.is_err();
    if refused {
        (setup, settings) = (usual, Vec::new());
    }
    let broke = |setup: &Value, broken| Box::new(BrokenTrial { setup: setup.clone(), bot, seed, broken });
    let simulation = drawn.or_else(|_| game.simulation(setup.clone(), bot, true));
    let simulation = simulation.map_err(|e| broke(&setup, Broken::Misuse(e.to_string())))?;
    let played = simulation(seed).map_err(|broken| broke(&setup, broken))?;
    Ok(Trial { played, by_bot, refused, settings })
}

/// Any number, for a seed.
fn number(lot: &mut RandomPlayer) -> u64 {
    lot.below(usize::MAX) as u64
}

/// Different heroes, each as likely as any other.
fn draw_party(setup: &mut Value, menu: &Menu, heroes: u8, lot: &mut RandomPlayer) {
    let mut left: Vec<&str> = menu.classes.iter().map(|class| class.id.as_str()).collect();
    if menu.party.is_empty() || left.len() < usize::from(heroes) {
        return;
    }
    let party: Vec<Value> = (0..heroes).map(|_| left.swap_remove(lot.below(left.len())).into()).collect();
    put(setup, &menu.party, Value::Array(party));
}

/// Each setting is drawn anew one time in two, so that usual and unusual answers meet. What was put is told.
fn draw_settings(setup: &mut Value, menu: &Menu, lot: &mut RandomPlayer) -> Vec<String> {
    let mut drawn = Vec::new();
    for setting in menu.settings.iter().filter(|s| s.kind != SettingKind::Table && !s.values.is_empty()) {
        let value = &setting.values[lot.below(setting.values.len())].value;
        if lot.below(2) == 0 {
            put(setup, &setting.path, value.clone());
            drawn.push(format!("{}={value}", setting.path));
        }
    }
    drawn
}

/// Puts a value where a path with dots leads.
fn put(setup: &mut Value, path: &str, value: Value) {
    let mut at = setup;
    for part in path.split('.') {
        if !at.is_object() {
            *at = Value::Object(Map::new());
        }
        let Some(parts) = at.as_object_mut() else { return };
        at = parts.entry(part).or_insert(Value::Null);
    }
    *at = value;
}

impl Tried {
    fn add(&mut self, trial: &Trial, hash: &mut u64) {
        self.games += 1;
        self.by_bot += u64::from(trial.by_bot);
        self.refused += u64::from(trial.refused);
        self.questions += trial.played.questions;
        self.wins += u64::from(trial.played.outcome.as_ref().is_some_and(|o| o.heroes_won));
        for setting in &trial.settings {
            *self.settings.entry(setting.clone()).or_default() += 1;
        }
        for number in [trial.played.questions, u64::from(trial.played.units)] {
            *hash = (*hash ^ number).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(threads: usize) -> Tried {
        let games = games::Games::new();
        let game = games.find("massive-darkness-2").expect("it is there");
        let trials = Trials { games: 3, questions: 20_000, seed: 7, threads };
        try_out(game, &trials, |_| {}).expect("nothing breaks")
    }

    #[test]
    fn every_pair_is_played_often_enough_and_threads_change_nothing() {
        let one = tried(1);
        assert_eq!(one, tried(3));
        assert!(one.fewest >= 3 && one.questions >= 20_000 && one.pairs == 30, "{one:?}");
        assert_eq!(one.games, one.fewest * one.pairs as u64);
        assert_eq!(one.by_bot, (one.fewest / BOT_EVERY) * one.pairs as u64);
    }

    /// The short form of `gruft trials`.
    #[test]
    fn every_scenario_of_every_game_is_played_with_every_number_of_heroes() {
        let games = games::Games::new();
        let names = ["gloomhaven", "frosthaven", "descent", "sword-and-sorcery", "massive-darkness-2"];
        for name in names {
            let game = games.find(name).expect("it is there");
            let trials = Trials { games: 1, questions: 1, seed: 3, threads: 0 };
            let tried = try_out(game, &trials, |_| {}).unwrap_or_else(|broken| panic!("{name}: {broken:?}"));
            let (least, most) = game.menu().heroes;
            let sizes = usize::from(most - least) + 1;
            assert_eq!(tried.pairs, game.menu().scenarios.len() * sizes, "{name}");
            assert_eq!(tried.games, tried.pairs as u64, "{name}");
        }
    }

    #[test]
    fn a_value_is_put_where_its_path_leads() {
        let mut setup = serde_json::json!({ "variants": null });
        put(&mut setup, "variants.solo", true.into());
        put(&mut setup, "party", vec!["ash"].into());
        assert_eq!(setup, serde_json::json!({ "variants": { "solo": true }, "party": ["ash"] }));
    }

    #[test]
    fn every_value_of_every_setting_is_played() {
        let games = games::Games::new();
        let game = games.find("massive-darkness-2").expect("it is there");
        let menu = game.menu();
        let mut lot = RandomPlayer::new(1);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let mut setup = game.setup(None, None).expect("it can be played");
            seen.extend(draw_settings(&mut setup, &menu, &mut lot));
        }
        let all = menu.settings.iter().filter(|s| s.kind != SettingKind::Table);
        let all = all.flat_map(|s| s.values.iter().map(move |v| format!("{}={}", s.path, v.value)));
        assert_eq!(all.filter(|value| !seen.contains(value)).collect::<Vec<_>>(), Vec::<String>::new());
    }
}
