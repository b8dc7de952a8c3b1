//! The evaluation of a world.

use std::cmp::Ordering;

use quattro_rules::calcory::Calcory;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;

use super::imagined::Imagined;
use crate::value::CALCORY;

/// Number of turns after which a playout is judged as it stands.
const TURNS: u16 = 3;

pub(super) fn is_far_enough(world: &Imagined, root: &Imagined) -> bool {
    world.turns >= root.turns + TURNS
}

/// A seat's share of the win, or what can be expected.
pub(super) fn prospects(world: &Imagined, seat: Seat) -> f32 {
    if world.game.to_act().is_none() {
        share(&world.game, seat)
    } else {
        CALCORY.share::<Calcory>(world, seat)
    }
}

/// A seat's share of the win at the end of a game.
pub(super) fn share(game: &Calcory, seat: Seat) -> f32 {
    let piles = Seat::all(game.players()).map(|seat| game.pile_size(seat));
    let best = piles.clone().max().unwrap_or(0);
    let winners = piles.filter(|pile| *pile == best).count();
    if game.pile_size(seat) == best { 1.0 / winners as f32 } else { 0.0 }
}

/// Whether a seat is ahead of all others (`Greater`), level with the best or behind once `owner` has ended the game with
/// a lone card.
pub(super) fn game_ends_for(game: &Calcory, seat: Seat, owner: Seat) -> Ordering {
    let pile = |seat: Seat| game.pile_size(seat) + u8::from(seat == owner);
    let rivals = seat.others(game.players()).map(pile).max();
    Some(pile(seat)).cmp(&rivals)
}
