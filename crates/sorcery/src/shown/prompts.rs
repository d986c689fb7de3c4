//! Everything that can be asked.

use crate::Sorcery;
use crate::content::{CardId, ItemId};
use crate::world::{HeroId, Who};
use table::Told;
use table::phrase;
use table::phrase::Phrase;

/// See [`table::Prompt::BEGINS`].
const BEGINS: [&str; 9] = [
    "learn",
    "souls",
    "next-hero",
    "action",
    "ghost-action",
    "next-enemy",
    "shopper",
    "emporium",
    "next-quest",
];

macro_rules! prompts {
    ($($name:ident $({ $($field:ident: $type:ty),* })? = $kind:literal, [$($rule:literal),*], $say:expr;)*) => {
        /// A question.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)]
        pub enum Prompt { $($name $({ $($field: $type),* })?),* }

        impl table::Prompt<Sorcery> for Prompt {
            const KINDS: &'static [&'static str] = &[$($kind),*];
            const BEGINS: &'static [&'static str] = &BEGINS;

            fn kind(&self) -> &'static str {
                match self { $(Prompt::$name { .. } => $kind),* }
            }

            fn rules(&self, _: &Sorcery) -> &'static [&'static str] {
                match self { $(Prompt::$name { .. } => &[$($rule),*]),* }
            }

            fn say(&self, game: &Sorcery) -> Phrase {
                let _ = game;
                match self {
                    $(Prompt::$name $({ $($field),* })? => {
                        $($(let $field = Told::arg($field, game);)*)?
                        $say
                    })*
                }
            }
        }
    };
}

prompts! {
    Learn { hero: HeroId } = "learn", ["SS-GEM-11", "SS-POW-03"], phrase!("sorcery-ask-learn", hero = hero);
    Souls { shards: u16 } = "souls", ["SS-TIME-05"], phrase!("sorcery-ask-souls", shards = shards);
    NextHero = "next-hero", ["SS-BAT-01"], phrase!("sorcery-ask-next-hero");
    Action { hero: HeroId, combat: u8, standard: u8 } = "action", ["SS-BAT-04", "SS-BAT-05"], phrase!("sorcery-ask-action", hero = hero, combat = combat, standard = standard);
    GhostAction { hero: HeroId } = "ghost-action", ["SS-GHO-01"], phrase!("sorcery-ask-ghost-action", hero = hero);
    Projectile { hero: HeroId } = "projectile", ["SS-INV-05"], phrase!("sorcery-ask-projectile", hero = hero);
    Properties { who: Who } = "properties", ["SS-ATK-04"], phrase!("sorcery-ask-properties", who = who);
    EnemyProperty = "enemy-property", ["SS-EAT-04", "SS-GAP-16"], phrase!("sorcery-ask-enemy-property");
    Defend { who: Who } = "defend", ["SS-DEF-07"], phrase!("sorcery-ask-defend", who = who);
    SecondAttack { hero: HeroId } = "second-attack", ["SS-CMB-12"], phrase!("sorcery-ask-second-attack", hero = hero);
    Pushed { who: Who } = "pushed", ["SS-BASH-03"], phrase!("sorcery-ask-pushed", who = who);
    Whom { hero: HeroId } = "whom", ["SS-USE-09"], phrase!("sorcery-ask-whom", hero = hero);
    Companion { hero: HeroId } = "companion", ["SS-CMP-05"], phrase!("sorcery-ask-companion", hero = hero);
    WhichTrap { hero: HeroId } = "which-trap", ["SS-TRAP-01"], phrase!("sorcery-ask-which-trap", hero = hero);
    WhichPower { hero: HeroId } = "which-power", ["SS-CD-05", "SS-CD-06", "SS-CD-07"], phrase!("sorcery-ask-which-power", hero = hero);
    WhichTreasure { hero: HeroId } = "which-treasure", ["SS-POW-09"], phrase!("sorcery-ask-which-treasure", hero = hero);
    Reorganize { hero: HeroId } = "reorganize", ["SS-ACT-10"], phrase!("sorcery-ask-reorganize", hero = hero);
    Exchange { hero: HeroId, other: HeroId } = "exchange", ["SS-ACT-11"], phrase!("sorcery-ask-exchange", hero = hero, other = other);
    React { card: CardId } = "window:react", ["SS-USE-06"], phrase!("sorcery-ask-react", card = card);
    NextEnemy = "next-enemy", ["SS-EAC-05"], phrase!("sorcery-ask-next-enemy");
    EnemyTarget { card: CardId } = "enemy-target", ["SS-TGT-08"], phrase!("sorcery-ask-enemy-target", card = card);
    EnemyStep { who: Who } = "enemy-step", ["SS-EMV-10"], phrase!("sorcery-ask-enemy-step", who = who);
    NextShadow = "next-shadow", ["SS-GAP-26"], phrase!("sorcery-ask-next-shadow");
    WhichGate = "which-gate", ["SS-GATE-03"], phrase!("sorcery-ask-which-gate");
    Cure { who: Who } = "cure", ["SS-CON-03"], phrase!("sorcery-ask-cure", who = who);
    Receive { hero: HeroId, item: ItemId } = "receive", ["SS-ACT-12"], phrase!("sorcery-ask-receive", hero = hero, item = item);
    Course { hero: HeroId } = "course", ["SS-SOUL-03"], phrase!("sorcery-ask-course", hero = hero);
    Shopper = "shopper", ["SS-EMP-02"], phrase!("sorcery-ask-shopper");
    Emporium { hero: HeroId, crowns: u16 } = "emporium", ["SS-EMP-02", "SS-SPL-01"], phrase!("sorcery-ask-emporium", hero = hero, crowns = crowns);
    NextQuest = "next-quest", ["SS-CAMP-01"], phrase!("sorcery-ask-next-quest");
    PassThreat = "pass-threat", ["SS-THR-10"], phrase!("sorcery-ask-pass-threat");
}
