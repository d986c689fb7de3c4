//! Backups. A backup is one file, whichever database it is of: an SQLite database with the same tables. A server can be
//! started on it as it is, any program that knows SQLite can look into it, and it can be restored into either kind of
//! database, so that it is also the way from the one to the other. It has what had been stored at one moment: everything
//! that was acknowledged before it was begun, and nothing by halves.

use super::{Kind, Store, StoreError, file_of, migrate, pool, schema};
use futures_util::TryStreamExt;
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection, Row};
use std::path::{Path, PathBuf};

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// So many tables at which people play.
    pub tables: u64,
    /// So many events.
    pub events: u64,
    /// So many accounts.
    pub accounts: u64,
}

/// A table of the database, with its columns.
struct Shape {
    name: String,
    columns: Vec<Column>,
}

struct Column {
    name: String,
    is_number: bool,
}

fn file_error(path: &Path, error: impl std::fmt::Display) -> StoreError {
    StoreError::File(format!("{}: {error}", path.display()))
}

/// The address of an SQLite file.
fn sqlite(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

/// Writes everything that a database holds to a file that is not there yet, also while servers use it.
pub async fn back_up(url: &str, to: &Path) -> Result<Copied, StoreError> {
    sqlx::any::install_default_drivers();
    if to.exists() {
        return Err(StoreError::File(format!("{} is there already", to.display())));
    }
    // Whoever finds the file finds it whole.
    let part = beside(to, "part");
    remove(&part);
    let done = match Kind::of(url)? {
        Kind::Sqlite => from_sqlite(url, &part).await,
        Kind::Postgres => from_postgres(url, &part).await,
    };
    let finished = match done {
        Ok(copied) => finish(&part, to).map(|()| copied),
        Err(error) => Err(error),
    };
    remove(&part);
    finished
}

/// A file beside another, in the same folder.
fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{more}"));
    path.with_file_name(name)
}

/// Removes an SQLite file with what SQLite keeps beside it.
fn remove(path: &Path) {
    for path in [path.to_owned(), suffixed(path, "-wal"), suffixed(path, "-shm"), suffixed(path, "-journal")]
    {
        let _ = std::fs::remove_file(path);
    }
}

fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}

/// A backup is on the disk before it has its name, and for its owner alone: hashes of passwords are in it.
fn finish(part: &Path, to: &Path) -> Result<(), StoreError> {
    let file = std::fs::OpenOptions::new().write(true).open(part).map_err(|e| file_error(part, e))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let for_me = std::fs::Permissions::from_mode(0o600);
        file.set_permissions(for_me).map_err(|e| file_error(part, e))?;
    }
    file.sync_all().map_err(|e| file_error(part, e))?;
    std::fs::rename(part, to).map_err(|e| file_error(to, e))
}

/// SQLite copies itself, as it was at the moment at which it began.
async fn from_sqlite(url: &str, to: &Path) -> Result<Copied, StoreError> {
    let from = pool(Kind::Sqlite).max_connections(1).connect(url).await?;
    let path = to.to_string_lossy().into_owned();
    let done = sqlx::query("VACUUM INTO $1").bind(path).execute(&from).await;
    from.close().await;
    done?;
    let copy = AnyPoolOptions::new().max_connections(1).connect(&sqlite(to)).await?;
    let copied = counted(&copy).await;
    copy.close().await;
    copied
}

async fn counted(pool: &AnyPool) -> Result<Copied, StoreError> {
    let count = async |query: &'static str| -> Result<u64, StoreError> {
        let number: i64 = sqlx::query(query).fetch_one(pool).await?.try_get(0)?;
        Ok(u64::try_from(number).unwrap_or(0))
    };
    Ok(Copied {
        tables: count("SELECT COUNT(*) FROM tables").await?,
        events: count("SELECT COUNT(*) FROM events").await?,
        accounts: count("SELECT COUNT(*) FROM accounts").await?,
    })
}

/// All rows of a PostgreSQL are read in one transaction, which sees the database as it was when it began.
async fn from_postgres(url: &str, to: &Path) -> Result<Copied, StoreError> {
    let from = pool(Kind::Postgres).max_connections(1).connect(url).await?;
    let into = file(to).await?;
    let done = async {
        let mut reading = from.acquire().await?;
        let shapes = shapes(&into).await?;
        // One statement alone would be one moment already; these are many.
        sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut *reading).await?;
        let format: i64 =
            sqlx::query("SELECT number FROM format").fetch_one(&mut *reading).await?.try_get(0)?;
        match usize::try_from(format).unwrap_or(usize::MAX).cmp(&schema::STEPS.len()) {
            std::cmp::Ordering::Less => return Err(StoreError::Older(format)),
            std::cmp::Ordering::Greater => return Err(StoreError::Newer(format)),
            std::cmp::Ordering::Equal => {}
        }
        let mut writing = into.acquire().await?;
        copy(&mut reading, &mut writing, &shapes).await?;
        sqlx::query("COMMIT").execute(&mut *reading).await?;
        drop(writing);
        counted(&into).await
    };
    let done = done.await;
    from.close().await;
    into.close().await;
    done
}

/// An SQLite file with the newest form and nothing in it, for this process alone.
async fn file(path: &Path) -> Result<AnyPool, StoreError> {
    let address = format!("{}?mode=rwc", sqlite(path));
    let pool = AnyPoolOptions::new().max_connections(1).connect(&address).await?;
    migrate(&pool, schema::STEPS).await?;
    Ok(pool)
}

/// The tables of an SQLite file. Every database of the newest form has the same.
async fn shapes(file: &AnyPool) -> Result<Vec<Shape>, StoreError> {
    let names =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    let mut shapes = Vec::new();
    for row in sqlx::query(names).fetch_all(file).await? {
        let name: String = row.try_get(0)?;
        let columns = "SELECT name, type FROM pragma_table_info($1) ORDER BY cid";
        let rows = sqlx::query(columns).bind(name.clone()).fetch_all(file).await?;
        let column = |row: &AnyRow| -> Result<Column, StoreError> {
            let kind: String = row.try_get(1)?;
            Ok(Column { name: row.try_get(0)?, is_number: kind == "BIGINT" })
        };
        shapes.push(Shape { name, columns: rows.iter().map(column).collect::<Result<_, _>>()? });
    }
    Ok(shapes)
}

/// Copies all rows of all tables, in one transaction of whoever is written to.
async fn copy(
    from: &mut AnyConnection,
    into: &mut AnyConnection,
    shapes: &[Shape],
) -> Result<(), StoreError> {
    let mut writing = into.begin().await?;
    for Shape { name, columns } in shapes {
        let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        let places: Vec<String> = (1..=columns.len()).map(|number| format!("${number}")).collect();
        let names = names.join(", ");
        let select = AssertSqlSafe(format!("SELECT {names} FROM {name}"));
        let insert = format!("INSERT INTO {name} ({names}) VALUES ({})", places.join(", "));
        // What a migration writes into a fresh database makes room for what was there.
        sqlx::query(AssertSqlSafe(format!("DELETE FROM {name}"))).execute(&mut *writing).await?;
        let mut rows = sqlx::query(select).fetch(&mut *from);
        while let Some(row) = rows.try_next().await? {
            let mut query = sqlx::query(AssertSqlSafe(insert.clone()));
            for (number, column) in columns.iter().enumerate() {
                query = match column.is_number {
                    true => query.bind(row.try_get::<i64, _>(number)?),
                    false => query.bind(row.try_get::<String, _>(number)?),
                };
            }
            query.execute(&mut *writing).await?;
        }
    }
    Ok(writing.commit().await?)
}

/// Puts a backup into a database that is empty, or not there yet. A backup of an earlier Gruft is brought to the newest
/// form on the way; the file itself stays as it is.
pub async fn restore(from: &Path, url: &str) -> Result<Copied, StoreError> {
    sqlx::any::install_default_drivers();
    Kind::of(url)?;
    if !from.is_file() {
        return Err(StoreError::File(format!("{} is not there", from.display())));
    }
    // Beside the backup there may be no place to write, and it may be large; but it is whole, and short-lived.
    let draft = std::env::temp_dir().join(format!("gruft-restore-{}.db", crate::secret::fresh_id()));
    std::fs::copy(from, &draft).map_err(|e| file_error(from, e))?;
    let done = from_draft(from, &draft, url).await;
    remove(&draft);
    done
}

async fn from_draft(name: &Path, draft: &Path, url: &str) -> Result<Copied, StoreError> {
    let backup = AnyPoolOptions::new().max_connections(1).connect(&sqlite(draft)).await?;
    let is_ours = sqlx::query("SELECT number FROM format").fetch_one(&backup).await;
    if is_ours.is_err() {
        backup.close().await;
        return Err(StoreError::File(format!("{} is no backup of Gruft", name.display())));
    }
    migrate(&backup, schema::STEPS).await?;
    let sound: String = sqlx::query("PRAGMA integrity_check").fetch_one(&backup).await?.try_get(0)?;
    if sound != "ok" {
        backup.close().await;
        return Err(StoreError::File(format!("{} is damaged: {sound}", name.display())));
    }
    let shapes = shapes(&backup).await?;
    // Nobody else may begin to use it meanwhile.
    let store = Store::open(url).await?;
    let done = async {
        let used = counted(&store.pool).await?;
        if used != Copied::default() {
            let name = if store.kind == Kind::Sqlite { file_of(url) } else { url };
            return Err(StoreError::NotEmpty(without_password(name)));
        }
        let (mut reading, mut writing) = (backup.acquire().await?, store.pool.acquire().await?);
        copy(&mut reading, &mut writing, &shapes).await?;
        drop(writing);
        counted(&store.pool).await
    };
    let done = done.await;
    store.close().await;
    backup.close().await;
    done
}

/// The address of a database without what nobody needs to read.
pub fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rfind('@')) {
        (Some((scheme, rest)), Some(at)) => {
            let user = rest.split([':', '@']).next().unwrap_or_default();
            format!("{scheme}://{user}@{}", &url[at + 1..])
        }
        _ => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn a_database_is_named_without_its_password() {
        assert_eq!(
            without_password("postgres://anna:secret@host:5432/gruft"),
            "postgres://anna@host:5432/gruft"
        );
        assert_eq!(without_password("postgres://anna@host/gruft"), "postgres://anna@host/gruft");
        assert_eq!(without_password("/srv/a@b.db"), "/srv/a@b.db");
    }
}
