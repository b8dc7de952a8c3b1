//! What happens in a game. Everybody sees all of it (CA-21).

use serde::Serialize;

use super::card::Card;
use super::place::Place;
use crate::rule::Rule;
use crate::seat::Seat;

/// Something that happened.
///
/// A card is named once, when it is turned up. No later event repeats it: remembering is the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CalcoryEvent"))]
pub enum Event {
    /// The cards are in the grid and `first` starts (CA-4).
    Dealt {
        /// The start player.
        first: Seat,
    },
    /// A card was turned up (CA-5).
    Turned {
        /// Who turned it.
        seat: Seat,
        /// Its place.
        place: Place,
        /// What it shows.
        card: Card,
    },
    /// The turn is over, and the cards just turned were turned down again.
    Failed {
        /// Whose turn it was.
        seat: Seat,
        /// Why.
        why: Failure,
    },
    /// The marked cards were beaten and turned down, and their markers given back (CA-13).
    Beaten {
        /// Whose markers were on them.
        seat: Seat,
    },
    /// The cards just turned were marked and stay face up (CA-9, CA-13).
    Marked {
        /// Whose markers are on them.
        seat: Seat,
        /// The sum of their numbers.
        sum: u8,
        /// The number of cards.
        cards: u8,
        /// Whether the player had to stop because no face-down card was left (CA-17).
        forced: bool,
    },
    /// The sum is exactly 13 (CA-8, CA-15).
    Thirteen {
        /// Who reached it.
        seat: Seat,
    },
    /// A marked set was still there when its owner's turn came (CA-16, CA-18).
    Survived {
        /// Its owner.
        seat: Seat,
        /// How many cards it has.
        cards: u8,
    },
    /// Cards went onto a player's pile.
    Took {
        /// Whose pile.
        seat: Seat,
        /// How many cards; the one that goes back is not among them.
        cards: u8,
        /// The place of the card that goes back.
        back: Place,
        /// The set they come from.
        set: Taken,
    },
    /// A card went back into the grid, face down.
    PutBack {
        /// Who put it there.
        seat: Seat,
        /// Its old place.
        from: Place,
        /// Its new place.
        to: Place,
        /// The set it comes from.
        set: Taken,
    },
    /// A player passed because no face-down card was left (CA-17).
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// A single marked card went onto its owner's pile, and none goes back (CA-18).
    TookLast {
        /// Whose pile.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// Why.
        end: End,
    },
}

/// Why a turn failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Failure {
    /// The sum exceeds 13 (CA-6).
    Over13,
    /// A second 0 was turned up (CA-7).
    SecondZero,
    /// The player stopped with a set that does not beat the marked one (CA-14).
    GaveUp,
    /// No face-down card is left, and the set does not beat the marked one (CA-17).
    NoneLeft,
    /// No face-down card is left, and there are more cards than markers (CA-17).
    NoneLeftTooManyCards,
    /// No face-down card is left, and the player has won nothing and turned only one (CA-17).
    NoneLeftOneCard,
}

/// Which set is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Taken {
    /// One that adds up to 13 (CA-8).
    Thirteen,
    /// A marked one that nobody beat (CA-16).
    Marked,
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum End {
    /// A single marked card was taken (CA-18).
    LastCard,
    /// Nobody took a card for too long (CA-20).
    Quiet,
}

impl Event {
    /// The rule under which this happened.
    pub(super) const fn rule(self) -> Rule {
        match self {
            Event::Dealt { .. } => Rule::ca(4),
            Event::Turned { .. } => Rule::ca(5),
            Event::Failed { why, .. } => why.rule(),
            Event::Beaten { .. } => Rule::ca(13),
            Event::Marked { forced: false, .. } => Rule::ca(9),
            Event::Marked { forced: true, .. } | Event::Passed { .. } => Rule::ca(17),
            Event::Thirteen { .. } => Rule::ca(8),
            Event::Survived { .. } => Rule::ca(16),
            Event::Took { set, .. } | Event::PutBack { set, .. } => set.rule(),
            Event::TookLast { .. } => Rule::ca(18),
            Event::GameOver { end } => end.rule(),
        }
    }
}

impl Failure {
    const fn rule(self) -> Rule {
        match self {
            Failure::Over13 => Rule::ca(6),
            Failure::SecondZero => Rule::ca(7),
            Failure::GaveUp => Rule::ca(14),
            Failure::NoneLeft | Failure::NoneLeftTooManyCards | Failure::NoneLeftOneCard => Rule::ca(17),
        }
    }
}

impl Taken {
    pub(super) const fn rule(self) -> Rule {
        match self {
            Taken::Thirteen => Rule::ca(8),
            Taken::Marked => Rule::ca(16),
        }
    }
}

impl End {
    pub(super) const fn rule(self) -> Rule {
        match self {
            End::LastCard => Rule::ca(18),
            End::Quiet => Rule::ca(20),
        }
    }
}
