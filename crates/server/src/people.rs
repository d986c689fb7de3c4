//! Who somebody is at a table: what their links and their account open.

use crate::hall::Hall;
use crate::room::Inner;
use crate::secret::Secret;
use crate::store::Job;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Seat, SeatSet};
use wire::protocol::Link;
use wire::{ErrorKind, Failed};

/// What somebody holds at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holds {
    /// The table.
    pub table: String,
    /// The owner's tools.
    pub owner: bool,
    /// Looking on.
    pub watch: bool,
    /// Seats.
    pub seats: SeatSet,
}

/// With what somebody has come.
#[derive(Clone, Debug, Default)]
pub struct Credentials {
    /// Hashes of the secrets of links.
    pub hashes: Vec<String>,
    /// Somebody who has signed in, and the table they want.
    pub account: Option<(Member, String)>,
}

/// Somebody who has signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The account.
    pub account: String,
    /// The hash of the session by which they are known.
    pub session: String,
}

/// What somebody who is connected may do. It is looked up when something is done and not when it was asked for: links
/// may have changed in between.
pub struct Pass {
    /// What it opens.
    pub holds: Holds,
    /// With what it was shown.
    pub shown: Credentials,
    /// How often the table's links had changed when this was looked up.
    as_of: AtomicU64,
    /// How often somebody had been signed out then.
    signed_out: AtomicU64,
}

impl Pass {
    /// Looked up at a table that cannot change meanwhile.
    pub fn new(holds: Holds, shown: Credentials, inner: &Inner, signed_out: u64) -> Pass {
        Pass { holds, shown, as_of: inner.sheet.rekeyed.into(), signed_out: signed_out.into() }
    }

    /// Whether it still opens what it has opened, at a table that cannot change meanwhile.
    pub async fn must_hold(&self, hall: &Hall, inner: &Inner) -> Result<(), Failed> {
        let (now, signed_out) = (inner.sheet.rekeyed, hall.signed_out());
        let is_signed_in =
            self.shown.account.is_none() || signed_out == self.signed_out.load(Ordering::Relaxed);
        if now == self.as_of.load(Ordering::Relaxed) && is_signed_in {
            return Ok(());
        }
        let holds = match hall.opened_by(&self.shown).await {
            Err(failed) if failed.kind == ErrorKind::Storage => return Err(failed),
            holds => holds,
        };
        let may_watch = inner.sheet.spectators || !self.holds.watch;
        if holds.as_ref() != Ok(&self.holds) || !may_watch {
            return Err(if self.shown.account.is_some() { signed_out_meanwhile() } else { shown_out() });
        }
        self.as_of.store(now, Ordering::Relaxed);
        self.signed_out.store(signed_out, Ordering::Relaxed);
        Ok(())
    }
}

/// What a connection is told whose links open nothing any more.
pub fn shown_out() -> Failed {
    ErrorKind::Forbidden.because("your link opens nothing any more; there is a newer one")
}

/// The same for somebody who came by an account.
pub fn signed_out_meanwhile() -> Failed {
    ErrorKind::Forbidden.because("you have signed out, or your account no longer keeps anything here")
}

/// On whose behalf something is done.
#[derive(Clone, Copy)]
pub enum By<'a> {
    /// The server's: bots, and what all have agreed on.
    Server,
    /// Of somebody who must be allowed to at the moment when it is done.
    Holder(&'a Pass),
}

/// A key's role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The owner's tools.
    Owner,
    /// A seat.
    Seat(Seat),
    /// Looking on.
    Watch,
}

impl Role {
    fn stored(self) -> (&'static str, i64) {
        match self {
            Role::Owner => ("owner", 0),
            Role::Seat(seat) => ("seat", i64::from(seat.0)),
            Role::Watch => ("watch", 0),
        }
    }
}

/// Stores a new secret for a role, beside those that there are.
pub fn new_key(table: &str, role: Role, secret: &Secret) -> Job {
    let (role, seat) = role.stored();
    Job::about(table).and(
        "INSERT INTO keys (hash, table_id, role, seat) VALUES ($1, $2, $3, $4)",
        [secret.hash().into(), table.into(), role.into(), seat.into()],
    )
}

/// Makes every link and every account's hold of a role worthless.
pub fn void_keys(table: &str, role: Role) -> Job {
    let (role, seat) = role.stored();
    let args = || [table.into(), role.into(), seat.into()];
    Job::about(table)
        .and("DELETE FROM keys WHERE table_id = $1 AND role = $2 AND seat = $3", args())
        .and("DELETE FROM holdings WHERE table_id = $1 AND role = $2 AND seat = $3", args())
}

/// Keeps what somebody holds in an account.
pub fn keep(account: &str, holds: &Holds) -> Job {
    let mut job = Job::about(account);
    let roles = holds.seats.iter().map(Role::Seat).chain(holds.owner.then_some(Role::Owner));
    for role in roles {
        let (role, seat) = role.stored();
        job = job.and(
            "INSERT INTO holdings (account, table_id, role, seat) SELECT id, $2, $3, $4 FROM accounts WHERE id = $1 \
             ON CONFLICT DO NOTHING",
            [account.into(), holds.table.as_str().into(), role.into(), seat.into()],
        );
    }
    job
}

/// What an account keeps at a table.
const HELD: &str = "SELECT role, CAST(seat AS TEXT) FROM holdings WHERE account = $1 AND table_id = $2";

impl Credentials {
    /// What somebody holds at a table by an account.
    pub fn of_account(member: &Member, table: &str) -> Credentials {
        Credentials { hashes: Vec::new(), account: Some((member.clone(), table.to_owned())) }
    }

    /// Reads the secrets that somebody shows.
    pub fn of_keys(keys: &[String]) -> Result<Credentials, Failed> {
        if keys.len() > 64 {
            return Err(ErrorKind::Limit.because("too many keys"));
        }
        let hashes = keys.iter().map(|key| Secret::shown(key).map(|secret| secret.hash()));
        let hashes: Option<Vec<String>> = hashes.collect();
        Ok(Credentials { hashes: hashes.ok_or_else(opens_nothing)?, account: None })
    }
}

impl Hall {
    /// What these credentials open. A wrong one counts as an attempt.
    pub async fn holds(&self, shown: &Credentials, from: IpAddr) -> Result<Holds, Failed> {
        let holds = self.opened_by(shown).await;
        if holds.as_ref().is_err_and(|failed| failed.kind == ErrorKind::Forbidden) {
            self.doors.attempt(from)?;
        }
        holds
    }

    /// What these credentials open.
    pub async fn opened_by(&self, shown: &Credentials) -> Result<Holds, Failed> {
        let mut holds = Holds::default();
        for hash in &shown.hashes {
            let opens = self.store.opens(hash).await.map_err(|e| ErrorKind::Storage.because(e))?;
            let opens = opens.ok_or_else(opens_nothing)?;
            add(&mut holds, &opens.table, &opens.role, opens.seat)?;
        }
        if let Some((member, table)) = &shown.account {
            let stored = |e| ErrorKind::Storage.because(e);
            // Whoever has signed out meanwhile holds nothing by the account.
            let session = self.store.text("SELECT account FROM sessions WHERE hash = $1", &member.session);
            if session.await.map_err(stored)?.as_ref() == Some(&member.account) {
                let rows = self.store.about_two(HELD, &member.account, table).await.map_err(stored)?;
                for row in &rows {
                    if let [role, seat] = row.as_slice() {
                        add(&mut holds, table, role, seat.parse().unwrap_or(-1))?;
                    }
                }
            }
        }
        if holds.table.is_empty() { Err(opens_nothing()) } else { Ok(holds) }
    }

    /// The address that people open to come to a table with this secret. What follows the # never leaves the
    /// browser, so that no log and no proxy sees the secret.
    pub fn link(&self, table: &str, secret: &Secret) -> Link {
        let key = secret.reveal().to_owned();
        let (base, reachable) = self.address();
        Link { url: format!("{base}/t/{table}#{key}"), key, reachable }
    }

    /// The address of a shared situation.
    pub fn situation_link(&self, secret: &Secret) -> Link {
        let key = secret.reveal().to_owned();
        let (base, reachable) = self.address();
        Link { url: format!("{base}/what-if#{key}"), key, reachable }
    }

    /// The address of a game that can be seen again.
    pub fn replay_link(&self, secret: &Secret) -> Link {
        let key = secret.reveal().to_owned();
        let (base, reachable) = self.address();
        Link { url: format!("{base}/replay#{key}"), key, reachable }
    }

    /// The address at which whoever is invited opens tables.
    pub fn invitation_link(&self, secret: &Secret) -> Link {
        let key = secret.reveal().to_owned();
        let (base, reachable) = self.address();
        Link { url: format!("{base}/new#{key}"), key, reachable }
    }

    /// Under which address this server is found, and whether by others than this machine.
    pub fn address(&self) -> (String, bool) {
        if let Some(public) = &self.config.public {
            return (public.trim_end_matches('/').to_owned(), true);
        }
        let port = self.port.load(Ordering::Relaxed);
        let bind = self.config.bind;
        if bind.is_loopback() {
            return (format!("http://localhost:{port}"), false);
        }
        let address = if bind.is_unspecified() { home_address().unwrap_or(bind) } else { bind };
        match address {
            IpAddr::V4(v4) => (format!("http://{v4}:{port}"), true),
            IpAddr::V6(v6) => (format!("http://[{v6}]:{port}"), true),
        }
    }
}

fn add(holds: &mut Holds, table: &str, role: &str, seat: i64) -> Result<(), Failed> {
    if !holds.table.is_empty() && holds.table != table {
        return Err(ErrorKind::Table.because("these links belong to different tables"));
    }
    holds.table = table.to_owned();
    match (role, u8::try_from(seat)) {
        ("owner", _) => holds.owner = true,
        ("watch", _) => holds.watch = true,
        ("seat", Ok(seat)) => holds.seats = holds.seats.with(Seat(seat)),
        _ => {}
    }
    Ok(())
}

fn opens_nothing() -> Failed {
    ErrorKind::Forbidden.because("this link opens nothing; perhaps there is a newer one")
}

/// This machine's address in the home network: the one from which a packet to elsewhere would leave. None is sent.
pub fn home_address() -> Option<IpAddr> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}
