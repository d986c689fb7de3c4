//! Reads a book of the catalogue, line by line. The format is described in `rules/README.md`.

use crate::book::{Area, Book, Example, Item, Kind, Lines, Prose};
use crate::id::{Id, is_area, read_number};
use std::fmt;

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, from 1; 0 if the whole file is meant.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// A book read from `text`, and everything that is wrong with its form. References are not looked at yet.
pub fn parse(prefix: &str, file: &str, text: &str) -> (Book, Vec<Problem>) {
    let mut parser = Parser {
        book: Book {
            prefix: prefix.to_string(),
            file: file.to_string(),
            title: String::new(),
            scenarios: String::new(),
            prose: Vec::new(),
            areas: Vec::new(),
        },
        problems: Vec::new(),
        line: 0,
        open: false,
    };
    for (index, line) in text.lines().enumerate() {
        parser.line = index + 1;
        parser.read(line.trim_end());
    }
    parser.line = 0;
    if parser.book.title.is_empty() {
        parser.problem("the file has no title; its first line is `# Title`");
    }
    (parser.book, parser.problems)
}

struct Parser {
    book: Book,
    problems: Vec<Problem>,
    line: usize,
    /// Whether an indented line belongs to the item above it.
    open: bool,
}

impl Parser {
    fn problem(&mut self, what: impl Into<String>) {
        let file = format!("rules/{}", self.book.file);
        self.problems.push(Problem { file, line: self.line, what: what.into() });
    }

    fn read(&mut self, line: &str) {
        if let Some(heading) = line.strip_prefix("## ") {
            self.open = false;
            self.heading(heading);
        } else if let Some(title) = line.strip_prefix("# ") {
            self.open = false;
            if self.book.title.is_empty() && self.book.areas.is_empty() {
                self.book.title = title.trim().to_string();
            } else {
                self.problem("a second title; areas begin with `## CODE — Title`");
            }
        } else if line.is_empty() {
            self.open = false;
        } else if line.starts_with("- **") {
            self.item(line);
        } else if self.open && line.starts_with("  - ") {
            self.sub_item(line.trim_start().trim_start_matches("- "));
        } else {
            self.prose(line);
        }
    }

    fn heading(&mut self, heading: &str) {
        let Some((name, title)) = heading.split_once(" — ") else {
            return self.problem(format!("the heading `{heading}` is not of the form `## CODE — Title`"));
        };
        let (code, number) = match name.split_once('-') {
            Some((code, number)) => (code, Some(number)),
            None => (name, None),
        };
        if !is_area(code) {
            return self.problem(format!(
                "`{code}` is no area code: two to seven capital letters or digits, beginning with a letter"
            ));
        }
        let kind = Kind::of_area(code);
        let title = title.trim().to_string();
        let line = self.line;
        let area = |items| Area {
            code: code.to_string(),
            title: title.clone(),
            kind,
            line,
            items,
            prose: Vec::new(),
        };
        if kind == Some(Kind::Data) {
            let id = number.and_then(read_number).and_then(|n| Id::new(&self.book.prefix, code, n).ok());
            let Some(id) = id else {
                return self.problem("a table has a number: `## TAB-01 — Title`");
            };
            let item = Item {
                id,
                kind: Kind::Data,
                text: title.clone(),
                points: Vec::new(),
                examples: Vec::new(),
                lines: Lines::default(),
                line_in_file: line,
                refs: Vec::new(),
            };
            let area = area(vec![item]);
            self.book.areas.push(area);
            return;
        }
        if number.is_some() {
            return self.problem("only TAB areas have a number");
        }
        if self.book.areas.iter().any(|a| a.code == code) {
            self.problem(format!("the area {code} begins a second time"));
        }
        let area = area(Vec::new());
        self.book.areas.push(area);
    }

    fn item(&mut self, line: &str) {
        self.open = false;
        let Some((id, text)) = line.trim_start_matches("- **").split_once("** — ") else {
            return self.problem("an item is written `- **PREFIX-AREA-NN** — statement`");
        };
        let id: Id = match id.parse() {
            Ok(id) => id,
            Err(error) => return self.problem(error.to_string()),
        };
        let (text, lines) = match split_lines(text) {
            Ok(split) => split,
            Err(what) => return self.problem(what),
        };
        if text.is_empty() {
            self.problem(format!("{id} says nothing"));
        }
        if id.prefix() != self.book.prefix {
            self.problem(format!("{id} is in the book of {}", self.book.prefix));
        }
        let line_in_file = self.line;
        let Some(area) = self.book.areas.last_mut() else {
            return self.problem(format!("{id} stands before the first area"));
        };
        let kind = match area.kind {
            Some(kind) if kind != Kind::Data => kind,
            _ => {
                let code = area.code.clone();
                return self.problem(format!("{id} stands in {code}, which holds no items"));
            }
        };
        let wrong_area = (area.code != id.area()).then(|| area.code.clone());
        let last = area.items.last().map(|item| item.id.clone());
        area.items.push(Item {
            id: id.clone(),
            kind,
            text: text.to_string(),
            points: Vec::new(),
            examples: Vec::new(),
            lines,
            line_in_file,
            refs: Vec::new(),
        });
        self.open = true;
        if let Some(code) = wrong_area {
            self.problem(format!("{id} stands in the area {code}"));
        } else if let Some(last) = last.filter(|last| *last >= id) {
            self.problem(format!("{id} comes after {last}; numbers rise and occur once"));
        }
    }

    fn sub_item(&mut self, text: &str) {
        let example = text.strip_prefix("EXAMPLE").map(|rest| rest.split_once(':').unwrap_or(("", rest)));
        let Some((label, body)) = example else {
            if let Some(item) = self.last_item() {
                item.points.push(text.to_string());
            }
            return;
        };
        match split_lines(body) {
            Ok((body, lines)) => {
                let example = Example { text: body.to_string(), label: label.trim().to_string(), lines };
                if let Some(item) = self.last_item() {
                    item.examples.push(example);
                }
            }
            Err(what) => self.problem(what),
        }
    }

    fn last_item(&mut self) -> Option<&mut Item> {
        self.book.areas.last_mut()?.items.last_mut()
    }

    fn prose(&mut self, line: &str) {
        self.open = false;
        let prose = Prose { text: line.to_string(), line: self.line, refs: Vec::new() };
        let Some(area) = self.book.areas.last_mut() else {
            return self.book.prose.push(prose);
        };
        let holds_items = area.kind.is_some_and(|kind| kind != Kind::Data);
        if area.kind == Some(Kind::Data)
            && let Some(item) = area.items.first_mut()
        {
            item.points.push(line.to_string());
        }
        area.prose.push(prose);
        if holds_items && line.trim_start().starts_with("- ") {
            self.problem("an item without an id; write `- **PREFIX-AREA-NN** — statement`");
        }
    }
}

/// Splits `statement [l. 1, 3–4; cf. 9]` into the statement and its lines.
fn split_lines(text: &str) -> Result<(&str, Lines), String> {
    let text = text.trim();
    let Some((before, inside)) = text.strip_suffix(']').and_then(|t| t.rsplit_once("[l. ")) else {
        return Ok((text, Lines::default()));
    };
    let (at, compare) = match inside.split_once("; cf. ") {
        Some((at, compare)) => (at, Some(compare)),
        None => (inside, None),
    };
    let read = |list: &str| -> Result<Vec<(u32, u32)>, String> {
        list.split(", ")
            .map(|range| {
                let (a, b) = range.split_once('–').unwrap_or((range, range));
                let number = |t: &str| t.parse::<u32>().ok().filter(|n| *n > 0);
                match (number(a), number(b)) {
                    (Some(a), Some(b)) if a <= b => Ok((a, b)),
                    _ => Err(format!("`{range}` is no line reference; write [l. 12, 15–17; cf. 20]")),
                }
            })
            .collect()
    };
    let lines = Lines { at: read(at)?, compare: compare.map_or(Ok(Vec::new()), read)? };
    Ok((before.trim_end(), lines))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const GOOD: &str = "# Game\n\nAbout.\n\n## FOC — Focus\n\nA note.\n\n\
        - **XX-FOC-01** — One. [l. 3, 5–7; cf. 9]\n  - a point\n  - EXAMPLE 2 (XX-FOC-01): two [l. 4]\n\
        - **XX-FOC-02** — Two.\n\n## TAB-01 — Numbers\n\n| a | b |\n";

    fn problems(text: &str) -> Vec<String> {
        parse("XX", "x.md", text).1.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn everything_has_its_place() {
        let (book, problems) = parse("XX", "x.md", GOOD);
        assert_eq!(problems, []);
        assert_eq!(book.title, "Game");
        assert_eq!(book.prose[0].text, "About.");
        let area = &book.areas[0];
        assert_eq!((area.code.as_str(), area.title.as_str(), area.items.len()), ("FOC", "Focus", 2));
        let item = &area.items[0];
        assert_eq!((item.text.as_str(), item.line_in_file, item.kind), ("One.", 9, Kind::Rule));
        assert_eq!(item.lines.to_string(), "l. 3, 5–7; cf. 9");
        assert_eq!(item.points, ["a point"]);
        assert_eq!(
            (item.examples[0].label.as_str(), item.examples[0].text.as_str()),
            ("2 (XX-FOC-01)", "two")
        );
        let table = &book.areas[1].items[0];
        assert_eq!((table.id.to_string(), table.kind), ("XX-TAB-01".into(), Kind::Data));
        assert_eq!(table.points, ["| a | b |"]);
    }

    #[test]
    fn mistakes_are_found_with_their_line() {
        assert_eq!(problems("text"), ["rules/x.md: the file has no title; its first line is `# Title`"]);
        let with = |line: &str| problems(&format!("# T\n\n## FOC — Focus\n\n{line}\n"));
        assert_eq!(
            with("- a thing"),
            ["rules/x.md:5: an item without an id; write `- **PREFIX-AREA-NN** — statement`"]
        );
        assert_eq!(
            with("- **XX-FOC-01** text"),
            ["rules/x.md:5: an item is written `- **PREFIX-AREA-NN** — statement`"]
        );
        assert_eq!(
            with("- **XX-FOC-1** — a"),
            [
                "rules/x.md:5: `XX-FOC-1` is no rule id: the number has two digits, or three from 100 on (an id looks \
              like GH-FOC-02)"
            ]
        );
        assert_eq!(with("- **XX-MOV-01** — a"), ["rules/x.md:5: XX-MOV-01 stands in the area FOC"]);
        assert_eq!(with("- **YY-FOC-01** — a"), ["rules/x.md:5: YY-FOC-01 is in the book of XX"]);
        assert_eq!(
            with("- **XX-FOC-02** — a\n- **XX-FOC-02** — b"),
            ["rules/x.md:6: XX-FOC-02 comes after XX-FOC-02; numbers rise and occur once"]
        );
        assert_eq!(
            with("- **XX-FOC-01** — a [l. 7–3]"),
            ["rules/x.md:5: `7–3` is no line reference; write [l. 12, 15–17; cf. 20]"]
        );
        assert_eq!(
            with("## foc — Focus")[0],
            "rules/x.md:5: `foc` is no area code: two to seven capital letters or \
            digits, beginning with a letter"
        );
        assert_eq!(with("## FOC — Focus"), ["rules/x.md:5: the area FOC begins a second time"]);
        assert_eq!(with("## TAB — Table"), ["rules/x.md:5: a table has a number: `## TAB-01 — Title`"]);
        assert_eq!(
            with("## Focus"),
            ["rules/x.md:5: the heading `Focus` is not of the form `## CODE — Title`"]
        );
        assert_eq!(
            with("## NOTES — Notes\n\n- **XX-NOTES-01** — a"),
            ["rules/x.md:7: XX-NOTES-01 stands in NOTES, which holds no items"]
        );
    }

    proptest! {
        #[test]
        fn any_text_can_be_read(text in "(?s).{0,300}") {
            parse("XX", "x.md", &text);
        }

        #[test]
        fn any_heap_of_pieces_can_be_read(
            text in "(# |## |### |- [*][*]XX-|FOC|TAB|-01|[*][*] — |\\[l[.] |\\]|; cf[.] |–|  - |EXAMPLE|:|\n|1|é){0,60}"
        ) {
            parse("XX", "x.md", &text);
        }

        #[test]
        fn a_damaged_book_can_be_read(at in 0usize..230, piece in "[#*\\-—\\[\\]\n é0]{0,4}", cut in 0usize..8) {
            let chars: Vec<char> = GOOD.chars().collect();
            let at = at.min(chars.len());
            let end = (at + cut).min(chars.len());
            let text: String = chars[..at].iter().copied().chain(piece.chars()).chain(chars[end..].iter().copied()).collect();
            parse("XX", "x.md", &text);
        }
    }
}
