//! What a viewer sees: everything that is needed to play, and nothing that the viewer may not know.

mod board;
mod decks;
mod faces;
mod figures;
mod foes;
mod lines;
mod progress;
mod seats;
mod under_way;

use crate::Haven;
use crate::content::{Element, Label, ModifierId};
use crate::world::{Stage, Strength, World};
pub(crate) use faces::{faces, made_up};
use std::collections::BTreeMap;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Track, TrackKind, Value};
use table::{Scene, Viewer};

pub(crate) fn scene(game: &Haven, world: &World, viewer: Viewer) -> Scene {
    let heroes = world.party.heroes.iter();
    let seats = heroes.map(|hero| seats::seat(game, world, hero, viewer)).collect();
    Scene {
        game: world.agreed.edition.name().to_owned(),
        title: title(game, world),
        board: board::board(game, world),
        figures: figures::figures(game, world),
        seats,
        groups: foes::groups(game, world),
        order: foes::order(game, world, viewer),
        tracks: tracks(game, world),
        decks: decks::decks(game, world),
        effects: progress::effects(game, world),
        goals: progress::goals(game, world, viewer),
        under_way: under_way::under_way(game, world),
        more: more(game, world),
        outcome: None,
    }
}

/// The name of what is played.
fn title(game: &Haven, world: &World) -> Option<Phrase> {
    if world.place.dungeon.is_some() {
        return Some(phrase!("haven-dungeon-title"));
    }
    world.scenario_of(game).map(|scenario| scenario.title())
}

/// What belongs to nobody at the table; once the scenario is over, its results.
fn more(game: &Haven, world: &World) -> BTreeMap<String, Value> {
    let mut more = BTreeMap::from([
        ("monsters.curses".to_owned(), count(world, game.content.curse)),
        ("monsters.blesses".to_owned(), count(world, game.content.bless)),
    ]);
    if let Some(results) = &world.results {
        let rewards: Vec<String> = results.rewards.iter().map(ToString::to_string).collect();
        more.insert("results.unlocks".to_owned(), labels(&results.unlocks));
        more.insert("results.rewards".to_owned(), rewards.into());
        more.insert("results.links".to_owned(), labels(&results.links));
        more.insert("results.treasures".to_owned(), results.treasures.clone().into());
        more.insert("results.designs".to_owned(), results.designs.clone().into());
        if world.agreed.edition.tokens_draw_loot_cards() {
            more.insert("results.inspiration".to_owned(), results.inspiration.into());
        }
    }
    more
}

/// The numbers of scenarios; texts, if one has a letter.
fn labels(all: &[Label]) -> Value {
    match all.iter().all(|label| label.letter.is_none()) {
        true => all.iter().map(|label| label.number).collect::<Vec<u8>>().into(),
        false => all.iter().map(Label::to_string).collect::<Vec<String>>().into(),
    }
}

/// How many of a card are in the monsters' deck.
fn count(world: &World, card: ModifierId) -> Value {
    (world.cards_in_decks(card, true) as u32).into()
}

fn counter(id: &str, name: Phrase, value: impl Into<Value>) -> Track {
    Track::new(id, TrackKind::Counter, name, value)
}

fn tracks(game: &Haven, world: &World) -> Vec<Track> {
    let named = |place| {
        let mut name = String::new();
        game.write_turn_of(place, &mut name);
        name
    };
    let queue: Vec<String> = world.turns.queue.iter().map(|p| named(*p)).collect();
    let turn = world.turns.turn.as_ref().map_or_else(String::new, |t| game.figure(t.figure));
    let stage = world.turns.stage;
    let mut tracks = vec![
        Track::new("round", TrackKind::Round, phrase!("haven-track-round"), world.turns.round),
        Track {
            say: Some(stage_name(stage)),
            ..Track::new("stage", TrackKind::Stage, phrase!("haven-track-stage"), stage.as_str())
        },
        Track::new("turn", TrackKind::Turn, phrase!("haven-track-turn"), turn),
        Track::new("queue", TrackKind::Turn, phrase!("haven-track-queue"), queue),
        Track::new("level", TrackKind::Level, phrase!("haven-track-level"), world.agreed.level),
        counter("trap-damage", phrase!("haven-track-trap"), world.trap_damage()),
        counter("hazard-damage", phrase!("haven-track-hazard"), world.hazard_damage()),
        counter("gold-per-coin", phrase!("haven-track-gold"), world.gold_per_coin()),
        counter("bonus-experience", phrase!("haven-track-experience"), world.bonus_experience()),
        counter("defeated", phrase!("haven-track-defeated"), world.foes.kills),
    ];
    if world.place.rounds_before > 0 {
        let name = phrase!("haven-track-round-counted");
        tracks.push(counter("round-counted", name, world.round_counted()));
    }
    tracks.extend(Element::ALL.into_iter().map(|element| of_element(world, element)));
    tracks
}

/// GH-ELE-01: how strong an element is.
fn of_element(world: &World, element: Element) -> Track {
    let (strength, say) = match world.elements.of(element) {
        Strength::Inert => ("inert", phrase!("haven-element-inert")),
        Strength::Waning => ("waning", phrase!("haven-element-waning")),
        Strength::Strong => ("strong", phrase!("haven-element-strong")),
    };
    let name = Phrase::new(format!("element-{element}"));
    Track { say: Some(say), ..Track::new(element.as_str(), TrackKind::Element, name, strength) }
}

fn stage_name(stage: Stage) -> Phrase {
    match stage {
        Stage::Setup => phrase!("haven-stage-setup"),
        Stage::RoundStart => phrase!("haven-stage-round-start"),
        Stage::Turns => phrase!("haven-stage-turns"),
        Stage::EndOfRound => phrase!("haven-stage-end-of-round"),
        Stage::Over => phrase!("haven-stage-over"),
    }
}

impl Stage {
    /// Its name.
    pub fn as_str(self) -> &'static str {
        match self {
            Stage::Setup => "setup",
            Stage::RoundStart => "round-start",
            Stage::Turns => "turns",
            Stage::EndOfRound => "end-of-round",
            Stage::Over => "over",
        }
    }
}
