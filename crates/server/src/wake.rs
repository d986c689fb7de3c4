//! Waking a table: from its last snapshot and what has happened since.

use crate::clock;
use crate::hall::{Hall, event_job, no_table};
use crate::record::{Event, Lost, Sheet, standing_answers};
use crate::room::{CannotFollow, Inner, Room};
use crate::store::{Job, Snapshot, StoreError, StoredEvent};
use crate::work::{Undone, Who};
use games::Games;
use serde_json::Value;
use std::sync::Arc;
use table::any::AnyTable;
use table::{Entry, LoadError, LoadNote, Save, Seat};
use wire::protocol::Unwoken;
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

/// Why a table cannot be woken: a word for its people, and for the log what exactly it is. That may name hidden things.
#[derive(Debug)]
struct NotWoken {
    reason: Unwoken,
    why: String,
}

impl From<LoadError> for NotWoken {
    fn from(error: LoadError) -> NotWoken {
        let reason = match &error {
            LoadError::NewerFormat(_) => Unwoken::Newer,
            LoadError::Unreadable { .. } => Unwoken::Unreadable,
            LoadError::Unsound { .. } => Unwoken::Unsound,
            LoadError::OtherGame { .. } => Unwoken::NoGame,
            LoadError::NotASave(_) | LoadError::Contradicts(_) => Unwoken::Damaged,
        };
        NotWoken { reason, why: error.to_string() }
    }
}

impl From<CannotFollow> for NotWoken {
    fn from(error: CannotFollow) -> NotWoken {
        match error {
            CannotFollow::Load(error) => error.into(),
            other => damaged(other),
        }
    }
}

fn damaged(why: impl std::fmt::Display) -> NotWoken {
    NotWoken { reason: Unwoken::Damaged, why: why.to_string() }
}

/// What somebody is told who wants to do something at a table that cannot be woken.
pub fn not_woken() -> Failed {
    ErrorKind::Save.because(
        "this version cannot open the game of this table any more; its record can be downloaded, nothing is deleted",
    )
}

/// Loads a table. One that cannot be woken keeps its sheet: its people see what it is, and why.
pub async fn wake(hall: &Hall, room: &Room, inner: &mut Inner) -> Result<(), Failed> {
    if inner.unwoken.is_some() {
        return Err(not_woken());
    }
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
        let work = move || (load(&games, &snapshot, &rows), snapshot, rows);
        let (loaded, snapshot, rows) = match place.work(work).await {
            Ok((loaded, snapshot, rows)) => (loaded, Some(snapshot), rows),
            Err(Undone::Broke) => (Err(damaged("the attempt broke down")), None, Vec::new()),
            Err(undone) => return Err(undone.into()),
        };
        match loaded {
            Ok((loaded, None)) => {
                take_over(inner, loaded);
                return Ok(());
            }
            // Stored by us or by another process: the next round reads it.
            Ok((loaded, Some(event))) => store_upgrade(hall, room, &loaded, &event).await?,
            Err(NotWoken { reason, why }) => {
                metrics::counter!("gruft_tables_not_woken").increment(1);
                let asleep = snapshot.map(|snapshot| without_game(&snapshot, &rows)).unwrap_or_default();
                let (events, game) = (asleep.number, asleep.sheet.game.clone());
                take_over(inner, asleep);
                inner.unwoken = Some(reason);
                tracing::warn!(
                    event = "table-not-woken",
                    table = room.id,
                    game,
                    events,
                    ?reason,
                    why,
                    "a table cannot be woken"
                );
                return Err(not_woken());
            }
        }
    }
    Err(ErrorKind::Storage.because("too many are changing this table at once; try again"))
}

/// What is known of a table without its game.
fn without_game(snapshot: &Snapshot, rows: &[StoredEvent]) -> Inner {
    let mut inner = Inner { number: snapshot.number, snapshot: snapshot.number, ..Inner::default() };
    inner.sheet = serde_json::from_str(&snapshot.sheet).unwrap_or_default();
    for row in rows {
        match read(row) {
            Ok(event) if row.number > snapshot.number => inner.noted(row.number, row.at, &event),
            _ => inner.number = inner.number.max(row.number),
        }
    }
    inner
}

/// The record of a table as it is stored, in the form of a save as far as it goes: whoever has a version that can open it
/// can play on.
pub async fn stored_record(hall: &Hall, room: &Room) -> Result<Value, Failed> {
    let stored = |e| ErrorKind::Storage.because(e);
    let snapshot = hall.store.snapshot(&room.id).await.map_err(stored)?.ok_or_else(no_table)?;
    let rows = hall.store.events(&room.id, 0).await.map_err(stored)?;
    let events: Vec<Value> = rows
        .iter()
        .map(|row| serde_json::from_str(&row.what).unwrap_or_else(|_| Value::String(row.what.clone())))
        .collect();
    Ok(match serde_json::from_str::<Value>(&snapshot.save) {
        Ok(Value::Object(mut save)) => {
            let lines = events.iter().flat_map(|event| event.as_object()).flat_map(|event| event.values());
            let entries = lines.filter_map(|event| event.get("entries")?.as_array()).flatten().cloned();
            save.insert("entries".to_owned(), entries.collect());
            Value::Object(save)
        }
        _ => serde_json::json!({ "save": snapshot.save, "events": events }),
    })
}

/// The loaded table takes the place of what was there; who looks at it stays.
fn take_over(inner: &mut Inner, loaded: Inner) {
    inner.number = loaded.number;
    inner.snapshot = loaded.snapshot;
    inner.sheet = loaded.sheet;
    inner.table = loaded.table;
    inner.unwoken = None;
    inner.views.forget();
    if let Some(table) = &mut inner.table {
        table.season(crate::secret::fresh_u64());
    }
}

/// A table from its last snapshot and its events; and what there is to store, if not everything fits these rules.
fn load(
    games: &Games,
    snapshot: &Snapshot,
    rows: &[StoredEvent],
) -> Result<(Inner, Option<Event>), NotWoken> {
    let sheet: Sheet = serde_json::from_str(&snapshot.sheet).map_err(damaged)?;
    let began = || Inner {
        number: snapshot.number,
        snapshot: snapshot.number,
        sheet: sheet.clone(),
        ..Inner::default()
    };
    let mut save = Save::from_text(&snapshot.save)?;
    let game = games.find(&save.game);
    let game = game.map_err(|e| NotWoken { reason: Unwoken::NoGame, why: e.to_string() })?;
    let events = rows.iter().map(read).collect::<Result<Vec<Event>, _>>()?;
    let entries = |events: &[Event]| -> Vec<Entry> { events.iter().flat_map(entries_of).cloned().collect() };
    let until = usize::try_from(snapshot.number).unwrap_or(0).min(events.len());
    let since = || rows.iter().zip(&events).skip(until);
    if save.rules != game.rules() {
        // Whoever still holds a question of the old rules must not answer one of the new.
        save.numbers.iter_mut().for_each(|number| *number = number.wrapping_add(4096));
    }
    // As it was then, and what has happened since.
    let then = Save { entries: entries(&events[..until]), ..save.clone() };
    if let Ok((table, notes)) = game.load(&then)
        && notes.is_empty()
    {
        let mut inner = Inner { table: Some(table), ..began() };
        if since().all(|(row, event)| inner.follow(row.number, row.at, event).is_ok()) {
            return Ok((inner, None));
        }
    }
    // Not everything fits: as far as it does.
    let mut inner = began();
    for (row, event) in since() {
        inner.noted(row.number, row.at, event);
        if let Event::Played { standing: Some(standing), .. } = event {
            save.standing.clone_from(standing);
        }
    }
    save.entries = entries(&events);
    let before = save.entries.len();
    let (table, notes) = game.load(&save)?;
    let lost = lost(&events, &notes);
    let entries = table.entries().split_off(before.min(table.entries().len()));
    inner.table = Some(table);
    for note in &notes {
        tracing::info!(event = "table-upgraded", game = save.game, saved = %save.rules, %note, "not everything fits these rules");
    }
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
            let dropped = if let Event::Upgraded { dropped, .. } = event { *dropped } else { 0 };
            metrics::counter!("gruft_answers_dropped").increment(dropped.into());
            tracing::info!(event = "table-goes-on", table = room.id, dropped, "goes on under other rules");
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
