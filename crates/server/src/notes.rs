//! Several processes on one PostgreSQL: each tells the others at which table something was stored.

use crate::hall::Hall;
use crate::store::Job;
use sqlx::postgres::PgListener;
use std::sync::Weak;
use std::time::Duration;
use table::{Seat, Target};

/// What processes tell each other.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
struct Note {
    /// Who says it.
    process: u64,
    /// At which table.
    table: String,
    /// A pointing finger; without one, something was stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ping: Option<(Option<Seat>, Target)>,
}

const NOTIFY: &str = "SELECT pg_notify('gruft', $1)";

/// Tells the others, together with what is stored.
pub fn note(table: &str, process: u64) -> Job {
    say(&Note { process, table: table.to_owned(), ping: None })
}

/// Shows the others a pointing finger.
pub fn ping(table: &str, process: u64, from: Option<Seat>, at: Target) -> Job {
    say(&Note { process, table: table.to_owned(), ping: Some((from, at)) })
}

fn say(note: &Note) -> Job {
    let text = serde_json::to_string(note).unwrap_or_default();
    Job::about(&note.table).and(NOTIFY, [text.into()])
}

/// Hears what the others say, for as long as the hall stands. After the connection was lost every table looks for
/// itself what has happened.
pub async fn listen(hall: Weak<Hall>) {
    loop {
        let Some(url) = hall.upgrade().map(|hall| hall.store.url().to_owned()) else { return };
        if let Err(error) = hear(&hall, &url).await {
            tracing::warn!(%error, "does not hear the other processes; trying again");
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn hear(hall: &Weak<Hall>, url: &str) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen("gruft").await?;
    if let Some(hall) = hall.upgrade() {
        for room in hall.rooms_in_use() {
            let _ = hall.catch_up(&room).await;
        }
    }
    loop {
        let heard = tokio::time::timeout(Duration::from_secs(30), listener.try_recv()).await;
        let Some(hall) = hall.upgrade() else { return Ok(()) };
        let Ok(heard) = heard else { continue };
        // Nothing: the connection was lost in between, and with it perhaps a note.
        let Some(heard) = heard? else { return Ok(()) };
        let Ok(note) = serde_json::from_str::<Note>(heard.payload()) else { continue };
        let Some(room) = hall.room_in_use(&note.table).filter(|_| note.process != hall.process) else {
            continue;
        };
        match note.ping {
            Some(ping) => {
                let _ = room.pings.send(ping);
            }
            None => {
                if hall.catch_up(&room).await.is_err() {
                    return Ok(());
                }
                crate::bots::think(&hall, &room).await;
            }
        }
    }
}
