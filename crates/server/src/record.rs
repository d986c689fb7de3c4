//! What happens at a table, one event after the other, and the sheet that is kept of it.
//!
//! The record of a table is everything that has ever happened there, numbered from 1. Answers and undos go to the
//! kernel's table; all the rest is written on the [`Sheet`]. Both can be made again from the events alone.

use serde::{Deserialize, Serialize};
use table::{Entry, Phrase, Seat, SeatSet, Standing, Target, Undone};
use wire::protocol::{Happened, Mark, Proposal, Proposed, Talk};

/// One event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Somebody answered, took back or answered in advance; what followed from it belongs to it.
    Played {
        /// Who.
        by: Seat,
        /// The lines of the kernel's record.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        entries: Vec<Entry>,
        /// All standing answers, if they have changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        standing: Option<Vec<Standing>>,
        /// What was answered, as it was offered: should the rules change, it can be named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        say: Option<Phrase>,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: Option<Seat>,
        /// What.
        text: String,
    },
    /// Somebody wants something that the others have to agree on.
    Proposed {
        /// Who.
        by: Seat,
        /// What.
        what: Proposed,
        /// Who has to say yes.
        waits_for: SeatSet,
    },
    /// These seats say yes or no to what is proposed.
    Agreed {
        /// Who.
        seats: SeatSet,
        /// Yes or no.
        yes: bool,
    },
    /// Somebody says by which name they are called.
    Named {
        /// Who.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A bot plays a seat, or no longer does.
    Bot {
        /// Which.
        seat: Seat,
        /// Which bot.
        bot: Option<String>,
    },
    /// A seat has a new link.
    Invited {
        /// Which.
        seat: Seat,
    },
    /// Whoever holds a seat has a new secret for it.
    Rekeyed {
        /// Which.
        seat: Seat,
    },
    /// Somebody keeps what they hold in an account. It is an event, so that of two who store at the same moment the one
    /// who gives a seat to somebody else is heeded by the one who keeps it.
    Kept,
    /// The account of whoever held these seats has given them up.
    Left {
        /// Which; none, if only the owner's tools were given up.
        seats: SeatSet,
        /// Who has the owner's tools now, if nobody else with an account had them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Seat>,
    },
    /// The table is paused or goes on.
    Paused(bool),
    /// People may look on, or not.
    Spectators(bool),
    /// Somebody marks something, or takes a mark away; without a place, all of their own.
    Marked {
        /// Who.
        by: Option<Seat>,
        /// What.
        at: Option<Target>,
        /// Takes it away.
        #[serde(default)]
        off: bool,
    },
    /// The table is called something else.
    Titled(String),
    /// The owner has ended it.
    Ended,
    /// Everybody may have the whole record now.
    Shared,
    /// The table was brought along with this record.
    Brought {
        /// The record.
        entries: Vec<Entry>,
    },
    /// The rules have changed: the answers that no longer fitted were dropped.
    Upgraded {
        /// The undo of what was dropped, and what could be played again.
        entries: Vec<Entry>,
        /// How many answers are gone.
        dropped: u32,
        /// Which; nothing, in what earlier versions have stored.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lost: Vec<Lost>,
    },
}

/// An answer that no longer fits the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lost {
    /// Whose it was.
    pub seat: Seat,
    /// Its name.
    pub key: String,
    /// What it was, as it was offered; nothing, if it followed from an answer in advance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<Phrase>,
}

/// What is known of a table beside its game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// Its seats, by number.
    pub seats: Vec<SeatSheet>,
    /// Whether who opened it chose the seed.
    pub seeded: bool,
    /// Nobody can answer now.
    pub paused: bool,
    /// The owner has ended it.
    pub ended: bool,
    /// People may look on.
    pub spectators: bool,
    /// Everybody may have the whole record.
    pub shared: bool,
    /// How many undos everybody has seen.
    pub undos: u64,
    /// What is proposed.
    pub proposal: Option<Proposal>,
    /// How many proposals there have been. They have numbers of their own: everybody sees them, and the numbers of
    /// events would tell how much others have answered in secret.
    #[serde(default)]
    pub proposed: u64,
    /// What people have marked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// How often the links have changed: whoever holds one looks again whether it still opens.
    pub rekeyed: u64,
    /// How many lines of talk there were before those that are kept.
    pub talk_before: u64,
    /// The last lines of talk.
    pub talk: Vec<Talk>,
}

/// A seat on the sheet.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatSheet {
    /// Its number.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// By which name its person is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The bot that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether a person has played it: that person's secrets are in the record.
    #[serde(default)]
    pub played: bool,
}

/// So many lines of talk are kept on the sheet.
const TALK: usize = 100;

/// So many marks lie on a board; then the oldest go.
const MARKS: usize = 24;

impl Sheet {
    /// Writes an event down.
    pub fn note(&mut self, at: i64, event: &Event) {
        let mut say = |from: Option<Seat>, what: Happened| {
            self.talk.push(Talk {
                number: self.talk_before + self.talk.len() as u64,
                at: u64::try_from(at / 1000).unwrap_or(0),
                from,
                what,
            });
        };
        match event {
            Event::Played { by, entries, .. } => {
                if let Some(sheet) = self.seats.iter_mut().find(|sheet| sheet.seat == by.0) {
                    sheet.played |= sheet.bot.is_none();
                }
                let undone = entries.iter().any(is_seen_by_all);
                if undone {
                    self.undos += 1;
                    say(Some(*by), Happened::Undone);
                }
                // Whoever wants to take an answer back and then gives another one means something else.
                let outdated = undone || (!entries.is_empty() && self.wants_undo(*by));
                if outdated {
                    self.proposal = self.proposal.take().filter(|p| p.what != Proposed::Undo);
                }
            }
            Event::Said { by, text } => say(*by, Happened::Said(text.clone())),
            Event::Proposed { by, what, waits_for } => {
                say(Some(*by), Happened::Proposed(*what));
                let waits_for = waits_for.iter().collect();
                self.proposed += 1;
                let number = self.proposed;
                self.proposal = Some(Proposal { number, what: *what, by: *by, waits_for });
            }
            Event::Agreed { seats, yes: true } => {
                if let Some(proposal) = &mut self.proposal {
                    proposal.waits_for.retain(|seat| !seats.has(*seat));
                }
            }
            Event::Agreed { seats, yes: false } => {
                say(seats.lowest(), Happened::Declined);
                self.proposal = None;
            }
            Event::Named { seat, name } => {
                if let Some(sheet) = self.seat_mut(*seat) {
                    sheet.person = Some(name.clone());
                }
            }
            Event::Bot { seat, bot } => {
                say(
                    None,
                    match bot {
                        Some(bot) => Happened::Bot(*seat, bot.clone()),
                        None => Happened::Person(*seat),
                    },
                );
                if let Some(sheet) = self.seat_mut(*seat) {
                    sheet.bot = bot.clone();
                }
                // Bots agree to every undo; whether secrets may leave is for the person to say.
                if let (Some(proposal), Some(_)) = (&mut self.proposal, bot)
                    && proposal.what == Proposed::Undo
                {
                    proposal.waits_for.retain(|other| other != seat);
                }
            }
            Event::Invited { seat } => {
                say(None, Happened::Invited(*seat));
                self.rekeyed += 1;
                if let Some(sheet) = self.seat_mut(*seat) {
                    sheet.person = None;
                }
            }
            Event::Rekeyed { .. } => self.rekeyed += 1,
            Event::Left { seats, owner } => {
                seats.iter().for_each(|seat| say(None, Happened::Left(seat)));
                owner.iter().for_each(|seat| say(None, Happened::Owner(*seat)));
                self.rekeyed += 1;
                for sheet in self.seats.iter_mut().filter(|sheet| seats.has(Seat(sheet.seat))) {
                    sheet.person = None;
                }
            }
            Event::Paused(on) => {
                say(None, if *on { Happened::Paused } else { Happened::GoesOn });
                self.paused = *on;
            }
            Event::Brought { .. } | Event::Kept => {}
            Event::Spectators(allowed) => {
                self.rekeyed += 1;
                self.spectators = *allowed;
            }
            Event::Marked { by, at: Some(at), off } => {
                self.marks.retain(|mark| mark.at != *at);
                if !off {
                    self.marks.push(Mark { from: *by, at: at.clone() });
                    let over = self.marks.len().saturating_sub(MARKS);
                    self.marks.drain(..over);
                }
            }
            Event::Marked { by, at: None, .. } => self.marks.retain(|mark| mark.from != *by),
            Event::Titled(title) => self.title = title.clone(),
            Event::Ended => {
                say(None, Happened::Ended);
                self.ended = true;
            }
            Event::Shared => {
                say(None, Happened::Shared);
                (self.shared, self.proposal) = (true, None);
            }
            Event::Upgraded { dropped, lost, .. } => {
                say(None, Happened::Upgraded(*dropped));
                for Lost { seat, key, say: said } in lost {
                    let (seat, key) = (*seat, Some(key.clone()));
                    say(None, Happened::Dropped { seat, say: said.clone(), key });
                }
                self.undos += 1;
                self.proposal = None;
            }
        }
        let over = self.talk.len().saturating_sub(TALK);
        self.talk.drain(..over);
        self.talk_before += over as u64;
    }

    fn wants_undo(&self, seat: Seat) -> bool {
        self.proposal.as_ref().is_some_and(|p| p.what == Proposed::Undo && p.by == seat)
    }

    fn seat_mut(&mut self, seat: Seat) -> Option<&mut SeatSheet> {
        self.seats.iter_mut().find(|sheet| sheet.seat == seat.0)
    }

    /// The bot that plays a seat.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.seats.iter().find(|sheet| sheet.seat == seat.0)?.bot.as_deref()
    }

    /// The seats that bots play.
    pub fn bots(&self) -> SeatSet {
        SeatSet::of(self.seats.iter().filter(|sheet| sheet.bot.is_some()).map(|sheet| Seat(sheet.seat)))
    }

    /// The seats whose person has to agree before the whole record may leave: all but those that only bots have
    /// played. Whoever seats a bot in another's place gets no secrets by it.
    pub fn with_secrets(&self) -> SeatSet {
        let has = |sheet: &&SeatSheet| sheet.bot.is_none() || sheet.played;
        SeatSet::of(self.seats.iter().filter(has).map(|sheet| Seat(sheet.seat)))
    }

    /// The seat of a name.
    pub fn named(&self, name: &str) -> Option<Seat> {
        self.seats.iter().find(|sheet| sheet.name == name).map(|sheet| Seat(sheet.seat))
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.iter().find(|sheet| sheet.seat == seat.0).map_or("", |sheet| &sheet.name)
    }

    /// How many lines of talk there have been.
    pub fn talked(&self) -> u64 {
        self.talk_before + self.talk.len() as u64
    }
}

/// Whether everybody sees this undo; what a seat takes back in a dialogue of its own is nobody else's business.
pub fn is_seen_by_all(entry: &Entry) -> bool {
    matches!(entry, Entry::Undo { what: Undone::Last(_), .. })
}

/// The answers of a record that still stand, in their order, each as it was offered.
pub fn standing_answers<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Lost> {
    let mut answers: Vec<Lost> = Vec::new();
    for event in events {
        let (entries, said) = match event {
            Event::Played { entries, say, .. } => (entries, say.as_ref()),
            Event::Upgraded { entries, .. } | Event::Brought { entries } => (entries, None),
            _ => continue,
        };
        for (i, entry) in entries.iter().enumerate() {
            match entry {
                Entry::Answer { seat, key, .. } => {
                    // What follows on the answer was answered in advance.
                    let say = said.filter(|_| i == 0).cloned();
                    answers.push(Lost { seat: *seat, key: key.to_string(), say });
                }
                Entry::Undo { what: Undone::Last(count), .. } => {
                    let left = answers.len().saturating_sub(usize::try_from(*count).unwrap_or(usize::MAX));
                    answers.truncate(left);
                }
                Entry::Undo { by, what: Undone::Own, .. } => {
                    if let Some(own) = answers.iter().rposition(|answer| answer.seat == *by) {
                        answers.remove(own);
                    }
                }
            }
        }
    }
    answers
}
