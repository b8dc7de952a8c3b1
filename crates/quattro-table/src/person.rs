//! People, as a table knows them: an id and a name.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ids::PersonId;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Never told to others.
    pub id: PersonId,
    /// The name that others see.
    pub name: Name,
}

/// A person's name: short, visible, on one line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// A text that is not acceptable as a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a name has 1 to {LONGEST_NAME} visible characters")]
pub struct NotAName;

impl TryFrom<String> for Name {
    type Error = NotAName;

    fn try_from(text: String) -> Result<Name, NotAName> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = name.chars().count();
        if length == 0 || length > LONGEST_NAME || name.chars().any(is_trick) {
            return Err(NotAName);
        }
        Ok(Name(name))
    }
}

/// Invisible characters and those that change the text direction are not allowed in names or chat.
pub(crate) fn is_trick(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl Name {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_tricks_are_refused() {
        let name = |text: &str| Name::try_from(text.to_owned()).map(String::from);
        assert_eq!(name("  Ada \n Byron "), Ok("Ada Byron".to_owned()));
        for text in ["", "   ", "a\u{202E}b", "a\u{200B}", "\u{0}", &"x".repeat(25)] {
            assert_eq!(name(text), Err(NotAName), "{text:?}");
        }
    }
}
