//! What a game must offer to be played by bots.

use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;

use crate::retention::Retention;

/// The random numbers that bots think with: fast, and the same on every machine.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// A game that bots can play.
pub trait Playable: Game + Send + Sync {
    /// What a bot remembers of what its seat was told.
    type Memory: Memory<Self>;

    /// The move of a beginner who knows a few rules of thumb. `world` is imagined; its seat to act moves.
    fn simple_move(world: &Self, legal: &mut Vec<Self::Action>, rng: &mut Rng) -> Self::Action;

    /// The move of a good player who does not think ahead. `world` is imagined; its seat to act moves.
    /// Also moves everyone in playouts, so it must be fast; `legal` is room to list actions in.
    fn good_move(world: &Self, legal: &mut Vec<Self::Action>, rng: &mut Rng) -> Self::Action;

    /// Whether a playout that began at `root` has come far enough to be judged.
    fn is_far_enough(world: &Self, root: &Self) -> bool;

    /// How well `world` looks for each seat, from 0 (lost) to 1 (won).
    fn prospects(world: &Self, seat: Seat) -> f32;

    /// An action that is certainly best, where one can be proved without searching (an exact end game).
    fn proven_move(
        _memory: &Self::Memory,
        _view: &Self::View,
        _legal: &[Self::Action],
    ) -> Option<Self::Action> {
        None
    }
}

/// What a bot remembers.
pub trait Memory<G: Game>: Clone + Send {
    /// A fresh memory for a seat before the first card. `seed` decides what will be forgotten.
    fn new(setup: &Setup, seat: Seat, retention: Retention, seed: u64) -> Self;

    /// Something was told to this seat.
    fn hear(&mut self, event: &G::Event);

    /// A whole world that looks like `view` to this seat and fits what is remembered, with everything unknown
    /// dealt at random.
    fn imagine(&self, view: &G::View, rng: &mut Rng) -> G;
}
