//! What a viewer may be shown of a table. Nothing here changes a table.

use crate::{Asked, Choice, Ended, ErrorKind, Failed, Question, Said, State, Story};
use std::collections::BTreeMap;
use table::any::{AnyGame, AnyTable};
use table::scene::{Face, FaceNumber, Faces};
use table::{Open, Scene, Seat, Viewer};
use words::{Language, Words};

/// The name of a seat.
pub fn name(table: &dyn AnyTable, seat: Seat) -> Option<String> {
    table.seats().into_iter().find(|(other, _)| *other == seat).map(|(_, name)| name)
}

/// The seat of a name.
pub fn named(table: &dyn AnyTable, name: &str) -> Result<Seat, Failed> {
    let seats = table.seats();
    let found = seats.iter().find(|(_, seat)| seat == name).map(|(seat, _)| *seat);
    found.ok_or_else(|| {
        let names: Vec<&str> = seats.iter().map(|(_, name)| name.as_str()).collect();
        ErrorKind::Seat.because(format!("there is no seat {name}; there are: {}", names.join(", ")))
    })
}

/// A seat's eyes, or a spectator's; without a name, eyes that see everything.
pub fn viewer(table: &dyn AnyTable, name: Option<&str>) -> Result<Viewer, Failed> {
    match name {
        None => Ok(Viewer::Engine),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(name) => named(table, name).map(Viewer::Seat),
    }
}

/// The words of a language, if one is named.
pub fn spoken(tag: Option<&str>) -> Result<Option<&'static Words>, Failed> {
    let Some(tag) = tag else { return Ok(None) };
    let language = Language::from_tag(tag);
    let wrong = || ErrorKind::Language.because(format!("there is no language {tag}"));
    language.map(|l| Some(Words::of(l))).ok_or_else(wrong)
}

/// Who is asked, and how it ended; the same for everybody.
pub fn state(table: &dyn AnyTable) -> State {
    let seats = table.seats();
    let name = |seat: &Seat| seats.iter().find(|(s, _)| s == seat).map(|(_, name)| name.clone());
    let open = table.pending(Viewer::Spectator);
    let asked = open.iter().flat_map(|open| &open.seats).filter_map(name).collect();
    let outcome = table.outcome().map(|outcome| Ended {
        winners: outcome.winners.iter().filter_map(|seat| name(&seat)).collect(),
        heroes_won: outcome.heroes_won,
        notes: outcome.notes.clone(),
    });
    let seats = seats.into_iter().map(|(_, name)| name).collect();
    State { seats, asked, outcome, entries: None, notes: None }
}

/// A scene as it is written.
pub fn text(scene: &Scene) -> String {
    serde_json::to_string(scene).unwrap_or_default()
}

/// What is printed on the cards of a table of this game.
pub fn faces(game: &dyn AnyGame, table: &dyn AnyTable) -> Faces {
    game.faces().with(table.made_up())
}

/// The faces that somebody needs who is shown this scene and these questions, in the order of their names.
pub fn needed(faces: &Faces, scene: &Scene, questions: &[Question]) -> Vec<FaceNumber> {
    let options = questions.iter().flat_map(|open| &open.asked).flat_map(|asked| &asked.options);
    faces.needed(scene, options.flat_map(|option| &option.offered.at))
}

/// These faces by name, as they are sent.
pub fn by_name(faces: &Faces, numbers: &[FaceNumber]) -> BTreeMap<String, Face> {
    let found = numbers.iter().filter_map(|number| faces.at(*number));
    found.map(|(name, face)| (name.to_owned(), face.clone())).collect()
}

/// The faces that this viewer can read now, by name.
pub fn readable(faces: &Faces, table: &dyn AnyTable, viewer: Viewer) -> BTreeMap<String, Face> {
    let questions = questions(table, viewer, None);
    by_name(faces, &needed(faces, &table.scene(viewer), &questions))
}

/// Whether a card is called so: all of these words, or parts of words, stand in its name.
pub fn is_called(face: &Face, called: &str, words: &Words) -> bool {
    let name = words.say(&face.name).to_lowercase();
    let all = called.to_lowercase();
    all.split_whitespace().all(|word| name.contains(word))
}

/// The open questions as this viewer sees them.
pub fn questions(table: &dyn AnyTable, viewer: Viewer, words: Option<&Words>) -> Vec<Question> {
    table.pending(viewer).into_iter().map(|open| question(open, words)).collect()
}

fn question(open: Open, words: Option<&Words>) -> Question {
    let asked = open.asked.map(|asked| {
        let table::Asked { question, kind, say, rules, left, options } = asked;
        let text = words.map(|words| words.say(&say));
        let options = options.into_iter().map(|offered| {
            let text = words.map(|words| words.say(&offered.say));
            Choice { offered, text }
        });
        Asked { question, kind, say, text, rules, left, options: options.collect() }
    });
    Question { seats: open.seats, asked }
}

/// What has happened from line `since` on, counted as this viewer reads it.
pub fn story(table: &dyn AnyTable, viewer: Viewer, since: usize, words: Option<&Words>) -> Story {
    let lines = table.story(viewer, since).into_iter();
    let lines: Vec<Said> =
        lines.map(|line| Said { text: words.map(|words| words.say(&line.say)), line }).collect();
    Story { next: table.heard(viewer), lines }
}
