//! The time of day: for people and for what expires. No order depends on it, so it may jump.

use std::time::Duration;

/// Milliseconds since 1970.
#[allow(clippy::disallowed_types, clippy::disallowed_methods)]
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// What the clock says, and how long the server has run, which no clock can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Milliseconds since 1970, by the clock.
    pub at: i64,
    /// How long the server has run.
    pub up: Duration,
}

impl Moment {
    /// By the clock of this machine.
    pub fn after(up: Duration) -> Moment {
        Moment { at: now(), up }
    }

    /// The day, by the clock.
    pub fn day(self) -> i64 {
        self.at.div_euclid(24 * 3_600_000)
    }
}
