//! Cards and monsters in full: what is printed on them, in words.

use super::{named, word};
use table::phrase;
use table::scene::{CardLine, Face, Faces, Group, HalfFace, Scene, StatRow};
use words::{Arg, Language, Phrase, Words};

/// Whether somebody who writes this means this thing: its key or its name in any language, or the beginning of one.
fn means(written: &str, key: &str, name: &Phrase) -> bool {
    let written = written.to_lowercase();
    let names = Language::ALL.map(|language| Words::of(language).say(name).to_lowercase());
    !written.is_empty() && (key.starts_with(&written) || names.iter().any(|name| name.starts_with(&written)))
}

/// The one that is named in full, or else the first whose name begins so.
fn pick<T>(all: Vec<T>, exact: impl Fn(&T) -> bool) -> Option<T> {
    let at = all.iter().position(exact).unwrap_or(0);
    all.into_iter().nth(at)
}

fn is_exactly(written: &str, key: &str, name: &Phrase) -> bool {
    let is = |language| Words::of(language).say(name).to_lowercase() == written.to_lowercase();
    key == written || Language::ALL.into_iter().any(is)
}

/// Everything on a card that can be seen; or which cards there are.
pub fn card(scene: &Scene, faces: &Faces, words: &Words, written: &str) -> String {
    let seen = faces.needed(scene, []).into_iter().filter_map(|number| faces.at(number));
    let found: Vec<(&str, &Face)> = seen.clone().filter(|(id, f)| means(written, id, &f.name)).collect();
    match pick(found, |(id, f)| is_exactly(written, id, &f.name)) {
        Some((_, face)) => face_in_full(face, words),
        None => {
            let mut all: Vec<String> = seen.map(|(_, face)| words.say(&face.name)).collect();
            all.sort();
            all.dedup();
            words.say(&phrase!("terminal-no-card", cards = Arg::text(all.join(", ")))) + "\n"
        }
    }
}

fn face_in_full(face: &Face, words: &Words) -> String {
    let mut head = vec![words.say(&face.name)];
    let of = face.of.as_ref().map(|of| Phrase::new(format!("hero-{of}")));
    head.extend(of.and_then(|of| words.try_say(&of).ok()));
    let level = face.level.as_ref().map(|l| phrase!("terminal-level", level = Arg::text(l.clone())));
    head.extend(level.map(|say| words.say(&say)));
    let initiative = face.initiative.map(|n| phrase!("terminal-initiative", number = n));
    head.extend(initiative.map(|say| words.say(&say)));
    head.extend(face.slot.as_ref().map(|slot| word(words, "slot", slot)));
    let mut out = format!("  {}\n", head.join(" · "));
    for half in &face.halves {
        out.push_str(&half_in_full(half, words));
    }
    for say in &face.text {
        out.push_str(&format!("    {}\n", words.say(say)));
    }
    out
}

fn half_in_full(half: &HalfFace, words: &Words) -> String {
    let mut notes: Vec<String> = half.lost.then(|| word(words, "half", "lost")).into_iter().collect();
    notes.extend(half.stays.map(|stays| word(words, "stays", stays.as_str())));
    notes.extend(half.xp.map(|xp| words.say(&phrase!("terminal-gains", points = xp))));
    if !half.slots.is_empty() {
        notes.push(words.say(&phrase!("terminal-slots", count = half.slots.len() as u32)));
    }
    let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
    let line = |line: &CardLine| words.say(&line.say).trim_end_matches('.').to_owned();
    let said: Vec<String> = half.lines.iter().map(line).collect();
    match half.id.as_str() {
        "all" => format!("    {}{notes}\n", said.join("; ")),
        id => format!("    {}: {}{notes}\n", word(words, "half", id), said.join("; ")),
    }
}

/// A type of monster in full: its rows, its card of this round and who of it is on the board; or which there are.
pub fn monster(scene: &Scene, faces: &Faces, words: &Words, written: &str) -> String {
    let found: Vec<&Group> = scene.groups.iter().filter(|g| means(written, &g.id, &g.name)).collect();
    match pick(found, |g| is_exactly(written, &g.id, &g.name)) {
        Some(group) => group_in_full(scene, faces, group, words),
        None => {
            let all: Vec<String> = scene.groups.iter().map(|g| words.say(&g.name)).collect();
            words.say(&phrase!("terminal-no-monster", monsters = Arg::text(all.join(", ")))) + "\n"
        }
    }
}

fn group_in_full(scene: &Scene, faces: &Faces, group: &Group, words: &Words) -> String {
    let mut out = format!("  {}\n", words.say(&group.name));
    out.extend(group.rows.iter().map(|row| row_in_full(row, words)));
    let card = group.card.as_ref().and_then(|id| faces.get(id));
    if let Some(face) = card {
        out.push_str(&face_in_full(face, words));
    }
    let here = scene.figures.iter().filter(|f| f.group.as_ref() == Some(&group.id));
    let here: Vec<String> = here.map(|f| named(scene, &f.id, words)).collect();
    out.push_str(&format!("    {}\n", here.join(", ")));
    out
}

fn row_in_full(row: &StatRow, words: &Words) -> String {
    let rank = row.rank.map(|rank| word(words, "rank", rank.as_str()) + ": ").unwrap_or_default();
    let mut all: Vec<String> =
        row.values.iter().map(|b| format!("{} {}", word(words, "stat", &b.kind), b.value)).collect();
    all.extend(row.lines.iter().map(|line: &CardLine| words.say(&line.say)));
    format!("    {rank}{}\n", all.join(", "))
}
