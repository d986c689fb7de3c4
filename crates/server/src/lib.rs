//! Tables over HTTP and WebSocket: seats, invitations, storing.
//!
//! A table on the server is what has happened at it, event by event, in a database; what is in memory is a cache
//! that any process can make again. An event is stored before anybody hears of it. A seat belongs to whoever holds
//! its link; which seat acts comes from the connection, never from the message, and a connection is sent only what
//! its seats may know.
//!
//! - [`app`] is the whole service, for a socket or for tests without one; [`serve`] runs it.
//! - `hall` has the tables that are awake; `wake` makes one from its last snapshot and the events since.
//! - `play` is what people do at a table, `commands` whether they may, `share` what may leave it.
//! - `socket` is a connection; `view` is what it sees and what has to be sent for that.
//! - docs/protocol.md is what clients have to know, docs/hosting.md is for whoever runs a server.

mod accounts;
mod admin;
mod bots;
mod client;
pub mod clock;
mod commands;
mod config;
mod figures;
mod guard;
pub mod hall;
mod http;
mod http_accounts;
mod limits;
mod listen;
mod listing;
mod notes;
mod openapi;
mod people;
mod play;
mod puzzle;
pub mod record;
mod replay;
pub mod room;
mod seats;
mod secret;
mod settings;
mod share;
mod simulate;
mod socket;
pub mod store;
pub mod tidy;
mod view;
pub mod wake;
pub mod work;

pub use client::is_built_in as has_client;
pub use config::{Config, Limits, Opens, data_folder};
pub(crate) use figures::figures;
pub use hall::Hall;
pub use http::{NewSeat, NewTableInfo};
pub use http_accounts::Session;
pub use openapi::openapi;
pub use people::home_address;
pub use settings::new_administrator;
pub use store::{Store, StoreError};

use axum::Router;
use axum::routing::{delete, get, post};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::net::TcpListener;

/// The whole service.
pub fn app(hall: &Arc<Hall>) -> Router {
    Router::new()
        .route("/health", get(http::health))
        .route("/metrics", get(http::figures))
        .route("/api/openapi.json", get(async || axum::Json(openapi())))
        .route("/api/games", get(http::games))
        .route("/api/games/{game}/menu", get(http::menu))
        .route("/api/games/{game}/setup", post(http::setup))
        .route("/api/tables", get(listing::my_tables).post(http::new_table))
        .route("/api/tables/list", post(listing::list))
        .route("/api/tables/keep", post(listing::keep))
        .route("/api/tables/leave", post(listing::leave))
        .route("/api/what-if", post(http::what_if))
        .route("/api/puzzles", post(puzzle::open))
        .route("/api/sketches", post(puzzle::draw))
        .route("/api/account", get(http_accounts::account))
        .route("/api/accounts", post(http_accounts::new_account).delete(http_accounts::delete_account))
        .route(
            "/api/sessions",
            get(http_accounts::devices).post(http_accounts::come_in).delete(http_accounts::go_out),
        )
        .route("/api/sessions/{which}", delete(http_accounts::sign_out))
        .route("/api/password", post(http_accounts::change_password))
        .route("/api/recovery", post(http_accounts::recover))
        .route("/api/recovery/code", post(http_accounts::new_code))
        .route("/api/server", get(settings::about))
        .route("/api/admin", get(admin::overview))
        .route("/api/admin/tables", get(admin::tables))
        .route("/api/admin/tables/end", post(admin::end))
        .route("/api/admin/accounts", get(admin::people))
        .route("/api/admin/accounts/close", post(admin::close))
        .route("/api/admin/reports", get(admin::reports))
        .route("/api/admin/bans", post(admin::ban).delete(admin::pardon))
        .route("/api/admin/notice", post(admin::announce).delete(admin::fall_silent))
        .route("/api/admin/invitation", post(admin::invite).delete(admin::uninvite))
        .route("/api/import", post(http::import))
        .route("/api/replay", post(replay::see))
        .route("/ws", get(http::ws))
        .fallback(client::file)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(hall), guard::guard))
        .layer(tower_http::catch_panic::CatchPanicLayer::new())
        .with_state(Arc::clone(hall))
}

/// Writes to standard error what happens, from this level on; as sentences, or as one JSON object a line.
pub fn write_what_happens(level: Option<&str>, as_json: bool) {
    let level = level.unwrap_or("warn");
    // What we are built on may write down what goes over a connection; it is not asked for more than warnings.
    let ours =
        ["trace", "debug", "info"].contains(&level).then(|| format!("warn,server={level},gruft={level}"));
    let filter = tracing_subscriber::EnvFilter::try_new(ours.as_deref().unwrap_or(level));
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = if as_json { lines.json().try_init() } else { lines.try_init() };
}

/// Serves until `until` is done, then says goodbye to everybody and stores what is left to store.
pub async fn serve(
    hall: Arc<Hall>,
    listener: TcpListener,
    until: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    figures();
    hall.port.store(listener.local_addr()?.port(), Ordering::Relaxed);
    // For `gruft admin`, which does not know how the server was started.
    let address = settings::job(settings::Setting::Address, Some(&hall.address().0));
    let _ = hall.store.write(address).await;
    let tidying = Arc::downgrade(&hall);
    tokio::spawn(async move {
        while let Some(hall) = tidying.upgrade() {
            hall.doors.tidy();
            if let Some(figures) = figures() {
                figures.run_upkeep();
            }
            drop(hall);
            tokio::time::sleep(std::time::Duration::from_secs(30)).await;
        }
    });
    let closing = Arc::clone(&hall);
    let until = async move {
        until.await;
        closing.close();
    };
    listen::listen(&hall, listener, until).await;
    hall.leave().await;
    Ok(())
}
