//! What a case says is not offered or not told must be something that could be: a misspelling never is, and the case
//! would pass for nothing.

use crate::near::nearest;
use crate::node::Lined;
use crate::run::Run;
use crate::verdict::Failure;
use serde_json::Value as Json;
use std::collections::BTreeSet;
use table::scene::{FigureKind, TokenKind};
use table::{Unknown, Viewer, Vocabulary};

/// What only this table knows: the names of what is there and of what the position says, and the spaces of its map.
pub(crate) struct Here<'h> {
    vocabulary: &'h Vocabulary,
    names: BTreeSet<String>,
    spaces: BTreeSet<String>,
}

impl Here<'_> {
    /// The key could be offered, if not now.
    fn could_be_offered(&self, line: usize, key: &str) -> Result<(), Failure> {
        let text = format!("{key} can never be offered");
        if let Err(Unknown { part, among }) = self.vocabulary.key(key, &|word| self.names.contains(word)) {
            let text = if part == key { text } else { format!("{text}: nothing is called {part}") };
            return Err(Failure::file(line, text, self.nearest(&part, &among), part));
        }
        match spaces(key).find(|space| !self.spaces.contains(space)) {
            None => Ok(()),
            Some(space) => {
                let text = format!("{text}: the map has no space {space}");
                Err(Failure::file(line, text, "a space of the map", space))
            }
        }
    }

    /// A line could begin with these words, if not now.
    fn could_be_told(&self, line: usize, begins: &str) -> Result<(), Failure> {
        match self.vocabulary.line(begins, &|word| self.names.contains(word)) {
            Ok(()) => Ok(()),
            Err(Unknown { part, among }) => {
                let text = format!("no line can ever begin with {begins}: nothing is called {part}");
                let expected = match begins.starts_with(&part) {
                    true => one_of(&part, among.iter().map(|word| &**word)),
                    false => self.nearest(&part, &among),
                };
                Err(Failure::file(line, text, expected, part))
            }
        }
    }

    fn nearest(&self, part: &str, among: &[String]) -> String {
        // A verb is no name.
        let names = self.names.iter().filter(|_| !part.contains(':'));
        one_of(part, among.iter().chain(names).map(|name| &**name))
    }
}

impl<'r> Run<'r> {
    /// What is said not to be offered could be.
    pub(crate) fn could_be_offered(&self, keys: &[Lined<String>]) -> Result<(), Failure> {
        if keys.is_empty() {
            return Ok(());
        }
        let here = self.here();
        keys.iter().try_for_each(|key| here.could_be_offered(key.line, &key.value))
    }

    /// What is said not to be told could be.
    pub(crate) fn could_be_told<'l>(
        &self,
        lines: impl Iterator<Item = &'l Lined<String>>,
    ) -> Result<(), Failure> {
        let mut lines = lines.peekable();
        if lines.peek().is_none() {
            return Ok(());
        }
        let here = self.here();
        lines.try_for_each(|begins| here.could_be_told(begins.line, &begins.value))
    }

    /// What is counted could be there.
    pub(crate) fn could_be_there(&self, what: &Lined<String>) -> Result<(), Failure> {
        let here = self.here();
        let kinds = FigureKind::ALL.iter().map(|kind| kind.as_str());
        let kinds: Vec<&str> = kinds.chain(TokenKind::ALL.iter().map(|kind| kind.as_str())).collect();
        let named = |names: &BTreeSet<String>| names.contains(&what.value);
        if kinds.contains(&&*what.value) || named(&here.names) || named(&here.vocabulary.names) {
            return Ok(());
        }
        let among = kinds.into_iter().chain(here.names.iter().map(|name| &**name));
        let text = format!("there can never be a {}", what.value);
        Err(Failure::file(what.line, text, one_of(&what.value, among), what.value.clone()))
    }

    /// Everything that is offered now is something that the game says it can offer.
    pub(crate) fn offers_are_known(&mut self, line: usize) -> Result<(), Failure> {
        let open = self.table.pending(Viewer::Engine).into_iter();
        for option in open.filter_map(|open| open.asked).flat_map(|asked| asked.options) {
            let known = |here: &Here<'_>| here.could_be_offered(line, &option.key);
            // What was there a moment ago is there still, mostly.
            if self.earlier.as_ref().is_none_or(|here| known(here).is_err()) {
                let here = self.here();
                known(&here)?;
                self.earlier = Some(here);
            }
        }
        Ok(())
    }

    /// Everything that was told is something that the game says it can tell.
    pub(crate) fn lines_are_known(&self, line: usize) -> Result<(), Failure> {
        let here = self.here();
        let log = self.table.log(Viewer::Engine, 0);
        log.iter().try_for_each(|told| here.could_be_told(line, &told.line))
    }

    fn here(&self) -> Here<'r> {
        let scene = self.table.scene(Viewer::Engine);
        let mut spaces: BTreeSet<String> = scene.board.spaces.iter().map(|space| space.id.clone()).collect();
        for drawing in &self.case.drawings {
            for (y, row) in drawing.rows.iter().enumerate() {
                spaces.extend((0..row.len()).map(|x| format!("{x},{y}")));
            }
        }
        let mut names: BTreeSet<String> = self.table.seats().into_iter().map(|(_, name)| name).collect();
        let (paths, cards) = (scene.paths(), self.faces.named(&scene));
        let there = paths.iter().flat_map(|path| path.split('.')).chain(cards.iter().map(|card| &**card));
        names.extend(there.chain(spaces.iter().map(|space| &**space)).flat_map(words));
        let begins = [Some(&self.case.position), self.case.setup.as_ref()];
        begins.into_iter().flatten().for_each(|json| words_in(json, &mut names));
        Here { vocabulary: self.vocabulary, names, spaces }
    }
}

/// The few that look most like it.
fn one_of<'n>(part: &str, among: impl Iterator<Item = &'n str>) -> String {
    format!("one of: {}", nearest(part, among, 5).join(", "))
}

fn words(text: &str) -> impl Iterator<Item = String> {
    Vocabulary::words(text).map(str::to_owned)
}

fn words_in(json: &Json, names: &mut BTreeSet<String>) {
    match json {
        Json::String(text) => names.extend(words(text)),
        Json::Array(items) => items.iter().for_each(|item| words_in(item, names)),
        Json::Object(fields) => {
            for (key, value) in fields {
                names.extend(words(key));
                words_in(value, names);
            }
        }
        _ => {}
    }
}

/// The spaces that a key names; a key of several words is no key of spaces.
fn spaces(key: &str) -> impl Iterator<Item = String> {
    let parts = key.split(|c: char| !c.is_ascii_digit() && c != ',').filter(|_| !key.contains(' '));
    let number = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    let is_space = move |part: &&str| part.split_once(',').is_some_and(|(x, y)| number(x) && number(y));
    parts.filter(is_space).map(str::to_owned)
}
