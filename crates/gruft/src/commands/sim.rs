//! `gruft sim`: bots play many games.

use crate::{Done, Stop, agreed, call, terminal};
use sim::Job;

/// Runs the command.
pub fn run(args: &call::Sim) -> Done {
    let games = games::Games::new();
    let game = games.find(&args.game).map_err(Stop::wrong)?;
    let setup = agreed::setup(game, args.scenario.as_deref(), args.heroes, &args.set)?;
    let simulation = game.simulation(setup, &args.bot, args.check).map_err(Stop::wrong)?;
    if args.games == 0 {
        return Err(Stop::Wrong("--games 0: there is nothing to play".to_owned()));
    }
    let bar = terminal::progress(args.games, "games");
    let job = Job { games: args.games, seed: args.seed, threads: args.threads };
    let stats = sim::run(&simulation, &job, |done| bar.set_position(done));
    bar.finish_and_clear();
    let stats = stats.map_err(|b| Stop::No(format!("the game with seed {} broke: {}", b.seed, b.broken)))?;
    if args.json {
        println!("{}", serde_json::to_string(&stats).map_err(Stop::wrong)?);
        return Ok(());
    }
    let each = |n: u64| n / stats.games.max(1);
    println!("{} games of {}, {} in every seat", stats.games, args.game, args.bot);
    println!("  won by the heroes  {:>8}  {}", stats.wins, percent(stats.wins, stats.games));
    println!("  lost               {:>8}  {}", stats.losses, percent(stats.losses, stats.games));
    println!("  questions          {:>8}  {} a game", stats.questions, each(stats.questions));
    for (name, sum) in &stats.sums {
        let tenths = 10 * sum / i64::try_from(stats.games).unwrap_or(1);
        println!("  {name:<17}  {sum:>8}  {}.{} a game", tenths / 10, tenths % 10);
    }
    println!("  digest     {}", stats.digest);
    Ok(())
}

/// A share as people read it, without floating point.
fn percent(part: u64, whole: u64) -> String {
    let tenths = 1_000 * part / whole.max(1);
    format!("{}.{} %", tenths / 10, tenths % 10)
}
