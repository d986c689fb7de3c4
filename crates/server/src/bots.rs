//! Bots in seats. They think on threads of their own and only for so long, so that nobody waits for them.

use crate::hall::Hall;
use crate::people::By;
use crate::play;
use crate::room::{Inner, Room};
use crate::work::Who;
use std::sync::Arc;
use std::time::Duration;
use table::any::AnyTable;
use table::{Seat, SeatSet, Viewer};
use wire::{ErrorKind, Failed};

/// Whether there is such a bot.
pub fn must_be_there(hall: &Hall, game: &str, bot: &str) -> Result<(), Failed> {
    let bots = hall.game(game)?.bots();
    if bots.contains(&bot) {
        return Ok(());
    }
    let bot: String = bot.chars().take(40).collect();
    Err(ErrorKind::Request.because(format!("there is no bot {bot}; there are: {}", bots.join(", "))))
}

/// Lets the bots of a table answer for as long as they are asked.
pub async fn think(hall: &Arc<Hall>, room: &Arc<Room>) {
    let mut inner = room.inner.lock().await;
    if inner.thinking || next(room, &inner).is_none() {
        return;
    }
    inner.thinking = true;
    drop(inner);
    let (hall, room) = (Arc::clone(hall), Arc::clone(room));
    tokio::spawn(async move {
        let ended = tokio::spawn(go_on(hall, Arc::clone(&room))).await;
        if ended.is_err() {
            tracing::error!(event = "bot-broke", table = room.id, "a bot broke down");
            room.inner.lock().await.thinking = false;
        }
    });
}

/// The next seat that a bot answers for, and which bot. What is asked of people too is left to them.
fn next(room: &Room, inner: &Inner) -> Option<(Seat, String)> {
    let table = inner.table.as_deref()?;
    let bots = inner.sheet.bots();
    let only_bots = inner.sheet.seats.iter().all(|seat| bots.has(Seat(seat.seat)));
    if !inner.is_open() || bots.is_empty() || (only_bots && !room.is_watched()) {
        return None;
    }
    let open = table.pending(Viewer::Spectator);
    let open =
        open.into_iter().find(|open| SeatSet::of(open.seats.iter().copied()).minus(bots).is_empty())?;
    let seat = *open.seats.first()?;
    Some((seat, inner.sheet.bot(seat)?.to_owned()))
}

async fn go_on(hall: Arc<Hall>, room: Arc<Room>) {
    loop {
        while answer_one(&hall, &room).await {}
        let mut inner = room.inner.lock().await;
        // Somebody may have answered between the last look and this one.
        if next(&room, &inner).is_none() {
            inner.thinking = false;
            return;
        }
        drop(inner);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Says whether a bot has answered.
async fn answer_one(hall: &Arc<Hall>, room: &Arc<Room>) -> bool {
    let (table, seat, bot, question) = {
        let inner = room.inner.lock().await;
        let Some((seat, bot)) = next(room, &inner) else { return false };
        let Some(table) = inner.table.as_deref() else { return false };
        let Some(question) = table.question(seat) else { return false };
        (Arc::from(table.copy()), seat, bot, question)
    };
    let Some(key) = thought(hall, &room.id, &table, bot, seat).await else { return false };
    metrics::counter!("gruft_bot_answers").increment(1);
    play::answer(hall, room, By::Server, seat, question, &key).await.is_ok()
}

/// What the bot would do. Whoever does not know what to do, or not in time, takes anything.
async fn thought(
    hall: &Arc<Hall>,
    room: &str,
    table: &Arc<dyn AnyTable>,
    bot: String,
    seat: Seat,
) -> Option<String> {
    let (thinking, shown) = (Arc::clone(hall), Arc::clone(table));
    let thought = match hall.work.thoughts.place(Who::table(room)) {
        Ok(place) => place.work_in_time(move || advice(&thinking, &*shown, &bot, seat)).await,
        Err(undone) => Err(undone),
    };
    if let Ok(Some(key)) = thought {
        return Some(key);
    }
    let (thinking, shown) = (Arc::clone(hall), Arc::clone(table));
    let anything = tokio::task::spawn_blocking(move || advice(&thinking, &*shown, "random", seat));
    anything.await.ok().flatten()
}

fn advice(hall: &Hall, table: &dyn AnyTable, bot: &str, seat: Seat) -> Option<String> {
    hall.game(table.game()).ok()?.advice(table, bot, seat)
}
