//! The calls of whoever has an account, and of whoever wants one.

use crate::accounts::{self, About, Device, Entered, Knocks};
use crate::http::{Answer, Body, From_, Here, bearer};
use crate::seats::{Leaving, LeftBehind};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A name and a password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameAndPassword {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// What this device is called in the list of sessions.
    #[serde(default)]
    pub device: String,
}

/// What is needed when the password is lost.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name.
    pub name: String,
    /// The recovery code.
    pub code: String,
    /// The new password.
    pub password: String,
    /// What this device is called in the list of sessions.
    #[serde(default)]
    pub device: String,
}

/// The password again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// The password, and the one that is to be in its place.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password.
    pub password: String,
    /// The new one.
    pub new: String,
}

/// The password again, and what becomes of tables.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    /// The password.
    pub password: String,
    /// What becomes of tables of which the account has the owner's tools while no other account keeps anything there.
    #[serde(default)]
    pub tables: Leaving,
}

/// Somebody has come in.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Session {
    /// To be sent as `Authorization: Bearer …`.
    pub session: String,
    /// To be written down; shown once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
}

/// A recovery code.
#[derive(Debug, Serialize, ToSchema)]
pub struct Code {
    /// To be written down; shown once.
    pub recovery: String,
}

/// How many sessions have ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct SignedOut {
    /// So many.
    pub ended: usize,
}

/// Opens an account.
#[utoipa::path(post, path = "/api/accounts", request_body = NameAndPassword,
    responses((status = 200, body = Session), (status = 409), (status = 429)))]
pub async fn new_account(
    State(hall): Here,
    knocks: Knocks,
    Body(wanted): Body<NameAndPassword>,
) -> Answer<Session> {
    let NameAndPassword { name, password, device } = wanted;
    Ok(entered(accounts::open(&hall, &knocks, &name, &password, &device).await?))
}

/// Comes in with name and password.
#[utoipa::path(post, path = "/api/sessions", request_body = NameAndPassword,
    responses((status = 200, body = Session), (status = 403), (status = 429)))]
pub async fn come_in(
    State(hall): Here,
    knocks: Knocks,
    Body(wanted): Body<NameAndPassword>,
) -> Answer<Session> {
    let NameAndPassword { name, password, device } = wanted;
    Ok(entered(accounts::enter(&hall, &knocks, &name, &password, &device).await?))
}

/// Comes in with the recovery code.
#[utoipa::path(post, path = "/api/recovery", request_body = Recovery,
    responses((status = 200, body = Session), (status = 403), (status = 429)))]
pub async fn recover(State(hall): Here, knocks: Knocks, Body(wanted): Body<Recovery>) -> Answer<Session> {
    let Recovery { name, code, password, device } = wanted;
    Ok(entered(accounts::recover(&hall, &knocks, &name, &code, &password, &device).await?))
}

/// A new recovery code; the old one opens nothing any more.
#[utoipa::path(post, path = "/api/recovery/code", request_body = Password,
    responses((status = 200, body = Code), (status = 403), (status = 429)))]
pub async fn new_code(
    State(hall): Here,
    headers: HeaderMap,
    knocks: Knocks,
    Body(wanted): Body<Password>,
) -> Answer<Code> {
    bearer(&headers)?;
    let code = accounts::new_code(&hall, &knocks, &wanted.password).await?;
    Ok(Json(Code { recovery: code.reveal().to_owned() }))
}

/// Changes the password; all other sessions end.
#[utoipa::path(post, path = "/api/password", request_body = NewPassword,
    responses((status = 200), (status = 403), (status = 429)))]
pub async fn change_password(
    State(hall): Here,
    headers: HeaderMap,
    knocks: Knocks,
    Body(wanted): Body<NewPassword>,
) -> Answer<Value> {
    bearer(&headers)?;
    accounts::change_password(&hall, &knocks, &wanted.password, &wanted.new).await?;
    Ok(Json(Value::Null))
}

/// What one may know of one's own account.
#[utoipa::path(get, path = "/api/account", responses((status = 200, body = About), (status = 403)))]
pub async fn account(State(hall): Here, From_(from): From_, headers: HeaderMap) -> Answer<About> {
    let member = accounts::member(&hall, bearer(&headers)?, from).await?;
    Ok(Json(accounts::about(&hall, &member).await?))
}

/// The devices on which one is signed in.
#[utoipa::path(get, path = "/api/sessions", responses((status = 200, body = Vec<Device>), (status = 403)))]
pub async fn devices(State(hall): Here, From_(from): From_, headers: HeaderMap) -> Answer<Vec<Device>> {
    let member = accounts::member(&hall, bearer(&headers)?, from).await?;
    Ok(Json(accounts::devices(&hall, &member).await?))
}

/// Goes out: the session ends.
#[utoipa::path(delete, path = "/api/sessions", responses((status = 200)))]
pub async fn go_out(State(hall): Here, headers: HeaderMap) -> Answer<Value> {
    accounts::leave(&hall, bearer(&headers)?).await?;
    Ok(Json(Value::Null))
}

/// Signs out on one device, by the `id` of its session; on all `others`; or on `all`.
#[utoipa::path(delete, path = "/api/sessions/{which}", params(("which" = String, Path)),
    responses((status = 200, body = SignedOut), (status = 403), (status = 409)))]
pub async fn sign_out(
    State(hall): Here,
    From_(from): From_,
    headers: HeaderMap,
    Path(which): Path<String>,
) -> Answer<SignedOut> {
    let member = accounts::member(&hall, bearer(&headers)?, from).await?;
    Ok(Json(SignedOut { ended: accounts::sign_out(&hall, &member, &which).await? }))
}

/// Deletes one's account. Its seats are left; the owner's tools of a table go to the account with the lowest seat there;
/// tables that no other account keeps stay with whoever has their links, or are deleted.
#[utoipa::path(delete, path = "/api/accounts", request_body = Deletion,
    responses((status = 200, body = LeftBehind), (status = 403), (status = 429)))]
pub async fn delete_account(
    State(hall): Here,
    headers: HeaderMap,
    knocks: Knocks,
    Body(wanted): Body<Deletion>,
) -> Answer<LeftBehind> {
    bearer(&headers)?;
    Ok(Json(accounts::delete(&hall, &knocks, &wanted.password, wanted.tables).await?))
}

fn entered(entered: Entered) -> Json<Session> {
    Json(Session {
        session: entered.session.reveal().to_owned(),
        recovery: entered.recovery.map(|secret| secret.reveal().to_owned()),
    })
}
