//! Everything that can be asked.

use super::names;
use crate::Descent;
use crate::content::MonsterTypeId;
use crate::world::{HeroId, Who};
use table::phrase;
use table::phrase::Phrase;

macro_rules! prompts {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),* })? = $kind:literal, [$($rule:literal),*];)*) => {
        /// A question.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)]
        pub enum Prompt { $($(#[$doc])* $name $({ $($field: $type),* })?),* }

        impl Prompt {
            const ALL: &'static [&'static str] = &[$($kind),*];

            fn kind_of(&self) -> &'static str {
                match self { $(Prompt::$name { .. } => $kind),* }
            }

            fn rules_of(&self) -> &'static [&'static str] {
                match self { $(Prompt::$name { .. } => &[$($rule),*]),* }
            }
        }
    };
}

prompts! {
    PlaceHero { hero: HeroId } = "place-hero", ["DE-SET-05", "DE-REV-09"];
    PlaceMonster { of: MonsterTypeId } = "place-monster", ["DE-MON-10"];
    WhichRank { of: MonsterTypeId } = "which-rank", ["DE-MON-13"];
    NextHero = "next-hero", ["DE-RND-02"];
    Equip { hero: HeroId } = "equip", ["DE-TRN-03"];
    Action { hero: HeroId, actions: u8, points: u8 } = "action", ["DE-TRN-05"];
    Weapon { hero: HeroId } = "weapon", ["DE-ATK-12"];
    Target { who: Who } = "target", ["DE-ATK-14"];
    ShareDefence { hero: HeroId } = "share-defence", ["DE-HER-03"];
    BeforeRoll = "window:before-roll", ["DE-ATK-18"];
    AfterRoll = "window:after-roll", ["DE-ATK-18"];
    Whom { hero: HeroId } = "whom", ["DE-TRG-01"];
    WhomBy { who: Who } = "whom-by", ["DE-TRG-01"];
    Die = "die", ["DE-DIC-04"];
    Range { who: Who, range: u8, needed: u8 } = "range", ["DE-ATK-21"];
    Surges { who: Who, left: u8 } = "surges", ["DE-ATK-24"];
    NextDamage { attacker: Who } = "next-damage", ["DE-ATK-31"];
    AsFatigue { hero: HeroId, damage: u8 } = "as-fatigue", ["DE-ATK-32"];
    DrawForHero { hero: HeroId } = "draw-card", ["DE-DEF-04"];
    TestAgain { hero: HeroId } = "test-again", ["DE-DIC-07"];
    WhichCondition { who: Who } = "which-condition", ["DE-CND-05"];
    WhichToken { hero: HeroId } = "which-token", ["DE-SRC-01"];
    MoveSpaces { who: Who, left: u8 } = "move-spaces", ["DE-MOV-15"];
    Climb { who: Who } = "climb", ["DE-TER-12"];
    RecoverInstead { hero: HeroId } = "recover-instead", ["DE-VAR-07"];
    Against { hero: HeroId } = "window:against", ["DE-OVC-05"];
    OwnCards = "own-cards", ["DE-OVT-01"];
    WhichAttribute { who: Who } = "which-attribute", ["DE-ATT-01"];
    MonsterNear { who: Who } = "window:monster-near", ["DE-TRG-16"];
    WhichHero = "which-hero", ["DE-TRG-01"];
    WhichMonster = "which-monster", ["DE-TRG-01"];
    Charmed { hero: HeroId } = "charmed", ["DE-OVC-05"];
    NextGroup = "next-group", ["DE-OVT-03"];
    NextMonster = "next-monster", ["DE-OVT-03"];
    MonsterAction { who: Who, actions: u8, points: u8 } = "monster-action", ["DE-OVT-06"];
    Shrink { who: Who } = "shrink", ["DE-LRG-03"];
    Expand { who: Who } = "expand", ["DE-LRG-08"];
    Breath { who: Who, left: u8 } = "breath", ["DE-AOE-15"];
}

impl table::Prompt<Descent> for Prompt {
    const KINDS: &'static [&'static str] = Prompt::ALL;

    fn kind(&self) -> &'static str {
        self.kind_of()
    }

    fn rules(&self, _: &Descent) -> &'static [&'static str] {
        self.rules_of()
    }

    fn say(&self, game: &Descent) -> Phrase {
        let hero = |id: &HeroId| names::hero(game, *id);
        let figure = |who: &Who| names::figure(game, *who);
        let monsters = |of: &MonsterTypeId| names::monster_type(game, *of);
        match self {
            Prompt::PlaceHero { hero: h } => phrase!("descent-ask-place-hero", hero = hero(h)),
            Prompt::PlaceMonster { of } => phrase!("descent-ask-place-monster", monsters = monsters(of)),
            Prompt::WhichRank { of } => phrase!("descent-ask-which-rank", monsters = monsters(of)),
            Prompt::NextHero => phrase!("descent-ask-next-hero"),
            Prompt::Equip { hero: h } => phrase!("descent-ask-equip", hero = hero(h)),
            Prompt::Action { hero: h, actions, points } => {
                phrase!("descent-ask-action", hero = hero(h), actions = *actions, points = *points)
            }
            Prompt::Weapon { hero: h } => phrase!("descent-ask-weapon", hero = hero(h)),
            Prompt::Target { who } => phrase!("descent-ask-target", who = figure(who)),
            Prompt::ShareDefence { hero: h } => phrase!("descent-ask-share-defence", hero = hero(h)),
            Prompt::BeforeRoll => phrase!("descent-ask-before-roll"),
            Prompt::AfterRoll => phrase!("descent-ask-after-roll"),
            Prompt::Whom { hero: h } => phrase!("descent-ask-whom", who = hero(h)),
            Prompt::WhomBy { who } => phrase!("descent-ask-whom", who = figure(who)),
            Prompt::Die => phrase!("descent-ask-die"),
            Prompt::Range { range, needed, .. } => {
                phrase!("descent-ask-range", range = *range, needed = *needed)
            }
            Prompt::Surges { who, left } => phrase!("descent-ask-surges", who = figure(who), left = *left),
            Prompt::NextDamage { .. } => phrase!("descent-ask-next-damage"),
            Prompt::AsFatigue { hero: h, damage } => {
                phrase!("descent-ask-as-fatigue", hero = hero(h), damage = *damage)
            }
            Prompt::DrawForHero { hero: h } => phrase!("descent-ask-draw-card", hero = hero(h)),
            Prompt::TestAgain { hero: h } => phrase!("descent-ask-test-again", hero = hero(h)),
            Prompt::WhichCondition { who } => phrase!("descent-ask-which-condition", who = figure(who)),
            Prompt::WhichToken { hero: h } => phrase!("descent-ask-which-token", hero = hero(h)),
            Prompt::MoveSpaces { who, left } => {
                phrase!("descent-ask-move-spaces", who = figure(who), left = *left)
            }
            Prompt::Climb { who } => phrase!("descent-ask-climb", who = figure(who)),
            Prompt::RecoverInstead { hero: h } => phrase!("descent-ask-recover-instead", hero = hero(h)),
            Prompt::Against { hero: h } => phrase!("descent-ask-against", hero = hero(h)),
            Prompt::OwnCards => phrase!("descent-ask-own-cards"),
            Prompt::WhichAttribute { who } => phrase!("descent-ask-which-attribute", who = figure(who)),
            Prompt::MonsterNear { who } => phrase!("descent-ask-monster-near", who = figure(who)),
            Prompt::WhichHero => phrase!("descent-ask-which-hero"),
            Prompt::WhichMonster => phrase!("descent-ask-which-monster"),
            Prompt::Charmed { hero: h } => phrase!("descent-ask-charmed", hero = hero(h)),
            Prompt::NextGroup => phrase!("descent-ask-next-group"),
            Prompt::NextMonster => phrase!("descent-ask-next-monster"),
            Prompt::MonsterAction { who, actions, points } => {
                phrase!("descent-ask-monster-action", who = figure(who), actions = *actions, points = *points)
            }
            Prompt::Shrink { who } => phrase!("descent-ask-shrink", who = figure(who)),
            Prompt::Expand { who } => phrase!("descent-ask-expand", who = figure(who)),
            Prompt::Breath { who, left } => phrase!("descent-ask-breath", who = figure(who), left = *left),
        }
    }
}
