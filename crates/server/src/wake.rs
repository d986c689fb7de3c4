//! Waking a table: from its last snapshot and what has happened since.

use crate::clock;
use crate::hall::{Hall, event_job, no_table};
use crate::record::{Event, Lost, Sheet, standing_answers};
use crate::room::{CannotFollow, Inner, Room};
use crate::store::{Job, Snapshot, StoreError, StoredEvent};
use crate::work::Who;
use games::Games;
use std::sync::Arc;
use table::any::AnyTable;
use table::{Entry, LoadError, LoadNote, Save, Seat};
use wire::{ErrorKind, Failed};

/// Reads a stored event.
pub fn read(row: &StoredEvent) -> Result<Event, CannotFollow> {
    serde_json::from_str(&row.what)
        .map_err(|e| CannotFollow::Unreadable { number: row.number, why: e.to_string() })
}

/// The job that stores a table as it is; its record lies in its events.
pub fn snapshot_job(id: &str, number: i64, table: &dyn AnyTable, sheet: &Sheet) -> Job {
    let mut save = table.save();
    save.entries = Vec::new();
    let sheet = serde_json::to_string(sheet).unwrap_or_default();
    Job::about(id).and(
        "INSERT INTO snapshots (table_id, number, save, sheet) SELECT $1, $2, $3, $4 \
         WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
         ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, save = excluded.save, \
         sheet = excluded.sheet WHERE snapshots.number < excluded.number",
        [id.into(), number.into(), save.to_text().into(), sheet.into()],
    )
}

/// Loads a table.
pub async fn wake(hall: &Hall, room: &Room, inner: &mut Inner) -> Result<(), Failed> {
    for _ in 0..4 {
        let stored = |e| ErrorKind::Storage.because(e);
        let Some(snapshot) = hall.store.snapshot(&room.id).await.map_err(stored)? else {
            inner.gone = true;
            return Err(no_table());
        };
        let rows = hall.store.events(&room.id, 0).await.map_err(stored)?;
        // Playing a long game again takes a while.
        let games = Arc::clone(&hall.games);
        let place = hall.work.wakes.place(Who::table(&room.id))?;
        let (loaded, upgrade) = place.work(move || load(&games, &snapshot, &rows)).await??;
        let Some(event) = upgrade else {
            take_over(inner, loaded);
            return Ok(());
        };
        // Stored by us or by another process: the next round reads it.
        store_upgrade(hall, room, &loaded, &event).await?;
    }
    Err(ErrorKind::Storage.because("too many are changing this table at once; try again"))
}

/// The loaded table takes the place of what was there; who looks at it stays.
fn take_over(inner: &mut Inner, loaded: Inner) {
    inner.number = loaded.number;
    inner.snapshot = loaded.snapshot;
    inner.sheet = loaded.sheet;
    inner.table = loaded.table;
    inner.views.forget();
    if let Some(table) = &mut inner.table {
        table.season(crate::secret::fresh_u64());
    }
}

/// A table from its last snapshot and its events; and what there is to store, if it was played by other rules.
fn load(games: &Games, snapshot: &Snapshot, rows: &[StoredEvent]) -> Result<(Inner, Option<Event>), Failed> {
    let mut inner = Inner { number: snapshot.number, snapshot: snapshot.number, ..Inner::default() };
    inner.sheet = serde_json::from_str(&snapshot.sheet).map_err(|e| ErrorKind::Save.because(e))?;
    let mut save = Save::from_text(&snapshot.save).map_err(|e| ErrorKind::Save.because(e))?;
    let game = games.find(&save.game).map_err(|e| ErrorKind::Game.because(e))?;
    let events = rows.iter().map(read).collect::<Result<Vec<Event>, _>>()?;
    let entries = |events: &[Event]| -> Vec<Entry> { events.iter().flat_map(entries_of).cloned().collect() };
    let until = usize::try_from(snapshot.number).unwrap_or(0).min(events.len());
    if save.rules == game.rules() {
        save.entries = entries(&events[..until]);
        let (table, _) = game.load(&save).map_err(CannotFollow::Load)?;
        inner.table = Some(table);
        for (row, event) in rows.iter().zip(&events).skip(until) {
            inner.follow(row.number, row.at, event)?;
        }
        return Ok((inner, None));
    }
    for (row, event) in rows.iter().zip(&events).skip(until) {
        inner.noted(row.number, row.at, event);
    }
    save.entries = entries(&events);
    let before = save.entries.len();
    // Whoever still holds a question of the old rules must not answer one of the new.
    save.numbers.iter_mut().for_each(|number| *number = number.wrapping_add(4096));
    let (table, notes) = game.load(&save).map_err(CannotFollow::Load)?;
    let lost = lost(&events, &notes);
    let entries = table.entries().split_off(before.min(table.entries().len()));
    inner.table = Some(table);
    let dropped = u32::try_from(lost.len()).unwrap_or(u32::MAX);
    Ok((inner, Some(Event::Upgraded { entries, dropped, lost })))
}

/// The answers that no longer fit, as they were offered when they were given.
fn lost(events: &[Event], notes: &[LoadNote]) -> Vec<Lost> {
    let dropped: Vec<&(Seat, String)> = notes.iter().flat_map(LoadNote::dropped).collect();
    let stood = standing_answers(events);
    let last = stood.len().saturating_sub(dropped.len());
    let named = |(i, (seat, key)): (usize, &&(Seat, String))| {
        let answer = stood.get(last + i).filter(|stood| stood.seat == *seat && stood.key == *key);
        let bare = || Lost { seat: *seat, key: key.clone(), say: None };
        answer.cloned().unwrap_or_else(bare)
    };
    dropped.iter().enumerate().map(named).collect()
}

fn entries_of(event: &Event) -> &[Entry] {
    match event {
        Event::Played { entries, .. } | Event::Upgraded { entries, .. } | Event::Brought { entries } => {
            entries
        }
        _ => &[],
    }
}

/// Stores that a table goes on under other rules, unless somebody else did so first.
async fn store_upgrade(hall: &Hall, room: &Room, loaded: &Inner, event: &Event) -> Result<(), Failed> {
    let Some(table) = loaded.table.as_deref() else { return Ok(()) };
    let (number, at) = (loaded.number + 1, clock::now());
    let what = serde_json::to_string(event).map_err(|e| ErrorKind::Save.because(e))?;
    let mut sheet = loaded.sheet.clone();
    sheet.note(at, event);
    let job = event_job(&room.id, &StoredEvent { number, at, what });
    let job = job.with(snapshot_job(&room.id, number, table, &sheet));
    match hall.store.write(job).await {
        Ok(()) => {
            tracing::info!(table = room.id, "goes on under other rules");
            Ok(())
        }
        Err(StoreError::Conflict) => Ok(()),
        Err(error) => Err(ErrorKind::Storage.because(error)),
    }
}

/// Whether a save can be opened at all, for imports.
pub fn is_sound(hall: &Hall, save: &Save) -> Result<Box<dyn AnyTable>, Failed> {
    let game = hall.game(&save.game)?;
    let (table, _) = game.load(save).map_err(|e: LoadError| ErrorKind::Save.because(e))?;
    Ok(table)
}
