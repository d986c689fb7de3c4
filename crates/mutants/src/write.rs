//! Writes a file anew, so that its mutants can be turned on while the program runs.

use crate::find::{Kind, Piece, Shape};
use std::cmp::Reverse;
use std::ops::Range;

/// A file as it is written into the copy.
#[derive(Debug, Default)]
pub struct Written {
    /// Its text.
    pub text: String,
    /// Which mutants have written what.
    marks: Vec<Mark>,
}

/// A part of the written text that is there only for these mutants.
#[derive(Debug)]
struct Mark {
    range: Range<usize>,
    mutants: Vec<usize>,
    /// Whether it is the mutants' own text, and not the original with something around it.
    own: bool,
}

/// Writes a file with this text above it: `number` gives the number of a mutant in the program, or none if it is left
/// out.
pub fn write(above: &str, text: &str, pieces: &[Piece], number: impl Fn(usize) -> Option<u32>) -> Written {
    let mut sorted: Vec<&Piece> = pieces.iter().collect();
    // Stable: of two pieces of the same range the outer one was found first.
    sorted.sort_by_key(|piece| (piece.range.start, Reverse(piece.range.end)));
    let mut writer = Writer { source: text, pieces: sorted, at: 0, number, written: Written::default() };
    writer.push(above);
    writer.part(0..text.len());
    writer.written
}

impl Written {
    /// The mutants to blame for what the compiler says of this part of the text, and of others that it names.
    pub fn blame(&self, part: &Range<usize>, others: &[Range<usize>]) -> Vec<usize> {
        let around = |part: &Range<usize>| {
            let around = self.marks.iter().filter(|mark| holds(&mark.range, part));
            around.min_by_key(|mark| mark.range.len()).map(|mark| mark.mutants.clone())
        };
        around(part).or_else(|| others.iter().find_map(around)).unwrap_or_else(|| {
            let within = self.marks.iter().filter(|mark| !mark.own && holds(part, &mark.range));
            within.flat_map(|mark| mark.mutants.iter().copied()).collect()
        })
    }

    /// The mutants to blame when something is moved or borrowed in one of these parts and used in another: those between
    /// them that leave out the way out of the function, or else what used it up.
    pub fn blame_between(&self, parts: &[Range<usize>], kind: impl Fn(usize) -> Kind) -> Vec<usize> {
        let start = parts.iter().map(|part| part.start).min().unwrap_or_default();
        let end = parts.iter().map(|part| part.end).max().unwrap_or_default();
        let between = |wanted: Kind| -> Vec<usize> {
            let within = self.marks.iter().filter(|mark| !mark.own && holds(&(start..end), &mark.range));
            let within = within.filter(|mark| !parts.iter().any(|part| holds(&mark.range, part)));
            within.flat_map(|m| m.mutants.iter().copied()).filter(|mutant| kind(*mutant) == wanted).collect()
        };
        let exits = between(Kind::Exit);
        if exits.is_empty() { between(Kind::Statement) } else { exits }
    }
}

fn holds(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

struct Writer<'t, N> {
    source: &'t str,
    pieces: Vec<&'t Piece>,
    /// The next piece.
    at: usize,
    number: N,
    written: Written,
}

impl<N: Fn(usize) -> Option<u32>> Writer<'_, N> {
    fn push(&mut self, text: &str) {
        self.written.text.push_str(text);
    }

    /// Writes a part of the source with the pieces in it.
    fn part(&mut self, part: Range<usize>) {
        let mut from = part.start;
        while let Some(piece) = self.pieces.get(self.at).copied()
            && piece.range.start < part.end
        {
            self.at += 1;
            let source = self.source;
            self.push(&source[from..piece.range.start]);
            self.piece(piece);
            from = piece.range.end;
        }
        let source = self.source;
        self.push(&source[from..part.end]);
    }

    fn piece(&mut self, piece: &Piece) {
        let start = self.written.text.len();
        let range = piece.range.clone();
        let mutants = match &piece.shape {
            Shape::Choice(choices) => self.choice(range, choices),
            Shape::Returns(values) => return self.returns(range, values),
            Shape::NoItems(mutant) => {
                self.around(*mutant, range, "{ ::switch::items(::switch::on(", "), ", ") }")
            }
            Shape::Flip(mutant) => self.around(*mutant, range, "(::switch::on(", ") != (", "))"),
            Shape::FlipAsked(mutant) => {
                self.around(*mutant, range, "(|it| ::switch::on(", ") != (", ")(it))")
            }
            Shape::Pattern(mutant) => match (self.number)(*mutant) {
                None => self.around(*mutant, range, "", "", ""),
                Some(number) => {
                    self.part(range);
                    self.push(&format!(" if !::switch::on({number})"));
                    vec![*mutant]
                }
            },
            Shape::Guard(mutant) => self.around(*mutant, range, "!::switch::on(", ") && (", ")"),
            Shape::Const(mutants) => {
                let is_needed = mutants.clone().all(|mutant| (self.number)(mutant).is_none());
                return if is_needed {
                    self.push("const")
                };
            }
            Shape::Statement(mutant) => self.around(*mutant, range, "if !::switch::on(", ") { ", " }"),
        };
        if !mutants.is_empty() {
            let range = start..self.written.text.len();
            self.written.marks.push(Mark { range, mutants, own: false });
        }
    }

    /// The original with something around it.
    fn around(
        &mut self,
        mutant: usize,
        range: Range<usize>,
        before: &str,
        middle: &str,
        after: &str,
    ) -> Vec<usize> {
        let Some(number) = (self.number)(mutant) else {
            self.part(range);
            return Vec::new();
        };
        self.push(&format!("{before}{number}{middle}"));
        self.part(range);
        self.push(after);
        vec![mutant]
    }

    /// `if on { … } else { the original }`
    fn choice(&mut self, range: Range<usize>, choices: &[(usize, String)]) -> Vec<usize> {
        let mut mutants = Vec::new();
        for (mutant, text) in choices {
            let Some(number) = (self.number)(*mutant) else { continue };
            let before = if mutants.is_empty() { "(" } else { " else " };
            self.push(&format!("{before}if ::switch::on({number}) {{ "));
            self.own(*mutant, text);
            self.push(" }");
            mutants.push(*mutant);
        }
        if !mutants.is_empty() {
            self.push(" else { ");
        }
        self.part(range);
        if !mutants.is_empty() {
            self.push(" })");
        }
        mutants
    }

    fn returns(&mut self, range: Range<usize>, values: &[(usize, String)]) {
        self.push("{");
        for (mutant, value) in values {
            let Some(number) = (self.number)(*mutant) else { continue };
            self.push(&format!(" if ::switch::on({number}) {{ "));
            self.own(*mutant, &format!("return {value};"));
            self.push(" }");
        }
        self.part(range.start + 1..range.end);
    }

    fn own(&mut self, mutant: usize, text: &str) {
        let start = self.written.text.len();
        self.push(text);
        let range = start..self.written.text.len();
        self.written.marks.push(Mark { range, mutants: vec![mutant], own: true });
    }
}

#[cfg(test)]
mod tests {
    use crate::find::find;

    /// The body of `fn f` with the mutants whose descriptions begin with one of `kept`.
    fn written(body: &str, kept: &[&str]) -> String {
        let text = format!("fn f(a: u8, b: u8) -> bool {body}");
        let found = find("f.rs", &text).expect("it is Rust");
        let number = |mutant: usize| {
            let text = &found.mutants[mutant].text;
            kept.iter().any(|kept| text.starts_with(kept)).then_some(mutant as u32)
        };
        let written = super::write("", &text, &found.pieces, number).text;
        let written = written.strip_prefix("fn f(a: u8, b: u8) -> bool ").expect("a function");
        written.replace("::switch::", "")
    }

    #[test]
    fn without_mutants_the_text_is_the_same() {
        let body = "{ let x = a + 1; if !(x < b) && b > 3 { return true; } matches!(a, 1 | 2) }";
        assert_eq!(written(body, &[]), body);
    }

    #[test]
    fn every_mutant_is_a_choice_and_what_it_changes_is_original_inside() {
        assert_eq!(
            written("{ a < 3 && b == 1 }", &["replace < with <=", "replace == with", "replace && with"]),
            "{ (if on(2) { a < 3 || b == 1 } else { (if on(5) { a <= 3 } else { a < 3 }) && (on(8) != (b == 1)) }) }"
        );
        assert_eq!(
            written("{ a < 3 }", &["replace f "]),
            "{ if on(0) { return true; } if on(1) { return false; } a < 3 }"
        );
        assert_eq!(
            written("{ if g(a) { return true; } false }", &["leave out", "negate"]),
            "{ if (on(2) != (g(a))) { if !on(3) { return true; } } false }"
        );
        assert_eq!(
            written("{ match a { 1 if b > 2 => true, 2 => b > 1, _ => false } }", &["delete match arm"]),
            "{ match a { 1 if !on(2) && (b > 2) => true, 2 if !on(5) => b > 1, _ => false } }"
        );
        assert_eq!(written("{ !g(a) }", &["delete !"]), "{ (if on(2) { g(a) } else { !g(a) }) }");
    }
}
