//! What can be seen: the same for every seat and for spectators (CA-21).

use serde::Serialize;

use super::Calcory;
use super::card::Card;
use super::place::Place;
use super::set::{MARKERS, Tally};
use super::turn::{Step, Stop};
use crate::seat::Seat;

/// The game as everybody sees it. A face-down card has no face here, even if it was turned up before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CalcoryView"))]
pub struct View {
    /// The grid, row by row; `grid[2][1]` is `B3`.
    pub grid: [[Spot; Place::COLUMNS]; Place::ROWS],
    /// Piles and markers, clockwise from the first seat.
    pub chairs: Vec<SeatView>,
    /// Whose turn it is, or was when the game ended.
    #[serde(rename = "turn")]
    pub on_turn: Seat,
    /// Who decides now; nobody once the game is over.
    pub to_act: Option<Seat>,
    /// What is to be decided.
    #[serde(flatten)]
    pub step: Step,
    /// Sum and number of the cards turned in this turn.
    pub turned: Tally,
    /// The marked set, which others must beat (CA-12).
    pub to_beat: Option<ToBeat>,
    /// What stopping would do; missing if it is not allowed.
    pub stop: Option<Stop>,
    /// How many turns in a row nobody has taken a card (CA-20).
    pub quiet_turns: u8,
}

/// What can be seen of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Spot {
    /// There is no card here.
    Empty,
    /// A face-down card.
    FaceDown,
    /// A face-up card.
    FaceUp {
        /// The card.
        card: Card,
        /// Whose marker is on it; nobody's if the card was just turned or is about to go back.
        marker: Option<Seat>,
    },
}

/// What can be seen of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CalcoryChair"))]
pub struct SeatView {
    /// How many cards the player has won.
    pub pile: u8,
    /// How many markers the player has left (CA-2).
    pub markers: u8,
}

/// The marked set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ToBeat {
    /// Whose markers are on it.
    pub owner: Seat,
    /// Its sum and number of cards.
    #[serde(flatten)]
    pub tally: Tally,
}

impl Calcory {
    /// What everybody sees.
    pub(super) fn public_view(&self) -> View {
        View {
            grid: rows(|place| self.spot(place)),
            chairs: Seat::all(self.players).map(|seat| self.seat_view(seat)).collect(),
            on_turn: self.on_turn,
            to_act: self.seat_to_act(),
            step: self.step,
            turned: self.turned.tally(),
            to_beat: self.to_beat(),
            stop: self.what_stopping_does(),
            quiet_turns: self.quiet_turns,
        }
    }

    /// Only cards known to lie face up are looked at here.
    fn spot(&self, place: Place) -> Spot {
        let marked = self.marked.filter(|marked| marked.set.places.contains(place));
        if marked.is_some() || self.turned.places.contains(place) || self.is_going_back(place) {
            Spot::FaceUp { card: self.table.card(place), marker: marked.map(|marked| marked.owner) }
        } else if self.table.face_down().contains(place) {
            Spot::FaceDown
        } else {
            Spot::Empty
        }
    }

    fn is_going_back(&self, place: Place) -> bool {
        matches!(self.step, Step::PutBack { from, .. } if from == place)
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let own = self.marked.filter(|marked| marked.owner == seat);
        let used = own.map_or(0, |marked| marked.set.tally().cards);
        SeatView { pile: self.table.pile_size(seat), markers: MARKERS - used }
    }
}

/// Where all cards are, face-down ones and won ones too: what nobody may see during play (CA-21).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CalcoryRevealed"))]
pub struct Revealed {
    /// The cards in the grid, row by row; `None` is an empty place.
    pub grid: [[Option<Card>; Place::COLUMNS]; Place::ROWS],
    /// The won cards, clockwise from the first seat.
    pub piles: Vec<Vec<Card>>,
}

impl Calcory {
    /// Turns everything up. Meant for replays of finished games, and for tests.
    pub fn reveal(&self) -> Revealed {
        let empty = self.table.empty();
        Revealed {
            grid: rows(|place| (!empty.contains(place)).then(|| self.table.card(place))),
            piles: Seat::all(self.players).map(|seat| self.table.pile(seat).collect()).collect(),
        }
    }
}

/// One value for each place, in rows.
fn rows<T>(of: impl Fn(Place) -> T) -> [[T; Place::COLUMNS]; Place::ROWS] {
    std::array::from_fn(|row| std::array::from_fn(|column| of(Place::at(row, column))))
}
