//! Code and words agree: every phrase of the code exists in every language, with all of its arguments.

use crate::Language;
use crate::messages::Messages;
use crate::say::{FORMS, GENDERS};
use fluent_bundle::FluentResource;
use source::{Kind, Token, closing};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

/// Something that does not agree.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, from 1; 0 if the whole file is meant.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// A message that code names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Use {
    file: String,
    line: usize,
    id: String,
    /// The arguments that it gives; none if they cannot be told from the code.
    args: Option<BTreeSet<String>>,
}

/// One language as it lies in the folder.
struct Read {
    language: Language,
    messages: Messages,
    /// Where each message is.
    places: BTreeMap<String, (String, usize)>,
    files: BTreeSet<String>,
}

/// Compares the code of the repository at `root` (`crates/*/src/**/*.rs`, without tests) with the words
/// (`words/<language>/*.ftl`) and gives everything that does not agree:
///
/// - a message that code names and a language does not have, or that only some languages have;
/// - an argument that a phrase gives and a message does not use, in any form, and one that a message uses and a
///   phrase does not give;
/// - a message that nobody says, unless its file keeps it (`### kept: hero- pass`);
/// - what Fluent cannot read, messages that occur twice, attributes that are no forms, unknown genders.
pub fn check(root: &Path) -> std::io::Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let mut languages = Vec::new();
    for language in Language::ALL {
        languages.push(read(root, language, &mut findings)?);
    }
    let mut uses = Vec::new();
    for path in source::shipped_sources(root)? {
        let file = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        uses.extend(uses_in(&file, &std::fs::read_to_string(&path)?));
    }
    compare_languages(&languages, &mut findings);
    for language in &languages {
        compare_uses(language, &uses, &mut findings);
    }
    findings.sort();
    findings.dedup();
    Ok(findings)
}

fn read(root: &Path, language: Language, findings: &mut Vec<Finding>) -> std::io::Result<Read> {
    let folder = format!("words/{}", language.tag());
    let mut read =
        Read { language, messages: Messages::default(), places: BTreeMap::new(), files: BTreeSet::new() };
    for path in source::files(&root.join(&folder), "ftl")? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_string();
        let file = format!("{folder}/{name}");
        let text = std::fs::read_to_string(&path)?;
        let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(partial, errors)| {
            for error in errors {
                let line = text.get(..error.pos.start).map_or(0, |before| before.matches('\n').count() + 1);
                findings.push(Finding {
                    file: file.clone(),
                    line,
                    what: format!("Fluent cannot read this: {error}"),
                });
            }
            partial
        });
        for id in Messages::of(&resource).by_id.into_keys() {
            let begins = |line: &str| {
                line.strip_prefix(id.as_str()).is_some_and(|rest| rest.trim_start().starts_with('='))
            };
            let line = text.lines().position(begins).map_or(0, |at| at + 1);
            read.places.insert(id, (file.clone(), line));
        }
        read.messages.add(&resource);
        read.files.insert(name);
    }
    for id in &read.messages.twice {
        findings.push(read.at(id, format!("`{id}` occurs twice")));
    }
    for (id, message) in &read.messages.by_id {
        for attribute in &message.attributes {
            if attribute != "gender" && FORMS.iter().all(|(form, _)| form != attribute) {
                let forms: Vec<&str> = FORMS.iter().map(|(form, _)| *form).collect();
                findings.push(read.at(
                    id,
                    format!("`{id}.{attribute}` is no form; forms are gender, {}", forms.join(", ")),
                ));
            }
        }
        if let Some(gender) = message.gender.as_ref().filter(|gender| !GENDERS.contains(&gender.as_str())) {
            findings
                .push(read.at(id, format!("`{gender}` is no gender; genders are {}", GENDERS.join(", "))));
        }
        if !message.has_value {
            findings.push(read.at(id, format!("`{id}` has no text of its own")));
        }
        for other in message.messages.iter().filter(|other| !read.messages.by_id.contains_key(*other)) {
            findings.push(read.at(id, format!("`{id}` refers to `{other}`, which does not exist")));
        }
    }
    Ok(read)
}

impl Read {
    fn at(&self, id: &str, what: String) -> Finding {
        let (file, line) =
            self.places.get(id).cloned().unwrap_or_else(|| (format!("words/{}", self.language.tag()), 0));
        Finding { file, line, what }
    }
}

/// Both have the same files, messages and lists of what is kept.
fn compare_languages(languages: &[Read], findings: &mut Vec<Finding>) {
    for (one, other) in languages.iter().flat_map(|one| languages.iter().map(move |other| (one, other))) {
        let tag = other.language.tag();
        for file in one.files.difference(&other.files) {
            let file = format!("words/{}/{file}", one.language.tag());
            findings.push(Finding { file, line: 0, what: format!("there is no such file in {tag}") });
        }
        for id in one.messages.by_id.keys().filter(|id| !other.messages.by_id.contains_key(*id)) {
            findings.push(one.at(id, format!("`{id}` does not exist in {tag}")));
        }
        for kept in one.messages.kept.difference(&other.messages.kept) {
            findings.push(one.at("", format!("`{kept}` is kept, but not in {tag}")));
        }
    }
}

fn compare_uses(read: &Read, uses: &[Use], findings: &mut Vec<Finding>) {
    let tag = read.language.tag();
    for found in uses {
        let mut wrong = |what| findings.push(Finding { file: found.file.clone(), line: found.line, what });
        if !read.messages.by_id.contains_key(&found.id) {
            wrong(format!("there is no message `{}` in {tag}", found.id));
            continue;
        }
        let Some(args) = &found.args else { continue };
        let wanted: BTreeSet<String> = read
            .messages
            .variables(&found.id)
            .iter()
            .map(|variable| base(variable, args).to_string())
            .collect();
        for arg in args.difference(&wanted) {
            wrong(format!("`{}` in {tag} does not use ${arg}", found.id));
        }
        for arg in wanted.difference(args) {
            wrong(format!("`{}` in {tag} wants ${arg}, which is not given here", found.id));
        }
    }
    let said: BTreeSet<&str> = uses.iter().map(|found| found.id.as_str()).collect();
    let referred: BTreeSet<&str> =
        read.messages.by_id.values().flat_map(|message| &message.messages).map(String::as_str).collect();
    for id in read.messages.by_id.keys() {
        if !said.contains(id.as_str()) && !referred.contains(id.as_str()) && !read.messages.is_kept(id) {
            findings.push(
                read.at(
                    id,
                    format!("nobody says `{id}`; if content or a client does, keep it: ### kept: {id}"),
                ),
            );
        }
    }
}

/// The argument that a variable is a form of.
fn base<'a>(variable: &'a str, args: &BTreeSet<String>) -> &'a str {
    let mut forms: Vec<&str> = FORMS.iter().map(|(form, _)| *form).chain(["gender", "count"]).collect();
    // `who_the_acc` is the form `the_acc` of `who`, not the form `acc` of `who_the`.
    forms.sort_by_key(|form| std::cmp::Reverse(form.len()));
    forms
        .into_iter()
        .filter_map(|form| variable.strip_suffix(form)?.strip_suffix('_'))
        .find(|base| args.contains(*base))
        .filter(|_| !args.contains(variable))
        .unwrap_or(variable)
}

/// Every message that a source file names: in `phrase!("id", …)`, `Phrase::new("id")` and `Arg::name("id")`.
fn uses_in(file: &str, text: &str) -> Vec<Use> {
    let tokens = source::shipped(text);
    let mut uses = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let next = |n: usize| tokens.get(at + n);
        let add = |open: usize, args: Option<BTreeSet<String>>, uses: &mut Vec<Use>| {
            if let Some(id) = tokens.get(open + 1).filter(|t| t.kind == Kind::Str) {
                uses.push(Use { file: file.to_string(), line: id.line, id: id.text.clone(), args });
            }
        };
        if token.named("phrase")
            && next(1).is_some_and(|t| t.is('!'))
            && next(2).is_some_and(|t| t.is('(') || t.is('[') || t.is('{'))
        {
            add(at + 2, Some(arguments(&tokens, at + 2)), &mut uses);
        }
        let called = |kind: &str, method: &str| {
            token.named(kind)
                && next(1).is_some_and(|t| t.is(':'))
                && next(2).is_some_and(|t| t.is(':'))
                && next(3).is_some_and(|t| t.named(method))
                && next(4).is_some_and(|t| t.is('('))
        };
        if called("Phrase", "new") {
            add(at + 4, None, &mut uses);
        } else if called("Arg", "name") {
            add(at + 4, Some(BTreeSet::new()), &mut uses);
        }
    }
    uses
}

/// The names of the arguments of the macro call whose bracket is at `open`.
fn arguments(tokens: &[Token], open: usize) -> BTreeSet<String> {
    let end = closing(tokens, open).unwrap_or(tokens.len());
    let mut names = BTreeSet::new();
    let mut at = open + 1;
    while at < end {
        let token = &tokens[at];
        if token.is('(') || token.is('[') || token.is('{') {
            at = closing(tokens, at).unwrap_or(end);
        } else if token.is(',')
            && let (Some(name), Some(equals), Some(after)) =
                (tokens.get(at + 1), tokens.get(at + 2), tokens.get(at + 3))
            && name.kind == Kind::Ident
            && equals.is('=')
            && !after.is('=')
        {
            names.insert(name.text.clone());
        }
        at += 1;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A repository of one source file and one file of words per language.
    fn findings(name: &str, code: &str, english: &str, german: &str) -> Vec<String> {
        let root = std::env::temp_dir().join(format!("words-{}-{name}", std::process::id()));
        for (file, text) in
            [("crates/x/src/lib.rs", code), ("words/en/x.ftl", english), ("words/de/x.ftl", german)]
        {
            let path = root.join(file);
            std::fs::create_dir_all(path.parent().unwrap_or(&root)).expect("a folder can be made");
            std::fs::write(path, text).expect("a file can be written");
        }
        let found = check(&root).expect("the files can be read");
        std::fs::remove_dir_all(&root).expect("the folder can be removed");
        found.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_agrees_is_silent() {
        let code = "/// phrase!(\"in-a-comment\")\nfn f() { g(phrase!(\"hit\", who = Arg::name(x), n = if a == b { 1 } else { f(2, c = 3) },)); }\n\
            #[cfg(test)]\nmod tests { fn h() { phrase!(\"in-a-test\"); } }\n";
        assert_eq!(
            findings(
                "silent",
                code,
                "### kept: hero-\n\nhero-ash = Ash\nhit = { $who_the } hits for { $n }\n",
                "### kept: hero-\n\nhero-ash = Ash\nhit = { $who } trifft: { $n ->\n    [one] eins\n   *[other] viel\n }\n",
            ),
            [""; 0]
        );
    }

    #[test]
    fn an_id_that_is_missing_is_found() {
        assert_eq!(
            findings(
                "missing",
                "fn f() { phrase!(\"hit\") }\n\nfn g() { Arg::name(\"hero-ash\") }",
                "hit = Hit\nmore = M\n",
                "more = M\n"
            ),
            [
                "crates/x/src/lib.rs:1: there is no message `hit` in de",
                "crates/x/src/lib.rs:3: there is no message `hero-ash` in de",
                "crates/x/src/lib.rs:3: there is no message `hero-ash` in en",
                "words/de/x.ftl:1: nobody says `more`; if content or a client does, keep it: ### kept: more",
                "words/en/x.ftl:1: `hit` does not exist in de",
                "words/en/x.ftl:2: nobody says `more`; if content or a client does, keep it: ### kept: more",
            ]
        );
    }

    #[test]
    fn arguments_must_be_given_and_used() {
        assert_eq!(
            findings(
                "arguments",
                "fn f() { phrase!(\"hit\", who = a, n = 2) }",
                "hit = { $who_the } { $n }\n",
                "hit = { $who_akk } { $whom }\n"
            ),
            [
                "crates/x/src/lib.rs:1: `hit` in de does not use $n",
                "crates/x/src/lib.rs:1: `hit` in de does not use $who",
                "crates/x/src/lib.rs:1: `hit` in de wants $who_akk, which is not given here",
                "crates/x/src/lib.rs:1: `hit` in de wants $whom, which is not given here",
            ]
        );
    }

    #[test]
    fn mistakes_in_the_files_are_found() {
        assert_eq!(
            findings(
                "files",
                "fn f() { phrase!(\"a\") }",
                "a = { b }\n    .akk = x\n    .gender = male\na = again\n",
                "a = A\n    .gender = feminine\n\n= oh\n"
            ),
            [
                "words/de/x.ftl:4: Fluent cannot read this: Expected one of \"a-zA-Z\"",
                "words/en/x.ftl:1: `a` occurs twice",
            ]
        );
        assert_eq!(
            findings(
                "forms",
                "fn f() { phrase!(\"a\") }",
                "a = { b }\n    .akk = x\n    .gender = male\n",
                "a = A\n"
            ),
            [
                "words/en/x.ftl:1: `a.akk` is no form; forms are gender, acc, dat, gen, the, the_acc, the_dat, the_gen, a, \
                 a_acc, a_dat, a_gen, plural, plural_dat",
                "words/en/x.ftl:1: `a` refers to `b`, which does not exist",
                "words/en/x.ftl:1: `male` is no gender; genders are masculine, feminine, neuter, plural",
            ]
        );
    }

    #[test]
    fn the_argument_itself_comes_before_a_form() {
        let args: BTreeSet<String> = ["who".to_string(), "who_the".to_string()].into();
        assert_eq!(base("who_the", &args), "who_the");
        assert_eq!(base("who_the_acc", &args), "who");
        assert_eq!(base("who_count", &args), "who");
    }
}
