//! The difference between two JSON values: what has to be done to the one to get the other.
//!
//! Scenes are sent as differences. A client that holds the old scene makes the [`Edit`]s in their order and has the new
//! one. [`apply`] is all that it has to do, and takes a dozen lines in any language.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
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

/// What has to be done to `old` to get `new`.
pub fn difference(old: &Value, new: &Value) -> Vec<Edit> {
    let mut edits = Vec::new();
    compare(old, new, &mut Vec::new(), &mut edits);
    edits
}

fn compare(old: &Value, new: &Value, at: &mut Vec<Step>, edits: &mut Vec<Edit>) {
    match (old, new) {
        _ if old == new => {}
        (Value::Object(old), Value::Object(new)) => objects(old, new, at, edits),
        (Value::Array(old), Value::Array(new)) => lists(old, new, at, edits),
        _ => edits.push(Edit { at: at.clone(), change: Change::Put(new.clone()) }),
    }
}

fn objects(old: &Map<String, Value>, new: &Map<String, Value>, at: &mut Vec<Step>, edits: &mut Vec<Edit>) {
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        at.push(Step::Field(name.clone()));
        edits.push(Edit { at: at.clone(), change: Change::Cut(true) });
        at.pop();
    }
    for (name, value) in new {
        at.push(Step::Field(name.clone()));
        match old.get(name) {
            Some(before) => compare(before, value, at, edits),
            None => edits.push(Edit { at: at.clone(), change: Change::Put(value.clone()) }),
        }
        at.pop();
    }
}

/// What is the same at both ends stays; what lies between is compared one by one, or replaced.
fn lists(old: &[Value], new: &[Value], at: &mut Vec<Step>, edits: &mut Vec<Edit>) {
    let start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old[start..], &new[start..]);
    let end = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let (gone, come) = (&old_rest[..old_rest.len() - end], &new_rest[..new_rest.len() - end]);
    if gone.len() != come.len() {
        let change = Change::Splice(start, gone.len(), come.to_vec());
        edits.push(Edit { at: at.clone(), change });
        return;
    }
    for (i, (a, b)) in gone.iter().zip(come).enumerate() {
        at.push(Step::Element(start + i));
        compare(a, b, at, edits);
        at.pop();
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
