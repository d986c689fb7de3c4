//! The writer: many jobs, one commit.

use super::{Kind, StoreError};
use sqlx::{AnyConnection, AnyPool, Connection};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A value in a statement.
#[derive(Clone, Debug)]
pub enum Arg {
    /// Text.
    Text(String),
    /// A number.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

/// A statement with its values.
#[derive(Clone, Debug)]
pub struct Statement {
    sql: &'static str,
    args: Vec<Arg>,
    must: bool,
}

/// Statements that are stored together or not at all.
#[derive(Clone, Debug, Default)]
pub struct Job {
    /// Jobs with the same word are stored in their order.
    about: String,
    statements: Vec<Statement>,
}

impl Job {
    /// An empty job about a table or an account.
    pub fn about(what: &str) -> Job {
        Job { about: what.to_owned(), statements: Vec::new() }
    }

    /// The same with one more statement.
    #[must_use]
    pub fn and(mut self, sql: &'static str, args: impl IntoIterator<Item = Arg>) -> Job {
        self.statements.push(Statement { sql, args: args.into_iter().collect(), must: false });
        self
    }

    /// The same with the statements of another behind.
    #[must_use]
    pub fn with(mut self, other: Job) -> Job {
        self.statements.extend(other.statements);
        self
    }

    /// The same with a statement that must change a row; otherwise somebody else was first. It has to come before
    /// all that need not.
    #[must_use]
    pub fn must(mut self, sql: &'static str, args: impl IntoIterator<Item = Arg>) -> Job {
        self.statements.push(Statement { sql, args: args.into_iter().collect(), must: true });
        self
    }
}

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// The writers of a database.
pub struct Writers {
    queues: Mutex<Vec<mpsc::Sender<(Job, Answer)>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// Past so many jobs a commit would take too long for who waits.
const MOST_AT_ONCE: usize = 256;

/// So long the database may take for a connection, and for a commit.
const PATIENCE: Duration = Duration::from_secs(10);

impl Writers {
    /// SQLite has one writer at a time; PostgreSQL takes several, and a round trip each.
    pub fn start(kind: Kind, pool: &AnyPool) -> Writers {
        let count = if kind == Kind::Sqlite { 1 } else { 4 };
        let (queues, tasks) = (0..count)
            .map(|_| {
                let (queue, jobs) = mpsc::channel(1024);
                (queue, tokio::spawn(run(pool.clone(), jobs)))
            })
            .unzip();
        Writers { queues: Mutex::new(queues), tasks: Mutex::new(tasks) }
    }

    pub async fn write(&self, job: Job) -> Result<(), StoreError> {
        let queue = {
            let queues = self.queues.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let mut hasher = DefaultHasher::new();
            job.about.hash(&mut hasher);
            let which = hasher.finish() as usize % queues.len().max(1);
            queues.get(which).cloned()
        };
        let closed = || StoreError::Unavailable("the server is shutting down".to_owned());
        let queue = queue.ok_or_else(closed)?;
        let (answer, stored) = oneshot::channel();
        queue.send((job, answer)).await.map_err(|_| closed())?;
        stored.await.map_err(|_| closed())?
    }

    /// Takes no more jobs and stores those that wait.
    pub async fn close(&self) {
        self.queues.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clear();
        let tasks: Vec<_> =
            self.tasks.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).drain(..).collect();
        for task in tasks {
            let _ = task.await;
        }
    }
}

async fn run(pool: AnyPool, mut jobs: mpsc::Receiver<(Job, Answer)>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
        // In one order for all processes, so that none waits for another that waits for it.
        batch.sort_by(|(a, _), (b, _)| a.about.cmp(&b.about));
        metrics::histogram!("gruft_commit_jobs").record(batch.len() as f64);
        match commit(&pool, &batch).await {
            Ok(results) => batch.drain(..).zip(results).for_each(|((_, answer), result)| {
                let _ = answer.send(result);
            }),
            Err(error) => {
                metrics::counter!("gruft_commits_failed").increment(1);
                tracing::error!(event = "not-stored", %error, "could not store");
                batch.drain(..).for_each(|(_, answer)| {
                    let _ = answer.send(Err(error.clone()));
                });
            }
        }
    }
}

/// A connection on which something failed is closed and never used again: a full disk may leave it in a transaction of
/// which the pool knows nothing, and what is stored inside that one is gone when the connection goes.
async fn commit(pool: &AnyPool, batch: &[(Job, Answer)]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let silent = || StoreError::Unavailable("it does not answer".to_owned());
    let mut connection = timeout(PATIENCE, pool.acquire()).await.map_err(|_| silent())??;
    let stored = timeout(PATIENCE, commit_on(&mut connection, batch)).await;
    let stored = stored.unwrap_or_else(|_| Err(silent()));
    if stored.is_err() {
        connection.close_on_drop();
    }
    stored
}

async fn commit_on(
    connection: &mut AnyConnection,
    batch: &[(Job, Answer)],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    // A statement alone is stored whole or not at all by itself, without asking three times.
    if let [(job, _)] = batch
        && job.statements.len() == 1
    {
        return Ok(vec![carry_out(connection, job).await?]);
    }
    let mut transaction = connection.begin().await?;
    let mut results = Vec::with_capacity(batch.len());
    for (job, _) in batch {
        results.push(carry_out(&mut transaction, job).await?);
    }
    transaction.commit().await?;
    Ok(results)
}

async fn carry_out(connection: &mut AnyConnection, job: &Job) -> Result<Result<(), StoreError>, StoreError> {
    for statement in &job.statements {
        let mut query = sqlx::query(statement.sql);
        for arg in &statement.args {
            query = match arg {
                Arg::Text(text) => query.bind(text.clone()),
                Arg::Number(number) => query.bind(*number),
            };
        }
        let done = query.execute(&mut *connection).await?;
        if statement.must && done.rows_affected() == 0 {
            return Ok(Err(StoreError::Conflict));
        }
    }
    Ok(Ok(()))
}
