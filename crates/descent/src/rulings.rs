//! GAP: the open questions of the book, and how a table answers them.
//!
//! Each has a rule id, a default, and a case for every answer.

use serde::{Deserialize, Serialize};

/// An open question and its answers, as positions write them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its name.
    pub name: &'static str,
    /// The rule that leaves it open.
    pub rule: &'static str,
    /// All answers; the first is the default.
    pub answers: &'static [&'static str],
}

/// DE-GAP-22: whether a hero that has rested and is knocked out before the end of its turn recovers its fatigue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RestWhenKnockedOut {
    /// It does not: its turn is over.
    #[default]
    Lost,
    /// It does.
    Recovers,
}

/// DE-GAP-17: which cards of a class the overlord must have for a card above level 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OverlordLevels {
    /// Two of level 1.
    #[default]
    LevelOne,
    /// Two others of any level.
    AnyCard,
}

/// DE-GAP-18: whether skills of heroes treat familiars that are figures as heroes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FamiliarsInSkills {
    /// They do.
    #[default]
    AsHeroes,
    /// They do not.
    NotHeroes,
}

/// DE-GAP-21: how many actions a familiar has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FamiliarActions {
    /// One move action and one other.
    #[default]
    MoveAndOther,
    /// Any two, like most figures.
    AnyTwo,
}

/// DE-GAP-24: whether exhausted cards are refreshed between encounters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefreshBetween {
    /// They stay exhausted.
    #[default]
    Exhausted,
    /// They are refreshed.
    Refreshed,
}

/// DE-DIC-13: whether dice whose result a card has replaced may be rolled again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReplacedResult {
    /// They may not: the number that replaced them stands.
    #[default]
    Stands,
    /// They may, and then the dice count again.
    RolledAgain,
}

/// DE-GAP-26: to what range is counted once another figure has become the target of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedirectedRange {
    /// To the space against which the attack was declared.
    #[default]
    ToSpace,
    /// To the new target.
    ToTarget,
}

/// How a table answers the open questions. Everything unsaid has its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Rulings {
    /// DE-GAP-17.
    pub overlord_levels: OverlordLevels,
    /// DE-GAP-18.
    pub familiars_in_skills: FamiliarsInSkills,
    /// DE-GAP-21.
    pub familiar_actions: FamiliarActions,
    /// DE-GAP-22.
    pub rest_when_knocked_out: RestWhenKnockedOut,
    /// DE-GAP-24.
    pub refresh_between: RefreshBetween,
    /// DE-GAP-26.
    pub redirected_range: RedirectedRange,
    /// DE-DIC-13.
    pub replaced_result: ReplacedResult,
}

impl Rulings {
    /// Every open question.
    pub fn questions() -> Vec<Question> {
        let question = |name, rule, answers| Question { name, rule, answers };
        vec![
            question("overlord-levels", "DE-GAP-17", &["level-one", "any-card"]),
            question("familiars-in-skills", "DE-GAP-18", &["as-heroes", "not-heroes"]),
            question("familiar-actions", "DE-GAP-21", &["move-and-other", "any-two"]),
            question("rest-when-knocked-out", "DE-GAP-22", &["lost", "recovers"]),
            question("refresh-between", "DE-GAP-24", &["exhausted", "refreshed"]),
            question("redirected-range", "DE-GAP-26", &["to-space", "to-target"]),
            question("replaced-result", "DE-DIC-13", &["stands", "rolled-again"]),
        ]
    }
}
