//! How a server is to run.

use serde::Serialize;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;
use utoipa::ToSchema;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at; this machine alone, unless told otherwise.
    pub bind: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// The address that people use, behind a proxy: `https://gruft.example`.
    pub public: Option<String>,
    /// The database: `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// Whether a proxy stands before the server and says in `X-Forwarded-For` who calls.
    pub behind_proxy: bool,
    /// What is too much.
    pub limits: Limits,
    /// After this time without a message a table sleeps in the database.
    pub sleep_after: Duration,
    /// How long a bot may think about an answer; then it takes anything.
    pub think_for: Duration,
    /// Tables that nobody has visited for so many days are deleted, unless an account keeps them; never, if nothing is
    /// said.
    pub keep_days: Option<u32>,
    /// Who may open tables.
    pub opens: Opens,
}

/// Who may open tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Opens {
    /// Anybody.
    #[default]
    Anybody,
    /// Whoever has an account.
    Accounts,
    /// Whoever has the invitation's link.
    Invited,
}

/// What is too much.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a message.
    pub message: usize,
    /// Bytes of a save that is brought along.
    pub import: usize,
    /// Open sockets in all.
    pub sockets: usize,
    /// Open sockets of one address.
    pub sockets_each: usize,
    /// Open plain connections in all; a socket is none.
    pub connections: usize,
    /// Open plain connections of one address; behind a proxy all come from one, and only the sum counts.
    pub connections_each: usize,
    /// How long a connection may take to say what it wants.
    pub head_time: Duration,
    /// How long a call may take in all, with what it sends.
    pub call_time: Duration,
    /// Messages a second over one socket.
    pub messages: u32,
    /// New tables an hour from one address.
    pub tables: u32,
    /// Tables in all.
    pub tables_in_all: i64,
    /// Wrong passwords and links a minute from one address.
    pub attempts: u32,
    /// Bots that think at the same time; and as many pieces of every other kind of work that takes long.
    pub thinkers: usize,
    /// So much of each kind of work may wait or be under way in all.
    pub work: usize,
    /// And so much of one caller's.
    pub work_each: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Limits {
            message: 64 * 1024,
            import: 16 * 1024 * 1024,
            sockets: 20_000,
            sockets_each: 64,
            connections: 4_096,
            connections_each: 128,
            head_time: Duration::from_secs(10),
            call_time: Duration::from_secs(60),
            messages: 50,
            tables: 120,
            tables_in_all: 1_000_000,
            attempts: 20,
            thinkers: cores.saturating_sub(1).max(1),
            work: 64,
            work_each: 4,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 7878,
            public: None,
            database: format!("sqlite:{}", data_folder().join("gruft.db").display()),
            behind_proxy: false,
            limits: Limits::default(),
            sleep_after: Duration::from_secs(60),
            think_for: Duration::from_secs(2),
            keep_days: None,
            opens: Opens::default(),
        }
    }
}

/// Where this user's programs keep their data.
pub fn data_folder() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let home = || folder("HOME").unwrap_or_else(|| PathBuf::from("."));
    let base = if cfg!(windows) {
        folder("LOCALAPPDATA").unwrap_or_else(home)
    } else if cfg!(target_os = "macos") {
        home().join("Library/Application Support")
    } else {
        folder("XDG_DATA_HOME").unwrap_or_else(|| home().join(".local/share"))
    };
    base.join("gruft")
}
