//! Accounts: a name, a password, and the tables one keeps. Nobody needs one.
//!
//! There is no mail: whoever forgets the password has the recovery code, which is shown once.

use crate::clock;
use crate::hall::Hall;
use crate::secret::{Secret, fresh_id};
use crate::store::{Job, StoreError};
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Argon2, Params};
use std::net::IpAddr;
use wire::{ErrorKind, Failed};

/// A session ends after so many days without a new one.
const DAYS: i64 = 90;

/// What somebody gets who opens an account or comes back to it.
#[derive(Debug)]
pub struct Entered {
    /// To be shown with every call.
    pub session: Secret,
    /// To be written down: it opens the account when the password is lost.
    pub recovery: Option<Secret>,
}

fn storage(error: StoreError) -> Failed {
    ErrorKind::Storage.because(error)
}

/// Opens an account.
pub async fn open(hall: &Hall, name: &str, password: &str, from: IpAddr) -> Result<Entered, Failed> {
    let name = proper_name(name)?;
    proper_password(password)?;
    hall.doors.attempt(from)?;
    let (id, recovery) = (fresh_id(), Secret::fresh());
    let hash = hashed(hall, password).await?;
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
    Ok(Entered { session: new_session(hall, &id).await?, recovery: Some(recovery) })
}

/// Comes back with name and password.
pub async fn enter(hall: &Hall, name: &str, password: &str, from: IpAddr) -> Result<Entered, Failed> {
    let name = proper_name(name)?;
    proper_password(password)?;
    hall.doors.attempt(from)?;
    hall.doors.password(&name)?;
    let found = account(hall, &name).await?;
    // Who does not exist takes as long as who does.
    let (id, hash) = match found {
        Some((id, hash, _)) => (Some(id), hash),
        None => (None, hashed(hall, "nobody has this").await?),
    };
    let fits = verified(hall, password, hash).await?;
    match id.filter(|_| fits) {
        Some(id) => Ok(Entered { session: new_session(hall, &id).await?, recovery: None }),
        None => Err(ErrorKind::Forbidden.because("name or password is wrong")),
    }
}

/// Comes back with the recovery code; there is a new password and a new code, and all sessions end.
pub async fn recover(
    hall: &Hall,
    name: &str,
    code: &str,
    password: &str,
    from: IpAddr,
) -> Result<Entered, Failed> {
    let name = proper_name(name)?;
    proper_password(password)?;
    hall.doors.attempt(from)?;
    hall.doors.password(&name)?;
    let wrong = || ErrorKind::Forbidden.because("name or recovery code is wrong");
    let shown = Secret::shown(code).ok_or_else(wrong)?;
    let (id, _, recovery) = account(hall, &name).await?.ok_or_else(wrong)?;
    if shown.hash() != recovery {
        return Err(wrong());
    }
    let fresh = Secret::fresh();
    let hash = hashed(hall, password).await?;
    let job = Job::about(&name)
        .must(
            "UPDATE accounts SET password = $1, recovery = $2 WHERE id = $3 AND recovery = $4",
            [hash.into(), fresh.hash().into(), id.as_str().into(), recovery.into()],
        )
        .and("DELETE FROM sessions WHERE account = $1", [id.as_str().into()]);
    match hall.store.write(job).await {
        Ok(()) => Ok(Entered { session: new_session(hall, &id).await?, recovery: Some(fresh) }),
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
pub async fn delete(hall: &Hall, session: &str, password: &str, from: IpAddr) -> Result<(), Failed> {
    let id = account_of(hall, session, from).await?;
    let hash = hall.store.text("SELECT password FROM accounts WHERE id = $1", &id).await.map_err(storage)?;
    hall.doors.password(&id)?;
    if !verified(hall, password, hash.unwrap_or_default()).await? {
        return Err(ErrorKind::Forbidden.because("the password is wrong"));
    }
    let mut job = Job::about(&id);
    for sql in [
        "DELETE FROM accounts WHERE id = $1",
        "DELETE FROM sessions WHERE account = $1",
        "DELETE FROM holdings WHERE account = $1",
    ] {
        job = job.and(sql, [id.as_str().into()]);
    }
    hall.store.write(job).await.map_err(storage)
}

/// The account that a session belongs to.
pub async fn account_of(hall: &Hall, session: &str, from: IpAddr) -> Result<String, Failed> {
    let over = || ErrorKind::Forbidden.because("this session is over; come in again");
    let Some(secret) = Secret::shown(session) else {
        hall.doors.attempt(from)?;
        return Err(over());
    };
    let query = "SELECT account, CAST(created AS TEXT) FROM sessions WHERE hash = $1";
    let rows = hall.store.texts(query, &secret.hash()).await.map_err(storage)?;
    let Some([account, created]) = rows.first().map(Vec::as_slice) else {
        hall.doors.attempt(from)?;
        return Err(over());
    };
    let created: i64 = created.parse().unwrap_or(0);
    if clock::now() - created > DAYS * 24 * 3_600_000 {
        return Err(over());
    }
    Ok(account.clone())
}

/// The tables that an account keeps: their names and what is held there.
pub async fn tables(hall: &Hall, account: &str) -> Result<Vec<String>, Failed> {
    let query = "SELECT DISTINCT table_id FROM holdings WHERE account = $1";
    let rows = hall.store.texts(query, account).await.map_err(storage)?;
    Ok(rows.into_iter().flatten().collect())
}

async fn account(hall: &Hall, name: &str) -> Result<Option<(String, String, String)>, Failed> {
    let query = "SELECT id, password, recovery FROM accounts WHERE name = $1";
    let rows = hall.store.texts(query, name).await.map_err(storage)?;
    Ok(rows.into_iter().next().and_then(|row| {
        let [id, password, recovery] = <[String; 3]>::try_from(row).ok()?;
        Some((id, password, recovery))
    }))
}

async fn new_session(hall: &Hall, account: &str) -> Result<Secret, Failed> {
    let session = Secret::fresh();
    let job = Job::about(account).and(
        "INSERT INTO sessions (hash, account, created) VALUES ($1, $2, $3)",
        [session.hash().into(), account.into(), clock::now().into()],
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

/// Hashing takes long on purpose: it waits for a place among those who think.
async fn hashed(hall: &Hall, password: &str) -> Result<String, Failed> {
    let password = password.to_owned();
    apart(hall, move || {
        let salt = SaltString::encode_b64(&crate::secret::random::<16>()).ok()?;
        Some(argon2().hash_password(password.as_bytes(), &salt).ok()?.to_string())
    })
    .await?
    .ok_or_else(|| ErrorKind::Storage.because("the password could not be hashed"))
}

async fn verified(hall: &Hall, password: &str, hash: String) -> Result<bool, Failed> {
    let password = password.to_owned();
    apart(hall, move || {
        PasswordHash::new(&hash)
            .is_ok_and(|hash| argon2().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

async fn apart<T: Send + 'static>(
    hall: &Hall,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failed> {
    hall.thinkers.errand(work).await.map_err(|e| ErrorKind::Limit.because(e))
}
