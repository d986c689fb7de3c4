//! The time of day: for people and for what expires. No order depends on it, so it may jump.

use std::time::Duration;

/// Milliseconds since 1970.
#[allow(clippy::disallowed_types, clippy::disallowed_methods)]
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The date of a moment in milliseconds since 1970, as `2026-11-19`; days begin in Greenwich.
pub fn date(at: i64) -> String {
    // Years are counted from the first of March on: then the day that is sometimes there is the last one.
    let days = at.div_euclid(24 * 3_600_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
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

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_their_dates() {
        let day = |day: i64| date(day * 24 * 3_600_000);
        assert_eq!(
            [day(0), day(58), day(59), day(789), day(790)],
            ["1970-01-01", "1970-02-28", "1970-03-01", "1972-02-29", "1972-03-01"]
        );
        assert_eq!([day(11_016), day(11_017), day(19_782)], ["2000-02-29", "2000-03-01", "2024-02-29"]);
        assert_eq!(date(1_795_046_399_999), "2026-11-18");
        assert_eq!(date(1_795_046_400_000), "2026-11-19");
        assert_eq!(date(-1), "1969-12-31");
    }
}
