//! Our answers next to those that a file expects.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde::Serialize;

use super::{Outcome, Position, SolveError, Solved, solve_all};
use crate::Edition;

/// The answers to a file, and how they compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// By which rules.
    pub edition: Edition,
    /// The positions with their answers.
    pub solved: Vec<Solved>,
    /// How many positions were left out.
    pub left_out: usize,
}

/// What of a report is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Show {
    /// Compare with the outcomes that the file expects.
    pub expect: bool,
    /// Write the reasons.
    pub why: bool,
    /// Write JSON, one object per position.
    pub json: bool,
}

/// How an answer compares with the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The same outcomes.
    Agree,
    /// Other outcomes.
    Differ,
    /// The file expects nothing under this edition.
    Open,
}

/// The last line of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Positions answered.
    pub positions: usize,
    /// Answers that agree with the file.
    pub agree: usize,
    /// Answers that differ from the file.
    pub differ: usize,
    /// Positions without an expected outcome.
    pub open: usize,
    /// Positions left out.
    pub left_out: usize,
    /// By which rules.
    pub edition: Edition,
}

impl Solved {
    /// How the answer compares with the file.
    pub fn verdict(&self) -> Verdict {
        match &self.expected {
            None => Verdict::Open,
            Some(expected) if *expected == self.outcomes => Verdict::Agree,
            Some(_) => Verdict::Differ,
        }
    }
}

impl Report {
    /// Answers positions, except some.
    pub fn new(
        positions: &[Position],
        edition: Edition,
        except: &BTreeSet<u64>,
    ) -> Result<Report, SolveError> {
        let solved = solve_all(positions, edition, except)?;
        Ok(Report { edition, left_out: positions.len() - solved.len(), solved })
    }

    /// The counts.
    pub fn summary(&self) -> Summary {
        let count = |verdict| self.solved.iter().filter(|solved| solved.verdict() == verdict).count();
        Summary {
            positions: self.solved.len(),
            agree: count(Verdict::Agree),
            differ: count(Verdict::Differ),
            open: count(Verdict::Open),
            left_out: self.left_out,
            edition: self.edition,
        }
    }

    /// Whether no answer differs from the file.
    pub fn agrees(&self) -> bool {
        self.solved.iter().all(|solved| solved.verdict() != Verdict::Differ)
    }

    /// The report as text; the last line is the summary as JSON.
    pub fn write(&self, show: Show) -> String {
        let mut text = String::new();
        for solved in &self.solved {
            if show.json { json_line(&mut text, solved, show) } else { lines(&mut text, solved, show) }
        }
        text.push_str(&serde_json::to_string(&self.summary()).unwrap_or_default());
        text.push('\n');
        text
    }
}

/// A position as one JSON object.
#[derive(Serialize)]
struct Line<'a> {
    id: u64,
    outcomes: &'a [Outcome],
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<&'a [Outcome]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a [String]>,
}

fn json_line(text: &mut String, solved: &Solved, show: Show) {
    let line = Line {
        id: solved.id,
        outcomes: &solved.outcomes,
        verdict: show.expect.then(|| solved.verdict()),
        expected: solved.expected.as_deref().filter(|_| show.expect),
        why: show.why.then_some(&solved.why[..]),
    };
    text.push_str(&serde_json::to_string(&line).unwrap_or_default());
    text.push('\n');
}

fn lines(text: &mut String, solved: &Solved, show: Show) {
    let outcomes = list(&solved.outcomes);
    // Writing to a string cannot fail.
    let _ = match solved.verdict() {
        _ if !show.expect => writeln!(text, "{}: {outcomes}", solved.id),
        Verdict::Open => writeln!(text, "{}: {outcomes}", solved.id),
        Verdict::Agree => writeln!(text, "{}: {outcomes} agrees", solved.id),
        Verdict::Differ => {
            let expected = list(solved.expected.as_deref().unwrap_or_default());
            writeln!(text, "{}: {outcomes} differs from the expected {expected}", solved.id)
        }
    };
    if show.why {
        solved.why.iter().for_each(|line| {
            let _ = writeln!(text, "    {line}");
        });
    }
}

fn list(outcomes: &[Outcome]) -> String {
    serde_json::to_string(outcomes).unwrap_or_default()
}
