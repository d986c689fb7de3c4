//! How far somebody comes by several answers, one after the other: a move as one decision.
//!
//! Rules ask for a move step by step, because each step may be the one that something interrupts. Whoever moves thinks
//! of where to be. So the steps are tried out at a table that is made up of what the seat knows ([`Table::imagined`]):
//! nothing hidden can be read out of what comes back. The answers are then given one by one, and whatever happens on the
//! real way stops it.
//!
//! [`Table::imagined`]: crate::Table::imagined

use crate::any::AnyTable;
use crate::scene::Role;
use crate::{Asked, QuestionId, Seat, Target, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// So many steps are tried out at most: more than any figure of any game can take, on every board.
const TRIED: usize = 600;
/// So many windows are passed after a step at most.
const WINDOWS: usize = 12;

/// A place that can be reached, and the way there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Way {
    /// The spaces that are entered, the last of them the place itself.
    pub spaces: Vec<String>,
    /// The answers that lead there, one for each of these spaces.
    pub keys: Vec<String>,
    /// What the way costs: movement points, where the question counts them, otherwise steps.
    pub cost: u32,
    /// On the way something happens besides moving: a trap, an attack, something taken up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub eventful: bool,
}

/// A place on a way that may go on from there.
struct Stand {
    table: Box<dyn AnyTable>,
    asked: Asked,
    way: Way,
}

/// How good a way is: nothing happens on it, it is cheap, it is short. The less, the better.
type Rank = (bool, u32, usize);

impl Way {
    fn rank(&self) -> Rank {
        (self.eventful, self.cost, self.keys.len())
    }
}

/// Everywhere this seat comes by steps alone from the question it is asked, by the best way it knows: first one on which
/// nothing happens, then the cheapest, then the shortest.
pub fn reach(table: &dyn AnyTable, seat: Seat, fresh: u64) -> Vec<Way> {
    let Some(asked) = asked(table, seat).filter(|asked| steps(asked).next().is_some()) else {
        return Vec::new();
    };
    let one = |(key, space): (&str, &str)| Way {
        spaces: vec![space.to_owned()],
        keys: vec![key.to_owned()],
        cost: 1,
        eventful: false,
    };
    let mut found: BTreeMap<String, Way> = BTreeMap::new();
    let imagined = table.imagined(seat, fresh).and_then(|there| {
        let here = self::asked(&*there, seat)?;
        (here.kind == asked.kind && here.options == asked.options).then_some((there, here))
    });
    // What nobody can imagine is as far as the next step.
    let Some((mut start, here)) = imagined else { return steps(&asked).map(one).collect() };
    start.set_standing(table.standing_answers().to_vec());
    let begun = asked.left;
    let mut open: BTreeMap<(Rank, usize), Stand> = BTreeMap::new();
    // From where ways went on, and with how much left at best.
    let mut went_on: BTreeMap<String, u32> = BTreeMap::new();
    let way = Way { spaces: Vec::new(), keys: Vec::new(), cost: 0, eventful: false };
    open.insert((way.rank(), 0), Stand { table: start, asked: here, way });
    let mut tried = 0;
    while let Some((_, stand)) = open.pop_first() {
        for (key, space) in steps(&stand.asked) {
            if tried == TRIED {
                return found.into_values().collect();
            }
            tried += 1;
            let Some((table, eventful)) = taken(&*stand.table, seat, &stand.asked, key) else { continue };
            let next = self::asked(&*table, seat).filter(|next| next.kind == stand.asked.kind);
            let left = next.as_ref().map_or(Some(0), |next| next.left);
            let cost = match begun.zip(left) {
                Some((begun, left)) if next.is_some() => u32::from(begun.saturating_sub(left)),
                _ => stand.way.cost + 1,
            };
            let place = space.to_owned();
            let spaces = [&stand.way.spaces[..], std::slice::from_ref(&place)].concat();
            let keys = [&stand.way.keys[..], &[key.to_owned()]].concat();
            let eventful = stand.way.eventful || eventful;
            let way = Way { spaces, keys, cost, eventful };
            let better = found.get(&place).is_none_or(|known| way.rank() < known.rank());
            if better {
                found.insert(place.clone(), way.clone());
            }
            let Some(next) = next else { continue };
            // Who has more left comes further, though the way was worse.
            let left = left.map_or(u32::MAX - cost, u32::from);
            let further = went_on.get(&place).is_none_or(|known| left > *known);
            if better || further {
                went_on.entry(place).and_modify(|known| *known = left.max(*known)).or_insert(left);
                open.insert((way.rank(), tried), Stand { table, asked: next, way });
            }
        }
    }
    found.into_values().collect()
}

/// What a seat is asked.
fn asked(table: &dyn AnyTable, seat: Seat) -> Option<Asked> {
    table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked)
}

/// Its options that are steps into a space.
fn steps(asked: &Asked) -> impl Iterator<Item = (&str, &str)> {
    let steps = asked.options.iter().filter(|option| option.role == Role::Step);
    steps.filter_map(|option| {
        let space = option.at.iter().find_map(|at| match at {
            Target::Space(space) => Some(space.as_str()),
            _ => None,
        })?;
        Some((option.key.as_str(), space))
    })
}

/// The table after this step, and whether more happened than that.
fn taken(table: &dyn AnyTable, seat: Seat, asked: &Asked, key: &str) -> Option<(Box<dyn AnyTable>, bool)> {
    let mut table = table.copy();
    let told = table.told();
    table.answer(seat, asked.question, key).ok()?;
    for _ in 0..WINDOWS {
        let Some((by, question, key)) = declined(&*table) else { break };
        table.answer(by, question, &key).ok()?;
    }
    let happened = table.happened(Viewer::Seat(seat), told).len();
    Some((table, happened > 1))
}

/// Whoever could interrupt does not: what they have is not known, and if they do, it stops the real way.
fn declined(table: &dyn AnyTable) -> Option<(Seat, QuestionId, String)> {
    let open = table
        .pending(Viewer::Engine)
        .into_iter()
        .find(|open| open.asked.as_ref().is_some_and(|asked| asked.kind.starts_with("window:")))?;
    let asked = open.asked?;
    let option = asked.options.into_iter().find(|option| option.role == Role::Decline)?;
    let by = option.seat.or_else(|| open.seats.first().copied())?;
    Some((by, table.question(by)?, option.key))
}
