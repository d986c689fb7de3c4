//! Plays a case: gives its answers, passes the questions that it lets pass, and compares.

use crate::case::{Case, title_of};
use crate::near::{listed, nearest};
use crate::node::Lined;
use crate::said::Here;
use crate::step::{Answer, Naming, Step, Undo, Wins};
use crate::verdict::{Ended, Failure, Fault, Traced, TracedQuestion, Verdict};
use std::collections::BTreeSet;
use table::any::{AnyGame, AnyTable};
use table::scene::Faces;
use table::{
    Asked, Broken, ChanceError, Open, Refused, Seat, SeatSet, StartError, Viewer, Vocabulary, matches_kind,
};

/// Questions that a case may pass between two answers; more is an endless loop.
const PASSES: usize = 10_000;

/// How cases are run.
#[derive(Clone, Copy, Default)]
pub struct Options<'o> {
    /// Whether every question is written down.
    pub trace: bool,
    /// Only cases that show or touch this rule.
    pub rule: Option<&'o str>,
    /// Which rule ids there are; without it, whatever looks like an id is accepted.
    pub known: Option<&'o (dyn Fn(&str) -> bool + Sync)>,
    /// Whether everything that is offered and told must be something that the game says it can offer and tell.
    pub words: bool,
}

/// Reads a case and plays it.
pub fn run_text(path: &str, text: &str, games: &[&dyn AnyGame], options: &Options<'_>) -> Verdict {
    let parsed = Case::parse(text);
    judge(path, text, parsed, games, options)
}

pub(crate) fn judge(
    path: &str,
    text: &str,
    parsed: Result<Case, Failure>,
    games: &[&dyn AnyGame],
    options: &Options<'_>,
) -> Verdict {
    let mut trace = Vec::new();
    let ended = |result: Result<(), Failure>| match result {
        Ok(()) => Ended::Passed,
        Err(failure) => Ended::Failed(failure),
    };
    let ids = |ids: &[Lined<String>]| ids.iter().map(|id| id.value.clone()).collect();
    match parsed {
        Err(failure) => Verdict {
            path: path.to_owned(),
            title: title_of(text),
            game: String::new(),
            shows: Vec::new(),
            touches: Vec::new(),
            result: Ended::Failed(failure),
            trace,
        },
        Ok(case) => Verdict {
            path: path.to_owned(),
            title: case.title.clone(),
            game: case.game.value.clone(),
            shows: ids(&case.shows),
            touches: ids(&case.touches),
            result: ended(case.play(games, options, &mut trace)),
            trace,
        },
    }
}

impl Case {
    /// The game of this case.
    pub fn find_game<'g>(&self, games: &[&'g dyn AnyGame]) -> Result<&'g dyn AnyGame, Failure> {
        let name = &*self.game.value;
        games.iter().find(|game| game.name() == name).copied().ok_or_else(|| {
            let names: Vec<&str> = games.iter().map(|game| game.name()).collect();
            let expected = format!("one of: {}", listed(name, &names));
            Failure::file(self.game.line, format!("there is no game {name}"), expected, name)
        })
    }

    fn start(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, StartError> {
        match (&self.setup, self.seed) {
            (Some(setup), Some(seed)) => game.table(setup.clone(), seed),
            _ => game.arrange(self.position.clone(), self.chance()),
        }
    }

    /// The game must refuse to begin, and say so in these words.
    fn must_be_refused(&self, game: &dyn AnyGame, why: &Lined<String>) -> Result<(), Failure> {
        let expected = format!("refused: … {} …", why.value);
        match self.start(game) {
            Err(StartError::Setup(error)) if error.to_string().contains(&why.value) => Ok(()),
            Err(StartError::Setup(error)) => {
                let text = format!("{} refuses this for another reason", game.name());
                Err(Failure::play(why.line, text, expected, format!("refused: {error}")))
            }
            Err(StartError::Broken(broken)) => Err(self.broken(why.line, &broken)),
            Ok(_) => {
                let text = format!("{} does not refuse this", game.name());
                Err(Failure::play(why.line, text, expected, "it can be played"))
            }
        }
    }

    /// A table with the position laid out, before the first step: a puzzle that can be played in any way. What the case
    /// does not stack comes from a seed.
    pub fn puzzle(mut self, games: &[&dyn AnyGame]) -> Result<Box<dyn AnyTable>, Failure> {
        self.seed = self.seed.or(Some(1));
        self.open(self.find_game(games)?)
    }

    /// A table with the position laid out, before the first step.
    pub fn open(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, Failure> {
        self.start(game).map_err(|error| match error {
            StartError::Setup(error) => {
                let line = self.line_of(&error.at);
                let expected = error.expected.unwrap_or_else(|| format!("a position of {}", game.name()));
                let text = format!("{} cannot lay out this position", game.name());
                Failure::file(line, text, expected, error.what)
            }
            StartError::Broken(broken) => self.broken(self.steps.first().map_or(1, |s| s.line), &broken),
        })
    }

    fn play(
        &self,
        games: &[&dyn AnyGame],
        options: &Options<'_>,
        trace: &mut Vec<Traced>,
    ) -> Result<(), Failure> {
        if let Some(known) = options.known
            && let Some(id) = self.ids().find(|id| !known(&id.value))
        {
            let text = format!("there is no rule {}", id.value);
            return Err(Failure::file(id.line, text, "an id of the rules catalogue", id.value.clone()));
        }
        let game = self.find_game(games)?;
        self.must_know_kinds(game)?;
        if let Some(why) = &self.refuses {
            return self.must_be_refused(game, why);
        }
        let table = self.open(game)?;
        self.must_know_seats(&table.seats(), game.together())?;
        let mut run = Run {
            case: self,
            faces: game.faces(),
            table,
            together: game.together(),
            begins: game.begins(),
            vocabulary: game.vocabulary(),
            words: options.words,
            earlier: None,
            been: BTreeSet::new(),
            passed: Vec::new(),
            trace: options.trace.then_some(trace),
        };
        let played = run.steps();
        let last = played.as_ref().err().and_then(|failure| failure.step).unwrap_or(self.steps.len());
        run.write_down_what_is_open(last);
        played
    }

    fn must_know_kinds(&self, game: &dyn AnyGame) -> Result<(), Failure> {
        let asks = self.steps.iter().flat_map(|step| &step.asks).map(|(_, kind)| kind);
        let kinds = game.prompts();
        match self.pass.iter().chain(asks).find(|p| !kinds.iter().any(|kind| matches_kind(&p.value, kind))) {
            None => Ok(()),
            Some(pattern) => {
                let text = format!("{} never asks {}", game.name(), pattern.value);
                let expected = format!("one of: {}", listed(&pattern.value, kinds));
                Err(Failure::file(pattern.line, text, expected, pattern.value.clone()))
            }
        }
    }

    fn must_know_seats(&self, seats: &[(Seat, String)], together: &[&str]) -> Result<(), Failure> {
        for (i, step) in self.steps.iter().enumerate() {
            let answers = step.answers.iter().map(|a| (a.line, &*a.value.seat, Naming::Asked));
            let others = step.named().map(|(name, naming)| (name.line, &*name.value, naming));
            for (line, name, naming) in answers.chain(others) {
                let more: &[&str] = match naming {
                    Naming::Seat => &[],
                    Naming::Asked => together,
                    Naming::Viewer => &["spectator"],
                };
                if !more.contains(&name) && seats.iter().all(|(_, seat)| seat != name) {
                    let mut names: Vec<&str> = seats.iter().map(|(_, seat)| &**seat).collect();
                    names.extend(more);
                    let expected = format!("one of: {}", listed(name, &names));
                    let text = format!("nobody at the table is called {name}");
                    return Err(Failure::file(line, text, expected, name).in_step(i + 1));
                }
            }
        }
        Ok(())
    }

    /// The rules broke, or a die was not stacked.
    fn broken(&self, line: usize, broken: &Broken) -> Failure {
        match broken {
            Broken::Chance(ChanceError::NotStacked(source)) => {
                let got = match self.chance.iter().find(|s| s.source == *source) {
                    Some(stacked) => format!("only {} stacked, and all have come up", stacked.names.len()),
                    None => "nothing stacked for it".to_owned(),
                };
                let expected = format!("a name for it under [chance]: {source} = [\"…\"]");
                Failure::play(line, format!("{source} was rolled or drawn"), expected, got)
            }
            Broken::Chance(ChanceError::NoSuchFace { from, asked, there }) => {
                let stacked = self.chance.iter().filter(|s| s.source == *from).flat_map(|s| &s.names);
                let line =
                    stacked.into_iter().find(|name| name.value == *asked).map_or(line, |name| name.line);
                let text = format!("{asked} cannot come up for {from}");
                Failure::play(line, text, format!("one of: {}", there.join(", ")), asked.clone())
            }
            other => Failure::play(line, "the rules broke", "that they go on", other.to_string()),
        }
    }

    /// The next answer after this place, in this step or in a later one, unless something is undone before it.
    fn next_answer(&self, step: usize, answer: usize) -> Option<&Answer> {
        if let Some(next) = self.steps.get(step)?.answers.get(answer) {
            return Some(&next.value);
        }
        let mut later = self.steps[step + 1..].iter();
        let next = later.find(|step| step.undo.is_some() || !step.answers.is_empty())?;
        next.answers.first().map(|answer| &answer.value)
    }
}

/// A case being played.
pub(crate) struct Run<'r> {
    pub case: &'r Case,
    pub table: Box<dyn AnyTable>,
    /// Every card that there is.
    pub faces: &'r Faces,
    /// The game's words for whoever decides together.
    pub together: &'static [&'static str],
    /// The kinds of question with which something new begins.
    begins: &'static [&'static str],
    /// What the game can offer and tell at all.
    pub vocabulary: &'r Vocabulary,
    /// Whether it is compared with everything that is offered and told.
    words: bool,
    /// What was there when it was compared last.
    pub earlier: Option<Here<'r>>,
    /// Every path that there has been so far: only what was there can be gone.
    pub been: BTreeSet<String>,
    /// What was passed silently, question by question.
    pub passed: Vec<Passed>,
    trace: Option<&'r mut Vec<Traced>>,
}

/// A question that was passed silently: what one seat could have answered.
pub(crate) struct Passed {
    pub seat: Seat,
    pub kind: String,
    pub keys: Vec<String>,
}

impl Run<'_> {
    fn steps(&mut self) -> Result<(), Failure> {
        // What the position names was there, also if it was gone before anybody was asked anything.
        self.been.extend(self.table.first_scene(Viewer::Engine).paths());
        self.notice();
        self.write_down_the_beginning();
        for step in 0..self.case.steps.len() {
            self.step(step).map_err(|failure| failure.in_step(step + 1))?;
        }
        if self.words {
            let line = self.case.steps.last().map_or(1, |step| step.line);
            self.offers_are_known(line)?;
            self.lines_are_known(line)?;
        }
        self.nothing_refused_was_passed()?;
        self.nothing_unanswered()?;
        self.nothing_left_over()
    }

    fn step(&mut self, number: usize) -> Result<(), Failure> {
        let case = self.case;
        let step = &case.steps[number];
        let told = if number == 0 { 0 } else { self.table.told() };
        for answer in &step.answers {
            self.give(number, answer)?;
            self.notice();
        }
        if let Some(undo) = &step.undo {
            self.undo(number, undo)?;
            self.notice();
        }
        self.pass_to_the_end_of(number, step)?;
        self.asks(step)?;
        let looked = self.look(step, told);
        match (&looked, self.nothing_unanswered()) {
            // What is different is different because of it, mostly.
            (Err(other), Err(mut open)) if number + 1 == case.steps.len() && other.fault == Fault::Play => {
                open.got = format!("{}; and so {}", open.got, other.text);
                Err(open)
            }
            _ => looked,
        }
    }

    /// Gives an answer, after what has to be passed before it.
    fn give(&mut self, step: usize, answer: &Lined<Answer>) -> Result<(), Failure> {
        for _ in 0..PASSES {
            if let Some((seat, question)) = self.can_give(&answer.value) {
                let text = format!("{}: {}", self.name(seat), answer.value.key);
                return self.answer(step, answer.line, seat, question, &answer.value.key, text, false);
            }
            if !self.pass_one(step, answer.line, |_| false)? {
                return Err(self.cannot_give(answer));
            }
        }
        Err(Failure::play(answer.line, "there is no end to passing", "a question for this answer", "windows"))
    }

    /// Who can give this answer now, and to which question.
    fn can_give(&self, answer: &Answer) -> Option<(Seat, u32)> {
        let seats = self.table.seats();
        let named = seats.iter().find(|(_, name)| *name == answer.seat).map(|(seat, _)| *seat);
        let may = |seat: Seat| {
            let asked = self.asked(seat)?;
            asked.options.iter().any(|o| o.key == answer.key).then_some((seat, asked.question))
        };
        match named {
            Some(seat) => may(seat),
            None => seats.into_iter().find_map(|(seat, _)| may(seat)),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn answer(
        &mut self,
        step: usize,
        line: usize,
        seat: Seat,
        question: u32,
        key: &str,
        text: String,
        silently: bool,
    ) -> Result<(), Failure> {
        if self.words {
            self.offers_are_known(line)?;
        }
        let (asked, told) = (self.questions(), self.table.told());
        let answered = self.table.answer(seat, question, key);
        self.write_down(step, asked, text, silently, told);
        match answered {
            Ok(_) => Ok(()),
            Err(Refused::Broken(report)) => Err(self.case.broken(line, &report.broken)),
            Err(refused) => Err(Failure::play(line, "the answer was refused", key, refused.to_string())),
        }
    }

    /// Passes one question that the case lets pass and that is not to be kept; says whether there was one.
    fn pass_one(&mut self, step: usize, line: usize, keep: impl Fn(&Open) -> bool) -> Result<bool, Failure> {
        for open in self.table.pending(Viewer::Engine) {
            let Some(asked) = &open.asked else { continue };
            let passed = self.case.pass.iter().any(|pattern| matches_kind(&pattern.value, &asked.kind));
            if !passed || keep(&open) {
                continue;
            }
            let answer = |seat: &Seat| Answer { seat: self.name(*seat), key: "pass".to_owned() };
            let Some((seat, question)) = open.seats.iter().find_map(|s| self.can_give(&answer(s))) else {
                continue;
            };
            let text = format!("{}: pass", self.name(seat));
            self.passed.extend(self.asked(seat).map(|asked| Passed {
                seat,
                kind: asked.kind,
                keys: asked.options.into_iter().map(|option| option.key).collect(),
            }));
            self.answer(step, line, seat, question, "pass", text, true)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// After the last answer of a step: what is passed silently is passed, unless the case's next answer
    /// is for it, or the step looks at it.
    fn pass_to_the_end_of(&mut self, number: usize, step: &Step) -> Result<(), Failure> {
        let next = self.case.next_answer(number, step.answers.len());
        let seats = self.table.seats();
        let keep = |open: &Open| {
            let Some(asked) = &open.asked else { return true };
            let keys: Vec<&str> = asked.options.iter().map(|o| &*o.key).collect();
            let named = |name: &str| {
                let is_seat =
                    |(seat, seat_name): &(Seat, String)| seat_name == name && open.seats.contains(seat);
                seats.iter().any(is_seat) || (self.together.contains(&name) && open.seats.len() > 1)
            };
            step.asks.iter().any(|(seat, kind)| named(&seat.value) && matches_kind(&kind.value, &asked.kind))
                || step.offered.iter().any(|(seat, offers)| named(&seat.value) && offers.is_about(&keys))
        };
        for _ in 0..PASSES {
            if next.is_some_and(|next| self.can_give(next).is_some())
                || !self.pass_one(number, step.line, keep)?
            {
                return Ok(());
            }
        }
        Err(Failure::play(step.line, "there is no end to passing", "that the step ends", "windows"))
    }

    fn undo(&mut self, step: usize, undo: &Undo) -> Result<(), Failure> {
        let seats = self.table.seats();
        let seat = |name: &str| seats.iter().find(|(_, other)| other == name).map(|(seat, _)| *seat);
        let Some(by) = seat(&undo.by.value) else { return Ok(()) };
        let all = undo.agreed.iter().any(|name| name.value == "all");
        let agreed = match all {
            true => SeatSet::of(seats.iter().map(|(seat, _)| *seat)),
            false => SeatSet::of(undo.agreed.iter().filter_map(|name| seat(&name.value))),
        };
        let (asked, told) = (self.questions(), self.table.told());
        let undone = self.table.undo(by, agreed);
        self.write_down(step, asked, format!("{}: undo", undo.by.value), false, told);
        let got = match &undone {
            Ok(_) => None,
            Err(Refused::SeenForGood) => Some("for-good"),
            Err(Refused::NeedsConsent(_)) => Some("consent"),
            Err(Refused::NothingToUndo) => Some("nothing"),
            Err(Refused::UndoNever) => Some("never"),
            Err(Refused::UndoUntilShown) => Some("shown"),
            Err(Refused::Broken(report)) => return Err(self.case.broken(undo.by.line, &report.broken)),
            Err(other) => {
                return Err(Failure::play(undo.by.line, "the undo was refused", "undo", other.to_string()));
            }
        };
        let refused = |why: &str| match (why, &undone) {
            ("consent", Err(Refused::NeedsConsent(missing))) => {
                let missing: Vec<String> = missing.iter().map(|seat| self.name(seat)).collect();
                format!("refused: {} must agree first", missing.join(", "))
            }
            ("for-good", _) => "refused: what was shown cannot be unseen (for-good)".to_owned(),
            ("nothing", _) => "refused: there is nothing to undo (nothing)".to_owned(),
            ("never" | "shown", Err(agreed)) => format!("refused: {agreed} ({why})"),
            (why, _) => format!("refused ({why})"),
        };
        match (got, &undo.refused) {
            (None, None) => Ok(()),
            (Some(got), Some(wanted)) if got == wanted.value => Ok(()),
            (Some(got), None) => {
                Err(Failure::play(undo.by.line, "the undo was refused", "that it is undone", refused(got)))
            }
            (got, Some(wanted)) => {
                let got = got.map_or_else(|| "undone".to_owned(), refused);
                let text = "the undo was not refused as expected";
                Err(Failure::play(wanted.line, text, refused(&wanted.value), got))
            }
        }
    }

    /// Why an answer cannot be given.
    fn cannot_give(&self, answer: &Lined<Answer>) -> Failure {
        let Answer { seat, key } = &answer.value;
        if self.table.outcome().is_some() {
            let text = format!("nobody asks for {key}: the game is over");
            return Failure::play(answer.line, text, format!("{seat} is asked"), self.who_won());
        }
        let named = self.table.seats().into_iter().find(|(_, name)| name == seat);
        let asked: Vec<Asked> = match named {
            Some((seat, _)) => self.asked(seat).into_iter().collect(),
            None => self.table.pending(Viewer::Engine).into_iter().filter_map(|open| open.asked).collect(),
        };
        if asked.is_empty() {
            let text = format!("{seat} is not asked anything now");
            return Failure::play(
                answer.line,
                text,
                format!("a question that offers {key}"),
                self.who_is_asked(),
            );
        }
        let kinds: Vec<&str> = asked.iter().map(|asked| &*asked.kind).collect();
        let keys: Vec<&str> = asked.iter().flat_map(|asked| &asked.options).map(|o| &*o.key).collect();
        let text = format!("{key} is not offered to {seat} ({})", kinds.join(", "));
        let got = format!("the nearest: {}", listed(key, &keys));
        Failure::play(answer.line, text, format!("{key} among the options"), got)
    }

    /// A question in the middle of something fails the case, unless its last step looks at it.
    fn nothing_unanswered(&self) -> Result<(), Failure> {
        let Some(step) = self.case.steps.last() else { return Ok(()) };
        if !self.is_in_the_middle() {
            return Ok(());
        }
        let looked = |open: &Open| {
            let named = step.asks.iter().map(|(seat, _)| seat);
            let named = named.chain(step.offered.iter().map(|(seat, _)| seat));
            let mut named = named.chain(step.refused.iter().map(|(seat, _)| seat));
            named.any(|name| {
                self.together.contains(&&*name.value)
                    || open.seats.iter().any(|seat| self.name(*seat) == name.value)
            })
        };
        match self.table.pending(Viewer::Engine).iter().find(|open| !looked(open)) {
            None => Ok(()),
            Some(open) => {
                let expected = "that the last step answers it, or says that it is asked (asks)";
                let got = self.question(open).to_string();
                Err(Failure::play(step.line, "a question is left unanswered", expected, got))
            }
        }
    }

    fn nothing_left_over(&self) -> Result<(), Failure> {
        let Some((source, names)) = self.table.left_over().into_iter().next() else { return Ok(()) };
        let stacked = self.case.chance.iter().find(|stacked| stacked.source == source);
        let line = stacked.and_then(|s| s.names.get(s.names.len().saturating_sub(names.len())));
        let text = format!("{source} was stacked and has not come up");
        let expected = "that everything stacked is rolled or drawn";
        let got = format!("left over: {}; {}", names.join(", "), self.who_is_asked());
        Err(Failure::play(line.map_or(1, |name| name.line), text, expected, got))
    }
}

/// What the runner knows of its table.
impl Run<'_> {
    /// Whether a question is open in the middle of something: one that is not the first of its unit, or one that asks
    /// how something goes on that an earlier unit began.
    pub fn is_in_the_middle(&self) -> bool {
        let open = self.table.pending(Viewer::Engine);
        let begins = |open: &Open| {
            open.asked.as_ref().is_none_or(|asked| self.begins.iter().any(|kind| *kind == asked.kind))
        };
        let at_rest = || self.table.is_at_rest() && self.table.scene(Viewer::Engine).under_way.is_empty();
        !(open.is_empty() || (open.iter().all(begins) && at_rest()))
    }

    /// What this seat is asked now.
    pub fn asked(&self, seat: Seat) -> Option<Asked> {
        self.table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked)
    }

    pub fn name(&self, seat: Seat) -> String {
        let seats = self.table.seats();
        seats.into_iter().find(|(s, _)| *s == seat).map_or_else(|| format!("{seat:?}"), |(_, name)| name)
    }

    pub fn question(&self, open: &Open) -> TracedQuestion {
        let asked = open.asked.as_ref();
        TracedQuestion {
            seats: open.seats.iter().map(|seat| self.name(*seat)).collect(),
            kind: asked.map_or_else(String::new, |asked| asked.kind.clone()),
            keys: asked.iter().flat_map(|asked| &asked.options).map(|o| o.key.clone()).collect(),
        }
    }

    fn questions(&self) -> Vec<TracedQuestion> {
        match self.trace {
            None => Vec::new(),
            Some(_) => self.table.pending(Viewer::Engine).iter().map(|open| self.question(open)).collect(),
        }
    }

    fn write_down(
        &mut self,
        step: usize,
        asked: Vec<TracedQuestion>,
        answer: String,
        silently: bool,
        told: usize,
    ) {
        if self.trace.is_none() {
            return;
        }
        let told = self.told_since(told);
        let Some(trace) = &mut self.trace else { return };
        trace.push(Traced { step: step + 1, asked, answer, silently, told });
    }

    /// The beginning of a trace: what is told before the first question.
    fn write_down_the_beginning(&mut self) {
        let told = self.told_since(0);
        if let (Some(trace), false) = (&mut self.trace, told.is_empty()) {
            trace.push(Traced { step: 1, asked: Vec::new(), answer: String::new(), silently: false, told });
        }
    }

    fn told_since(&self, told: usize) -> Vec<String> {
        let lines = self.table.log(Viewer::Engine, told).into_iter();
        lines.map(|line| format!("{} [{}]", line.line, line.rules.join(" "))).collect()
    }

    /// The end of a trace: what is still asked.
    fn write_down_what_is_open(&mut self, step: usize) {
        let asked = self.questions();
        if let (Some(trace), false) = (&mut self.trace, asked.is_empty()) {
            trace.push(Traced { step, asked, answer: String::new(), silently: false, told: Vec::new() });
        }
    }

    /// Everybody who is asked something, for messages.
    pub fn who_is_asked(&self) -> String {
        if self.table.outcome().is_some() {
            return self.who_won();
        }
        let open = self.table.pending(Viewer::Engine);
        let asked: Vec<String> = open.iter().map(|open| self.question(open).to_string()).collect();
        match asked.is_empty() {
            true => "nobody is asked anything".to_owned(),
            false => format!("asked: {}", asked.join("; ")),
        }
    }

    pub fn who_won(&self) -> String {
        let Some(outcome) = self.table.outcome() else { return "the game is not over".to_owned() };
        let winners: Vec<String> = outcome.winners.iter().map(|seat| self.name(seat)).collect();
        match winners.is_empty() {
            true => "the game is over, and nobody has won".to_owned(),
            false => format!("the game is over: {} won", winners.join(", ")),
        }
    }

    /// Remembers what there is, so that a later step may say that it is gone.
    fn notice(&mut self) {
        if self.case.steps.iter().any(Step::misses_something) {
            self.been.extend(self.table.scene(Viewer::Engine).paths());
        }
    }

    pub fn viewer(&self, name: &str) -> Viewer {
        let seats = self.table.seats();
        let seat = seats.into_iter().find(|(_, other)| other == name);
        seat.map_or(Viewer::Spectator, |(seat, _)| Viewer::Seat(seat))
    }

    pub fn winners(&self, wins: &Wins) -> Option<SeatSet> {
        let Wins::Seats(names) = wins else { return None };
        let seats = self.table.seats();
        let named = |(_, name): &&(Seat, String)| names.iter().any(|wanted| wanted.value == *name);
        Some(SeatSet::of(seats.iter().filter(named).map(|(seat, _)| *seat)))
    }

    /// The paths in the scene that look most like this one.
    pub fn nearest_paths(&self, viewer: Viewer, path: &str) -> String {
        let paths = self.table.scene(viewer).paths();
        nearest(path, paths.iter().map(|path| &**path), 5).join(", ")
    }
}
