//! Why a move is refused.

use super::place::Place;

/// What is wrong with a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is over (CA-18, CA-20).
    GameOver,
    /// The player wants to stop before turning a card (CA-10).
    NoCardTurned,
    /// The player wants to stop after one card, without having won any (CA-10).
    OneCardTurned,
    /// There are more cards than markers to put on them (CA-11).
    TooFewMarkers {
        /// How many cards were turned.
        cards: u8,
    },
    /// The card has just been turned up (CA-5).
    JustTurned {
        /// Where it lies.
        place: Place,
    },
    /// The card is marked (CA-12).
    Marked {
        /// Where it lies.
        place: Place,
    },
    /// No card lies there (CA-5).
    NoCard {
        /// Where.
        place: Place,
    },
    /// The player takes no cards now, so none goes back (CA-8).
    NothingTaken,
    /// The card is not one of those being taken (CA-8, CA-16).
    NotTaken {
        /// Where it lies.
        place: Place,
    },
    /// The card that goes back must be chosen first (CA-8, CA-16).
    ChooseBackFirst,
    /// The place is not free (CA-8, CA-16).
    NotFree {
        /// Which place.
        place: Place,
    },
    /// The card must be put back first (CA-8, CA-16).
    PutBackFirst,
}
