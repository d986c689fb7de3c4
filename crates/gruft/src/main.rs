//! The command line of Gruft.
//!
//! Exit codes: 0; 1 when the answer is no; 2 when the call or a file is wrong, or nothing was found to run.

mod agreed;
mod call;
mod commands;
mod pack;
mod picture;
mod screen;
mod terminal;

use clap::{CommandFactory, Parser};
use std::process::ExitCode;

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

/// Somebody who reads our output may stop reading: `gruft rules … | head`. That is no error.
fn end_quietly_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if info.payload_as_str().is_some_and(|text| text.starts_with("failed printing to stdout")) {
            std::process::exit(0);
        }
        usual(info);
    }));
}

fn main() -> ExitCode {
    end_quietly_when_nobody_reads();
    let call = call::Call::parse();
    let done = match call.command {
        call::Command::Play(args) => commands::play::run(&args),
        call::Command::Case(args) => commands::case::run(&args),
        call::Command::Rules(args) => commands::rules::run(&args),
        call::Command::Sim(args) => commands::sim::run(&args),
        call::Command::Solve(args) => commands::solve::run(&args),
        call::Command::Replay(args) => commands::replay::run(&args),
        call::Command::Perft(args) => commands::perft::run(&args),
        call::Command::Show(args) => commands::show::run(&args),
        call::Command::Check(args) => commands::check::run(&args),
        call::Command::Engine => commands::engine::run(),
        call::Command::Serve(args) => commands::serve::run(&args),
        call::Command::Backup(args) => commands::serve::back_up(&args),
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
