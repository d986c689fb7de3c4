//! Seats that stay: what an account keeps, gives up, and leaves behind.

use crate::bots;
use crate::hall::Hall;
use crate::people::{self, By, Credentials, Holds, Member, Pass};
use crate::play;
use crate::record::Event;
use crate::room::Room;
use crate::share;
use crate::store::Job;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use table::{Seat, SeatSet};
use utoipa::ToSchema;
use wire::{ErrorKind, Failed};

/// An account keeps seats at so many tables: what it keeps is never tidied away.
const MOST_KEPT: usize = 200;
/// So many links may be shown in one call.
const MOST_KEYS: usize = 100;

/// What becomes of tables of which an account has the owner's tools while no other account keeps anything there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// They stay, with whoever has their links.
    #[default]
    Leave,
    /// They are deleted.
    Delete,
}

/// What became of the tables of an account that was deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct LeftBehind {
    /// So many stay as they are, without this account.
    pub left: u32,
    /// So many stay, and the owner's tools went to another account that has a seat there.
    pub passed_on: u32,
    /// So many were deleted.
    pub deleted: u32,
}

fn storage(error: crate::store::StoreError) -> Failed {
    ErrorKind::Storage.because(error)
}

/// The tables that these links open, each with those that open it. Links that open nothing are left out; if none opens
/// anything, that counts as guessing.
pub async fn by_table(
    hall: &Hall,
    keys: &[String],
    from: IpAddr,
) -> Result<BTreeMap<String, Credentials>, Failed> {
    if keys.len() > MOST_KEYS {
        return Err(ErrorKind::Limit.because(format!("at most {MOST_KEYS} keys")));
    }
    let mut found: BTreeMap<String, Credentials> = BTreeMap::new();
    let mut dead = Ok(());
    for key in keys {
        let Ok(shown) = Credentials::of_keys(std::slice::from_ref(key)) else { continue };
        match hall.holds(&shown, from).await {
            Ok(holds) => found.entry(holds.table).or_default().hashes.extend(shown.hashes),
            Err(failed) if [ErrorKind::Forbidden, ErrorKind::Limit].contains(&failed.kind) => {
                dead = Err(failed)
            }
            Err(failed) => return Err(failed),
        }
    }
    // An old link is no attempt to guess one, but it counts as one; those that live are told of all the same.
    if found.is_empty() && dead.as_ref().is_err_and(|failed| failed.kind == ErrorKind::Limit) {
        dead?;
    }
    Ok(found)
}

/// The tables that an account keeps.
pub async fn tables(hall: &Hall, account: &str) -> Result<Vec<String>, Failed> {
    let query = "SELECT DISTINCT table_id FROM holdings WHERE account = $1 ORDER BY table_id";
    let rows = hall.store.texts(query, account).await.map_err(storage)?;
    Ok(rows.into_iter().flatten().collect())
}

/// Whether an account may keep something at this table: so many others it keeps already.
pub async fn may_keep(hall: &Hall, account: &str, table: &str) -> Result<(), Failed> {
    let others = tables(hall, account).await?.iter().filter(|other| *other != table).count();
    if others >= MOST_KEPT {
        let text = format!("an account keeps at most {MOST_KEPT} tables; leave one first");
        return Err(ErrorKind::Limit.because(text));
    }
    Ok(())
}

/// Keeps in an account what these links open.
pub async fn keep(
    hall: &Arc<Hall>,
    member: &Member,
    keys: &[String],
    from: IpAddr,
) -> Result<Vec<String>, Failed> {
    let found = by_table(hall, keys, from).await?;
    for (table, shown) in &found {
        may_keep(hall, &member.account, table).await?;
        let room = hall.room(table);
        let (pass, wakes) = {
            let mut inner = room.inner.lock().await;
            let woken = hall.look_up(&room, &mut inner).await;
            if woken.as_ref().is_err_and(|failed| inner.gone || failed.kind == ErrorKind::Storage) {
                return woken.map(|()| Vec::new());
            }
            // Again, now that nothing can change meanwhile.
            let signed_out = hall.signed_out();
            let holds = hall.opened_by(shown).await?;
            (Pass::new(holds, shown.clone(), &inner, signed_out), woken.is_ok())
        };
        let job = people::keep(&member.account, &pass.holds);
        if wakes {
            play::note(hall, &room, &pass, Event::Kept, job).await?;
        } else {
            // Nobody can give the seat to somebody else at a table that does not wake.
            hall.store.write(job).await.map_err(storage)?;
        }
    }
    Ok(found.into_keys().collect())
}

/// What an account has at a table, and what others have there.
struct Kept {
    mine: Holds,
    /// Another account has the owner's tools too.
    has_owner: bool,
    /// The account that has the lowest seat among the others, and the seat.
    heir: Option<(String, Seat)>,
    /// Seats that another account keeps too.
    shared: SeatSet,
    /// No other account keeps anything there.
    alone: bool,
}

async fn kept(hall: &Hall, account: &str, table: &str) -> Result<Kept, Failed> {
    let query =
        "SELECT account, role, CAST(seat AS TEXT) FROM holdings WHERE table_id = $1 ORDER BY seat, account";
    let rows = hall.store.texts(query, table).await.map_err(storage)?;
    let mine = Holds { table: table.to_owned(), ..Holds::default() };
    let mut kept = Kept { mine, has_owner: false, heir: None, shared: SeatSet::default(), alone: true };
    for row in rows {
        let Ok([who, role, seat]) = <[String; 3]>::try_from(row) else { continue };
        let seat = Seat(seat.parse().unwrap_or(0));
        let is_mine = who == account;
        kept.alone &= is_mine;
        match (role.as_str(), is_mine) {
            ("owner", true) => kept.mine.owner = true,
            ("owner", false) => kept.has_owner = true,
            ("seat", true) => kept.mine.seats = kept.mine.seats.with(seat),
            ("seat", false) => {
                kept.shared = kept.shared.with(seat);
                kept.heir = kept.heir.or(Some((who, seat)));
            }
            _ => {}
        }
    }
    Ok(kept)
}

/// Gives up what an account keeps at a table. If it alone has the owner's tools, they go to the account with the lowest
/// seat there. Links stay as they are. Perhaps a bot takes the seats that are left.
pub async fn leave(
    hall: &Arc<Hall>,
    account: &str,
    table: &str,
    bot: Option<&str>,
) -> Result<LeftBehind, Failed> {
    let kept = kept(hall, account, table).await?;
    if kept.mine.seats.is_empty() && !kept.mine.owner {
        return Err(ErrorKind::Table.because("your account keeps nothing at this table"));
    }
    let room = hall.room(table);
    if let Some(bot) = bot {
        seat_bots(hall, &room, kept.mine.seats.minus(kept.shared), bot).await?;
    }
    give_up(hall, &room, account, kept).await
}

/// Gives up everything that an account keeps.
pub async fn leave_all(hall: &Arc<Hall>, account: &str, alone: Leaving) -> Result<LeftBehind, Failed> {
    let mut all = LeftBehind::default();
    for table in tables(hall, account).await? {
        let kept = kept(hall, account, &table).await?;
        let room = hall.room(&table);
        if alone == Leaving::Delete && kept.mine.owner && kept.alone {
            share::delete(hall, &room).await?;
            all.deleted += 1;
            continue;
        }
        let one = give_up(hall, &room, account, kept).await?;
        (all.left, all.passed_on) = (all.left + one.left, all.passed_on + one.passed_on);
    }
    Ok(all)
}

async fn give_up(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    account: &str,
    kept: Kept,
) -> Result<LeftBehind, Failed> {
    let mut job = Job::about(&room.id).and(
        "DELETE FROM holdings WHERE account = $1 AND table_id = $2",
        [account.into(), room.id.as_str().into()],
    );
    let heir = kept.heir.filter(|_| kept.mine.owner && !kept.has_owner);
    if let Some((heir, _)) = &heir {
        let owner = Holds { table: room.id.clone(), owner: true, ..Holds::default() };
        job = job.with(people::keep(heir, &owner));
    }
    let seats = kept.mine.seats.minus(kept.shared);
    let owner = heir.as_ref().map(|(_, seat)| *seat);
    let event = Event::Left { seats, owner };
    let told = hall.change(room, By::Server, |_| Ok((event.clone(), job.clone()))).await;
    if let Err(failed) = told {
        if failed.kind == ErrorKind::Storage {
            return Err(failed);
        }
        // A table that does not wake, or is gone, can be left too.
        hall.store.write(job).await.map_err(storage)?;
    }
    bots::think(hall, room).await;
    let passed_on = u32::from(owner.is_some());
    Ok(LeftBehind { left: 1 - passed_on, passed_on, deleted: 0 })
}

async fn seat_bots(hall: &Arc<Hall>, room: &Arc<Room>, seats: SeatSet, bot: &str) -> Result<(), Failed> {
    let game = {
        let mut inner = room.inner.lock().await;
        hall.wake(room, &mut inner).await?;
        inner.sheet.game.clone()
    };
    bots::must_be_there(hall, &game, bot)?;
    for seat in seats.iter() {
        let event = Event::Bot { seat, bot: Some(bot.to_owned()) };
        hall.change(room, By::Server, |_| Ok((event.clone(), Job::default()))).await?;
    }
    play::carry_out(hall, room).await
}

/// Whether an account alone keeps a table and has the owner's tools there; nothing, if it keeps nothing there.
pub async fn is_alone(hall: &Hall, account: &str, table: &str) -> Result<Option<bool>, Failed> {
    let kept = kept(hall, account, table).await?;
    let keeps = kept.mine.owner || !kept.mine.seats.is_empty();
    Ok(keeps.then_some(kept.mine.owner && kept.alone))
}
