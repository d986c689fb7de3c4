//! The command line of Gruft.
//!
//! Exit codes: 0; 1 when the answer is no; 2 when the call or a file is wrong, or nothing was found to run.

mod agreed;
mod call;
mod commands;
mod pack;
mod picture;
mod reasons;
mod screen;
mod terminal;

use clap::{CommandFactory, Parser};
use std::process::ExitCode;

/// Worlds and scenes are many small things that come and go; this allocator takes half the time for them, and gives the
/// memory of tables that sleep back.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Why a command ends without having done what it was asked.
#[derive(Debug)]
pub enum Stop {
    /// The answer is no: a case fails, a game breaks, a check finds something.
    No(String),
    /// The call or a file is wrong; says what would be right.
    Wrong(String),
}

/// What a command returns.
pub type Done = Result<(), Stop>;

impl Stop {
    /// A wrong call or file.
    pub fn wrong(error: impl std::fmt::Display) -> Stop {
        Stop::Wrong(error.to_string())
    }
}

/// What breaks says so in a sentence; who wants to see where sets RUST_BACKTRACE. Somebody who reads our output may stop
/// reading, `gruft rules … | head`, and that is no error at all.
fn break_in_a_sentence() {
    let usual = std::panic::take_hook();
    let with_backtrace = std::env::var_os("RUST_BACKTRACE").is_some_and(|set| set != "0");
    std::panic::set_hook(Box::new(move |info| {
        let text = info.payload_as_str().unwrap_or("it did not say why");
        if text.starts_with("failed printing to stdout") {
            std::process::exit(0);
        }
        if with_backtrace {
            return usual(info);
        }
        let place = info.location().map(|at| format!("{}:{}", at.file(), at.line()));
        eprintln!("gruft: {}", broke(text, place.as_deref()));
    }));
}

/// The sentence for what should not have happened.
fn broke(text: &str, place: Option<&str>) -> String {
    let place = place.map_or_else(String::new, |place| format!(", at {place}"));
    format!("something broke that should not ({}{place}); please report it", text.trim())
}

fn main() -> ExitCode {
    break_in_a_sentence();
    let call = call::Call::parse();
    // The sentence has been said by then.
    std::panic::catch_unwind(move || run(call)).unwrap_or(ExitCode::from(1))
}

fn run(call: call::Call) -> ExitCode {
    let done = match call.command.unwrap_or_default() {
        call::Command::Play(args) => commands::play::run(&args),
        call::Command::Case(args) => commands::case::run(&args),
        call::Command::Rules(args) => commands::rules::run(&args),
        call::Command::Sim(args) => commands::sim::run(&args),
        call::Command::Trials(args) => commands::trials::run(&args),
        call::Command::Solve(args) => commands::solve::run(&args),
        call::Command::Replay(args) => commands::replay::run(&args),
        call::Command::Perft(args) => commands::perft::run(&args),
        call::Command::Show(args) => commands::show::run(&args),
        call::Command::Check(args) => commands::check::run(&args),
        call::Command::Engine => commands::engine::run(),
        call::Command::Serve(args) => commands::serve::run(&args),
        call::Command::Backup(args) => commands::records::back_up(&args),
        call::Command::Restore(args) => commands::records::restore(&args),
        call::Command::Tables(args) => commands::records::tables(&args),
        call::Command::Reports(args) => commands::records::reports(&args),
        call::Command::Admin(args) => commands::records::admin(&args),
        call::Command::Tidy(args) => commands::serve::tidy(&args),
        call::Command::Completions { shell } => {
            clap_complete::generate(shell, &mut call::Call::command(), "gruft", &mut std::io::stdout());
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::No(text)) => {
            if !text.is_empty() {
                eprintln!("{text}");
            }
            ExitCode::from(1)
        }
        Err(Stop::Wrong(text)) => {
            eprintln!("gruft: {text}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_breaks_is_told_in_one_line() {
        let told = super::broke("index out of bounds\n", Some("crates/haven/src/lib.rs:7"));
        let wanted = "something broke that should not (index out of bounds, at crates/haven/src/lib.rs:7); please report it";
        assert_eq!(told, wanted);
        assert!(!super::broke("no", None).contains(", at"));
    }
}
