//! What `gruft play` shows: the board, who is where, whose turn it is, cards, decks and goals, in the player's language.
//!
//! The screen has parts; a part is printed again when it has changed since it was last printed.

mod cards;
pub mod map;

pub use cards::{card, monster};

use std::collections::BTreeMap;
use table::phrase;
use table::scene::{
    CardScene, CardState, DeckScene, Face, Faces, Figure, GoalKind, GoalScene, Group, Rank, Scene, SeatScene,
    SlotStand, Track, TrackKind, Value, Zone,
};
use table::{Seat, SeatSet};
use words::{Arg, Phrase, Words};

/// The screen of a player, and what stands on it.
pub struct Screen<'w> {
    words: &'w Words,
    faces: Faces,
    shown: BTreeMap<(Option<Seat>, String), String>,
}

/// A part of the screen: its name, its line or lines, and what stands there once they are gone. What differs from
/// viewer to viewer is remembered for each.
#[derive(Default)]
struct Part {
    name: String,
    own: bool,
    text: String,
    gone: String,
}

impl Part {
    fn new(name: impl Into<String>, text: String) -> Part {
        Part { name: name.into(), text, ..Part::default() }
    }

    /// A part that is not the same for everybody.
    fn own(self) -> Part {
        Part { own: true, ..self }
    }
}

impl<'w> Screen<'w> {
    /// An empty one, for a table with these cards.
    pub fn new(words: &'w Words, faces: Faces) -> Screen<'w> {
        Screen { words, faces, shown: BTreeMap::new() }
    }

    /// Everything.
    pub fn whole(&mut self, scene: &Scene, viewer: Seat) -> String {
        self.shown.clear();
        self.news(scene, viewer)
    }

    /// What is printed on the cards.
    pub fn faces(&self) -> &Faces {
        &self.faces
    }

    /// What has changed.
    pub fn news(&mut self, scene: &Scene, viewer: Seat) -> String {
        let mut out = String::new();
        for part in parts(scene, &self.faces, self.words) {
            let key = (part.own.then_some(viewer), part.name);
            let before = self.shown.get(&key).map_or("", |text| text);
            if before != part.text {
                out.push_str(if part.text.is_empty() { &part.gone } else { &part.text });
                self.shown.insert(key, part.text);
            }
        }
        out
    }
}

fn parts(scene: &Scene, faces: &Faces, words: &Words) -> Vec<Part> {
    let signs = map::signs(scene, words);
    let mut all = vec![
        Part::new("tracks", tracks(scene, words)),
        Part::new("counters", counters(scene, words)),
        Part::new("map", map::map(scene, words, &signs)),
    ];
    let figures = scene.figures.iter();
    all.extend(figures.map(|f| Part::new(format!("figure {}", f.id), figure(scene, f, words, &signs))));
    all.push(Part::new("order", order(scene, words)).own());
    all.extend(scene.groups.iter().map(|g| Part::new(format!("group {}", g.id), group(g, words))));
    all.push(Part::new("effects", effects(scene, faces, words)).own());
    let (own, common): (Vec<_>, Vec<_>) = scene.goals.iter().partition(|goal| goal.kind == GoalKind::Own);
    all.push(Part::new("goals", common.into_iter().map(|g| goal(g, words)).collect()));
    all.push(Part::new("own goals", own.into_iter().map(|g| goal(g, words)).collect()).own());
    all.extend(scene.decks.iter().map(|d| Part::new(format!("deck {}", d.id), deck(faces, d, words))));
    all.extend(scene.seats.iter().flat_map(|s| seat(scene, faces, s, words)));
    all
}

/// The word for a value that scenes have as a key; the key itself, if there is none.
fn word(words: &Words, kind: &str, key: &str) -> String {
    let own = words.try_say(&Phrase::new(format!("terminal-{kind}-{key}")));
    let said = own.or_else(|_| words.try_say(&Phrase::new(format!("{kind}-{key}"))));
    said.unwrap_or_else(|_| key.to_owned())
}

fn name_of(figure: &Figure, words: &Words) -> String {
    figure.name.as_ref().map_or_else(|| figure.id.clone(), |name| words.say(name))
}

/// Whom or what a key of a scene names.
fn named(scene: &Scene, key: &str, words: &Words) -> String {
    let figure = scene.figures.iter().find(|f| f.id == key).map(|f| name_of(f, words));
    let group = || scene.groups.iter().find(|g| g.id == key).map(|g| words.say(&g.name));
    // A word with a number: `front 3`.
    let counted = || {
        let (first, number) = key.split_once(' ').filter(|(_, n)| n.parse::<u32>().is_ok())?;
        Some(format!("{} {number}", word(words, "value", first)))
    };
    figure.or_else(group).or_else(counted).unwrap_or_else(|| word(words, "value", key))
}

fn value(scene: &Scene, of: &Value, words: &Words) -> String {
    match of {
        Value::Flag(flag) => word(words, "value", if *flag { "yes" } else { "no" }),
        Value::Number(n) => n.to_string(),
        Value::Text(key) => named(scene, key, words),
        Value::List(list) => list.iter().map(|v| value(scene, v, words)).collect::<Vec<_>>().join(", "),
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Flag(flag) => !flag,
        Value::Number(n) => *n == 0,
        Value::Text(text) => text.is_empty(),
        Value::List(list) => list.is_empty(),
    }
}

/// What is said also when it is nothing.
const ALWAYS: [&str; 4] = ["xp", "gold", "coins", "level"];

/// The values that have words, in the order of their keys: `experience 3`.
fn more(scene: &Scene, values: &BTreeMap<String, Value>, words: &Words) -> Vec<String> {
    let told = values.iter().filter(|(key, value)| !is_nothing(value) || ALWAYS.contains(&key.as_str()));
    let each = |(key, of): (&String, &Value)| {
        let name = words.try_say(&Phrase::new(format!("terminal-more-{key}"))).ok()?;
        Some(if *of == Value::Flag(true) { name } else { format!("{name} {}", value(scene, of, words)) })
    };
    told.filter_map(each).collect()
}

/// What is played, the round, and what else changes: the elements that are not inert.
fn tracks(scene: &Scene, words: &Words) -> String {
    let told = |t: &&Track| match t.kind {
        TrackKind::Level | TrackKind::Counter => false,
        TrackKind::Element => t.value != Value::from("inert"),
        TrackKind::Turn => scene.order.is_empty() && !is_nothing(&t.value),
        _ => true,
    };
    let title = scene.title.iter().map(|title| words.say(title));
    let each = scene.tracks.iter().filter(told).map(|t| track(scene, t, words));
    format!("  {}\n", title.chain(each).collect::<Vec<_>>().join(" · "))
}

/// The level, and what is counted.
fn counters(scene: &Scene, words: &Words) -> String {
    let told = |t: &&Track| matches!(t.kind, TrackKind::Level | TrackKind::Counter);
    let each = scene.tracks.iter().filter(told).map(|t| track(scene, t, words));
    let all = each.collect::<Vec<_>>().join(" · ");
    if all.is_empty() { all } else { format!("  {all}\n") }
}

fn track(scene: &Scene, track: &Track, words: &Words) -> String {
    let stands = track.say.as_ref().map_or_else(|| value(scene, &track.value, words), |say| words.say(say));
    format!("{} {stands}", words.say(&track.name))
}

fn rank(of: Option<Rank>, words: &Words) -> Option<String> {
    of.filter(|rank| *rank != Rank::Normal).map(|rank| word(words, "rank", rank.as_str()))
}

/// A figure with its sign on the map, where it stands and how it is.
fn figure(scene: &Scene, of: &Figure, words: &Words, signs: &BTreeMap<String, String>) -> String {
    let name = match rank(of.rank, words) {
        Some(rank) => format!("{} ({rank})", name_of(of, words)),
        None => name_of(of, words),
    };
    let sign = signs.get(&of.id).map_or("", |sign| sign);
    let hp = of.hp.map_or_else(String::new, |(hp, most)| format!("{hp}/{most}"));
    let mut rest: Vec<String> = of.conditions.iter().map(|c| word(words, "condition", c)).collect();
    rest.extend(of.badges.iter().map(|b| format!("{} {}", word(words, "stat", &b.kind), b.value)));
    rest.extend(more(scene, &of.more, words));
    let line = format!("  {sign:<4} {name:<28} {:<6} {hp:<6} {}", of.at.join(" "), rest.join(" · "));
    line.trim_end().to_owned() + "\n"
}

/// Who acts when, as far as it is known: who has acted stands in parentheses, whose turn it is has an arrow.
fn order(scene: &Scene, words: &Words) -> String {
    let each = scene.order.iter().map(|slot| {
        let initiative = slot.initiative.map_or_else(|| "?".to_owned(), |n| n.to_string());
        let name = format!("{} {initiative}", words.say(&slot.name));
        match slot.stand {
            SlotStand::Over => format!("({name})"),
            SlotStand::Now => format!("→ {name}"),
            SlotStand::ToCome => name,
        }
    });
    let all: Vec<String> = each.collect();
    if all.is_empty() {
        return String::new();
    }
    format!("  {}\n", words.say(&phrase!("terminal-order", order = Arg::text(all.join(" · ")))))
}

/// A type of monster with its card of this round, in the numbers of each rank.
fn group(group: &Group, words: &Words) -> String {
    let Some(initiative) = group.initiative else { return String::new() };
    let acts = group.rows.iter().filter(|row| !row.acts.is_empty()).map(|row| {
        let acts: Vec<String> = row.acts.iter().map(|line| words.say(&line.say)).collect();
        let rank = row.rank.map(|rank| word(words, "rank", rank.as_str()) + ": ").unwrap_or_default();
        format!("{rank}{}", acts.join(", "))
    });
    format!("  {} ({initiative}) {}\n", words.say(&group.name), acts.collect::<Vec<_>>().join("; "))
}

fn effects(scene: &Scene, faces: &Faces, words: &Words) -> String {
    let line = |effect: &table::scene::EffectScene| {
        let said: Vec<String> = effect.say.iter().map(|say| words.say(say)).collect();
        let owner = effect.owner.as_ref().map(|id| format!(" ({})", named(scene, id, words)));
        let name = faces.get(&effect.id).map(|face| format!("{}: ", words.say(&face.name)));
        format!("  * {}{}{}\n", name.unwrap_or_default(), said.join(" "), owner.unwrap_or_default())
    };
    scene.effects.iter().map(line).collect()
}

/// A goal, and how far it is.
fn goal(goal: &GoalScene, words: &Words) -> String {
    let say = Arg::text(words.say(&goal.say));
    let said = match goal.kind {
        GoalKind::Win => phrase!("terminal-goal-win", goal = say),
        GoalKind::Lose => phrase!("terminal-goal-lose", goal = say),
        GoalKind::Own => phrase!("terminal-goal-own", goal = say),
    };
    format!("  {}{}\n", words.say(&said), progress(goal, words))
}

/// How far a goal is, in brackets. A goal may be a limit: what is beyond it is not a part of it.
pub fn progress(goal: &GoalScene, words: &Words) -> String {
    let Some((now, most)) = goal.progress.filter(|(_, most)| *most > 0) else { return String::new() };
    let said = if now > most {
        phrase!("terminal-progress-beyond", now = now, most = most)
    } else {
        phrase!("terminal-progress", now = now, most = most)
    };
    format!(" ({})", words.say(&said))
}

/// A deck: how many cards are left, and its discard pile.
fn deck(faces: &Faces, deck: &DeckScene, words: &Words) -> String {
    let name = deck.name.as_ref().map_or_else(|| word(words, "value", &deck.id), |name| words.say(name));
    let mut line = words.say(&phrase!("terminal-deck", deck = Arg::text(name), left = deck.left));
    let piled = deck.discard.iter().filter_map(|id| faces.in_deck(&deck.id, id));
    let discard: Vec<String> = piled.map(|face| pile_name(face, words)).collect();
    if !discard.is_empty() {
        line += "; ";
        line += &words.say(&phrase!("terminal-deck-discard", cards = Arg::text(discard.join(", "))));
    }
    if deck.shuffles {
        line += "; ";
        line += &words.say(&phrase!("terminal-deck-shuffles"));
    }
    format!("  {line}\n")
}

/// A card in a discard pile: a monster's by its initiative, since all cards of its deck have one name.
fn pile_name(face: &Face, words: &Words) -> String {
    face.initiative.map_or_else(|| words.say(&face.name), |n| n.to_string())
}

/// A seat: what it has, then its cards by where they lie.
fn seat(scene: &Scene, faces: &Faces, seat: &SeatScene, words: &Words) -> Vec<Part> {
    let name = seat.name.as_ref().map_or_else(|| seat.id.clone(), |name| words.say(name));
    let mut values = seat.more.clone();
    // Before the order of turns is known, an initiative means nothing.
    if scene.order.is_empty() {
        values.remove("initiative");
    }
    let has = [vec![name.clone()], more(scene, &values, words)].concat().join(" · ");
    let mut all = vec![Part::new(format!("seat {}", seat.id), format!("  {has}\n")).own()];
    for zone in &seat.zones {
        let cards: Vec<String> = zone.cards.iter().map(|c| card_in_zone(faces, c, words)).collect();
        let cards = if cards.is_empty() { hidden(zone, words) } else { cards.join(", ") };
        let place = format!("  {name}, {}", word(words, "zone", zone.kind.as_str()));
        let part = Part::new(format!("seat {} {}", seat.id, zone.kind), format!("{place}: {cards}\n")).own();
        let gone = format!("{place}: –\n");
        all.push(if zone.count == 0 { Part { text: String::new(), gone, ..part } } else { part });
    }
    all
}

fn hidden(zone: &Zone, words: &Words) -> String {
    words.say(&phrase!("terminal-cards", count = zone.count))
}

/// A card with its initiative, its use slots, and whether it is spent.
fn card_in_zone(faces: &Faces, card: &CardScene, words: &Words) -> String {
    let mut notes = Vec::new();
    let face = faces.get(&card.id);
    notes.extend(face.and_then(|face| face.initiative).map(|n| n.to_string()));
    notes.extend(card.used.map(|(used, most)| format!("{used}/{most}")));
    let lies = card.state.filter(|state| *state != CardState::Ready);
    notes.extend(lies.map(|state| word(words, "state", state.as_str())));
    let name = face.map_or_else(|| card.id.clone(), |face| words.say(&face.name));
    if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
}

/// The names of seats, as people say them.
pub fn names(scene: &Scene, seats: SeatSet, words: &Words) -> String {
    let sits = scene.seats.iter().filter(|s| seats.has(Seat(s.seat)));
    let said = sits.map(|s| s.name.as_ref().map_or_else(|| s.id.clone(), |name| words.say(name)));
    said.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A battle goal may be a limit: to end with at most three cards is not "9 of 3".
    #[test]
    fn what_is_beyond_a_limit_is_no_part_of_it() {
        let words = Words::english();
        let said = |now| {
            let say = phrase!("haven-goal-all-exhausted");
            progress(&GoalScene { kind: GoalKind::Own, say, seat: None, progress: Some((now, 3)) }, words)
        };
        assert_eq!([said(2), said(9)], [" (2 of 3)", " (now 9, asked: 3)"]);
    }
}
