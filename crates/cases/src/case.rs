//! The frame of a case: everything that is the same for all games.

use crate::map::{self, Drawing};
use crate::near::nearest_one;
use crate::node::{Field, Fields, Lined, Plain, read};
use crate::step::{self, Step};
use crate::verdict::Failure;
use serde_json::Value as Json;
use std::collections::BTreeSet;
use table::Chance;

/// The keys of the frame. Every other key at the top belongs to the position.
pub(crate) const FRAME: [&str; 11] =
    ["title", "game", "shows", "touches", "source", "pass", "refuses", "setup", "seed", "chance", "step"];
/// Misspellings of the frame that no position may use as a key.
const MISSPELT: [(&str, &str); 8] = [
    ("steps", "step"),
    ("show", "shows"),
    ("touch", "touches"),
    ("passes", "pass"),
    ("sources", "source"),
    ("chances", "chance"),
    ("refuse", "refuses"),
    ("refused", "refuses"),
];

/// A case as it was read: complete and free of everything that can be seen to be wrong without its game.
#[derive(Clone, Debug)]
pub struct Case {
    /// The rule as a sentence.
    pub title: String,
    /// The name of its game.
    pub game: Lined<String>,
    /// The rules for which it would fail if they were broken.
    pub shows: Vec<Lined<String>>,
    /// The rules that merely take part.
    pub touches: Vec<Lined<String>>,
    /// Where it comes from: a line of the catalogue, an example in the book, a ruling of our own.
    pub source: Option<String>,
    /// The kinds of question that are passed silently.
    pub pass: Vec<Lined<String>>,
    /// The game must refuse the position or setup, and these words must be part of what it says.
    pub refuses: Option<Lined<String>>,
    /// If there is one, what is not stacked comes from this seed; otherwise it must not be rolled at all.
    pub seed: Option<u64>,
    /// A new game instead of a position: what is agreed before it.
    pub setup: Option<Json>,
    /// What is stacked.
    pub chance: Vec<Stacked>,
    /// What the game gets: where play stands, the map, who is on it.
    pub position: Json,
    /// The maps drawn in characters.
    pub drawings: Vec<Drawing>,
    /// What is answered and expected.
    pub steps: Vec<Step>,
    /// The position with its lines.
    lines: Fields,
}

/// What is stacked for one die or deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stacked {
    /// The die or deck.
    pub source: String,
    /// The faces or cards in the order in which they come up.
    pub names: Vec<Lined<String>>,
}

impl Case {
    /// Reads a case. It is complete, or there is a failure that says on which line it stops being one.
    pub fn parse(text: &str) -> Result<Case, Failure> {
        Case::read(text).map_err(|mut failure| {
            // A drawing written with `\n`, or a string that is never closed, seems to have more lines.
            failure.line = failure.line.min(text.lines().count().max(1));
            failure
        })
    }

    fn read(text: &str) -> Result<Case, Failure> {
        let mut top = read(text)?;
        misspelt(&top)?;
        let title = required(&mut top, "title")?;
        let title = title.node.text("title")?;
        if title.value.trim().is_empty() || title.value.contains('\n') {
            let text = "the title must be one line that states the rule";
            return Err(Failure::file(title.line, text, "a sentence", format!("{:?}", title.value)));
        }
        let game = required(&mut top, "game")?.node.text("game")?;
        let shows = rules(required(&mut top, "shows")?)?;
        let touches = top.take("touches").map(rules).transpose()?.unwrap_or_default();
        no_rule_twice(&shows, &touches)?;
        let source = top.take("source").map(|f| f.node.text("source")).transpose()?;
        let pass = top.take("pass").map(|f| f.node.texts("pass")).transpose()?.unwrap_or_default();
        let refuses = top.take("refuses").map(refuses).transpose()?;
        let seed = top.take("seed").map(seed).transpose()?;
        let chance = top.take("chance").map(chance).transpose()?.unwrap_or_default();
        let steps = top.take("step").map(steps).transpose()?.unwrap_or_default();
        if let Some(refuses) = &refuses {
            nothing_is_played(refuses.line, &chance, &steps)?;
        } else if steps.is_empty() {
            let line = text.lines().count().max(1);
            return Err(Failure::file(line, "a case needs steps", "[[step]]", "the end of the file"));
        }
        // A position at set-up keeps what is agreed before it, so that chance can be stacked.
        let setup = match top.json().get("at").and_then(Json::as_str) {
            Some("setup") => None,
            _ => top.take("setup").map(|field| new_game(field, seed, &chance, &top)).transpose()?,
        };
        let drawings = map::check(&top)?;
        Ok(Case {
            title: title.value,
            game,
            shows,
            touches,
            source: source.map(|s| s.value),
            pass,
            refuses,
            seed,
            setup,
            chance,
            position: top.json(),
            drawings,
            steps,
            lines: top,
        })
    }

    /// Every rule it shows or touches.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.shows.iter().chain(&self.touches).map(|rule| &*rule.value)
    }

    /// Every rule id in the file, with its line, including those after log lines and in `why`.
    pub fn ids(&self) -> impl Iterator<Item = &Lined<String>> {
        self.shows.iter().chain(&self.touches).chain(self.steps.iter().flat_map(Step::ids))
    }

    /// Where play stands, if the position says so.
    pub fn at(&self) -> Option<&str> {
        self.position.get("at").and_then(Json::as_str)
    }

    /// The dice and decks as the case stacks them.
    pub fn chance(&self) -> Chance {
        let mut chance = self.seed.map_or_else(Chance::strict, Chance::seeded);
        for stacked in &self.chance {
            chance.stack(&stacked.source, stacked.names.iter().map(|name| name.value.clone()));
        }
        chance
    }

    /// The line of a place in the position: `legend.B.hp`, or `map:3` for a row of a drawing.
    pub(crate) fn line_of(&self, at: &str) -> usize {
        let row = at.split_once(':').and_then(|(_, row)| row.parse::<usize>().ok());
        if let (Some(row), Some(drawing)) = (row, self.drawings.first()) {
            return drawing.line + row.saturating_sub(1).min(drawing.rows.len());
        }
        self.lines.line_at(at).unwrap_or(1)
    }
}

/// The title of a file that may not be a case.
pub(crate) fn title_of(text: &str) -> String {
    let title = read(text).ok().and_then(|mut top| top.take("title")?.node.text("title").ok());
    title.map_or_else(String::new, |title| title.value)
}

fn misspelt(top: &Fields) -> Result<(), Failure> {
    for field in &top.0 {
        let listed = MISSPELT.iter().find(|(wrong, _)| *wrong == field.key).map(|(_, right)| *right);
        let long = ["title", "shows", "touches", "source", "chance"];
        let near = || long.into_iter().find(|right| table::distance(&field.key, right) <= 2);
        if !FRAME.contains(&&*field.key)
            && let Some(right) = listed.or_else(near)
        {
            let text = format!("a case has no key {}", field.key);
            return Err(Failure::file(field.line, text, right, field.key.clone()));
        }
    }
    Ok(())
}

fn required(top: &mut Fields, key: &str) -> Result<Field, Failure> {
    top.take(key).ok_or_else(|| {
        let keys: Vec<&str> = top.0.iter().map(|field| &*field.key).collect();
        let got = match nearest_one(key, keys) {
            Some(near) => format!("only {near}"),
            None => "nothing of that name".to_owned(),
        };
        Failure::file(1, format!("the case does not say its {key}"), format!("{key} = …"), got)
    })
}

fn rules(field: Field) -> Result<Vec<Lined<String>>, Failure> {
    let ids = field.node.texts(&field.key)?;
    ids.iter().try_for_each(step::must_be_an_id)?;
    Ok(ids)
}

fn no_rule_twice(shows: &[Lined<String>], touches: &[Lined<String>]) -> Result<(), Failure> {
    let mut seen = BTreeSet::new();
    match shows.iter().chain(touches).find(|id| !seen.insert(&id.value)) {
        None => Ok(()),
        Some(id) => {
            let text = format!("{} is named twice", id.value);
            Err(Failure::file(id.line, text, "each rule once, in shows or in touches", id.value.clone()))
        }
    }
}

fn seed(field: Field) -> Result<u64, Failure> {
    let number = field.node.number("seed")?;
    u64::try_from(number).map_err(|_| {
        Failure::file(field.line, "the seed must not be negative", "0 or more", number.to_string())
    })
}

/// What the game says when it refuses; an empty text would fit any reason.
fn refuses(field: Field) -> Result<Lined<String>, Failure> {
    let text = field.node.text("refuses")?;
    match text.value.trim().is_empty() {
        false => Ok(text),
        true => {
            let expected = "words of the game's own message";
            Err(Failure::file(text.line, "refuses must say why", expected, format!("{:?}", text.value)))
        }
    }
}

/// Where the game refuses to begin, nothing is answered and nothing is rolled.
fn nothing_is_played(line: usize, chance: &[Stacked], steps: &[Step]) -> Result<(), Failure> {
    let text = "a case whose beginning is refused goes no further";
    let stacked = chance.first().map(|s| (s.names.first().map_or(line, |n| n.line), "chance"));
    match steps.first().map(|s| (s.line, "[[step]]")).or(stacked) {
        None => Ok(()),
        Some((line, got)) => Err(Failure::file(line, text, "neither steps nor chance beside refuses", got)),
    }
}

/// A new game needs a seed, and neither a position nor stacked chance: both belong to a position.
fn new_game(field: Field, seed: Option<u64>, chance: &[Stacked], rest: &Fields) -> Result<Json, Failure> {
    let other = rest.0.first().map(|other| (other.line, other.key.clone()));
    let stacked =
        chance.first().map(|s| (s.names.first().map_or(field.line, |n| n.line), "chance".to_owned()));
    if let Some((line, got)) = other.or(stacked) {
        let text = "a case begins with a setup or with a position";
        return Err(Failure::file(line, text, "nothing but a seed beside a setup", got));
    }
    match seed {
        Some(_) => Ok(field.node.json()),
        None => Err(Failure::file(field.line, "a setup needs a seed", "seed = 1", "none")),
    }
}

fn chance(field: Field) -> Result<Vec<Stacked>, Failure> {
    let sources = field.node.table("chance", "a table: each die or deck with a list of names")?;
    let stack = |field: Field| -> Result<Stacked, Failure> {
        let names = field.node.texts(&field.key)?;
        match names.is_empty() {
            false => Ok(Stacked { source: field.key, names }),
            true => {
                let text = format!("nothing is stacked for {}", field.key);
                Err(Failure::file(field.line, text, "at least one face or card", "an empty list"))
            }
        }
    };
    sources.0.into_iter().map(stack).collect()
}

fn steps(field: Field) -> Result<Vec<Step>, Failure> {
    let line = field.line;
    let wrong = |got: &str| Failure::file(line, "step is no list of steps", "[[step]]", got);
    let nodes = match field.node.plain {
        Plain::List(nodes) => nodes,
        Plain::Table(_) => return Err(wrong("[step]")),
        _ => return Err(wrong(field.node.kind())),
    };
    let mut steps = Vec::new();
    for (i, node) in nodes.into_iter().enumerate() {
        let line = node.line;
        let fields = node.table("step", "[[step]]").map_err(|f| f.in_step(i + 1))?;
        steps.push(Step::read(line, fields).map_err(|f| f.in_step(i + 1))?);
    }
    Ok(steps)
}
