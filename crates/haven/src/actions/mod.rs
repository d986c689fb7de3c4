//! What figures do to each other: the chapters of the rulebook on attacks, moves, cards, items and conditions.

pub mod abilities;
pub mod areas;
pub mod attack;
pub mod bonuses;
pub mod cards;
pub mod clauses;
pub mod conditions;
pub mod damage;
pub mod effects;
pub mod elements;
pub mod exhaustion;
pub mod heal;
pub mod hexes;
pub mod items;
pub mod looting;
pub mod modifiers;
pub mod moments;
pub mod movement;
pub mod odds;
pub mod outcomes;
pub mod removal;
pub mod shadows;
pub mod specials;
pub mod summons;
pub mod tiles;
pub mod time;
