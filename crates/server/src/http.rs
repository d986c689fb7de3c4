//! The part that goes over plain HTTP: opening tables, accounts, health, figures. docs/protocol.md describes it,
//! `/api/openapi.json` too.

use crate::accounts::Knocks;
use crate::hall::Hall;
use crate::record::Sheet;
use crate::secret::{Secret, fresh_u64};
use crate::work::{Place, Undone, Who};
use crate::{share, socket, wake};
use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Body as _;
use metrics_exporter_prometheus::PrometheusHandle;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use table::Save;
use utoipa::ToSchema;
use wire::protocol::Link;
use wire::{ErrorKind, Failed};

/// A call that was refused.
pub struct Refusal(pub Failed);

impl From<Failed> for Refusal {
    fn from(failed: Failed) -> Refusal {
        Refusal(failed)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = match self.0.kind {
            ErrorKind::Limit => StatusCode::TOO_MANY_REQUESTS,
            ErrorKind::Forbidden => StatusCode::FORBIDDEN,
            ErrorKind::Storage => StatusCode::SERVICE_UNAVAILABLE,
            ErrorKind::Table => StatusCode::NOT_FOUND,
            ErrorKind::Refused | ErrorKind::Stale | ErrorKind::Closed => StatusCode::CONFLICT,
            _ => StatusCode::BAD_REQUEST,
        };
        let mut response = (status, Json(serde_json::json!({ "error": self.0 }))).into_response();
        // For whoever writes down what was refused.
        response.extensions_mut().insert(self.0.kind);
        response
    }
}

/// What a call gives back.
pub type Answer<T> = Result<Json<T>, Refusal>;

/// JSON that was sent along, no longer than a message; whatever is wrong with it is said as every other error.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Body<T>, Refusal> {
        Ok(Body(sent(request, hall.config.limits.message).await?.read()?))
    }
}

/// JSON that was sent along, as long as a save may be. It is not read yet: that takes a while.
pub struct LongBody(Vec<u8>);

impl FromRequest<Arc<Hall>> for LongBody {
    type Rejection = Refusal;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<LongBody, Refusal> {
        Ok(sent(request, hall.config.limits.import).await?)
    }
}

impl LongBody {
    /// What it says.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Failed> {
        serde_json::from_slice(&self.0).map_err(|error| ErrorKind::Request.because(error))
    }
}

/// What was sent along, if it is JSON and not too long.
async fn sent(request: Request, most: usize) -> Result<LongBody, Failed> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    // A page of others can send a form without being asked, but no JSON.
    if !kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(ErrorKind::Request.because("this needs Content-Type: application/json"));
    }
    let too_long = || ErrorKind::Limit.because(format!("more than {most} bytes"));
    if length(request.headers()).is_some_and(|length| length > most as u64) {
        return Err(too_long());
    }
    let mut all = Vec::with_capacity(length(request.headers()).and_then(|l| l.try_into().ok()).unwrap_or(0));
    let mut body = request.into_body();
    while let Some(frame) = poll_fn(|task| Pin::new(&mut body).poll_frame(task)).await {
        let frame = frame.map_err(|_| ErrorKind::Request.because("the call was cut off"))?;
        let Ok(part) = frame.into_data() else { continue };
        if all.len() + part.len() > most {
            return Err(too_long());
        }
        all.extend_from_slice(&part);
        // However much is sent at once, others are answered in between.
        tokio::task::yield_now().await;
    }
    Ok(LongBody(all))
}

/// How much is sent along, if that was said.
fn length(headers: &HeaderMap) -> Option<u64> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// Whoever opens one table more may do that, here and now. It is counted before anything of the call's body is read.
pub struct NewTablePermit {
    from: IpAddr,
}

impl FromRequestParts<Arc<Hall>> for NewTablePermit {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<NewTablePermit, Refusal> {
        let from = from(parts);
        hall.may_open(&parts.headers, from).await?;
        hall.doors.table(from)?;
        Ok(NewTablePermit { from })
    }
}

/// The same for whoever sends more than a link: a save, which counts as a table.
pub struct LongPermit;

impl FromRequestParts<Arc<Hall>> for LongPermit {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<LongPermit, Refusal> {
        if length(&parts.headers).is_none_or(|length| length > hall.config.limits.message as u64) {
            hall.doors.table(from(parts))?;
        }
        Ok(LongPermit)
    }
}

/// A place for what takes a while, taken before anything of the call's body is read.
pub struct Errand(pub Place);

impl FromRequestParts<Arc<Hall>> for Errand {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Errand, Refusal> {
        let place = hall.work.errands.place(Who::from(from(parts))).map_err(Failed::from)?;
        Ok(Errand(place))
    }
}

impl FromRequestParts<Arc<Hall>> for Knocks {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Knocks, Refusal> {
        let from = from(parts);
        let place = hall.work.passwords.place(Who::from(from)).map_err(Failed::from)?;
        Ok(Knocks { from, session: bearer(&parts.headers).ok().map(str::to_owned), place })
    }
}

/// From where a call comes.
#[derive(Clone, Copy, Debug)]
pub struct From_(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for From_ {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<From_, Self::Rejection> {
        Ok(From_(from(parts)))
    }
}

/// From where a call comes.
pub fn from(parts: &Parts) -> IpAddr {
    parts.extensions.get::<From_>().map_or(IpAddr::from([127, 0, 0, 1]), |from| from.0)
}

/// A game that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its name.
    pub name: String,
    /// Its rules: a number and a hash of the content.
    pub rules: String,
    /// The bots that can play it.
    pub bots: Vec<String>,
}

/// What is wanted of a new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The scenario; the first, if none is named.
    #[serde(default)]
    pub scenario: Option<String>,
    /// How many heroes.
    #[serde(default)]
    pub heroes: Option<u8>,
    /// Everything that is agreed on, in place of scenario and heroes.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub setup: Option<Value>,
    /// What the table is called.
    #[serde(default)]
    pub title: Option<String>,
    /// The seed of chance. Everybody sees that one was chosen.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Bots by the names of seats.
    #[serde(default)]
    pub bots: BTreeMap<String, String>,
}

/// A table that was opened. These secrets are shown once.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct NewTableInfo {
    /// The table's name.
    pub table: String,
    /// The owner's tools.
    #[schema(value_type = Object)]
    pub owner: Link,
    /// Each seat: keep the links of your own, give the others away.
    pub seats: Vec<NewSeat>,
}

/// A seat of a new table.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct NewSeat {
    /// Its name.
    pub seat: String,
    /// Its link.
    #[schema(value_type = Object)]
    pub link: Link,
}

/// A shared situation that is to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenSituation {
    /// The secret of its link.
    pub key: String,
    /// Bots by the names of seats.
    #[serde(default)]
    pub bots: BTreeMap<String, String>,
}

/// A record that was brought along.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The save.
    #[schema(value_type = Object)]
    pub save: Value,
    /// What the table is called.
    #[serde(default)]
    pub title: Option<String>,
    /// Bots by the names of seats.
    #[serde(default)]
    pub bots: BTreeMap<String, String>,
}

/// The hall, in a call.
pub type Here = State<Arc<Hall>>;

/// The games.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(hall): Here) -> Json<Vec<GameInfo>> {
    let games = hall.games.list().into_iter().map(|game| GameInfo {
        name: game.name().to_owned(),
        rules: game.rules().to_string(),
        bots: game.bots().into_iter().map(str::to_owned).collect(),
    });
    Json(games.collect())
}

/// What can be chosen before a game: the type `Menu` of `web/types/table.ts`.
#[utoipa::path(get, path = "/api/games/{game}/menu", params(("game" = String, Path)),
    responses((status = 200), (status = 400)))]
pub async fn menu(State(hall): Here, Path(game): Path<String>) -> Answer<table::menu::Menu> {
    Ok(Json(hall.game(&game)?.menu()))
}

/// A scenario and a number of heroes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WantedSetup {
    /// The scenario; the first, if none is named.
    #[serde(default)]
    pub scenario: Option<String>,
    /// How many heroes.
    #[serde(default)]
    pub heroes: Option<u8>,
}

/// A setup to start with; what is chosen is changed in it at the paths that the menu names.
#[utoipa::path(post, path = "/api/games/{game}/setup", params(("game" = String, Path)),
    request_body = WantedSetup, responses((status = 200), (status = 400)))]
pub async fn setup(
    State(hall): Here,
    Path(game): Path<String>,
    Body(wanted): Body<WantedSetup>,
) -> Answer<Value> {
    let setup = hall.game(&game)?.setup(wanted.scenario.as_deref(), wanted.heroes);
    Ok(Json(setup.map_err(|e| ErrorKind::Setup.because(e))?))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = NewTableInfo), (status = 400), (status = 429)))]
pub async fn new_table(
    State(hall): Here,
    permit: NewTablePermit,
    Body(wanted): Body<NewTable>,
) -> Answer<NewTableInfo> {
    let game = hall.game(&wanted.game)?;
    let setup = match wanted.setup {
        Some(setup) => setup,
        None => {
            let setup = game.setup(wanted.scenario.as_deref(), wanted.heroes);
            setup.map_err(|e| ErrorKind::Setup.because(e))?
        }
    };
    let table = game.table(setup, wanted.seed.unwrap_or_else(fresh_u64));
    let table = table.map_err(|e| ErrorKind::Setup.because(e))?;
    let title = title(wanted.title, &wanted.game)?;
    let sheet = Sheet { title, seeded: wanted.seed.is_some(), ..Sheet::default() };
    opened(&hall, &permit, &*table, sheet, &wanted.bots).await
}

/// Opens a what-if table from a shared situation.
#[utoipa::path(post, path = "/api/what-if", request_body = OpenSituation,
    responses((status = 200, body = NewTableInfo), (status = 403), (status = 429)))]
pub async fn what_if(
    State(hall): Here,
    From_(from): From_,
    permit: NewTablePermit,
    Errand(place): Errand,
    Body(wanted): Body<OpenSituation>,
) -> Answer<NewTableInfo> {
    let wrong = || ErrorKind::Forbidden.because("this link opens nothing");
    let secret = Secret::shown(&wanted.key).ok_or_else(wrong)?;
    let found = share::what_if(&hall, &secret).await;
    if found.as_ref().is_err_and(|failed| failed.kind == ErrorKind::Forbidden) {
        hall.doors.attempt(from)?;
    }
    let (save, title) = found?;
    let reading = Arc::clone(&hall);
    let table = place.work(move || share::play_on(&reading, &save)).await.map_err(Failed::from)??;
    opened(&hall, &permit, &*table, Sheet { title, ..Sheet::default() }, &wanted.bots).await
}

/// Opens a table from a record.
#[utoipa::path(post, path = "/api/import", request_body = Import,
    responses((status = 200, body = NewTableInfo), (status = 400), (status = 429)))]
pub async fn import(
    State(hall): Here,
    permit: NewTablePermit,
    Errand(place): Errand,
    body: LongBody,
) -> Answer<NewTableInfo> {
    // Reading a save and playing the whole game again takes a while, and it may be anybody's.
    let reading = Arc::clone(&hall);
    let read = move || -> Result<_, Failed> {
        let Import { save, title: wanted, bots } = body.read()?;
        let save = Save::from_value(save).map_err(|e| ErrorKind::Save.because(e))?;
        Ok((wake::is_sound(&reading, &save)?, title(wanted, &save.game)?, bots))
    };
    let (table, title, bots) = place.work(read).await.map_err(cannot_be_opened)??;
    opened(&hall, &permit, &*table, Sheet { title, ..Sheet::default() }, &bots).await
}

/// Why somebody's save was not opened.
pub fn cannot_be_opened(undone: Undone) -> Failed {
    match undone {
        Undone::Broke => ErrorKind::Save.because("the save cannot be opened"),
        other => other.into(),
    }
}

fn title(wanted: Option<String>, game: &str) -> Result<String, Failed> {
    let title = wanted.unwrap_or_else(|| game.to_owned());
    let fits = (1..=80).contains(&title.chars().count()) && !title.chars().any(char::is_control);
    fits.then_some(title).ok_or_else(|| ErrorKind::Limit.because("a title has 1 to 80 characters"))
}

/// Stores a new table and gives the links that open it.
pub async fn opened(
    hall: &Hall,
    permit: &NewTablePermit,
    table: &dyn table::any::AnyTable,
    sheet: Sheet,
    bots: &BTreeMap<String, String>,
) -> Answer<NewTableInfo> {
    let names = table.seats();
    let there = hall.game(table.game())?.bots();
    for (seat, bot) in bots {
        if !names.iter().any(|(_, name)| name == seat) {
            return Err(ErrorKind::Seat.because("there is no seat of this name for a bot").into());
        }
        if !there.contains(&bot.as_str()) {
            let text = format!("there is no such bot; there are: {}", there.join(", "));
            return Err(ErrorKind::Request.because(text).into());
        }
    }
    let opened = share::open(hall, table, sheet, |name| bots.get(name).cloned()).await?;
    let (seats, from) = (opened.seats.len(), permit.from);
    tracing::info!(
        event = "table-opened",
        table = opened.id,
        game = table.game(),
        seats,
        bots = bots.len(),
        %from,
        "a table was opened"
    );
    let seats = opened
        .seats
        .iter()
        .map(|(_, name, secret)| NewSeat { seat: name.clone(), link: hall.link(&opened.id, secret) });
    let seats = seats.collect();
    Ok(Json(NewTableInfo { owner: hall.link(&opened.id, &opened.owner), seats, table: opened.id }))
}

/// The session that a call shows.
pub fn bearer(headers: &HeaderMap) -> Result<&str, Failed> {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = value.and_then(|value| value.strip_prefix("Bearer "));
    token.ok_or_else(|| ErrorKind::Forbidden.because("this needs Authorization: Bearer SESSION"))
}

/// Whether the server and its database are well.
#[utoipa::path(get, path = "/health", responses((status = 200), (status = 503)))]
pub async fn health(State(hall): Here) -> Response {
    let database = hall.store.is_there().await;
    let status = if database { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let text = if database { "ok" } else { "no database" };
    (status, Json(serde_json::json!({ "status": text, "version": env!("CARGO_PKG_VERSION") })))
        .into_response()
}

/// What is counted, for whoever runs the server. On a quiet server it tells when somebody has answered, also in secret;
/// so nobody else gets it.
pub async fn figures(From_(from): From_) -> Response {
    if !from.is_loopback() {
        return (StatusCode::NOT_FOUND, "figures are for this machine alone\n").into_response();
    }
    crate::figures().map(PrometheusHandle::render).unwrap_or_default().into_response()
}

/// So much is read from a socket at once: a command mostly fits.
const READ: usize = 2 * 1024;
/// So much is gathered before it is written to a socket: what follows on an answer mostly fits.
const WRITE: usize = 4 * 1024;

/// The socket.
pub async fn ws(State(hall): Here, From_(from): From_, upgrade: WebSocketUpgrade) -> Response {
    let place = match hall.doors.socket(from) {
        Ok(place) => place,
        Err(failed) => return Refusal(failed).into_response(),
    };
    let most = hall.config.limits.message;
    // A buffer is there for as long as the socket is, and most sockets are silent most of the time. Longer messages are
    // read and written all the same; but one that gathers all views of the first moment would keep room for them.
    let upgrade = upgrade.read_buffer_size(READ).write_buffer_size(WRITE);
    upgrade.max_message_size(most).max_frame_size(most).on_upgrade(async move |socket| {
        socket::serve(hall, socket, from).await;
        drop(place);
    })
}
