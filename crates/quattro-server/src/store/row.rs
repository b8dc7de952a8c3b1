//! What lists need of a table.

use quattro_table::Summary;
use quattro_table::protocol::{TableStage, Turn};

use super::Seated;

/// What lists need of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Where the table is in its life.
    pub stage: TableStage,
    /// Whether it is listed.
    pub public: bool,
    /// Whether a server has something to do there although nobody is connected.
    pub wake: bool,
    /// The sort key of lists, in milliseconds since 1970.
    pub at: u64,
    /// What a list shows, as JSON.
    pub listing: String,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// Whether people play there a decision now and then.
    pub slow: bool,
    /// When a slow table needs a server, at the earliest, in milliseconds since 1970.
    pub due: Option<u64>,
    /// The people on its chairs, if they or the stage have changed.
    pub seated: Option<Seated>,
}

impl Row {
    /// What lists need of a table, without its game.
    pub fn new(stage: TableStage, public: bool, wake: bool, at: u64, listing: String) -> Row {
        Row { stage, public, wake, at, listing, turn: None, slow: false, due: None, seated: None }
    }
}

impl From<&Summary> for Row {
    fn from(Summary { public, wake, listing, turn, slow, due, people }: &Summary) -> Row {
        Row {
            turn: *turn,
            slow: *slow,
            due: *due,
            seated: Some(Seated { game: listing.options.game, people: people.clone() }),
            stage: listing.stage,
            public: *public,
            wake: *wake,
            at: listing.at,
            // A listing is made of strings, numbers and lists, which can always be written.
            listing: serde_json::to_string(listing).unwrap_or_default(),
        }
    }
}
