//! The TypeScript types of what goes over the wire.

use crate::protocol::*;
use crate::{Asked, Change, Choice, Edit, Ended, ErrorKind, Failed, Question, Said, State, Step, Story};
use ts_rs::{Config, TS};

/// The types as a TypeScript file; `cargo xtask types` writes it, and a test compares.
pub fn typescript() -> String {
    let config = Config::default();
    let mut out = "// Made by `cargo xtask types` from crates/wire/src: do not edit.\n\n".to_owned();
    out.push_str(
        "import type { Face, Happening, Line, Offered, Phrase, Preview, Role, Scene, Seat, Standing, Target, Term, Way, Weight } from \"./table\";\n",
    );
    macro_rules! declare {
        ($($type:ty)*) => { $(out.push_str(&format!("\nexport {}\n", <$type as TS>::decl(&config)));)* };
    }
    declare!(ErrorKind Failed State Ended Question Asked Choice Said Story Edit Change Step Message
        Command Have FromServer Done Undoing Simulated Mark Replay Frame Link You Told Notice View LogPart TableInfo Unwoken SeatInfo Proposal Proposed Talk Happened);
    out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}
