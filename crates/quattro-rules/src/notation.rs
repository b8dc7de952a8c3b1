//! Reading the short notation of cards and actions.

use thiserror::Error;

/// A text that is not the notation of what was expected.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("«{text}» is not {expected}")]
pub struct NotationError {
    /// The offending text.
    pub text: String,
    /// What was expected there, with an example.
    pub expected: &'static str,
}

impl NotationError {
    /// An error about `text`, cut to a length that can be shown.
    pub fn new(text: &str, expected: &'static str) -> NotationError {
        const SHOWN: usize = 40;
        let mut shown: String = text.chars().take(SHOWN).collect();
        if text.chars().count() > SHOWN {
            shown.push('…');
        }
        NotationError { text: shown, expected }
    }
}

/// Implements `Serialize` and `Deserialize` through `Display` and `FromStr`.
macro_rules! serde_as_notation {
    ($($type:ty),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

pub(crate) use serde_as_notation;
