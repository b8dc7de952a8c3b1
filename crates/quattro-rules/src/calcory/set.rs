//! Sets of face-up cards: what a player turns in a turn, and what is marked.

use serde::Serialize;

use super::card::Card;
use super::place::{Place, Places};
use crate::seat::Seat;

/// The sum to reach, and not to exceed (CA-6, CA-8).
pub const THIRTEEN: u8 = 13;

/// The markers of each player (CA-2), and so the most cards a marked set can have (CA-11).
pub const MARKERS: u8 = 6;

/// Face-up cards that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct CardSet {
    pub(super) places: Places,
    sum: u8,
    zeros: u8,
}

impl CardSet {
    pub(super) const fn add(&mut self, place: Place, card: Card) {
        self.places.insert(place);
        self.sum += card.number();
        self.zeros += (card.number() == 0) as u8;
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// What counts when sets are compared.
    pub(super) const fn tally(&self) -> Tally {
        Tally { sum: self.sum, cards: self.places.len() }
    }

    pub(super) const fn exceeds_thirteen(&self) -> bool {
        self.sum > THIRTEEN
    }

    pub(super) const fn is_thirteen(&self) -> bool {
        self.sum == THIRTEEN
    }

    pub(super) const fn has_zero(&self) -> bool {
        self.zeros > 0
    }

    pub(super) const fn has_second_zero(&self) -> bool {
        self.zeros > 1
    }
}

/// What counts of a set: its sum, and how many cards make it up.
///
/// Of two sets the greater one beats the other: a higher sum, or the same sum made of more cards (CA-13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// The sum of the numbers.
    pub sum: u8,
    /// The number of cards.
    pub cards: u8,
}

impl Tally {
    /// Whether one player's markers are enough for the cards (CA-11).
    pub(super) const fn can_be_marked(self) -> bool {
        self.cards <= MARKERS
    }
}

/// The marked cards and whose markers lie on them. There is never more than one such set (CA-12, CA-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MarkedSet {
    pub(super) owner: Seat,
    pub(super) set: CardSet,
}
