//! What the suite must know of each engine.

use quattro_rules::calcory::{self, Calcory};
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;

/// A game under test.
pub(crate) trait Subject: Game {
    /// Asserts that every card of the box lies somewhere, once.
    fn assert_cards_accounted_for(&self);
}

impl Subject for Pizza {
    fn assert_cards_accounted_for(&self) {
        assert_eq!(self.census(), self.box_contents());
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
}
