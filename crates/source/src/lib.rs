//! Reads Rust source: tokens and comments.
//!
//! [`code`] makes the number of the rules from it. Two tests compare code with what is written about it: citations of rules must exist in the catalogue,
//! and phrases must exist in the words of every language. Both need to know what is a comment, what is a
//! string and what is neither; nobody needs a syntax tree. So this is a tokenizer and nothing more. It takes
//! any text: what it does not understand it passes over.

pub mod code;

use std::path::{Path, PathBuf};

/// A piece of source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Its text: of a string what stands between the quotes (escapes as written), of a comment what follows
    /// the slashes.
    pub text: String,
    /// The line on which it begins, from 1.
    pub line: usize,
}

/// The kinds of [`Token`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name, a keyword, or a raw name without its `r#`.
    Ident,
    /// A string literal of any sort.
    Str,
    /// A character or byte literal.
    Char,
    /// A lifetime.
    Lifetime,
    /// A number.
    Number,
    /// One character of punctuation.
    Punct,
    /// A comment, also a doc comment.
    Comment,
}

impl Token {
    /// Whether this is the punctuation character `c`.
    pub fn is(&self, c: char) -> bool {
        self.kind == Kind::Punct && self.text.starts_with(c)
    }

    /// Whether this is the name `name`.
    pub fn named(&self, name: &str) -> bool {
        self.kind == Kind::Ident && self.text == name
    }
}

/// The name of the item that the comment at `at` is about: what a doc comment documents, or the function around any
/// other comment.
///
/// ```
/// use source::{about, tokens};
/// let found = tokens("/// Hurts.\n#[inline]\npub fn suffer() {\n    // quietly\n}");
/// assert_eq!(about(&found, 0).as_deref(), Some("suffer"));
/// let quietly = found.iter().rposition(|t| t.text == " quietly").expect("it is there");
/// assert_eq!(about(&found, quietly).as_deref(), Some("suffer"));
/// ```
pub fn about(tokens: &[Token], at: usize) -> Option<String> {
    let documents = tokens.get(at)?.text.starts_with('/');
    if !documents {
        let mut before = tokens[..at].iter().zip(&tokens[1..]).filter(|(token, _)| token.named("fn"));
        return before.next_back().map(|(_, name)| name.text.clone());
    }
    let mut at = at + 1;
    loop {
        let token = tokens.get(at)?;
        match token.kind {
            Kind::Comment => at += 1,
            Kind::Punct if token.is('#') => at = closing(tokens, at + 1)? + 1,
            // `pub(crate)`: what stands in brackets behind it.
            Kind::Punct if token.is('(') => at = closing(tokens, at)? + 1,
            Kind::Ident if MODIFIERS.contains(&token.text.as_str()) => at += 1,
            Kind::Ident => return Some(token.text.clone()),
            _ => return None,
        }
    }
}

/// Words that stand before the name of an item.
const MODIFIERS: [&str; 13] = [
    "pub",
    "fn",
    "struct",
    "enum",
    "const",
    "static",
    "type",
    "trait",
    "mod",
    "async",
    "impl",
    "macro_rules",
    "use",
];

/// The tokens of a source file, comments among them.
///
/// ```
/// use source::{Kind, tokens};
/// let found = tokens("let a = \"b\"; // c");
/// assert_eq!(found.last().map(|t| (t.kind, t.text.as_str())), Some((Kind::Comment, " c")));
/// ```
pub fn tokens(source: &str) -> Vec<Token> {
    let mut reader = Reader { chars: source.chars().collect(), at: 0, line: 1 };
    let mut found = Vec::new();
    while let Some(token) = reader.next_token() {
        found.push(token);
    }
    found
}

/// The tokens of the code that ships: no comments, nothing under `#[cfg(test)]` or `#[test]`.
pub fn shipped(source: &str) -> Vec<Token> {
    let all: Vec<Token> = tokens(source).into_iter().filter(|t| t.kind != Kind::Comment).collect();
    let mut kept = Vec::with_capacity(all.len());
    let mut at = 0;
    while at < all.len() {
        match test_attribute(&all[at..]) {
            Some(length) => at = after_item(&all, at + length),
            None => {
                kept.push(all[at].clone());
                at += 1;
            }
        }
    }
    kept
}

/// The length of the attribute at the start of `tokens`, if it marks what follows as a test.
fn test_attribute(tokens: &[Token]) -> Option<usize> {
    if !(tokens.first()?.is('#') && tokens.get(1)?.is('[')) {
        return None;
    }
    let end = closing(tokens, 1)?;
    let inside = &tokens[2..end];
    let is_test = match inside.first() {
        Some(first) if first.named("test") && inside.len() == 1 => true,
        Some(first) if first.named("cfg") => {
            inside.iter().any(|t| t.named("test")) && !inside.iter().any(|t| t.named("not"))
        }
        _ => false,
    };
    is_test.then_some(end + 1)
}

/// The index after the item that begins at `at`: after its block, or its semicolon.
fn after_item(tokens: &[Token], mut at: usize) -> usize {
    while let Some(token) = tokens.get(at) {
        if token.is(';') {
            return at + 1;
        }
        if token.is('{') {
            return closing(tokens, at).map_or(tokens.len(), |end| end + 1);
        }
        if token.is('(') || token.is('[') {
            at = closing(tokens, at).unwrap_or(tokens.len());
        }
        at += 1;
    }
    at
}

/// The index of the bracket that closes the one at `open`.
pub fn closing(tokens: &[Token], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        if token.is('(') || token.is('[') || token.is('{') {
            depth += 1;
        } else if token.is(')') || token.is(']') || token.is('}') {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

/// Every file under `root` whose name ends with `.ending`, in the order of their paths. Folders named
/// `target` and those that begin with a dot are left out; a folder that is not there holds nothing.
pub fn files(root: &Path, ending: &str) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() {
                if name != "target" && !name.starts_with('.') {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The source files of every crate of the repository at `root`: `crates/*/src/**/*.rs`.
pub fn crate_sources(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    let crates = root.join("crates");
    let mut found = files(&crates, "rs")?;
    found.retain(|path| {
        path.strip_prefix(&crates)
            .is_ok_and(|inside| inside.components().nth(1).is_some_and(|c| c.as_os_str() == "src"))
    });
    Ok(found)
}

/// Those of [`crate_sources`] that ship: without the files of modules that are declared under `#[cfg(test)]`.
pub fn shipped_sources(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    without_tests(root, crate_sources(root)?)
}

/// These files without those of modules that are declared under `#[cfg(test)]` in one of them.
fn without_tests(root: &Path, mut found: Vec<PathBuf>) -> std::io::Result<Vec<PathBuf>> {
    let mut tests: Vec<PathBuf> = Vec::new();
    for path in &found {
        let stem = path.file_stem().unwrap_or_default();
        let folder = path.parent().unwrap_or(root);
        let folder = match stem.to_str() {
            Some("lib" | "main" | "mod") => folder.to_path_buf(),
            _ => folder.join(stem),
        };
        tests.extend(test_modules(&std::fs::read_to_string(path)?).iter().map(|name| folder.join(name)));
    }
    found.retain(|path| {
        !tests.iter().any(|test| path.starts_with(test) || *path == test.with_extension("rs"))
    });
    Ok(found)
}

/// The modules that a file declares for tests, and that lie in files of their own.
fn test_modules(source: &str) -> Vec<String> {
    let all: Vec<Token> = tokens(source).into_iter().filter(|t| t.kind != Kind::Comment).collect();
    let mut found = Vec::new();
    for at in 0..all.len() {
        let Some(length) = test_attribute(&all[at..]) else { continue };
        let item = &all[at + length..after_item(&all, at + length)];
        if let [.., module, name, end] = item
            && module.named("mod")
            && end.is(';')
        {
            found.push(name.text.clone());
        }
    }
    found
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    line: usize,
}

impl Reader {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.chars.get(self.at + ahead).copied()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek(0)?;
        self.at += 1;
        if c == '\n' {
            self.line += 1;
        }
        Some(c)
    }

    fn take_while(&mut self, text: &mut String, mut go_on: impl FnMut(char) -> bool) {
        while let Some(c) = self.peek(0).filter(|c| go_on(*c)) {
            text.push(c);
            self.bump();
        }
    }

    fn next_token(&mut self) -> Option<Token> {
        while self.peek(0)?.is_whitespace() {
            self.bump();
        }
        let line = self.line;
        let (kind, text) = self.token()?;
        Some(Token { kind, text, line })
    }

    fn token(&mut self) -> Option<(Kind, String)> {
        let c = self.peek(0)?;
        match (c, self.peek(1)) {
            ('/', Some('/')) => Some((Kind::Comment, self.line_comment())),
            ('/', Some('*')) => Some((Kind::Comment, self.block_comment())),
            ('"', _) => Some((Kind::Str, self.quoted('"'))),
            ('\'', _) => Some(self.char_or_lifetime()),
            _ if c.is_alphabetic() || c == '_' => Some(self.word()),
            _ if c.is_ascii_digit() => {
                let mut text = String::new();
                self.take_while(&mut text, |c| c.is_alphanumeric() || c == '_');
                Some((Kind::Number, text))
            }
            _ => {
                self.bump();
                Some((Kind::Punct, c.to_string()))
            }
        }
    }

    fn line_comment(&mut self) -> String {
        self.at += 2;
        let mut text = String::new();
        self.take_while(&mut text, |c| c != '\n');
        text
    }

    fn block_comment(&mut self) -> String {
        self.at += 2;
        let mut text = String::new();
        let mut depth = 1;
        while let Some(c) = self.bump() {
            if c == '*' && self.peek(0) == Some('/') {
                depth -= 1;
                if depth == 0 {
                    self.bump();
                    break;
                }
            } else if c == '/' && self.peek(0) == Some('*') {
                depth += 1;
            }
            text.push(c);
        }
        text
    }

    /// What stands between two quotes; the reader is at the first of them.
    fn quoted(&mut self, quote: char) -> String {
        self.bump();
        let mut text = String::new();
        while let Some(c) = self.bump() {
            if c == quote {
                break;
            }
            text.push(c);
            if c == '\\'
                && let Some(escaped) = self.bump()
            {
                text.push(escaped);
            }
        }
        text
    }

    /// A raw string; the reader is at its hashes or its quote.
    fn raw(&mut self) -> String {
        let mut hashes = 0;
        while self.peek(0) == Some('#') {
            self.bump();
            hashes += 1;
        }
        self.bump();
        let mut text = String::new();
        while let Some(c) = self.bump() {
            if c == '"' && (0..hashes).all(|i| self.peek(i) == Some('#')) {
                self.at += hashes;
                break;
            }
            text.push(c);
        }
        text
    }

    fn char_or_lifetime(&mut self) -> (Kind, String) {
        let is_lifetime =
            self.peek(1).is_some_and(|c| c.is_alphabetic() || c == '_') && self.peek(2) != Some('\'');
        if is_lifetime {
            self.bump();
            let mut text = String::new();
            self.take_while(&mut text, |c| c.is_alphanumeric() || c == '_');
            (Kind::Lifetime, text)
        } else {
            (Kind::Char, self.quoted('\''))
        }
    }

    /// A name, or the literal that a prefix such as `r`, `b`, `br` or `c` begins.
    fn word(&mut self) -> (Kind, String) {
        let mut text = String::new();
        self.take_while(&mut text, |c| c.is_alphanumeric() || c == '_');
        let raw = matches!(text.as_str(), "r" | "br" | "cr");
        match self.peek(0) {
            Some('"') if raw => (Kind::Str, self.raw()),
            Some('"') if matches!(text.as_str(), "b" | "c") => (Kind::Str, self.quoted('"')),
            Some('\'') if text == "b" => (Kind::Char, self.quoted('\'')),
            Some('#') if raw => {
                let hashes = self.chars[self.at..].iter().take_while(|c| **c == '#').count();
                if self.peek(hashes) == Some('"') {
                    (Kind::Str, self.raw())
                } else if text == "r" && hashes == 1 {
                    self.bump();
                    text.clear();
                    self.take_while(&mut text, |c| c.is_alphanumeric() || c == '_');
                    (Kind::Ident, text)
                } else {
                    (Kind::Ident, text)
                }
            }
            _ => (Kind::Ident, text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn brief(source: &str) -> Vec<(Kind, String)> {
        tokens(source).into_iter().map(|t| (t.kind, t.text)).collect()
    }

    #[test]
    fn a_comment_in_a_string_is_a_string() {
        assert_eq!(brief(r#""a // b""#), [(Kind::Str, "a // b".into())]);
        assert_eq!(brief(r####"r#"a " // b"#"####), [(Kind::Str, "a \" // b".into())]);
        assert_eq!(brief(r#""a \" b""#), [(Kind::Str, "a \\\" b".into())]);
    }

    #[test]
    fn block_comments_nest() {
        assert_eq!(
            brief("/* a /* b */ c */ d"),
            [(Kind::Comment, " a /* b */ c ".into()), (Kind::Ident, "d".into())]
        );
    }

    #[test]
    fn a_quote_begins_a_lifetime_or_a_character() {
        assert_eq!(
            brief(r"'a 'b' '\'' b'c'"),
            [
                (Kind::Lifetime, "a".into()),
                (Kind::Char, "b".into()),
                (Kind::Char, "\\'".into()),
                (Kind::Char, "c".into())
            ]
        );
    }

    #[test]
    fn raw_names_lose_their_prefix() {
        assert_eq!(brief("r#type"), [(Kind::Ident, "type".into())]);
    }

    #[test]
    fn lines_are_counted_through_everything() {
        let found = tokens("a\n/* \n */ \"\n\"\nb");
        assert_eq!(found.iter().map(|t| t.line).collect::<Vec<_>>(), [1, 2, 3, 5]);
    }

    #[test]
    fn tests_do_not_ship() {
        let source =
            "a(); #[cfg(test)] mod tests { b(); } #[test] fn c() { d(); } #[cfg(not(test))] fn e() {}";
        let names: Vec<String> =
            shipped(source).into_iter().filter(|t| t.kind == Kind::Ident).map(|t| t.text).collect();
        assert_eq!(names, ["a", "cfg", "not", "test", "fn", "e"]);
    }

    #[test]
    fn modules_for_tests_are_known() {
        let source = "mod a; #[cfg(test)] mod b; #[cfg(test)] mod c { } #[cfg(test)] pub(crate) mod d; #[cfg(test)] use e;";
        assert_eq!(test_modules(source), ["b", "d"]);
    }

    #[test]
    fn files_of_tests_do_not_ship() {
        let root = std::env::temp_dir().join(format!("source-{}", std::process::id()));
        for (file, text) in [
            ("crates/x/src/lib.rs", "mod a;\n#[cfg(test)]\nmod b;"),
            ("crates/x/src/a.rs", "#[cfg(test)]\nmod tests;"),
            ("crates/x/src/a/tests.rs", ""),
            ("crates/x/src/b/mod.rs", ""),
            ("crates/x/src/b/more.rs", ""),
            ("crates/x/tests/t.rs", ""),
        ] {
            let path = root.join(file);
            std::fs::create_dir_all(path.parent().unwrap_or(&root)).expect("a folder can be made");
            std::fs::write(path, text).expect("a file can be written");
        }
        let found = shipped_sources(&root).expect("the files can be read");
        std::fs::remove_dir_all(&root).expect("the folder can be removed");
        assert_eq!(found, [root.join("crates/x/src/a.rs"), root.join("crates/x/src/lib.rs")]);
    }

    proptest! {
        #[test]
        fn any_text_can_be_read(text in ".{0,200}") {
            let found = tokens(&text);
            prop_assert!(found.len() <= text.chars().count());
            shipped(&text);
        }

        #[test]
        fn any_heap_of_quotes_and_brackets_can_be_read(text in r##"[r#"'/*\\(){}\[\]a\n ]{0,80}"##) {
            shipped(&text);
        }
    }
}
