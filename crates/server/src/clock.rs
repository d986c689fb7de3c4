//! The time of day: for people and for what expires. No order depends on it, so it may jump.

/// Milliseconds since 1970.
#[allow(clippy::disallowed_types, clippy::disallowed_methods)]
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
