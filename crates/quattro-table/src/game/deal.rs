//! The order of a table's cards.

use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId};
use quattro_rules::seat::Seat;

use crate::log::LaidDeal;

/// Shuffled from the seed, or laid by hand.
#[derive(Clone, Debug)]
pub enum Deal {
    /// Shuffled.
    Seeded(Seeded),
    /// Laid by hand.
    Laid(LaidDeal),
    /// The piles of a game that was played before, and from the seed those that it had not come to.
    Continued(LaidDeal, Seeded),
}

impl Chance for Deal {
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]) {
        match self {
            Deal::Seeded(seeded) => seeded.shuffle(pile, cards),
            Deal::Laid(laid) => lay(laid, pile, cards),
            Deal::Continued(laid, _) if laid.has(pile) => lay(laid, pile, cards),
            Deal::Continued(_, fresh) => fresh.shuffle(pile, cards),
        }
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        match self {
            Deal::Seeded(seeded) => seeded.first_seat(players),
            Deal::Laid(laid) | Deal::Continued(laid, _) => laid.first_seat.unwrap_or(Seat::FIRST),
        }
    }
}

impl LaidDeal {
    fn has(&self, pile: ShuffleId) -> bool {
        self.shuffles.iter().any(|shuffled| shuffled.pile == pile)
    }
}

/// Puts the cards into the order laid by hand. A pile that was not laid, or has other cards, keeps the order
/// of the box.
fn lay<C: Card>(laid: &LaidDeal, pile: ShuffleId, cards: &mut [C]) {
    let Some(shuffled) = laid.shuffles.iter().find(|shuffled| shuffled.pile == pile) else { return };
    let order: Vec<C> = shuffled.cards.split(' ').rev().filter_map(|card| card.parse().ok()).collect();
    let (mut wanted, mut present) = (order.clone(), cards.to_vec());
    wanted.sort_unstable();
    present.sort_unstable();
    if wanted == present {
        cards.copy_from_slice(&order);
    }
}
