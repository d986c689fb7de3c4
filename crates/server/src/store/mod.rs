//! Storing: SQLite in a file, or PostgreSQL by its address. Both speak the same statements.
//!
//! Writes go through a writer that takes everything that has come in since the last commit into one
//! transaction: a disk that syncs two hundred times a second stores thousands of answers a second.

mod backup;
#[cfg(test)]
mod forms;
mod rows;
mod schema;
mod writer;

pub use backup::{Copied, back_up, restore, without_password};
pub use rows::{AccountRow, ReportRow, TableRow};
pub use writer::{Arg, Job, Statement};

use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, Row};
use std::path::Path;
use std::time::Duration;
use writer::Writers;

/// Why something could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("somebody else was first")]
    Conflict,
    /// The database does not do it now.
    #[error("the database does not store anything now: {0}")]
    Unavailable(String),
    /// The database was made by a later Gruft.
    #[error("the database has format {0}, this Gruft reads up to {known}", known = schema::STEPS.len())]
    Newer(i64),
    /// The database was last used by an earlier Gruft.
    #[error("the database has format {0}, this Gruft writes {known}: start its server once", known = schema::STEPS.len())]
    Older(i64),
    /// There is something in the database already.
    #[error("{0} is not empty; name a database that is not there yet, or an empty one")]
    NotEmpty(String),
    /// The file is no backup, or cannot be read or written.
    #[error("{0}")]
    File(String),
    /// Another process uses the file.
    #[error("{0} is in use by another Gruft")]
    InUse(String),
    /// The address is no database.
    #[error("{0} is no database: sqlite:FILE or postgres://…")]
    Address(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}

impl Kind {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Sqlite => "sqlite",
            Kind::Postgres => "postgres",
        }
    }

    fn of(url: &str) -> Result<Kind, StoreError> {
        match url.split_once(':') {
            Some(("sqlite", _)) => Ok(Kind::Sqlite),
            Some(("postgres" | "postgresql", _)) => Ok(Kind::Postgres),
            _ => Err(StoreError::Address(url.to_owned())),
        }
    }
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One process, one file.
    Sqlite,
    /// Several processes may share it.
    Postgres,
}

/// The database.
pub struct Store {
    kind: Kind,
    pool: AnyPool,
    writers: Writers,
    url: String,
    /// Held as long as the file is ours.
    _lock: Option<std::fs::File>,
}

/// Something that happened at a table, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number, from 1.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What, as JSON.
    pub what: String,
}

/// A table as it was after some event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The event.
    pub number: i64,
    /// A save without its record, as JSON.
    pub save: String,
    /// The sheet, as JSON.
    pub sheet: String,
}

/// What a key opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opens {
    /// The table.
    pub table: String,
    /// `owner`, `seat` or `watch`.
    pub role: String,
    /// The seat's number.
    pub seat: i64,
}

impl Store {
    /// Opens a database, makes it if it is not there, and brings it to the newest form.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(url)?;
        let lock = match kind {
            Kind::Sqlite => Some(lock(file_of(url))?),
            Kind::Postgres => None,
        };
        let address = match kind {
            Kind::Sqlite if url.contains('?') => url.to_owned(),
            Kind::Sqlite => format!("{url}?mode=rwc"),
            Kind::Postgres => url.to_owned(),
        };
        let pool = pool(kind).connect(&address).await?;
        migrate(&pool, schema::STEPS).await?;
        let writers = Writers::start(kind, &pool);
        Ok(Store { kind, pool, writers, url: url.to_owned(), _lock: lock })
    }

    /// Opens a database that is there and in the newest form, perhaps beside the server that uses it.
    pub async fn beside(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(url)?;
        let pool = pool(kind).connect(url).await?;
        let number = sqlx::query("SELECT number FROM format").fetch_one(&pool).await?.try_get(0)?;
        match usize::try_from(number).unwrap_or(usize::MAX).cmp(&schema::STEPS.len()) {
            std::cmp::Ordering::Less => return Err(StoreError::Older(number)),
            std::cmp::Ordering::Greater => return Err(StoreError::Newer(number)),
            std::cmp::Ordering::Equal => {}
        }
        let writers = Writers::start(kind, &pool);
        Ok(Store { kind, pool, writers, url: url.to_owned(), _lock: None })
    }

    /// Which database it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Its address.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Stores a job as a whole: when this returns, it is on disk.
    pub async fn write(&self, job: Job) -> Result<(), StoreError> {
        self.writers.write(job).await
    }

    /// Whether the database answers.
    pub async fn is_there(&self) -> bool {
        let asked = sqlx::query("SELECT 1").execute(&self.pool);
        tokio::time::timeout(Duration::from_secs(2), asked).await.is_ok_and(|done| done.is_ok())
    }

    /// What has happened at a table after event `after`.
    pub async fn events(&self, table: &str, after: i64) -> Result<Vec<StoredEvent>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, at, what FROM events WHERE table_id = $1 AND number > $2 ORDER BY number",
        )
        .bind(table)
        .bind(after)
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(StoredEvent { number: row.try_get(0)?, at: row.try_get(1)?, what: row.try_get(2)? })
            })
            .collect()
    }

    /// The last snapshot of a table.
    pub async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        let row = sqlx::query("SELECT number, save, sheet FROM snapshots WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&self.pool)
            .await?;
        let read = |row: AnyRow| -> Result<Snapshot, StoreError> {
            Ok(Snapshot { number: row.try_get(0)?, save: row.try_get(1)?, sheet: row.try_get(2)? })
        };
        row.map(read).transpose()
    }

    /// What the secret with this hash opens.
    pub async fn opens(&self, hash: &str) -> Result<Option<Opens>, StoreError> {
        let row = sqlx::query("SELECT table_id, role, seat FROM keys WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.pool)
            .await?;
        let read = |row: AnyRow| -> Result<Opens, StoreError> {
            Ok(Opens { table: row.try_get(0)?, role: row.try_get(1)?, seat: row.try_get(2)? })
        };
        row.map(read).transpose()
    }

    /// The single value of a query about one thing.
    pub async fn text(&self, query: &'static str, about: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(query).bind(about).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The rows of a query about one thing, as text.
    pub async fn texts(&self, query: &'static str, about: &str) -> Result<Vec<Vec<String>>, StoreError> {
        let rows = sqlx::query(query).bind(about).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| (0..row.len()).map(|i| Ok(row.try_get(i)?)).collect();
        rows.iter().map(read).collect()
    }

    /// The rows of a query about two things, as text.
    pub async fn about_two(
        &self,
        query: &'static str,
        one: &str,
        other: &str,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        let rows = sqlx::query(query).bind(one).bind(other).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| (0..row.len()).map(|i| Ok(row.try_get(i)?)).collect();
        rows.iter().map(read).collect()
    }

    /// The number that a query about one thing counts.
    pub async fn number(&self, query: &'static str, about: &str) -> Result<i64, StoreError> {
        Ok(sqlx::query(query).bind(about).fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// How many tables there are.
    pub async fn tables(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// The number of the day that was counted last.
    pub async fn day(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query("SELECT number FROM days").fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// The tables that no account keeps and nobody has visited since this day.
    pub async fn older_tables(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let query = "SELECT id FROM tables WHERE visited < $1 \
                     AND NOT EXISTS (SELECT 1 FROM holdings WHERE table_id = tables.id)";
        let rows = sqlx::query(query).bind(before).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Stores what is under way and lets go.
    pub async fn close(&self) {
        self.writers.close().await;
        self.pool.close().await;
    }
}

/// The file of an SQLite database.
fn file_of(url: &str) -> &str {
    let path = url.strip_prefix("sqlite:").unwrap_or(url);
    path.trim_start_matches("//").split('?').next().unwrap_or(path)
}

/// One process uses a file: a second one would not hear what the first stores.
fn lock(path: &str) -> Result<std::fs::File, StoreError> {
    let unavailable = |e: std::io::Error| StoreError::Unavailable(format!("{path}: {e}"));
    if let Some(folder) = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(unavailable)?;
    }
    let mut open = std::fs::OpenOptions::new();
    let file = open.create(true).append(true).open(format!("{path}.lock")).map_err(unavailable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(_) => Err(StoreError::InUse(path.to_owned())),
    }
}

fn pool(kind: Kind) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(5));
    match kind {
        Kind::Postgres => options.test_before_acquire(true),
        // A file does not go away between two commits.
        Kind::Sqlite => options.test_before_acquire(false).after_connect(|connection, _| {
            Box::pin(async move {
                let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                                PRAGMA busy_timeout = 5000; PRAGMA cache_size = -4000";
                for setting in settings.split(';') {
                    sqlx::query(setting).execute(&mut *connection).await?;
                }
                Ok(())
            })
        }),
    }
}

/// Brings a database to the form that these steps lead to.
async fn migrate(pool: &AnyPool, steps: &[&[&'static str]]) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS format (number BIGINT NOT NULL)")
        .execute(&mut *transaction)
        .await?;
    let found = sqlx::query("SELECT number FROM format").fetch_optional(&mut *transaction).await?;
    let number: i64 = found.map(|row| row.try_get(0)).transpose()?.unwrap_or(0);
    let Some(missing) = usize::try_from(number).ok().and_then(|done| steps.get(done..)) else {
        return Err(StoreError::Newer(number));
    };
    for statement in missing.iter().copied().flatten() {
        sqlx::query(*statement).execute(&mut *transaction).await?;
    }
    if !missing.is_empty() {
        sqlx::query("DELETE FROM format").execute(&mut *transaction).await?;
        let number = steps.len() as i64;
        sqlx::query("INSERT INTO format VALUES ($1)").bind(number).execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}
