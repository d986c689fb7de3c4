//! What a connection may ask for, and whether it may.

use crate::people::{By, Holds, Role, new_key, void_keys};
use crate::record::Event;
use crate::secret::Secret;
use crate::socket::Connection;
use crate::store::Job;
use crate::work::Who;
use crate::{bots, people, play, replay, seats, share, simulate};
use serde_json::Value;
use std::sync::Arc;
use table::{Seat, SeatSet, Until, Viewer};
use wire::protocol::{Command, Done};
use wire::{ErrorKind, Failed};

/// Does what a command says.
pub async fn obey(me: &mut Connection, command: Command) -> Result<Done, Failed> {
    let (hall, room) = (Arc::clone(&me.hall), Arc::clone(&me.room));
    let done = match command {
        Command::Answer { seat, question, key } => {
            let seat = mine(me, seat).await?;
            play::answer(&hall, &room, By::Holder(&me.pass), seat, question, &key).await?;
            Done::default()
        }
        Command::Undo { seat } => {
            let seat = mine(me, seat).await?;
            let proposal = play::undo(&hall, &room, &me.pass, seat).await?;
            Done { proposal, ..Done::default() }
        }
        Command::Agree { seat, proposal, yes } => {
            let seats = match seat {
                Some(seat) => table::SeatSet::one(mine(me, Some(seat)).await?),
                None => me.seats(),
            };
            play::agree(&hall, &room, &me.pass, seats, proposal, yes).await?;
            Done::default()
        }
        Command::Standing { seat, kind, key, always } => {
            let seat = mine(me, seat).await?;
            let until = if always { Until::Cleared } else { Until::NextDecision };
            play::standing(&hall, &room, &me.pass, seat, &kind, key.as_deref(), until).await?;
            Done::default()
        }
        Command::Chat { text } => {
            let text = short(&text, 1000)?;
            note(me, Event::Said { by: speaker(me)?, text }, Job::default()).await?
        }
        Command::Ping { at } => {
            speaker(me)?;
            if serde_json::to_string(&at).map_or(0, |text| text.len()) > 200 {
                return Err(ErrorKind::Limit.because("that is too long"));
            }
            drop(hall.enter(&room, &me.pass).await?);
            me.ping(at).await;
            Done::default()
        }
        Command::Mark { at, off } => {
            let by = speaker(me)?;
            if serde_json::to_string(&at).map_or(0, |text| text.len()) > 200 {
                return Err(ErrorKind::Limit.because("that is too long"));
            }
            note(me, Event::Marked { by, at, off }, Job::default()).await?
        }
        Command::Undoing { seat, by } => {
            let seat = mine(me, seat).await?;
            let by = match by {
                Some(by) => named(me, &by).await?,
                None => seat,
            };
            let undoing = play::undoing(&hall, &room, &me.pass, seat, by).await?;
            return Ok(Done { undoing: Some(undoing), ..Done::default() });
        }
        Command::Simulate { seat, games } => {
            let seat = mine(me, seat).await?;
            let simulated = simulate::simulate(&hall, &room, &me.pass, me.from, seat, games).await?;
            return Ok(Done { simulated: Some(simulated), ..Done::default() });
        }
        Command::Replay {} => {
            let done = record(me).await?;
            match done.record {
                Some(_) => {
                    hall.doors.table(me.from)?;
                    Done { link: Some(replay::link(&hall, &room).await?), ..Done::default() }
                }
                None => done,
            }
        }
        Command::Preview { seat, question, key } => {
            let seat = mine(me, seat).await?;
            return play::preview(&hall, &room, &me.pass, seat, question, &key).await;
        }
        Command::Reach { seat, question } => {
            let seat = mine(me, seat).await?;
            return play::reach(&hall, &room, &me.pass, me.from, seat, question).await;
        }
        Command::Intent { seat, figure } => {
            let viewer = match (seat, me.seats().is_empty()) {
                (None, true) => Viewer::Spectator,
                (seat, _) => Viewer::Seat(mine(me, seat).await?),
            };
            return play::intent(&hall, &room, &me.pass, viewer, &figure).await;
        }
        Command::Share { seat } => {
            let seat = mine(me, seat).await?;
            hall.doors.table(me.from)?;
            Done {
                link: Some(share::situation(&hall, &room, &me.pass, me.from, seat).await?),
                ..Done::default()
            }
        }
        Command::Record {} => record(me).await?,
        Command::Name { seat, name } => {
            let seat = mine(me, seat).await?;
            note(me, Event::Named { seat, name: short(&name, 40)? }, Job::default()).await?
        }
        Command::Rekey { seat } => {
            let seat = mine(me, seat).await?;
            rekey(me, seat).await?
        }
        Command::Keep { session } => {
            let account = crate::accounts::member(&hall, &session, me.from).await?.account;
            seats::may_keep(&hall, &account, &room.id).await?;
            note(me, Event::Kept, people::keep(&account, &me.pass.holds)).await?
        }
        Command::Bot { seat, bot } => bot_sits(me, &seat, bot).await?,
        Command::Invite { seat } => {
            owner(me)?;
            let seat = named(me, &seat).await?;
            invite(me, seat).await?
        }
        Command::Pause { on } => {
            owner(me)?;
            note(me, Event::Paused(on), Job::default()).await?
        }
        Command::Spectators { allow } => {
            owner(me)?;
            spectators(me, allow).await?
        }
        Command::Title { title } => {
            owner(me)?;
            note(me, Event::Titled(short(&title, 80)?), Job::default()).await?
        }
        Command::End {} => {
            owner(me)?;
            note(me, Event::Ended, Job::default()).await?
        }
        Command::Delete {} => {
            owner(me)?;
            share::delete(&hall, &room).await?;
            Done::default()
        }
        Command::Hello { .. } | Command::Refresh {} => Done::default(),
    };
    bots::think(&hall, &room).await;
    Ok(done)
}

fn owner(me: &Connection) -> Result<(), Failed> {
    let forbidden = || ErrorKind::Forbidden.because("only the table's owner may do that");
    me.pass.holds.owner.then_some(()).ok_or_else(forbidden)
}

/// Who speaks: a seat, or the owner; those who look on are silent.
fn speaker(me: &Connection) -> Result<Option<Seat>, Failed> {
    match me.seats().lowest() {
        Some(seat) => Ok(Some(seat)),
        None if me.pass.holds.owner => Ok(None),
        None => Err(ErrorKind::Forbidden.because("those who look on are silent")),
    }
}

async fn named(me: &Connection, name: &str) -> Result<Seat, Failed> {
    let inner = me.room.inner.lock().await;
    inner.sheet.named(name).ok_or_else(|| {
        let names: Vec<&str> = inner.sheet.seats.iter().map(|seat| seat.name.as_str()).collect();
        ErrorKind::Seat.because(format!("there is no such seat; there are: {}", names.join(", ")))
    })
}

async fn mine(me: &Connection, name: Option<String>) -> Result<Seat, Failed> {
    match name {
        Some(name) => me.seat(Some(named(me, &name).await?)),
        None => me.seat(None),
    }
}

fn short(text: &str, most: usize) -> Result<String, Failed> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > most || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(
            ErrorKind::Limit.because(format!("1 to {most} characters, none of them a control character"))
        );
    }
    Ok(text.to_owned())
}

async fn note(me: &Connection, event: Event, beside: Job) -> Result<Done, Failed> {
    me.may_note()?;
    play::note(&me.hall, &me.room, &me.pass, event, beside).await?;
    Ok(Done::default())
}

async fn bot_sits(me: &Connection, seat: &str, bot: Option<String>) -> Result<Done, Failed> {
    let seat = named(me, seat).await?;
    if !me.pass.holds.owner && !me.seats().has(seat) {
        return Err(ErrorKind::Forbidden.because("only the table's owner may seat a bot there"));
    }
    let game = me.room.inner.lock().await.sheet.game.clone();
    if let Some(bot) = &bot {
        bots::must_be_there(&me.hall, &game, bot)?;
    }
    let done = note(me, Event::Bot { seat, bot }, Job::default()).await?;
    play::carry_out(&me.hall, &me.room).await?;
    Ok(done)
}

/// A new link for a seat. Everybody sees that there is one.
async fn invite(me: &mut Connection, seat: Seat) -> Result<Done, Failed> {
    let secret = Secret::fresh();
    let role = Role::Seat(seat);
    let job = void_keys(&me.room.id, role).with(new_key(&me.room.id, role, &secret));
    note(me, Event::Invited { seat }, job).await?;
    Ok(Done { link: Some(me.hall.link(&me.room.id, &secret)), ..Done::default() })
}

async fn rekey(me: &mut Connection, seat: Seat) -> Result<Done, Failed> {
    let secret = Secret::fresh();
    let role = Role::Seat(seat);
    let mut job = void_keys(&me.room.id, role).with(new_key(&me.room.id, role, &secret));
    if let Some((member, _)) = &me.pass.shown.account {
        // Whoever came by an account that keeps the seat keeps it, on every device.
        let one = Holds { table: me.room.id.clone(), seats: SeatSet::one(seat), ..Holds::default() };
        job = job.with(people::keep(&member.account, &one));
    }
    note(me, Event::Rekeyed { seat }, job).await?;
    // This connection goes on with the new secret in place of those that are void.
    let mut still = Vec::new();
    for hash in &me.pass.shown.hashes {
        let opens = me.hall.store.opens(hash).await.map_err(|e| ErrorKind::Storage.because(e))?;
        still.extend(opens.map(|_| hash.clone()));
    }
    still.push(secret.hash());
    me.pass.shown.hashes = still;
    Ok(Done { link: Some(me.hall.link(&me.room.id, &secret)), ..Done::default() })
}

async fn spectators(me: &mut Connection, allow: bool) -> Result<Done, Failed> {
    let void = void_keys(&me.room.id, Role::Watch);
    if !allow {
        return note(me, Event::Spectators(false), void).await;
    }
    let secret = Secret::fresh();
    let job = void.with(new_key(&me.room.id, Role::Watch, &secret));
    note(me, Event::Spectators(true), job).await?;
    Ok(Done { link: Some(me.hall.link(&me.room.id, &secret)), ..Done::default() })
}

/// The whole record, if it may leave; otherwise the others are asked.
async fn record(me: &Connection) -> Result<Done, Failed> {
    if me.seats().is_empty() && !me.pass.holds.owner {
        return Err(ErrorKind::Forbidden.because("those who look on get no record"));
    }
    if let Some(record) = stored_record(me).await? {
        return Ok(Done { record: Some(record), ..Done::default() });
    }
    if let Some(record) = whole_record(me).await? {
        return Ok(Done { record: Some(record), ..Done::default() });
    }
    let by =
        me.seats().lowest().ok_or_else(|| ErrorKind::Forbidden.because("only a seat may propose that"))?;
    let proposal = play::propose_record(&me.hall, &me.room, &me.pass, by).await?;
    let record = whole_record(me).await?;
    Ok(Done { proposal: record.is_none().then_some(proposal), record, ..Done::default() })
}

/// The record as it is stored, of a table that cannot be woken: nobody can play on here, so nobody has to be asked.
async fn stored_record(me: &Connection) -> Result<Option<Value>, Failed> {
    {
        let inner = me.room.inner.lock().await;
        if inner.unwoken.is_none() {
            return Ok(None);
        }
        me.pass.must_hold(&me.hall, &inner).await?;
    }
    me.may_note()?;
    tracing::info!(event = "record-downloaded", table = me.room.id, "of a table that cannot be woken");
    Ok(Some(crate::wake::stored_record(&me.hall, &me.room).await?))
}

async fn whole_record(me: &Connection) -> Result<Option<Value>, Failed> {
    let Some(table) = share::record(&*me.hall.enter(&me.room, &me.pass).await?) else { return Ok(None) };
    let place = me.hall.work.errands.place(Who::from(me.from))?;
    Ok(place.work(move || serde_json::to_value(table.save()).ok()).await?)
}
