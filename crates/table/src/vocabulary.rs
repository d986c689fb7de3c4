//! What a game can offer and tell at all: for cases that say what is *not* offered and *not* told.
//!
//! A misspelt key is never offered and a misspelt line never told, so a case that forbids one would pass for nothing. A
//! game therefore lists the *forms* of its keys and lines, and the names that stand in them.

use std::collections::BTreeSet;

/// The forms of everything that a game can offer and tell, with the names that can stand in them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vocabulary {
    /// The forms of keys: `card:{}/{}`. `{}` stands for a name, a number or a space, `{..}` for several words.
    pub keys: Vec<&'static str>,
    /// The forms of lines: `damage {} {} by {}`, with any number of words for each `{}`.
    pub lines: Vec<&'static str>,
    /// Every word that can stand in them: the names from the content and the words of the rules.
    pub names: BTreeSet<String>,
}

/// A key or line that can never be: the part that is wrong, and what was probably meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The part that is wrong: a word, or the whole if it has no form.
    pub part: String,
    /// What it should be one of.
    pub among: Vec<String>,
}

impl Vocabulary {
    /// Every word of a text: names and numbers, without what stands between them.
    ///
    /// ```
    /// use table::Vocabulary;
    /// let words: Vec<&str> = Vocabulary::words("lose:strike+rally, to:1,0 [x2]").collect();
    /// assert_eq!(words, ["lose", "strike", "rally", "to", "1", "0", "x2"]);
    /// ```
    pub fn words(text: &str) -> impl Iterator<Item = &str> {
        let parts = text.split(|c: char| !c.is_alphanumeric() && !"-_.'".contains(c));
        parts.map(|word| word.trim_matches(['.', '\'', '-'])).filter(|word| !word.is_empty())
    }

    /// Every word of files of content, without their comments. What is `KnockedDown` there is `knocked-down` in keys.
    pub fn words_of_files<'f>(texts: impl IntoIterator<Item = &'f str>) -> BTreeSet<String> {
        let lines = texts.into_iter().flat_map(str::lines);
        let said = lines.flat_map(|line| Vocabulary::words(line.split("//").next().unwrap_or_default()));
        let said = said.filter(|word| !is_number(word));
        said.flat_map(|word| [word.to_owned(), with_hyphens(word)]).collect()
    }

    /// Whether this can be the key of an option. `known` are names beside those of the game: those of figures that are
    /// there, those of the position.
    pub fn key(&self, key: &str, known: &dyn Fn(&str) -> bool) -> Result<(), Unknown> {
        let mut wrong: Option<(usize, String)> = None;
        for form in &self.keys {
            // The form of which most is there says best what is wrong.
            let printed = form.len() - form.matches("{}").count() * 2;
            let fits = fills(form, key, &mut |filling| {
                let unknown = Vocabulary::words(filling).find(|word| !self.knows(word, known));
                if let Some(word) = unknown
                    && wrong.as_ref().is_none_or(|(most, _)| printed > *most)
                {
                    wrong = Some((printed, word.to_owned()));
                }
                unknown.is_none()
            });
            if fits {
                return Ok(());
            }
        }
        match wrong {
            Some((1.., part)) => Err(Unknown { part, among: self.names.iter().cloned().collect() }),
            _ => {
                let among = self.keys.iter().map(|form| (*form).to_owned());
                let names = self.names.iter().filter(|_| !key.contains(':')).cloned();
                Err(Unknown { part: key.to_owned(), among: among.chain(names).collect() })
            }
        }
    }

    /// Whether a line can begin with these words.
    pub fn line(&self, begins: &str, known: &dyn Fn(&str) -> bool) -> Result<(), Unknown> {
        // What was taken back is told once more.
        if let Some(undone) = begins.strip_prefix("undone ").filter(|undone| !undone.ends_with(" more")) {
            return self.line(undone, known);
        }
        let mut words = begins.split(' ');
        let first = words.next().unwrap_or_default();
        let forms: Vec<&&str> =
            self.lines.iter().filter(|form| form.split(' ').next() == Some(first)).collect();
        if forms.is_empty() {
            let among = self.lines.iter().filter_map(|form| form.split(' ').next());
            return Err(Unknown {
                part: first.to_owned(),
                among: among.filter(|word| !word.starts_with('{')).map(str::to_owned).collect(),
            });
        }
        let printed = |word: &str| forms.iter().any(|form| form.split(' ').any(|part| part == word));
        for part in words.filter(|part| !printed(part)) {
            if let Some(word) = Vocabulary::words(part).find(|word| !self.knows(word, known)) {
                let among = self.names.iter().cloned();
                return Err(Unknown { part: word.to_owned(), among: among.collect() });
            }
        }
        Ok(())
    }

    /// Whether this is a number, or a name with or without its number.
    fn knows(&self, word: &str, known: &dyn Fn(&str) -> bool) -> bool {
        let there = |word: &str| self.names.contains(word) || known(word);
        let numbered = || word.rsplit_once('-').is_some_and(|(name, n)| is_number(n) && there(name));
        is_number(word) || there(word) || numbered()
    }
}

/// `knocked-down` for `KnockedDown`.
fn with_hyphens(word: &str) -> String {
    let mut out = String::new();
    for c in word.chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// A number, also the number of a section or a multiple: `12.1`, `x2`.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix('x').unwrap_or(word);
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit() || c == '.')
}

/// Whether the text has this form, with a filling for each `{}` that is accepted.
fn fills(form: &str, text: &str, accepted: &mut dyn FnMut(&str) -> bool) -> bool {
    let Some(open) = form.find('{') else { return form == text };
    let several = form[open..].starts_with("{..}");
    let (before, after) = (&form[..open], &form[open + if several { 4 } else { 2 }..]);
    let Some(rest) = text.strip_prefix(before) else { return false };
    let ends = rest.char_indices().map(|(i, c)| i + c.len_utf8());
    let ends = ends.take_while(|end| several || !rest[..*end].contains([':', ' ']));
    let ends: Vec<usize> = ends.collect();
    // What comes after it is compared first: most fillings are no names.
    ends.into_iter().any(|end| {
        fills(after, &rest[end..], &mut |_| true)
            && accepted(&rest[..end])
            && fills(after, &rest[end..], accepted)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vocabulary() -> Vocabulary {
        Vocabulary {
            keys: vec!["bash:{}", "bash:chest", "dash", "use:{}-{}/{}", "do:{..}", "{}"],
            lines: vec!["damage {} {} by {}", "gains {} {}"],
            names: ["trample", "wound", "move", "bandit-guard"].map(str::to_owned).into(),
        }
    }

    fn key(key: &str) -> Result<(), String> {
        vocabulary().key(key, &|word| word == "brute").map_err(|unknown| unknown.part)
    }

    fn line(line: &str) -> Result<(), String> {
        vocabulary().line(line, &|word| word == "brute").map_err(|unknown| unknown.part)
    }

    #[test]
    fn keys_have_a_form_and_known_names() {
        for good in
            ["bash:chest", "dash", "bash:1,0", "use:trample-2/bandit-guard-3", "do:move 3, wound", "brute"]
        {
            assert_eq!(key(good), Ok(()), "{good}");
        }
        assert_eq!(key("bash:chets"), Err("chets".to_owned()));
        assert_eq!(key("use:trample-2/bandit-gaurd-3"), Err("bandit-gaurd-3".to_owned()));
        assert_eq!(key("do:moev 3"), Err("moev".to_owned()));
        assert_eq!(key("dahs"), Err("dahs".to_owned()));
        assert_eq!(key("slash:trample"), Err("slash:trample".to_owned()));
    }

    #[test]
    fn lines_begin_with_a_word_that_is_told() {
        for good in ["damage", "damage brute", "damage brute 3 by bandit-guard-1", "gains brute wound"] {
            assert_eq!(line(good), Ok(()), "{good}");
        }
        assert_eq!(line("condition"), Err("condition".to_owned()));
        assert_eq!(line("gains brute wuond"), Err("wuond".to_owned()));
        assert_eq!(line("gains brute by"), Err("by".to_owned()));
    }
}
