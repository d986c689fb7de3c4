//! Accounts: a name, a password, and the tables one keeps. Nobody needs one.
//!
//! There is no mail: whoever forgets the password has the recovery code, which is shown once.
//!
//! Nobody can find out who has an account: a name that does not exist takes the same steps as one that does. Nobody can
//! lock anybody out either: wrong passwords are counted for where they come from ([`crate::limits`]), and whoever comes
//! from an address that the account knows, or shows a session of it, is not counted among strangers.

use crate::clock;
use crate::hall::Hall;
use crate::limits::{Known, Try};
use crate::notes;
use crate::people::Member;
use crate::seats::{self, Leaving, LeftBehind};
use crate::secret::{Secret, fingerprint, fresh_id};
use crate::store::{Job, Kind, StoreError};
use crate::work::Place;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Argon2, Params};
use serde::Serialize;
use std::net::IpAddr;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{ErrorKind, Failed};

const DAY: i64 = 24 * 3_600_000;
/// A session ends when nobody has used it for so long.
const UNUSED: i64 = 90 * DAY;
/// An account has so many sessions; the one that was used longest ago makes room for a new one.
const SESSIONS: i64 = 32;

/// Whoever comes with a password.
pub struct Knocks {
    /// From where.
    pub from: IpAddr,
    /// The session that was shown, whether it is one or not.
    pub session: Option<String>,
    /// Where passwords are hashed, taken before anything of the call's body is read.
    pub place: Place,
}

/// What somebody gets who opens an account or comes back to it.
#[derive(Debug)]
pub struct Entered {
    /// To be shown with every call.
    pub session: Secret,
    /// To be written down: it opens the account when the password is lost.
    pub recovery: Option<Secret>,
}

/// An account, as it is stored.
struct Account {
    id: String,
    name: String,
    password: String,
    recovery: String,
}

/// A device on which somebody is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub struct Device {
    /// Its name in calls; no secret.
    pub id: String,
    /// What it is called; nothing, if it was not said.
    pub device: String,
    /// When somebody signed in: seconds since 1970.
    pub since: i64,
    /// When it was last used, to the day: seconds since 1970.
    pub seen: i64,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// What somebody may know of their own account.
#[derive(Debug, Serialize, ToSchema)]
pub struct About {
    /// Its name.
    pub name: String,
    /// When it was opened: seconds since 1970.
    pub since: i64,
    /// How many tables it keeps.
    pub tables: i64,
    /// Of how many of them it has the owner's tools while no other account keeps anything there.
    pub alone: i64,
}

fn storage(error: StoreError) -> Failed {
    ErrorKind::Storage.because(error)
}

/// Opens an account.
pub async fn open(
    hall: &Hall,
    knocks: &Knocks,
    name: &str,
    password: &str,
    device: &str,
) -> Result<Entered, Failed> {
    let name = proper_name(name)?;
    proper_password(password)?;
    hall.doors.attempt(knocks.from)?;
    let (id, recovery) = (fresh_id(), Secret::fresh());
    let hash = hashed(knocks, password).await?;
    let job = Job::about(&name).must(
        "INSERT INTO accounts (id, name, password, recovery, created) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT DO NOTHING",
        [id.as_str().into(), name.as_str().into(), hash.into(), recovery.hash().into(), clock::now().into()],
    );
    match hall.store.write(job).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(ErrorKind::Refused.because("somebody has this name already")),
        Err(error) => return Err(storage(error)),
    }
    let session = new_session(hall, &id, knocks.from, device).await?;
    signed_in(&id, knocks, "new-account");
    Ok(Entered { session, recovery: Some(recovery) })
}

/// Writes down that somebody has signed in; the account by its id, since its name says who they are.
fn signed_in(account: &str, knocks: &Knocks, by: &str) {
    metrics::counter!("gruft_signed_in").increment(1);
    tracing::info!(event = "signed-in", account, by, from = %knocks.from, "somebody has signed in");
}

/// Comes back with name and password.
pub async fn enter(
    hall: &Hall,
    knocks: &Knocks,
    name: &str,
    password: &str,
    device: &str,
) -> Result<Entered, Failed> {
    let name = proper_name(name)?;
    proper_password(password)?;
    let found = account(hall, &name).await?;
    let attempt = attempt(hall, knocks, &name, found.as_ref()).await?;
    let fits = verified(knocks, password, found.as_ref()).await?;
    match found.filter(|_| fits) {
        Some(account) => {
            attempt.was_right();
            let session = new_session(hall, &account.id, knocks.from, device).await?;
            signed_in(&account.id, knocks, "password");
            Ok(Entered { session, recovery: None })
        }
        None => Err(ErrorKind::Forbidden.because("name or password is wrong")),
    }
}

/// Comes back with the recovery code; there is a new password and a new code, and all sessions end.
pub async fn recover(
    hall: &Hall,
    knocks: &Knocks,
    name: &str,
    code: &str,
    password: &str,
    device: &str,
) -> Result<Entered, Failed> {
    let name = proper_name(name)?;
    proper_password(password)?;
    let wrong = || ErrorKind::Forbidden.because("name or recovery code is wrong");
    let found = account(hall, &name).await?;
    // Nobody can guess a code: what strangers try keeps nobody out.
    let attempt = hall.doors.password(&name, knocks.from, Known::Address)?;
    let shown = Secret::shown(code).ok_or_else(wrong)?;
    let account = found.filter(|account| shown.hash() == account.recovery).ok_or_else(wrong)?;
    attempt.was_right();
    let fresh = Secret::fresh();
    let hash = hashed(knocks, password).await?;
    let id = account.id;
    let mut job = Job::about(&name).must(
        "UPDATE accounts SET password = $1, recovery = $2 WHERE id = $3 AND recovery = $4",
        [hash.into(), fresh.hash().into(), id.as_str().into(), account.recovery.into()],
    );
    for sql in ["DELETE FROM sessions WHERE account = $1", "DELETE FROM familiar WHERE account = $1"] {
        job = job.and(sql, [id.as_str().into()]);
    }
    match hall.store.write(told(hall, &id, job)).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(wrong()),
        Err(error) => return Err(storage(error)),
    }
    hall.look_again(&id).await?;
    let session = new_session(hall, &id, knocks.from, device).await?;
    signed_in(&id, knocks, "recovery-code");
    Ok(Entered { session, recovery: Some(fresh) })
}

/// The same with a word to the other processes that sessions of this account have ended.
fn told(hall: &Hall, account: &str, job: Job) -> Job {
    if hall.store.kind() == Kind::Postgres { job.with(notes::signed_out(account, hall.process)) } else { job }
}

/// Ends a session; one that is over already is no mistake.
pub async fn leave(hall: &Hall, session: &str) -> Result<(), Failed> {
    let Some(secret) = Secret::shown(session) else { return Ok(()) };
    let Some(account) = opened_by(hall, &secret.hash()).await? else { return Ok(()) };
    let job = Job::about(&account).and("DELETE FROM sessions WHERE hash = $1", [secret.hash().into()]);
    hall.store.write(told(hall, &account, job)).await.map_err(storage)?;
    hall.look_again(&account).await
}

/// The devices on which somebody is signed in, the one that was used last first.
pub async fn devices(hall: &Hall, member: &Member) -> Result<Vec<Device>, Failed> {
    let query = "SELECT hash, device, CAST(created AS TEXT), CAST(seen AS TEXT) FROM sessions \
                 WHERE account = $1 ORDER BY seen DESC, created DESC, hash";
    let rows = hall.store.texts(query, &member.account).await.map_err(storage)?;
    let device = |row: Vec<String>| {
        let [hash, device, since, seen] = <[String; 4]>::try_from(row).ok()?;
        let seconds = |time: String| time.parse::<i64>().unwrap_or(0) / 1000;
        let (id, this) = (id_of(&hash), hash == member.session);
        Some(Device { id, device, since: seconds(since), seen: seconds(seen), this })
    };
    Ok(rows.into_iter().filter_map(device).collect())
}

/// A session's name in calls: the beginning of its hash, which opens nothing.
fn id_of(hash: &str) -> String {
    hash.chars().take(16).collect()
}

/// Signs out on one device, on all others, or everywhere; says how many sessions that has ended.
pub async fn sign_out(hall: &Hall, member: &Member, which: &str) -> Result<usize, Failed> {
    let ends = |device: &Device| match which {
        "all" => true,
        "others" => !device.this,
        id => device.id == id,
    };
    let ending = devices(hall, member).await?.into_iter().filter(ends);
    let ending: Vec<String> = ending.map(|device| device.id).collect();
    if ending.is_empty() && which != "others" {
        return Err(ErrorKind::Refused.because("there is no such session; perhaps it is over already"));
    }
    let mut job = Job::about(&member.account);
    for id in &ending {
        job = job.and(
            "DELETE FROM sessions WHERE account = $1 AND substr(hash, 1, 16) = $2",
            [member.account.as_str().into(), id.as_str().into()],
        );
    }
    hall.store.write(told(hall, &member.account, job)).await.map_err(storage)?;
    hall.look_again(&member.account).await?;
    Ok(ending.len())
}

/// Whoever shows a session and the account's password.
async fn proven(hall: &Hall, knocks: &Knocks, password: &str) -> Result<(Member, Account), Failed> {
    let member = member(hall, knocks.session.as_deref().unwrap_or_default(), knocks.from).await?;
    let query = "SELECT id, name, password, recovery FROM accounts WHERE id = $1";
    let found = stored(hall, query, &member.account).await?;
    let name = found.as_ref().map_or("", |account| &account.name);
    let attempt = hall.doors.password(name, knocks.from, Known::Session(&member.session))?;
    let fits = verified(knocks, password, found.as_ref()).await?;
    let account = found.filter(|_| fits);
    let account = account.ok_or_else(|| ErrorKind::Forbidden.because("the password is wrong"))?;
    attempt.was_right();
    Ok((member, account))
}

/// Changes the password. All other sessions end, and of the addresses the account knows only this one.
pub async fn change_password(hall: &Hall, knocks: &Knocks, old: &str, new: &str) -> Result<(), Failed> {
    proper_password(new)?;
    let (member, account) = proven(hall, knocks, old).await?;
    let hash = hashed(knocks, new).await?;
    let id = account.id.as_str();
    let job = Job::about(id)
        .must(
            "UPDATE accounts SET password = $1 WHERE id = $2 AND password = $3",
            [hash.into(), id.into(), account.password.into()],
        )
        .and(
            "DELETE FROM sessions WHERE account = $1 AND hash <> $2",
            [id.into(), member.session.as_str().into()],
        )
        .and(
            "DELETE FROM familiar WHERE account = $1 AND address <> $2",
            [id.into(), fingerprint(id, knocks.from).into()],
        );
    match hall.store.write(told(hall, id, job)).await {
        Ok(()) => hall.look_again(id).await,
        Err(StoreError::Conflict) => Err(ErrorKind::Refused.because("the password was changed meanwhile")),
        Err(error) => Err(storage(error)),
    }
}

/// A new recovery code; the old one opens nothing any more.
pub async fn new_code(hall: &Hall, knocks: &Knocks, password: &str) -> Result<Secret, Failed> {
    let (_, account) = proven(hall, knocks, password).await?;
    let code = Secret::fresh();
    let job = Job::about(&account.id).and(
        "UPDATE accounts SET recovery = $1 WHERE id = $2",
        [code.hash().into(), account.id.as_str().into()],
    );
    hall.store.write(job).await.map_err(storage)?;
    Ok(code)
}

/// Deletes the account of whoever shows a session and the password; what it keeps is left as is said.
pub async fn delete(
    hall: &Arc<Hall>,
    knocks: &Knocks,
    password: &str,
    tables: Leaving,
) -> Result<LeftBehind, Failed> {
    let (member, _) = proven(hall, knocks, password).await?;
    let left = close(hall, &member.account, tables).await?;
    tracing::info!(event = "account-closed", account = member.account, by = "its person", from = %knocks.from);
    Ok(left)
}

/// Closes an account: its seats are left, its sessions end.
pub async fn close(hall: &Arc<Hall>, account: &str, tables: Leaving) -> Result<LeftBehind, Failed> {
    let left = seats::leave_all(hall, account, tables).await?;
    let mut job = Job::about(account);
    for sql in [
        "DELETE FROM accounts WHERE id = $1",
        "DELETE FROM sessions WHERE account = $1",
        "DELETE FROM familiar WHERE account = $1",
        "DELETE FROM holdings WHERE account = $1",
    ] {
        job = job.and(sql, [account.into()]);
    }
    hall.store.write(told(hall, account, job)).await.map_err(storage)?;
    hall.look_again_everywhere();
    Ok(left)
}

/// What somebody may know of their own account.
pub async fn about(hall: &Hall, member: &Member) -> Result<About, Failed> {
    let query = "SELECT name, CAST(created AS TEXT) FROM accounts WHERE id = $1";
    let rows = hall.store.texts(query, &member.account).await.map_err(storage)?;
    let Some([name, since]) = rows.first().map(Vec::as_slice) else { return Err(over()) };
    let count = async |query| hall.store.number(query, &member.account).await.map_err(storage);
    Ok(About {
        name: name.clone(),
        since: since.parse::<i64>().unwrap_or(0) / 1000,
        tables: count("SELECT COUNT(DISTINCT table_id) FROM holdings WHERE account = $1").await?,
        alone: count(
            "SELECT COUNT(*) FROM holdings WHERE account = $1 AND role = 'owner' AND NOT EXISTS \
             (SELECT 1 FROM holdings AS others WHERE others.table_id = holdings.table_id \
             AND others.account <> $1)",
        )
        .await?,
    })
}

fn over() -> Failed {
    ErrorKind::Forbidden.because("this session is over; come in again")
}

/// Whoever shows this session. A wrong one counts as an attempt.
pub async fn member(hall: &Hall, session: &str, from: IpAddr) -> Result<Member, Failed> {
    let hash = Secret::shown(session).map(|session| session.hash());
    let account = match &hash {
        Some(hash) => opened_by(hall, hash).await?,
        None => None,
    };
    if account.is_none() {
        hall.doors.attempt(from)?;
    }
    let (account, session) = account.zip(hash).ok_or_else(over)?;
    Ok(Member { account, session })
}

/// The account that the session with this hash opens, if it is not over. Once a day it is noted that it was used.
async fn opened_by(hall: &Hall, session: &str) -> Result<Option<String>, Failed> {
    let query = "SELECT account, CAST(seen AS TEXT) FROM sessions WHERE hash = $1";
    let rows = hall.store.texts(query, session).await.map_err(storage)?;
    let Some([account, seen]) = rows.first().map(Vec::as_slice) else { return Ok(None) };
    let (now, seen) = (clock::now(), seen.parse().unwrap_or(0));
    if now - seen > UNUSED {
        return Ok(None);
    }
    if now - seen > DAY {
        let job = Job::about(account)
            .and("UPDATE sessions SET seen = $1 WHERE hash = $2", [now.into(), session.into()]);
        // If this cannot be stored now, it is tomorrow.
        let _ = hall.store.write(job).await;
    }
    Ok(Some(account.clone()))
}

/// Counts a try of somebody who names this account, whether there is one or not.
async fn attempt<'h>(
    hall: &'h Hall,
    knocks: &Knocks,
    name: &str,
    account: Option<&Account>,
) -> Result<Try<'h>, Failed> {
    let id = account.map_or("", |account| &account.id);
    if let Some(session) = knocks.session.as_deref().and_then(Secret::shown).map(|session| session.hash())
        && opened_by(hall, &session).await?.is_some_and(|opened| opened == id)
    {
        return hall.doors.password(name, knocks.from, Known::Session(&session));
    }
    let query = "SELECT account FROM familiar WHERE address = $1";
    let seen = hall.store.text(query, &fingerprint(id, knocks.from)).await.map_err(storage)?;
    let known = if seen.is_some() { Known::Address } else { Known::Stranger };
    hall.doors.password(name, knocks.from, known)
}

async fn account(hall: &Hall, name: &str) -> Result<Option<Account>, Failed> {
    stored(hall, "SELECT id, name, password, recovery FROM accounts WHERE name = $1", name).await
}

async fn stored(hall: &Hall, query: &'static str, about: &str) -> Result<Option<Account>, Failed> {
    let rows = hall.store.texts(query, about).await.map_err(storage)?;
    Ok(rows.into_iter().next().and_then(|row| {
        let [id, name, password, recovery] = <[String; 4]>::try_from(row).ok()?;
        Some(Account { id, name, password, recovery })
    }))
}

/// An account knows the addresses from which it was last opened, so many of them.
async fn new_session(hall: &Hall, account: &str, from: IpAddr, device: &str) -> Result<Secret, Failed> {
    let (session, now) = (Secret::fresh(), clock::now());
    let device: String = device.trim().chars().filter(|c| !c.is_control()).take(60).collect();
    let job = Job::about(account)
        // An account that was closed meanwhile has no sessions.
        .must(
            "INSERT INTO sessions (hash, account, created, seen, device) SELECT $1, id, $3, $3, $4 \
             FROM accounts WHERE id = $2",
            [session.hash().into(), account.into(), now.into(), device.into()],
        )
        .and(
            "DELETE FROM sessions WHERE account = $1 AND hash NOT IN \
             (SELECT hash FROM sessions WHERE account = $1 ORDER BY seen DESC, created DESC LIMIT $2)",
            [account.into(), SESSIONS.into()],
        )
        .and(
            "INSERT INTO familiar (address, account, at) VALUES ($1, $2, $3) \
             ON CONFLICT (address) DO UPDATE SET at = excluded.at",
            [fingerprint(account, from).into(), account.into(), now.into()],
        )
        .and(
            "DELETE FROM familiar WHERE account = $1 AND address NOT IN \
             (SELECT address FROM familiar WHERE account = $1 ORDER BY at DESC LIMIT 8)",
            [account.into()],
        );
    match hall.store.write(job).await {
        Ok(()) => Ok(session),
        Err(StoreError::Conflict) => Err(over()),
        Err(error) => Err(storage(error)),
    }
}

fn proper_name(name: &str) -> Result<String, Failed> {
    let name = name.trim();
    let fits = (2..=40).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    fits.then(|| name.to_lowercase())
        .ok_or_else(|| ErrorKind::Request.because("a name has 2 to 40 characters"))
}

fn proper_password(password: &str) -> Result<(), Failed> {
    let fits = (8..=200).contains(&password.len());
    fits.then_some(()).ok_or_else(|| ErrorKind::Request.because("a password has 8 to 200 characters"))
}

/// 19 MB and two passes, as OWASP advises for argon2id.
fn argon2() -> Argon2<'static> {
    let params = Params::new(19_456, 2, 1, None).unwrap_or_default();
    Argon2::new(argon2::Algorithm::Argon2id, argon2::Version::V0x13, params)
}

fn hash(password: &[u8]) -> Option<String> {
    let salt = SaltString::encode_b64(&crate::secret::random::<16>()).ok()?;
    Some(argon2().hash_password(password, &salt).ok()?.to_string())
}

/// Hashing takes long on purpose.
async fn hashed(knocks: &Knocks, password: &str) -> Result<String, Failed> {
    let password = password.to_owned();
    let hash = knocks.place.work(move || hash(password.as_bytes())).await?;
    hash.ok_or_else(|| ErrorKind::Storage.because("the password could not be hashed"))
}

/// Whether it is the password of this account.
async fn verified(knocks: &Knocks, password: &str, account: Option<&Account>) -> Result<bool, Failed> {
    let (password, stored) = (password.to_owned(), account.map(|account| account.password.clone()));
    Ok(knocks.place.work(move || fits(&password, stored.as_deref())).await?)
}

/// Whether a password has this hash. Where there is none, the same work is done, and nothing fits.
fn fits(password: &str, stored: Option<&str>) -> bool {
    let hash = PasswordHash::new(stored.unwrap_or(NOBODYS));
    let fits = hash.is_ok_and(|hash| argon2().verify_password(password.as_bytes(), &hash).is_ok());
    fits && stored.is_some()
}

/// A hash as [`hash`] makes them, of no password.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlz$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobodys_hash_is_made_like_every_other() {
        let fresh = hash(b"correct horse").expect("a hash");
        let (fresh, nobodys) =
            (PasswordHash::new(&fresh).expect("one"), PasswordHash::new(NOBODYS).expect("one"));
        assert_eq!((fresh.algorithm, fresh.version), (nobodys.algorithm, nobodys.version));
        assert_eq!(fresh.params, nobodys.params);
        assert_eq!(fresh.hash.map(|hash| hash.len()), nobodys.hash.map(|hash| hash.len()));
    }

    #[test]
    fn only_the_right_password_of_somebody_fits() {
        let stored = hash(b"correct horse").expect("a hash");
        assert!(fits("correct horse", Some(&stored)));
        assert!(!fits("wrong horse", Some(&stored)));
        assert!(!fits("correct horse", None));
    }

    /// Nanoseconds of processor time that this thread has used.
    #[cfg(target_os = "linux")]
    fn processor() -> u64 {
        let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("a figure");
        stat.split(' ').next().and_then(|time| time.parse().ok()).expect("a number")
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn nobodys_password_takes_as_long_as_somebodys() {
        let stored = hash(b"correct horse").expect("a hash");
        let mut least = [u64::MAX; 2];
        for _ in 0..12 {
            for (least, stored) in least.iter_mut().zip([Some(stored.as_str()), None]) {
                let began = processor();
                assert!(!fits("wrong horse", stored));
                *least = (*least).min(processor() - began);
            }
        }
        let [somebodys, nobodys] = least;
        assert!(nobodys < somebodys * 3 / 2 && somebodys < nobodys * 3 / 2, "{somebodys} ns, {nobodys} ns");
    }
}
