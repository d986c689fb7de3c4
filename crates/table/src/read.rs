//! Setups and positions from JSON. What cannot be read becomes a [`SetupError`] that says where the mistake is and what
//! would be right.

use crate::SetupError;
use crate::write::{Names, Unnamed};
use serde::de::value::MapDeserializer;
use serde::de::{self, DeserializeOwned, DeserializeSeed, Expected, IntoDeserializer, Unexpected, Visitor};
use serde_json::Value;
use std::fmt::{self, Display};

/// Reads a setup or position.
///
/// ```
/// #[derive(serde::Deserialize, Debug)]
/// struct Hero { hp: u8 }
/// #[derive(serde::Deserialize, Debug)]
/// #[serde(deny_unknown_fields)]
/// struct Setup { heroes: Vec<Hero> }
///
/// let error = table::read::<Setup>(serde_json::json!({ "heroes": [{ "hp": 5 }, { "hp": 900 }] })).unwrap_err();
/// assert_eq!(error.at, "heroes.1.hp");
/// let error = table::read::<Setup>(serde_json::json!({ "heros": [] })).unwrap_err();
/// assert_eq!(error.expected.as_deref(), Some("`heroes`"));
/// ```
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, SetupError> {
    read_named(value, &Unnamed)
}

/// Reads what was written with names in place of the ids that content may change.
pub(crate) fn read_named<T: DeserializeOwned>(value: Value, names: &dyn Names) -> Result<T, SetupError> {
    T::deserialize(Tree { value, names })
}

impl de::Error for SetupError {
    fn custom<T: Display>(what: T) -> SetupError {
        SetupError::new(what.to_string())
    }

    fn invalid_type(got: Unexpected<'_>, wanted: &dyn Expected) -> SetupError {
        SetupError::new(format!("invalid type: {got}")).expected(wanted.to_string())
    }

    fn invalid_value(got: Unexpected<'_>, wanted: &dyn Expected) -> SetupError {
        SetupError::new(format!("invalid value: {got}")).expected(wanted.to_string())
    }

    fn invalid_length(length: usize, wanted: &dyn Expected) -> SetupError {
        SetupError::new(format!("invalid length {length}")).expected(wanted.to_string())
    }

    fn unknown_variant(got: &str, wanted: &'static [&'static str]) -> SetupError {
        SetupError::new(format!("unknown variant `{got}`")).expected(OneOf(wanted).to_string())
    }

    fn unknown_field(got: &str, wanted: &'static [&'static str]) -> SetupError {
        SetupError::new(format!("unknown field `{got}`")).expected(OneOf(wanted).to_string()).at(got)
    }

    fn missing_field(field: &'static str) -> SetupError {
        SetupError::new(format!("missing field `{field}`"))
    }
}

/// Names in a sentence.
struct OneOf(&'static [&'static str]);

impl Display for OneOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quoted: Vec<String> = self.0.iter().map(|name| format!("`{name}`")).collect();
        match quoted.as_slice() {
            [] => f.write_str("nothing"),
            [one] => f.write_str(one),
            all => write!(f, "one of {}", all.join(", ")),
        }
    }
}

/// JSON that is read with errors of our own.
struct Tree<'n> {
    value: Value,
    names: &'n dyn Names,
}

impl<'de, 'n> IntoDeserializer<'de, SetupError> for Tree<'n> {
    type Deserializer = Tree<'n>;

    fn into_deserializer(self) -> Tree<'n> {
        self
    }
}

/// A key of a table: a name, or a number as JSON writes it there.
struct Key<'n> {
    key: String,
    names: &'n dyn Names,
}

macro_rules! numbers {
    ($($method:ident $visit:ident $type:ty),*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, SetupError> {
            match self.key.parse::<$type>() {
                Ok(number) => visitor.$visit(number),
                Err(_) => visitor.visit_string(self.key),
            }
        }
    )* };
}

impl<'de> de::Deserializer<'de> for Key<'_> {
    type Error = SetupError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, SetupError> {
        visitor.visit_string(self.key)
    }

    numbers!(deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64, deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32, deserialize_i64 visit_i64 i64, deserialize_bool visit_bool bool);

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        kind: &'static str,
        visitor: V,
    ) -> Result<V::Value, SetupError> {
        match self.names.number(kind, &Value::String(self.key.clone())) {
            Some(number) => visitor.visit_newtype_struct(id(number)?),
            None => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, SetupError> {
        Tree { value: Value::String(self.key), names: self.names }.deserialize_enum(name, variants, visitor)
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

/// The number of an id that was saved with its name.
fn id<'de>(
    number: Result<u64, String>,
) -> Result<impl de::Deserializer<'de, Error = SetupError>, SetupError> {
    let number: de::value::U64Deserializer<SetupError> = number.map_err(SetupError::new)?.into_deserializer();
    Ok(number)
}

/// The entries of a table, one after the other.
struct Entries<'n> {
    names: &'n dyn Names,
    entries: serde_json::map::IntoIter,
    next: Option<(String, Value)>,
}

impl<'de> de::MapAccess<'de> for Entries<'_> {
    type Error = SetupError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, SetupError> {
        let Some((key, value)) = self.entries.next() else { return Ok(None) };
        self.next = Some((key.clone(), value));
        seed.deserialize(Key { key, names: self.names }).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, SetupError> {
        let (key, value) = self.next.take().unwrap_or_default();
        seed.deserialize(Tree { value, names: self.names }).map_err(|error| error.at(key))
    }
}

/// The elements of a list, one after the other.
struct Elements<'n> {
    names: &'n dyn Names,
    elements: std::vec::IntoIter<Value>,
    at: usize,
}

impl<'de> de::SeqAccess<'de> for Elements<'_> {
    type Error = SetupError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, SetupError> {
        let Some(value) = self.elements.next() else { return Ok(None) };
        let at = self.at;
        self.at += 1;
        seed.deserialize(Tree { value, names: self.names }).map(Some).map_err(|error| error.at(at))
    }
}

impl<'de> de::Deserializer<'de> for Tree<'_> {
    type Error = SetupError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, SetupError> {
        let names = self.names;
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(flag),
            Value::String(text) => visitor.visit_string(text),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(n), _) => visitor.visit_u64(n),
                (None, Some(n)) => visitor.visit_i64(n),
                // Rules know no fractions: they do not come out the same on every machine.
                (None, None) => {
                    Err(SetupError::new(format!("{number} is no whole number")).expected("a whole number"))
                }
            },
            Value::Array(list) => visitor.visit_seq(Elements { names, elements: list.into_iter(), at: 0 }),
            Value::Object(table) => {
                visitor.visit_map(Entries { names, entries: table.into_iter(), next: None })
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, SetupError> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        kind: &'static str,
        visitor: V,
    ) -> Result<V::Value, SetupError> {
        match self.names.number(kind, &self.value) {
            Some(number) => visitor.visit_newtype_struct(id(number)?),
            None => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, SetupError> {
        let names = self.names;
        match self.value {
            Value::String(word) => {
                let word: de::value::StringDeserializer<SetupError> = word.into_deserializer();
                word.deserialize_enum(name, variants, visitor)
            }
            Value::Object(table) => {
                let entries = table.into_iter().map(|(key, value)| (key, Tree { value, names }));
                visitor.visit_enum(de::value::MapAccessDeserializer::new(MapDeserializer::new(entries)))
            }
            other => Err(de::Error::invalid_type(unexpected(&other), &"a word")),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(flag) => Unexpected::Bool(*flag),
        Value::Number(_) => Unexpected::Other("a number"),
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_fraction_is_refused_with_its_place() {
        let read = read::<BTreeMap<String, u8>>(serde_json::json!({ "heroes": 2.5 }));
        let error = read.expect_err("no party of two and a half");
        assert_eq!(error.at, "heroes");
        assert!(error.what.contains("2.5 is no whole number"), "{error}");
    }
}
