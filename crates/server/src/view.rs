//! What viewers see, and what has to be sent so that they see it.

use serde_json::Value;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use table::any::{AnyGame, AnyTable};
use table::scene::{FaceNumber, Faces, Read};
use table::{Phrase, QuestionId, Seat, Standing, Viewer};
use wire::protocol::{LogPart, View};
use wire::{Edit, Parts, Question, look};
use words::{Language, Words};

/// What a viewer sees at some moment.
#[derive(Debug)]
pub struct Seen {
    /// As it is written: much smaller than a tree of values, and quickly compared. What others see too, or was there
    /// before, is kept once.
    scene: Parts,
    /// As they are written; those whom the same is asked keep it once.
    questions: Arc<str>,
    /// The faces of cards that are named in them.
    needed: Box<[FaceNumber]>,
    standing: Vec<Standing>,
    lines: usize,
    hash: u64,
}

/// Who looks, in which language.
pub type Look = (Viewer, Option<&'static str>);

/// What the viewers of a table see, made once for all who look with the same eyes.
#[derive(Default)]
pub struct Views {
    seen: BTreeMap<Look, (i64, Arc<Seen>)>,
    /// What is printed on the cards of this table.
    faces: Option<Faces>,
    /// For the last undos: how many lines of each viewer's log stayed.
    cuts: Vec<(u64, Vec<(Viewer, usize)>)>,
}

/// So many undos are remembered line by line; who has seen less gets the whole log.
const CUTS: usize = 32;

impl Views {
    /// Writes down how many lines of each log an undo has left.
    pub fn cut(&mut self, undo: u64, kept: Vec<(Viewer, usize)>) {
        self.cuts.push((undo, kept));
        let over = self.cuts.len().saturating_sub(CUTS);
        self.cuts.drain(..over);
    }

    /// Forgets what can be made again.
    pub fn forget(&mut self) {
        self.seen.clear();
        self.faces = None;
    }

    /// How many of a viewer's lines still stand, if it had so many after so many undos.
    fn stand(&self, viewer: Viewer, lines: usize, had: u64, now: u64) -> usize {
        if had > now {
            return 0;
        }
        let mut stand = lines;
        for undo in had + 1..=now {
            let cut = self.cuts.iter().find(|(number, _)| *number == undo);
            let kept = cut.and_then(|(_, kept)| kept.iter().find(|(v, _)| *v == viewer));
            stand = stand.min(kept.map_or(0, |(_, kept)| *kept));
        }
        stand
    }

    /// An option as a seat has seen it.
    pub fn offered(&self, seat: Seat, question: QuestionId, key: &str) -> Option<Phrase> {
        let seen = self
            .seen
            .iter()
            .find(|((viewer, _), _)| *viewer == Viewer::Seat(seat))
            .map(|(_, seen)| &seen.1)?;
        let questions = seen.questions();
        let asked = questions.iter().filter_map(|open| open.asked.as_ref());
        let options = asked.filter(|asked| asked.question == question).flat_map(|asked| &asked.options);
        options
            .map(|option| &option.offered)
            .find(|offered| offered.key == key)
            .map(|offered| offered.say.clone())
    }

    fn faces(&mut self, game: &dyn AnyGame, table: &dyn AnyTable) -> Faces {
        self.faces.get_or_insert_with(|| look::faces(game, table)).clone()
    }

    fn see(&mut self, table: &dyn AnyTable, faces: &Faces, version: i64, look: Look) -> Arc<Seen> {
        match self.seen.get(&look) {
            Some((made, seen)) if *made == version => Arc::clone(seen),
            _ => {
                let known: Vec<&Seen> = self.seen.values().map(|(_, seen)| &**seen).collect();
                let seen = Arc::new(Seen::of(table, faces, look, &known));
                self.seen.insert(look, (version, Arc::clone(&seen)));
                seen
            }
        }
    }
}

impl Seen {
    fn of(table: &dyn AnyTable, faces: &Faces, (viewer, language): Look, known: &[&Seen]) -> Seen {
        let scene = table.scene(viewer);
        let questions = look::questions(table, viewer, words(language));
        let needed = look::needed(faces, &scene, &questions).into();
        let text = look::text(&scene);
        let questions = serde_json::to_string(&questions).unwrap_or_default();
        let own = |standing: &&Standing| viewer == Viewer::Seat(standing.seat);
        let standing: Vec<Standing> = table.standing_answers().iter().filter(own).cloned().collect();
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let scene = Parts::of(&text, &known.iter().map(|seen| &seen.scene).collect::<Vec<_>>());
        questions.hash(&mut hasher);
        let same = known.iter().find(|seen| *seen.questions == *questions);
        let questions = same.map_or_else(|| Arc::from(questions), |seen| Arc::clone(&seen.questions));
        serde_json::to_string(&standing).unwrap_or_default().hash(&mut hasher);
        Seen { scene, questions, needed, standing, lines: table.heard(viewer), hash: hasher.finish() }
    }
}

impl Seen {
    /// The scene, whole.
    fn scene(&self) -> Value {
        serde_json::from_str(&self.scene.text()).unwrap_or(Value::Null)
    }

    /// The open questions.
    fn questions(&self) -> Vec<Question> {
        serde_json::from_str(&self.questions).unwrap_or_default()
    }
}

fn words(language: Option<&str>) -> Option<&'static Words> {
    language.and_then(Language::from_tag).map(Words::of)
}

/// One viewer at the end of a connection, with what was sent to it.
#[derive(Clone)]
pub struct Eye {
    /// Whose eyes.
    pub viewer: Viewer,
    name: String,
    language: Option<&'static str>,
    sent: Option<Arc<Seen>>,
    /// What was sent last, when the scene itself is no longer kept.
    hash: Option<u64>,
    lines: usize,
    undos: u64,
}

impl Eye {
    /// Somebody who has so many lines of the log from an earlier connection.
    pub fn new(
        viewer: Viewer,
        name: &str,
        language: Option<&'static str>,
        have: wire::protocol::Have,
    ) -> Eye {
        let wire::protocol::Have { lines, undos } = have;
        Eye { viewer, name: name.to_owned(), language, sent: None, hash: None, lines, undos }
    }

    /// Everything is to be sent in full again.
    pub fn refresh(&mut self) {
        (self.sent, self.hash, self.lines, self.undos) = (None, None, 0, 0);
    }

    /// Keeps only what is needed to see whether anything has changed.
    pub fn rest(&mut self) {
        self.sent = None;
    }

    /// What has to be sent so that this viewer sees how the table stands; nothing, if it does. The faces that the
    /// connection has read already are not sent again.
    pub fn look(
        &mut self,
        (game, table): (&dyn AnyGame, &dyn AnyTable),
        views: &mut Views,
        read: &mut Read,
        (version, undos): (i64, u64),
    ) -> Option<View> {
        let faces = views.faces(game, table);
        let now = views.see(table, &faces, version, (self.viewer, self.language));
        let first = self.hash.is_none();
        let stand = views.stand(self.viewer, self.lines, self.undos, undos);
        let same_log = stand == self.lines && now.lines == stand && !first;
        if self.hash == Some(now.hash) && same_log {
            (self.sent, self.undos) = (Some(now), undos);
            return None;
        }
        let faces = look::by_name(&faces, &read.news(&now.needed));
        let mut view = View { view: self.name.clone(), faces, ..View::default() };
        match self.sent.take() {
            Some(before) => {
                self.changes(&before, &now, &mut view);
            }
            None if self.hash == Some(now.hash) => {}
            None => {
                view.scene = Some(now.scene());
                view.questions = Some(now.questions());
                view.standing = Some(now.standing.clone());
            }
        }
        if !same_log {
            let stand = stand.min(now.lines);
            let story = look::story(table, self.viewer, stand, words(self.language));
            view.log = Some(LogPart { from: stand, lines: story.lines, undos });
        }
        (self.hash, self.lines, self.undos) = (Some(now.hash), now.lines, undos);
        self.sent = Some(now);
        Some(view)
    }

    fn changes(&self, before: &Seen, now: &Seen, view: &mut View) {
        let changes = before.scene.difference(&now.scene);
        if weight(&changes) < now.scene.weight() {
            view.changes = changes;
        } else if !changes.is_empty() {
            view.scene = Some(now.scene());
        }
        if before.questions != now.questions {
            view.questions = Some(now.questions());
        }
        if before.standing != now.standing {
            view.standing = Some(now.standing.clone());
        }
    }
}

/// About how long edits are as text.
fn weight(edits: &[Edit]) -> usize {
    edits.iter().map(|edit| 24 + 12 * edit.at.len() + change_weight(edit)).sum()
}

fn change_weight(edit: &Edit) -> usize {
    match &edit.change {
        wire::Change::Put(value) => weight_of(value),
        wire::Change::Cut(_) => 4,
        wire::Change::Splice(_, _, come) => 8 + come.iter().map(weight_of).sum::<usize>(),
    }
}

fn weight_of(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 4,
        Value::String(text) => text.len() + 2,
        Value::Array(list) => 2 + list.iter().map(|v| 1 + weight_of(v)).sum::<usize>(),
        Value::Object(map) => 2 + map.iter().map(|(k, v)| k.len() + 4 + weight_of(v)).sum::<usize>(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Games;
    use table::RandomPlayer;

    /// What is sent of the cards and the board to somebody who has seen everything before.
    fn sent(eye: &Eye, read: &Read, game: &dyn AnyGame, table: &dyn AnyTable) -> String {
        let (mut eye, mut read) = (eye.clone(), read.clone());
        // An imagined table counts its questions and the lines of its log anew.
        let view = eye.look((game, table), &mut Views::default(), &mut read, (1, 0)).unwrap_or_default();
        serde_json::to_string(&(view.scene, view.changes, view.faces)).unwrap_or_default()
    }

    /// Plays at random. At every question the hidden things are dealt again as `seat` cannot know them: what is sent to
    /// `eyes` must be the same, byte by byte. Gives how often it was compared, or where it differs.
    fn same_bytes(name: &str, seat: Seat, eyes: Viewer, seed: u64) -> Result<usize, String> {
        let games = Games::new();
        let game = games.find(name).map_err(|e| e.to_string())?;
        let setup = game.setup(None, None).map_err(|e| e.to_string())?;
        let mut table = game.table(setup, seed).map_err(|e| e.to_string())?;
        let mut random = RandomPlayer::new(seed);
        let mut eye = Eye::new(eyes, "eyes", None, wire::protocol::Have::default());
        let (mut read, mut compared) = (Read::default(), 0);
        for version in 0..60 {
            if let Some(other) = table.imagined(seat, seed + version) {
                let [one, two] = [&*table, &*other].map(|table| sent(&eye, &read, game, table));
                if one != two {
                    return Err(format!("{name}, seed {seed}: {one} and {two}"));
                }
                compared += 1;
            }
            eye.look((game, &*table), &mut Views::default(), &mut read, (version as i64, 0));
            let open = table.pending(Viewer::Engine);
            let Some((first, asked)) =
                open.first().and_then(|o| Some((*o.seats.first()?, o.asked.as_ref()?)))
            else {
                break;
            };
            let option = &asked.options[random.below(asked.options.len())];
            let by = option.seat.unwrap_or(first);
            let question = table.question(by).unwrap_or_default();
            table.answer(by, question, &option.key).map_err(|e| e.to_string())?;
        }
        Ok(compared)
    }

    #[test]
    fn what_is_sent_depends_only_on_what_its_viewer_may_know() {
        let all = Games::new();
        for name in all.names().into_iter().filter(|name| *name != "coin") {
            let compared: usize = (1..4)
                .map(|seed| same_bytes(name, Seat(0), Viewer::Seat(Seat(0)), seed))
                .map(|compared| compared.unwrap_or_else(|differs| panic!("{differs:.2000}")))
                .sum();
            assert!(compared > 20, "{name}: {compared}");
        }
    }

    /// The same test with eyes that see what the seat does not: it finds that out.
    #[test]
    fn faces_of_what_a_viewer_may_not_know_are_noticed() {
        for name in ["sample", "gloomhaven", "descent"] {
            let caught = (1..6).any(|seed| same_bytes(name, Seat(0), Viewer::Engine, seed).is_err());
            assert!(caught, "{name}");
        }
    }

    #[test]
    fn each_face_comes_once_and_all_again_to_who_comes_anew() {
        let games = Games::new();
        let game = games.find("gloomhaven").expect("a game");
        let table = game.table(game.setup(None, None).expect("a setup"), 3).expect("a table");
        let look = |eye: &mut Eye, read: &mut Read| {
            let view = eye.look((game, &*table), &mut Views::default(), read, (1, 0));
            view.map(|view| view.faces.len()).unwrap_or_default()
        };
        let eye = || Eye::new(Viewer::Seat(Seat(0)), "brute", None, wire::protocol::Have::default());
        let (mut one, mut read) = (eye(), Read::default());
        let first = look(&mut one, &mut read);
        assert!(first > 10, "{first}");
        // Another view of the same connection shows the same cards, and needs nothing more.
        assert_eq!(look(&mut eye(), &mut read), 0);
        // Everything in full again; and a new connection, to this process or another one.
        one.refresh();
        assert_eq!(look(&mut one, &mut Read::default()), first);
        assert_eq!(look(&mut eye(), &mut Read::default()), first);
    }
}
