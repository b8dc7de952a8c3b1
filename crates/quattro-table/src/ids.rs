//! Ids and secrets: bytes that are written as text. Where they are random, the caller draws them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use crate::base64;

/// A text that is not the right number of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not an id")]
pub struct NotAnId;

/// `N` bytes that are written as text in URL-safe base 64.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes<const N: usize>(pub [u8; N]);

/// 128 random bits: the id of a table. Knowing it is enough to watch, so only public tables are listed.
pub type TableId = Bytes<16>;

/// 128 random bits: the id of a person. Never told to others.
pub type PersonId = Bytes<16>;

impl<const N: usize> fmt::Display for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&base64::write(&self.0))
    }
}

impl<const N: usize> fmt::Debug for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> FromStr for Bytes<N> {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let bytes = base64::read(text).ok_or(NotAnId)?;
        bytes.try_into().map(Bytes).map_err(|_| NotAnId)
    }
}

impl<const N: usize> Serialize for Bytes<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bytes<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_nothing_else_is() {
        let id: TableId = Bytes(*b"sixteen bytes...");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().len(), 22);
        for text in ["", "abc", "../../etc/passwd", "AAAAAAAAAAAAAAAAAAAAAAA", "ÄÖÜ"] {
            assert_eq!(text.parse::<TableId>(), Err(NotAnId), "{text}");
        }
    }
}
