//! How far undo reaches, as it was agreed; and what the story says of what was taken back.

use crate::menu::{Setting, SettingKind, SettingValue};
use crate::phrase::Arg;
use crate::table::Line;
use crate::{Fact, Game, Phrase, Reveal, Seat, SetupError, Table, Viewer, Viewers, phrase};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How far undo reaches; agreed before the game, for every game alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// Any answer may be taken back, if all whom it concerns agree; chance comes out differently then.
    #[default]
    Free,
    /// Nothing is taken back past the moment at which chance or hidden things were shown.
    UntilShown,
    /// An answer stands.
    Never,
}

impl Undo {
    /// Every reach, the default first.
    pub const ALL: [Undo; 3] = [Undo::Free, Undo::UntilShown, Undo::Never];

    /// Its name in setups and saves.
    pub fn name(self) -> &'static str {
        match self {
            Undo::Free => "free",
            Undo::UntilShown => "until-shown",
            Undo::Never => "never",
        }
    }

    /// Whether it is what nobody has to agree on.
    pub fn is_free(&self) -> bool {
        *self == Undo::Free
    }

    /// Whether answers that have shown this may be taken back.
    pub(crate) fn allows(self, shown: Reveal) -> bool {
        match self {
            Undo::Free => true,
            Undo::UntilShown => shown == Reveal::Nothing,
            Undo::Never => false,
        }
    }

    /// Takes what was agreed about undo out of a setup or position: the rest belongs to the game.
    pub(crate) fn taken_out_of(agreed: &mut Value) -> Result<Undo, SetupError> {
        let Some(said) = agreed.as_object_mut().and_then(|fields| fields.remove("undo")) else {
            return Ok(Undo::Free);
        };
        let known = Undo::ALL.into_iter().find(|undo| said == undo.name());
        known.ok_or_else(|| {
            let right = Undo::ALL.map(Undo::name).join(", ");
            SetupError::new(format!("{said} is not how far undo can reach")).at("undo").expected(right)
        })
    }

    /// The setting as menus offer it, for every game.
    pub(crate) fn setting() -> Setting {
        let value = |undo: Undo, name: Phrase, about: Phrase| SettingValue {
            value: undo.name().into(),
            name,
            about: Some(about),
        };
        Setting {
            path: "undo".to_owned(),
            kind: SettingKind::Table,
            name: phrase!("setting-undo"),
            about: phrase!("setting-undo-about"),
            rules: Vec::new(),
            values: vec![
                value(Undo::Free, phrase!("setting-undo-free"), phrase!("setting-undo-free-about")),
                value(
                    Undo::UntilShown,
                    phrase!("setting-undo-until-shown"),
                    phrase!("setting-undo-until-shown-about"),
                ),
                value(Undo::Never, phrase!("setting-undo-never"), phrase!("setting-undo-never-about")),
            ],
        }
    }
}

/// A line of the story that no rule has told: what was taken back. It stays, whatever is undone later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    /// How many facts come before it.
    pub told: usize,
    /// Who may read it.
    pub to: Viewers,
    /// The line as cases write it: `undo ash 2`.
    pub line: String,
    /// The line as people read it.
    pub say: Phrase,
}

/// Past this many lines the story only counts what was taken back.
const LINES_TAKEN_BACK: usize = 8;

/// A line of the story: a fact, or what was taken back.
enum Told<'t, G: Game> {
    Fact(&'t G::Fact),
    Aside(&'t Aside),
}

impl<G: Game> Told<'_, G> {
    fn to(&self) -> Viewers {
        match self {
            Told::Fact(fact) => fact.to(),
            Told::Aside(aside) => aside.to,
        }
    }
}

impl<G: Game> Table<G> {
    /// The same table, with how far undo reaches there.
    pub fn with_undo(mut self, undo: Undo) -> Table<G> {
        self.undo = undo;
        self
    }

    /// How far undo reaches here.
    pub fn undo_reaches(&self) -> Undo {
        self.undo
    }

    /// Tells everybody what a seat has taken back, with the lines that everybody could read and that are gone.
    pub(crate) fn tell_taken_back(&mut self, by: Seat, answers: usize, before: &[G::Fact]) {
        let told = self.facts.len();
        self.asides.iter_mut().for_each(|aside| aside.told = aside.told.min(told));
        let seat = self.game.seat_name(self.world(), by);
        let line = format!("undo {seat} {answers}");
        let say = phrase!("undone", seat = self.name_for_people(by), answers = answers);
        let mut asides = vec![Aside { told, to: Viewers::Everybody, line, say }];
        let gone = before.get(told..).unwrap_or_default();
        let gone: Vec<&G::Fact> = gone.iter().filter(|fact| fact.to() == Viewers::Everybody).collect();
        for fact in gone.iter().take(LINES_TAKEN_BACK) {
            let mut line = "undone ".to_owned();
            fact.line(&self.game, &mut line);
            let say = phrase!("undone-line", line = fact.say(&self.game));
            asides.push(Aside { told, to: Viewers::Everybody, line, say });
        }
        if let Some(more) = gone.len().checked_sub(LINES_TAKEN_BACK).filter(|more| *more > 0) {
            let say = phrase!("undone-more", lines = more);
            asides.push(Aside { told, to: Viewers::Everybody, line: format!("undone {more} more"), say });
        }
        self.asides.extend(asides);
    }

    /// Tells a seat that it has taken back an answer of its own dialogue; nobody else has seen that it gave one.
    pub(crate) fn tell_taken_back_apart(&mut self, by: Seat) {
        let told = self.facts.len();
        let line = format!("undo {} 1", self.game.seat_name(self.world(), by));
        let say = phrase!("undone", seat = self.name_for_people(by), answers = 1);
        let to = Viewers::Only(crate::SeatSet::one(by));
        self.asides.push(Aside { told, to, line, say });
    }

    fn name_for_people(&self, seat: Seat) -> Arg {
        let scene = self.game.scene(self.world(), Viewer::Spectator);
        let named = scene.seats.into_iter().find(|s| s.seat == seat.0).and_then(|s| s.name);
        named.map_or_else(|| Arg::text(self.game.seat_name(self.world(), seat)), Arg::from)
    }

    /// Everything that was told, in order.
    fn everything_told(&self) -> impl Iterator<Item = Told<'_, G>> {
        let mut facts = self.facts.iter().enumerate().peekable();
        let mut asides = self.asides.iter().peekable();
        std::iter::from_fn(move || {
            let next = facts.peek().map_or(usize::MAX, |(n, _)| *n);
            let aside = asides.next_if(|aside| aside.told <= next).map(Told::Aside);
            aside.or_else(|| facts.next().map(|(_, fact)| Told::Fact(fact)))
        })
    }

    /// How many lines have been told, also those that a viewer may not know: not to be shown.
    pub fn told(&self) -> usize {
        self.facts.len() + self.asides.len()
    }

    /// The facts from number `since` on.
    pub fn facts(&self, since: usize) -> &[G::Fact] {
        &self.facts[since.min(self.facts.len())..]
    }

    /// The log from line number `since` on, as far as this viewer may read it.
    pub fn log(&self, viewer: Viewer, since: usize) -> Vec<Line> {
        let told = self.everything_told().skip(since).filter(|told| told.to().include(viewer));
        told.map(|told| self.line(&told)).collect()
    }

    /// What has happened and stands, as far as this viewer may read it: the log from fact number `since` on, without
    /// what it says of undos.
    pub fn happened(&self, viewer: Viewer, since: usize) -> Vec<Line> {
        let facts = self.facts(since).iter().filter(|fact| fact.to().include(viewer));
        facts.map(|fact| self.line(&Told::Fact(fact))).collect()
    }

    /// What has happened in the unit under way, as far as this viewer may read it.
    pub fn log_of_unit(&self, viewer: Viewer) -> Vec<Line> {
        self.happened(viewer, self.rests.last().told)
    }

    /// How many lines of the log this viewer may read.
    pub fn heard(&self, viewer: Viewer) -> usize {
        self.everything_told().filter(|told| told.to().include(viewer)).count()
    }

    /// The log as far as this viewer may read it, from its line number `since` on. Lines are counted as the
    /// viewer reads them: the numbers of all facts would tell of secret ones.
    pub fn story(&self, viewer: Viewer, since: usize) -> Vec<Line> {
        let told = self.everything_told().filter(|told| told.to().include(viewer)).skip(since);
        told.map(|told| self.line(&told)).collect()
    }

    fn line(&self, told: &Told<'_, G>) -> Line {
        match told {
            Told::Fact(fact) => {
                let mut line = String::new();
                fact.line(&self.game, &mut line);
                let rules = fact.rules(&self.game).iter().map(|&r| r.to_owned()).collect();
                let (say, terms) = (fact.say(&self.game), fact.terms(&self.game));
                Line { line, say, rules, terms, shows: fact.shows(&self.game) }
            }
            Told::Aside(aside) => Line {
                line: aside.line.clone(),
                say: aside.say.clone(),
                rules: Vec::new(),
                terms: Vec::new(),
                shows: Vec::new(),
            },
        }
    }
}
