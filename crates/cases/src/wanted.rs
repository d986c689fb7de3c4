//! What a value of a scene must be.

use crate::node::{Field, Lined, Node, Plain};
use crate::verdict::Failure;
use std::fmt;
use table::Value;

/// What is expected at a path.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wanted {
    /// Just this.
    Is(Value),
    /// Nothing: it is not there, or cannot be seen.
    Gone,
    /// These, in any order.
    Set(Vec<Value>),
    /// These among others.
    Has(Vec<Value>),
    /// None of these.
    Lacks(Vec<Value>),
    /// This many.
    Count(i64),
    /// Anything but this.
    Not(Value),
}

/// Paths with what is expected at each.
pub(crate) type Paths = Vec<(Lined<String>, Wanted)>;

const WAYS: [&str; 5] = ["set", "has", "lacks", "count", "not"];

impl Wanted {
    /// Whether the value is as expected.
    pub fn fits(&self, got: Option<&Value>) -> bool {
        let list = |got: Option<&Value>| match got {
            Some(Value::List(items)) => Some(items.clone()),
            _ => None,
        };
        match self {
            Wanted::Gone => got.is_none(),
            Wanted::Is(value) => got.is_some_and(|got| same(value, got)),
            Wanted::Not(value) => got.is_some_and(|got| !same(value, got)),
            Wanted::Set(items) => list(got).is_some_and(|got| sorted(got) == sorted(items.clone())),
            Wanted::Has(items) => list(got).is_some_and(|got| items.iter().all(|item| got.contains(item))),
            Wanted::Lacks(items) => list(got).is_some_and(|got| !items.iter().any(|item| got.contains(item))),
            Wanted::Count(count) => match got {
                Some(Value::List(items)) => i64::try_from(items.len()) == Ok(*count),
                Some(Value::Number(number)) => number == count,
                _ => false,
            },
        }
    }
}

/// A zone with no cards in it is an empty list to everybody; a case may write 0 as well.
fn same(wanted: &Value, got: &Value) -> bool {
    wanted == got || (*wanted == Value::Number(0) && *got == Value::List(Vec::new()))
}

fn sorted(values: Vec<Value>) -> Vec<String> {
    let mut texts: Vec<String> = values.iter().map(|value| show(value).to_string()).collect();
    texts.sort();
    texts
}

/// A value as a case would write it.
pub(crate) fn show(value: &Value) -> impl fmt::Display {
    match value {
        Value::Flag(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::Text(text) => format!("{text:?}"),
        Value::List(items) => {
            let items: Vec<String> = items.iter().map(|item| show(item).to_string()).collect();
            format!("[{}]", items.join(", "))
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |items: &[Value]| show(&Value::List(items.to_vec())).to_string();
        match self {
            Wanted::Is(value) => write!(f, "{}", show(value)),
            Wanted::Gone => write!(f, "\"gone\""),
            Wanted::Set(items) => write!(f, "in any order {}", list(items)),
            Wanted::Has(items) => write!(f, "among others {}", list(items)),
            Wanted::Lacks(items) => write!(f, "none of {}", list(items)),
            Wanted::Count(count) => write!(f, "{count} of them"),
            Wanted::Not(value) => write!(f, "anything but {}", show(value)),
        }
    }
}

/// Paths with what is expected there: `{ "brute.hp" = 2 }`, or `brute.hp = 2` without quotes.
pub(crate) fn paths(field: Field, what: &str) -> Result<Paths, Failure> {
    let mut all = Vec::new();
    let line = field.line;
    let fields = field.node.table(what, "a table: paths with their values")?;
    for field in fields.0 {
        collect(field.key.clone(), field, &mut all)?;
    }
    match all.is_empty() {
        false => Ok(all),
        true => Err(Failure::file(line, format!("{what} expects nothing"), "at least one path", "none")),
    }
}

fn collect(path: String, field: Field, all: &mut Paths) -> Result<(), Failure> {
    match &field.node.plain {
        Plain::Table(fields) if !fields.0.is_empty() && !is_way(&field.node) => {
            for inner in &fields.0 {
                collect(format!("{path}.{}", inner.key), inner.clone(), all)?;
            }
        }
        _ => {
            let wanted = wanted(&field.node)?;
            all.push((Lined { line: field.line, value: path }, wanted));
        }
    }
    Ok(())
}

/// Whether this is `{ set = […] }` or the like, and not a part of a path.
fn is_way(node: &Node) -> bool {
    matches!(&node.plain, Plain::Table(fields) if fields.0.iter().any(|f| WAYS.contains(&&*f.key)))
}

fn wanted(node: &Node) -> Result<Wanted, Failure> {
    match &node.plain {
        Plain::Text { text, .. } if text == "gone" => Ok(Wanted::Gone),
        Plain::Table(fields) => match fields.0.as_slice() {
            [field] if field.key == "count" => Ok(Wanted::Count(field.node.number("count")?)),
            [field] if field.key == "not" => Ok(Wanted::Not(value(&field.node)?)),
            [field] => {
                let Value::List(items) = value(&field.node)? else {
                    let got = field.node.kind();
                    return Err(Failure::file(
                        field.line,
                        format!("{} needs a list", field.key),
                        "a list",
                        got,
                    ));
                };
                match &*field.key {
                    "set" => Ok(Wanted::Set(items)),
                    "has" => Ok(Wanted::Has(items)),
                    _ => Ok(Wanted::Lacks(items)),
                }
            }
            _ => {
                let expected = format!("one of: {}", WAYS.join(", "));
                Err(Failure::file(node.line, "one comparison at a time", expected, "none or several"))
            }
        },
        _ => Ok(Wanted::Is(value(node)?)),
    }
}

fn value(node: &Node) -> Result<Value, Failure> {
    match &node.plain {
        Plain::Text { text, .. } => Ok(Value::Text(text.clone())),
        Plain::Number(number) => Ok(Value::Number(*number)),
        Plain::Flag(flag) => Ok(Value::Flag(*flag)),
        Plain::List(items) => Ok(Value::List(items.iter().map(value).collect::<Result<_, _>>()?)),
        Plain::Table(_) | Plain::Other(_) => {
            let expected = "a number, a text, true or false, or a list of them";
            Err(Failure::file(node.line, "a scene has no such values", expected, node.kind()))
        }
    }
}
