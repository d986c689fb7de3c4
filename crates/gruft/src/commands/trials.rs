//! `gruft trials`: whole games tried out.

use crate::{Done, Stop, call, terminal};
use serde_json::json;
use sim::{BrokenTrial, Tried};
use table::any::AnyGame;

/// Games that are there to be read, not in a box.
const SAMPLES: [&str; 2] = ["sample", "coin"];

/// Runs the command.
pub fn run(args: &call::Trials) -> Done {
    let games = games::Games::new();
    let named = args.games.iter().map(|name| games.find(name).map_err(Stop::wrong));
    let mut named: Vec<&dyn AnyGame> = named.collect::<Result<_, _>>()?;
    if named.is_empty() {
        named = games.list().into_iter().filter(|game| !SAMPLES.contains(&game.name())).collect();
    }
    let trials =
        sim::Trials { games: args.each, questions: args.questions, seed: args.seed, threads: args.threads };
    let mut broken = Vec::new();
    for game in named {
        let bar = terminal::progress(args.questions, "questions");
        let tried = sim::try_out(game, &trials, |questions| bar.set_position(questions));
        bar.finish_and_clear();
        match tried {
            Ok(tried) if tried.games == 0 => {
                return Err(Stop::Wrong(format!("{}: there is nothing to play", game.name())));
            }
            Ok(tried) if args.json => println!("{}", json!({ "game": game.name(), "tried": tried })),
            Ok(tried) => print(game.name(), &tried),
            Err(trial) => broken.push(told(game.name(), &trial)),
        }
    }
    if broken.is_empty() { Ok(()) } else { Err(Stop::No(broken.join("\n"))) }
}

fn print(game: &str, tried: &Tried) {
    let Tried { pairs, fewest, games, by_bot, questions, wins, refused, .. } = tried;
    println!("{game}: {questions} questions in {games} games, no failure");
    println!(
        "  {pairs} scenarios and numbers of heroes, at least {fewest} games each; {by_bot} games by the best bot"
    );
    println!(
        "  {wins} won by the heroes; {} values of settings played; {refused} games with nothing drawn",
        tried.settings.len()
    );
    println!("  digest {}", tried.digest);
}

fn told(game: &str, trial: &BrokenTrial) -> String {
    let BrokenTrial { setup, bot, seed, broken } = trial;
    format!("{game}: a game broke: {broken}\n  setup {setup}\n  played by {bot}, seed {seed}")
}
