//! What options would do, and what monsters would do, without doing it.
//!
//! The options themselves are in the rules that ask; what they would do is told here, from the world in which they are
//! asked and from nothing that the seat may not know: the cards left in the modifier decks, not their order
//! (GH-HID-05), and of the others' cards only those that lie open (GH-HID-01, GH-HID-02).

mod attacks;
mod cards;
mod intent;
mod moves;

pub(crate) use intent::intent;

use crate::{FigureId, Haven, World};
use board::SpaceId;
use table::phrase::Phrase;
use table::scene::{Target, Tell, Tone};

fn tell(tone: Tone, say: Phrase) -> Tell {
    Tell { tone, say, at: Vec::new() }
}

fn name(world: &World, space: SpaceId) -> String {
    world.place.board.name(space).to_string()
}

fn names(game: &Haven, figures: &[FigureId]) -> Vec<String> {
    figures.iter().map(|figure| game.figure(*figure)).collect()
}

fn at_figures(game: &Haven, figures: &[FigureId]) -> Vec<Target> {
    figures.iter().map(|figure| game.points_at_figure(*figure)).collect()
}
