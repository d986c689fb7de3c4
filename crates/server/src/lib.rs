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
mod bots;
mod client;
pub mod clock;
mod commands;
mod config;
mod guard;
pub mod hall;
mod http;
mod limits;
mod listen;
mod notes;
mod openapi;
mod people;
mod play;
mod puzzle;
pub mod record;
mod replay;
pub mod room;
mod secret;
mod share;
mod simulate;
mod socket;
pub mod store;
pub mod tidy;
mod view;
pub mod wake;
pub mod work;

pub use client::is_built_in as has_client;
pub use config::{Config, Limits, data_folder};
pub use hall::Hall;
pub use http::{NewSeat, NewTableInfo, Session};
pub use openapi::openapi;
pub use people::home_address;
pub use store::{Store, StoreError};

use axum::Router;
use axum::routing::{delete, get, post};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};
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
        .route("/api/tables", get(http::my_tables).post(http::new_table))
        .route("/api/tables/list", post(http::list))
        .route("/api/what-if", post(http::what_if))
        .route("/api/puzzles", post(puzzle::open))
        .route("/api/accounts", post(http::new_account).merge(delete(http::delete_account)))
        .route("/api/sessions", post(http::come_in).merge(delete(http::go_out)))
        .route("/api/recovery", post(http::recover))
        .route("/api/import", post(http::import))
        .route("/api/replay", post(replay::see))
        .route("/ws", get(http::ws))
        .fallback(client::file)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(hall), guard::guard))
        .layer(tower_http::catch_panic::CatchPanicLayer::new())
        .with_state(Arc::clone(hall))
}

/// The figures of this process, counted from the first call on.
pub(crate) fn figures() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}

/// Writes to standard error what happens, from this level on.
pub fn write_what_happens(level: Option<&str>) {
    let filter = tracing_subscriber::EnvFilter::try_new(level.unwrap_or("warn"));
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
}

/// Serves until `until` is done, then says goodbye to everybody and stores what is left to store.
pub async fn serve(
    hall: Arc<Hall>,
    listener: TcpListener,
    until: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    figures();
    hall.port.store(listener.local_addr()?.port(), Ordering::Relaxed);
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
