//! Counting trees: how many sequences of answers there are from a question on.

use crate::any::AnyTable;
use crate::trial::Failure;
use crate::{Seat, Viewer};

/// An answer that can be given at a table, and the table after it.
pub struct Answered {
    /// Who gives it.
    pub seat: Seat,
    /// Its key.
    pub key: String,
    /// The table after it.
    pub next: Box<dyn AnyTable>,
}

/// Every answer to the first open question. In dialogues apart the other seats' questions come after it, so that each
/// combination counts once, not once for every order. It fails if an option is offered and then refused.
pub fn answers(table: &dyn AnyTable) -> Result<Vec<Answered>, Failure> {
    let open = table.pending(Viewer::Engine);
    let Some((first, asked)) = open.first().and_then(|o| Some((*o.seats.first()?, o.asked.as_ref()?))) else {
        return Ok(Vec::new());
    };
    let answered = asked.options.iter().map(|option| {
        let seat = option.seat.unwrap_or(first);
        let question = table.question(seat).unwrap_or_default();
        let mut next = table.copy();
        let accepted = next.answer(seat, question, &option.key);
        accepted.map_err(|e| format!("{} is offered, but: {e}", option.key))?;
        Ok(Answered { seat, key: option.key.clone(), next })
    });
    answered.collect()
}

/// The number of sequences of this many answers; a game that ends earlier counts once.
pub fn perft(table: &dyn AnyTable, depth: u32) -> Result<u64, Failure> {
    if depth == 0 || table.outcome().is_some() {
        return Ok(1);
    }
    answers(table)?.iter().map(|answered| perft(&*answered.next, depth - 1)).sum()
}
