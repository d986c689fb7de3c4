//! Saves that somebody has altered: refused with a reason, or sound.

use super::{Failure, open, random_answer, say};
use crate::table::Refused;
use crate::{Game, LoadNote, RandomPlayer, Save, Table};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What came of altered saves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Altered {
    /// Refused with a reason.
    pub refused: usize,
    /// Loaded, and played on.
    pub sound: usize,
}

impl std::ops::AddAssign for Altered {
    fn add_assign(&mut self, more: Altered) {
        self.refused += more.refused;
        self.sound += more.sound;
    }
}

/// Plays some way into a random game, alters the world of its save at random, again and again, and loads it, under the
/// same rules and as if under others. What loads must be what was written, and it must be possible to play on without
/// breaking.
pub fn altered<G: Game>(
    game: &Arc<G>,
    setup: &G::Setup,
    seed: u64,
    times: usize,
) -> Result<Altered, Failure> {
    altered_under(game, std::slice::from_ref(game), setup, seed, times)
}

/// The same, loaded in turn under these games: the same one with other content, where things have other numbers.
pub fn altered_under<G: Game>(
    game: &Arc<G>,
    others: &[Arc<G>],
    setup: &G::Setup,
    seed: u64,
    times: usize,
) -> Result<Altered, Failure> {
    let mut random = RandomPlayer::new(seed);
    let mut table = open(game, setup, seed)?;
    for _ in 0..random.below(120) {
        let Some((seat, key)) = random_answer(&table, &mut random)? else { break };
        say(&mut table, seat, &key)?;
    }
    let good = table.save();
    let mut counted = Altered::default();
    for n in 0..times {
        let mut save = good.clone();
        for _ in 0..=random.below(3) {
            alter(&mut save.rest.state, &mut random);
        }
        if n % 2 == 0 {
            save.rules.code += 1;
        }
        // Where the world cannot be read, its position is; where that cannot be read either, the record is played again.
        match &mut save.rest.position {
            position if n % 4 != 3 => *position = None,
            Some(position) if n % 8 > 5 => alter(position, &mut random),
            _ => {}
        }
        if n % 5 != 0 {
            (save.start.state, save.setup) = (Value::Null, Value::Null);
        }
        let under = others.get(n % others.len().max(1)).unwrap_or(game);
        match Table::load(Arc::clone(under), &save) {
            Err(error) if error.to_string().is_empty() => return Err("refused without a reason".to_owned()),
            Err(_) => counted.refused += 1,
            Ok((table, notes)) => {
                nothing_was_swapped(&good, &save, &table, &notes)
                    .and_then(|()| plays_on(table, &mut random))
                    .map_err(|why| format!("alteration {n} of seed {seed}: {why}\n{}", save.to_text()))?;
                counted.sound += 1;
            }
        }
    }
    Ok(counted)
}

/// Whoever goes on from a saved rest has in it only what that rest names, and fields that were taken out of it.
fn nothing_was_swapped<G: Game>(
    good: &Save,
    save: &Save,
    table: &Table<G>,
    notes: &[LoadNote],
) -> Result<(), Failure> {
    let from_its_rest = matches!(
        notes,
        [LoadNote::OtherRules { whole: false, .. } | LoadNote::DoesNotReplay { whole: false, .. }]
    );
    if !from_its_rest || save.rest.position.is_some() {
        return Ok(());
    }
    let (mut written, mut read) = (BTreeSet::new(), BTreeSet::new());
    // Of chance nothing is named: where it was damaged, it begins afresh.
    let began = table.save().start.state;
    let saved = &save.rest.state["world"];
    words_in(saved, saved, &mut written);
    fields_in(&good.rest.state["world"], &mut written);
    words_in(&began["world"], saved, &mut read);
    match read.difference(&written).next() {
        Some(word) => Err(format!("{word:?} is there, and the save does not name it")),
        None => Ok(()),
    }
}

/// Every text in a value. Of a part for which something else was saved, a list or nothing, the names of its fields are
/// left out: they are the rules' own.
fn words_in<'v>(value: &'v Value, saved: &Value, words: &mut BTreeSet<&'v str>) {
    match value {
        Value::String(word) => drop(words.insert(word)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(n, inner)| words_in(inner, &saved[n], words));
        }
        Value::Object(fields) => {
            for (key, inner) in fields {
                if saved.is_object() {
                    words.insert(key);
                }
                words_in(inner, &saved[key.as_str()], words);
            }
        }
        _ => {}
    }
}

/// The name of every field in a value.
fn fields_in<'v>(value: &'v Value, names: &mut BTreeSet<&'v str>) {
    match value {
        Value::Array(list) => list.iter().for_each(|inner| fields_in(inner, names)),
        Value::Object(fields) => {
            names.extend(fields.keys().map(String::as_str));
            fields.values().for_each(|inner| fields_in(inner, names));
        }
        _ => {}
    }
}

fn plays_on<G: Game>(mut table: Table<G>, random: &mut RandomPlayer) -> Result<(), Failure> {
    for _ in 0..12 {
        let Some((seat, key)) = random_answer(&table, random)? else { break };
        let question = table.question(seat).unwrap_or_default();
        match table.answer(seat, question, &key) {
            Err(Refused::Broken(report)) => return Err(format!("{key}: {}", report.broken)),
            Err(refused) => return Err(refused.to_string()),
            Ok(_) => {}
        }
    }
    let again = Save::from_text(&table.save().to_text()).map_err(|e| e.to_string())?;
    let save = table.save();
    if again == save { Ok(()) } else { Err("what is saved is not what is read".to_owned()) }
}

/// Changes something somewhere: a number, a word, a flag; or takes something away, or doubles it.
fn alter(value: &mut Value, random: &mut RandomPlayer) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = &keys[random.below(keys.len())];
            match random.below(60) {
                0 => drop(fields.remove(key)),
                1 => drop(fields.insert(format!("{key}-too"), Value::Bool(true))),
                _ => fields.get_mut(key).into_iter().for_each(|inner| alter(inner, random)),
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let at = random.below(list.len());
            match random.below(20) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => alter(&mut list[at], random),
            }
        }
        other => {
            let plain = [
                Value::Null,
                Value::from(random.below(300)),
                Value::from(random.below(8)),
                Value::from(-1),
                Value::from(u64::MAX),
                Value::Bool(random.below(2) == 0),
                Value::from("nobody"),
                Value::Array(Vec::new()),
            ];
            let near = other.as_u64().map(|n| {
                Value::from(if random.below(2) == 0 { n.saturating_add(1) } else { n.saturating_sub(1) })
            });
            *other = match near {
                Some(near) if random.below(2) == 0 => near,
                _ => plain[random.below(plain.len())].clone(),
            };
        }
    }
}
