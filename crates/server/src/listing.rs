//! One's tables in a list: those that links open, and those that an account keeps. What waits for whom is on it.

use crate::hall::Hall;
use crate::http::{Answer, Body, From_, Here, bearer};
use crate::people::{Credentials, Holds};
use crate::room::{Inner, Room};
use crate::{accounts, seats};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use table::{Phrase, Viewer};
use utoipa::ToSchema;
use wire::protocol::Unwoken;
use wire::{ErrorKind, Failed};

/// Secrets of links.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Keys {
    /// The secrets; each is looked up for itself.
    pub keys: Vec<String>,
}

/// A table in a list.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct Listed {
    /// The table's name.
    pub table: String,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// One's own seats there.
    pub seats: Vec<String>,
    /// Whether one has the owner's tools.
    pub owner: bool,
    /// Who is asked now.
    pub asked: Vec<String>,
    /// Whether one of one's own seats is asked.
    pub your_turn: bool,
    /// Whether it is paused.
    pub paused: bool,
    /// Whether it is over.
    pub over: bool,
    /// Who sits there.
    pub people: Vec<Sits>,
    /// What one's own seats are asked.
    pub waits: Vec<Waits>,
    /// One's own seats that have not said yes or no yet to what somebody proposes.
    pub consents: Vec<String>,
    /// Whether the account of whoever asks keeps it.
    pub kept: bool,
    /// Whether that account has the owner's tools, and no other account keeps anything there.
    pub alone: bool,
    /// When it was opened: seconds since 1970.
    pub opened: i64,
    /// Why this version cannot open its game; nothing, if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub unwoken: Option<Unwoken>,
}

/// A seat of a table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Sits {
    /// The seat's name.
    pub seat: String,
    /// By which name its person is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The bot that plays it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether its person is connected.
    pub here: bool,
}

/// A question that waits for one of one's own seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct Waits {
    /// The seat's name.
    pub seat: String,
    /// The kind of question.
    pub kind: String,
    /// The question, as a phrase.
    #[schema(value_type = Object)]
    pub say: Phrase,
}

/// The tables that links open; with a session, also those that its account keeps. Each is in the list once.
#[utoipa::path(post, path = "/api/tables/list", request_body = Keys,
    responses((status = 200, body = Vec<Listed>), (status = 403)))]
pub async fn list(
    State(hall): Here,
    From_(from): From_,
    headers: HeaderMap,
    Body(wanted): Body<Keys>,
) -> Answer<Vec<Listed>> {
    let mut found = seats::by_table(&hall, &wanted.keys, from).await?;
    if headers.contains_key(header::AUTHORIZATION) {
        let member = accounts::member(&hall, bearer(&headers)?, from).await?;
        for table in seats::tables(&hall, &member.account).await? {
            let account = Some((member.clone(), table.clone()));
            found.entry(table).or_default().account = account;
        }
    }
    listed(&hall, found.into_values(), from).await
}

/// The tables that one's account keeps.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Listed>), (status = 403)))]
pub async fn my_tables(State(hall): Here, From_(from): From_, headers: HeaderMap) -> Answer<Vec<Listed>> {
    let member = accounts::member(&hall, bearer(&headers)?, from).await?;
    let tables = seats::tables(&hall, &member.account).await?;
    listed(&hall, tables.iter().map(|table| Credentials::of_account(&member, table)), from).await
}

/// Keeps in one's account what links open, and lists it.
#[utoipa::path(post, path = "/api/tables/keep", request_body = Keys,
    responses((status = 200, body = Vec<Listed>), (status = 403), (status = 429)))]
pub async fn keep(
    State(hall): Here,
    From_(from): From_,
    headers: HeaderMap,
    Body(wanted): Body<Keys>,
) -> Answer<Vec<Listed>> {
    let member = accounts::member(&hall, bearer(&headers)?, from).await?;
    let kept = seats::keep(&hall, &member, &wanted.keys, from).await?;
    listed(&hall, kept.iter().map(|table| Credentials::of_account(&member, table)), from).await
}

/// A table that an account gives up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// The table's name.
    pub table: String,
    /// A bot that is to play the seats.
    #[serde(default)]
    pub bot: Option<String>,
}

/// Gives up what one's account keeps at a table. Links stay as they are.
#[utoipa::path(post, path = "/api/tables/leave", request_body = Left,
    responses((status = 200, body = seats::LeftBehind), (status = 403), (status = 404)))]
pub async fn leave(
    State(hall): Here,
    From_(from): From_,
    headers: HeaderMap,
    Body(wanted): Body<Left>,
) -> Answer<seats::LeftBehind> {
    let member = accounts::member(&hall, bearer(&headers)?, from).await?;
    let left = seats::leave(&hall, &member.account, &wanted.table, wanted.bot.as_deref()).await?;
    Ok(Json(left))
}

async fn listed(hall: &Hall, shown: impl Iterator<Item = Credentials>, from: IpAddr) -> Answer<Vec<Listed>> {
    let mut listed = Vec::new();
    for shown in shown {
        listed.extend(entry(hall, &shown, from).await?);
    }
    Ok(Json(listed))
}

async fn entry(hall: &Hall, shown: &Credentials, from: IpAddr) -> Result<Option<Listed>, Failed> {
    let holds = match hall.holds(shown, from).await {
        // The account has given it up at this moment.
        Err(failed) if failed.kind == ErrorKind::Forbidden && shown.account.is_some() => return Ok(None),
        holds => holds?,
    };
    let alone = match &shown.account {
        Some((member, table)) => seats::is_alone(hall, &member.account, table).await?,
        None => None,
    };
    let opened = hall.store.text("SELECT CAST(created AS TEXT) FROM tables WHERE id = $1", &holds.table);
    let opened = opened.await.map_err(|e| ErrorKind::Storage.because(e))?;
    let opened = opened.and_then(|at| at.parse::<i64>().ok()).unwrap_or(0) / 1000;
    let room = hall.room(&holds.table);
    let mut inner = room.inner.lock().await;
    match hall.look_up(&room, &mut inner).await {
        Err(failed) if failed.kind == ErrorKind::Storage => return Err(failed),
        Err(_) if inner.unwoken.is_none() => return Ok(None),
        // A table that cannot be woken stays in the list, and says why.
        Ok(()) | Err(_) => {}
    }
    let mut listed = about(&room, &inner, &holds);
    (listed.kept, listed.alone) = (alone.is_some(), alone == Some(true));
    (listed.opened, listed.unwoken) = (opened, inner.unwoken);
    Ok(Some(listed))
}

fn about(room: &Room, inner: &Inner, holds: &Holds) -> Listed {
    let sheet = &inner.sheet;
    let pending = |viewer| inner.table.as_deref().map(|table| table.pending(viewer)).unwrap_or_default();
    let asked: Vec<table::Seat> =
        pending(Viewer::Spectator).into_iter().flat_map(|open| open.seats).collect();
    let waits = holds.seats.iter().flat_map(|seat| {
        let open = pending(Viewer::Seat(seat)).into_iter().filter_map(|open| open.asked);
        open.map(move |asked| Waits { seat: sheet.name(seat).to_owned(), kind: asked.kind, say: asked.say })
    });
    let sits = sheet.seats.iter().map(|seat| Sits {
        seat: seat.name.clone(),
        person: seat.person.clone(),
        bot: seat.bot.clone(),
        here: room.is_here(seat.seat),
    });
    let consents = sheet.proposal.iter().flat_map(|proposal| &proposal.waits_for);
    Listed {
        table: holds.table.clone(),
        title: sheet.title.clone(),
        game: sheet.game.clone(),
        seats: holds.seats.iter().map(|seat| sheet.name(seat).to_owned()).collect(),
        owner: holds.owner,
        your_turn: inner.is_open() && asked.iter().any(|seat| holds.seats.has(*seat)),
        asked: asked.iter().map(|seat| sheet.name(*seat).to_owned()).collect(),
        paused: sheet.paused,
        over: inner.is_over() || sheet.ended,
        people: sits.collect(),
        waits: if inner.is_open() { waits.collect() } else { Vec::new() },
        consents: consents
            .filter(|seat| holds.seats.has(**seat))
            .map(|seat| sheet.name(*seat).to_owned())
            .collect(),
        ..Listed::default()
    }
}
