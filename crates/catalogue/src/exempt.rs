//! What the catalogue lists but coverage does not count: `rules/not-applicable.toml`.

use crate::book::Kind;
use crate::listed::Finder;
use crate::{Catalogue, Id, Problem};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The file, from the root of the repository.
pub(crate) const FILE: &str = "rules/not-applicable.toml";

/// Why which items are not applicable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotApplicable {
    by_id: BTreeMap<Id, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    entry: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    reason: String,
    #[serde(default)]
    kind: Option<Kind>,
    #[serde(default)]
    areas: Vec<String>,
    #[serde(default)]
    ids: Vec<String>,
}

impl NotApplicable {
    /// The reason why an item is not applicable, if it is not.
    pub fn reason(&self, id: &Id) -> Option<&str> {
        self.by_id.get(id).map(String::as_str)
    }

    /// Every item that is not applicable, with the reason.
    pub fn iter(&self) -> impl Iterator<Item = (&Id, &str)> {
        self.by_id.iter().map(|(id, reason)| (id, reason.as_str()))
    }

    /// Reads the file; `catalogue` knows the items.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> (NotApplicable, Vec<Problem>) {
        let problem = |what: String| Problem { file: FILE.into(), line: 0, what };
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                return (NotApplicable::default(), vec![problem(error.to_string().trim_end().to_string())]);
            }
        };
        let finder = Finder::of(catalogue);
        let mut problems = Vec::new();
        let mut by_id: BTreeMap<Id, String> = BTreeMap::new();
        let mut add = |id: &Id, reason: &str, problems: &mut Vec<Problem>| {
            if let Some(old) = by_id.insert(id.clone(), reason.to_string()) {
                problems.push(problem(format!("{id} is listed twice: \"{old}\" and \"{reason}\"")));
            }
        };
        for entry in &file.entry {
            let reason = entry.reason.trim();
            if reason.is_empty() {
                problems.push(problem("an entry has no reason".into()));
            }
            if entry.kind.is_none() && entry.areas.is_empty() && entry.ids.is_empty() {
                problems
                    .push(problem(format!("\"{reason}\" is the reason of nothing; give kind, areas or ids")));
            }
            for item in catalogue.items().filter(|item| Some(item.kind) == entry.kind) {
                add(&item.id, reason, &mut problems);
            }
            for area in &entry.areas {
                match finder.area(area) {
                    Ok(ids) => ids.into_iter().for_each(|id| add(id, reason, &mut problems)),
                    Err(what) => problems.push(problem(what)),
                }
            }
            for text in &entry.ids {
                let (ids, wrong) = finder.ids(text);
                ids.into_iter().for_each(|id| add(id, reason, &mut problems));
                problems.extend(wrong.into_iter().map(problem));
            }
        }
        (NotApplicable { by_id }, problems)
    }
}
