//! What people do at a table.

use crate::hall::{Beside, Hall};
use crate::people::{By, Pass};
use crate::record::Event;
use crate::room::{Inner, Room, Tail};
use crate::secret::fresh_u64;
use crate::store::Job;
use crate::work::Who;
use crate::{clock, secret};
use std::net::IpAddr;
use std::sync::Arc;
use table::any::AnyTable;
use table::{Entry, Phrase, QuestionId, Refused, Seat, SeatSet, Standing, Until, Viewer};
use wire::protocol::{Done, Proposed, Undoing};
use wire::{ErrorKind, Failed, look};

/// Answers a question for a seat.
pub async fn answer(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    by: By<'_>,
    seat: Seat,
    question: QuestionId,
    key: &str,
) -> Result<(), Failed> {
    let mut report = None;
    let answered = hall.change(room, by, |inner| {
        must_be_open(inner)?;
        let standing = inner.table()?.standing_answers().to_vec();
        let say = offered(inner, seat, question, key);
        inner.table()?.season(secret::fresh_u64());
        let answered = inner.table()?.answer(seat, question, key);
        let entries = answered.map_err(|refused| refusal(refused, inner, &mut report))?;
        played(inner, seat, entries, &standing, say)
    });
    let answered = answered.await;
    keep_report(hall, room, report).await;
    answered?;
    metrics::counter!("gruft_answers").increment(1);
    Ok(())
}

/// Takes back a seat's last answer, or proposes it to those who have to agree. Gives the number of the proposal.
pub async fn undo(hall: &Arc<Hall>, room: &Arc<Room>, pass: &Pass, by: Seat) -> Result<Option<u64>, Failed> {
    let mut proposal = None;
    let mut report = None;
    let done = hall.change(room, By::Holder(pass), |inner| {
        must_be_open(inner)?;
        proposal = None;
        let agreed = inner.sheet.bots().or(pass.holds.seats).with(by);
        match take_back(inner, by, agreed) {
            Ok(made) => Ok(made),
            Err(Refused::NeedsConsent(waits_for)) => {
                proposal = Some(inner.sheet.proposed + 1);
                Ok((Event::Proposed { by, what: Proposed::Undo, waits_for }, none()))
            }
            Err(refused) => Err(refusal(refused, inner, &mut report)),
        }
    });
    let done = done.await;
    keep_report(hall, room, report).await;
    done.map(|()| proposal)
}

fn take_back(inner: &mut Inner, by: Seat, agreed: SeatSet) -> Result<(Event, Beside), Refused> {
    let undos = inner.sheet.undos;
    let Some(table) = inner.table.as_deref_mut() else { return Err(Refused::NothingToUndo) };
    let standing = table.standing_answers().to_vec();
    let before = Tail::of(table);
    table.season(secret::fresh_u64());
    let entries = table.undo(by, agreed)?;
    let kept = before.kept(table);
    let now = table.standing_answers();
    let standing = (now != standing).then(|| now.to_vec());
    if entries.iter().any(crate::record::is_seen_by_all) {
        inner.views.cut(undos + 1, kept);
    }
    Ok((Event::Played { by, entries, standing, say: None }, none()))
}

/// What an undo would take back, in the words of a seat's log, and who would have to agree.
pub async fn undoing(hall: &Hall, room: &Room, pass: &Pass, seat: Seat, by: Seat) -> Result<Undoing, Failed> {
    let mine = pass.holds.seats;
    let mut inner = hall.enter(room, pass).await?;
    must_be_open(&inner)?;
    // What another seat has answered in secret is nobody's business until it wants to take it back.
    let proposes = inner.sheet.proposal.as_ref().is_some_and(|p| p.what == Proposed::Undo && p.by == by);
    if !mine.has(by) && !proposes {
        return Err(ErrorKind::Forbidden.because("only who wants to take something back may ask that"));
    }
    let agreed = inner.sheet.bots().or(mine).with(by);
    let mut tried = inner.table()?.copy();
    let before = Tail::of(&*tried);
    let asks = match tried.undo(by, agreed) {
        Ok(_) => SeatSet::default(),
        Err(Refused::NeedsConsent(waits_for)) => {
            let everybody = SeatSet::first(Seat::MOST);
            tried.undo(by, everybody).map_err(|refused| refusal(refused, &inner, &mut None))?;
            waits_for
        }
        Err(refused) => return Err(refusal(refused, &inner, &mut None)),
    };
    let viewer = Viewer::Seat(seat);
    let stay = before.kept(&*tried).into_iter().find(|(who, _)| *who == viewer).map_or(0, |(_, stay)| stay);
    let lines = look::story(inner.table()?, viewer, stay, None).lines;
    Ok(Undoing { lines, asks: asks.iter().collect() })
}

/// Some seats say yes or no to what is proposed.
pub async fn agree(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    pass: &Pass,
    seats: SeatSet,
    proposal: u64,
    yes: bool,
) -> Result<(), Failed> {
    hall.change(room, By::Holder(pass), |inner| {
        let open = inner.sheet.proposal.as_ref().filter(|open| open.number == proposal);
        let open = open.ok_or_else(|| ErrorKind::Stale.because("this is no longer proposed"))?;
        let mine = SeatSet::of(open.waits_for.iter().copied().filter(|seat| seats.has(*seat)));
        if mine.is_empty() {
            return Err(ErrorKind::Refused.because("nobody waits for your consent"));
        }
        Ok((Event::Agreed { seats: mine, yes }, none()))
    })
    .await?;
    if yes { carry_out(hall, room).await } else { Ok(()) }
}

/// Does what was proposed, if all have agreed.
pub async fn carry_out(hall: &Arc<Hall>, room: &Arc<Room>) -> Result<(), Failed> {
    let mut report = None;
    let done = hall.change(room, By::Server, |inner| {
        let agreed = inner.sheet.proposal.clone().filter(|proposal| proposal.waits_for.is_empty());
        let Some(proposal) = agreed else { return Err(ErrorKind::Stale.because("not all have agreed")) };
        match proposal.what {
            Proposed::Record => Ok((Event::Shared, none())),
            Proposed::Undo => {
                must_be_open(inner)?;
                let everybody = SeatSet::first(Seat::MOST);
                take_back(inner, proposal.by, everybody)
                    .map_err(|refused| refusal(refused, inner, &mut report))
            }
        }
    });
    let done = done.await;
    keep_report(hall, room, report).await;
    match done {
        // Others have still to agree, or somebody else has carried it out.
        Err(Failed { kind: ErrorKind::Stale, .. }) => Ok(()),
        done => done,
    }
}

/// Proposes that everybody may have the whole record.
pub async fn propose_record(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    pass: &Pass,
    by: Seat,
) -> Result<u64, Failed> {
    let mut number = 0;
    let done = hall.change(room, By::Holder(pass), |inner| {
        number = inner.sheet.proposed + 1;
        let waits_for = inner.sheet.with_secrets().minus(pass.holds.seats).without(by);
        Ok((Event::Proposed { by, what: Proposed::Record, waits_for }, none()))
    });
    done.await?;
    carry_out(hall, room).await?;
    Ok(number)
}

/// Answers a kind of question in advance, or takes that back.
pub async fn standing(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    pass: &Pass,
    seat: Seat,
    kind: &str,
    key: Option<&str>,
    until: Until,
) -> Result<(), Failed> {
    if kind.len() > 100 || key.is_some_and(|key| key.len() > 400) {
        return Err(ErrorKind::Limit.because("that is too long"));
    }
    hall.change(room, By::Holder(pass), |inner| {
        must_be_open(inner)?;
        let table = inner.table()?;
        let before = table.standing_answers().to_vec();
        if before.iter().filter(|standing| standing.seat == seat).count() >= MOST_STANDING {
            return Err(ErrorKind::Limit.because("too many standing answers"));
        }
        table.season(secret::fresh_u64());
        let entries = match key {
            Some(key) => {
                let standing = Standing { seat, kind: kind.to_owned(), key: key.to_owned(), until };
                let followed = table.standing(standing);
                followed.map_err(|refused| refusal(refused, inner, &mut None))?
            }
            None => {
                table.clear_standing(seat, kind);
                Vec::new()
            }
        };
        played(inner, seat, entries, &before, None)
    })
    .await
}

const MOST_STANDING: usize = 40;

/// What an option would do.
pub async fn preview(
    hall: &Hall,
    room: &Room,
    pass: &Pass,
    seat: Seat,
    question: QuestionId,
    key: &str,
) -> Result<Done, Failed> {
    let mut inner = hall.enter(room, pass).await?;
    let preview = inner.table()?.preview(seat, question, key);
    let stale = || ErrorKind::Stale.because("this is not offered now");
    Ok(Done { preview: Some(preview.ok_or_else(stale)?), ..Done::default() })
}

/// Everywhere a seat comes by steps from the question that it is asked. Tried out away from the table.
pub async fn reach(
    hall: &Arc<Hall>,
    room: &Room,
    pass: &Pass,
    from: IpAddr,
    seat: Seat,
    question: QuestionId,
) -> Result<Done, Failed> {
    let place = hall.work.errands.place(Who::from(from))?;
    let table = {
        let mut inner = hall.enter(room, pass).await?;
        let table = inner.table()?;
        if table.question(seat) != Some(question) {
            return Err(ErrorKind::Stale.because("this is not asked now"));
        }
        table.copy()
    };
    let ways = place.work_in_time(move || table::reach(&*table, seat, fresh_u64())).await?;
    Ok(Done { reach: Some(ways), ..Done::default() })
}

/// What a figure would do now, as far as a viewer may know.
pub async fn intent(
    hall: &Hall,
    room: &Room,
    pass: &Pass,
    viewer: Viewer,
    figure: &str,
) -> Result<Done, Failed> {
    let mut inner = hall.enter(room, pass).await?;
    Ok(Done { preview: inner.table()?.intent(viewer, figure), ..Done::default() })
}

/// Says something, or changes what is not part of the game.
pub async fn note(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    pass: &Pass,
    event: Event,
    beside: Beside,
) -> Result<(), Failed> {
    hall.change(room, By::Holder(pass), |_| Ok((event.clone(), beside.clone()))).await
}

fn played(
    inner: &mut Inner,
    by: Seat,
    entries: Vec<Entry>,
    before: &[Standing],
    say: Option<Phrase>,
) -> Result<(Event, Beside), Failed> {
    let now = inner.table()?.standing_answers();
    let standing = (now != before).then(|| now.to_vec());
    Ok((Event::Played { by, entries, standing, say }, none()))
}

/// An option as it is offered to a seat; mostly somebody has just looked at it.
fn offered(inner: &Inner, seat: Seat, question: QuestionId, key: &str) -> Option<Phrase> {
    inner.views.offered(seat, question, key).or_else(|| {
        let open = inner.table.as_deref()?.pending(Viewer::Seat(seat));
        let asked =
            open.into_iter().filter_map(|open| open.asked).find(|asked| asked.question == question)?;
        asked.options.into_iter().find(|option| option.key == key).map(|option| option.say)
    })
}

fn none() -> Beside {
    Job::default()
}

fn must_be_open(inner: &Inner) -> Result<(), Failed> {
    if inner.sheet.paused {
        return Err(ErrorKind::Closed.because("the table is paused"));
    }
    if inner.sheet.ended {
        return Err(ErrorKind::Closed.because("the table's owner has ended the game"));
    }
    Ok(())
}

impl Inner {
    fn table(&mut self) -> Result<&mut dyn AnyTable, Failed> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(ErrorKind::Table.because("the table sleeps")),
        }
    }
}

/// What a refusal tells a player: nothing of what broke, which may show hidden things.
fn refusal(refused: Refused, inner: &Inner, report: &mut Option<String>) -> Failed {
    let seat_name = |seat: Seat| inner.sheet.name(seat).to_owned();
    match refused {
        Refused::Stale { .. } => ErrorKind::Stale.because(refused),
        Refused::NotAsked(seat) => {
            ErrorKind::Stale.because(format!("{} is not asked anything now", seat_name(seat)))
        }
        Refused::Over => ErrorKind::Closed.because(refused),
        Refused::Broken(broken) => {
            *report = serde_json::to_string(&broken).ok();
            ErrorKind::Refused
                .because("the rules broke on this answer; the table is as it was, and a report is kept")
        }
        other => ErrorKind::Refused.because(other),
    }
}

async fn keep_report(hall: &Hall, room: &Room, report: Option<String>) {
    let Some(report) = report else { return };
    metrics::counter!("gruft_rules_broke").increment(1);
    tracing::error!(event = "rules-broke", table = room.id, "the rules broke; gruft reports has it");
    let job = Job::about(&room.id).and(
        "INSERT INTO reports (table_id, at, report) VALUES ($1, $2, $3)",
        [room.id.as_str().into(), clock::now().into(), report.into()],
    );
    let _ = hall.store.write(job).await;
}
