//! What the suite must know of each engine.

use quattro_rules::calcory::{self, Calcory, Place};
use quattro_rules::chance::below;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use rand_chacha::ChaCha8Rng;

use crate::hidden::unseen_at_the_pizza_table;

/// A game under test.
pub(crate) trait Subject: Game {
    /// Asserts that every card of the box lies somewhere, once.
    fn assert_cards_accounted_for(&self);

    /// Deals the record's hidden cards anew: what `viewer` has not seen by its last move changes places.
    fn redeal(record: &Record, viewer: Option<Seat>, rng: &mut ChaCha8Rng) -> Record;
}

impl Subject for Pizza {
    fn assert_cards_accounted_for(&self) {
        assert_eq!(self.census(), self.box_contents());
    }

    fn redeal(record: &Record, viewer: Option<Seat>, rng: &mut ChaCha8Rng) -> Record {
        unseen_at_the_pizza_table(record, viewer).redeal(record, rng)
    }
}

impl Subject for Calcory {
    fn assert_cards_accounted_for(&self) {
        let revealed = self.reveal();
        let in_grid = revealed.grid.iter().flatten().flatten();
        let mut cards: Vec<calcory::Card> = in_grid.chain(revealed.piles.iter().flatten()).copied().collect();
        let mut deck = calcory::Card::deck();
        cards.sort_unstable();
        deck.sort_unstable();
        assert_eq!(cards, deck);
    }

    /// Only a card that was turned up ever moves, so all other places hold, unseen, what was dealt there.
    fn redeal(record: &Record, _: Option<Seat>, rng: &mut ChaCha8Rng) -> Record {
        let turned =
            |place: &Place| record.actions.iter().any(|played| played.action == format!("turn:{place}"));
        let unseen: Vec<usize> = Place::all().filter(|place| !turned(place)).map(Place::index).collect();
        let mut record = record.clone();
        let mut cards: Vec<&str> = record.shuffles[0].cards.split(' ').collect();
        shuffle_places(&mut cards, &unseen, rng);
        record.shuffles[0].cards = cards.join(" ");
        record
    }
}

/// Shuffles what lies at these places, leaving the rest.
pub(crate) fn shuffle_places<T>(cards: &mut [T], places: &[usize], rng: &mut ChaCha8Rng) {
    for last in (1..places.len()).rev() {
        cards.swap(places[last], places[below(rng, last as u32 + 1) as usize]);
    }
}
