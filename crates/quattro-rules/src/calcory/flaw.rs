//! What makes a position of Calcory impossible.

use super::card::Card;
use super::place::Place;
use crate::seat::Seat;

/// Why a position of Calcory is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named for what they hold")]
pub enum Flaw {
    /// A seat that does not exist (CA-4).
    NoSuchSeat { seat: Seat, players: u8 },
    /// More turns without a card taken than a game lasts (CA-20).
    QuietTurns { most: u8 },
    /// Not one number of won cards for each player (CA-8).
    WonNumbers { players: u8 },
    /// The wrong number of rows (CA-3).
    GridRows { rows: u8, found: u8 },
    /// The wrong number of places in a row (CA-3).
    RowPlaces { places: u8, found: u8 },
    /// More of a card than there are (CA-1).
    TooManyOfCard { card: Card },
    /// The grid and the won cards do not make up the sixty (CA-1).
    CardCount { grid: u8, won: u16, cards: u8 },
    /// Without a card in the grid the game is over (CA-18).
    GridEmpty,
    /// A marked set without cards (CA-9).
    NothingMarked,
    /// A set of 13 is taken, not marked (CA-8).
    ThirteenMarked,
    /// More marked cards than a player has markers (CA-2).
    TooManyMarked { cards: u8, markers: u8 },
    /// A player without won cards must have turned two (CA-10).
    OneMarked { seat: Seat },
    /// A set of 13 is taken at once (CA-8).
    ThirteenTurned,
    /// A player whose own markers are there takes those cards and turns none (CA-16).
    TurnedBesideOwnMarkers,
    /// There is no face-down card there (CA-5).
    NotFaceDown { place: Place },
    /// With a sum over 13 the cards are turned down (CA-6).
    SumOver13,
    /// With a second 0 the cards are turned down (CA-7).
    SecondZero,
}
