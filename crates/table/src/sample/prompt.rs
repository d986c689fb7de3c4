//! Everything that can be asked in the vault.

use super::attack::Attack;
use super::{CardId, GhoulId, HeroId, Sample};
use crate::phrase;
use crate::phrase::{Arg, Phrase};

/// A question.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Prompt {
    Stance { hero: HeroId },
    Ready { hero: HeroId },
    Ambush,
    AmbushFor { card: CardId },
    NextHero,
    Action { hero: HeroId, left: u8 },
    Step { hero: HeroId, left: u8 },
    Snaps { hero: HeroId },
    Target { hero: HeroId },
    Joins,
    BeforeRoll { attack: Attack },
    AfterRoll { attack: Attack },
    Suffer { hero: HeroId, damage: u8 },
    NextGhoul,
    GhoulStep { ghoul: GhoulId },
    GhoulTarget { ghoul: GhoulId },
    EndOfRound { hero: HeroId },
}

/// The hero's name for people.
pub fn hero(hero: HeroId) -> Arg {
    Arg::name(format!("hero-{hero}"))
}

/// A ghoul's name for people: there are several, so it is said with its number.
pub fn ghoul(ghoul: GhoulId) -> Arg {
    phrase!("sample-ghoul", number = ghoul.0).into()
}

/// A figure's name for people.
pub fn figure(figure: super::Figure) -> Arg {
    match figure {
        super::Figure::Hero(h) => hero(h),
        super::Figure::Ghoul(g) => ghoul(g),
    }
}

impl crate::Prompt<Sample> for Prompt {
    const KINDS: &'static [&'static str] = &[
        "plan:stance",
        "plan:ready",
        "plan:ambush",
        "plan:ambush-for",
        "next-hero",
        "action",
        "step",
        "snaps",
        "target",
        "joins",
        "window:before-roll",
        "window:after-roll",
        "suffer",
        "next-ghoul",
        "ghoul-step",
        "ghoul-target",
        "end-of-round",
    ];
    const BEGINS: &'static [&'static str] = &[
        "plan:stance",
        "plan:ready",
        "plan:ambush",
        "plan:ambush-for",
        "next-hero",
        "action",
        "next-ghoul",
        "ghoul-step",
        "ghoul-target",
        "end-of-round",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Prompt::Stance { .. } => "plan:stance",
            Prompt::Ready { .. } => "plan:ready",
            Prompt::Ambush => "plan:ambush",
            Prompt::AmbushFor { .. } => "plan:ambush-for",
            Prompt::NextHero => "next-hero",
            Prompt::Action { .. } => "action",
            Prompt::Step { .. } => "step",
            Prompt::Snaps { .. } => "snaps",
            Prompt::Target { .. } => "target",
            Prompt::Joins => "joins",
            Prompt::BeforeRoll { .. } => "window:before-roll",
            Prompt::AfterRoll { .. } => "window:after-roll",
            Prompt::Suffer { .. } => "suffer",
            Prompt::NextGhoul => "next-ghoul",
            Prompt::GhoulStep { .. } => "ghoul-step",
            Prompt::GhoulTarget { .. } => "ghoul-target",
            Prompt::EndOfRound { .. } => "end-of-round",
        }
    }

    fn say(&self, _: &Sample) -> Phrase {
        match self {
            Prompt::Stance { hero: h } => phrase!("sample-ask-stance", hero = hero(*h)),
            Prompt::Ready { hero: h } => phrase!("sample-ask-ready", hero = hero(*h)),
            Prompt::Ambush => phrase!("sample-ask-ambush"),
            Prompt::AmbushFor { card } => phrase!("sample-ask-ambush-for", card = card.say()),
            Prompt::NextHero => phrase!("sample-ask-next-hero"),
            Prompt::Action { hero: h, left } => phrase!("sample-ask-action", hero = hero(*h), left = *left),
            Prompt::Step { hero: h, left } => phrase!("sample-ask-step", hero = hero(*h), left = *left),
            Prompt::Snaps { hero: h } => phrase!("sample-ask-snaps", hero = hero(*h)),
            Prompt::Target { hero: h } => phrase!("sample-ask-target", hero = hero(*h)),
            Prompt::Joins => phrase!("sample-ask-joins"),
            Prompt::BeforeRoll { attack } => phrase!(
                "sample-ask-before-roll",
                attacker = figure(attack.attacker),
                target = figure(attack.first_target())
            ),
            Prompt::AfterRoll { attack } => phrase!(
                "sample-ask-after-roll",
                attacker = figure(attack.attacker),
                result = attack.result.unwrap_or(0)
            ),
            Prompt::Suffer { hero: h, damage } => {
                phrase!("sample-ask-suffer", hero = hero(*h), damage = *damage)
            }
            Prompt::NextGhoul => phrase!("sample-ask-next-ghoul"),
            Prompt::GhoulStep { ghoul: g } => phrase!("sample-ask-ghoul-step", ghoul = ghoul(*g)),
            Prompt::GhoulTarget { ghoul: g } => phrase!("sample-ask-ghoul-target", ghoul = ghoul(*g)),
            Prompt::EndOfRound { hero: h } => phrase!("sample-ask-end-of-round", hero = hero(*h)),
        }
    }

    fn rules(&self, _: &Sample) -> &'static [&'static str] {
        match self {
            Prompt::Stance { .. } | Prompt::Ready { .. } => &["SA-PLN-02"],
            Prompt::Ambush | Prompt::AmbushFor { .. } => &["SA-PLN-03"],
            Prompt::NextHero => &["SA-TRN-01"],
            Prompt::Action { .. } => &["SA-TRN-02"],
            Prompt::Step { .. } => &["SA-MOV-01"],
            Prompt::Snaps { .. } => &["SA-MOV-02"],
            Prompt::Target { .. } => &["SA-TRN-02"],
            Prompt::Joins => &["SA-PLN-05"],
            Prompt::BeforeRoll { .. } => &["SA-ATK-02"],
            Prompt::AfterRoll { .. } => &["SA-ATK-03"],
            Prompt::Suffer { .. } => &["SA-DMG-01"],
            Prompt::NextGhoul => &["SA-GHL-01"],
            Prompt::GhoulStep { .. } => &["SA-GHL-02"],
            Prompt::GhoulTarget { .. } => &["SA-GHL-03"],
            Prompt::EndOfRound { .. } => &["SA-END-01"],
        }
    }
}
