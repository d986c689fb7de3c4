//! Several processes on one PostgreSQL: each tells the others at which table something was stored.

use crate::hall::Hall;
use crate::store::Job;
use sqlx::postgres::PgListener;
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::{Seat, Target};

/// A note to the other processes.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
struct Note {
    /// Who says it.
    process: u64,
    /// What.
    what: What,
}

/// What processes tell each other.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    /// Something was stored at this table.
    Stored(String),
    /// Somebody points at something at this table.
    Ping(String, Option<Seat>, Target),
    /// Sessions of this account have ended.
    SignedOut(String),
    /// The administrator has changed something that every process heeds.
    Administered,
}

const NOTIFY: &str = "SELECT pg_notify('gruft', $1)";

/// Tells the others, together with what is stored.
pub fn note(table: &str, process: u64) -> Job {
    say(table, process, What::Stored(table.to_owned()))
}

/// Shows the others a pointing finger.
pub fn ping(table: &str, process: u64, from: Option<Seat>, at: Target) -> Job {
    say(table, process, What::Ping(table.to_owned(), from, at))
}

/// Tells the others that sessions of an account have ended.
pub fn signed_out(account: &str, process: u64) -> Job {
    say(account, process, What::SignedOut(account.to_owned()))
}

/// Tells the others that the administrator has changed something.
pub fn administered(process: u64) -> Job {
    say("settings", process, What::Administered)
}

fn say(about: &str, process: u64, what: What) -> Job {
    let text = serde_json::to_string(&Note { process, what }).unwrap_or_default();
    Job::about(about).and(NOTIFY, [text.into()])
}

/// Hears what the others say, for as long as the hall stands. After the connection was lost every table looks for
/// itself what has happened.
pub async fn listen(hall: Weak<Hall>) {
    loop {
        let Some(url) = hall.upgrade().map(|hall| hall.store.url().to_owned()) else { return };
        if let Err(error) = hear(&hall, &url).await {
            tracing::warn!(event = "not-heard", %error, "does not hear the other processes; trying again");
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn hear(hall: &Weak<Hall>, url: &str) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen("gruft").await?;
    if let Some(hall) = hall.upgrade() {
        hall.look_again_everywhere();
        let _ = hall.read_settings().await;
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
        if note.process != hall.process && !heed(&hall, note.what).await {
            return Ok(());
        }
    }
}

/// Does what a note asks for; says whether that was possible.
async fn heed(hall: &Arc<Hall>, what: What) -> bool {
    match what {
        What::Stored(table) => {
            let Some(room) = hall.room_in_use(&table) else { return true };
            if hall.catch_up(&room).await.is_err() {
                return false;
            }
            crate::bots::think(hall, &room).await;
            true
        }
        What::Ping(table, from, at) => {
            if let Some(room) = hall.room_in_use(&table) {
                let _ = room.pings.send((from, at));
            }
            true
        }
        What::SignedOut(account) => hall.look_again(&account).await.is_ok(),
        What::Administered => hall.read_settings().await.is_ok(),
    }
}
