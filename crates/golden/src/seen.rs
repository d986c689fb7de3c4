//! What players are shown in a golden game: every question with its options, what they point at and what they would
//! do, the scene at it, and the outcome. Kept as one number for every fifty answers, so that a difference has a place.

use crate::{Failure, Golden, first_difference, read};
use games::Games;
use serde::Serialize;
use std::fmt::Write;
use table::any::AnyTable;
use table::scene::{Faces, Read};
use table::{Outcome, Viewer};

/// So many answers share a line.
const ANSWERS: usize = 50;

impl Golden {
    /// The name of its numbers.
    pub fn seen_name(&self) -> String {
        format!("{}.seen", self.name)
    }

    /// Plays the record again and notes what is shown: a line for every fifty answers, and one for the outcome.
    pub fn seen(&self, games: &Games) -> Result<String, Failure> {
        let save = self.save()?;
        let game = games.find(&save.game).map_err(|e| e.to_string())?;
        let mut table = game.rewound(&save).map_err(|e| e.to_string())?;
        let faces = game.faces().with(table.made_up());
        let mut read = Read::default();
        let mut text = String::new();
        for (n, entries) in save.entries.chunks(ANSWERS).enumerate() {
            let mut number = Number::default();
            for entry in entries {
                number.note(&*table, &faces, &mut read)?;
                table.append(entry).map_err(|e| format!("golden/{}: {e}", self.save_name()))?;
            }
            let first = n * ANSWERS;
            let _ = writeln!(text, "answers {} to {}: {:016x}", first + 1, first + entries.len(), number.0);
        }
        text += &table.outcome().map(ended).unwrap_or_default();
        Ok(text)
    }

    /// Compares what is shown with what is kept.
    pub fn check_seen(&self, games: &Games) -> Result<(), Failure> {
        let differs = first_difference(&read(&self.seen_name())?, &self.seen(games)?);
        differs.map_or(Ok(()), |d| Err(format!("golden/{}, {d}", self.seen_name())))
    }
}

/// The outcome in words, with the notes of the record.
fn ended(outcome: &Outcome) -> String {
    let won = if outcome.heroes_won { "the heroes won" } else { "the heroes lost" };
    outcome.notes.iter().fold(format!("{won}\n"), |text, (what, n)| format!("{text}{what}: {n}\n"))
}

/// A number that follows from everything that was noted (FNV-1a).
struct Number(u64);

impl Default for Number {
    fn default() -> Number {
        Number(0xcbf2_9ce4_8422_2325)
    }
}

impl Number {
    /// The scene and the open questions, the previews of all their options with them, and
    /// the faces of cards that are read for the first time.
    fn note(&mut self, table: &dyn AnyTable, faces: &Faces, read: &mut Read) -> Result<(), Failure> {
        let (scene, open) = (table.scene(Viewer::Engine), table.pending(Viewer::Engine));
        self.add(&scene)?;
        let options = open.iter().flat_map(|open| &open.asked).flat_map(|asked| &asked.options);
        let needed = faces.needed(&scene, options.flat_map(|option| &option.at));
        for number in read.news(&needed) {
            self.add(&faces.at(number))?;
        }
        for open in open {
            let Some(asked) = &open.asked else { continue };
            for option in &asked.options {
                let asks = option.seat.or(open.seats.first().copied());
                self.add(option)?;
                self.add(&asks.and_then(|seat| table.preview(seat, asked.question, &option.key)))?;
            }
            self.add(&open)?;
        }
        Ok(())
    }

    fn add(&mut self, part: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(part).map_err(|e| e.to_string())?;
        self.0 = text.bytes().fold(self.0, |n, byte| (n ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(())
    }
}
