//! `gruft engine`: JSON lines for programs in any language. docs/engine.md describes them.

use crate::{Done, Stop};
use std::io::{BufRead, Write};

/// Runs the command.
pub fn run() -> Done {
    let mut engine = wire::Engine::default();
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().split(b'\n') {
        let line = line.map_err(Stop::wrong)?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let Some(reply) = engine.line(&line) else { return Ok(()) };
        serde_json::to_writer(&mut out, &reply).map_err(Stop::wrong)?;
        writeln!(out).and_then(|()| out.flush()).map_err(Stop::wrong)?;
    }
    Ok(())
}
