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
    sockets: Arc<Mutex<Sockets>>,
    most: usize,
    most_each: usize,
}

#[derive(Default)]
struct Sockets {
    all: usize,
    each: BTreeMap<IpAddr, usize>,
}

/// A place for a socket; free again when it is dropped.
pub struct Place {
    sockets: Arc<Mutex<Sockets>>,
    from: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.all = sockets.all.saturating_sub(1);
        if let Some(count) = sockets.each.get_mut(&self.from) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                sockets.each.remove(&self.from);
            }
        }
        metrics::gauge!("gruft_sockets").set(sockets.all as f64);
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
            sockets: Arc::default(),
            most: limits.sockets,
            most_each: limits.sockets_each,
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
        let from = who(from);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = sockets.each.get(&from).copied().unwrap_or(0);
        if sockets.all >= self.most || mine >= self.most_each {
            return Err(ErrorKind::Limit.because("too many open connections"));
        }
        sockets.all += 1;
        *sockets.each.entry(from).or_default() += 1;
        metrics::gauge!("gruft_sockets").set(sockets.all as f64);
        Ok(Place { sockets: Arc::clone(&self.sockets), from })
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
