//! x
use thiserror::Error;
/// x
#[derive(Debug, Error)]
#[error("x")]
pub struct NoSkeleton;
/// x
pub fn skeleton() {}
