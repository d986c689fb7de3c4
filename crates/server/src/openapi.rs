//! The description of the HTTP part for programs that read such descriptions.

use crate::{http, http_accounts};
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
        crate::listing::my_tables,
        crate::listing::list,
        crate::listing::keep,
        crate::listing::leave,
        http::what_if,
        http::import,
        crate::puzzle::open,
        crate::puzzle::draw,
        crate::replay::see,
        http_accounts::account,
        http_accounts::new_account,
        http_accounts::delete_account,
        http_accounts::devices,
        http_accounts::come_in,
        http_accounts::go_out,
        http_accounts::sign_out,
        http_accounts::change_password,
        http_accounts::recover,
        http_accounts::new_code,
        crate::settings::about,
        crate::admin::overview,
        crate::admin::tables,
        crate::admin::end,
        crate::admin::people,
        crate::admin::close,
        crate::admin::reports,
        crate::admin::ban,
        crate::admin::pardon,
        crate::admin::announce,
        crate::admin::fall_silent,
        crate::admin::invite,
        crate::admin::uninvite,
        http::health
    )
)]
struct Api;

/// The description.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Api::openapi()
}
