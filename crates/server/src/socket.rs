//! A connection over a socket: docs/protocol.md.
//!
//! Nothing is queued for who does not read. A connection remembers what it has sent, and when there is something
//! new it compares and sends the difference; whoever is slow gets several changes at once.

use crate::commands;
use crate::hall::Hall;
use crate::people::{Credentials, Holds, Pass};
use crate::room::Room;
use crate::settings::Heeded;
use crate::view::Eye;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use table::scene::Read;
use table::{Seat, SeatSet, Target, Viewer};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior};
use wire::protocol::{
    Command, Done, FromServer, Have, Message, Notice, PROTOCOL, SeatInfo, TableInfo, Told, You,
};
use wire::{ErrorKind, Failed};
use words::Language;

/// Whoever does not take a message for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// So often a quiet connection is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// Why a connection ends.
pub enum End {
    /// The other side is gone.
    Gone,
    /// We end it, and say why.
    Because(String),
}

/// A connection that has said who it is.
pub struct Connection {
    /// The hall.
    pub hall: Arc<Hall>,
    /// The table.
    pub room: Arc<Room>,
    /// What it may do.
    pub pass: Pass,
    /// From where it has come.
    pub from: IpAddr,
    eyes: Vec<Eye>,
    /// The faces of cards that were sent over it, whoever of its viewers needed them first.
    read: Read,
    table: Option<TableInfo>,
    talked: u64,
    notes: DefaultDirectRateLimiter,
}

/// Serves a socket until it ends.
pub async fn serve(hall: Arc<Hall>, mut socket: WebSocket, from: IpAddr) {
    let end = converse(&hall, &mut socket, from).await;
    if let End::Because(why) = end {
        let bye = tell(Told::Bye { why: why.clone() });
        let _ = send(&mut socket, vec![bye]).await;
        let reason: String = why.chars().take(40).collect();
        let frame = CloseFrame { code: close_code::POLICY, reason: reason.into() };
        let _ = tokio::time::timeout(PATIENCE, socket.send(Frame::Close(Some(frame)))).await;
    }
}

async fn converse(hall: &Arc<Hall>, socket: &mut WebSocket, from: IpAddr) -> End {
    let pace = RateLimiter::direct(per_second(hall.config.limits.messages));
    let first = match first(socket, &pace).await {
        Ok(text) => text,
        Err(end) => return end,
    };
    let (id, hello) = match read(&first) {
        Ok(Message { id, command }) => (id, hello(hall, command, from).await),
        Err((id, failed)) => (id, Err(failed)),
    };
    let mut connection = match hello {
        Ok(connection) => connection,
        Err(failed) => {
            crate::guard::refused(from, "hello", failed.kind);
            let _ = send(socket, vec![answered(id, Err(failed.clone()))]).await;
            return End::Because(failed.text);
        }
    };
    let you = connection.you().await;
    let welcome = Done { protocol: Some(PROTOCOL), you: Some(you), ..Done::default() };
    let heeded = hall.heeded.subscribe();
    let notice = hall.notice();
    let first = [answered(id, Ok(welcome))].into_iter().chain(notice.clone().map(Told::Notice).map(tell));
    if let Err(end) = send(socket, first.collect()).await {
        return end;
    }
    let (hall, room, seats) = (Arc::clone(hall), Arc::clone(&connection.room), connection.pass.holds.seats);
    room.comes(seats.iter());
    let changes = room.listen();
    room.tell();
    let end = connection.run(socket, &pace, changes, (heeded, notice)).await;
    room.goes(seats.iter());
    room.tell();
    drop(hall);
    end
}

async fn hello(hall: &Arc<Hall>, command: Command, from: IpAddr) -> Result<Connection, Failed> {
    let Command::Hello { protocol, keys, session, table, language, have } = command else {
        return Err(ErrorKind::Request.because("the first message must be hello"));
    };
    if protocol != PROTOCOL {
        let text = format!("this server speaks protocol {PROTOCOL}, not {protocol}; load the page again");
        return Err(ErrorKind::Request.because(text));
    }
    let language = match language.as_deref().map(Language::from_tag) {
        None => None,
        Some(Some(language)) => Some(language.tag()),
        Some(None) => return Err(ErrorKind::Language.because("there is no such language")),
    };
    let mut shown = match Credentials::of_keys(&keys) {
        Ok(shown) => shown,
        Err(failed) => {
            hall.doors.attempt(from)?;
            return Err(failed);
        }
    };
    if let (Some(session), Some(table)) = (session, table) {
        shown.account = Some((crate::accounts::member(hall, &session, from).await?, table));
    }
    let room = hall.room(&hall.holds(&shown, from).await?.table);
    let (names, pass) = {
        let mut inner = room.inner.lock().await;
        let awake = hall.look_up(&room, &mut inner).await;
        // Its people are shown what it is, and why it cannot be woken.
        awake.or_else(|failed| inner.unwoken.map(|_| ()).ok_or(failed))?;
        // Again, now that nothing can change meanwhile.
        let signed_out = hall.signed_out();
        let holds = hall.opened_by(&shown).await?;
        if holds.seats.is_empty() && !holds.owner && !inner.sheet.spectators {
            return Err(ErrorKind::Forbidden.because("nobody may look on at this table"));
        }
        let names: Vec<(Seat, String)> =
            inner.sheet.seats.iter().map(|seat| (Seat(seat.seat), seat.name.clone())).collect();
        (names, Pass::new(holds, shown, &inner, signed_out))
    };
    hall.visited(&room).await;
    let eyes = eyes(&pass.holds, &names, language, &have);
    // What is stored without being part of the game is stored less often.
    let notes = RateLimiter::direct(per_second(hall.config.limits.messages / 5));
    let hall = Arc::clone(hall);
    Ok(Connection { hall, room, pass, from, eyes, read: Read::default(), table: None, talked: 0, notes })
}

/// A seat looks with its own eyes; who has none looks on.
fn eyes(
    holds: &Holds,
    names: &[(Seat, String)],
    language: Option<&'static str>,
    have: &BTreeMap<String, Have>,
) -> Vec<Eye> {
    let eye = |viewer: Viewer, name: &str| {
        Eye::new(viewer, name, language, have.get(name).copied().unwrap_or_default())
    };
    let mine = names.iter().filter(|(seat, _)| holds.seats.has(*seat));
    let mut eyes: Vec<Eye> = mine.map(|(seat, name)| eye(Viewer::Seat(*seat), name)).collect();
    if eyes.is_empty() {
        eyes.push(eye(Viewer::Spectator, "spectator"));
    }
    eyes
}

impl Connection {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        pace: &DefaultDirectRateLimiter,
        mut changes: watch::Receiver<u64>,
        (mut heeded, mut notice): (watch::Receiver<Heeded>, Option<Notice>),
    ) -> End {
        let mut pings = self.room.pings.subscribe();
        let mut closing = self.hall.closing();
        let mut beat = tokio::time::interval(HEARTBEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let sleep_after = self.hall.config.sleep_after;
        let mut told = Instant::now();
        crate::bots::think(&Arc::clone(&self.hall), &Arc::clone(&self.room)).await;
        loop {
            let done = tokio::select! {
                biased;
                () = ended(&mut closing) => {
                    return End::Because("the server is shutting down; it will be back".to_owned());
                }
                next = receive(socket, pace) => {
                    heard = Instant::now();
                    match next {
                        Err(end) => return end,
                        Ok(Heard::Sign) => Ok(()),
                        Ok(Heard::Text(text)) => {
                            told = heard;
                            self.obey(socket, &text, &mut changes).await
                        }
                    }
                }
                changed = changes.changed() => match changed {
                    Ok(()) => {
                        told = Instant::now();
                        match self.news().await {
                            Ok(news) => send(socket, news).await,
                            Err(end) => return end,
                        }
                    }
                    Err(_) => return End::Gone,
                },
                changed = heeded.changed() => {
                    if changed.is_err() {
                        return End::Gone;
                    }
                    if heeded.borrow_and_update().bans(self.from) {
                        return End::Because("your address may not call here for a while".to_owned());
                    }
                    let now = self.hall.notice();
                    if now == notice {
                        Ok(())
                    } else {
                        notice.clone_from(&now);
                        send(socket, vec![tell(Told::Notice(now.unwrap_or_default()))]).await
                    }
                }
                ping = pings.recv() => match ping {
                    Ok((from, at)) => send(socket, vec![tell(Told::Ping { from, at })]).await,
                    Err(broadcast::error::RecvError::Lagged(_)) => Ok(()),
                    Err(broadcast::error::RecvError::Closed) => return End::Gone,
                },
                _ = beat.tick() => {
                    if heard.elapsed() > HEARTBEAT * 3 {
                        return End::Gone;
                    }
                    if told.elapsed() > sleep_after {
                        self.eyes.iter_mut().for_each(Eye::rest);
                    }
                    put(socket, Frame::Ping(Vec::new().into())).await
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Does what a message says, shows what came of it, and replies.
    async fn obey(
        &mut self,
        socket: &mut WebSocket,
        text: &str,
        changes: &mut watch::Receiver<u64>,
    ) -> Result<(), End> {
        let (id, result) = match read(text) {
            Ok(Message { id, command }) => (id, self.command(command).await),
            Err((id, failed)) => (id, Err(failed)),
        };
        match &result {
            Ok(_) => metrics::counter!("gruft_commands").increment(1),
            Err(failed) => {
                metrics::counter!("gruft_commands_refused").increment(1);
                // Whoever answers an old question is shown what stands now.
                if failed.kind == ErrorKind::Stale {
                    self.eyes.iter_mut().for_each(Eye::refresh);
                }
            }
        }
        // What has changed until now is shown with the answer, and needs not be looked for once more.
        changes.mark_unchanged();
        let (mut messages, goes_on) = match self.news().await {
            Ok(news) => (news, Ok(())),
            // Whoever has just deleted the table is told that it is done before the connection ends.
            Err(end) => (Vec::new(), Err(end)),
        };
        messages.push(answered(id, result));
        send(socket, messages).await?;
        goes_on
    }

    async fn command(&mut self, command: Command) -> Result<Done, Failed> {
        match command {
            Command::Refresh {} => {
                self.eyes.iter_mut().for_each(Eye::refresh);
                (self.table, self.read) = (None, Read::default());
                Ok(Done::default())
            }
            Command::Hello { .. } => Err(ErrorKind::Request.because("hello was said already")),
            command => commands::obey(self, command).await,
        }
    }

    /// Whether it may have something more stored that is not part of the game.
    pub fn may_note(&self) -> Result<(), Failed> {
        self.notes.check().map_err(|_| ErrorKind::Limit.because("not so fast"))
    }

    /// Whatever this connection has not seen yet.
    async fn news(&mut self) -> Result<Vec<FromServer>, End> {
        let mut news = Vec::new();
        let room = Arc::clone(&self.room);
        let mut inner = room.inner.lock().await;
        if inner.gone {
            return Err(End::Because("the table's owner has deleted it".to_owned()));
        }
        if let Err(failed) = self.hall.wake(&room, &mut inner).await {
            if inner.gone {
                return Err(End::Because("the table's owner has deleted it".to_owned()));
            }
            if inner.unwoken.is_none() {
                // The database is away: this connection keeps what it has, and sees the rest when it is back.
                tracing::warn!(event = "not-shown", table = room.id, error = failed.text, "cannot show");
                return Ok(news);
            }
        }
        match self.pass.must_hold(&self.hall, &inner).await {
            Err(failed) if failed.kind == ErrorKind::Storage => return Ok(news),
            held => held.map_err(|failed| End::Because(failed.text))?,
        }
        let info = info(&self.hall, &room, &inner);
        if self.table.as_ref() != Some(&info) {
            news.push(tell(Told::Table(info.clone())));
            self.table = Some(info);
        }
        let unheard = inner.sheet.talk.iter().filter(|talk| talk.number >= self.talked);
        let mine = self.pass.holds.seats;
        news.extend(unheard.cloned().map(|talk| tell(Told::Talk(talk.known_to(mine)))));
        self.talked = inner.sheet.talked();
        let (version, undos) = (inner.number, inner.sheet.undos);
        let crate::room::Inner { table, views, sheet, .. } = &mut *inner;
        let game = self.hall.game(&sheet.game);
        if let (Ok(game), Some(table)) = (game, table.as_deref()) {
            let read = &mut self.read;
            let look = |eye: &mut Eye| eye.look((game, table), views, read, (version, undos));
            news.extend(self.eyes.iter_mut().filter_map(look).map(Told::View).map(tell));
        }
        Ok(news)
    }

    async fn you(&self) -> You {
        let inner = self.room.inner.lock().await;
        let seats = self.pass.holds.seats.iter().map(|seat| inner.sheet.name(seat).to_owned()).collect();
        You { seats, owner: self.pass.holds.owner }
    }

    /// The seat that a command means: the one it names, if this connection holds it; its only one.
    pub fn seat(&self, named: Option<Seat>) -> Result<Seat, Failed> {
        match named {
            Some(seat) if self.pass.holds.seats.has(seat) => Ok(seat),
            Some(_) => Err(ErrorKind::Seat.because("this seat is not yours")),
            None if self.pass.holds.seats.len() == 1 => {
                self.pass.holds.seats.lowest().ok_or_else(|| ErrorKind::Seat.because("you have no seat"))
            }
            None if self.pass.holds.seats.is_empty() => Err(ErrorKind::Seat.because("you have no seat")),
            None => Err(ErrorKind::Seat.because("you have several seats; say which one")),
        }
    }

    /// The seats of this connection.
    pub fn seats(&self) -> SeatSet {
        self.pass.holds.seats
    }

    /// Shows everybody a pointing finger.
    pub async fn ping(&self, at: Target) {
        let from = self.pass.holds.seats.lowest();
        let _ = self.room.pings.send((from, at.clone()));
        if self.hall.store.kind() == crate::store::Kind::Postgres {
            let note = crate::notes::ping(&self.room.id, self.hall.process, from, at);
            let _ = self.hall.store.write(note).await;
        }
    }
}

fn per_second(times: u32) -> Quota {
    Quota::per_second(NonZeroU32::new(times).unwrap_or(NonZeroU32::MIN))
}

/// Waits until the server ends.
pub async fn ended(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// A table, as everybody at it may know it.
pub fn info(hall: &Hall, room: &Room, inner: &crate::room::Inner) -> TableInfo {
    let sheet = &inner.sheet;
    let seats = sheet.seats.iter().map(|seat| SeatInfo {
        seat: Seat(seat.seat),
        name: seat.name.clone(),
        person: seat.person.clone(),
        bot: seat.bot.clone(),
        here: room.is_here(seat.seat),
    });
    let bots = hall.game(&sheet.game).map(|game| game.bots()).unwrap_or_default();
    TableInfo {
        id: room.id.clone(),
        title: sheet.title.clone(),
        game: sheet.game.clone(),
        seats: seats.collect(),
        bots: bots.into_iter().map(str::to_owned).collect(),
        paused: sheet.paused,
        ended: sheet.ended,
        over: inner.is_over(),
        spectators: sheet.spectators,
        seeded: sheet.seeded,
        shared: sheet.shared,
        undos: sheet.undos,
        proposal: sheet.proposal.clone(),
        marks: sheet.marks.clone(),
        unwoken: inner.unwoken,
    }
}

fn read(text: &str) -> Result<Message, (Value, Failed)> {
    serde_json::from_str::<Message>(text).map_err(|error| {
        let value = serde_json::from_str::<Value>(text).ok();
        let id = value.and_then(|value| value.get("id").cloned()).unwrap_or(Value::Null);
        (id, ErrorKind::Request.because(error))
    })
}

/// What comes over a socket.
enum Heard {
    /// A command.
    Text(Utf8Bytes),
    /// A sign of life: a heartbeat, which the library answers, or the answer to one.
    Sign,
}

/// What comes next. Whatever comes counts as a message, and what is not text ends the connection.
async fn receive(socket: &mut WebSocket, pace: &DefaultDirectRateLimiter) -> Result<Heard, End> {
    let heard = match socket.recv().await {
        Some(Ok(Frame::Text(text))) => Heard::Text(text),
        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Heard::Sign,
        Some(Ok(Frame::Binary(_))) => return Err(End::Because("messages are text".to_owned())),
        Some(Ok(Frame::Close(_)) | Err(_)) | None => return Err(End::Gone),
    };
    match pace.check() {
        Ok(()) => Ok(heard),
        Err(_) => Err(End::Because("too many messages".to_owned())),
    }
}

/// The first text that comes in time.
async fn first(socket: &mut WebSocket, pace: &DefaultDirectRateLimiter) -> Result<Utf8Bytes, End> {
    let first = async {
        loop {
            if let Heard::Text(text) = receive(socket, pace).await? {
                return Ok(text);
            }
        }
    };
    let said = tokio::time::timeout(PATIENCE, first).await;
    said.unwrap_or_else(|_| Err(End::Because("nothing was said".to_owned())))
}

async fn put(socket: &mut WebSocket, frame: Frame) -> Result<(), End> {
    match tokio::time::timeout(PATIENCE, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// Sends messages, one right behind the other.
async fn send(socket: &mut WebSocket, messages: Vec<FromServer>) -> Result<(), End> {
    if messages.is_empty() {
        return Ok(());
    }
    let all = async {
        for message in &messages {
            let text = serde_json::to_string(message).map_err(|e| End::Because(e.to_string()))?;
            metrics::counter!("gruft_bytes_sent").increment(text.len() as u64);
            socket.feed(Frame::Text(text.into())).await.map_err(|_| End::Gone)?;
        }
        socket.flush().await.map_err(|_| End::Gone)
    };
    tokio::time::timeout(PATIENCE, all).await.unwrap_or(Err(End::Gone))
}

fn tell(told: Told) -> FromServer {
    FromServer::Told(Box::new(told))
}

fn answered(id: Value, result: Result<Done, Failed>) -> FromServer {
    let (ok, error) = match result {
        Ok(done) => (Some(Box::new(done)), None),
        Err(failed) => (None, Some(failed)),
    };
    FromServer::Answered { id, ok, error }
}
