//! TOML as a tree that knows its lines.

use crate::near::nearest_one;
use crate::verdict::Failure;
use serde_json::Value as Json;
use toml::de::{DeTable, DeValue};

/// Files longer than this are not cases.
const LONGEST: usize = 256 * 1024;
/// How deep tables and lists may be nested; with more, a file is not a case.
const DEEPEST: usize = 32;

/// Something with the line on which it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lined<T> {
    /// The line, from 1.
    pub line: usize,
    /// The thing itself.
    pub value: T,
}

/// A value of a case file.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub line: usize,
    pub plain: Plain,
}

#[derive(Clone, Debug)]
pub(crate) enum Plain {
    Text {
        text: String,
        /// The line on which its first character stands.
        first: usize,
    },
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(Fields),
    /// A number with a fraction, or a date.
    Other(Json),
}

/// The keys of a table, in the order of the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(pub Vec<Field>);

#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub key: String,
    pub line: usize,
    pub node: Node,
}

struct Source<'t> {
    text: &'t str,
    newlines: Vec<usize>,
}

impl Source<'_> {
    fn line(&self, offset: usize) -> usize {
        self.newlines.partition_point(|newline| *newline < offset) + 1
    }

    /// The line of a string's first character: a long string may begin on the line after its quotes.
    fn first_line(&self, span: std::ops::Range<usize>) -> usize {
        let written = self.text.get(span.clone()).unwrap_or_default();
        let long = written.strip_prefix("'''").or_else(|| written.strip_prefix("\"\"\""));
        let line = self.line(span.start);
        line + usize::from(long.is_some_and(|s| s.starts_with('\n') || s.starts_with("\r\n")))
    }
}

/// Reads TOML; says on which line it stops being TOML.
pub(crate) fn read(text: &str) -> Result<Fields, Failure> {
    if text.len() > LONGEST {
        let got = format!("{} bytes", text.len());
        return Err(Failure::file(1, "the file is too long", format!("at most {LONGEST} bytes"), got));
    }
    let source = Source { text, newlines: text.match_indices('\n').map(|(i, _)| i).collect() };
    let table = DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| source.line(span.start));
        let shown = text.lines().nth(line - 1).unwrap_or_default().trim();
        let text = format!("this is not TOML: {}", error.message().replace('\n', "; "));
        Failure::file(line, text, "TOML", shown)
    })?;
    fields(&source, table.get_ref(), 0)
}

fn deep(line: usize) -> Failure {
    let expected = format!("at most {DEEPEST} tables inside each other");
    Failure::file(line, "the file is nested too deeply", expected, "more")
}

fn fields(source: &Source<'_>, table: &DeTable<'_>, depth: usize) -> Result<Fields, Failure> {
    let mut all: Vec<(usize, Field)> = Vec::new();
    for (key, value) in table.iter() {
        let line = source.line(key.span().start);
        if depth > DEEPEST {
            return Err(deep(line));
        }
        let node = node(source, value.get_ref(), value.span(), depth + 1)?;
        all.push((key.span().start, Field { key: key.get_ref().to_string(), line, node }));
    }
    all.sort_by_key(|(start, _)| *start);
    Ok(Fields(all.into_iter().map(|(_, field)| field).collect()))
}

fn node(
    source: &Source<'_>,
    value: &DeValue<'_>,
    span: std::ops::Range<usize>,
    depth: usize,
) -> Result<Node, Failure> {
    let line = source.line(span.start);
    if depth > DEEPEST {
        return Err(deep(line));
    }
    let plain = match value {
        DeValue::String(text) => Plain::Text { text: text.to_string(), first: source.first_line(span) },
        DeValue::Boolean(flag) => Plain::Flag(*flag),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => Plain::Number(number),
            Err(_) => {
                let got = number.to_string();
                return Err(Failure::file(line, "this number is too large", "at most 64 bits", got));
            }
        },
        DeValue::Float(float) => {
            let number = float.as_str().parse().ok().and_then(serde_json::Number::from_f64);
            Plain::Other(number.map_or(Json::Null, Json::Number))
        }
        DeValue::Datetime(date) => Plain::Other(Json::String(date.to_string())),
        DeValue::Array(list) => {
            let nodes = list.iter().map(|item| node(source, item.get_ref(), item.span(), depth + 1));
            Plain::List(nodes.collect::<Result<_, _>>()?)
        }
        DeValue::Table(table) => Plain::Table(fields(source, table, depth)?),
    };
    Ok(Node { line, plain })
}

impl Node {
    /// What kind of value it is, for messages.
    pub fn kind(&self) -> &'static str {
        match &self.plain {
            Plain::Text { .. } => "a text",
            Plain::Number(_) => "a number",
            Plain::Flag(_) => "true or false",
            Plain::List(_) => "a list",
            Plain::Table(_) => "a table",
            Plain::Other(Json::String(_)) => "a date",
            Plain::Other(_) => "a number with a fraction",
        }
    }

    fn wrong(&self, key: &str, expected: &str) -> Failure {
        Failure::file(self.line, format!("{key} has the wrong kind of value"), expected, self.kind())
    }

    pub fn text(&self, key: &str) -> Result<Lined<String>, Failure> {
        match &self.plain {
            Plain::Text { text, .. } => Ok(Lined { line: self.line, value: text.clone() }),
            _ => Err(self.wrong(key, "a text in quotes")),
        }
    }

    /// A list of texts; one text stands for a list of one.
    pub fn texts(&self, key: &str) -> Result<Vec<Lined<String>>, Failure> {
        match &self.plain {
            Plain::List(items) => items.iter().map(|item| item.text(key)).collect(),
            Plain::Text { .. } => Ok(vec![self.text(key)?]),
            _ => Err(self.wrong(key, "a text in quotes, or a list of them")),
        }
    }

    pub fn number(&self, key: &str) -> Result<i64, Failure> {
        match &self.plain {
            Plain::Number(number) => Ok(*number),
            _ => Err(self.wrong(key, "a number")),
        }
    }

    pub fn flag(&self, key: &str) -> Result<bool, Failure> {
        match &self.plain {
            Plain::Flag(flag) => Ok(*flag),
            _ => Err(self.wrong(key, "true or false")),
        }
    }

    pub fn table(self, key: &str, expected: &str) -> Result<Fields, Failure> {
        match self.plain {
            Plain::Table(fields) => Ok(fields),
            _ => Err(self.wrong(key, expected)),
        }
    }

    /// The value as the game gets it.
    pub fn json(&self) -> Json {
        match &self.plain {
            Plain::Text { text, .. } => Json::String(text.clone()),
            Plain::Number(number) => (*number).into(),
            Plain::Flag(flag) => (*flag).into(),
            Plain::List(items) => Json::Array(items.iter().map(Node::json).collect()),
            Plain::Table(fields) => fields.json(),
            Plain::Other(json) => json.clone(),
        }
    }
}

impl Fields {
    pub fn take(&mut self, key: &str) -> Option<Field> {
        let i = self.0.iter().position(|field| field.key == key)?;
        Some(self.0.remove(i))
    }

    /// Complains about the first key that is left.
    pub fn nothing_left(&self, what: &str, known: &[&str]) -> Result<(), Failure> {
        let Some(field) = self.0.first() else { return Ok(()) };
        let text = format!("{what} has no key {}", field.key);
        let expected = match nearest_one(&field.key, known.iter().copied()) {
            Some(near) => format!("{near}, or another of: {}", known.join(", ")),
            None => format!("one of: {}", known.join(", ")),
        };
        Err(Failure::file(field.line, text, expected, field.key.clone()))
    }

    pub fn json(&self) -> Json {
        Json::Object(self.0.iter().map(|field| (field.key.clone(), field.node.json())).collect())
    }

    /// The line of what stands at a dotted path, as deep as the path can be followed.
    pub fn line_at(&self, path: &str) -> Option<usize> {
        let (first, rest) = path.split_once('.').unwrap_or((path, ""));
        let field = self.0.iter().find(|field| field.key == first)?;
        Some(field.node.line_at(rest).unwrap_or(field.line))
    }
}

impl Node {
    fn line_at(&self, path: &str) -> Option<usize> {
        let (first, rest) = path.split_once('.').unwrap_or((path, ""));
        match &self.plain {
            Plain::Table(fields) => fields.line_at(path),
            Plain::List(items) => {
                let item = items.get(first.parse::<usize>().ok()?)?;
                Some(item.line_at(rest).unwrap_or(item.line))
            }
            _ => None,
        }
    }
}
