//! Games that are seen again, by a link or from a record that was brought along.

use crate::hall::Hall;
use crate::http::{Errand, From_, LongBody, LongPermit, Refusal, cannot_be_opened};
use crate::room::Room;
use crate::secret::Secret;
use crate::store::Job;
use crate::work::Place;
use crate::{clock, share};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::any::{AnyGame, AnyTable};
use table::{Save, Viewer};
use utoipa::ToSchema;
use wire::protocol::{Frame, Link, Replay};
use wire::{ErrorKind, Failed, Said, difference, look};

/// Which game is to be seen again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The secret of a replay's link.
    #[serde(default)]
    pub key: Option<String>,
    /// Or the record itself.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub save: Option<Value>,
    /// With whose eyes: a seat's, or `spectator`.
    #[serde(default)]
    pub view: Option<String>,
}

/// A link by which anybody can see the game of this table again.
pub async fn link(hall: &Hall, room: &Room) -> Result<Link, Failed> {
    let secret = Secret::fresh();
    let job = Job::about(&room.id).and(
        "INSERT INTO replays (hash, table_id, created) VALUES ($1, $2, $3)",
        [secret.hash().into(), room.id.as_str().into(), clock::now().into()],
    );
    hall.store.write(job).await.map_err(|e| ErrorKind::Storage.because(e))?;
    Ok(hall.replay_link(&secret))
}

/// A game, picture by picture: the type `Replay` of `web/types/wire.ts`.
#[utoipa::path(post, path = "/api/replay", request_body = Wanted,
    responses((status = 200), (status = 400), (status = 403), (status = 429)))]
pub async fn see(
    State(hall): State<Arc<Hall>>,
    From_(from): From_,
    _: LongPermit,
    Errand(place): Errand,
    body: LongBody,
) -> Result<Response, Refusal> {
    // All of it takes a while: reading what was sent, playing a whole game again, writing down what came of it.
    let body = Arc::new(body);
    let reading = Arc::clone(&body);
    let wanted: Wanted = place.work(move || reading.read()).await.map_err(Failed::from)??;
    let game = match (wanted.key, wanted.save) {
        (Some(key), None) => {
            let found = record(&hall, &key).await;
            if found.as_ref().is_err_and(|failed| failed.kind == ErrorKind::Forbidden) {
                hall.doors.attempt(from)?;
            }
            found?
        }
        (None, Some(save)) => Game::Brought(save),
        _ => return Err(ErrorKind::Request.because("either a key or a save").into()),
    };
    let shown = place.work(move || {
        let (save, title) = game.read()?;
        let replay = pictures(hall.game(&save.game)?, &save, title, wanted.view.as_deref())?;
        serde_json::to_vec(&replay).map_err(|e| ErrorKind::Save.because(e))
    });
    let text = shown.await.map_err(cannot_be_opened)??;
    // The caller has the place until all is sent: whoever reads slowly does not pile up replays.
    let body = Bytes::from_owner(Shown { text, _place: place });
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// A replay that is being sent.
struct Shown {
    text: Vec<u8>,
    _place: Place,
}

impl AsRef<[u8]> for Shown {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}

/// A game that is to be seen again.
enum Game {
    /// A save that somebody has sent.
    Brought(Value),
    /// A table of this server, and what it is called.
    Here(Box<dyn AnyTable>, String),
}

impl Game {
    fn read(self) -> Result<(Save, String), Failed> {
        match self {
            Game::Brought(save) => {
                let save = Save::from_value(save).map_err(|e| ErrorKind::Save.because(e))?;
                let title = save.game.clone();
                Ok((save, title))
            }
            Game::Here(table, title) => Ok((table.save(), title)),
        }
    }
}

/// The game behind a replay's link.
async fn record(hall: &Hall, key: &str) -> Result<Game, Failed> {
    let wrong = || ErrorKind::Forbidden.because("this link opens nothing");
    let secret = Secret::shown(key).ok_or_else(wrong)?;
    let query = "SELECT table_id FROM replays WHERE hash = $1";
    let rows = hall.store.texts(query, &secret.hash()).await.map_err(|e| ErrorKind::Storage.because(e))?;
    let table = rows.first().and_then(|row| row.first()).ok_or_else(wrong)?;
    let room = hall.room(table);
    let game = {
        let mut inner = room.inner.lock().await;
        hall.look_up(&room, &mut inner).await?;
        Game::Here(share::record(&inner).ok_or_else(wrong)?, inner.sheet.title.clone())
    };
    hall.visited(&room).await;
    Ok(game)
}

/// Plays a record again, line by line, and makes a picture wherever something has changed for good.
fn pictures(game: &dyn AnyGame, save: &Save, title: String, view: Option<&str>) -> Result<Replay, Failed> {
    let mut table = game.rewound(save).map_err(|e| ErrorKind::Save.because(e))?;
    let names: Vec<String> = table.seats().into_iter().map(|(_, name)| name).collect();
    let view = view.map_or_else(|| names.first().cloned().unwrap_or_default(), str::to_owned);
    let viewer = look::viewer(&*table, Some(&view))?;
    let stays = what_stays(&mut *table, save, viewer)?;
    let mut table = game.rewound(save).map_err(|e| ErrorKind::Save.because(e))?;
    let (faces, mut needed) = (look::faces(game, &*table), BTreeSet::new());
    let mut picture = |table: &dyn AnyTable| {
        let scene = table.scene(viewer);
        needed.extend(look::needed(&faces, &scene, &[]));
        look::text(&scene)
    };
    let mut scene = picture(&*table);
    let lines = what_happened(&*table, viewer);
    let mut heard = lines.len();
    let first = serde_json::from_str(&scene).unwrap_or(Value::Null);
    let mut frames = vec![Frame { scene: Some(first), changes: Vec::new(), lines }];
    for (entry, stays) in save.entries.iter().zip(stays) {
        table.append(entry).map_err(|e| ErrorKind::Save.because(e))?;
        if !stays {
            continue;
        }
        let now = picture(&*table);
        let lines = what_happened(&*table, viewer).into_iter().skip(heard).collect::<Vec<Said>>();
        let changes = difference(&scene, &now);
        if changes.is_empty() && lines.is_empty() {
            continue;
        }
        (scene, heard) = (now, heard + lines.len());
        frames.push(Frame { scene: None, changes, lines });
    }
    let views = names.into_iter().chain(["spectator".to_owned()]).collect();
    let faces = look::by_name(&faces, &needed.into_iter().collect::<Vec<_>>());
    Ok(Replay { game: table.game().to_owned(), title, views, view, faces, frames })
}

/// For each line of the record, whether what it led to was not taken back later.
fn what_stays(table: &mut dyn AnyTable, save: &Save, viewer: Viewer) -> Result<Vec<bool>, Failed> {
    let mut heard = Vec::new();
    for entry in &save.entries {
        table.append(entry).map_err(|e| ErrorKind::Save.because(e))?;
        heard.push(what_happened(table, viewer).len());
    }
    let mut least = usize::MAX;
    let mut stays: Vec<bool> = Vec::new();
    for heard in heard.into_iter().rev() {
        stays.push(heard <= least);
        least = least.min(heard);
    }
    stays.reverse();
    Ok(stays)
}

/// The story of what stands, without what it says of undos.
fn what_happened(table: &dyn AnyTable, viewer: Viewer) -> Vec<Said> {
    table.happened(viewer, 0).into_iter().map(|line| Said { line, text: None }).collect()
}
