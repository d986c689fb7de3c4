//! What is read for lists: tables, accounts, reports.

use super::{Store, StoreError};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A table, as the database has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// The number of the day of the last visit.
    pub visited: i64,
    /// How often an account keeps something there.
    pub kept: i64,
    /// How many events there are.
    pub events: i64,
    /// When the last of them was stored, in milliseconds since 1970; 0, if there is none.
    pub last: i64,
    /// The sheet as it was at the last snapshot, as JSON.
    pub sheet: Option<String>,
}

/// An account, as the database has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// Its name.
    pub name: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When a session of it was last used, in milliseconds since 1970; 0, if there is none.
    pub seen: i64,
    /// How many sessions there are.
    pub sessions: i64,
    /// How many tables it keeps.
    pub tables: i64,
}

/// A report of broken rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// The table.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The report, as JSON.
    pub report: String,
}

impl Store {
    /// The number that a query counts.
    pub async fn count(&self, query: &'static str) -> Result<i64, StoreError> {
        Ok(sqlx::query(query).fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// So many tables from this one on, the newest first.
    pub async fn table_rows(&self, from: i64, most: i64) -> Result<Vec<TableRow>, StoreError> {
        let query = "SELECT id, game, created, visited, \
                     (SELECT COUNT(*) FROM holdings WHERE table_id = tables.id), \
                     (SELECT COUNT(*) FROM events WHERE table_id = tables.id), \
                     (SELECT COALESCE(MAX(at), 0) FROM events WHERE table_id = tables.id), \
                     (SELECT sheet FROM snapshots WHERE table_id = tables.id) \
                     FROM tables ORDER BY created DESC, id LIMIT $1 OFFSET $2";
        let read = |row: &AnyRow| -> Result<TableRow, StoreError> {
            Ok(TableRow {
                id: row.try_get(0)?,
                game: row.try_get(1)?,
                created: row.try_get(2)?,
                visited: row.try_get(3)?,
                kept: row.try_get(4)?,
                events: row.try_get(5)?,
                last: row.try_get(6)?,
                sheet: row.try_get(7)?,
            })
        };
        self.page(query, from, most, read).await
    }

    /// So many accounts from this one on, by name.
    pub async fn account_rows(&self, from: i64, most: i64) -> Result<Vec<AccountRow>, StoreError> {
        let query = "SELECT name, created, \
                     (SELECT COALESCE(MAX(seen), 0) FROM sessions WHERE account = accounts.id), \
                     (SELECT COUNT(*) FROM sessions WHERE account = accounts.id), \
                     (SELECT COUNT(DISTINCT table_id) FROM holdings WHERE account = accounts.id) \
                     FROM accounts ORDER BY name LIMIT $1 OFFSET $2";
        let read = |row: &AnyRow| -> Result<AccountRow, StoreError> {
            Ok(AccountRow {
                name: row.try_get(0)?,
                created: row.try_get(1)?,
                seen: row.try_get(2)?,
                sessions: row.try_get(3)?,
                tables: row.try_get(4)?,
            })
        };
        self.page(query, from, most, read).await
    }

    /// So many reports from this one on, the newest first.
    pub async fn reports(&self, from: i64, most: i64) -> Result<Vec<ReportRow>, StoreError> {
        let query = "SELECT table_id, at, report FROM reports ORDER BY at DESC, table_id LIMIT $1 OFFSET $2";
        let read = |row: &AnyRow| -> Result<ReportRow, StoreError> {
            Ok(ReportRow { table: row.try_get(0)?, at: row.try_get(1)?, report: row.try_get(2)? })
        };
        self.page(query, from, most, read).await
    }

    async fn page<T>(
        &self,
        query: &'static str,
        from: i64,
        most: i64,
        read: impl Fn(&AnyRow) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = sqlx::query(query).bind(most).bind(from).fetch_all(&self.pool).await?;
        rows.iter().map(read).collect()
    }
}
