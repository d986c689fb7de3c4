//! Bots play a position on, again and again, as far as a seat knows it: how often is it won?

use crate::hall::Hall;
use crate::people::Pass;
use crate::room::Room;
use crate::secret::fresh_u64;
use crate::work::Who;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use table::any::AnyTable;
use tokio::time::Instant;
use wire::protocol::Simulated;
use wire::{ErrorKind, Failed};

/// A part of a simulation takes no longer than this, and one game more: whoever wants many games asks again.
const MOMENT: Duration = Duration::from_millis(250);
/// At most so many games are asked for at once.
const MOST: u32 = 200;

/// Plays at most so many games, each with what the seat cannot know dealt again and with other dice.
pub async fn simulate(
    hall: &Arc<Hall>,
    room: &Room,
    pass: &Pass,
    from: IpAddr,
    seat: Seat,
    games: u32,
) -> Result<Simulated, Failed> {
    let place = hall.work.simulations.place(Who::from(from))?;
    let table = {
        let inner = hall.enter(room, pass).await?;
        if inner.is_over() {
            return Err(ErrorKind::Closed.because("the game is over"));
        }
        inner.table.as_deref().map(AnyTable::copy).ok_or_else(crate::hall::no_table)?
    };
    let playing = Arc::clone(hall);
    place.work_in_time(move || play_some(&playing, &*table, seat, games.min(MOST))).await?
}

fn play_some(hall: &Hall, table: &dyn AnyTable, seat: Seat, games: u32) -> Result<Simulated, Failed> {
    let game = hall.game(table.game())?;
    let bot = game.best_bot();
    let (begun, mut simulated) = (Instant::now(), Simulated::default());
    for _ in 0..games {
        if let Some(outcome) = game.play_on(table, bot, seat, fresh_u64()) {
            simulated.played += 1;
            simulated.won += u32::from(outcome.winners.has(seat));
        }
        if begun.elapsed() >= MOMENT {
            break;
        }
    }
    Ok(simulated)
}
