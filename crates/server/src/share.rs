//! What leaves a table: situations, redealt; the whole record, when it may; and nothing, when it is deleted.

use crate::hall::Hall;
use crate::people::{Pass, Role, new_key};
use crate::record::{Event, SeatSheet, Sheet};
use crate::room::{Inner, Room};
use crate::secret::{Secret, fresh_id, fresh_u64};
use crate::store::Job;
use crate::work::Who;
use crate::{clock, wake};
use std::net::IpAddr;
use std::sync::Arc;
use table::any::AnyTable;
use table::{Save, Seat};
use wire::protocol::Link;
use wire::{ErrorKind, Failed};

/// A table that was just opened, with the secrets that open it. They are shown once.
#[derive(Debug)]
pub struct Opened {
    /// The table's name.
    pub id: String,
    /// The owner's tools.
    pub owner: Secret,
    /// Each seat with its name.
    pub seats: Vec<(Seat, String, Secret)>,
}

/// Stores a new table.
pub async fn open(
    hall: &Hall,
    table: &dyn AnyTable,
    mut sheet: Sheet,
    bots: impl Fn(&str) -> Option<String>,
) -> Result<Opened, Failed> {
    let stored = |e| ErrorKind::Storage.because(e);
    if hall.store.tables().await.map_err(stored)? >= hall.config.limits.tables_in_all {
        return Err(ErrorKind::Limit.because("this server has as many tables as it may have"));
    }
    let id = fresh_id();
    let owner = Secret::fresh();
    let seats: Vec<(Seat, String, Secret)> =
        table.seats().into_iter().map(|(seat, name)| (seat, name, Secret::fresh())).collect();
    sheet.game = table.game().to_owned();
    sheet.seats = seats
        .iter()
        .map(|(seat, name, _)| SeatSheet {
            seat: seat.0,
            name: name.clone(),
            bot: bots(name),
            ..SeatSheet::default()
        })
        .collect();
    let mut job = Job::about(&id).must(
        "INSERT INTO tables (id, game, created, visited) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        [id.as_str().into(), table.game().into(), clock::now().into(), hall.calendar.today().into()],
    );
    let entries = table.entries();
    let number = i64::from(!entries.is_empty());
    if number > 0 {
        // A table that was brought along: its record so far is the first event.
        let event = Event::Brought { entries };
        let what = serde_json::to_string(&event).map_err(|e| ErrorKind::Save.because(e))?;
        job = job.and(
            "INSERT INTO events (table_id, number, at, what) VALUES ($1, $2, $3, $4)",
            [id.as_str().into(), number.into(), clock::now().into(), what.into()],
        );
    }
    job = job.with(wake::snapshot_job(&id, number, table, &sheet)).with(new_key(&id, Role::Owner, &owner));
    for (seat, _, secret) in &seats {
        job = job.with(new_key(&id, Role::Seat(*seat), secret));
    }
    hall.store.write(job).await.map_err(stored)?;
    metrics::counter!("gruft_tables_opened").increment(1);
    Ok(Opened { id, owner, seats })
}

/// Deletes everything that was stored of a table, but for the table itself.
pub fn forget(table: &str) -> Job {
    [
        "DELETE FROM events WHERE table_id = $1",
        "DELETE FROM snapshots WHERE table_id = $1",
        "DELETE FROM keys WHERE table_id = $1",
        "DELETE FROM holdings WHERE table_id = $1",
        "DELETE FROM reports WHERE table_id = $1",
        "DELETE FROM replays WHERE table_id = $1",
    ]
    .into_iter()
    .fold(Job::about(table), |job, sql| job.and(sql, [table.into()]))
}

/// Deletes a table with everything that was stored of it.
pub async fn delete(hall: &Hall, room: &Arc<Room>) -> Result<(), Failed> {
    let mut inner = room.inner.lock().await;
    let job = Job::about(&room.id).and("DELETE FROM tables WHERE id = $1", [room.id.as_str().into()]);
    let mut job = job.with(forget(&room.id));
    if hall.store.kind() == crate::store::Kind::Postgres {
        job = job.with(crate::notes::note(&room.id, hall.process));
    }
    hall.store.write(job).await.map_err(|e| ErrorKind::Storage.because(e))?;
    inner.gone = true;
    inner.table = None;
    drop(inner);
    tracing::info!(event = "table-deleted", table = room.id, "a table was deleted");
    room.tell();
    Ok(())
}

/// The table of which the whole record may leave, if the game is over or all have agreed.
pub fn record(inner: &Inner) -> Option<Box<dyn AnyTable>> {
    let table = inner.table.as_deref()?;
    let may = inner.sheet.shared || table.outcome().is_some();
    may.then(|| table.copy())
}

/// A link to the situation as a seat knows it: what it cannot know is dealt again, and chance is fresh.
pub async fn situation(
    hall: &Hall,
    room: &Room,
    pass: &Pass,
    from: IpAddr,
    seat: Seat,
) -> Result<Link, Failed> {
    let place = hall.work.errands.place(Who::from(from))?;
    let (table, title) = {
        let inner = hall.enter(room, pass).await?;
        let table = inner.table.as_deref().map(AnyTable::copy).ok_or_else(crate::hall::no_table)?;
        (table, inner.sheet.title.clone())
    };
    let imagined = place.work(move || Some(table.imagined(seat, fresh_u64())?.save().to_text())).await?;
    let save = imagined.ok_or_else(|| ErrorKind::Refused.because("this cannot be shared now"))?;
    let secret = Secret::fresh();
    let job = Job::about("situations").and(
        "INSERT INTO situations (hash, save, title, created, visited) VALUES ($1, $2, $3, $4, $5)",
        [secret.hash().into(), save.into(), title.into(), clock::now().into(), hall.calendar.today().into()],
    );
    hall.store.write(job).await.map_err(|e| ErrorKind::Storage.because(e))?;
    Ok(hall.situation_link(&secret))
}

/// A shared situation, as it is stored, and what its table is called.
pub async fn what_if(hall: &Hall, secret: &Secret) -> Result<(String, String), Failed> {
    let query = "SELECT save, title FROM situations WHERE hash = $1";
    let rows = hall.store.texts(query, &secret.hash()).await.map_err(|e| ErrorKind::Storage.because(e))?;
    let Some([save, title]) = rows.first().map(Vec::as_slice) else {
        return Err(ErrorKind::Forbidden.because("this link opens nothing"));
    };
    let visit = "UPDATE situations SET visited = $2 WHERE hash = $1 AND visited < $2";
    let visit = Job::about("situations").and(visit, [secret.hash().into(), hall.calendar.today().into()]);
    hall.store.write(visit).await.map_err(|e| ErrorKind::Storage.because(e))?;
    Ok((save.clone(), title.clone()))
}

/// The game of a shared situation, with chance that nobody has seen.
pub fn play_on(hall: &Hall, save: &str) -> Result<Box<dyn AnyTable>, Failed> {
    let save = Save::from_text(save).map_err(|e| ErrorKind::Save.because(e))?;
    let table = wake::is_sound(hall, &save)?;
    table.reseeded(fresh_u64()).ok_or_else(|| ErrorKind::Save.because("it cannot be opened"))
}
