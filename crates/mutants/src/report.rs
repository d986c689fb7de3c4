//! What is printed.

use crate::Broken;
use crate::find::Mutant;
use crate::run::Came;
use serde::Serialize;

/// A mutant, and what came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Tried {
    /// The mutant.
    #[serde(flatten)]
    pub mutant: Mutant,
    /// What came of it.
    pub result: Outcome,
    /// The case that failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub case: Option<String>,
    /// How many cases reach it.
    pub reached_by: usize,
}

/// What came of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A case failed.
    Caught,
    /// It did not come to an end, or took the program down.
    Ended,
    /// All cases that reach it pass.
    Survived,
    /// No case reaches it.
    Unreached,
    /// The compiler refuses it.
    DoesNotCompile,
}

impl Outcome {
    /// Whether the cases notice.
    pub fn is_noticed(self) -> bool {
        matches!(self, Outcome::Caught | Outcome::Ended)
    }
}

impl Tried {
    /// What came of the mutant with this place in the list, which so many cases reach.
    pub fn new(broken: &Broken, at: usize, came: &Came, reached_by: usize) -> Tried {
        let (result, case) = match came {
            Came::Caught(case, _) => (Outcome::Caught, case.map(|case| broken.case(case).to_owned())),
            Came::TimedOut | Came::Crashed => (Outcome::Ended, None),
            Came::Survived if reached_by == 0 => (Outcome::Unreached, None),
            Came::Survived => (Outcome::Survived, None),
        };
        Tried { mutant: broken.tree.mutants[at].clone(), result, case, reached_by }
    }

    /// A mutant that does not compile.
    pub fn dead(broken: &Broken, at: usize) -> Tried {
        let mutant = broken.tree.mutants[at].clone();
        Tried { mutant, result: Outcome::DoesNotCompile, case: None, reached_by: 0 }
    }
}

/// `crates/descent/src/actions/attack.rs:71:27: replace == with != in by_familiar`
pub fn line(mutant: &Mutant) -> String {
    format!("{}:{}:{}: {}", mutant.file, mutant.line, mutant.column, mutant.text)
}

/// `149 of 168, 88.7 %`
pub fn share(part: usize, whole: usize) -> String {
    let permille = (part * 1000 + whole / 2).checked_div(whole).unwrap_or_default();
    format!("{part} of {whole}, {}.{} %", permille / 10, permille % 10)
}

/// Prints something as JSON.
pub fn json(what: &impl Serialize) -> Result<(), String> {
    println!("{}", serde_json::to_string(what).map_err(|e| e.to_string())?);
    Ok(())
}
