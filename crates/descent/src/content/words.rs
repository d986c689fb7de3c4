//! How the words of cards are read. There are four kinds of them, each an enum of its own; in a file a word stands
//! alone, as in `[Damage(2), Recover(1, You)]`, and what kind it is of follows from it.

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};
use std::fmt;

/// Declares an enum of words, and says which there are and which one a value is.
macro_rules! words {
    (
        $(#[$meta:meta])*
        $name:ident {
            $($(#[$doc:meta])* $word:ident
                $(($($part:ty),* $(,)?))?
                $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$doc])* $word $(($($part),*))? $({ $($(#[$field_doc])* $field: $type),* })?),*
        }

        impl $name {
            /// Every word of this kind.
            pub const WORDS: &'static [&'static str] = &[$(stringify!($word)),*];

            /// Which word it is.
            pub fn word(&self) -> &'static str {
                match self {
                    $($name::$word { .. } => stringify!($word)),*
                }
            }
        }
    };
}
pub(super) use words;

/// A word that was read, and what is still to be read behind it.
pub(super) struct Word<'w, A> {
    pub(super) word: &'w str,
    rest: A,
}

/// Reads one word and hands it to `known`, which reads what stands behind it.
pub(super) fn read<'de, D, T, K>(from: D, known: K) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    K: Known<T>,
{
    struct OneWord<K, T>(K, std::marker::PhantomData<T>);

    impl<'de, T, K: Known<T>> Visitor<'de> for OneWord<K, T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a word of cards")
        }

        fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<T, A::Error> {
            let (word, rest) = data.variant_seed(Name)?;
            self.0.read(Word { word: &word, rest })
        }
    }
    from.deserialize_enum("Effect", &[], OneWord(known, std::marker::PhantomData))
}

/// Whoever knows words.
pub(super) trait Known<T> {
    /// Reads what stands behind a word.
    fn read<'de, A: VariantAccess<'de>>(self, word: Word<'_, A>) -> Result<T, A::Error>;
}

/// The word itself.
struct Name;

impl<'de> DeserializeSeed<'de> for Name {
    type Value = String;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<String, D::Error> {
        from.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Name {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word of cards")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<String, E> {
        Ok(word.to_owned())
    }
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for Word<'_, A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Word<'_, A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, A), A::Error> {
        let word: StrDeserializer<'_, A::Error> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self.rest))
    }
}
