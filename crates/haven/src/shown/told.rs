//! Parts of facts: how lines of the log write them, and how people read them.

use crate::content::{
    CardId, Condition, DeckId, Effect, Element, Form, GateKind, GoalId, ItemId, KindId, Label, LootCard,
    LootKind, ModifierId, MonsterCardId, Pace, Rank, RoomCardId, ScenarioId, SectionNumber, Treasure,
};
use crate::mind::NotFocused;
use crate::shown::facts::reason;
use crate::shown::names::{
    card_name, condition_name, element_name, figure_name, gate_name, goal_name, item_name, label_name,
    modifiers_said, named, room_name, spot_name, turn_name,
};
use crate::shown::terms::in_a_row;
use crate::world::{Cause, Counting, Part, Played, Severity, Sum, TurnOf};
use crate::{FigureId, Haven, HeroId, MonsterId, Spot, SummonId};
use board::hex::Offset;
use smallvec::SmallVec;
use std::borrow::Cow;
use table::Told;
use table::phrase::Arg;

/// For each type its text in a line and what people read.
macro_rules! told {
    ($($type:ty: |$is:ident, $game:ident| $text:expr, $arg:expr;)*) => { $(impl Told<Haven> for $type {
        fn text(&self, $game: &Haven) -> String {
            let ($is, _) = (self, $game);
            $text
        }
        fn arg(&self, $game: &Haven) -> Arg {
            let ($is, _) = (self, $game);
            $arg
        }
    })* };
}

told! {
    bool: |is, game| is.to_string(), Arg::text(is.to_string());
    FigureId: |is, game| game.figure(*is), figure_name(game, *is);
    HeroId: |is, game| game.figure((*is).into()), figure_name(game, (*is).into());
    MonsterId: |is, game| game.figure((*is).into()), figure_name(game, (*is).into());
    SummonId: |is, game| game.figure((*is).into()), figure_name(game, (*is).into());
    KindId: |is, game| game.kind(*is).name.clone(), turn_name(game, TurnOf::Kind(*is));
    DeckId: |is, game| game.deck(*is).name.clone(), Arg::name(format!("deck-{}", game.deck(*is).name));
    String: |is, game| is.clone(), Arg::text(is.clone());
    Spot: |is, game| is.name.to_string(), spot_name(*is);
    Offset: |is, game| is.to_string(), Arg::text(is.to_string());
    Vec<Offset>: |is, game| one_by_one(is, game), Arg::List(is.iter().map(|at| at.arg(game)).collect());
    CardId: |is, game| game.card(*is).name.clone(), card_name(game, *is);
    SmallVec<[CardId; 2]>:
        |is, game| one_by_one(is, game), Arg::List(is.iter().map(|card| card.arg(game)).collect());
    ItemId: |is, game| game.item(*is).name.clone(), item_name(game, *is);
    ModifierId: |is, game| game.modifier_name(*is).into_owned(), modifiers_said(game, &[*is]);
    Counting: |is, game| in_line(is, game), modifiers_said(game, is);
    Box<Sum>: |is, game| is.iter().map(|(part, n)| part_of(game, *part, *n)).collect::<Vec<_>>().join(" "),
        in_a_row(game, is).into();
    Condition: |is, game| is.to_string(), condition_name(*is);
    Element: |is, game| is.to_string(), element_name(*is);
    NotFocused: |is, game| reason(*is).to_owned(), Arg::name(format!("reason-{}", reason(*is)));
    Cause: |is, game| cause_text(game, *is), Arg::text(is.text(game));
    Played: |is, game| match is {
            Played::Printed(card, half) => format!("{}/{}", card.text(game), half.as_str()),
            Played::Basic(card, half) => format!("{}/{} basic", card.text(game), half.as_str()),
            Played::Raw(n) => format!("action {n}"),
        }, Arg::text(is.text(game));
    Pace: |is, game| is.as_str().to_owned(), Arg::text(is.as_str());
    Option<Pace>: |is, game| is.map_or("", Pace::as_str).to_owned(), Arg::text(is.text(game));
    Form: |is, game| is.as_str().to_owned(), Arg::text(is.as_str());
    Rank: |is, game| match is {
            Rank::Elite => "elite",
            Rank::Normal => "normal",
            Rank::Boss => "boss",
        }.to_owned(), Arg::text(is.text(game));
    ScenarioId: |is, game| game.content.scenarios[usize::from(is.0)].name.clone(),
        Arg::from(game.content.scenarios[usize::from(is.0)].title());
    Label: |is, game| is.to_string(), label_name(*is);
    SectionNumber: |is, game| is.to_string(),
        if is.part.is_none() { is.page.into() } else { Arg::text(is.to_string()) };
    LootCard: |is, game| is.to_string(), is.kind.arg(game);
    LootKind: |is, game| is.to_string(), Arg::name(format!("loot-{is}"));
    Treasure: |is, game| match is {
            Treasure::Number(n) => n.to_string(),
            Treasure::Goal => "goal".to_owned(),
            Treasure::Card(_) => "dungeon".to_owned(),
        }, Arg::text(is.text(game));
    Box<Effect>: |is, game| is.to_string(), Arg::from(game.content.outcome_text(is));
    GoalId: |is, game| game.goal(*is).name.clone(), goal_name(game, *is);
    RoomCardId: |is, game| named(game, *is), room_name(game, *is);
    MonsterCardId: |is, game| named(game, *is), Arg::name(format!("monster-card-{}", named(game, *is)));
    GateKind: |is, game| is.to_string(), gate_name(*is);
    SmallVec<[GateKind; 2]>:
        |is, game| one_by_one(is, game), Arg::List(is.iter().map(|kind| kind.arg(game)).collect());
    Severity: |is, game| match is {
            Severity::None => "none",
            Severity::Minor => "minor",
            Severity::Major => "major",
        }.to_owned(), Arg::text(is.text(game));
}

/// Several of them in a line: `a b`.
fn one_by_one(all: &[impl Told<Haven>], game: &Haven) -> String {
    let each: Vec<String> = all.iter().map(|one| one.text(game)).collect();
    each.join(" ")
}

/// The same with commas, since names of modifier cards have spaces: `+1, rolling push 1`.
fn in_line(all: &[ModifierId], game: &Haven) -> String {
    let each: Vec<String> = all.iter().map(|one| one.text(game)).collect();
    each.join(", ")
}

/// Why somebody suffers damage, and from whom.
fn cause_text(game: &Haven, cause: Cause) -> String {
    let (word, by) = match cause {
        Cause::Attack(by) => ("by", Some(by)),
        Cause::Retaliate(by) => ("retaliate", Some(by)),
        Cause::AbilityOf(by) => ("ability", Some(by)),
        Cause::Trap(_) => ("trap", None),
        Cause::Hazard(_) => ("hazard", None),
        Cause::Wound => ("wound", None),
        Cause::Bane => ("bane", None),
        Cause::Ability => ("own", None),
        Cause::LostFlight => ("lost-flight", None),
        Cause::Rest => ("rest", None),
        Cause::Treasure => ("treasure", None),
        Cause::Event => ("event", None),
        Cause::Penalty => ("penalty", None),
        Cause::Scenario => ("scenario", None),
    };
    by.map_or_else(|| word.to_owned(), |by| format!("{word} {}", game.figure(by)))
}

/// A term of a sum, with what it adds.
fn part_of(game: &Haven, part: Part, n: i16) -> String {
    let word = match part {
        Part::Base => "attack".into(),
        Part::Card(card) => Cow::Borrowed(game.card(card).name.as_str()),
        Part::Bonus => "bonus".into(),
        Part::Poison => "poison".into(),
        Part::Double => "double".into(),
        Part::Modifier(card) => game.modifier_name(card),
        Part::Shield => "shield".into(),
        Part::Floor => "floor".into(),
    };
    format!("{word} {n:+}")
}
