//! What comes of a move in a round, as reviews tell it.

use quattro_rules::pizza::{OvenFace, Pizza};
use quattro_rules::seat::Seat;

use crate::review::Outcome;

/// The orders in the oven, those in the seat's own hand, the one being judged, and what is left in hand.
pub(super) fn outcomes(world: &Pizza, seat: Seat) -> Vec<Outcome> {
    let filled = |seat, order| Outcome::Filled { seat, order };
    let in_oven = world.oven().iter().filter_map(|card| match card.face() {
        OvenFace::Order(owner, order) => Some(filled(owner, order)),
        OvenFace::Topping(_) => None,
    });
    let in_hand = world.hand(seat).orders.iter().map(|order| filled(seat, order));
    let judged = world.owner().zip(world.order()).map(|(owner, order)| filled(owner, order));
    in_oven.chain(in_hand).chain(judged).chain([Outcome::InHand]).collect()
}

pub(super) fn amount(outcome: Outcome, root: &Pizza, world: &Pizza, seat: Seat) -> f32 {
    match outcome {
        Outcome::Filled { seat, order } => {
            let has = |game: &Pizza| game.filled(seat).contains(order);
            f32::from(u8::from(has(world) && !has(root)))
        }
        Outcome::InHand => f32::from(world.hand(seat).toppings.value()),
        Outcome::Won | Outcome::WonByOthers => 0.0,
    }
}
