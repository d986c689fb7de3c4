//! Rules on a terminal.

use crate::book::{Area, Game, Item, Kind, Lines};
use crate::{Citation, Id};

/// A case that shows a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownBy {
    /// The rule.
    pub id: Id,
    /// The file of the case.
    pub path: String,
    /// What the case says.
    pub title: String,
}

const BOLD: &str = "\x1b[1m";
const DIM: &str = "\x1b[2m";
const PLAIN: &str = "\x1b[0m";

/// The line over the rules of an area.
pub fn heading(game: &Game, area: &Area, colour: bool) -> String {
    let text = format!("{}: {}", game.title, area.title);
    if colour { format!("{BOLD}{text}{PLAIN}") } else { text }
}

/// An item for a terminal that is `width` columns wide, with the cases of `shown` that show it.
///
/// ```
/// let catalogue = catalogue::Catalogue::embedded();
/// let item = catalogue.search(Some("gloomhaven"), &["GH-DMG-01"])[0].item;
/// let text = catalogue::render(item, 80, false, &[], &[]);
/// assert!(text.starts_with("GH-DMG-01  "));
/// ```
pub fn render(item: &Item, width: usize, colour: bool, homes: &[&Citation], shown: &[ShownBy]) -> String {
    let width = width.clamp(30, 120);
    let mut page = Page { text: String::new(), width, colour };
    let id = item.id.to_string();
    let indent = id.chars().count() + 2;
    page.text.push_str(&page.styled(BOLD, &id));
    page.text.push_str("  ");
    page.paragraph(&item.text, &item.lines, indent, indent);
    if item.kind == Kind::Data {
        for line in &item.points {
            page.text.push_str(line);
            page.text.push('\n');
        }
    } else {
        for point in &item.points {
            page.bullet("· ", point, &Lines::default());
        }
    }
    for example in &item.examples {
        let label = match example.label.as_str() {
            "" => "Example: ".to_string(),
            label => format!("Example {label}: "),
        };
        page.bullet("", &format!("{label}{}", example.text), &example.lines);
    }
    for home in homes {
        let about = home.about.as_ref().map_or_else(String::new, |about| format!("{about} "));
        page.bullet("→ ", &format!("{about}({}:{})", home.file, home.line), &Lines::default());
    }
    for case in shown.iter().filter(|case| case.id == item.id) {
        page.bullet("✓ ", &format!("{} ({})", case.title, case.path), &Lines::default());
    }
    page.text
}

struct Page {
    text: String,
    width: usize,
    colour: bool,
}

impl Page {
    fn styled(&self, style: &str, text: &str) -> String {
        if self.colour { format!("{style}{text}{PLAIN}") } else { text.to_string() }
    }

    fn bullet(&mut self, sign: &str, text: &str, lines: &Lines) {
        self.text.push_str("    ");
        self.text.push_str(sign);
        let indent = 4 + sign.chars().count();
        self.paragraph(text, lines, indent, indent);
    }

    /// Words up to the width, from column `at` on, further lines from column `indent` on.
    fn paragraph(&mut self, text: &str, lines: &Lines, at: usize, indent: usize) {
        let mut column = at;
        let mut first = true;
        // A number stays on the line of the `l.` before it.
        let reference =
            if lines.is_empty() { String::new() } else { format!("[{lines}]").replace(". ", ".\u{a0}") };
        let plain = text.split_whitespace().map(|word| (word, false));
        let dimmed = reference.split(' ').filter(|word| !word.is_empty()).map(|word| (word, true));
        for (word, dim) in plain.chain(dimmed) {
            let length = word.chars().count();
            if !first && column + 1 + length > self.width {
                self.text.push('\n');
                self.text.push_str(&" ".repeat(indent));
                column = indent;
            } else if !first {
                self.text.push(' ');
                column += 1;
            }
            let word = if dim { self.styled(DIM, &word.replace('\u{a0}', " ")) } else { word.to_string() };
            self.text.push_str(&word);
            column += length;
            first = false;
        }
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    fn item() -> Item {
        let (book, problems) = parse(
            "XX",
            "x.md",
            "# X\n\n## FOC — Focus\n\n- **XX-FOC-01** — A monster looks for the enemy that it can reach first. [l. 3]\n  \
             - a point\n  - EXAMPLE: two ways [l. 4–5]\n",
        );
        assert_eq!(problems, []);
        book.areas[0].items[0].clone()
    }

    #[test]
    fn a_rule_is_wrapped_under_its_id() {
        let shown =
            [ShownBy { id: item().id, path: "cases/x.toml".into(), title: "It goes the short way".into() }];
        assert_eq!(
            render(&item(), 40, false, &[], &shown),
            "XX-FOC-01  A monster looks for the enemy\n           that it can reach first.\n           [l. 3]\n    · a point\n    \
             Example: two ways [l. 4–5]\n    ✓ It goes the short way\n      (cases/x.toml)\n"
        );
    }

    #[test]
    fn colour_is_bold_and_dim_only() {
        let text = render(&item(), 200, true, &[], &[]);
        assert!(text.starts_with("\x1b[1mXX-FOC-01\x1b[0m  A monster"), "{text}");
        assert!(text.contains("\x1b[2m[l. 3]\x1b[0m\n"), "{text}");
    }
}
