//! What can be wrong with a record.

use thiserror::Error;

use super::FORMAT;
use crate::chance::ShuffleId;
use crate::notation::NotationError;
use crate::rule::{Refusal, Rule};
use crate::seat::Seat;
use crate::setup::SetupError;

/// Why a record cannot be replayed. `quattro-words` puts it into a sentence; the `Display` form is for logs
/// and tests.
#[derive(Debug, Error)]
pub enum RecordError {
    /// Not JSON, or not a record.
    #[error("Json: {0}")]
    Json(#[from] serde_json::Error),
    /// A format that this program does not know.
    #[error("Format {0}, not {FORMAT}")]
    Format(u8),
    /// A record of a game that another engine plays, or with impossible options.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A shuffle that is missing, superfluous or has the wrong cards.
    #[error("move {after}: {rule} {flaw:?}")]
    Shuffle {
        /// The number of the last move before it; 0 for the opening.
        after: u32,
        /// The rule for this shuffle.
        rule: Rule,
        /// What is wrong.
        flaw: ShuffleFlaw,
    },
    /// A move with the wrong number.
    #[error("move {number}: Number {found}")]
    Number {
        /// The number that is due.
        number: u32,
        /// The number in the record.
        found: u32,
    },
    /// A move by the wrong seat.
    #[error("move {number}: {rule} OtherSeat {{ seat: {seat}, due: {due} }}")]
    OtherSeat {
        /// The move's number.
        number: u32,
        /// The rule that says whose turn it is.
        rule: Rule,
        /// The seat in the record.
        seat: Seat,
        /// The seat that decides.
        due: Seat,
    },
    /// A move after the end.
    #[error("move {number}: {rule} AfterTheEnd")]
    AfterTheEnd {
        /// The move's number.
        number: u32,
        /// The rule under which the game is over.
        rule: Rule,
    },
    /// A move that cannot be read.
    #[error("move {number}: {error}")]
    Notation {
        /// The move's number.
        number: u32,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A move that the rules forbid.
    #[error("move {number}, `{action}`: {refusal}")]
    Illegal {
        /// The move's number.
        number: u32,
        /// The move in notation.
        action: String,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// A result that the moves do not lead to.
    #[error("move {number}: {rule} Result")]
    Result {
        /// The number of the last move.
        number: u32,
        /// The rule for the result.
        rule: Rule,
    },
}

/// What is wrong with what chance decided in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShuffleFlaw {
    /// The record names no start player.
    NoFirstSeat,
    /// The record ends before this shuffle.
    Missing(ShuffleId),
    /// The record has another shuffle here.
    Other {
        /// The shuffle in the record.
        found: ShuffleId,
        /// The shuffle that is due.
        due: ShuffleId,
    },
    /// Not a card of this pile.
    NotACard {
        /// Which pile.
        pile: ShuffleId,
        /// What stands there.
        text: String,
    },
    /// Not the cards that make up this pile.
    WrongCards(ShuffleId),
    /// The game never shuffles this pile again.
    Superfluous(ShuffleId),
}
