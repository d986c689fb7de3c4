//! `gruft perft`: how many answer sequences there are.

use crate::{Done, Stop, call, terminal};
use table::any::AnyTable;
use table::{Seat, Viewer};

/// Runs the command.
pub fn run(args: &call::Perft) -> Done {
    let table = open(args)?;
    let bar = terminal::progress(0, "answers");
    let mut total = 0;
    for (seat, key, next) in answers(&*table)? {
        let count = count(&*next, args.depth.saturating_sub(1))?;
        bar.inc(count);
        total += count;
        if args.divide {
            println!("{count:>12}  {}: {key}", name(&*table, seat));
        }
    }
    bar.finish_and_clear();
    println!("{total:>12}  at depth {}", args.depth);
    Ok(())
}

fn open(args: &call::Perft) -> Result<Box<dyn AnyTable>, Stop> {
    if args.file.extension().is_some_and(|e| e == "toml") {
        return super::case::position(&args.file);
    }
    terminal::load(&args.file)
}

fn name(table: &dyn AnyTable, seat: Seat) -> String {
    table.seats().into_iter().find(|(s, _)| *s == seat).map_or_else(|| format!("{seat:?}"), |(_, name)| name)
}

/// The number of sequences of this many answers; a game that ends earlier counts once.
pub fn count(table: &dyn AnyTable, depth: u32) -> Result<u64, Stop> {
    if depth == 0 || table.outcome().is_some() {
        return Ok(1);
    }
    answers(table)?.iter().map(|(_, _, next)| count(&**next, depth - 1)).sum()
}

/// A seat, its key and the table after it.
type Answered = (Seat, String, Box<dyn AnyTable>);

/// Every answer to the first open question. In dialogues apart the others come after it, so that each
/// combination counts once and not once in every order.
fn answers(table: &dyn AnyTable) -> Result<Vec<Answered>, Stop> {
    let open = table.pending(Viewer::Engine);
    let Some((first, asked)) = open.first().and_then(|o| Some((*o.seats.first()?, o.asked.as_ref()?))) else {
        return Ok(Vec::new());
    };
    let answered = asked.options.iter().map(|option| {
        let seat = option.seat.unwrap_or(first);
        let question = table.question(seat).unwrap_or_default();
        let mut next = table.copy();
        let accepted = next.answer(seat, question, &option.key);
        accepted.map_err(|e| Stop::No(format!("{} is offered, but: {e}", option.key)))?;
        Ok((seat, option.key.clone(), next))
    });
    answered.collect()
}
