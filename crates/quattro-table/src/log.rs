//! What is stored: the numbered entries of a table's log. Everything that changes a table is one of these.
//!
//! Entries are JSON texts that future versions must read, so fields are added, never renamed.

mod packed;

pub use packed::{PackedError, pack, unpack};

use quattro_bots::BotName;
use quattro_rules::json::{self, JsonError, Tagged};
use quattro_rules::pizza::Kind;
use quattro_rules::record::Shuffled;
use quattro_rules::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::fairness::{Contribution, Secret};
use crate::game::Action;
use crate::ids::{PersonId, TableId};
use crate::person::{Name, Person};
use crate::protocol::{Reaction, Room, TableOptions};
use crate::shared_deal::SharedDeal;

/// The version of the entries that this program writes, and the newest that it can read. Entries of the first version
/// do not name it. A program that writes something which earlier ones would misread writes `"version": 2` beside it.
pub const ENTRY_VERSION: u32 = 1;

/// Why an entry cannot be read.
#[derive(Debug, Error)]
pub enum EntryError {
    /// A newer program has written it.
    #[error("it was written by a newer program ({0})")]
    Newer(String),
    /// It is damaged.
    #[error(transparent)]
    Damaged(JsonError),
}

/// What every version of an entry has.
#[derive(Deserialize)]
struct Outline {
    #[serde(default)]
    version: u32,
    change: ChangeOutline,
}

#[derive(Deserialize)]
struct ChangeOutline {
    what: String,
}

/// One numbered entry of a log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// Who requested it; `None` for the server itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// The id that the client gave its request: a repeated id is a repeated request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What happened.
    pub change: Change,
}

impl Entry {
    /// Reads an entry as it is stored.
    ///
    /// # Errors
    /// When a newer program has written it, or it is damaged.
    pub fn read(text: &str) -> Result<Entry, EntryError> {
        let read = json::read(text);
        if read.is_ok() && !text.contains("\"version\"") {
            return read.map_err(EntryError::Damaged);
        }
        // An entry that is whole, but makes no sense here, makes sense to a newer program.
        match (json::read(text), read) {
            (Ok(Outline { version, .. }), _) if version > ENTRY_VERSION => {
                Err(EntryError::Newer(format!("version {version}")))
            }
            (Ok(Outline { change, .. }), Err(error)) => {
                Err(EntryError::Newer(format!("`{}`: {error}", change.what)))
            }
            (_, read) => read.map_err(EntryError::Damaged),
        }
    }
}

/// What an entry changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named for what they hold")]
pub enum Change {
    /// The table was set up. Always entry 1.
    Created {
        host: Person,
        options: TableOptions,
        secret: Secret,
        /// Cards laid by hand instead of shuffled, for prepared games and tests.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        laid: Option<LaidDeal>,
    },
    /// The table was set up with cards that other tables have too. Always entry 1. A change of its own, so that an earlier
    /// program does not shuffle other cards.
    CreatedWithDeal { host: Person, options: TableOptions, secret: Secret, deal: SharedDeal },
    /// A game that was played on somebody's device, from its beginning to its end. Always entry 1.
    Kept { host: Person, options: TableOptions, secret: Secret, chairs: Vec<KeptChair>, actions: Vec<Action> },
    /// A finished game is played on from one of its decisions. Always entry 1.
    Continued {
        host: Person,
        options: TableOptions,
        secret: Secret,
        chairs: Vec<KeptChair>,
        /// The cards up to that decision; what is shuffled later comes from the seed.
        laid: LaidDeal,
        actions: Vec<Action>,
    },
    /// A person took a chair.
    Sat { seat: Seat, person: Person, kind: Option<Kind>, contribution: Option<Contribution> },
    /// A person took a chair on the device of somebody else. A change of its own, so that an earlier program does not show
    /// one's cards to the other.
    CompanionSat { seat: Seat, person: Person, of: PersonId, kind: Option<Kind> },
    /// A bot was put on an empty chair.
    SatBot { seat: Seat, level: BotName },
    /// A chair became empty before the start.
    Stood { seat: Seat },
    /// A player was the first to say that they are the hungriest.
    Hungriest { seat: Seat },
    /// The game began. Bots of name `fill` took the empty chairs; `contribution` is the starting person's.
    Started { fill: Option<BotName>, contribution: Option<Contribution> },
    /// Somebody played.
    Played {
        seat: Seat,
        actions: Vec<Action>,
        /// The last number that the player's client had received.
        #[serde(default)]
        have: u32,
    },
    /// A bot plays on for a person.
    HandedOver { seat: Seat, level: BotName },
    /// The person plays again.
    TakenBack { seat: Seat },
    /// Somebody said something.
    Said { room: Room, name: Name, text: Option<String>, reaction: Option<Reaction> },
    /// The same people meet again there.
    Rematch { table: TableId },
    /// The host closed the table before the start.
    Closed,
    /// Somebody was forgotten: entries before this one have been written anew without them. Who has the table in
    /// memory reads all of it again.
    Forgotten,
    /// All other tables with the same cards have finished too, so that everybody may see them.
    Revealed,
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Change::serialize(self, Tagged { tag: "what", of: serializer })
    }
}

impl<'de> Deserialize<'de> for Change {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Change, D::Error> {
        Change::deserialize(Tagged { tag: "what", of: deserializer })
    }
}

/// Somebody at a table that was on a device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptChair {
    /// Whose chair it was; `None` for a bot's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The bot that played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<BotName>,
    /// The own kind that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// What was added to the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contribution: Option<Contribution>,
}

/// A deal laid by hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LaidDeal {
    /// The start player, if drawn.
    pub first_seat: Option<Seat>,
    /// The piles, in the order in which the game asks for them.
    pub shuffles: Vec<Shuffled>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_newer_program_wrote_is_told_from_what_is_damaged() {
        let known = r#"{"at":1,"change":{"what":"closed"}}"#;
        assert_eq!(Entry::read(known).unwrap().change, Change::Closed);
        let named = r#"{"version":1,"at":1,"change":{"what":"closed"},"more":true}"#;
        assert_eq!(Entry::read(named).unwrap().change, Change::Closed);
        let character = r#"{"at":1,"change":{"what":"sat-bot","seat":1,"level":"luna"}}"#;
        assert!(Entry::read(character).is_ok(), "a character is written in place of a level");
        for newer in [
            r#"{"version":2,"at":1,"change":{"what":"closed"}}"#,
            r#"{"at":1,"change":{"what":"tipped","seat":1}}"#,
            r#"{"at":1,"change":{"what":"sat-bot","seat":1,"level":"nonna"}}"#,
        ] {
            assert!(matches!(Entry::read(newer), Err(EntryError::Newer(_))), "{newer}");
        }
        for damaged in ["", "{}", r#"{"at":1,"change":{"what":"clo"#, r#"{"at":1,"change":7}"#] {
            assert!(matches!(Entry::read(damaged), Err(EntryError::Damaged(_))), "{damaged}");
        }
    }
}
