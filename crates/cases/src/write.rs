//! Writing TOML as a case would write it: drawings as drawings, one line for each entry of a table.

use serde_json::Value as Json;
use std::fmt::Write as _;

/// Writes the keys of a position: first what stands on one line and the drawings, then the tables.
pub(crate) fn position(position: &Json, out: &mut String) {
    let Json::Object(fields) = position else { return };
    // `at` first, as everybody writes it.
    let at = fields.iter().filter(|(key, _)| *key == "at");
    let others = fields.iter().filter(|(key, _)| *key != "at");
    for (key, value) in at.chain(others).filter(|(_, value)| !value.is_object() && !value.is_null()) {
        field(key, value, out);
    }
    let mut tables: Vec<_> = fields.iter().filter(|(_, value)| value.is_object()).collect();
    tables.sort_by_key(|(key, _)| !["map", "legend"].contains(&key.as_str()));
    for (key, value) in tables {
        table(&word(key), value, out);
    }
}

/// A table under its own heading. A table of tables in it gets a heading of its own, except in the legend and the like,
/// where each entry is one line.
fn table(name: &str, value: &Json, out: &mut String) {
    let Json::Object(fields) = value else { return };
    let headings = !["legend", "figures", "tokens", "put"].contains(&name);
    let inner = |value: &Json| headings && value.is_object();
    if fields.iter().any(|(_, value)| !inner(value) && !value.is_null()) {
        let _ = writeln!(out, "\n[{name}]");
    }
    for (key, value) in fields.iter().filter(|(_, value)| !inner(value) && !value.is_null()) {
        field(key, value, out);
    }
    for (key, value) in fields.iter().filter(|(_, value)| inner(value)) {
        table(&format!("{name}.{}", word(key)), value, out);
    }
}

fn field(key: &str, value: &Json, out: &mut String) {
    let drawing = value.as_str().filter(|text| text.contains('\n') && !text.contains("'''"));
    let plain = |text: &&str| text.chars().all(|c| c == '\n' || !c.is_control());
    match drawing.filter(plain) {
        Some(text) => {
            let _ = write!(out, "{} = '''\n{text}'''\n", word(key));
        }
        None => {
            let _ = writeln!(out, "{} = {}", word(key), inline(value));
        }
    }
}

/// A value on one line.
pub(crate) fn inline(value: &Json) -> String {
    match value {
        Json::Null => "\"\"".to_owned(),
        Json::Bool(flag) => flag.to_string(),
        Json::Number(number) => number.to_string(),
        Json::String(text) => quoted(text),
        Json::Array(items) => list(items.iter().filter(|item| !item.is_null()).map(inline)),
        Json::Object(fields) => {
            let fields = fields.iter().filter(|(_, value)| !value.is_null());
            let fields: Vec<String> =
                fields.map(|(key, value)| format!("{} = {}", word(key), inline(value))).collect();
            if fields.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", fields.join(", ")) }
        }
    }
}

/// A list on one line.
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", items.into_iter().collect::<Vec<_>>().join(", "))
}

/// A key, in quotes if it needs them.
pub(crate) fn word(key: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !key.is_empty() && key.chars().all(bare) { key.to_owned() } else { quoted(key) }
}

/// A text in quotes.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
