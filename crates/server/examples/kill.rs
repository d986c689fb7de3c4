//! The long kill test: `cargo run --release -p server --example kill [KILLS]`, 200 if nothing is said.
//!
//! Servers are killed with SIGKILL at random moments while clients play. Nothing that was acknowledged may be lost,
//! every seat must come back, and the record must lead to the world that the table has. First SQLite with one
//! process, then PostgreSQL with two processes and clients that move between them.

#[path = "../tests/it/harness.rs"]
mod harness;
#[path = "../tests/it/postgres.rs"]
mod postgres;
#[path = "../tests/it/process.rs"]
mod process;

fn main() {
    if process::serve_if_told() {
        return;
    }
    let kills = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(200);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let folder = harness::Folder::new();
        let survived = process::kill_test(&folder.database(), 1, 8, kills).await;
        println!("SQLite: {survived:?}");
        println!("starting a PostgreSQL from Debian's binaries, in a temporary folder");
        let postgres = postgres::Postgres::start();
        let survived = process::kill_test(&postgres.url(), 2, 8, kills).await;
        println!("PostgreSQL, two processes: {survived:?}");
    });
}
