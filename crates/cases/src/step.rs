//! A step of a case: what is answered, and what is expected then.

use crate::node::{Field, Fields, Lined, Plain};
use crate::verdict::Failure;
use crate::wanted::{Paths, paths};

/// The keys of a step.
const KEYS: [&str; 19] = [
    "answer",
    "undo",
    "agreed",
    "undo_refused",
    "asks",
    "asks_nobody",
    "offered",
    "refused",
    "why",
    "state",
    "sees",
    "hears",
    "log",
    "log_exact",
    "log_order",
    "log_lacks",
    "log_count",
    "there",
    "outcome",
];

/// One step: answers, and what is expected after the last of them.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line of the file on which it begins.
    pub line: usize,
    /// What is answered, in this order.
    pub answers: Vec<Lined<Answer>>,
    pub(crate) undo: Option<Undo>,
    pub(crate) asks: Vec<(Lined<String>, Lined<String>)>,
    pub(crate) asks_nobody: Option<usize>,
    pub(crate) offered: Vec<(Lined<String>, Offers)>,
    pub(crate) refused: Vec<(Lined<String>, Vec<Lined<String>>)>,
    why: Vec<Lined<String>>,
    pub(crate) state: Paths,
    pub(crate) sees: Vec<(Lined<String>, Paths)>,
    pub(crate) hears: Vec<(Lined<String>, Heard)>,
    pub(crate) log: Heard,
    /// How many figures and tokens there are, by name or kind.
    pub(crate) there: Counts,
    pub(crate) outcome: Option<Lined<Wins>>,
}

/// An answer: who, and which key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The seat's name, or `party`: whoever is asked.
    pub seat: String,
    /// The option's key.
    pub key: String,
}

/// Somebody takes an answer back, or tries to.
#[derive(Clone, Debug)]
pub(crate) struct Undo {
    pub by: Lined<String>,
    /// If nobody is named, nobody agrees; `all` means everybody.
    pub agreed: Vec<Lined<String>>,
    /// Why it must be refused.
    pub refused: Option<Lined<String>>,
}

/// Why an undo can be refused, as cases write it.
pub(crate) const UNDO_REFUSED: [&str; 5] = ["for-good", "consent", "nothing", "never", "shown"];

/// What a question must offer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offers {
    pub exact: Option<Lined<Vec<String>>>,
    pub has: Vec<Lined<String>>,
    pub lacks: Vec<Lined<String>>,
    pub count: Option<Lined<usize>>,
}

impl Offers {
    /// Whether one of the keys it expects is among these. `pass` is not counted: every window offers it.
    pub fn is_about(&self, keys: &[&str]) -> bool {
        let exact = self.exact.iter().flat_map(|keys| keys.value.iter());
        let expected = self.has.iter().map(|key| &key.value).chain(exact);
        expected.filter(|key| *key != "pass").any(|key| keys.contains(&&**key))
    }
}

/// What must be told.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heard {
    pub has: Vec<Told>,
    pub exact: Option<Lined<Vec<Told>>>,
    /// The beginnings of lines, in this order.
    pub order: Vec<Lined<String>>,
    /// The beginnings of lines that must not be there.
    pub lacks: Vec<Lined<String>>,
    /// How many lines have this beginning.
    pub count: Counts,
}

/// How many there are of each.
pub(crate) type Counts = Vec<(Lined<String>, usize)>;

/// A line of the log with the rules by which it must have happened.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub line: usize,
    pub text: String,
    pub rules: Vec<Lined<String>>,
}

/// Who must have won.
#[derive(Clone, Debug)]
pub(crate) enum Wins {
    /// The game is not over.
    Open,
    /// These, and nobody else.
    Seats(Vec<Lined<String>>),
}

impl Step {
    pub(crate) fn read(line: usize, mut fields: Fields) -> Result<Step, Failure> {
        if fields.0.is_empty() {
            let expected = format!("one of: {}", KEYS.join(", "));
            return Err(Failure::file(line, "the step is empty", expected, "nothing"));
        }
        let mut take = |key: &str| fields.take(key);
        let answers = match take("answer") {
            None => Vec::new(),
            Some(field) => answers(field)?,
        };
        let undo = undo(take("undo"), take("agreed"), take("undo_refused"))?;
        if let (Some(undo), false) = (&undo, answers.is_empty()) {
            let text = "a step answers or undoes, not both";
            return Err(Failure::file(undo.by.line, text, "two steps", "answer and undo in one"));
        }
        let mut asks = Vec::new();
        for (seat, field) in by_seat(take("asks"), "asks")? {
            asks.push((seat, field.node.text("asks")?));
        }
        let asks_nobody = match take("asks_nobody") {
            Some(field) if field.node.flag("asks_nobody")? => Some(field.line),
            _ => None,
        };
        let mut offered = Vec::new();
        for (seat, field) in by_seat(take("offered"), "offered")? {
            offered.push((seat, offers(field)?));
        }
        let mut refused = Vec::new();
        for (seat, field) in by_seat(take("refused"), "refused")? {
            refused.push((seat, field.node.texts("refused")?));
        }
        let why = take("why").map(|f| f.node.texts("why")).transpose()?.unwrap_or_default();
        why.iter().try_for_each(must_be_an_id)?;
        let state = take("state").map(|f| paths(f, "state")).transpose()?.unwrap_or_default();
        let mut sees = Vec::new();
        for (viewer, field) in by_seat(take("sees"), "sees")? {
            sees.push((viewer, paths(field, "sees")?));
        }
        let mut hears = Vec::new();
        for (viewer, field) in by_seat(take("hears"), "hears")? {
            hears.push((viewer, heard(field)?));
        }
        let log = Heard {
            has: take("log").map(told).transpose()?.unwrap_or_default(),
            exact: take("log_exact").map(|f| Ok(Lined { line: f.line, value: told(f)? })).transpose()?,
            order: take("log_order").map(|f| f.node.texts("log_order")).transpose()?.unwrap_or_default(),
            lacks: take("log_lacks").map(|f| f.node.texts("log_lacks")).transpose()?.unwrap_or_default(),
            count: counts(take("log_count"), "log_count")?,
        };
        let there = counts(take("there"), "there")?;
        let outcome = take("outcome").map(wins).transpose()?;
        fields.nothing_left("a step", &KEYS)?;
        Ok(Step {
            line,
            answers,
            undo,
            asks,
            asks_nobody,
            offered,
            refused,
            why,
            state,
            sees,
            hears,
            log,
            there,
            outcome,
        })
    }

    /// Every rule id in it.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &Lined<String>> {
        let logs = std::iter::once(&self.log).chain(self.hears.iter().map(|(_, heard)| heard));
        let told = logs.flat_map(|log| log.has.iter().chain(log.exact.iter().flat_map(|e| &e.value)));
        self.why.iter().chain(told.flat_map(|told| &told.rules))
    }

    /// Every seat or viewer that it names.
    pub(crate) fn named(&self) -> impl Iterator<Item = (&Lined<String>, Naming)> {
        let undo = self.undo.iter().map(|undo| (&undo.by, Naming::Seat));
        let agreed = self.undo.iter().flat_map(|undo| &undo.agreed).filter(|a| a.value != "all");
        let wins = self.outcome.iter().flat_map(|outcome| match &outcome.value {
            Wins::Open => &[][..],
            Wins::Seats(seats) => seats,
        });
        let viewers = self.sees.iter().map(|(viewer, _)| viewer).chain(self.hears.iter().map(|(v, _)| v));
        let asked = self.asks.iter().map(|(seat, _)| seat);
        let asked = asked.chain(self.offered.iter().map(|(seat, _)| seat));
        let asked = asked.chain(self.refused.iter().map(|(seat, _)| seat));
        undo.chain(agreed.chain(wins).map(|seat| (seat, Naming::Seat)))
            .chain(viewers.map(|viewer| (viewer, Naming::Viewer)))
            .chain(asked.map(|seat| (seat, Naming::Asked)))
    }
}

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Naming {
    /// A seat.
    Seat,
    /// A seat, or a word of the game for whoever decides together: `party`.
    Asked,
    /// A seat, or `spectator`.
    Viewer,
}

fn answers(field: Field) -> Result<Vec<Lined<Answer>>, Failure> {
    let texts = field.node.texts("answer")?;
    if texts.is_empty() {
        return Err(Failure::file(
            field.line,
            "the step answers nothing",
            "at least one answer",
            "an empty list",
        ));
    }
    let answer = |text: Lined<String>| match text.value.split_once(": ") {
        Some((seat, key)) if !seat.is_empty() && !key.is_empty() => {
            let answer = Answer { seat: seat.to_owned(), key: key.to_owned() };
            Ok(Lined { line: text.line, value: answer })
        }
        _ => {
            let got = format!("{:?}", text.value);
            Err(Failure::file(text.line, "an answer names the seat and the key", "\"seat: key\"", got))
        }
    };
    texts.into_iter().map(answer).collect()
}

fn undo(undo: Option<Field>, agreed: Option<Field>, refused: Option<Field>) -> Result<Option<Undo>, Failure> {
    let Some(undo) = undo else {
        return match agreed.or(refused) {
            None => Ok(None),
            Some(field) => {
                let text = format!("{} belongs to an undo", field.key);
                Err(Failure::file(field.line, text, "undo = \"seat\"", "no undo in this step"))
            }
        };
    };
    let refused = refused.map(|f| f.node.text("undo_refused")).transpose()?;
    if let Some(why) = refused.as_ref().filter(|why| !UNDO_REFUSED.contains(&&*why.value)) {
        let expected = format!("one of: {}", UNDO_REFUSED.join(", "));
        return Err(Failure::file(why.line, "an undo is not refused for that", expected, why.value.clone()));
    }
    Ok(Some(Undo {
        by: undo.node.text("undo")?,
        agreed: agreed.map(|f| f.node.texts("agreed")).transpose()?.unwrap_or_default(),
        refused,
    }))
}

fn by_seat(field: Option<Field>, key: &str) -> Result<Vec<(Lined<String>, Field)>, Failure> {
    let Some(field) = field else { return Ok(Vec::new()) };
    let expected = format!("{key}.<seat> = …");
    let fields = field.node.table(key, &expected)?;
    let named = |field: Field| (Lined { line: field.line, value: field.key.clone() }, field);
    Ok(fields.0.into_iter().map(named).collect())
}

/// How many: a number that is not negative.
fn number(field: &Field) -> Result<usize, Failure> {
    let number = field.node.number(&field.key)?;
    usize::try_from(number).map_err(|_| {
        Failure::file(field.line, "nothing is there fewer than no times", "0 or more", number.to_string())
    })
}

fn counts(field: Option<Field>, key: &str) -> Result<Counts, Failure> {
    let Some(field) = field else { return Ok(Vec::new()) };
    let fields = field.node.table(key, &format!("{key} = {{ \"…\" = 2 }}"))?;
    let one = |field: Field| Ok((Lined { line: field.line, value: field.key.clone() }, number(&field)?));
    fields.0.into_iter().map(one).collect()
}

fn offers(field: Field) -> Result<Offers, Failure> {
    let line = field.line;
    let Plain::Table(mut fields) = field.node.plain else {
        let keys = field.node.texts("offered")?.into_iter().map(|key| key.value).collect();
        return Ok(Offers { exact: Some(Lined { line, value: keys }), ..Offers::default() });
    };
    let mut texts = |key: &str| fields.take(key).map(|f| f.node.texts(key)).transpose();
    let (exact, has, lacks) = (texts("exact")?, texts("has")?, texts("lacks")?);
    let count = fields.take("count").map(|f| Ok(Lined { line: f.line, value: number(&f)? })).transpose()?;
    fields.nothing_left("offered", &["has", "lacks", "exact", "count"])?;
    let exact = exact.map(|keys| Lined { line, value: keys.into_iter().map(|key| key.value).collect() });
    Ok(Offers { exact, has: has.unwrap_or_default(), lacks: lacks.unwrap_or_default(), count })
}

fn heard(field: Field) -> Result<Heard, Failure> {
    let Plain::Table(mut fields) = field.node.plain else {
        return Ok(Heard { has: told(field)?, ..Heard::default() });
    };
    let has = fields.take("has").map(told).transpose()?.unwrap_or_default();
    let lacks = fields.take("lacks").map(|f| f.node.texts("lacks")).transpose()?.unwrap_or_default();
    let count = counts(fields.take("count"), "count")?;
    fields.nothing_left("hears", &["has", "lacks", "count"])?;
    Ok(Heard { has, lacks, count, ..Heard::default() })
}

/// Lines of the log, each perhaps with rule ids in brackets at its end.
fn told(field: Field) -> Result<Vec<Told>, Failure> {
    let mut all = Vec::new();
    for Lined { line, value } in field.node.texts(&field.key)? {
        let (text, ids) = match value.strip_suffix(']').and_then(|rest| rest.rsplit_once(" [")) {
            Some((text, ids)) => (text.to_owned(), ids),
            None => (value.clone(), ""),
        };
        let ids = ids.split([' ', ',']).filter(|id| !id.is_empty());
        let rules: Vec<Lined<String>> = ids.map(|id| Lined { line, value: id.to_owned() }).collect();
        rules.iter().try_for_each(must_be_an_id)?;
        all.push(Told { line, text, rules });
    }
    Ok(all)
}

fn wins(field: Field) -> Result<Lined<Wins>, Failure> {
    let line = field.line;
    let mut seats = field.node.texts("outcome")?;
    let value = match seats.as_slice() {
        [only] if only.value == "open" => Wins::Open,
        [only] if only.value == "nobody" => {
            seats.clear();
            Wins::Seats(seats)
        }
        _ => Wins::Seats(seats),
    };
    Ok(Lined { line, value })
}

/// Whether this looks like the id of a rule: `GH-DMG-03`.
pub(crate) fn must_be_an_id(id: &Lined<String>) -> Result<(), Failure> {
    let parts: Vec<&str> = id.value.split('-').collect();
    let capital = |part: &str, digits: bool| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase() || (digits && c.is_ascii_digit()))
    };
    let number = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_digit()) && part.chars().all(|c| c.is_ascii_alphanumeric())
    };
    match parts.as_slice() {
        [game, area, last] if capital(game, true) && capital(area, true) && number(last) => Ok(()),
        _ => {
            let text = format!("{} is not the id of a rule", id.value);
            Err(Failure::file(id.line, text, "an id such as GH-DMG-03", id.value.clone()))
        }
    }
}
