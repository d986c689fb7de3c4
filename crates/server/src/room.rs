//! A table that is awake: its game, its sheet, and who looks at it.

use crate::record::{Event, Sheet};
use crate::view::Views;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::any::AnyTable;
use table::{Entry, LoadError, Refused, Seat, Target, Undone, Viewer};
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;
use wire::protocol::Unwoken;

/// A table, for as long as somebody needs it.
pub struct Room {
    /// The table's name.
    pub id: String,
    /// What is known of it; memory is a cache, the database is the truth.
    pub inner: tokio::sync::Mutex<Inner>,
    /// Rises whenever there is something new to see.
    changed: watch::Sender<u64>,
    /// Pointing fingers: not stored, and lost on who does not look.
    pub pings: broadcast::Sender<(Option<Seat>, Target)>,
    /// The day on which somebody was last seen to come.
    pub visited: AtomicI64,
    /// How many connections hold each seat.
    here: Mutex<BTreeMap<u8, u32>>,
}

/// What is known of a table.
#[derive(Default)]
pub struct Inner {
    /// How many events are in it.
    pub number: i64,
    /// How many were in the last snapshot.
    pub snapshot: i64,
    /// What is known beside the game.
    pub sheet: Sheet,
    /// The game; nothing while it sleeps.
    pub table: Option<Box<dyn AnyTable>>,
    /// Why the game cannot be woken, if it was tried in vain; the sheet is there all the same.
    pub unwoken: Option<Unwoken>,
    /// What viewers see.
    pub views: Views,
    /// Set while the game is ahead of the database; if it stays set, the game is loaded anew.
    pub ahead: bool,
    /// Whether a bot thinks.
    pub thinking: bool,
    /// Whether the table was deleted.
    pub gone: bool,
    /// When it was last used.
    pub used: Option<Instant>,
}

impl Room {
    /// A table that sleeps.
    pub fn new(id: &str) -> Arc<Room> {
        Arc::new(Room {
            id: id.to_owned(),
            inner: tokio::sync::Mutex::default(),
            changed: watch::Sender::new(0),
            pings: broadcast::Sender::new(16),
            visited: AtomicI64::new(0),
            here: Mutex::default(),
        })
    }

    /// Tells everybody that there is something new to see.
    pub fn tell(&self) {
        self.changed.send_modify(|version| *version = version.wrapping_add(1));
    }

    /// To be told when there is something new to see.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Whether anybody is connected.
    pub fn is_watched(&self) -> bool {
        self.changed.receiver_count() > 0
    }

    /// Somebody who holds these seats has come.
    pub fn comes(&self, seats: impl Iterator<Item = Seat>) {
        let mut here = self.here();
        seats.for_each(|seat| *here.entry(seat.0).or_default() += 1);
    }

    /// Somebody who held these seats has gone.
    pub fn goes(&self, seats: impl Iterator<Item = Seat>) {
        let mut here = self.here();
        for seat in seats {
            if let Some(count) = here.get_mut(&seat.0) {
                *count = count.saturating_sub(1);
            }
        }
    }

    /// Whether a seat's person is connected.
    pub fn is_here(&self, seat: u8) -> bool {
        self.here().get(&seat).is_some_and(|count| *count > 0)
    }

    fn here(&self) -> MutexGuard<'_, BTreeMap<u8, u32>> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Why the events of a table do not lead anywhere.
#[derive(Debug, thiserror::Error)]
pub enum CannotFollow {
    /// The snapshot cannot be opened.
    #[error("{0}")]
    Load(#[from] LoadError),
    /// The game refuses a line of its own record.
    #[error("line {number} of the record is refused: {why}")]
    Refused {
        /// The event.
        number: i64,
        /// Why.
        why: Refused,
    },
    /// What is stored cannot be read.
    #[error("event {number} cannot be read: {why}")]
    Unreadable {
        /// The event.
        number: i64,
        /// Why.
        why: String,
    },
}

impl Inner {
    /// Follows an event that is stored: in the game and on the sheet.
    pub fn follow(&mut self, number: i64, at: i64, event: &Event) -> Result<(), CannotFollow> {
        match event {
            Event::Played { entries, standing, .. } => {
                if let Some(table) = &mut self.table {
                    for entry in entries {
                        follow(&mut **table, &mut self.views, self.sheet.undos + 1, entry)
                            .map_err(|why| CannotFollow::Refused { number, why })?;
                    }
                    if let Some(standing) = standing {
                        table.set_standing(standing.clone());
                    }
                }
            }
            // Whoever opens a table under new rules starts from the snapshot that was stored with this.
            Event::Upgraded { .. } => self.table = None,
            _ => {}
        }
        self.noted(number, at, event);
        Ok(())
    }

    /// Writes an event on the sheet; the game has it already.
    pub fn noted(&mut self, number: i64, at: i64, event: &Event) {
        self.sheet.note(at, event);
        self.number = number;
    }

    /// Whether answers are taken now.
    pub fn is_open(&self) -> bool {
        !self.sheet.paused && !self.sheet.ended && !self.gone
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.sheet.ended || self.table.as_ref().is_some_and(|table| table.outcome().is_some())
    }
}

fn follow(table: &mut dyn AnyTable, views: &mut Views, undo: u64, entry: &Entry) -> Result<(), Refused> {
    match entry {
        Entry::Undo { what: Undone::Last(_), .. } => {
            let before = Tail::of(table);
            table.append(entry)?;
            views.cut(undo, before.kept(table));
            Ok(())
        }
        _ => table.append(entry),
    }
}

/// The last lines of everybody's log: after an undo one must know how many of them stay.
pub struct Tail {
    each: Vec<(Viewer, usize, Vec<table::Line>)>,
}

impl Tail {
    const LINES: usize = 200;

    /// The last lines of everybody's log.
    pub fn of(table: &dyn AnyTable) -> Tail {
        let seats = table.seats().into_iter().map(|(seat, _)| Viewer::Seat(seat));
        let each = seats.chain([Viewer::Spectator]).map(|viewer| {
            let from = table.heard(viewer).saturating_sub(Tail::LINES);
            (viewer, from, table.story(viewer, from))
        });
        Tail { each: each.collect() }
    }

    /// How many lines of each log have stayed.
    pub fn kept(&self, now: &dyn AnyTable) -> Vec<(Viewer, usize)> {
        let kept = |(viewer, from, before): &(Viewer, usize, Vec<table::Line>)| {
            let after = now.story(*viewer, *from);
            let same = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
            // Nothing in common among many lines: the change may lie further back.
            let kept = if same == 0 && *from > 0 { 0 } else { from + same };
            (*viewer, kept)
        };
        self.each.iter().map(kept).collect()
    }
}
