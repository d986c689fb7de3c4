//! A number for code: which rules a program plays by.
//!
//! It follows from the tokens of the crates that are named, and from nothing else: not from comments, tests and layout,
//! nor from where the sources lie, how lines end there and which machine reads them. A build script hands it to its crate,
//! so that nobody has to remember a number when a rule changes.

use crate::{Kind, Token, closing, files, shipped, without_tests};
use std::io;
use std::path::Path;

/// For build scripts: sets `CODE` to the number of this crate and of those beside it that it stands on, and has cargo
/// look again when one of them changes.
pub fn tell_cargo(stands_on: &[&str]) -> io::Result<()> {
    // Asked when it runs: a build folder may be shared by several copies of the sources.
    let here =
        std::env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("no CARGO_MANIFEST_DIR"))?;
    let here = Path::new(&here);
    let name = here.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let crates = here.parent().unwrap_or(here);
    println!("cargo::rerun-if-changed=src");
    stands_on.iter().for_each(|other| println!("cargo::rerun-if-changed=../{other}/src"));
    let names: Vec<&str> = [name].into_iter().chain(stands_on.iter().copied()).collect();
    println!("cargo::rustc-env=CODE={:016x}", number(crates, &names)?);
    Ok(())
}

/// The number of these crates, which lie side by side in one folder.
pub fn number(crates: &Path, names: &[&str]) -> io::Result<u64> {
    let mut hash = Hash::default();
    for name in names {
        let root = crates.join(name);
        for path in without_tests(&root, files(&root.join("src"), "rs")?)? {
            let inside = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            hash.add(&format!("{name}/{inside}"));
            hash.add_code(&std::fs::read_to_string(&path)?);
        }
    }
    Ok(hash.0)
}

/// The number of one text.
///
/// ```
/// use source::code::of_text;
/// let one = of_text("fn heal(n: u8) -> u8 { /* at most */ n.min(3) }");
/// assert_eq!(one, of_text("/// Heals.\nfn heal(\n    n: u8,\n) -> u8 {\r\n    n.min(3)\r\n}"));
/// assert_ne!(one, of_text("fn heal(n: u8) -> u8 { n.min(4) }"));
/// ```
pub fn of_text(source: &str) -> u64 {
    let mut hash = Hash::default();
    hash.add_code(source);
    hash.0
}

/// FNV-1a.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn add_code(&mut self, source: &str) {
        for token in plain(&shipped(&source.replace('\r', ""))) {
            // A word in quotes is another thing than the word.
            self.add(match token.kind {
                Kind::Str => "\"",
                Kind::Char => "'",
                _ => "",
            });
            self.add(&in_one_line(&token));
        }
    }
}

/// A string that goes on in the next line is the same however far that is indented.
fn in_one_line(token: &Token) -> String {
    let mut parts = token.text.split("\\\n");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.trim_start())
}

/// Attributes that are for readers and the compiler, and change nothing.
const FOR_READERS: [&str; 5] = ["doc", "allow", "expect", "inline", "must_use"];

/// The tokens as they are in whichever way they are laid out: without attributes for readers, without commas behind the
/// last of a list, and without the braces that a single expression gets when it is moved to a line of its own.
fn plain(tokens: &[Token]) -> Vec<Token> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut left_out = vec![false; tokens.len()];
    let mut commas = vec![false; tokens.len()];
    let mut at = 0;
    while at < tokens.len() {
        let token = &tokens[at];
        if let Some(end) = for_readers(&tokens[at..]) {
            at += end;
            continue;
        }
        let is_last = tokens.get(at + 1).is_none_or(ends_list);
        if token.is('{')
            && let Some((end, arm)) = wraps_one(tokens, at)
        {
            (left_out[at], left_out[end]) = (true, true);
            commas[end] = arm && !tokens.get(end + 1).is_none_or(|next| next.is(',') || ends_list(next));
        }
        if commas[at] {
            kept.push(Token { kind: Kind::Punct, text: ",".to_owned(), line: token.line });
        } else if !(left_out[at] || token.is(',') && is_last) {
            kept.push(token.clone());
        }
        at += 1;
    }
    kept
}

fn ends_list(token: &Token) -> bool {
    token.is(')') || token.is(']') || token.is('}')
}

/// How many tokens an attribute has that is for readers, if `tokens` begins with one.
fn for_readers(tokens: &[Token]) -> Option<usize> {
    let open = 1 + usize::from(tokens.get(1).is_some_and(|token| token.is('!')));
    let begins = tokens.first()?.is('#') && tokens.get(open)?.is('[');
    let named = tokens.get(open + 1).is_some_and(|name| FOR_READERS.iter().any(|other| name.named(other)));
    (begins && named).then(|| closing(tokens, open).map(|end| end + 1)).flatten()
}

/// Where the braces end that begin at `open`, if they are only there because what they hold stands on a line of its own;
/// and whether that is an arm of a `match`. Otherwise it is a closure.
fn wraps_one(tokens: &[Token], open: usize) -> Option<(usize, bool)> {
    let before = |n: usize| open.checked_sub(n).and_then(|at| tokens.get(at));
    let arm = before(1)?.is('>') && before(2)?.is('=');
    if !arm && !before(1)?.is('|') {
        return None;
    }
    let end = closing(tokens, open)?;
    let mut at = open + 1;
    while at < end {
        if tokens[at].is(';') {
            return None;
        }
        let opens = tokens[at].is('(') || tokens[at].is('[') || tokens[at].is('{');
        at = if opens { closing(tokens, at)? } else { at } + 1;
    }
    (end > open + 1).then_some((end, arm))
}

#[cfg(test)]
mod tests {
    use super::of_text;

    #[test]
    fn layout_is_no_code() {
        for (one, other) in [
            ("f(a, b)", "f(\n    a,\n    b,\n)"),
            ("match x { A => f(), B => g() }", "match x {\n A => {\n f()\n }\n B => g(),\n}"),
            ("x.map(|a| a + 1);", "x.map(|a| {\n    a + 1\n});"),
            ("/// Says.\n#[must_use]\npub fn a() {}", "#[doc = \"other\"] pub fn a() { }"),
            ("let a = \"b \\\n    c\";", "let a = \"b \\\n        c\";"),
            ("fn a() {}", "fn a() {} #[cfg(test)] mod tests { fn b() {} }"),
        ] {
            assert_eq!(of_text(one), of_text(other), "{one}\n{other}");
        }
    }

    #[test]
    fn everything_else_is() {
        for (one, other) in [
            ("f(a, b)", "f(b, a)"),
            ("f(\"a\")", "f(a)"),
            ("'a'", "\"a\""),
            ("x => { f(); g() }", "x => f(g())"),
            ("a + b", "a - b"),
            ("#[serde(default)] a: u8", "a: u8"),
            ("a[1]", "a[2]"),
            ("\"a b\"", "\"a  b\""),
        ] {
            assert_ne!(of_text(one), of_text(other), "{one}\n{other}");
        }
    }
}
