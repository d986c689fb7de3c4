//! Who may come in, and how often.

use crate::config::Limits;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use wire::{ErrorKind, Failed};

/// The doors of the hall.
pub struct Doors {
    tables: DefaultKeyedRateLimiter<IpAddr>,
    attempts: DefaultKeyedRateLimiter<IpAddr>,
    names: DefaultKeyedRateLimiter<String>,
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

    /// One more place, counted for an address if one is named.
    fn take(&self, from: Option<IpAddr>) -> Result<Place, Failed> {
        let from = from.map(who);
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
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

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Doors {
    /// Doors with these limits.
    pub fn new(limits: &Limits) -> Doors {
        Doors {
            tables: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.tables))),
            attempts: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.attempts))),
            names: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.attempts))),
            sockets: Places::new("gruft_sockets", limits.sockets, limits.sockets_each),
            connections: Places::new("gruft_connections", limits.connections, limits.connections_each),
        }
    }

    /// Whether somebody may open one more table.
    pub fn table(&self, from: IpAddr) -> Result<(), Failed> {
        let refused = |_| ErrorKind::Limit.because("too many new tables from your address; try again later");
        self.tables.check_key(&who(from)).map_err(refused)
    }

    /// Whether somebody who showed a wrong link or password may try again.
    pub fn attempt(&self, from: IpAddr) -> Result<(), Failed> {
        let refused = |_| ErrorKind::Limit.because("too many wrong attempts; try again in a minute");
        self.attempts.check_key(&who(from)).map_err(refused)
    }

    /// Whether anybody may try a password of this account again.
    pub fn password(&self, account: &str) -> Result<(), Failed> {
        let refused = |_| ErrorKind::Limit.because("too many wrong attempts; try again in a minute");
        self.names.check_key(&account.to_owned()).map_err(refused)
    }

    /// A place for one more socket.
    pub fn socket(&self, from: IpAddr) -> Result<Place, Failed> {
        self.sockets.take(Some(from))
    }

    /// A place for one more plain connection.
    pub fn connection(&self, from: Option<IpAddr>) -> Result<Place, Failed> {
        self.connections.take(from)
    }

    /// Forgets those who have not come for a while.
    pub fn tidy(&self) {
        self.tables.retain_recent();
        self.attempts.retain_recent();
        self.names.retain_recent();
    }
}

/// Whoever has one IPv6 address has 2⁶⁴ of them: all count as one.
fn who(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) & (u128::MAX << 64)).into()),
        v4 => v4,
    }
}
