//! The difference between two values in JSON: what has to be done to the one to get the other.
//!
//! Scenes are sent as differences. A client that holds the old scene makes the [`Edit`]s in their order and has the new
//! one. [`apply`] is all that it has to do, and takes a dozen lines in any language.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use ts_rs::TS;

/// One change to a value, at a place in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Edit {
    /// The way there: names of fields and numbers of elements. Empty: the value itself.
    pub at: Vec<Step>,
    /// What is done there.
    #[serde(flatten)]
    pub change: Change,
}

/// What is done at a place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// This value is there now.
    Put(#[ts(type = "unknown")] Value),
    /// The field is gone.
    Cut(bool),
    /// In the list that is there: from this element on, this many are gone, and these are there instead.
    Splice(usize, usize, #[ts(type = "Array<unknown>")] Vec<Value>),
}

/// A step of the path: a field by name, an element by number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Step {
    /// An element of a list.
    Element(usize),
    /// A field of an object.
    Field(String),
}

/// An object as it is written, field by field. Fields that are the same in several objects are kept once: what several
/// people see of a table differs in little, and so does what one sees from one moment to the next.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// Each with its name, as it is written.
    fields: Box<[Arc<str>]>,
}

impl Parts {
    /// The parts of an object as [`serde_json::to_string`] writes it, sharing what it has in common with these.
    pub fn of(object: &str, known: &[&Parts]) -> Parts {
        let known = || known.iter().flat_map(|parts| parts.fields.iter());
        let shared = |field: &str| match known().find(|other| &***other == field) {
            Some(other) => Arc::clone(other),
            None => Arc::from(field),
        };
        Parts { fields: written(object).into_iter().map(shared).collect() }
    }

    /// The object as it is written.
    pub fn text(&self) -> String {
        let fields: Vec<&str> = self.fields.iter().map(|field| &**field).collect();
        format!("{{{}}}", fields.join(","))
    }

    /// How long it is as it is written.
    pub fn weight(&self) -> usize {
        2 + self.fields.iter().map(|field| field.len() + 1).sum::<usize>()
    }

    /// What has to be done to get `new`; what they share is not even looked at.
    pub fn difference(&self, new: &Parts) -> Vec<Edit> {
        let (old, now) = (self.without(new), new.without(self));
        let mut edits = Vec::new();
        objects(&named(&old), &named(&now), &mut Vec::new(), &mut edits);
        edits
    }

    /// The fields that the other does not share.
    fn without(&self, other: &Parts) -> Vec<&str> {
        let shared = |field: &&Arc<str>| other.fields.iter().any(|theirs| Arc::ptr_eq(field, theirs));
        self.fields.iter().filter(|field| !shared(field)).map(|field| &**field).collect()
    }
}

/// The fields of an object, each with its name as it is written.
fn written(object: &str) -> Vec<&str> {
    let mut fields = Vec::new();
    let mut rest = inside(object);
    while !rest.is_empty() {
        let name = end(rest);
        let value = rest.get(name + 1..).unwrap_or("");
        let (field, after) = rest.split_at((name + 1 + end(value)).min(rest.len()));
        fields.push(field);
        rest = after.strip_prefix(',').unwrap_or("");
    }
    fields
}

fn named<'a>(fields: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    let named = |field: &'a str| {
        let (name, value) = field.split_at(end(field));
        (name, value.strip_prefix(':').unwrap_or(value))
    };
    fields.iter().map(|field| named(field)).collect()
}

/// What has to be done to `old` to get `new`, both as [`serde_json::to_string`] writes them.
///
/// A scene is long, and little of it changes. So texts are compared, which is quick where they are the same, and only
/// what has changed is taken apart and read.
pub fn difference(old: &str, new: &str) -> Vec<Edit> {
    let mut edits = Vec::new();
    compare(old, new, &mut Vec::new(), &mut edits);
    edits
}

fn compare(old: &str, new: &str, at: &mut Vec<Step>, edits: &mut Vec<Edit>) {
    match (old.as_bytes().first(), new.as_bytes().first()) {
        _ if old == new => {}
        (Some(b'{'), Some(b'{')) => objects(&fields(old), &fields(new), at, edits),
        (Some(b'['), Some(b'[')) => lists(&elements(old), &elements(new), at, edits),
        _ => edits.push(Edit { at: at.clone(), change: Change::Put(value(new)) }),
    }
}

fn objects(old: &[(&str, &str)], new: &[(&str, &str)], at: &mut Vec<Step>, edits: &mut Vec<Edit>) {
    for (name, _) in old.iter().filter(|(name, _)| field(new, 0, name).is_none()) {
        at.push(step(name));
        edits.push(Edit { at: at.clone(), change: Change::Cut(true) });
        at.pop();
    }
    for (i, (name, now)) in new.iter().enumerate() {
        let before = field(old, i, name);
        if before == Some(now) {
            continue;
        }
        at.push(step(name));
        match before {
            Some(before) => compare(before, now, at, edits),
            None => edits.push(Edit { at: at.clone(), change: Change::Put(value(now)) }),
        }
        at.pop();
    }
}

/// What a field holds. Fields mostly stand in the same order, so the place where it is likely to be is tried first.
fn field<'a>(fields: &'a [(&str, &str)], likely: usize, name: &str) -> Option<&'a str> {
    let here = fields.get(likely).filter(|(other, _)| *other == name);
    here.or_else(|| fields.iter().find(|(other, _)| *other == name)).map(|(_, value)| *value)
}

/// What is the same at both ends stays; what lies between is compared one by one, or replaced.
fn lists(old: &[&str], new: &[&str], at: &mut Vec<Step>, edits: &mut Vec<Edit>) {
    let start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old[start..], &new[start..]);
    let end = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let (gone, come) = (&old_rest[..old_rest.len() - end], &new_rest[..new_rest.len() - end]);
    if gone.len() != come.len() {
        let come = come.iter().map(|text| value(text)).collect();
        edits.push(Edit { at: at.clone(), change: Change::Splice(start, gone.len(), come) });
        return;
    }
    for (i, (a, b)) in gone.iter().zip(come).enumerate() {
        at.push(Step::Element(start + i));
        compare(a, b, at, edits);
        at.pop();
    }
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Null)
}

fn step(name: &str) -> Step {
    Step::Field(serde_json::from_str(name).unwrap_or_default())
}

/// The fields of an object: each name as it is written, and what it holds.
fn fields(object: &str) -> Vec<(&str, &str)> {
    let mut fields = Vec::new();
    let mut rest = inside(object);
    while !rest.is_empty() {
        let (name, after) = rest.split_at(end(rest));
        let after = after.strip_prefix(':').unwrap_or(after);
        let (held, after) = after.split_at(end(after));
        fields.push((name, held));
        rest = after.strip_prefix(',').unwrap_or("");
    }
    fields
}

/// The elements of a list.
fn elements(list: &str) -> Vec<&str> {
    let mut elements = Vec::new();
    let mut rest = inside(list);
    while !rest.is_empty() {
        let (element, after) = rest.split_at(end(rest));
        elements.push(element);
        rest = after.strip_prefix(',').unwrap_or("");
    }
    elements
}

/// What stands between the brackets.
fn inside(text: &str) -> &str {
    text.get(1..text.len().saturating_sub(1)).unwrap_or("")
}

/// Where the value ends with which a text begins: before the comma, colon or bracket that does not belong to it.
fn end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut i) = (0, 0);
    while let Some(byte) = bytes.get(i) {
        match byte {
            b'"' => i = end_of_string(bytes, i),
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' | b':' if depth == 0 => return i,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        i += 1;
    }
    bytes.len()
}

/// Where the string ends that begins here: at its closing quotation mark.
fn end_of_string(bytes: &[u8], from: usize) -> usize {
    let mut i = from + 1;
    loop {
        match bytes.get(i) {
            Some(b'\\') => i += 2,
            Some(b'"') | None => return i,
            Some(_) => i += 1,
        }
    }
}

/// Makes the edits; says whether all of them fitted.
pub fn apply(value: &mut Value, edits: &[Edit]) -> bool {
    edits.iter().all(|edit| make(value, edit).is_some())
}

fn make(value: &mut Value, edit: &Edit) -> Option<()> {
    let mut place = value;
    let way = match edit.change {
        Change::Splice(..) => &edit.at[..],
        _ => edit.at.split_last().map_or(&[][..], |(_, way)| way),
    };
    for step in way {
        place = match step {
            Step::Field(name) => place.get_mut(name)?,
            Step::Element(i) => place.get_mut(i)?,
        };
    }
    match (&edit.change, edit.at.last()) {
        (Change::Put(new), None) => *place = new.clone(),
        (Change::Put(new), Some(Step::Field(name))) => {
            place.as_object_mut()?.insert(name.clone(), new.clone());
        }
        (Change::Put(new), Some(Step::Element(i))) => *place.get_mut(i)? = new.clone(),
        (Change::Cut(_), Some(Step::Field(name))) => {
            place.as_object_mut()?.remove(name)?;
        }
        (Change::Cut(_), _) => return None,
        (Change::Splice(from, gone, come), _) => {
            let list = place.as_array_mut()?;
            let to = from.checked_add(*gone).filter(|to| *to <= list.len())?;
            list.splice(*from..to, come.iter().cloned());
        }
    }
    Some(())
}
