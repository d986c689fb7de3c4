//! Setups and positions from JSON. What cannot be read is a [`SetupError`] that knows where it is and what would be
//! right.

use crate::SetupError;
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
    T::deserialize(Tree(value))
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
struct Tree(Value);

impl<'de> IntoDeserializer<'de, SetupError> for Tree {
    type Deserializer = Tree;

    fn into_deserializer(self) -> Tree {
        self
    }
}

/// The entries of a table, one after the other.
struct Entries {
    entries: serde_json::map::IntoIter,
    next: Option<(String, Value)>,
}

impl<'de> de::MapAccess<'de> for Entries {
    type Error = SetupError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, SetupError> {
        let Some((key, value)) = self.entries.next() else { return Ok(None) };
        self.next = Some((key.clone(), value));
        seed.deserialize(Tree(Value::String(key))).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, SetupError> {
        let (key, value) = self.next.take().unwrap_or_default();
        seed.deserialize(Tree(value)).map_err(|error| error.at(key))
    }
}

/// The elements of a list, one after the other.
struct Elements {
    elements: std::vec::IntoIter<Value>,
    at: usize,
}

impl<'de> de::SeqAccess<'de> for Elements {
    type Error = SetupError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, SetupError> {
        let Some(value) = self.elements.next() else { return Ok(None) };
        let at = self.at;
        self.at += 1;
        seed.deserialize(Tree(value)).map(Some).map_err(|error| error.at(at))
    }
}

impl<'de> de::Deserializer<'de> for Tree {
    type Error = SetupError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, SetupError> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(flag),
            Value::String(text) => visitor.visit_string(text),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(n), _) => visitor.visit_u64(n),
                (None, Some(n)) => visitor.visit_i64(n),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::Array(list) => visitor.visit_seq(Elements { elements: list.into_iter(), at: 0 }),
            Value::Object(table) => visitor.visit_map(Entries { entries: table.into_iter(), next: None }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, SetupError> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, SetupError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, SetupError> {
        match self.0 {
            Value::String(word) => {
                let word: de::value::StringDeserializer<SetupError> = word.into_deserializer();
                word.deserialize_enum(name, variants, visitor)
            }
            Value::Object(table) => {
                let entries = table.into_iter().map(|(key, value)| (key, Tree(value)));
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
