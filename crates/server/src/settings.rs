//! What the server itself has to remember, for all its processes: who is banned, what everybody is told, and hashes of
//! the administrator's link and of the invitation.

use crate::accounts;
use crate::clock;
use crate::config::Opens;
use crate::hall::Hall;
use crate::http::{Answer, From_, Here, bearer};
use crate::limits::caller;
use crate::notes;
use crate::secret::Secret;
use crate::store::{Job, Kind, Store, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use serde::Serialize;
use std::collections::BTreeMap;
use std::net::IpAddr;
use utoipa::ToSchema;
use wire::protocol::Notice;
use wire::{ErrorKind, Failed};

/// Something that is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The hash of the administrator's link.
    Administrator,
    /// The hash of the invitation.
    Invitation,
    /// What everybody is told, as JSON.
    Notice,
    /// The address under which the server was found when it last started.
    Address,
}

impl Setting {
    fn name(self) -> &'static str {
        match self {
            Setting::Administrator => "administrator",
            Setting::Invitation => "invitation",
            Setting::Notice => "notice",
            Setting::Address => "address",
        }
    }
}

fn storage(error: StoreError) -> Failed {
    ErrorKind::Storage.because(error)
}

/// Reads what is remembered.
pub async fn read(store: &Store, what: Setting) -> Result<Option<String>, StoreError> {
    store.text("SELECT value FROM settings WHERE name = $1", what.name()).await
}

/// The job that remembers something, or forgets it.
pub fn job(what: Setting, value: Option<&str>) -> Job {
    let job = Job::about("settings");
    match value {
        Some(value) => job.and(
            "INSERT INTO settings (name, value) VALUES ($1, $2) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            [what.name().into(), value.into()],
        ),
        None => job.and("DELETE FROM settings WHERE name = $1", [what.name().into()]),
    }
}

/// Remembers something, or forgets it.
pub async fn write(store: &Store, what: Setting, value: Option<&str>) -> Result<(), StoreError> {
    store.write(job(what, value)).await
}

/// What all connections heed; every process has it in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heeded {
    /// Who may not call, and until when: milliseconds since 1970.
    pub bans: BTreeMap<IpAddr, i64>,
    /// What everybody is told.
    pub notice: Option<Notice>,
}

impl Heeded {
    /// Whether this address is banned now.
    pub fn bans(&self, from: IpAddr) -> bool {
        // The clock is read for those alone who were banned once.
        self.bans.get(&caller(from)).is_some_and(|until| clock::now() < *until)
    }
}

/// Bans an address until then.
pub async fn ban(hall: &Hall, address: IpAddr, until: i64) -> Result<(), Failed> {
    let job = Job::about("settings").and("DELETE FROM bans WHERE until < $1", [clock::now().into()]).and(
        "INSERT INTO bans (address, until) VALUES ($1, $2) \
             ON CONFLICT (address) DO UPDATE SET until = excluded.until",
        [address.to_string().into(), until.into()],
    );
    change(hall, job).await
}

/// Lets an address call again.
pub async fn pardon(hall: &Hall, address: IpAddr) -> Result<(), Failed> {
    let sql = "DELETE FROM bans WHERE address = $1";
    change(hall, Job::about("settings").and(sql, [address.to_string().into()])).await
}

/// Tells everybody something, or nothing any more.
pub async fn announce(hall: &Hall, notice: Option<&Notice>) -> Result<(), Failed> {
    let text = notice.and_then(|notice| serde_json::to_string(notice).ok());
    change(hall, job(Setting::Notice, text.as_deref())).await
}

async fn change(hall: &Hall, mut job: Job) -> Result<(), Failed> {
    if hall.store.kind() == Kind::Postgres {
        job = job.with(notes::administered(hall.process));
    }
    hall.store.write(job).await.map_err(storage)?;
    hall.read_settings().await.map_err(storage)
}

impl Hall {
    /// Reads again what all connections heed, and tells them.
    pub async fn read_settings(&self) -> Result<(), StoreError> {
        let query = "SELECT address, CAST(until AS TEXT) FROM bans WHERE address <> $1";
        let rows = self.store.texts(query, "").await?;
        let ban = |row: &Vec<String>| Some((row.first()?.parse().ok()?, row.get(1)?.parse().ok()?));
        let notice = read(&self.store, Setting::Notice).await?;
        let notice = notice.and_then(|notice| serde_json::from_str(&notice).ok());
        let heeded = Heeded { bans: rows.iter().filter_map(ban).collect(), notice };
        self.heeded.send_if_modified(|old| {
            let changed = *old != heeded;
            *old = heeded;
            changed
        });
        Ok(())
    }

    /// Who is banned now, and until when.
    pub fn bans(&self) -> Vec<(IpAddr, i64)> {
        let now = clock::now();
        let heeded = self.heeded.borrow();
        heeded
            .bans
            .iter()
            .filter(|(_, until)| **until > now)
            .map(|(address, until)| (*address, *until))
            .collect()
    }

    /// What everybody is told. What was said of a time that is long past is said no more.
    pub fn notice(&self) -> Option<Notice> {
        let now = u64::try_from(clock::now() / 1000).unwrap_or(0);
        self.heeded.borrow().notice.clone().filter(|notice| notice.down.is_none_or(|down| now < down + OVER))
    }

    /// Whether this caller may open tables.
    pub async fn may_open(&self, headers: &HeaderMap, from: IpAddr) -> Result<(), Failed> {
        let session = headers.contains_key(header::AUTHORIZATION);
        match self.config.opens {
            Opens::Anybody => Ok(()),
            Opens::Accounts if session => accounts::member(self, bearer(headers)?, from).await.map(|_| ()),
            Opens::Accounts => {
                Err(ErrorKind::Forbidden
                    .because("here only whoever has an account opens tables; sign in first"))
            }
            Opens::Invited => self.is_invited(headers, from).await,
        }
    }

    async fn is_invited(&self, headers: &HeaderMap, from: IpAddr) -> Result<(), Failed> {
        let not = || ErrorKind::Forbidden.because("here only whoever is invited opens tables");
        let member = match headers.contains_key(header::AUTHORIZATION) {
            true => Some(accounts::member(self, bearer(headers)?, from).await?),
            false => None,
        };
        if let Some(shown) = headers.get(INVITATION).and_then(|value| value.to_str().ok()) {
            let stored = read(&self.store, Setting::Invitation).await.map_err(storage)?;
            let shown = Secret::shown(shown).map(|secret| secret.hash());
            if shown.is_some() && shown == stored {
                // The account needs the link no more, on whichever device.
                let Some(member) = member else { return Ok(()) };
                let sql = "UPDATE accounts SET invited = 1 WHERE id = $1 AND invited = 0";
                let job = Job::about(&member.account).and(sql, [member.account.as_str().into()]);
                return self.store.write(job).await.map_err(storage);
            }
            if member.is_none() {
                self.doors.attempt(from)?;
            }
        }
        let member = member.ok_or_else(not)?;
        let query = "SELECT name FROM accounts WHERE id = $1 AND invited = 1";
        let invited = self.store.text(query, &member.account).await.map_err(storage)?;
        invited.map(|_| ()).ok_or_else(not)
    }
}

/// So many seconds after the server was to go down nobody is told so any more.
const OVER: u64 = 3600;

/// The header that shows the secret of an invitation.
const INVITATION: &str = "invitation";

/// What anybody may know of a server.
#[derive(Debug, Serialize, ToSchema)]
pub struct About {
    /// The version of Gruft.
    pub version: String,
    /// Who may open tables.
    pub opens: Opens,
    /// Whether whoever asks may: with the session, or with the invitation, that was sent along.
    pub may_open: bool,
    /// What everybody is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub notice: Option<Notice>,
}

/// What anybody may know of this server.
#[utoipa::path(get, path = "/api/server", responses((status = 200, body = About)))]
pub async fn about(State(hall): Here, From_(from): From_, headers: HeaderMap) -> Answer<About> {
    let may_open = match hall.may_open(&headers, from).await {
        Err(failed) if failed.kind != ErrorKind::Forbidden => return Err(failed.into()),
        may_open => may_open.is_ok(),
    };
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Ok(Json(About { version, opens: hall.config.opens, may_open, notice: hall.notice() }))
}

/// Makes a new administrator's link; the old one opens nothing any more. A server that runs on this database heeds it at
/// once.
pub async fn new_administrator(url: &str, public: Option<&str>) -> Result<String, StoreError> {
    let store = Store::beside(url).await?;
    let secret = Secret::fresh();
    let known = read(&store, Setting::Address).await?;
    write(&store, Setting::Administrator, Some(&secret.hash())).await?;
    store.close().await;
    let base = public.map(str::to_owned).or(known).unwrap_or_else(|| "http://localhost:7878".to_owned());
    Ok(format!("{}/admin#{}", base.trim_end_matches('/'), secret.reveal()))
}
