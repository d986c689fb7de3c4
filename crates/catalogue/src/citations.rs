//! Who cites which rule: comments and texts in code, `shows` and `touches` in cases.

use crate::references::Scope;
use crate::{Catalogue, Id, Problem};
use source::Kind;
use std::collections::BTreeSet;
use std::path::Path;

/// One rule cited at one place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Citation {
    /// The rule.
    pub id: Id,
    /// The file, from the root of the repository.
    pub file: String,
    /// The line.
    pub line: usize,
    /// What cites it.
    pub place: Place,
    /// In code: the function or type that the comment is about.
    pub about: Option<String>,
}

/// What cites a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A comment in code.
    Comment,
    /// A text in code, such as the rules of a fact.
    Text,
    /// A case that shows it.
    Shows,
    /// A case that it takes part in.
    Touches,
    /// A case that names it somewhere else.
    Case,
}

/// Every citation in a repository, and everything that is wrong with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Citations {
    /// The citations of rules that exist, in the order of files and lines.
    pub list: Vec<Citation>,
    /// Ids that do not exist, ids that are none, cases that cannot be read.
    pub problems: Vec<Problem>,
}

impl Citations {
    /// The rules that code cites.
    pub fn in_code(&self) -> BTreeSet<Id> {
        self.at(&[Place::Comment, Place::Text])
    }

    /// The rules that some case claims to show, whether it passes or not.
    pub fn in_cases(&self) -> BTreeSet<Id> {
        self.at(&[Place::Shows])
    }

    /// Where a rule lives: the comments in code that name it.
    pub fn homes<'c>(&'c self, id: &Id) -> impl Iterator<Item = &'c Citation> + use<'c> {
        let id = id.clone();
        self.list.iter().filter(move |c| c.id == id && c.place == Place::Comment)
    }

    /// The cases that claim to show any of these rules.
    pub fn cases_of(&self, ids: &BTreeSet<Id>) -> BTreeSet<String> {
        let shows = self.list.iter().filter(|c| c.place == Place::Shows && ids.contains(&c.id));
        shows.map(|c| c.file.clone()).collect()
    }

    fn at(&self, places: &[Place]) -> BTreeSet<Id> {
        self.list.iter().filter(|c| places.contains(&c.place)).map(|c| c.id.clone()).collect()
    }

    /// Notes the mentions of `text`, which begins on `line` of `file`.
    fn add(
        &mut self,
        (catalogue, scope): (&Catalogue, &Scope),
        (file, line): (&str, usize),
        text: &str,
        about: Option<String>,
        place: impl Fn(&Id) -> Place,
    ) {
        for mention in scope.mentions(text) {
            let line = line + text[..mention.at].matches('\n').count();
            let mut problem = |what| self.problems.push(Problem { file: file.to_string(), line, what });
            if let Some(why) = mention.broken {
                problem(format!("`{}`: {why}", mention.text));
            }
            for id in mention.ids {
                if catalogue.item(&id).is_none() {
                    problem(catalogue.no_such(&id));
                } else {
                    let (place, about) = (place(&id), about.clone());
                    self.list.push(Citation { id, file: file.to_string(), line, place, about });
                }
            }
        }
    }
}

/// Reads every source file (`crates/*/src/**/*.rs`) and every case (`cases/**/*.toml`) of the repository at
/// `root` and lists what they cite.
pub fn citations(root: &Path, catalogue: &Catalogue) -> std::io::Result<Citations> {
    let scope = Scope::of(catalogue.prefixes());
    let known = (catalogue, &scope);
    let mut found = Citations::default();
    for path in source::crate_sources(root)? {
        let file = name(root, &path);
        let tokens = source::tokens(&std::fs::read_to_string(&path)?);
        for (at, token) in tokens.iter().enumerate() {
            let (place, about) = match token.kind {
                Kind::Comment => (Place::Comment, source::about(&tokens, at)),
                Kind::Str => (Place::Text, None),
                _ => continue,
            };
            found.add(known, (&file, token.line), &token.text, about, |_| place);
        }
    }
    for path in source::files(&root.join("cases"), "toml")? {
        let file = name(root, &path);
        let text = std::fs::read_to_string(&path)?;
        let (shows, touches) = match claims(&text) {
            Ok(claims) => claims,
            Err(what) => {
                found.problems.push(Problem { file, line: 0, what });
                continue;
            }
        };
        found.add(known, (&file, 1), &text, None, |id| {
            if shows.contains(id) {
                Place::Shows
            } else if touches.contains(id) {
                Place::Touches
            } else {
                Place::Case
            }
        });
    }
    Ok(found)
}

/// What a case says that it shows and touches.
fn claims(text: &str) -> Result<(BTreeSet<Id>, BTreeSet<Id>), String> {
    #[derive(serde::Deserialize)]
    struct Claims {
        #[serde(default)]
        shows: Vec<Id>,
        #[serde(default)]
        touches: Vec<Id>,
    }
    let claims: Claims = toml::from_str(text).map_err(|e| e.to_string().trim_end().to_string())?;
    Ok((claims.shows.into_iter().collect(), claims.touches.into_iter().collect()))
}

fn name(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(place: &str, text: &str) -> Citations {
        let catalogue = Catalogue::embedded();
        let mut found = Citations::default();
        let scope = Scope::of(catalogue.prefixes());
        found.add((catalogue, &scope), (place, 10), text, None, |_| Place::Comment);
        found
    }

    #[test]
    fn ranges_cite_every_rule_of_them() {
        let found = scan("a.rs", "GH-DMG-01..03: a character may lose cards");
        assert_eq!(found.in_code().len(), 3);
        assert_eq!(found.list[0].line, 10);
        assert_eq!(found.problems, []);
    }

    #[test]
    fn a_rule_that_does_not_exist_is_a_problem_with_its_line() {
        // Put together here, so that this file does not cite it.
        let wrong = ["GH", "FOC", "99"].join("-");
        let found = scan("a.rs", &format!("first\nsee {wrong}"));
        assert_eq!(
            found.problems.iter().map(ToString::to_string).collect::<Vec<_>>(),
            [format!("a.rs:11: there is no rule {wrong}; the nearest is GH-FOC-15")]
        );
    }

    #[test]
    fn cases_claim_what_they_show() {
        let (shows, touches) =
            claims("shows = [\"GH-DMG-03\"]\ntouches = [\"GH-DMG-01\"]\nat = 3\n").unwrap_or_default();
        assert_eq!(format!("{shows:?} {touches:?}"), "{GH-DMG-03} {GH-DMG-01}");
        assert!(claims("shows = [\"GH-DMG\"]").is_err_and(|e| e.contains("it has three parts")));
    }
}
