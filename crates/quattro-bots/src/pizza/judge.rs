//! When to stop a playout, and how to evaluate it.

use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;

/// Stops at the end of the round in which the playout began: later rounds say little about the move and take
/// most of the time.
pub(super) fn is_far_enough(world: &Pizza, root: &Pizza) -> bool {
    world.round() > root.round()
}

/// What a margin of one order is worth beside winning.
const MARGIN: f32 = 0.06;
/// The most that the margin is worth.
const MOST_MARGIN: f32 = 0.15;
/// How strongly a lead between rounds predicts the winner.
const SHARPNESS: f32 = 0.6;
/// What an ingredient in hand is worth between rounds, in orders.
const IN_HAND: f32 = 0.03;

/// The value for a seat, from 0 to 1.
pub(super) fn prospects(world: &Pizza, seat: Seat) -> f32 {
    if world.to_act().is_none() { result(world, seat) } else { outlook(world, seat) }
}

/// Winning counts most; the margin distinguishes close losses from clear ones.
fn result(world: &Pizza, seat: Seat) -> f32 {
    let standing = |seat: Seat| (world.filled(seat).len(), world.hand(seat).toppings.value());
    let own = standing(seat);
    let (mut strongest, mut better, mut equal) = (0, 0, 0);
    for other in seat.others(world.players()).map(standing) {
        strongest = strongest.max(other.0);
        better += u8::from(other > own);
        equal += u8::from(other == own);
    }
    let won = if better > 0 { 0.0 } else { 1.0 / f32::from(1 + equal) };
    let margin = (f32::from(own.0) - f32::from(strongest)) * MARGIN;
    (1.0 - 2.0 * MOST_MARGIN) * won + MOST_MARGIN + margin.clamp(-MOST_MARGIN, MOST_MARGIN)
}

/// Between rounds: the lead in orders, and a little for what is in hand.
fn outlook(world: &Pizza, seat: Seat) -> f32 {
    let worth = |seat: Seat| {
        f32::from(world.filled(seat).len()) + IN_HAND * f32::from(world.hand(seat).toppings.value())
    };
    let strongest = seat.others(world.players()).map(worth).fold(0.0, f32::max);
    0.5 + 0.5 * libm::tanhf(SHARPNESS * (worth(seat) - strongest))
}
