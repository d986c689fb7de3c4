//! What the catalogue lists but coverage does not count: `rules/not-applicable.toml`.

use crate::book::Kind;
use crate::references::Scope;
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
        let scope = Scope::of(catalogue.prefixes());
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
                let items: Vec<_> = catalogue
                    .items()
                    .filter(|item| format!("{}-{}", item.id.prefix(), item.id.area()) == *area)
                    .collect();
                if items.is_empty() {
                    problems.push(problem(format!("there is no area {area}; write it as GH-FOC")));
                }
                for item in items {
                    add(&item.id, reason, &mut problems);
                }
            }
            for text in &entry.ids {
                let mentions = scope.mentions(text);
                let whole = mentions.len() == 1 && mentions[0].text == *text && mentions[0].broken.is_none();
                if !whole {
                    problems.push(problem(format!("`{text}` is no rule id or range of a known game")));
                    continue;
                }
                for id in &mentions[0].ids {
                    match catalogue.item(id) {
                        Some(_) => add(id, reason, &mut problems),
                        None => problems.push(problem(catalogue.no_such(id))),
                    }
                }
            }
        }
        (NotApplicable { by_id }, problems)
    }
}
