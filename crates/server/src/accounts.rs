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
use crate::secret::{Secret, fingerprint, fresh_id};
use crate::store::{Job, StoreError};
use crate::work::Place;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Argon2, Params};
use std::net::IpAddr;
use wire::{ErrorKind, Failed};

/// A session ends after so many days without a new one.
const DAYS: i64 = 90;

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
    password: String,
    recovery: String,
}

fn storage(error: StoreError) -> Failed {
    ErrorKind::Storage.because(error)
}

/// Opens an account.
pub async fn open(hall: &Hall, knocks: &Knocks, name: &str, password: &str) -> Result<Entered, Failed> {
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
    Ok(Entered { session: new_session(hall, &id, knocks.from).await?, recovery: Some(recovery) })
}

/// Comes back with name and password.
pub async fn enter(hall: &Hall, knocks: &Knocks, name: &str, password: &str) -> Result<Entered, Failed> {
    let name = proper_name(name)?;
    proper_password(password)?;
    let found = account(hall, &name).await?;
    let attempt = attempt(hall, knocks, &name, found.as_ref()).await?;
    let fits = verified(knocks, password, found.as_ref()).await?;
    match found.filter(|_| fits) {
        Some(account) => {
            attempt.was_right();
            Ok(Entered { session: new_session(hall, &account.id, knocks.from).await?, recovery: None })
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
    match hall.store.write(job).await {
        Ok(()) => Ok(Entered { session: new_session(hall, &id, knocks.from).await?, recovery: Some(fresh) }),
        Err(StoreError::Conflict) => Err(wrong()),
        Err(error) => Err(storage(error)),
    }
}

/// Ends a session.
pub async fn leave(hall: &Hall, session: &str) -> Result<(), Failed> {
    let Some(secret) = Secret::shown(session) else { return Ok(()) };
    let job = Job::about("sessions").and("DELETE FROM sessions WHERE hash = $1", [secret.hash().into()]);
    hall.store.write(job).await.map_err(storage)
}

/// Deletes an account. The tables stay with whoever has their links.
pub async fn delete(hall: &Hall, knocks: &Knocks, password: &str) -> Result<(), Failed> {
    let session = knocks.session.as_deref().unwrap_or_default();
    let id = account_of(hall, session, knocks.from).await?;
    let query = "SELECT id, password, recovery FROM accounts WHERE id = $1";
    let found = stored(hall, query, &id).await?;
    let attempt = hall.doors.password(&id, knocks.from, Known::Session(session))?;
    if !verified(knocks, password, found.as_ref()).await? {
        return Err(ErrorKind::Forbidden.because("the password is wrong"));
    }
    attempt.was_right();
    let mut job = Job::about(&id);
    for sql in [
        "DELETE FROM accounts WHERE id = $1",
        "DELETE FROM sessions WHERE account = $1",
        "DELETE FROM familiar WHERE account = $1",
        "DELETE FROM holdings WHERE account = $1",
    ] {
        job = job.and(sql, [id.as_str().into()]);
    }
    hall.store.write(job).await.map_err(storage)
}

/// The account that a session belongs to. A wrong one counts as an attempt.
pub async fn account_of(hall: &Hall, session: &str, from: IpAddr) -> Result<String, Failed> {
    let account = match Secret::shown(session) {
        Some(session) => opened_by(hall, &session).await?,
        None => None,
    };
    if account.is_none() {
        hall.doors.attempt(from)?;
    }
    account.ok_or_else(|| ErrorKind::Forbidden.because("this session is over; come in again"))
}

/// The account that a session opens, if it is not over.
async fn opened_by(hall: &Hall, session: &Secret) -> Result<Option<String>, Failed> {
    let query = "SELECT account, CAST(created AS TEXT) FROM sessions WHERE hash = $1";
    let rows = hall.store.texts(query, &session.hash()).await.map_err(storage)?;
    let Some([account, created]) = rows.first().map(Vec::as_slice) else { return Ok(None) };
    let created: i64 = created.parse().unwrap_or(0);
    let lasts = clock::now() - created <= DAYS * 24 * 3_600_000;
    Ok(lasts.then(|| account.clone()))
}

/// Counts a try of somebody who names this account, whether there is one or not.
async fn attempt<'h>(
    hall: &'h Hall,
    knocks: &Knocks,
    name: &str,
    account: Option<&Account>,
) -> Result<Try<'h>, Failed> {
    let id = account.map_or("", |account| &account.id);
    if let Some(session) = knocks.session.as_deref().and_then(Secret::shown)
        && opened_by(hall, &session).await?.is_some_and(|opened| opened == id)
    {
        return hall.doors.password(name, knocks.from, Known::Session(&session.hash()));
    }
    let query = "SELECT account FROM familiar WHERE address = $1";
    let seen = hall.store.text(query, &fingerprint(id, knocks.from)).await.map_err(storage)?;
    let known = if seen.is_some() { Known::Address } else { Known::Stranger };
    hall.doors.password(name, knocks.from, known)
}

/// The tables that an account keeps: their names and what is held there.
pub async fn tables(hall: &Hall, account: &str) -> Result<Vec<String>, Failed> {
    let query = "SELECT DISTINCT table_id FROM holdings WHERE account = $1";
    let rows = hall.store.texts(query, account).await.map_err(storage)?;
    Ok(rows.into_iter().flatten().collect())
}

async fn account(hall: &Hall, name: &str) -> Result<Option<Account>, Failed> {
    stored(hall, "SELECT id, password, recovery FROM accounts WHERE name = $1", name).await
}

async fn stored(hall: &Hall, query: &'static str, about: &str) -> Result<Option<Account>, Failed> {
    let rows = hall.store.texts(query, about).await.map_err(storage)?;
    Ok(rows.into_iter().next().and_then(|row| {
        let [id, password, recovery] = <[String; 3]>::try_from(row).ok()?;
        Some(Account { id, password, recovery })
    }))
}

/// An account knows the addresses from which it was last opened, so many of them.
async fn new_session(hall: &Hall, account: &str, from: IpAddr) -> Result<Secret, Failed> {
    let (session, now) = (Secret::fresh(), clock::now());
    let job = Job::about(account)
        .and(
            "INSERT INTO sessions (hash, account, created) VALUES ($1, $2, $3)",
            [session.hash().into(), account.into(), now.into()],
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
    hall.store.write(job).await.map_err(storage)?;
    Ok(session)
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
