//! The description of the HTTP part for programs that read such descriptions.

use crate::http;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Gruft",
        description = "Tables for dungeon crawls. Playing goes over a socket: docs/protocol.md."
    ),
    paths(
        http::games,
        http::menu,
        http::setup,
        http::new_table,
        http::my_tables,
        http::list,
        http::what_if,
        http::import,
        crate::puzzle::open,
        crate::replay::see,
        http::new_account,
        http::delete_account,
        http::come_in,
        http::go_out,
        http::recover,
        http::health
    )
)]
struct Api;

/// The description.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Api::openapi()
}
