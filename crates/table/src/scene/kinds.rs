//! The kinds of things in a scene. They are enums, so that the compiler of a client that draws them points out new
//! ones.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

impl Role {
    pub(crate) fn is_plain(&self) -> bool {
        *self == Role::Plain
    }
}

impl Weight {
    pub(crate) fn is_other(&self) -> bool {
        *self == Weight::Other
    }
}

/// Declares a kind with the word of each value, as scenes, cases and TypeScript write it.
macro_rules! kinds {
    ($($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $value:ident = $word:literal,)* })*) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$of])* #[serde(rename = $word)] $value,)* }

        impl $name {
            /// Every value there is.
            pub const ALL: &'static [$name] = &[$($name::$value),*];

            /// The value with this word.
            pub fn named(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.as_str() == word)
            }

            /// Its word.
            pub fn as_str(self) -> &'static str {
                match self { $($name::$value => $word,)* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    )* };
}

kinds! {
    /// What an option is among those of its question, for a client that lays them out.
    Role {
        /// Nothing particular.
        Plain = "plain",
        /// The next space of a way.
        Step = "step",
        /// A space on which something is put, or to which something is done.
        Place = "place",
        /// One of the ways in which a large figure can stand where it comes to.
        Expand = "expand",
        /// A basic action of a card, instead of what is printed on it.
        Basic = "basic",
        /// The way out: to pass, to stop, to end the turn.
        Decline = "decline",
    }

    /// How much an option matters to whoever is asked: what is wanted most often comes first and large.
    Weight {
        /// What the turn is for: to attack, to go, what is pointed at.
        Main = "main",
        /// What adds to it.
        Adds = "adds",
        /// What else can be done.
        Other = "other",
        /// What is seldom wanted, and is asked once more: to give away, to drop, to take off, to attack a friend.
        Seldom = "seldom",
    }

    /// What a figure is.
    FigureKind {
        Hero = "hero",
        Monster = "monster",
        Summon = "summon",
        Ally = "ally",
        /// Something with hit points that does not act.
        Obstacle = "obstacle",
        /// Several monsters that act as one.
        Mob = "mob",
        Lieutenant = "lieutenant",
        Familiar = "familiar",
        Companion = "companion",
        Villager = "villager",
    }

    /// How strong a monster is among its own.
    Rank {
        Normal = "normal",
        Elite = "elite",
        Boss = "boss",
        Minion = "minion",
        Master = "master",
        Leader = "leader",
        Roaming = "roaming",
    }

    /// What the ground of a space is.
    Terrain {
        Wall = "wall",
        Obstacle = "obstacle",
        Hazardous = "hazardous",
        Difficult = "difficult",
        Icy = "icy",
        /// Part of the map that nobody has seen.
        Unrevealed = "unrevealed",
        Pillar = "pillar",
        Water = "water",
        Lava = "lava",
        Pit = "pit",
        Sludge = "sludge",
        Bridge = "bridge",
        Blocked = "blocked",
        Stairs = "stairs",
        Chasm = "chasm",
        Chamber = "chamber",
        Shadow = "shadow",
        Light = "light",
    }

    /// What lies on a space.
    TokenKind {
        DoorOpen = "door-open",
        DoorClosed = "door-closed",
        Trap = "trap",
        Treasure = "treasure",
        Coin = "coin",
        Plate = "plate",
        /// A letter that the scenario speaks of.
        Mark = "mark",
        ExitA = "exit-a",
        ExitB = "exit-b",
        Sealed = "sealed",
        Start = "start",
        Exit = "exit",
        Chest = "chest",
        Gate = "gate",
        Objective = "objective",
        Search = "search",
        Loot = "loot",
        Portal = "portal",
        Fountain = "fountain",
        Forge = "forge",
        Lifebringer = "lifebringer",
        Altar = "altar",
        Fire = "fire",
        Key = "key",
        Waypoint = "waypoint",
        Spawn = "spawn",
        Villager = "villager",
        Rubble = "rubble",
        TreasureCommon = "treasure-common",
        TreasureRare = "treasure-rare",
        TreasureEpic = "treasure-epic",
        Enemy = "enemy",
        Quarry = "quarry",
        RoamingPortal = "roaming-portal",
        SpikeTrap = "spike-trap",
        BearTrap = "bear-trap",
        LargeChest = "large-chest",
        Pillar = "pillar",
        Prize = "prize",
        Goal = "goal",
    }

    /// What lies between two spaces.
    EdgeKind {
        Wall = "wall",
        DoorOpen = "door-open",
        DoorClosed = "door-closed",
        Elevation = "elevation",
        Portcullis = "portcullis",
        Barrier = "barrier",
        Passage = "passage",
    }

    /// Where cards lie.
    ZoneKind {
        Hand = "hand",
        Selected = "selected",
        Discard = "discard",
        Lost = "lost",
        Active = "active",
        Goals = "goals",
        Items = "items",
        Ready = "ready",
        Ambush = "ambush",
        Skills = "skills",
        Worn = "worn",
        Inventory = "inventory",
        Equipped = "equipped",
        Backpack = "backpack",
        Tokens = "tokens",
        Powers = "powers",
        Talents = "talents",
        Search = "search",
        Feats = "feats",
    }

    /// What a track shows.
    TrackKind {
        Round = "round",
        Stage = "stage",
        Turn = "turn",
        Level = "level",
        Element = "element",
        Darkness = "darkness",
        Threat = "threat",
        Experience = "experience",
        Counter = "counter",
    }

    /// What kind of cards or tokens a deck or bag holds.
    DeckKind {
        Modifiers = "modifiers",
        Abilities = "abilities",
        Goals = "goals",
        Rooms = "rooms",
        Monsters = "monsters",
        Items = "items",
        Loot = "loot",
        Events = "events",
        Doors = "doors",
        Search = "search",
        Plots = "plots",
        Bag = "bag",
        Cards = "cards",
    }

    /// What kind of card it is.
    CardKind {
        Ability = "ability",
        MonsterAbility = "monster-ability",
        Item = "item",
        Goal = "goal",
        Modifier = "modifier",
        Skill = "skill",
        Event = "event",
        Plain = "plain",
    }

    /// How a card or item lies.
    CardState {
        Ready = "ready",
        /// Turned sideways until it is refreshed.
        Spent = "spent",
        /// Gone for this scenario.
        Consumed = "consumed",
    }

    /// Where a half of a card stands in this turn.
    HalfState {
        Plain = "plain",
        Now = "now",
        Used = "used",
    }

    /// How long something stays in play.
    Stays {
        Round = "round",
        Persistent = "persistent",
        Turn = "turn",
    }

    /// What a hex of a drawn area is.
    AreaHex {
        /// Where the one who acts stands.
        Own = "own",
        Target = "target",
        /// Where an ally must stand.
        Ally = "ally",
        Empty = "empty",
    }

    /// Whose goal it is, and what reaching it means.
    GoalKind {
        /// Reaching it wins.
        Win = "win",
        /// Reaching it loses.
        Lose = "lose",
        /// One seat's own.
        Own = "own",
    }

    /// How what is told feels to whoever is told.
    Tone {
        Cost = "cost",
        Danger = "danger",
        Good = "good",
        Plain = "plain",
    }
}
