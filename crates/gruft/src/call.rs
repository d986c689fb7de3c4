//! What can be called, with the help that one reads.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Five dungeon crawls at one table.
///
/// Gruft knows the rules, moves the monsters, and asks you only what the rules let you decide. Without a command it is `gruft serve`: tables in your browser. Exit codes: 0; 1 the answer is no; 2 the call or a file is wrong, or there was nothing to run.
#[derive(Debug, Parser)]
#[command(name = "gruft", version, max_term_width = 100)]
pub struct Call {
    /// What to do; serve, if you say nothing.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game here in the terminal.
    Play(Play),
    /// Run cases: positions with what must happen in them (docs/cases.md).
    Case(Case),
    /// Look up a rule, or count which rules are shown by cases.
    Rules(Rules),
    /// Let bots play many games and see how they end.
    Sim(Sim),
    /// Try games out: every scenario with every number of heroes, parties and settings drawn, the world checked at every rest.
    Trials(Trials),
    /// Say what a monster may do: every acceptable outcome of positions in a file (docs/solve.md).
    Solve(Solve),
    /// Play a saved game again and check that it comes out the same.
    Replay(Replay),
    /// Count the ways in which a position can go on.
    Perft(Perft),
    /// Draw a case, a saved game, a scenario or a hex drawing as a picture.
    Show(Show),
    /// Check everything that is built in: rules, words and content.
    Check(Check),
    /// Talk to programs: one JSON object a line, in and out (docs/engine.md).
    Engine,
    /// Serve tables for the browser: on one screen, in your home network, or for everybody (docs/hosting.md).
    Serve(Serve),
    /// Copy the server's database to a file, also while it runs.
    Backup(Backup),
    /// Put such a copy into a database that is empty or not there yet.
    Restore(Restore),
    /// List the server's tables, the newest first, also while it runs.
    Tables(Tables),
    /// List the games in which the rules broke, and write them to files for `gruft replay`.
    Reports(Reports),
    /// Make a new administrator's link, also while the server runs; the old one opens nothing any more.
    Admin(Admin),
    /// Delete the server's tables that nobody has visited for long; never those that an account keeps.
    Tidy(Tidy),
    /// Print completions for your shell.
    ///
    /// For bash: gruft completions bash > ~/.local/share/bash-completion/completions/gruft
    Completions {
        /// bash, zsh, fish, elvish or powershell.
        shell: clap_complete::Shell,
    },
}

impl Default for Command {
    /// Whoever says nothing wants to play in the browser.
    fn default() -> Command {
        Command::Serve(Serve::default())
    }
}

/// See [`Command::Play`].
#[derive(Debug, Args)]
pub struct Play {
    /// The game.
    #[arg(default_value = "sample")]
    pub game: String,
    /// The scenario; the first one, if you name none.
    pub scenario: Option<String>,
    /// How many heroes.
    #[arg(long)]
    pub heroes: Option<u8>,
    /// What you agree on, as KEY=VALUE: party=brute,scoundrel, difficulty=hard, variants.solo=true (docs/guide.md).
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// The seats you play, by name; bots take the others. All heroes, if you name none.
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<String>,
    /// The dice of this game; a fresh game each time, if you give none.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Your language: en or de. Taken from your surroundings, if you say nothing.
    #[arg(long)]
    pub language: Option<String>,
    /// Go on with a saved game; what is agreed there stays agreed.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "scenario", "heroes", "set"])]
    pub load: Option<PathBuf>,
}

/// See [`Command::Case`].
#[derive(Debug, Args)]
pub struct Case {
    /// Case files, or folders of them; the folder `cases`, if you name none.
    pub paths: Vec<PathBuf>,
    /// One JSON object a case.
    #[arg(long)]
    pub json: bool,
    /// Print every question with its keys, and what was answered.
    #[arg(long)]
    pub trace: bool,
    /// Only cases that show or touch this rule.
    #[arg(long, value_name = "ID")]
    pub rule: Option<String>,
    /// Write the skeleton of a case from a saved game to standard output.
    #[arg(long, value_name = "SAVE", conflicts_with_all = ["json", "trace", "rule"])]
    pub from: Option<PathBuf>,
    /// List every kind of question of a game, for `pass` and `asks`.
    #[arg(long, value_name = "GAME", conflicts_with_all = ["json", "trace", "rule", "from"])]
    pub list_prompts: Option<String>,
    /// List the form of every key and of every line of a game, for `refused`, `lacks` and `log_lacks`.
    #[arg(long, value_name = "GAME", conflicts_with_all = ["json", "trace", "rule", "from", "list_prompts"])]
    pub list_words: Option<String>,
}

/// See [`Command::Rules`].
#[derive(Debug, Args)]
pub struct Rules {
    /// The game, then words, German or English, or the id of a rule or area: `gloomhaven focus`, `GH-FOC-02`, `frosthaven Fokus`.
    pub words: Vec<String>,
    /// How many rules to print.
    #[arg(long, default_value_t = 10)]
    pub most: usize,
    /// Count by game, part of the game and area: applicable rules, rules shown by a passing case, rules cited by code.
    #[arg(long)]
    pub coverage: bool,
    /// List the worked examples and acceptance scenarios of a game, with the passing cases that play them.
    #[arg(long, conflicts_with = "coverage")]
    pub examples: bool,
    /// With --coverage: totals of each game and its parts only.
    #[arg(long, requires = "coverage")]
    pub brief: bool,
    /// Where the sources and cases lie, for --coverage and --examples.
    #[arg(long, default_value = ".")]
    pub root: PathBuf,
    /// JSON instead of text.
    #[arg(long)]
    pub json: bool,
}

/// See [`Command::Sim`].
#[derive(Debug, Args)]
pub struct Sim {
    /// The game.
    pub game: String,
    /// The scenario; the first one, if you name none.
    pub scenario: Option<String>,
    /// How many games.
    #[arg(long, default_value_t = 1_000)]
    pub games: u64,
    /// The seed of the first game; each game has the next one.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many heroes.
    #[arg(long)]
    pub heroes: Option<u8>,
    /// What is agreed on, as KEY=VALUE: party=brute,scoundrel, difficulty=hard, variants.solo=true (docs/guide.md).
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// Who plays: random, or another bot of the game.
    #[arg(long, default_value = "random")]
    pub bot: String,
    /// How many threads; all cores, if you say nothing. The result is the same for any number.
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Check the world at every rest; slower.
    #[arg(long)]
    pub check: bool,
    /// One JSON object at the end.
    #[arg(long)]
    pub json: bool,
}

/// See [`Command::Trials`].
#[derive(Debug, Args)]
pub struct Trials {
    /// The games; all that are in a box, if you name none.
    pub games: Vec<String>,
    /// At least so many games of each scenario with each number of heroes.
    #[arg(long, value_name = "N", default_value_t = 300)]
    pub each: u64,
    /// At least so many questions of each game.
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    pub questions: u64,
    /// What parties, settings, dice and players are drawn from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores, if you say nothing. The result is the same for any number.
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// One JSON object a game.
    #[arg(long)]
    pub json: bool,
}

/// See [`Command::Solve`].
#[derive(Debug, Args)]
pub struct Solve {
    /// A file of positions.
    pub file: PathBuf,
    /// gloomhaven, frosthaven or jaws.
    #[arg(long, default_value = "gloomhaven")]
    pub edition: String,
    /// Compare with the outcomes that the file expects.
    #[arg(long)]
    pub expect: bool,
    /// A file with the numbers of positions to leave out.
    #[arg(long, value_name = "FILE")]
    pub except: Option<PathBuf>,
    /// Say why.
    #[arg(long)]
    pub why: bool,
    /// One JSON object a position, and one at the end.
    #[arg(long)]
    pub json: bool,
}

/// See [`Command::Replay`].
#[derive(Debug, Args)]
pub struct Replay {
    /// A saved game, or the report of one that broke.
    pub file: PathBuf,
    /// Print the story.
    #[arg(long)]
    pub log: bool,
    /// Whose eyes the story is told for: a seat's name, or `all`.
    #[arg(long, default_value = "all")]
    pub viewer: String,
    /// The story's language: en or de.
    #[arg(long)]
    pub language: Option<String>,
}

/// See [`Command::Perft`].
#[derive(Debug, Args)]
pub struct Perft {
    /// A case or a saved game.
    pub file: PathBuf,
    /// How many answers deep.
    #[arg(long, default_value_t = 3)]
    pub depth: u32,
    /// Count from this many answers of a saved game on, instead of where it stands.
    #[arg(long)]
    pub after: Option<usize>,
    /// Count by first answer too.
    #[arg(long)]
    pub divide: bool,
}

/// See [`Command::Show`].
#[derive(Debug, Args)]
pub struct Show {
    /// A case (.toml), a saved game, a scenario of a pack (.ron), or a drawing of hexes in characters (.txt).
    pub file: PathBuf,
    /// Where to write the SVG; standard output, if you say nothing.
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// The game of a scenario's pack, unless its files tell.
    #[arg(long)]
    pub game: Option<String>,
    /// A saved game after so many answers; at its end, if you say nothing.
    #[arg(long)]
    pub after: Option<usize>,
    /// For how many characters a scenario is set up: 2, 3 or 4.
    #[arg(long, default_value_t = 4)]
    pub heroes: u8,
    /// auto, light or dark.
    #[arg(long, default_value = "auto")]
    pub theme: String,
    /// The language of what stands below the picture: en or de.
    #[arg(long, default_value = "en")]
    pub language: String,
    /// Characters instead of SVG.
    #[arg(long)]
    pub ascii: bool,
}

/// See [`Command::Check`].
#[derive(Debug, Args)]
pub struct Check {
    /// Content packs to check as well: folders like `content/gloomhaven`.
    pub packs: Vec<PathBuf>,
    /// The game of these packs, unless their files tell.
    #[arg(long)]
    pub game: Option<String>,
    /// List what the content of each game holds, and which record uses which area of the rules.
    #[arg(long)]
    pub verbose: bool,
    /// One JSON object at the end.
    #[arg(long)]
    pub json: bool,
}

/// See [`Command::Serve`].
#[derive(Debug, Default, Args)]
pub struct Serve {
    /// The address to listen at; this machine alone, if you say nothing. 0.0.0.0 is your whole network.
    #[arg(long, value_name = "ADDR")]
    pub bind: Option<std::net::IpAddr>,
    /// The port; 7878, if you say nothing, and 0 for any that is free.
    #[arg(long)]
    pub port: Option<u16>,
    /// The address that people use, behind a proxy: `https://gruft.example`
    #[arg(long, value_name = "URL")]
    pub public: Option<String>,
    /// Believe the proxy before the server who calls (X-Forwarded-For).
    #[arg(long)]
    pub behind_proxy: bool,
    /// The database: sqlite:FILE or postgres://…; a file in your data folder, if you say nothing.
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
    /// Content packs to play with in place of what is built in: folders like `content/gloomhaven`.
    #[arg(long, value_name = "DIR")]
    pub content: Vec<PathBuf>,
    /// Do not open the browser.
    #[arg(long)]
    pub no_open: bool,
    /// After so many seconds without a message a table sleeps in the database.
    #[arg(long, value_name = "SECONDS")]
    pub sleep_after: Option<u64>,
    /// Open sockets in all.
    #[arg(long, value_name = "N")]
    pub most_sockets: Option<usize>,
    /// Open sockets of one address.
    #[arg(long, value_name = "N")]
    pub most_sockets_each: Option<usize>,
    /// Open plain connections in all.
    #[arg(long, value_name = "N")]
    pub most_connections: Option<usize>,
    /// Open plain connections of one address.
    #[arg(long, value_name = "N")]
    pub most_connections_each: Option<usize>,
    /// New tables an hour from one address.
    #[arg(long, value_name = "N")]
    pub most_tables: Option<u32>,
    /// Messages a second over one socket.
    #[arg(long, value_name = "N")]
    pub most_messages: Option<u32>,
    /// So many bots think at the same time; one fewer than there are cores, if you say nothing.
    #[arg(long, value_name = "N")]
    pub thinkers: Option<usize>,
    /// How long a bot may think about an answer; then it takes anything. 2000, if you say nothing.
    #[arg(long, value_name = "MILLISECONDS")]
    pub think_for: Option<u64>,
    /// Delete tables that nobody has visited for so many days, unless an account keeps them; none, if you say nothing.
    #[arg(long, value_name = "DAYS")]
    pub keep_days: Option<u32>,
    /// Who may open tables: anybody, accounts (whoever has one), invited (whoever has the administrator's invitation).
    #[arg(long, value_name = "WHO", default_value = "anybody", value_parser = ["anybody", "accounts", "invited"])]
    pub opens: String,
    /// What to write to standard error: warn, info, debug; warn, if you say nothing.
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
    /// Write it as one JSON object a line.
    #[arg(long)]
    pub log_json: bool,
}

/// See [`Command::Tidy`].
#[derive(Debug, Args)]
pub struct Tidy {
    /// For so many days nobody has visited them. A day counts when the server ran on it.
    #[arg(long, value_name = "DAYS")]
    pub days: u32,
    /// Only say how many there are.
    #[arg(long)]
    pub dry_run: bool,
    /// The database: sqlite:FILE or postgres://…; a file in your data folder, if you say nothing.
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
}

/// See [`Command::Restore`].
#[derive(Debug, Args)]
pub struct Restore {
    /// The file that `gruft backup` has written.
    pub file: PathBuf,
    /// The database to put it into; the one in your data folder, if you say nothing.
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
}

/// See [`Command::Tables`].
#[derive(Debug, Args)]
pub struct Tables {
    /// One JSON object a table.
    #[arg(long)]
    pub json: bool,
    /// The database; the one in your data folder, if you say nothing.
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
}

/// See [`Command::Reports`].
#[derive(Debug, Args)]
pub struct Reports {
    /// At most so many, the newest first.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub most: u32,
    /// Write each to a file in this folder.
    #[arg(long, value_name = "DIR")]
    pub write: Option<PathBuf>,
    /// One JSON object a report.
    #[arg(long)]
    pub json: bool,
    /// The database; the one in your data folder, if you say nothing.
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
}

/// See [`Command::Admin`].
#[derive(Debug, Args)]
pub struct Admin {
    /// The address that people use; the one that the server had when it last started, if you say nothing.
    #[arg(long, value_name = "URL")]
    pub public: Option<String>,
    /// The database; the one in your data folder, if you say nothing.
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
}

/// See [`Command::Backup`].
#[derive(Debug, Args)]
pub struct Backup {
    /// Where to.
    pub file: PathBuf,
    /// The database; the one in your data folder, if you say nothing.
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
}
