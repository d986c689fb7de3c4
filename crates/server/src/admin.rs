//! What whoever runs the server can see and do in the browser, by a link of their own. It opens what is needed to keep
//! order, and nothing of what is hidden at a table: the record of a broken game is on the machine, not here.

use crate::accounts;
use crate::config::Opens;
use crate::hall::Hall;
use crate::http::{Answer, Body, Here, Refusal, bearer, from};
use crate::limits::caller;
use crate::people::By;
use crate::record::{Event, Sheet};
use crate::seats::{Leaving, LeftBehind};
use crate::secret::Secret;
use crate::settings::{self, Setting};
use crate::{clock, store};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::net::IpAddr;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::protocol::{Link, Notice};
use wire::{ErrorKind, Failed};

/// So many rows are on a page.
const PAGE: i64 = 100;
/// Nobody is banned for longer than this many minutes: a year.
const LONGEST: u32 = 366 * 24 * 60;

fn storage(error: store::StoreError) -> Failed {
    ErrorKind::Storage.because(error)
}

/// Whoever has shown the administrator's link.
pub struct Administrator {
    from: IpAddr,
}

impl FromRequestParts<Arc<Hall>> for Administrator {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Administrator, Refusal> {
        let from = from(parts);
        let shown = bearer(&parts.headers).ok().and_then(Secret::shown).map(|secret| secret.hash());
        let stored = settings::read(&hall.store, Setting::Administrator).await.map_err(storage)?;
        if shown.is_some() && shown == stored {
            return Ok(Administrator { from });
        }
        hall.doors.attempt(from)?;
        let text = "this is not the administrator's link, or there is a newer one: gruft admin makes it";
        Err(ErrorKind::Forbidden.because(text).into())
    }
}

/// What is going on.
#[derive(Debug, Serialize, ToSchema)]
pub struct Overview {
    /// The version of Gruft.
    pub version: String,
    /// For how many seconds this process has run.
    pub up: u64,
    /// `sqlite` or `postgres`.
    pub database: String,
    /// In how many milliseconds the database answered just now.
    pub database_took: u64,
    /// Who may open tables.
    pub opens: Opens,
    /// Whether there is an invitation.
    pub invitation: bool,
    /// What all are told.
    #[schema(value_type = Option<Object>)]
    pub notice: Option<Notice>,
    /// How many tables are stored.
    pub tables: i64,
    /// How many of them are in this process's memory.
    pub awake: usize,
    /// How many accounts there are.
    pub accounts: i64,
    /// How many reports of broken rules are kept.
    pub reports: i64,
    /// Open sockets of this process.
    pub sockets: usize,
    /// Open plain connections of this process.
    pub connections: usize,
    /// Work that takes long: how much of each kind waits or is under way.
    pub work: Vec<Busy>,
    /// Who is connected to this process, or was refused in the last minute.
    pub callers: Vec<Caller>,
    /// Who may not call for a while.
    pub bans: Vec<Ban>,
    /// From where you call.
    pub you: String,
}

/// A kind of work that takes long.
#[derive(Debug, Serialize, ToSchema)]
pub struct Busy {
    /// Its name.
    pub bench: String,
    /// So much waits or is under way.
    pub taken: usize,
}

/// An address.
#[derive(Debug, Serialize, ToSchema)]
pub struct Caller {
    /// Which.
    pub address: String,
    /// So many sockets it has open.
    pub sockets: usize,
    /// So many of its wrong passwords and links are not forgotten yet.
    pub wrong: u32,
}

/// An address that may not call.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ban {
    /// Which.
    pub address: String,
    /// Until then: seconds since 1970.
    pub until: i64,
}

/// What is going on at the whole server.
#[utoipa::path(get, path = "/api/admin", responses((status = 200, body = Overview), (status = 403)))]
pub async fn overview(State(hall): Here, admin: Administrator) -> Answer<Overview> {
    let asked = hall.moment().up;
    let tables = hall.store.tables().await.map_err(storage)?;
    let database_took = (hall.moment().up - asked).as_millis() as u64;
    let count = async |query| hall.store.count(query).await.map_err(storage);
    let invitation = settings::read(&hall.store, Setting::Invitation).await.map_err(storage)?;
    let mut awake = 0;
    for room in hall.rooms_in_use() {
        awake += usize::from(room.inner.try_lock().map_or(true, |inner| inner.table.is_some()));
    }
    let callers = hall.doors.callers().into_iter().map(|(address, sockets, wrong)| Caller {
        address: address.to_string(),
        sockets,
        wrong,
    });
    let bans = hall.bans().into_iter();
    let bans = bans.map(|(address, until)| Ban { address: address.to_string(), until: until / 1000 });
    Ok(Json(Overview {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        up: hall.moment().up.as_secs(),
        database: hall.store.kind().name().to_owned(),
        database_took,
        opens: hall.config.opens,
        invitation: invitation.is_some(),
        notice: hall.notice(),
        tables,
        awake,
        accounts: count("SELECT COUNT(*) FROM accounts").await?,
        reports: count("SELECT COUNT(*) FROM reports").await?,
        sockets: hall.doors.sockets(),
        connections: hall.doors.connections(),
        work: hall
            .work
            .busy()
            .into_iter()
            .map(|(bench, taken)| Busy { bench: bench.to_owned(), taken })
            .collect(),
        callers: callers.collect(),
        bans: bans.collect(),
        you: caller(admin.from).to_string(),
    }))
}

/// So many rows of a list come before what is wanted: `?from=100`.
pub struct From(i64);

impl<S: Send + Sync> FromRequestParts<S> for From {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<From, Refusal> {
        let Some(query) = parts.uri.query() else { return Ok(From(0)) };
        let from = query.strip_prefix("from=").and_then(|from| from.parse::<u32>().ok());
        let wrong = || ErrorKind::Request.because("a page is ?from= and a number");
        Ok(From(i64::from(from.ok_or_else(wrong)?)))
    }
}

/// A table, as whoever runs the server may see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnyTable {
    /// Its name.
    pub table: String,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// When it was opened: seconds since 1970.
    pub opened: i64,
    /// For how many days nobody has visited it.
    pub unvisited: i64,
    /// Its seats: by which name the person is called, or the bot.
    pub people: Vec<String>,
    /// How many seats have somebody connected to this process.
    pub here: usize,
    /// Whether it is in this process's memory.
    pub awake: bool,
    /// Whether its owner has ended it.
    pub ended: bool,
    /// Whether an account keeps something there.
    pub kept: bool,
}

/// All tables, the newest first.
#[utoipa::path(get, path = "/api/admin/tables", params(("from" = Option<u32>, Query)),
    responses((status = 200, body = Vec<AnyTable>), (status = 403)))]
pub async fn tables(State(hall): Here, _: Administrator, From(from): From) -> Answer<Vec<AnyTable>> {
    let rows = hall.store.table_rows(from, PAGE).await.map_err(storage)?;
    let today = hall.calendar.today();
    let mut tables = Vec::new();
    for row in rows {
        let room = hall.room_in_use(&row.id);
        let inner = match &room {
            Some(room) => Some(room.inner.lock().await),
            None => None,
        };
        let live = inner.as_deref().filter(|inner| inner.table.is_some());
        let stored: Sheet;
        let sheet = match live {
            Some(inner) => &inner.sheet,
            None => {
                stored = row
                    .sheet
                    .as_deref()
                    .and_then(|sheet| serde_json::from_str(sheet).ok())
                    .unwrap_or_default();
                &stored
            }
        };
        let sits = |seat: &crate::record::SeatSheet| seat.person.clone().or(seat.bot.clone());
        let here =
            |room: &Arc<crate::room::Room>| sheet.seats.iter().filter(|s| room.is_here(s.seat)).count();
        tables.push(AnyTable {
            title: sheet.title.clone(),
            game: row.game,
            opened: row.created / 1000,
            unvisited: (today - row.visited).max(0),
            people: sheet.seats.iter().filter_map(sits).collect(),
            here: room.as_ref().map_or(0, here),
            awake: live.is_some(),
            ended: sheet.ended,
            kept: row.kept > 0,
            table: row.id,
        });
    }
    Ok(Json(tables))
}

/// An account, as whoever runs the server may see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Person {
    /// Its name.
    pub name: String,
    /// When it was opened: seconds since 1970.
    pub since: i64,
    /// When it was last used, to the day: seconds since 1970; 0, if it has no session.
    pub seen: i64,
    /// On how many devices somebody is signed in.
    pub sessions: i64,
    /// How many tables it keeps.
    pub tables: i64,
}

/// All accounts, by name.
#[utoipa::path(get, path = "/api/admin/accounts", params(("from" = Option<u32>, Query)),
    responses((status = 200, body = Vec<Person>), (status = 403)))]
pub async fn people(State(hall): Here, _: Administrator, From(from): From) -> Answer<Vec<Person>> {
    let rows = hall.store.account_rows(from, PAGE).await.map_err(storage)?;
    let person = |row: store::AccountRow| Person {
        name: row.name,
        since: row.created / 1000,
        seen: row.seen / 1000,
        sessions: row.sessions,
        tables: row.tables,
    };
    Ok(Json(rows.into_iter().map(person).collect()))
}

/// A report of broken rules; the game itself is not in it.
#[derive(Debug, Serialize, ToSchema)]
pub struct BrokenRules {
    /// The table.
    pub table: String,
    /// When: seconds since 1970.
    pub at: i64,
    /// The game.
    pub game: String,
    /// In which way the rules broke.
    pub how: String,
}

/// Reports of broken rules, the newest first.
#[utoipa::path(get, path = "/api/admin/reports", params(("from" = Option<u32>, Query)),
    responses((status = 200, body = Vec<BrokenRules>), (status = 403)))]
pub async fn reports(State(hall): Here, _: Administrator, From(from): From) -> Answer<Vec<BrokenRules>> {
    let rows = hall.store.reports(from, PAGE).await.map_err(storage)?;
    let report = |row: store::ReportRow| {
        let report = serde_json::from_str::<table::Report>(&row.report).ok();
        BrokenRules {
            table: row.table,
            at: row.at / 1000,
            game: report.as_ref().map(|report| report.save.game.clone()).unwrap_or_default(),
            how: report.map(|report| kind(&report.broken).to_owned()).unwrap_or_default(),
        }
    };
    Ok(Json(rows.into_iter().map(report).collect()))
}

/// The kind of what broke: more would name hidden things, and whoever runs a server may be playing there.
fn kind(broken: &table::Broken) -> &'static str {
    match broken {
        table::Broken::Panic(_) => "panic",
        table::Broken::Check(_) => "check",
        _ => "limit",
    }
}

/// A table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OneTable {
    /// Its name.
    pub table: String,
}

/// Ends a table, as its owner could.
#[utoipa::path(post, path = "/api/admin/tables/end", request_body = OneTable,
    responses((status = 200), (status = 403), (status = 404)))]
pub async fn end(State(hall): Here, _: Administrator, Body(wanted): Body<OneTable>) -> Answer<Value> {
    let room = hall.room(&wanted.table);
    hall.change(&room, By::Server, |inner| {
        if inner.sheet.ended {
            return Err(ErrorKind::Closed.because("it is ended already"));
        }
        Ok((Event::Ended, store::Job::default()))
    })
    .await?;
    Ok(Json(Value::Null))
}

/// An account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OneAccount {
    /// Its name.
    pub name: String,
}

/// Closes an account, as its person could; its tables stay.
#[utoipa::path(post, path = "/api/admin/accounts/close", request_body = OneAccount,
    responses((status = 200, body = LeftBehind), (status = 403), (status = 409)))]
pub async fn close(
    State(hall): Here,
    admin: Administrator,
    Body(wanted): Body<OneAccount>,
) -> Answer<LeftBehind> {
    let found = hall.store.text("SELECT id FROM accounts WHERE name = $1", &wanted.name).await;
    let found = found.map_err(storage)?;
    let account = found.ok_or_else(|| ErrorKind::Refused.because("there is no account of this name"))?;
    let left = accounts::close(&hall, &account, Leaving::Leave).await?;
    tracing::info!(event = "account-closed", account, by = "administrator", from = %admin.from);
    Ok(Json(left))
}

/// An address that is not to call for a while.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    /// Which; of IPv6 the whole network of 2⁶⁴ addresses.
    pub address: String,
    /// For how many minutes.
    pub minutes: u32,
}

/// Bans an address for a while: it is answered nothing, and its sockets are closed.
#[utoipa::path(post, path = "/api/admin/bans", request_body = NewBan,
    responses((status = 200), (status = 400), (status = 403), (status = 409)))]
pub async fn ban(State(hall): Here, admin: Administrator, Body(wanted): Body<NewBan>) -> Answer<Value> {
    let address = address(&wanted.address)?;
    if address == caller(admin.from) {
        let text = "this is your own address; behind a proxy, see --behind-proxy";
        return Err(ErrorKind::Refused.because(text).into());
    }
    let until = clock::now() + i64::from(wanted.minutes.clamp(1, LONGEST)) * 60_000;
    settings::ban(&hall, address, until).await?;
    tracing::info!(event = "banned", address = %address, minutes = wanted.minutes, from = %admin.from);
    Ok(Json(Value::Null))
}

/// An address.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OneAddress {
    /// Which.
    pub address: String,
}

/// Lets an address call again.
#[utoipa::path(delete, path = "/api/admin/bans", request_body = OneAddress,
    responses((status = 200), (status = 400), (status = 403)))]
pub async fn pardon(
    State(hall): Here,
    admin: Administrator,
    Body(wanted): Body<OneAddress>,
) -> Answer<Value> {
    let address = address(&wanted.address)?;
    settings::pardon(&hall, address).await?;
    tracing::info!(event = "pardoned", address = %address, from = %admin.from);
    Ok(Json(Value::Null))
}

fn address(text: &str) -> Result<IpAddr, Failed> {
    let address: Result<IpAddr, _> = text.trim().parse();
    address.map(caller).map_err(|_| ErrorKind::Request.because("this is no address such as 203.0.113.7"))
}

/// What everybody is to be told.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewNotice {
    /// A sentence; may be empty if the server goes down.
    #[serde(default)]
    pub text: String,
    /// In how many minutes the server goes down.
    #[serde(default)]
    pub minutes: Option<u32>,
}

/// Tells everybody something, now and as they come, until it is taken back.
#[utoipa::path(post, path = "/api/admin/notice", request_body = NewNotice,
    responses((status = 200), (status = 400), (status = 403)))]
pub async fn announce(
    State(hall): Here,
    admin: Administrator,
    Body(wanted): Body<NewNotice>,
) -> Answer<Value> {
    let text = wanted.text.trim().to_owned();
    if text.chars().count() > 300 || (text.is_empty() && wanted.minutes.is_none()) {
        return Err(ErrorKind::Request.because("a notice has 1 to 300 characters").into());
    }
    let down = wanted.minutes.map(|minutes| clock::now() / 1000 + i64::from(minutes.min(LONGEST)) * 60);
    let notice = Notice { text, down: down.and_then(|down| u64::try_from(down).ok()) };
    settings::announce(&hall, Some(&notice)).await?;
    tracing::info!(event = "announced", minutes = wanted.minutes, from = %admin.from);
    Ok(Json(Value::Null))
}

/// Takes back what everybody is told.
#[utoipa::path(delete, path = "/api/admin/notice", responses((status = 200), (status = 403)))]
pub async fn fall_silent(State(hall): Here, _: Administrator) -> Answer<Value> {
    settings::announce(&hall, None).await?;
    Ok(Json(Value::Null))
}

/// A new invitation: whoever has its link may open tables, where only those who are invited may. The old one is void;
/// accounts that came by it stay invited.
#[utoipa::path(post, path = "/api/admin/invitation", responses((status = 200), (status = 403)))]
pub async fn invite(State(hall): Here, admin: Administrator) -> Answer<Link> {
    let secret = Secret::fresh();
    settings::write(&hall.store, Setting::Invitation, Some(&secret.hash())).await.map_err(storage)?;
    tracing::info!(event = "invitation-made", from = %admin.from);
    Ok(Json(hall.invitation_link(&secret)))
}

/// Takes the invitation back.
#[utoipa::path(delete, path = "/api/admin/invitation", responses((status = 200), (status = 403)))]
pub async fn uninvite(State(hall): Here, admin: Administrator) -> Answer<Value> {
    settings::write(&hall.store, Setting::Invitation, None).await.map_err(storage)?;
    tracing::info!(event = "invitation-void", from = %admin.from);
    Ok(Json(Value::Null))
}
