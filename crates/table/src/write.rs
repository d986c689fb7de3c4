//! Worlds as JSON in which content is named: memory holds small numbers, saves hold names.
//!
//! An id is a newtype over a number. [`Game::name_of`](crate::Game::name_of) knows which of them stand for something
//! that content may change, and what it is called; every other value is written as serde has it.

use serde::ser::{self, Serialize};
use serde_json::{Map, Number, Value};
use std::cell::RefCell;
use std::fmt;

/// What ids are called, and which number has a name.
pub(crate) trait Names {
    /// The name of an id, if ids of this type are named.
    fn name(&self, kind: &str, number: u64) -> Option<String>;
    /// A part of a value was written: its type, and how it was written.
    fn wrote(&self, _kind: &str, _part: &Value) {}
    /// What is to be read in place of a saved id, if ids of this type are named; or why it is not an id today.
    fn number(&self, kind: &str, saved: &Value) -> Option<Result<u64, String>>;
}

/// Nothing has a name: setups and positions are written with names by their authors.
pub(crate) struct Unnamed;

impl Names for Unnamed {
    fn name(&self, _: &str, _: u64) -> Option<String> {
        None
    }

    fn number(&self, _: &str, _: &Value) -> Option<Result<u64, String>> {
        None
    }
}

/// Why a value cannot be written as JSON.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct WriteError(String);

impl ser::Error for WriteError {
    fn custom<T: fmt::Display>(what: T) -> WriteError {
        WriteError(what.to_string())
    }
}

/// Shows every struct and every newtype in a value to somebody: its type, and how it is written.
///
/// ```
/// #[derive(serde::Serialize)]
/// struct CardId(u8);
/// #[derive(serde::Serialize)]
/// struct Hand { cards: Vec<CardId> }
/// let mut seen = Vec::new();
/// table::each_part(&Hand { cards: vec![CardId(3), CardId(5)] }, &mut |kind, part| seen.push(format!("{kind} {part}")));
/// assert_eq!(seen, ["CardId 3", "CardId 5", "Hand {\"cards\":[3,5]}"]);
/// ```
pub fn each_part<T: Serialize + ?Sized>(value: &T, look: &mut dyn FnMut(&str, &Value)) {
    type Look<'l> = dyn FnMut(&str, &Value) + 'l;
    struct Looking<'l>(RefCell<&'l mut Look<'l>>);

    impl Names for Looking<'_> {
        fn name(&self, _: &str, _: u64) -> Option<String> {
            None
        }

        fn wrote(&self, kind: &str, part: &Value) {
            (self.0.borrow_mut())(kind, part);
        }

        fn number(&self, _: &str, _: &Value) -> Option<Result<u64, String>> {
            None
        }
    }
    // What cannot be written has been shown as far as it goes.
    let _ = write(value, &Looking(RefCell::new(look)));
}

/// A value as JSON, with names for what content may change.
pub(crate) fn write<T: Serialize + ?Sized>(value: &T, names: &dyn Names) -> Result<Value, WriteError> {
    value.serialize(Writer { names })
}

#[derive(Clone, Copy)]
struct Writer<'n> {
    names: &'n dyn Names,
}

/// A list that is being written, perhaps inside a variant of an enum.
struct List<'n> {
    names: &'n dyn Names,
    list: Vec<Value>,
    variant: Option<&'static str>,
}

/// A JSON object that is being written, perhaps inside a variant of an enum.
struct Table<'n> {
    names: &'n dyn Names,
    table: Map<String, Value>,
    /// The name of the type, if it is a struct.
    kind: Option<&'static str>,
    key: Option<String>,
    variant: Option<&'static str>,
}

fn in_variant(variant: Option<&'static str>, value: Value) -> Value {
    match variant {
        Some(variant) => Value::Object(Map::from_iter([(variant.to_owned(), value)])),
        None => value,
    }
}

impl<'n> Writer<'n> {
    fn list(self, length: usize, variant: Option<&'static str>) -> List<'n> {
        List { names: self.names, list: Vec::with_capacity(length), variant }
    }

    fn table(self, kind: Option<&'static str>, variant: Option<&'static str>) -> Table<'n> {
        Table { names: self.names, table: Map::new(), kind, key: None, variant }
    }
}

macro_rules! plain {
    ($($method:ident: $type:ty),*) => { $(
        fn $method(self, value: $type) -> Result<Value, WriteError> {
            Ok(Value::from(value))
        }
    )* };
}

impl<'n> ser::Serializer for Writer<'n> {
    type Ok = Value;
    type Error = WriteError;
    type SerializeSeq = List<'n>;
    type SerializeTuple = List<'n>;
    type SerializeTupleStruct = List<'n>;
    type SerializeTupleVariant = List<'n>;
    type SerializeMap = Table<'n>;
    type SerializeStruct = Table<'n>;
    type SerializeStructVariant = Table<'n>;

    plain!(serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_str: &str);

    fn serialize_u128(self, value: u128) -> Result<Value, WriteError> {
        Number::from_u128(value).map(Value::Number).ok_or_else(|| ser::Error::custom("a number out of range"))
    }

    /// Rules know no fractions: they do not come out the same on every machine.
    fn serialize_f32(self, _: f32) -> Result<Value, WriteError> {
        Err(ser::Error::custom("a number with a fraction"))
    }

    /// As for `f32`.
    fn serialize_f64(self, _: f64) -> Result<Value, WriteError> {
        Err(ser::Error::custom("a number with a fraction"))
    }

    fn serialize_char(self, value: char) -> Result<Value, WriteError> {
        Ok(Value::String(value.to_string()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Value, WriteError> {
        Ok(value.iter().map(|byte| Value::from(*byte)).collect())
    }

    fn serialize_none(self) -> Result<Value, WriteError> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, WriteError> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, WriteError> {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, WriteError> {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Value, WriteError> {
        Ok(Value::String(variant.to_owned()))
    }

    /// An id is a newtype over a number: here it gets its name.
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        kind: &'static str,
        value: &T,
    ) -> Result<Value, WriteError> {
        let value = value.serialize(self)?;
        self.names.wrote(kind, &value);
        let name = value.as_u64().and_then(|number| self.names.name(kind, number));
        Ok(name.map_or(value, Value::String))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, WriteError> {
        Ok(in_variant(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<List<'n>, WriteError> {
        Ok(self.list(length.unwrap_or_default(), None))
    }

    fn serialize_tuple(self, length: usize) -> Result<List<'n>, WriteError> {
        Ok(self.list(length, None))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<List<'n>, WriteError> {
        Ok(self.list(length, None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<List<'n>, WriteError> {
        Ok(self.list(length, Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Table<'n>, WriteError> {
        Ok(self.table(None, None))
    }

    fn serialize_struct(self, kind: &'static str, _: usize) -> Result<Table<'n>, WriteError> {
        Ok(self.table(Some(kind), None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Table<'n>, WriteError> {
        Ok(self.table(None, Some(variant)))
    }
}

impl List<'_> {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), WriteError> {
        self.list.push(write(value, self.names)?);
        Ok(())
    }

    fn done(self) -> Result<Value, WriteError> {
        Ok(in_variant(self.variant, Value::Array(self.list)))
    }
}

macro_rules! list {
    ($($trait:ident $method:ident),*) => { $(
        impl ser::$trait for List<'_> {
            type Ok = Value;
            type Error = WriteError;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), WriteError> {
                self.push(value)
            }

            fn end(self) -> Result<Value, WriteError> {
                self.done()
            }
        }
    )* };
}
list!(SerializeSeq serialize_element, SerializeTuple serialize_element, SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field);

impl Table<'_> {
    fn put<T: Serialize + ?Sized>(&mut self, key: String, value: &T) -> Result<(), WriteError> {
        self.table.insert(key, write(value, self.names)?);
        Ok(())
    }

    fn done(self) -> Result<Value, WriteError> {
        let table = Value::Object(self.table);
        if let Some(kind) = self.kind {
            self.names.wrote(kind, &table);
        }
        Ok(in_variant(self.variant, table))
    }
}

macro_rules! table {
    ($($trait:ident),*) => { $(
        impl ser::$trait for Table<'_> {
            type Ok = Value;
            type Error = WriteError;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), WriteError> {
                self.put(key.to_owned(), value)
            }

            fn end(self) -> Result<Value, WriteError> {
                self.done()
            }
        }
    )* };
}
table!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Table<'_> {
    type Ok = Value;
    type Error = WriteError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), WriteError> {
        self.key = match write(key, self.names)? {
            Value::String(name) => Some(name),
            Value::Number(number) => Some(number.to_string()),
            Value::Bool(flag) => Some(flag.to_string()),
            _ => return Err(ser::Error::custom("keys of maps are names or numbers")),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), WriteError> {
        let key = self.key.take().ok_or_else(|| WriteError("a value without a key".to_owned()))?;
        self.put(key, value)
    }

    fn end(self) -> Result<Value, WriteError> {
        self.done()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_cannot_be_written() {
        assert!(write(&(1u8, -2i64), &Unnamed).is_ok());
        assert!(write(&(1u8, 0.5f64), &Unnamed).is_err());
        assert!(write(&[0.5f32], &Unnamed).is_err());
    }
}
