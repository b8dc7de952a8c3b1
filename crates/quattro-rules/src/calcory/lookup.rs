//! Accessors for single facts about a game, without building a whole [`View`](super::View): simulations and
//! searches examine millions of games, and only a part of each.
//!
//! [`Calcory::lying`] looks under face-down cards. Like [`Calcory::reveal`] it needs the game itself, which a
//! player never has; a bot has only games that it imagined.

use super::Calcory;
use super::card::Card;
use super::event::Taken;
use super::place::{Place, Places};
use super::set::{MarkedSet, Tally};
use super::turn::{Step, Stop};
use super::view::ToBeat;
use crate::seat::Seat;

impl Calcory {
    /// The card on a place, face up or face down; `None` if the place is empty.
    pub fn lying(&self, place: Place) -> Option<Card> {
        (!self.table.empty().contains(place)).then(|| self.table.card(place))
    }

    /// The places of the face-down cards.
    pub fn face_down(&self) -> Places {
        self.table.face_down()
    }

    /// The places without a card.
    pub fn empty_places(&self) -> Places {
        self.table.empty()
    }

    /// The places of the cards being taken, while the one that goes back is chosen.
    pub fn taken_places(&self, set: Taken) -> Places {
        self.places_of(set)
    }

    /// The places that the player on turn may name now: to turn a card up, to choose the card that goes back, or
    /// to put it there.
    pub fn open_places(&self) -> Places {
        match self.step {
            Step::Turn => self.table.face_down(),
            Step::ChooseBack { set } => self.places_of(set),
            Step::PutBack { from, .. } => self.free_places(from),
            Step::Over { .. } => Places::default(),
        }
    }

    /// The cards that lie face up, and whether they are marked. Everybody sees them.
    pub fn face_up(&self) -> impl Iterator<Item = (Place, Card, bool)> {
        let going_back = match self.step {
            Step::PutBack { from, .. } => Places::default().with(from),
            _ => Places::default(),
        };
        let marked = self.marked_places();
        let up = self.turned.places.union(marked).union(going_back);
        up.into_iter().map(move |place| (place, self.table.card(place), marked.contains(place)))
    }

    /// Sum and number of the cards turned up in this turn.
    pub fn turned(&self) -> Tally {
        self.turned.tally()
    }

    /// Whether a 0 was turned up in this turn, so that another one would end it (CA-7).
    pub fn has_turned_zero(&self) -> bool {
        self.turned.has_zero()
    }

    /// The marked set, which others must beat (CA-12).
    pub fn to_beat(&self) -> Option<ToBeat> {
        self.marked.map(|MarkedSet { owner, set }| ToBeat { owner, tally: set.tally() })
    }

    /// How many cards a player has won.
    pub fn pile_size(&self, seat: Seat) -> u8 {
        self.table.pile_size(seat)
    }

    /// Whose turn it is, or was when the game ended.
    pub fn on_turn(&self) -> Seat {
        self.on_turn
    }

    /// What is to be decided.
    pub fn step(&self) -> Step {
        self.step
    }

    /// What stopping would do; `None` if it is not allowed.
    pub fn what_stopping_does(&self) -> Option<Stop> {
        (self.step == Step::Turn).then(|| self.stopping().ok()).flatten()
    }

    /// How many turns in a row nobody has taken a card (CA-20).
    pub fn quiet_turns(&self) -> u8 {
        self.quiet_turns
    }
}
