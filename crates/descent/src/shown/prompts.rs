//! Everything that can be asked.

use super::names;
use crate::Descent;
use crate::content::MonsterTypeId;
use crate::world::{HeroId, WeaponRef, Who};
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
    OpenGroup = "open-group", ["DE-MON-07"];
    WhichRelic { of: MonsterTypeId } = "which-relic", ["DE-REL-04"];
    UniqueToken = "unique-token", ["DE-SRC-03"];
    Explore { hero: HeroId } = "explore", ["DE-SEC-02"];
    PlaceChallenge = "place-challenge", ["DE-SEC-05"];
    RemoveChallenge = "remove-challenge", ["DE-SEC-14"];
    RewardFor = "reward-for", ["DE-SEC-15"];
    Crumbling { hero: HeroId } = "crumbling", ["DE-TER-26"];
    LieutenantStandsUp { who: Who } = "lieutenant-stands-up", ["DE-LTN-05"];
    NextHero = "next-hero", ["DE-RND-02"];
    Equip { hero: HeroId } = "equip", ["DE-TRN-03"];
    Action { hero: HeroId, actions: u8, points: u8 } = "action", ["DE-TRN-05"];
    Weapon { hero: HeroId } = "weapon", ["DE-ATK-12"];
    Target { who: Who, weapon: Option<WeaponRef> } = "target", ["DE-ATK-14"];
    ShareDefence { hero: HeroId } = "share-defence", ["DE-HER-03"];
    BeforeRoll = "window:before-roll", ["DE-ATK-18"];
    AfterRoll = "window:after-roll", ["DE-ATK-18"];
    Whom { hero: HeroId } = "whom", ["DE-TRG-01"];
    WhomBy { who: Who } = "whom-by", ["DE-TRG-01"];
    Die = "die", ["DE-DIC-04"];
    WhichFace { who: Who } = "which-face", ["DE-DIC-09"];
    Range { who: Who, range: u8, needed: u8 } = "range", ["DE-ATK-21"];
    Surges { who: Who, left: u8 } = "surges", ["DE-ATK-24"];
    WhatFirst { hero: HeroId } = "what-first", ["DC-OL-39"];
    NextDamage { attacker: Who } = "next-damage", ["DE-ATK-31"];
    AsFatigue { hero: HeroId, damage: u8 } = "as-fatigue", ["DE-ATK-32"];
    DrawForHero { hero: HeroId } = "draw-card", ["DE-DEF-04"];
    TestAgain { hero: HeroId } = "test-again", ["DE-DIC-07"];
    WhichCondition { who: Who } = "which-condition", ["DE-CND-05"];
    WhichToken { hero: HeroId } = "which-token", ["DE-SRC-01"];
    MoveSpaces { who: Who, left: u8 } = "move-spaces", ["DE-MOV-15"];
    Climb { who: Who } = "climb", ["DE-TER-12"];
    RecoverInstead { hero: HeroId } = "recover-instead", ["DE-VAR-07"];
    Against { who: Who } = "window:against", ["DE-OVC-05"];
    OwnCards = "own-cards", ["DE-OVT-01"];
    WhichAttribute { who: Who } = "which-attribute", ["DE-ATT-01"];
    MonsterNear { who: Who } = "window:monster-near", ["DE-TRG-16"];
    WhichHero = "which-hero", ["DE-TRG-01"];
    WhichMonster = "which-monster", ["DE-TRG-01"];
    Charmed { who: Who } = "charmed", ["DE-OVC-05"];
    NextGroup = "next-group", ["DE-OVT-03"];
    NextMonster = "next-monster", ["DE-OVT-03"];
    MonsterAction { who: Who, actions: u8, points: u8 } = "monster-action", ["DE-OVT-06"];
    Shrink { who: Who } = "shrink", ["DE-LRG-03"];
    Expand { who: Who } = "expand", ["DE-LRG-08"];
    Breath { who: Who, left: u8 } = "breath", ["DE-AOE-15"];
    AfterAttack { hero: HeroId } = "after-attack", ["DE-TRG-15"];
    Struck { hero: HeroId } = "struck", ["DE-TRG-15"];
    BeforeActivation { who: Who } = "before-activation", ["DE-TRG-16"];
    HowMuch { hero: HeroId } = "how-much", ["DE-TRG-06"];
    DrawAgain { hero: HeroId } = "draw-again", ["DE-SRC-02"];
    OwnSkill { hero: HeroId } = "own-skill", ["DE-TRG-03"];
    TakesDamage { who: Who } = "takes-damage", ["DE-DMG-01"];
    Push { who: Who } = "push", ["DE-MOV-17"];
    WhichDoor = "which-door", ["DE-DOR-01"];
    WhichShield { hero: HeroId } = "which-shield", ["DE-TRG-01"];
    AnyCondition { who: Who } = "any-condition", ["DE-CND-01"];
    WhichCard = "which-card", ["DE-OVC-05"];
    WhichType = "which-type", ["DE-OVC-02"];
    KeepCard { left: u8 } = "keep-card", ["DE-OVC-03"];
    NextCard { left: u8 } = "next-card", ["DE-OVC-09"];
    KnockedOut { hero: HeroId } = "window:knocked-out", ["DE-DEF-04"];
    OwnRoll { who: Who } = "window:own-roll", ["DE-DIC-14"];
    Passed { who: Who } = "window:passed", ["DE-ATT-03"];
    MonsterFalls { who: Who } = "window:monster-falls", ["DE-DEF-02"];
    StandsUp { hero: HeroId } = "stands-up", ["DE-QST-11"];
    WhereToDrop { hero: HeroId } = "where-to-drop", ["DE-OBJ-04"];
    MayAttack { hero: HeroId } = "may-attack", ["DE-TRG-01"];
    HowMuchDamage { who: Who } = "how-much-damage", ["DE-TRG-01"];
    NotMe { who: Who } = "not-me", ["DE-ATK-18"];
    PlaceFamiliar { hero: HeroId } = "place-familiar", ["DE-FAM-02"];
    Familiar { hero: HeroId } = "familiar", ["DE-TRN-06"];
    FamiliarAction { who: Who, actions: u8, points: u8 } = "familiar-action", ["DE-FAM-10"];
}

impl table::Prompt<Descent> for Prompt {
    const KINDS: &'static [&'static str] = Prompt::ALL;
    const BEGINS: &'static [&'static str] = &[
        "place-hero",
        "place-monster",
        "next-hero",
        "stands-up",
        "equip",
        "action",
        "familiar",
        "familiar-action",
        "own-cards",
        "next-group",
        "next-monster",
        "monster-action",
    ];

    fn kind(&self) -> &'static str {
        self.kind_of()
    }

    fn rules(&self, _: &Descent) -> &'static [&'static str] {
        self.rules_of()
    }

    fn left(&self) -> Option<u8> {
        match self {
            Prompt::Action { points: left, .. }
            | Prompt::MonsterAction { points: left, .. }
            | Prompt::FamiliarAction { points: left, .. }
            | Prompt::MoveSpaces { left, .. } => Some(*left),
            _ => None,
        }
    }

    fn say(&self, game: &Descent) -> Phrase {
        let hero = |id: &HeroId| names::hero(game, *id);
        let figure = |who: &Who| names::figure(game, *who);
        let monsters = |of: &MonsterTypeId| names::monster_type(game, *of);
        match self {
            Prompt::PlaceHero { hero: h } => phrase!("descent-ask-place-hero", hero = hero(h)),
            Prompt::PlaceMonster { of } => phrase!("descent-ask-place-monster", monsters = monsters(of)),
            Prompt::WhichRank { of } => phrase!("descent-ask-which-rank", monsters = monsters(of)),
            Prompt::OpenGroup => phrase!("descent-ask-open-group"),
            Prompt::WhichRelic { of } => phrase!("descent-ask-which-relic", who = monsters(of)),
            Prompt::UniqueToken => phrase!("descent-ask-unique-token"),
            Prompt::Explore { hero: h } => phrase!("descent-ask-explore", hero = hero(h)),
            Prompt::PlaceChallenge => phrase!("descent-ask-place-challenge"),
            Prompt::RemoveChallenge => phrase!("descent-ask-remove-challenge"),
            Prompt::RewardFor => phrase!("descent-ask-reward-for"),
            Prompt::Crumbling { hero: h } => phrase!("descent-ask-crumbling", hero = hero(h)),
            Prompt::LieutenantStandsUp { who } => {
                phrase!("descent-ask-lieutenant-stands-up", who = figure(who))
            }
            Prompt::NextHero => phrase!("descent-ask-next-hero"),
            Prompt::Equip { hero: h } => phrase!("descent-ask-equip", hero = hero(h)),
            Prompt::Action { hero: h, actions, points } => {
                phrase!("descent-ask-action", hero = hero(h), actions = *actions, points = *points)
            }
            Prompt::Weapon { hero: h } => phrase!("descent-ask-weapon", hero = hero(h)),
            Prompt::Target { who, .. } => phrase!("descent-ask-target", who = figure(who)),
            Prompt::ShareDefence { hero: h } => phrase!("descent-ask-share-defence", hero = hero(h)),
            Prompt::BeforeRoll => phrase!("descent-ask-before-roll"),
            Prompt::AfterRoll => phrase!("descent-ask-after-roll"),
            Prompt::Whom { hero: h } => phrase!("descent-ask-whom", who = hero(h)),
            Prompt::WhomBy { who } => phrase!("descent-ask-whom", who = figure(who)),
            Prompt::Die => phrase!("descent-ask-die"),
            Prompt::WhichFace { who } => phrase!("descent-ask-which-face", who = figure(who)),
            Prompt::Range { range, needed, .. } => {
                phrase!("descent-ask-range", range = *range, needed = *needed)
            }
            Prompt::Surges { who, left } => phrase!("descent-ask-surges", who = figure(who), left = *left),
            Prompt::WhatFirst { hero: h } => phrase!("descent-ask-what-first", hero = hero(h)),
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
            Prompt::Against { who } => phrase!("descent-ask-against", hero = figure(who)),
            Prompt::OwnCards => phrase!("descent-ask-own-cards"),
            Prompt::WhichAttribute { who } => phrase!("descent-ask-which-attribute", who = figure(who)),
            Prompt::MonsterNear { who } => phrase!("descent-ask-monster-near", who = figure(who)),
            Prompt::WhichHero => phrase!("descent-ask-which-hero"),
            Prompt::WhichMonster => phrase!("descent-ask-which-monster"),
            Prompt::Charmed { who } => phrase!("descent-ask-charmed", hero = figure(who)),
            Prompt::NextGroup => phrase!("descent-ask-next-group"),
            Prompt::NextMonster => phrase!("descent-ask-next-monster"),
            Prompt::MonsterAction { who, actions, points } => {
                phrase!("descent-ask-monster-action", who = figure(who), actions = *actions, points = *points)
            }
            Prompt::Shrink { who } => phrase!("descent-ask-shrink", who = figure(who)),
            Prompt::Expand { who } => phrase!("descent-ask-expand", who = figure(who)),
            Prompt::Breath { who, left } => phrase!("descent-ask-breath", who = figure(who), left = *left),
            Prompt::AfterAttack { hero: h } => phrase!("descent-ask-after-attack", hero = hero(h)),
            Prompt::Struck { hero: h } => phrase!("descent-ask-struck", hero = hero(h)),
            Prompt::BeforeActivation { who } => phrase!("descent-ask-before-activation", who = figure(who)),
            Prompt::HowMuch { hero: h } => phrase!("descent-ask-how-much", hero = hero(h)),
            Prompt::DrawAgain { hero: h } => phrase!("descent-ask-draw-again", hero = hero(h)),
            Prompt::OwnSkill { hero: h } => phrase!("descent-ask-own-skill", hero = hero(h)),
            Prompt::TakesDamage { who } => phrase!("descent-ask-takes-damage", who = figure(who)),
            Prompt::Push { who } => phrase!("descent-ask-push", who = figure(who)),
            Prompt::WhichDoor => phrase!("descent-ask-which-door"),
            Prompt::WhichShield { hero: h } => phrase!("descent-ask-which-shield", hero = hero(h)),
            Prompt::AnyCondition { who } => phrase!("descent-ask-any-condition", who = figure(who)),
            Prompt::WhichCard => phrase!("descent-ask-which-card"),
            Prompt::WhichType => phrase!("descent-ask-which-type"),
            Prompt::KeepCard { left } => phrase!("descent-ask-keep-card", left = *left),
            Prompt::NextCard { left } => phrase!("descent-ask-next-card", left = *left),
            Prompt::KnockedOut { hero: h } => phrase!("descent-ask-knocked-out", hero = hero(h)),
            Prompt::OwnRoll { who } => phrase!("descent-ask-own-roll", who = figure(who)),
            Prompt::Passed { who } => phrase!("descent-ask-passed", who = figure(who)),
            Prompt::MonsterFalls { who } => phrase!("descent-ask-monster-falls", who = figure(who)),
            Prompt::StandsUp { hero: h } => phrase!("descent-ask-stands-up", hero = hero(h)),
            Prompt::WhereToDrop { hero: h } => phrase!("descent-ask-where-to-drop", hero = hero(h)),
            Prompt::MayAttack { hero: h } => phrase!("descent-ask-may-attack", hero = hero(h)),
            Prompt::HowMuchDamage { who } => phrase!("descent-ask-how-much-damage", who = figure(who)),
            Prompt::NotMe { who } => phrase!("descent-ask-not-me", who = figure(who)),
            Prompt::PlaceFamiliar { hero: h } => phrase!("descent-ask-place-familiar", hero = hero(h)),
            Prompt::Familiar { hero: h } => phrase!("descent-ask-familiar", hero = hero(h)),
            Prompt::FamiliarAction { who, actions, points } => {
                phrase!("descent-ask-monster-action", who = figure(who), actions = *actions, points = *points)
            }
        }
    }
}
