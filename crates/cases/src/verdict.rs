//! What came of a case: a verdict, and if it failed, where and why.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// What came of one case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The file.
    pub path: String,
    /// What the case says it shows; empty, if the file is too broken to tell.
    pub title: String,
    /// The game it belongs to.
    pub game: String,
    /// The rules for which it would fail if they were broken.
    pub shows: Vec<String>,
    /// The rules that merely take part.
    pub touches: Vec<String>,
    /// Whether it passed.
    #[serde(flatten)]
    pub result: Ended,
    /// Every question with its keys and its answer, if that was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<Traced>,
}

/// How a case ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "kebab-case")]
pub enum Ended {
    /// Everything came as the case says.
    Passed,
    /// Something did not.
    Failed(Failure),
}

/// Whose fault a failure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// The file is not a case that can be played: it has to be mended.
    File,
    /// The game did not do what the case says.
    Play,
}

/// Where and why a case failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// Whose fault it is.
    pub fault: Fault,
    /// The line of the file, from 1.
    pub line: usize,
    /// The step, from 1; none before the first and after the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// What is wrong.
    pub text: String,
    /// What the case expects, or what would be right.
    pub expected: String,
    /// What came instead.
    pub got: String,
}

impl Failure {
    /// The file is wrong at this line.
    pub(crate) fn file(
        line: usize,
        text: impl Into<String>,
        expected: impl Into<String>,
        got: impl Into<String>,
    ) -> Failure {
        let (text, expected, got) = (text.into(), expected.into(), got.into());
        Failure { fault: Fault::File, line, step: None, text, expected, got }
    }

    /// The game did something else.
    pub(crate) fn play(
        line: usize,
        text: impl Into<String>,
        expected: impl Into<String>,
        got: impl Into<String>,
    ) -> Failure {
        Failure { fault: Fault::Play, ..Failure::file(line, text, expected, got) }
    }

    pub(crate) fn in_step(mut self, step: usize) -> Failure {
        self.step = self.step.or(Some(step));
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => writeln!(f, "  step {step}: {}", self.text)?,
            None => writeln!(f, "  {}", self.text)?,
        }
        writeln!(f, "  expected: {}", self.expected)?;
        write!(f, "  got:      {}", self.got)
    }
}

impl Verdict {
    /// Whether it passed.
    pub fn passed(&self) -> bool {
        self.result == Ended::Passed
    }

    /// Why it failed, if it did.
    pub fn failure(&self) -> Option<&Failure> {
        match &self.result {
            Ended::Passed => None,
            Ended::Failed(failure) => Some(failure),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for traced in &self.trace {
            writeln!(f, "{traced}")?;
        }
        let title = if self.title.is_empty() { "(no title)" } else { &self.title };
        match &self.result {
            Ended::Passed => write!(f, "passed {}: {title}", self.path),
            Ended::Failed(failure) => write!(f, "FAILED {}:{}: {title}\n{failure}", self.path, failure.line),
        }
    }
}

/// One stop of the table on the way through a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traced {
    /// The step, from 1.
    pub step: usize,
    /// Who was asked what.
    pub asked: Vec<TracedQuestion>,
    /// What was answered or undone: `ash: move`. Empty at the end, for the questions that are still open then.
    pub answer: String,
    /// Whether the case let it pass silently.
    pub silently: bool,
    /// What was told then, with the rules by which it happened.
    pub told: Vec<String>,
}

/// A question in a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TracedQuestion {
    /// Who was asked.
    pub seats: Vec<String>,
    /// The kind of question.
    pub kind: String,
    /// What could be answered.
    pub keys: Vec<String>,
}

impl fmt::Display for TracedQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.seats.join(", "), self.kind, self.keys.join(" | "))
    }
}

impl fmt::Display for Traced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, question) in self.asked.iter().enumerate() {
            let step = if i == 0 { format!("step {}", self.step) } else { String::new() };
            write!(f, "{}{step:<8}asks {question}", if i == 0 { "" } else { "\n" })?;
        }
        if self.asked.is_empty() && self.answer.is_empty() {
            write!(f, "step {:<3}begins", self.step)?;
        }
        if !self.answer.is_empty() {
            write!(f, "\n{:<8}{} {}", "", if self.silently { "pass" } else { "took" }, self.answer)?;
        }
        for line in &self.told {
            write!(f, "\n{:<10}{line}", "")?;
        }
        Ok(())
    }
}

/// The rules that passing cases show, with the files that show them.
pub fn shown(verdicts: &[Verdict]) -> BTreeMap<String, Vec<String>> {
    let mut rules: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for verdict in verdicts.iter().filter(|v| v.passed()) {
        for rule in &verdict.shows {
            rules.entry(rule.clone()).or_default().push(verdict.path.clone());
        }
    }
    rules
}
