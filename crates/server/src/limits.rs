//! Who may come in, and how often.

use crate::config::Limits;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;
use wire::{ErrorKind, Failed};

/// The doors of the hall.
pub struct Doors {
    tables: DefaultKeyedRateLimiter<IpAddr>,
    tries: Mutex<BTreeMap<Trier, Instant>>,
    attempts: u32,
    sockets: Places,
    connections: Places,
}

/// Places for what is open at the same time.
struct Places {
    taken: Arc<Mutex<Taken>>,
    most: usize,
    most_each: usize,
}

#[derive(Default)]
struct Taken {
    figure: &'static str,
    all: usize,
    each: BTreeMap<IpAddr, usize>,
}

/// A place; free again when it is dropped.
pub struct Place {
    taken: Arc<Mutex<Taken>>,
    from: Option<IpAddr>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all = taken.all.saturating_sub(1);
        if let Some(from) = self.from
            && let Some(count) = taken.each.get_mut(&from)
        {
            *count = count.saturating_sub(1);
            if *count == 0 {
                taken.each.remove(&from);
            }
        }
        taken.show();
    }
}

impl Taken {
    fn show(&self) {
        metrics::gauge!(self.figure).set(self.all as f64);
    }
}

impl Places {
    fn new(figure: &'static str, most: usize, most_each: usize) -> Places {
        let taken = Arc::new(Mutex::new(Taken { figure, ..Taken::default() }));
        Places { taken, most, most_each }
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more place, counted for an address if one is named.
    fn take(&self, from: Option<IpAddr>) -> Result<Place, Failed> {
        let from = from.map(caller);
        let mut taken = self.taken();
        let mine = from.and_then(|from| taken.each.get(&from).copied()).unwrap_or(0);
        if taken.all >= self.most || mine >= self.most_each {
            return Err(ErrorKind::Limit.because("too many open connections"));
        }
        taken.all += 1;
        if let Some(from) = from {
            *taken.each.entry(from).or_default() += 1;
        }
        taken.show();
        Ok(Place { taken: Arc::clone(&self.taken), from })
    }
}

/// What wrong tries are counted for, each so many a minute.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Trier {
    /// Everything wrong that comes from an address.
    Address(IpAddr),
    /// A name's wrong passwords from one address.
    NameFrom(String, IpAddr),
    /// A name's wrong passwords from all addresses that are strange to it.
    Strangers(String),
    /// A name's wrong passwords from somebody who shows a session of it.
    Session(String, String),
}

/// Whether somebody who names an account is known to belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known<'a> {
    /// By a session of this account that is not over, by its hash.
    Session(&'a str),
    /// Somebody has come in to this account from the same address before.
    Address,
    /// Not at all.
    Stranger,
}

/// A try that counts as a wrong one, unless it is said to have been right.
pub struct Try<'d> {
    doors: &'d Doors,
    counted: Vec<(Trier, Duration)>,
}

impl Try<'_> {
    /// It was right, and does not count.
    pub fn was_right(self) {
        let mut tries = self.doors.tries.lock().unwrap_or_else(PoisonError::into_inner);
        for (trier, each) in &self.counted {
            if let Some(until) = tries.get_mut(trier) {
                *until = until.checked_sub(*each).unwrap_or(*until);
            }
        }
    }
}

/// In this time as many wrong tries are forgotten as are allowed at once.
const MINUTE: Duration = Duration::from_secs(60);
/// Strangers to an account have so many times as many wrong tries as one of them: one alone locks out nobody.
const STRANGERS: u32 = 5;

impl Doors {
    /// Doors with these limits.
    pub fn new(limits: &Limits) -> Doors {
        let tables = Quota::per_hour(NonZeroU32::new(limits.tables).unwrap_or(NonZeroU32::MIN));
        Doors {
            tables: RateLimiter::keyed(tables),
            tries: Mutex::default(),
            attempts: limits.attempts.max(2),
            sockets: Places::new("gruft_sockets", limits.sockets, limits.sockets_each),
            connections: Places::new("gruft_connections", limits.connections, limits.connections_each),
        }
    }

    /// Whether somebody may open one more table.
    pub fn table(&self, from: IpAddr) -> Result<(), Failed> {
        let refused = |_| ErrorKind::Limit.because("too many new tables from your address; try again later");
        self.tables.check_key(&caller(from)).map_err(refused)
    }

    /// Whether somebody who showed a wrong link may try again.
    pub fn attempt(&self, from: IpAddr) -> Result<(), Failed> {
        self.count(vec![(Trier::Address(caller(from)), self.attempts)]).map(|_| ())
    }

    /// Whether somebody may try a password of this account; a right one does not count.
    ///
    /// Wrong ones count for the address, and for the name at that address. Those of all strangers together count for the
    /// name too, so that not even many addresses can try many passwords; so whoever is known passes by that.
    pub fn password(&self, name: &str, from: IpAddr, known: Known<'_>) -> Result<Try<'_>, Failed> {
        let (name, from) = (name.to_owned(), caller(from));
        if let Known::Session(session) = known {
            return self.count(vec![(Trier::Session(name, session.to_owned()), self.attempts)]);
        }
        let mut triers = vec![
            (Trier::Address(from), self.attempts),
            (Trier::NameFrom(name.clone(), from), self.attempts / 2),
        ];
        if known == Known::Stranger {
            triers.push((Trier::Strangers(name), self.attempts * STRANGERS));
        }
        self.count(triers)
    }

    /// Counts a try for all of these, or for none if one of them has had its share.
    fn count(&self, triers: Vec<(Trier, u32)>) -> Result<Try<'_>, Failed> {
        let now = Instant::now();
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        let counted: Vec<(Trier, Duration)> =
            triers.into_iter().map(|(trier, most)| (trier, MINUTE / most.max(1))).collect();
        // A moment for each: until then its tries are not forgotten. A try puts it off.
        let put_off =
            |trier: &Trier, each: Duration| tries.get(trier).map_or(now, |until| (*until).max(now)) + each;
        if counted.iter().any(|(trier, each)| put_off(trier, *each) > now + MINUTE) {
            return Err(ErrorKind::Limit.because("too many wrong attempts; try again in a minute"));
        }
        let put_off: Vec<Instant> = counted.iter().map(|(trier, each)| put_off(trier, *each)).collect();
        tries.extend(counted.iter().map(|(trier, _)| trier.clone()).zip(put_off));
        Ok(Try { doors: self, counted })
    }

    /// A place for one more socket.
    pub fn socket(&self, from: IpAddr) -> Result<Place, Failed> {
        self.sockets.take(Some(from))
    }

    /// A place for one more plain connection.
    pub fn connection(&self, from: Option<IpAddr>) -> Result<Place, Failed> {
        self.connections.take(from)
    }

    /// Every address with open sockets or wrong tries that are not forgotten yet, with the numbers of both.
    pub fn callers(&self) -> Vec<(IpAddr, usize, u32)> {
        let now = Instant::now();
        let mut callers: BTreeMap<IpAddr, (usize, u32)> = BTreeMap::new();
        for (from, sockets) in &self.sockets.taken().each {
            callers.entry(*from).or_default().0 = *sockets;
        }
        for (trier, until) in self.tries.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            if let (Trier::Address(from), true) = (trier, *until > now) {
                let each = MINUTE / self.attempts;
                let wrong = until.duration_since(now).as_millis().div_ceil(each.as_millis().max(1));
                callers.entry(*from).or_default().1 = u32::try_from(wrong).unwrap_or(u32::MAX);
            }
        }
        callers.into_iter().map(|(from, (sockets, wrong))| (from, sockets, wrong)).collect()
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> usize {
        self.sockets.taken().all
    }

    /// How many plain connections are open.
    pub fn connections(&self) -> usize {
        self.connections.taken().all
    }

    /// Forgets those who have not come for a while.
    pub fn tidy(&self) {
        self.tables.retain_recent();
        let now = Instant::now();
        self.tries.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, until| *until > now);
    }
}

/// Whoever has one IPv6 address has 2⁶⁴ of them: all count as one.
pub fn caller(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) & (u128::MAX << 64)).into()),
        v4 => v4,
    }
}
