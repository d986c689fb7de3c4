//! Old tables: those that nobody has visited for so many days are deleted, if whoever runs the server wants that.
//!
//! Days are counted, not read off the clock: a day is a day on which the server ran. Each is numbered one higher than
//! the last, however far the clock has gone meanwhile. So a clock that jumps makes everything at most a day older, and
//! so does a server that was off for years: nobody could have visited anything then. What an account keeps stays.

use crate::clock::Moment;
use crate::hall::Hall;
use crate::share;
use crate::store::{Job, Store, StoreError};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

/// A process counts at most one day in this time, whatever the clock says.
const COUNTS_AGAIN: Duration = Duration::from_secs(20 * 3600);
/// So often a server looks for what is old.
const LOOKS: Duration = Duration::from_secs(3600);

/// The days that were counted.
#[derive(Default)]
pub struct Calendar {
    today: AtomicI64,
    counted: Mutex<Option<Duration>>,
}

impl Calendar {
    /// The number of the day.
    pub fn today(&self) -> i64 {
        self.today.load(Ordering::Relaxed)
    }

    fn may_count(&self, now: Moment) -> bool {
        let counted = *self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        counted.is_none_or(|counted| now.up.saturating_sub(counted) >= COUNTS_AGAIN)
    }

    /// Counts the day, if it is another than the one that was counted last.
    pub async fn count(&self, store: &Store, now: Moment) -> Result<(), StoreError> {
        if self.may_count(now) {
            let job = Job::about("days").must(
                // The clock of another machine may be a little behind; that is no new day.
                "UPDATE days SET number = number + 1, date = $1 WHERE date < $1 OR date > $1 + 1",
                [now.day().into()],
            );
            match store.write(job).await {
                Ok(()) => *self.counted.lock().unwrap_or_else(PoisonError::into_inner) = Some(now.up),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        self.today.store(store.day().await?, Ordering::Relaxed);
        Ok(())
    }
}

/// The job that notes a visit to a table.
fn visit(table: &str, today: i64) -> Job {
    Job::about(table)
        .and("UPDATE tables SET visited = $2 WHERE id = $1 AND visited < $2", [table.into(), today.into()])
}

/// Deletes what nobody has visited since `before`; says which tables.
pub async fn delete_older(store: &Store, before: i64) -> Result<Vec<String>, StoreError> {
    let mut deleted = Vec::new();
    for table in store.older_tables(before).await? {
        let job = Job::about(&table).must(
            "DELETE FROM tables WHERE id = $1 AND visited < $2 \
             AND NOT EXISTS (SELECT 1 FROM holdings WHERE table_id = $1)",
            [table.as_str().into(), before.into()],
        );
        match store.write(job.with(share::forget(&table))).await {
            Ok(()) => deleted.push(table),
            // Somebody has come meanwhile.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    let situations =
        Job::about("situations").and("DELETE FROM situations WHERE visited < $1", [before.into()]);
    store.write(situations).await?;
    Ok(deleted)
}

/// Deletes at once what nobody has visited for so many days, or only says how much that would be.
pub async fn tidy_up(url: &str, days: u32, now: Moment, only_count: bool) -> Result<usize, StoreError> {
    let store = Store::open(url).await?;
    let calendar = Calendar::default();
    calendar.count(&store, now).await?;
    let before = calendar.today() - i64::from(days);
    let found = if only_count {
        store.older_tables(before).await?.len()
    } else {
        delete_older(&store, before).await?.len()
    };
    store.close().await;
    Ok(found)
}

impl Hall {
    /// Notes that somebody visits a table; once a day is enough.
    pub async fn visited(&self, room: &crate::room::Room) {
        let today = self.calendar.today();
        if room.visited.swap(today, Ordering::Relaxed) != today
            && self.store.write(visit(&room.id, today)).await.is_err()
        {
            room.visited.store(0, Ordering::Relaxed);
        }
    }

    /// Counts the day, and deletes what nobody has visited for longer than tables are kept.
    pub async fn tidy(&self, now: Moment) -> Result<usize, StoreError> {
        self.calendar.count(&self.store, now).await?;
        let Some(days) = self.config.keep_days else { return Ok(0) };
        // Whoever is connected does not come again each day.
        for room in self.rooms_in_use().iter().filter(|room| room.is_watched()) {
            self.visited(room).await;
        }
        let deleted = delete_older(&self.store, self.calendar.today() - i64::from(days)).await?;
        for table in &deleted {
            if let Some(room) = self.room_in_use(table) {
                let mut inner = room.inner.lock().await;
                (inner.gone, inner.table) = (true, None);
                drop(inner);
                room.tell();
            }
        }
        if !deleted.is_empty() {
            metrics::counter!("gruft_tables_tidied").increment(deleted.len() as u64);
            tracing::info!(event = "tidied", tables = deleted.len(), days, "deleted what nobody had visited");
        }
        Ok(deleted.len())
    }
}

/// Looks for what is old, for as long as the hall stands.
pub async fn keep_tidy(hall: Weak<Hall>) {
    loop {
        tokio::time::sleep(LOOKS).await;
        let Some(hall): Option<Arc<Hall>> = hall.upgrade() else { return };
        if let Err(error) = hall.tidy(hall.moment()).await {
            tracing::warn!(event = "not-tidied", %error, "could not delete what is old; trying again");
        }
    }
}
