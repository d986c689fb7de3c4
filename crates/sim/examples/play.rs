//! Whole games of a bot in every seat, with nothing around them: what `cargo xtask bench instructions` counts.
//!
//! ```text
//! cargo run --release -p sim --example play -- GAME SCENARIO|- HEROES|- BOT GAMES
//! ```

use std::error::Error;

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, scenario, heroes, bot, count] = args.as_slice() else {
        return Err("GAME SCENARIO|- HEROES|- BOT GAMES".into());
    };
    let given = |arg: &'_ str| (arg != "-").then(|| arg.to_owned());
    let games = games::Games::new();
    let game = games.find(game)?;
    let heroes = given(heroes).map(|heroes| heroes.parse()).transpose()?;
    let setup = game.setup(given(scenario).as_deref(), heroes)?;
    let simulation = game.simulation(setup, bot, false)?;
    let job = sim::Job { games: count.parse()?, seed: 1, threads: 1 };
    let stats = sim::run(&simulation, &job, |_| {}).map_err(|broken| broken.broken)?;
    println!("{}", serde_json::to_string(&stats)?);
    Ok(())
}
