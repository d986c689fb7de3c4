//! The hall: all tables that are awake, the games, and the database.

use crate::clock::Moment;
use crate::config::Config;
use crate::limits::Doors;
use crate::people::{By, Pass};
use crate::record::Event;
use crate::room::{CannotFollow, Inner, Room};
use crate::settings::Heeded;
use crate::store::{Job, Kind, Store, StoreError, StoredEvent};
use crate::tidy::Calendar;
use crate::work::Work;
use crate::{clock, wake};
use games::Games;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::any::AnyGame;
use tokio::sync::watch;
use tokio::time::Instant;
use wire::{ErrorKind, Failed};

/// Everything that a server has.
pub struct Hall {
    /// How it is to run.
    pub config: Config,
    /// The games.
    pub games: Arc<Games>,
    /// The database.
    pub store: Store,
    /// Who may come in, and how often.
    pub doors: Doors,
    /// Which of several processes this is, to know one's own notes.
    pub process: u64,
    /// The port that was opened.
    pub port: std::sync::atomic::AtomicU16,
    /// Where work is done that takes long.
    pub work: Work,
    /// The days that were counted.
    pub calendar: Calendar,
    began: Instant,
    rooms: Mutex<BTreeMap<String, Arc<Room>>>,
    closing: watch::Sender<bool>,
    /// What all connections heed.
    pub heeded: watch::Sender<Heeded>,
    /// How often somebody was signed out: whoever came by an account looks again whether it still opens.
    signed_out: AtomicU64,
}

/// What a change of a table needs to be stored beside its event.
pub type Beside = Job;

impl Hall {
    /// Opens the database and lets people in, with the games that are built in.
    pub async fn open(config: Config) -> Result<Arc<Hall>, StoreError> {
        Hall::with_games(config, Games::new()).await
    }

    /// The same with these games.
    pub async fn with_games(config: Config, games: Games) -> Result<Arc<Hall>, StoreError> {
        let store = Store::open(&config.database).await?;
        let hall = Arc::new(Hall {
            games: Arc::new(games),
            store,
            doors: Doors::new(&config.limits),
            process: crate::secret::fresh_u64(),
            port: config.port.into(),
            work: Work::new(&config),
            calendar: Calendar::default(),
            began: Instant::now(),
            rooms: Mutex::default(),
            closing: watch::Sender::new(false),
            heeded: watch::Sender::default(),
            signed_out: AtomicU64::new(0),
            config,
        });
        hall.calendar.count(&hall.store, hall.moment()).await?;
        hall.read_settings().await?;
        tokio::spawn(crate::tidy::keep_tidy(Arc::downgrade(&hall)));
        tokio::spawn(put_to_sleep(Arc::downgrade(&hall)));
        if hall.store.kind() == Kind::Postgres {
            tokio::spawn(crate::notes::listen(Arc::downgrade(&hall)));
        }
        Ok(hall)
    }

    /// What the clock says, and how long the server has run.
    pub fn moment(&self) -> Moment {
        Moment::after(self.began.elapsed())
    }

    /// The game of this name.
    pub fn game(&self, name: &str) -> Result<&dyn AnyGame, Failed> {
        self.games.find(name).map_err(|e| ErrorKind::Game.because(e))
    }

    /// The table of this name, asleep or awake; whether it exists is seen when it is woken.
    pub fn room(&self, id: &str) -> Arc<Room> {
        let mut rooms = self.rooms();
        Arc::clone(rooms.entry(id.to_owned()).or_insert_with(|| Room::new(id)))
    }

    /// The table of this name, if somebody needs it at the moment.
    pub fn room_in_use(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    /// All tables that somebody needs at the moment.
    pub fn rooms_in_use(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    fn rooms(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How often somebody was signed out.
    pub fn signed_out(&self) -> u64 {
        self.signed_out.load(Ordering::Relaxed)
    }

    /// Sessions of this account have ended: whoever came by them is shown out.
    pub async fn look_again(&self, account: &str) -> Result<(), Failed> {
        self.signed_out.fetch_add(1, Ordering::Relaxed);
        for table in crate::seats::tables(self, account).await? {
            if let Some(room) = self.room_in_use(&table) {
                room.tell();
            }
        }
        Ok(())
    }

    /// The same when nobody knows any more at which tables.
    pub fn look_again_everywhere(&self) {
        self.signed_out.fetch_add(1, Ordering::Relaxed);
        self.rooms_in_use().iter().for_each(|room| room.tell());
    }

    /// Tells every connection that the server ends.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// To be told when the server ends.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Sees to it that a table's game is in memory, as the database has it.
    pub async fn wake(&self, room: &Room, inner: &mut Inner) -> Result<(), Failed> {
        if inner.gone {
            return Err(no_table());
        }
        if inner.ahead {
            // Somebody was interrupted between playing and storing.
            (inner.table, inner.ahead) = (None, false);
        }
        if inner.table.is_none() {
            metrics::counter!("gruft_tables_woken").increment(1);
            wake::wake(self, room, inner).await?;
        }
        inner.used = Some(Instant::now());
        Ok(())
    }

    /// A table for somebody who wants to know something there: awake, and only if they may know it now.
    pub async fn enter<'r>(
        &self,
        room: &'r Room,
        by: &Pass,
    ) -> Result<tokio::sync::MutexGuard<'r, Inner>, Failed> {
        let mut inner = room.inner.lock().await;
        self.wake(room, &mut inner).await?;
        by.must_hold(self, &inner).await?;
        Ok(inner)
    }

    /// Changes a table. `make` decides what happens, and may play it in the game already; it is stored before
    /// anybody hears of it. If another process was first, the table is loaded anew, and whether this is allowed and what
    /// happens is decided again.
    pub async fn change(
        &self,
        room: &Room,
        by: By<'_>,
        mut make: impl FnMut(&mut Inner) -> Result<(Event, Beside), Failed>,
    ) -> Result<(), Failed> {
        for _ in 0..8 {
            let mut inner = room.inner.lock().await;
            self.wake(room, &mut inner).await?;
            if let By::Holder(pass) = by {
                pass.must_hold(self, &inner).await?;
            }
            inner.ahead = true;
            let was_over = inner.is_over();
            let (event, beside) = match make(&mut inner) {
                Ok(made) => made,
                Err(failed) => {
                    // Whatever refuses has changed nothing.
                    inner.ahead = false;
                    return Err(failed);
                }
            };
            match self.append(room, &mut inner, &event, beside).await {
                Ok(()) => {
                    if inner.is_over() && !was_over {
                        let by = ends(&event, by);
                        tracing::info!(event = "table-ended", table = room.id, by, "a game is over");
                    }
                    drop(inner);
                    room.tell();
                    return Ok(());
                }
                Err(StoreError::Conflict) => {
                    inner.table = None;
                    metrics::counter!("gruft_races_lost").increment(1);
                }
                Err(error) => {
                    inner.table = None;
                    return Err(ErrorKind::Storage.because(error));
                }
            }
        }
        Err(ErrorKind::Storage.because("too many are changing this table at once; try again"))
    }

    async fn append(
        &self,
        room: &Room,
        inner: &mut Inner,
        event: &Event,
        beside: Beside,
    ) -> Result<(), StoreError> {
        let (number, at) = (inner.number + 1, clock::now());
        let what = serde_json::to_string(event).map_err(|e| StoreError::Unavailable(e.to_string()))?;
        let row = StoredEvent { number, at, what };
        let mut job = event_job(&room.id, &row).with(beside);
        let due = number - inner.snapshot >= SNAPSHOT_EVERY || matters(event);
        if let Some(table) = inner.table.as_deref().filter(|_| due) {
            let mut sheet = inner.sheet.clone();
            sheet.note(at, event);
            job = job.with(wake::snapshot_job(&room.id, number, table, &sheet));
        }
        if self.store.kind() == Kind::Postgres {
            job = job.with(crate::notes::note(&room.id, self.process));
        }
        self.store.write(job).await?;
        inner.ahead = false;
        if due {
            inner.snapshot = number;
        }
        inner.noted(number, at, event);
        Ok(())
    }

    /// Follows what other processes have stored.
    pub async fn catch_up(&self, room: &Room) -> Result<(), Failed> {
        let mut inner = room.inner.lock().await;
        // Another process may have a version that could wake it.
        inner.unwoken = None;
        // A table that sleeps reads everything when it wakes.
        if inner.table.is_some() && !self.follow(room, &mut inner).await? {
            let there = self.store.text("SELECT id FROM tables WHERE id = $1", &room.id).await;
            if there.map_err(|e| ErrorKind::Storage.because(e))?.is_none() {
                (inner.gone, inner.table) = (true, None);
            }
        }
        drop(inner);
        room.tell();
        Ok(())
    }

    /// The table as the database has it at this moment, for whoever comes to it: another process may have stored
    /// something of which its note is still on its way.
    pub async fn look_up(&self, room: &Room, inner: &mut Inner) -> Result<(), Failed> {
        let slept = inner.table.is_none();
        self.wake(room, inner).await?;
        if !slept && self.store.kind() == Kind::Postgres && self.follow(room, inner).await? {
            self.wake(room, inner).await?;
            room.tell();
        }
        Ok(())
    }

    /// Follows what is stored and not in memory; says whether there was anything.
    async fn follow(&self, room: &Room, inner: &mut Inner) -> Result<bool, Failed> {
        let rows = self.store.events(&room.id, inner.number).await;
        let rows = rows.map_err(|e| ErrorKind::Storage.because(e))?;
        for row in &rows {
            let followed = wake::read(row).and_then(|event| inner.follow(row.number, row.at, &event));
            if let Err(error) = followed {
                tracing::warn!(event = "loaded-anew", table = room.id, %error, "cannot follow; loading anew");
                inner.table = None;
                break;
            }
        }
        Ok(!rows.is_empty())
    }

    /// Puts a table to sleep, if nobody has used it for a while; says whether nobody needs it any more.
    async fn lull(&self, room: &Room) -> bool {
        let Ok(mut inner) = room.inner.try_lock() else { return false };
        let idle = inner.used.is_none_or(|used| used.elapsed() >= self.config.sleep_after);
        if !idle || inner.thinking {
            return false;
        }
        if inner.number > inner.snapshot && !inner.ahead && !self.snapshot(room, &mut inner).await {
            return false;
        }
        inner.table = None;
        inner.views.forget();
        !room.is_watched()
    }

    async fn snapshot(&self, room: &Room, inner: &mut Inner) -> bool {
        let Some(table) = inner.table.as_deref() else { return true };
        let job = wake::snapshot_job(&room.id, inner.number, table, &inner.sheet);
        let stored = self.store.write(job).await.is_ok();
        if stored {
            inner.snapshot = inner.number;
        }
        stored
    }

    /// Stores a snapshot of every table that is awake, so that the next start is quick, and lets go.
    pub async fn leave(&self) {
        self.close();
        for room in self.rooms_in_use() {
            let mut inner = room.inner.lock().await;
            if inner.number > inner.snapshot && !inner.ahead {
                self.snapshot(&room, &mut inner).await;
            }
        }
        self.store.close().await;
    }
}

/// A snapshot is stored after so many events.
const SNAPSHOT_EVERY: i64 = 64;

/// After an undo a snapshot is stored at once, so that none lies behind what was taken back.
fn matters(event: &Event) -> bool {
    let undoes = |entry: &table::Entry| matches!(entry, table::Entry::Undo { .. });
    match event {
        Event::Played { entries, .. } => entries.iter().any(undoes),
        Event::Upgraded { .. } => true,
        _ => false,
    }
}

/// Who ends a game.
fn ends(event: &Event, by: By<'_>) -> &'static str {
    match (event, by) {
        (Event::Ended, By::Holder(_)) => "owner",
        (Event::Ended, By::Server) => "administrator",
        _ => "game",
    }
}

/// The statement that two processes race for.
pub fn event_job(table: &str, row: &StoredEvent) -> Job {
    Job::about(table).must(
        "INSERT INTO events (table_id, number, at, what) SELECT $1, $2, $3, $4 \
         WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING",
        [table.into(), row.number.into(), row.at.into(), row.what.clone().into()],
    )
}

/// There is no such table, or there is none any more.
pub fn no_table() -> Failed {
    ErrorKind::Table.because("there is no such table; perhaps its owner has deleted it")
}

impl From<CannotFollow> for Failed {
    fn from(error: CannotFollow) -> Failed {
        ErrorKind::Save.because(error)
    }
}

async fn put_to_sleep(hall: std::sync::Weak<Hall>) {
    loop {
        let Some(every) = hall.upgrade().map(|hall| hall.config.sleep_after / 4) else { return };
        tokio::time::sleep(every.max(std::time::Duration::from_millis(50))).await;
        let Some(hall) = hall.upgrade() else { return };
        for room in hall.rooms_in_use() {
            if hall.lull(&room).await {
                let mut rooms = hall.rooms();
                // Two hold it: the map and this loop. Whoever has come in meanwhile is a third.
                if Arc::strong_count(&room) == 2 {
                    rooms.remove(&room.id);
                }
            }
        }
        metrics::gauge!("gruft_tables_in_memory").set(hall.rooms().len() as f64);
    }
}
