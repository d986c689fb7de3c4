//! Where a rule lives in the code: the parts of the sources in which a fault would break it.
//!
//! The nearest of these that has mutants which compile:
//!
//! 1. what a comment that cites the rule is about: a function; inside a function the statement, arm or field that
//!    follows the comment; all functions of an `impl` or a trait
//! 2. if it is about data, the code that handles the data: the arms and statements of rule files that name the variant,
//!    the constant, the field or the type
//! 3. functions with the rule in a text, such as the rules of a fact that they tell
//! 4. the file, if only its first lines cite the rule

use crate::game::Game;
use catalogue::{Citations, Id, Place};
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The file, from the root of the repository.
    pub file: String,
    /// In bytes.
    pub range: Range<usize>,
    /// The line on which it begins.
    pub line: usize,
    /// The function, type or file that it is, or is in.
    pub name: String,
}

/// The sources of a game, as far as they say where rules live.
pub struct Sources {
    files: Vec<Outline>,
    citations: Citations,
    /// The rules of Gloomhaven's book beside those of Frosthaven's.
    beside: BTreeMap<String, Vec<String>>,
}

struct Outline {
    name: String,
    is_rules: bool,
    lines: Vec<usize>,
    text: String,
    nodes: Vec<Node>,
}

/// A part of a file that a comment can be about.
struct Node {
    range: Range<usize>,
    is: Is,
    name: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Is {
    Function,
    /// A statement, an arm, a field in an expression.
    Code,
    /// An `impl` or a trait.
    Group,
    /// A variant, a constant, a field of a type, a type.
    Data(Data),
    /// A call of a macro outside functions: what a comment in it is about has the name that follows.
    Macro,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Data {
    Variant,
    Constant,
    Field,
    Type,
}

/// The file that says which rules of the two books are the same.
const BESIDE: &str = "crates/haven/src/edition/ids.rs";

impl Sources {
    /// Reads the sources of a game in the repository at `root`.
    pub fn read(root: &Path, game: &Game, citations: Citations) -> Result<Sources, String> {
        let inside = format!("crates/{}/src/", game.package);
        let mut files = Vec::new();
        for path in source::shipped_sources(root).map_err(|e| e.to_string())? {
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if name.starts_with(&inside) {
                let text = std::fs::read_to_string(&path).map_err(|e| format!("{name}: {e}"))?;
                files.push(outline(name, text, game)?);
            }
        }
        let beside = match game.name {
            "frosthaven" => beside(&std::fs::read_to_string(root.join(BESIDE)).map_err(|e| e.to_string())?),
            _ => BTreeMap::new(),
        };
        Ok(Sources { files, citations, beside })
    }

    /// The homes of a rule, the nearest first; each is a list of parts.
    pub fn homes(&self, id: &Id) -> [Vec<Part>; 4] {
        let mut ids = vec![id.to_string()];
        ids.extend(self.beside.get(&ids[0]).into_iter().flatten().cloned());
        let mut homes: [Vec<Part>; 4] = Default::default();
        for id in ids.iter().filter_map(|id| id.parse::<Id>().ok()) {
            for citation in self.citations.list.iter().filter(|c| c.id == id && c.file != BESIDE) {
                let Some(file) = self.files.iter().find(|file| file.name == citation.file) else { continue };
                match citation.place {
                    Place::Comment => self.commented(file, citation, &mut homes),
                    Place::Text => homes[2].extend(file.function_at(citation.line)),
                    Place::Shows | Place::Touches | Place::Case => {}
                }
            }
        }
        for home in &mut homes {
            home.sort_by(|a, b| {
                (&a.file, a.range.start, a.range.end).cmp(&(&b.file, b.range.start, b.range.end))
            });
            home.dedup();
            // What is shown and read is a home only where no rule file is.
            if home.iter().any(|part| self.is_rules(&part.file)) {
                home.retain(|part| self.is_rules(&part.file));
            }
        }
        homes
    }

    fn is_rules(&self, file: &str) -> bool {
        self.files.iter().any(|other| other.name == file && other.is_rules)
    }

    /// What a comment is about.
    fn commented(&self, file: &Outline, citation: &catalogue::Citation, homes: &mut [Vec<Part>; 4]) {
        let line = citation.line;
        let Some(node) = file.innermost(line) else {
            return homes[3].push(file.part(&(0..file.text.len()), &file.name));
        };
        match node.is {
            Is::Function if file.is_above(node, line) => homes[0].push(file.part(&node.range, &node.name)),
            Is::Function | Is::Code => homes[0].push(file.beside(line)),
            Is::Group => homes[0].extend(file.functions_in(&node.range)),
            Is::Data(data) => {
                homes[1].extend(self.handled(data, &node.name));
                // Of a type that no rule names, what its fields or variants are used for.
                if data == Data::Type && !homes[1].iter().any(|part| self.is_rules(&part.file)) {
                    let inside = |inner: &&Node| {
                        node.range.start < inner.range.start && inner.range.end <= node.range.end
                    };
                    let members = file.nodes.iter().filter(inside);
                    homes[1].extend(members.flat_map(|member| match member.is {
                        Is::Data(data) => self.handled(data, &member.name),
                        _ => Vec::new(),
                    }));
                }
            }
            Is::Macro => {
                if let Some(name) = &citation.about {
                    homes[1].extend(self.handled(Data::Variant, name));
                }
            }
        }
    }

    /// The code that handles data of this name.
    fn handled(&self, data: Data, name: &str) -> Vec<Part> {
        let in_files = |rules: bool| -> Vec<Part> {
            let files = self.files.iter().filter(|file| file.is_rules == rules);
            files.flat_map(|file| file.handled(data, name)).collect()
        };
        let found = in_files(true);
        if found.is_empty() { in_files(false) } else { found }
    }
}

impl Outline {
    fn part(&self, range: &Range<usize>, name: &str) -> Part {
        let line = self.line_of(range.start);
        Part { file: self.name.clone(), range: range.clone(), line, name: name.to_owned() }
    }

    fn line_of(&self, byte: usize) -> usize {
        self.lines.partition_point(|start| *start <= byte)
    }

    /// Where a line begins that is not blank, after the blanks.
    fn start(&self, line: usize) -> usize {
        let start = self.lines.get(line - 1).copied().unwrap_or(self.text.len());
        let rest = &self.text[start..];
        start + (rest.len() - rest.trim_start().len())
    }

    fn innermost(&self, line: usize) -> Option<&Node> {
        let at = self.start(line);
        let around = self.nodes.iter().filter(|node| node.range.contains(&at));
        around.min_by_key(|node| node.range.len())
    }

    /// Whether a line is among the doc comments of a node.
    fn is_above(&self, node: &Node, line: usize) -> bool {
        let at = self.start(line);
        let before = &self.text[node.range.start..at];
        before.lines().all(|line| {
            let line = line.trim();
            line.is_empty() || line.starts_with("///") || line.starts_with("#[") || line.starts_with("//")
        })
    }

    fn functions_in(&self, range: &Range<usize>) -> Vec<Part> {
        let inside = |node: &&Node| {
            node.is == Is::Function && range.start <= node.range.start && node.range.end <= range.end
        };
        self.nodes.iter().filter(inside).map(|node| self.part(&node.range, &node.name)).collect()
    }

    fn function_at(&self, line: usize) -> Option<Part> {
        let at = self.start(line);
        let around = self.nodes.iter().filter(|node| node.is == Is::Function && node.range.contains(&at));
        let node = around.min_by_key(|node| node.range.len())?;
        Some(self.part(&node.range, &node.name))
    }

    /// The code that a comment inside a function is about: what follows it, or what it stands behind.
    fn beside(&self, line: usize) -> Part {
        let at = self.start(line);
        let code = || self.nodes.iter().filter(|node| node.is == Is::Code);
        let found = if self.text[at..].starts_with("//") {
            let next = code().map(|node| node.range.start).filter(|start| *start > at).min();
            code().filter(|node| Some(node.range.start) == next).max_by_key(|node| node.range.len())
        } else {
            code().filter(|node| node.range.contains(&at)).min_by_key(|node| node.range.len())
        };
        let function = self.function_at(line);
        let inside = |node: &&Node| {
            function
                .as_ref()
                .is_none_or(|f| f.range.start <= node.range.start && node.range.end <= f.range.end)
        };
        match (found.filter(inside), &function) {
            (Some(node), Some(function)) => self.part(&node.range, &function.name),
            (Some(node), None) => self.part(&node.range, &self.name),
            (None, Some(function)) => function.clone(),
            (None, None) => self.part(&(0..self.text.len()), &self.name),
        }
    }

    /// The code of this file that names data: the innermost arm, statement or field around each mention.
    fn handled(&self, data: Data, name: &str) -> Vec<Part> {
        let mut parts = Vec::new();
        for (at, _) in self.text.match_indices(name) {
            let (before, after) = (&self.text[..at], &self.text[at + name.len()..]);
            let is_part = |c: char| c.is_alphanumeric() || c == '_';
            if before.ends_with(is_part) || after.starts_with(is_part) {
                continue;
            }
            let named = match data {
                Data::Variant => before.ends_with("::"),
                Data::Field => before.ends_with('.') && !after.starts_with('('),
                Data::Constant | Data::Type => true,
            };
            let around = self.nodes.iter().filter(|node| node.is == Is::Code && node.range.contains(&at));
            if named && let Some(node) = around.min_by_key(|node| node.range.len()) {
                let function = self.function_at(self.line_of(at));
                parts.push(self.part(&node.range, function.as_ref().map_or(name, |f| &f.name)));
            }
        }
        // Of a type also what is implemented for it.
        if data == Data::Type {
            let own = self.nodes.iter().filter(|node| node.is == Is::Group && node.name == name);
            parts.extend(own.flat_map(|node| self.functions_in(&node.range)));
        }
        parts
    }
}

fn outline(name: String, text: String, game: &Game) -> Result<Outline, String> {
    let tree = syn::parse_file(&text).map_err(|e| format!("{name}: {e}"))?;
    let mut reader = Reader { nodes: Vec::new(), in_function: false };
    reader.visit_file(&tree);
    let lines = [0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    Ok(Outline { is_rules: game.is_rule_file(&name), name, lines, text, nodes: reader.nodes })
}

struct Reader {
    nodes: Vec<Node>,
    in_function: bool,
}

impl Reader {
    fn add(&mut self, range: Range<usize>, is: Is, name: impl ToString) {
        self.nodes.push(Node { range, is, name: name.to_string() });
    }

    fn function(&mut self, range: Range<usize>, name: &syn::Ident, block: &syn::Block) {
        self.add(range, Is::Function, name);
        let outside = std::mem::replace(&mut self.in_function, true);
        self.visit_block(block);
        self.in_function = outside;
    }
}

impl<'a> Visit<'a> for Reader {
    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.function(item.span().byte_range(), &item.sig.ident, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        self.function(item.span().byte_range(), &item.sig.ident, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(item.span().byte_range(), &item.sig.ident, block);
        }
    }

    fn visit_item_impl(&mut self, item: &'a syn::ItemImpl) {
        let name = match &*item.self_ty {
            syn::Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
            _ => None,
        };
        self.add(item.span().byte_range(), Is::Group, name.unwrap_or_default());
        visit::visit_item_impl(self, item);
    }

    fn visit_item_trait(&mut self, item: &'a syn::ItemTrait) {
        self.add(item.span().byte_range(), Is::Group, &item.ident);
        visit::visit_item_trait(self, item);
    }

    fn visit_item_const(&mut self, item: &'a syn::ItemConst) {
        self.add(item.span().byte_range(), Is::Data(Data::Constant), &item.ident);
    }

    fn visit_impl_item_const(&mut self, item: &'a syn::ImplItemConst) {
        self.add(item.span().byte_range(), Is::Data(Data::Constant), &item.ident);
    }

    fn visit_item_static(&mut self, item: &'a syn::ItemStatic) {
        self.add(item.span().byte_range(), Is::Data(Data::Constant), &item.ident);
    }

    fn visit_item_struct(&mut self, item: &'a syn::ItemStruct) {
        self.add(item.span().byte_range(), Is::Data(Data::Type), &item.ident);
        visit::visit_item_struct(self, item);
    }

    fn visit_item_enum(&mut self, item: &'a syn::ItemEnum) {
        self.add(item.span().byte_range(), Is::Data(Data::Type), &item.ident);
        for variant in &item.variants {
            self.add(variant.span().byte_range(), Is::Data(Data::Variant), &variant.ident);
            self.visit_fields(&variant.fields);
        }
    }

    fn visit_field(&mut self, field: &'a syn::Field) {
        if let Some(name) = &field.ident {
            self.add(field.span().byte_range(), Is::Data(Data::Field), name);
        }
    }

    fn visit_item_macro(&mut self, item: &'a syn::ItemMacro) {
        self.add(item.span().byte_range(), Is::Macro, "");
    }

    fn visit_stmt(&mut self, stmt: &'a syn::Stmt) {
        if !matches!(stmt, syn::Stmt::Item(_)) {
            self.add(stmt.span().byte_range(), Is::Code, "");
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        self.add(arm.span().byte_range(), Is::Code, "");
        visit::visit_arm(self, arm);
    }

    fn visit_field_value(&mut self, field: &'a syn::FieldValue) {
        if self.in_function {
            self.add(field.span().byte_range(), Is::Code, "");
        }
        visit::visit_field_value(self, field);
    }
}

/// `("GH-ATK-01", &["FH-ATK-01"])`: the first id of a line stands for the others.
fn beside(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut beside: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in text.lines().filter(|line| line.trim_start().starts_with("(\"GH-")) {
        let mut ids = line.split('"').filter(|word| word.contains("H-"));
        let Some(first) = ids.next() else { continue };
        for other in ids {
            beside.entry(other.to_owned()).or_default().push(first.to_owned());
        }
    }
    beside
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r"//! About the file.

/// The rule one.
pub fn one(a: u8) -> u8 {
    let b = a;
    // The rule two: a comment
    // of two lines.
    if b > 1 {
        return 1;
    }
    a // the rule three
}

/// A trait.
pub enum Trait {
    /// The rule four.
    Flail,
}

fn two(t: Trait) -> bool {
    match t {
        Trait::Flail => true,
    }
}
";

    fn file() -> Outline {
        let game = Game::find("descent").expect("it is there");
        outline("crates/descent/src/actions/a.rs".to_owned(), TEXT.to_owned(), &game).expect("it is Rust")
    }

    fn text(part: &Part) -> &str {
        &TEXT[part.range.clone()]
    }

    #[test]
    fn a_comment_is_about_what_follows_it_or_what_it_stands_behind() {
        let file = file();
        assert!(file.innermost(1).is_none());
        assert!(file.innermost(3).is_some_and(|node| node.is == Is::Function && file.is_above(node, 3)));
        assert!(file.innermost(6).is_some_and(|node| !file.is_above(node, 6)));
        assert!(text(&file.beside(6)).starts_with("if b > 1"));
        assert_eq!(text(&file.beside(11)), "a");
    }

    #[test]
    fn data_lives_where_it_is_handled() {
        let file = file();
        assert!(file.innermost(16).is_some_and(|node| node.is == Is::Data(Data::Variant)));
        let parts = file.handled(Data::Variant, "Flail");
        assert_eq!(parts.iter().map(text).collect::<Vec<_>>(), ["Trait::Flail => true,"]);
        assert_eq!((parts[0].line, parts[0].name.as_str()), (22, "two"));
    }

    #[test]
    fn rules_of_both_books_stand_beside_each_other() {
        let found = beside("    (\"GH-ATK-13\", &[\"FH-ATK-06\", \"FH-AMD-09\"]),\n    other");
        assert_eq!(found["FH-AMD-09"], ["GH-ATK-13"]);
    }
}
