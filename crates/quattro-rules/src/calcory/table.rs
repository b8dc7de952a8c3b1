//! Where the cards lie: the grid and the players' piles.

use super::card::Card;
use super::place::{Place, Places};
use crate::seat::{BySeat, Seat};

/// All sixty cards, in the grid or won.
///
/// There are as many empty places in the grid as there are won cards, so each won card is remembered under
/// an empty place, and no card can ever get lost: moving a card is an exchange. What is remembered under an
/// empty place is nobody's to see (CA-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Table {
    cards: [Card; Place::COUNT],
    /// The places of the cards that lie face down.
    down: Places,
    /// The empty places under which each player's won cards are remembered.
    won: BySeat<Places>,
}

impl Table {
    /// All cards face down, `cards[i]` on the place with index `i`.
    pub(super) fn laid_out(cards: [Card; Place::COUNT]) -> Table {
        Table { cards, down: Places::ALL, won: BySeat::default() }
    }

    /// `cards[i]` on the place with index `i`, face down on the places `down`, remembered as won under `won`.
    pub(super) fn imagined(cards: [Card; Place::COUNT], down: Places, won: BySeat<Places>) -> Table {
        Table { cards, down, won }
    }

    pub(super) fn card(&self, place: Place) -> Card {
        self.cards[place.index()]
    }

    pub(super) fn face_down(&self) -> Places {
        self.down
    }

    /// The places on which no card lies.
    pub(super) fn empty(&self) -> Places {
        Seat::all(super::MOST_SEATS).fold(Places::default(), |empty, seat| empty.union(self.won[seat]))
    }

    pub(super) fn pile_size(&self, seat: Seat) -> u8 {
        self.won[seat].len()
    }

    pub(super) fn has_won_cards(&self, seat: Seat) -> bool {
        !self.won[seat].is_empty()
    }

    pub(super) fn pile(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.won[seat].into_iter().map(|place| self.card(place))
    }

    pub(super) fn turn_up(&mut self, place: Place) -> Card {
        self.down.remove(place);
        self.card(place)
    }

    pub(super) fn turn_down(&mut self, places: Places) {
        self.down = self.down.union(places);
    }

    /// Moves cards from the grid to a player's pile.
    pub(super) fn take(&mut self, seat: Seat, places: Places) {
        self.down = self.down.minus(places);
        self.won[seat] = self.won[seat].union(places);
    }

    /// Moves the face-up card at `from` to the free place `to`, face down. Where a won card is remembered
    /// under `to`, it is from now on remembered under `from`.
    pub(super) fn put_back(&mut self, from: Place, to: Place) {
        self.cards.swap(from.index(), to.index());
        for seat in Seat::all(super::MOST_SEATS).filter(|_| from != to) {
            let pile = &mut self.won[seat];
            if pile.contains(to) {
                *pile = pile.without(to).with(from);
            }
        }
        self.down.insert(to);
    }
}
