//! Worlds that earlier rules have written, put into the form of today before they are read.
//!
//! When a field is added to a world, or one is written differently, the game's [`Game::migrate`](crate::Game::migrate)
//! gets a line that says what it was before. It works on JSON, in which content has names and not numbers. A save says
//! nothing about its form, so every line looks for itself whether there is something to do, and leaves a world of today
//! as it is (`trial::described` tries that). Lines are kept for good, in the order in which they came.
//!
//! ```
//! use serde_json::json;
//! use table::migrate::{fill, forget, turn};
//! let mut world = json!({ "heroes": [{ "hp": 5, "once": true }, { "hp": 3, "once": false }], "round": "2" });
//! fill(&mut world, "heroes.*.stunned", json!(false));
//! forget(&mut world, "heroes.*.once");
//! turn(&mut world, "round", |round| round.as_str()?.parse::<u8>().ok().map(Into::into));
//! assert_eq!(world, json!({ "heroes": [{ "hp": 5, "stunned": false }, { "hp": 3, "stunned": false }], "round": 2 }));
//! ```

use serde_json::{Map, Value};

/// Shows every value at a path: names of fields with dots between them; `*` stands for every element of a list and for
/// every field.
pub fn each(value: &mut Value, path: &str, look: &mut dyn FnMut(&mut Value)) {
    if path.is_empty() {
        return look(value);
    }
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    match (value, first) {
        (Value::Array(list), "*") => list.iter_mut().for_each(|inner| each(inner, rest, look)),
        (Value::Object(fields), "*") => fields.values_mut().for_each(|inner| each(inner, rest, look)),
        (Value::Object(fields), name) => fields.get_mut(name).into_iter().for_each(|i| each(i, rest, look)),
        (Value::Array(list), place) => {
            let inner = place.parse().ok().and_then(|place: usize| list.get_mut(place));
            inner.into_iter().for_each(|inner| each(inner, rest, look));
        }
        _ => {}
    }
}

/// The same for the tables in which the last name of a path is a field, with that name.
fn each_table(value: &mut Value, path: &str, look: &mut dyn FnMut(&mut Map<String, Value>, &str)) {
    let (above, field) = path.rsplit_once('.').unwrap_or(("", path));
    each(value, above, &mut |inner| {
        if let Value::Object(fields) = inner {
            look(fields, field);
        }
    });
}

/// A field that is new: where it is missing, it has this value.
pub fn fill(value: &mut Value, path: &str, default: impl Into<Value>) {
    let default = default.into();
    each_table(value, path, &mut |fields, name| {
        if !fields.contains_key(name) {
            fields.insert(name.to_owned(), default.clone());
        }
    });
}

/// A field that is gone.
pub fn forget(value: &mut Value, path: &str) {
    each_table(value, path, &mut |fields, name| drop(fields.remove(name)));
}

/// Something that is written differently: `to` gives the new form of an old value, and nothing for one that has it
/// already.
pub fn turn(value: &mut Value, path: &str, to: impl Fn(&Value) -> Option<Value>) {
    each(value, path, &mut |inner| {
        if let Some(new) = to(inner) {
            *inner = new;
        }
    });
}

/// A field that has another name.
pub fn rename(value: &mut Value, path: &str, name: &str) {
    each_table(value, path, &mut |fields, old| {
        if let Some(inner) = fields.remove(old) {
            fields.entry(name).or_insert(inner);
        }
    });
}

/// Whether `now` is what was `written`, which a migration has made `read` of: everything that was written must be there.
/// What is new was not written, and does not count.
pub(crate) fn agrees(written: &Value, read: &Value, now: &Value) -> bool {
    match (read, now) {
        (Value::Object(read), Value::Object(now)) => {
            let fields = written.as_object();
            read.iter().all(|(name, read)| match (fields.map(|fields| fields.get(name)), now.get(name)) {
                (Some(None), _) => true,
                (written, Some(now)) => agrees(written.flatten().unwrap_or(read), read, now),
                (_, None) => is_nothing(read),
            })
        }
        (Value::Array(read), Value::Array(now)) => {
            let list = written.as_array().filter(|written| written.len() == read.len());
            let pairs = read.iter().zip(now).enumerate();
            read.len() == now.len()
                && pairs.into_iter().all(|(n, (read, now))| agrees(list.map_or(read, |l| &l[n]), read, now))
        }
        (read, now) => read == now,
    }
}

/// The place of something in `written` of which `read` knows nothing.
pub(crate) fn lost(written: &Value, read: &Value) -> Option<String> {
    let inside = |place: &dyn std::fmt::Display, more: Option<String>| {
        more.map(|more| if more.is_empty() { place.to_string() } else { format!("{place}.{more}") })
    };
    match (written, read) {
        (Value::Object(written), Value::Object(read)) => {
            written.iter().find_map(|(name, written)| match read.get(name) {
                Some(read) => inside(name, lost(written, read)),
                None => (!is_nothing(written)).then(|| name.clone()),
            })
        }
        (Value::Array(written), Value::Array(read)) if written.len() == read.len() => {
            let mut pairs = written.iter().zip(read).enumerate();
            pairs.find_map(|(n, (written, read))| inside(&n, lost(written, read)))
        }
        _ => None,
    }
}

/// Whether a value is one that worlds leave out.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(flag) => !flag,
        Value::Number(number) => number.as_u64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.is_empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_field_that_is_there_keeps_its_value() {
        let mut world = json!({ "turn": null, "heroes": { "brute": { "hp": 1 }, "mage": {} } });
        fill(&mut world, "heroes.*.hp", 9);
        fill(&mut world, "turn.points", 0);
        fill(&mut world, "later", json!([]));
        assert_eq!(
            world,
            json!({ "turn": null, "heroes": { "brute": { "hp": 1 }, "mage": { "hp": 9 } }, "later": [] })
        );
        rename(&mut world, "heroes.*.hp", "health");
        assert_eq!(world["heroes"], json!({ "brute": { "health": 1 }, "mage": { "health": 9 } }));
    }

    #[test]
    fn what_is_new_does_not_count() {
        let written = json!({ "a": 1, "list": [{ "b": [2] }] });
        let read = json!({ "a": 1, "list": [{ "b": [[2, "x"]], "new": false }] });
        let now = |b: Value, new: bool| json!({ "a": 1, "more": 7, "list": [{ "b": b, "new": new }] });
        assert!(agrees(&written, &read, &now(json!([[2, "x"]]), true)));
        assert!(!agrees(&written, &read, &now(json!([[3, "x"]]), true)));
        assert!(!agrees(&written, &read, &now(json!([]), true)));
    }

    #[test]
    fn what_is_not_known_has_a_place() {
        let read = json!({ "heroes": [{ "hp": 3 }, { "hp": 2 }] });
        assert_eq!(lost(&read, &read), None);
        let more = json!({ "heroes": [{ "hp": 3, "gone": [] }, { "hp": 2, "cursed": true }] });
        assert_eq!(lost(&more, &read).as_deref(), Some("heroes.1.cursed"));
    }
}
