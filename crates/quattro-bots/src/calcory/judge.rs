//! The evaluation of a world.

use quattro_rules::calcory::Calcory;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;

use super::imagined::Imagined;

/// Number of turns after which a playout is judged as it stands.
const TURNS: u16 = 10;

pub(super) fn is_far_enough(world: &Imagined, root: &Imagined) -> bool {
    world.turns >= root.turns + TURNS
}

/// A seat's share of the win, or an estimate from its pile.
pub(super) fn prospects(game: &Calcory, seat: Seat) -> f32 {
    if game.to_act().is_none() { final_share(game, seat) } else { promised_share(game, seat) }
}

fn final_share(game: &Calcory, seat: Seat) -> f32 {
    let piles = Seat::all(game.players()).map(|seat| game.pile_size(seat));
    let best = piles.clone().max().unwrap_or(0);
    let winners = piles.filter(|pile| *pile == best).count();
    if game.pile_size(seat) == best { 1.0 / winners as f32 } else { 0.0 }
}

/// A lead is worth more the fewer cards are left to be won.
fn promised_share(game: &Calcory, seat: Seat) -> f32 {
    let piles = Seat::all(game.players()).map(|seat| f32::from(game.pile_size(seat)));
    let left = 60.0 - piles.clone().sum::<f32>();
    let scale = 1.0 + 0.8 * left.sqrt();
    let weight = |pile: f32| libm::expf((pile - f32::from(game.pile_size(seat))) / scale);
    1.0 / piles.map(weight).sum::<f32>()
}
