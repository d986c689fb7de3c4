//! Secrets: 128 random bits as text, stored only as a hash.

use crate::limits::caller;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use std::fmt;
use std::net::IpAddr;

/// A secret that opens a seat, a table's tools, a session. It is never stored and never logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// 128 fresh bits.
    pub fn fresh() -> Secret {
        Secret(URL_SAFE_NO_PAD.encode(random::<16>()))
    }

    /// The secret that somebody shows; nothing, if it cannot be one.
    pub fn shown(text: &str) -> Option<Secret> {
        let looks_right =
            text.len() == 22 && URL_SAFE_NO_PAD.decode(text).is_ok_and(|bytes| bytes.len() == 16);
        looks_right.then(|| Secret(text.to_owned()))
    }

    /// For whom it is meant.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is stored: whoever reads the database cannot open anything with it.
    pub fn hash(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.0.as_bytes()))
    }
}

/// What an account keeps of an address, to know it again. The address is not in the database.
pub fn fingerprint(account: &str, from: IpAddr) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(format!("{account} {}", caller(from)).as_bytes()))
}

/// A name for a table: not secret, but not to be guessed in passing either.
pub fn fresh_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<9>())
}

/// Randomness from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if getrandom::fill(&mut bytes).is_err() {
        // Without randomness every secret could be guessed; no server is better than that.
        tracing::error!(event = "no-randomness", "the operating system gives no randomness");
        std::process::abort();
    }
    bytes
}

/// A fresh seed or salt.
pub fn fresh_u64() -> u64 {
    u64::from_le_bytes(random())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_do_not_show_themselves() {
        let (a, b) = (Secret::fresh(), Secret::fresh());
        assert_ne!(a, b);
        assert_ne!(a.hash(), b.hash());
        assert_eq!(format!("{a:?}"), "Secret(…)");
        assert_eq!(Secret::shown(a.reveal()), Some(a));
    }

    #[test]
    fn what_is_no_secret_is_not_looked_up() {
        for text in ["", "abc", "AAAAAAAAAAAAAAAAAAAAAA!", "AAAAAAAAAAAAAAAAAAAAA/", "ÄÄÄÄÄÄÄÄÄÄÄ"]
        {
            assert_eq!(Secret::shown(text), None, "{text}");
        }
    }
}
