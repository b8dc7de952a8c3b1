//! When a playout has come far enough, and what its result is worth.

use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;

/// Whole games are played out: hands and waiters are worth little until they are played.
pub(super) fn is_far_enough(_world: &Pizza, _root: &Pizza) -> bool {
    false
}

/// What a margin of one order is worth beside winning.
const MARGIN: f32 = 0.06;

/// A win is most of it; the margin tells good losses from bad ones.
pub(super) fn prospects(world: &Pizza, seat: Seat) -> f32 {
    let result = |seat: Seat| (world.filled(seat).len(), world.hand(seat).toppings.value());
    let own = result(seat);
    let others = || seat.others(world.players()).map(result);
    let better = others().filter(|other| *other > own).count();
    let equal = others().filter(|other| *other == own).count();
    let won = if better > 0 { 0.0 } else { 1.0 / (1 + equal) as f32 };
    let strongest = others().map(|(filled, _)| filled).max().unwrap_or(0);
    let margin = (f32::from(own.0) - f32::from(strongest)) * MARGIN;
    (0.7 * won + 0.15 + margin.clamp(-0.15, 0.15)).clamp(0.0, 1.0)
}
