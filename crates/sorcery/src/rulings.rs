//! GAP: the open questions of the book, and how a table answers them.
//!
//! Each has a rule id, a default, and a case for every other answer.

use serde::{Deserialize, Serialize};

/// An open question and its answers, as positions write them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its name.
    pub name: String,
    /// All answers.
    pub answers: Vec<String>,
    /// The answer unless another is given.
    pub default: String,
}

/// `PrintedOrder` as it is written: `printed-order`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.replace('_', "-").chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

macro_rules! rulings {
    ($($(#[$doc:meta])* $field:ident: $type:ident { $($(#[$vdoc:meta])* $value:ident),* $(,)? } = $default:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $type { $($(#[$vdoc])* $value),* }

            impl Default for $type {
                fn default() -> $type { $type::$default }
            }
        )*

        /// How a table answers the open questions. Everything unsaid has its default.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
        pub struct Rulings { $($(#[$doc])* pub $field: $type),* }

        impl Rulings {
            /// Every open question.
            pub fn questions() -> Vec<Question> {
                vec![$(Question {
                    name: kebab(stringify!($field)),
                    answers: vec![$(kebab(stringify!($value))),*],
                    default: kebab(stringify!($default)),
                }),*]
            }
        }
    };
}

rulings! {
    /// SS-GAP-16: enemy properties that need equally many symbols.
    equal_properties: EqualProperties {
        /// In the order in which they are printed.
        Printed,
        /// Whoever manages the enemy decides.
        Manager,
    } = Printed;
    /// SS-GAP-18: whom a critical hit over an area concerns.
    area_criticals: AreaCriticals {
        /// Everybody who is hit, with a token for each.
        Everybody,
        /// The target alone.
        Target,
    } = Everybody;
    /// SS-GAP-21: a figure with poison II receives poison I.
    weaker_poison: WeakerPoison {
        /// It is the same condition again: a wound.
        Wound,
        /// Nothing happens.
        Nothing,
    } = Wound;
    /// SS-GAP-22: whether a blinded hero needs a save roll for free actions too.
    blind_free_actions: BlindFreeActions {
        /// For every action.
        Save,
        /// Not for free actions.
        Free,
    } = Save;
    /// SS-GAP-23: whether blinded enemies make reaction attacks.
    blind_reactions: BlindReactions {
        /// They do: the hero is in their own area.
        Attack,
        /// They see nobody.
        None,
    } = Attack;
    /// SS-GAP-14: the event deck is used up, and a day or night event was its last card.
    last_day: LastDay {
        /// The heroes lose when an event phase finds no card to reveal or to discard.
        NoCardLeft,
        /// They lose as soon as the last card has been revealed.
        AtOnce,
    } = NoCardLeft;
}
