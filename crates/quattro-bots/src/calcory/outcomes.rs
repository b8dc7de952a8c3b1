//! What comes of a move in the next turns, as reviews tell it.

use quattro_rules::game::Game;
use quattro_rules::seat::Seat;

use super::imagined::Imagined;
use crate::review::Outcome;

pub(super) fn outcomes() -> Vec<Outcome> {
    vec![Outcome::Won, Outcome::WonByOthers]
}

/// To the end of the mover's next turn: a set that is stopped with is won or lost by then.
pub(super) fn is_far_enough(world: &Imagined, root: &Imagined) -> bool {
    world.turns > root.turns + u16::from(root.game.players())
}

pub(super) fn amount(outcome: Outcome, root: &Imagined, world: &Imagined, seat: Seat) -> f32 {
    let won = |seat| f32::from(world.game.pile_size(seat)) - f32::from(root.game.pile_size(seat));
    match outcome {
        Outcome::Won => won(seat),
        Outcome::WonByOthers => seat.others(root.game.players()).map(won).sum(),
        Outcome::Filled { .. } | Outcome::InHand => 0.0,
    }
}
