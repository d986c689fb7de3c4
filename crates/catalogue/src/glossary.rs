//! German and English terms of a game, from the glossaries of its catalogue.

use crate::book::{Game, Kind};

/// Which terms mean the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glossary {
    /// Pairs of a German and an English term, each as folded words.
    pairs: Vec<(Vec<String>, Vec<String>)>,
}

impl Glossary {
    /// The glossary of a game: the tables of its `TAB` areas that are called so, and the vocabulary of
    /// `ABOUT`.
    pub fn of(game: &Game) -> Glossary {
        let mut glossary = Glossary::default();
        for (_, area) in game.areas() {
            if area.kind == Some(Kind::Data) && area.title.starts_with("Glossary") {
                glossary.read_table(area.prose.iter().map(|prose| prose.text.as_str()));
            }
            let vocabulary = area
                .prose
                .iter()
                .filter(|_| area.code == "ABOUT")
                .skip_while(|prose| prose.text != "### Vocabulary")
                .nth(1);
            for pair in vocabulary.iter().flat_map(|prose| prose.text.trim_end_matches('.').split("; ")) {
                if let Some((german, english)) = pair.split_once(" → ") {
                    glossary.add_cells(german, english);
                }
            }
        }
        glossary
    }

    /// The terms that mean the same as these folded words.
    pub(crate) fn same_as(&self, words: &[String]) -> Vec<&[String]> {
        let same = |term: &[String]| {
            term.len() == words.len() && term.iter().zip(words).all(|(a, b)| stem(a) == stem(b))
        };
        let mut found: Vec<&[String]> = Vec::new();
        for (german, english) in &self.pairs {
            for (term, other) in [(german, english), (english, german)] {
                if same(term) && !found.contains(&other.as_slice()) {
                    found.push(other);
                }
            }
        }
        found
    }

    /// The number of words of the longest term.
    pub(crate) fn longest(&self) -> usize {
        self.pairs.iter().map(|(a, b)| a.len().max(b.len())).max().unwrap_or(1)
    }

    fn read_table<'a>(&mut self, lines: impl Iterator<Item = &'a str>) {
        let mut columns: Vec<(usize, usize)> = Vec::new();
        for line in lines.filter(|line| line.starts_with('|')) {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            let of = |names: &[&str]| -> Vec<usize> {
                (0..cells.len()).filter(|i| names.iter().any(|name| cells[*i].starts_with(name))).collect()
            };
            let german = of(&["German"]);
            let english = of(&["English", "Term used here"]);
            if !german.is_empty() && german.len() == english.len() {
                columns = german.into_iter().zip(english).collect();
                continue;
            }
            for (german, english) in &columns {
                if let (Some(german), Some(english)) = (cells.get(*german), cells.get(*english)) {
                    self.add_cells(german, english);
                }
            }
        }
    }

    /// Two cells that mean the same: paired term by term where a sign parts them into equally many.
    fn add_cells(&mut self, german: &str, english: &str) {
        let parts = |text: &str, sign: char| text.split(sign).count();
        let equal = |sign: &char| parts(german, *sign) > 1 && parts(german, *sign) == parts(english, *sign);
        if let Some(sign) = ['/', ','].into_iter().find(equal) {
            for (german, english) in german.split(sign).zip(english.split(sign)) {
                self.add_cells(german, english);
            }
            return;
        }
        for german in german.split(['/', ',']).map(term).filter(|term| !term.is_empty()) {
            for english in english.split(['/', ',']).map(term).filter(|term| !term.is_empty()) {
                self.pairs.push((german.clone(), english));
            }
        }
    }
}

/// The words of a term, without what stands in parentheses.
fn term(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth <= 0 => plain.push(c),
            _ => {}
        }
    }
    words(&plain)
}

/// The words of a text, in lower case and without marks on the letters.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut word = String::new();
    for c in text.chars() {
        if c.is_alphanumeric() {
            fold(c, &mut word);
        } else if !word.is_empty() && c != '\'' && c != '’' {
            found.push(std::mem::take(&mut word));
        }
    }
    if !word.is_empty() {
        found.push(word);
    }
    found
}

/// A letter in lower case and without marks.
fn fold(c: char, out: &mut String) {
    match c.to_lowercase().next().unwrap_or(c) {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => out.push('a'),
        'ç' => out.push('c'),
        'è' | 'é' | 'ê' | 'ë' => out.push('e'),
        'ì' | 'í' | 'î' | 'ï' => out.push('i'),
        'ñ' => out.push('n'),
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => out.push('o'),
        'ù' | 'ú' | 'û' | 'ü' => out.push('u'),
        'ý' | 'ÿ' => out.push('y'),
        'ß' => out.push_str("ss"),
        'æ' => out.push_str("ae"),
        'œ' => out.push_str("oe"),
        other => out.push(other),
    }
}

/// Endings, and how many letters must be left before them.
const ENDINGS: [(&str, usize); 13] = [
    ("ingly", 3),
    ("ing", 3),
    ("ies", 3),
    ("ied", 3),
    ("ed", 3),
    ("en", 5),
    ("es", 3),
    ("er", 6),
    ("em", 5),
    ("s", 3),
    ("y", 3),
    ("e", 3),
    ("n", 6),
];

/// A folded word without the endings that English and German put to it.
pub(crate) fn stem(word: &str) -> &str {
    for (ending, left) in ENDINGS {
        if let Some(root) = word.strip_suffix(ending)
            && root.chars().count() >= left
            && !(ending == "s" && root.ends_with('s'))
        {
            return root;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: &[&str]) -> Glossary {
        let mut glossary = Glossary::default();
        glossary.read_table(rows.iter().copied());
        glossary
    }

    fn same(glossary: &Glossary, text: &str) -> Vec<String> {
        glossary.same_as(&words(text)).iter().map(|term| term.join(" ")).collect()
    }

    #[test]
    fn cells_are_paired_in_order() {
        let glossary = table(&[
            "| German | English | German | English |",
            "|---|---|---|---|",
            "| Sichtlinie / Sichtweite | line of sight / fog of war | Betäubt, Geblendet | stunned, blinded |",
        ]);
        assert_eq!(same(&glossary, "Sichtlinie"), ["line of sight"]);
        assert_eq!(same(&glossary, "fog of war"), ["sichtweite"]);
        assert_eq!(same(&glossary, "betaubt"), ["stunned"]);
        assert_eq!(same(&glossary, "Nichts"), [""; 0]);
    }

    #[test]
    fn cells_of_unequal_length_are_all_related() {
        let glossary = table(&["| English | German |", "| hero | Held, Lichtbringer |"]);
        assert_eq!(same(&glossary, "heroes"), ["held", "lichtbringer"]);
        let glossary = table(&["| German | English |", "| Sichtlinie, Mauer/Wand | line of sight, wall |"]);
        assert_eq!(same(&glossary, "Wand"), ["wall"]);
        assert_eq!(same(&glossary, "line of sight"), ["sichtlinie"]);
    }

    #[test]
    fn endings_do_not_matter() {
        for (a, b) in [
            ("attacks", "attack"),
            ("abilities", "ability"),
            ("moving", "moves"),
            ("cursed", "curse"),
            ("traps", "trap"),
        ] {
            assert_eq!(stem(a), stem(b), "{a} {b}");
        }
        assert_eq!(stem("loss"), "loss");
        assert_eq!(words("Größe, FÄHIGKEIT 2x"), ["grosse", "fahigkeit", "2x"]);
    }
}
