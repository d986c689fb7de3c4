//! The property of questions: nobody is asked for nothing.

use super::{Failure, open, random_answer, say};
use crate::feed::Question;
use crate::{Game, Prompt, RandomPlayer, Seat, Table, Viewer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How often a kind of question with one answer is dealt again in one game.
const DEALS: usize = 160;

/// After so many deals in which there never was a choice, nobody can have been in doubt.
const ENOUGH: usize = 60;

/// From one question each of the others imagines the table so often.
const EACH: u64 = 8;

/// What a kind of question with one answer has come to.
#[derive(Clone, Copy, Default)]
struct Hidden {
    /// How often somebody else imagined the table.
    deals: usize,
    /// How often there was a choice then.
    choices: usize,
}

/// Nobody is asked without an option that it can give, and no question has one possible answer, except where not asking
/// would tell something hidden, and where the answer is a declaration ([`Prompt::DECLARES`]).
///
/// A question with one option is on purpose if the verb says so: `choose_hidden`, or a window for a seat that might have
/// something in secret. What the verb says must be true: as far as another seat knows, there can have been a choice. So
/// the others imagine the table at such questions; where after many deals there has never been a choice, everybody knew
/// the answer. The first question of a dialogue apart hides whether a seat has something to decide; what it is asked
/// after its first answer nobody notices, so that hides nothing.
pub fn worth_asking<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<usize, Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let mut kinds: BTreeMap<&'static str, Hidden> = BTreeMap::new();
    let mut count = 0;
    loop {
        for question in &table.stand.open {
            everybody_can_answer(question)?;
            count += 1;
            let kind = question.prompt.kind();
            if question.options.count() > 1 || G::Prompt::DECLARES.contains(&kind) {
                continue;
            }
            if !question.hides {
                return Err(format!("{kind} is asked with one answer, and it hides nothing"));
            }
            let hidden = kinds.entry(kind).or_default();
            if hidden.choices == 0 && hidden.deals < DEALS {
                imagine(&table, question, hidden, seed);
            }
        }
        let Some((seat, key)) = random_answer(&table, &mut random)? else { break };
        say(&mut table, seat, &key)?;
    }
    match kinds.iter().find(|(_, hidden)| hidden.deals >= ENOUGH && hidden.choices == 0) {
        Some((kind, _)) => {
            Err(format!("{kind} is asked with one answer, and everybody knows that it has one"))
        }
        None => Ok(count),
    }
}

fn everybody_can_answer<G: Game>(question: &Question<G>) -> Result<(), Failure> {
    let can = |seat: Seat| (0..question.options.count()).any(|i| question.may_say(seat, i));
    match question.seats.iter().find(|seat| !can(*seat)) {
        Some(seat) => {
            Err(format!("{seat:?} is asked {} and can give none of its options", question.prompt.kind()))
        }
        None => Ok(()),
    }
}

/// The others imagine the table at a question with one answer.
fn imagine<G: Game>(table: &Table<G>, question: &Question<G>, hidden: &mut Hidden, seed: u64) {
    let asked = question.seats;
    let others: Vec<Seat> = table.seats().iter().filter(|seat| !asked.has(*seat)).collect();
    let apart = table.stand.apart.as_ref().map_or(usize::MAX, |apart| apart.from);
    let goes_on = table.unit().iter().skip(apart).any(|(by, _)| asked.has(*by));
    if others.is_empty() || goes_on {
        hidden.deals += EACH as usize;
        return;
    }
    for (seat, n) in others.into_iter().flat_map(|seat| (0..EACH).map(move |n| (seat, n))) {
        let seed = seed.wrapping_add(n << 32);
        let Some(situation) = table.situation(seat, seed) else { continue };
        let Ok(imagined) = Table::what_if(Arc::clone(table.game()), &situation, seed) else { continue };
        let asked = asked.iter().flat_map(|seat| imagined.pending(Viewer::Seat(seat)));
        let choice = asked.filter_map(|open| open.asked).any(|asked| asked.options.len() > 1);
        hidden.deals += 1;
        hidden.choices += usize::from(choice);
    }
}
