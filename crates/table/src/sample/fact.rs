//! Everything that can be told of the vault.

use super::damage::{Cause, Cure};
use super::prompt::{figure, ghoul, hero};
use super::{CardId, Figure, GhoulId, HeroId, Sample, Square, Stance, Treasure, WARDEN, When};
use crate::phrase::{Arg, Phrase};
use crate::{SeatSet, Viewers, phrase};
use std::fmt::Write as _;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Fact {
    Plans { hero: HeroId, stance: Stance },
    Turn { hero: HeroId },
    Holds { hero: HeroId },
    Moved { who: Figure, to: Square },
    Attacks { attacker: Figure, target: Figure },
    Plays { hero: Option<HeroId>, card: CardId },
    Springs { card: CardId, hero: HeroId },
    Rolled { result: u8 },
    Joins { target: HeroId },
    Damage { who: Figure, damage: u8, cause: Cause },
    LosesCard { hero: HeroId, card: CardId },
    Heals { hero: HeroId, cure: Cure },
    Falls { who: Figure },
    Finds { hero: HeroId, treasure: Treasure },
    Draws { hero: Option<HeroId>, card: CardId },
    Rises { ghoul: GhoulId },
    Round { round: u8 },
}

fn player(player: &Option<HeroId>) -> &'static str {
    player.map_or("warden", HeroId::name)
}

fn player_arg(player: &Option<HeroId>) -> Arg {
    player.map_or_else(|| Arg::name("hero-warden"), hero)
}

impl crate::Fact<Sample> for Fact {
    fn line(&self, _: &Sample, out: &mut String) {
        let written = match self {
            Fact::Plans { hero, stance } => write!(out, "plans {hero} {}", stance.as_str()),
            Fact::Turn { hero } => write!(out, "turn {hero}"),
            Fact::Holds { hero } => write!(out, "holds {hero}"),
            Fact::Moved { who, to } => write!(out, "moved {who} {to}"),
            Fact::Attacks { attacker, target } => write!(out, "attacks {attacker} {target}"),
            Fact::Plays { hero, card } => write!(out, "plays {} {}", player(hero), card.card().name),
            Fact::Springs { card, hero } => write!(out, "springs {} {hero}", card.card().name),
            Fact::Rolled { result } => write!(out, "rolled {result}"),
            Fact::Joins { target } => write!(out, "joins {target}"),
            Fact::Damage { who, damage, .. } => write!(out, "damage {who} {damage}"),
            Fact::LosesCard { hero, card } => write!(out, "loses {hero} {}", card.card().name),
            Fact::Heals { hero, .. } => write!(out, "heals {hero} 1"),
            Fact::Falls { who } => write!(out, "falls {who}"),
            Fact::Finds { hero, treasure } => write!(out, "finds {hero} {}", treasure.as_str()),
            Fact::Draws { hero, card } => write!(out, "draws {} {}", player(hero), card.card().name),
            Fact::Rises { ghoul } => write!(out, "rises {ghoul}"),
            Fact::Round { round } => write!(out, "round {round}"),
        };
        debug_assert!(written.is_ok());
    }

    fn say(&self, _: &Sample) -> Phrase {
        match self {
            Fact::Plans { hero: h, stance } => {
                let stance = Arg::name(format!("stance-{}", stance.as_str()));
                phrase!("sample-plans", hero = hero(*h), stance = stance)
            }
            Fact::Turn { hero: h } => phrase!("sample-turn", hero = hero(*h)),
            Fact::Holds { hero: h } => phrase!("sample-holds", hero = hero(*h)),
            Fact::Moved { who, to } => {
                phrase!("sample-moved", who = figure(*who), to = Arg::text(to.to_string()))
            }
            Fact::Attacks { attacker, target } => {
                phrase!("sample-attacks", attacker = figure(*attacker), target = figure(*target))
            }
            Fact::Plays { hero, card } => {
                phrase!("sample-plays", who = player_arg(hero), card = card.say())
            }
            Fact::Springs { card, hero: h } => {
                phrase!("sample-springs", card = card.say(), hero = hero(*h))
            }
            Fact::Rolled { result } => phrase!("sample-rolled", result = *result),
            Fact::Joins { target } => phrase!("sample-joins", target = hero(*target)),
            Fact::Damage { who, damage, .. } => {
                phrase!("sample-damage", who = figure(*who), damage = *damage)
            }
            Fact::LosesCard { hero: h, card } => {
                phrase!("sample-loses-card", hero = hero(*h), card = card.say())
            }
            Fact::Heals { hero: h, .. } => phrase!("sample-heals", hero = hero(*h)),
            Fact::Falls { who } => phrase!("sample-falls", who = figure(*who)),
            Fact::Finds { hero: h, treasure } => {
                let treasure = Arg::name(format!("treasure-{}", treasure.as_str()));
                phrase!("sample-finds", hero = hero(*h), treasure = treasure)
            }
            Fact::Draws { hero, card } => phrase!("sample-draws", who = player_arg(hero), card = card.say()),
            Fact::Rises { ghoul: g } => phrase!("sample-rises", ghoul = ghoul(*g)),
            Fact::Round { round } => phrase!("sample-round", round = *round),
        }
    }

    fn rules(&self, _: &Sample) -> &'static [&'static str] {
        match self {
            Fact::Plans { .. } => &["SA-PLN-04"],
            Fact::Turn { .. } => &["SA-TRN-01"],
            Fact::Holds { .. } => &["SA-TRN-03"],
            Fact::Moved { .. } => &["SA-MOV-01"],
            Fact::Attacks { .. } | Fact::Rolled { .. } => &["SA-ATK-01"],
            Fact::Plays { card, .. } => match card.card().when {
                When::BeforeRoll => &["SA-ATK-02"],
                When::AfterRoll => &["SA-ATK-03"],
            },
            Fact::Springs { .. } => &["SA-PLN-05"],
            Fact::Joins { .. } => &["SA-ATK-04"],
            Fact::Damage { cause: Cause::Attack, .. } => &["SA-ATK-05"],
            Fact::Damage { cause: Cause::Snare, .. } => &["SA-SRC-02"],
            Fact::Damage { cause: Cause::Venom, .. } => &["SA-END-01"],
            Fact::LosesCard { .. } => &["SA-DMG-01"],
            Fact::Heals { cure: Cure::Salve, .. } => &["SA-END-01"],
            Fact::Heals { cure: Cure::Rally, .. } => &["SA-ATK-02"],
            Fact::Falls { who: Figure::Hero(_) } => &["SA-DMG-02"],
            Fact::Falls { who: Figure::Ghoul(_) } => &["SA-DMG-03"],
            Fact::Finds { .. } => &["SA-SRC-01"],
            Fact::Draws { hero: Some(_), .. } => &["SA-TRN-04"],
            Fact::Draws { hero: None, .. } => &["SA-END-02"],
            Fact::Rises { .. } | Fact::Round { .. } => &["SA-END-02"],
        }
    }

    fn to(&self) -> Viewers {
        match self {
            Fact::Draws { hero, .. } => Viewers::Only(SeatSet::one(hero.map_or(WARDEN, HeroId::seat))),
            _ => Viewers::Everybody,
        }
    }
}

impl Stance {
    /// The stance's name.
    pub fn as_str(self) -> &'static str {
        match self {
            Stance::Bold => "bold",
            Stance::Wary => "wary",
        }
    }
}
