//! What a game must offer to be played by bots.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;

use crate::clock::Deadline;
use crate::retention::Retention;

/// The random numbers that bots think with: fast, and the same on every machine.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// A game that bots can play.
pub trait Playable: Game + Send + Sync {
    /// A whole world as a bot imagines it: the game itself, or the game and what each seat knows of it.
    type World: World<Action = Self::Action>;

    /// How fast a search takes more actions of a node into account: the less, the deeper it looks.
    const WIDENING: f32 = 1.0;

    /// What a bot remembers of what its seat was told.
    type Memory: Memory<Self>;

    /// The move of a beginner who knows a few rules of thumb. `world` is imagined; its seat to act moves.
    fn simple_move(world: &Self::World, legal: &mut Vec<Self::Action>, rng: &mut Rng) -> Self::Action;

    /// The move of a good player who does not think ahead. `world` is imagined; its seat to act moves.
    /// Also moves everyone in playouts, so it must be fast; `legal` is room to list actions in.
    fn good_move(world: &Self::World, legal: &mut Vec<Self::Action>, rng: &mut Rng) -> Self::Action;

    /// Whether a playout that began at `root` has come far enough to be judged.
    fn is_far_enough(world: &Self::World, root: &Self::World) -> bool;

    /// How well `world` looks for each seat, from 0 (lost) to 1 (won).
    fn prospects(world: &Self::World, seat: Seat) -> f32;

    /// The legal actions worth thinking about: of several that can make no difference, one.
    fn candidates(_memory: &Self::Memory, _view: &Self::View, legal: &[Self::Action]) -> Vec<Self::Action> {
        legal.to_vec()
    }

    /// An action that is certainly best, where one can be proved without searching (an exact end game)
    /// before the deadline, if there is one.
    fn proven_move(
        _memory: &Self::Memory,
        _view: &Self::View,
        _legal: &[Self::Action],
        _until: Option<Deadline>,
    ) -> Option<Self::Action> {
        None
    }
}

/// What a bot remembers.
pub trait Memory<G: Playable>: Clone + Send {
    /// A fresh memory for a seat before the first card. `seed` decides what will be forgotten.
    fn new(setup: &Setup, seat: Seat, retention: Retention, seed: u64) -> Self;

    /// Something was told to this seat.
    fn hear(&mut self, event: &G::Event);

    /// A whole world that looks like `view` to this seat and fits what is remembered, with everything unknown
    /// dealt at random; `None` when none is found, as when the view and what was heard are not of one game.
    fn imagine(&self, view: &G::View, rng: &mut Rng) -> Option<G::World>;
}

/// A world that can be played on in thought. Every game is one; a game in which it matters who knows what can
/// have one that keeps account of that too.
pub trait World: Clone {
    /// A move.
    type Action;

    /// The seat that decides now, or `None` when the game is over.
    fn mover(&self) -> Option<Seat>;

    /// Replaces the content of `actions` with what the seat that decides might do, of equal actions only one.
    fn list(&self, actions: &mut Vec<Self::Action>);

    /// Takes `action` for the seat that decides.
    ///
    /// # Errors
    /// When the action is not legal in this world.
    fn take(&mut self, action: Self::Action, dealer: &mut Silent<Seeded>) -> Result<(), Refusal>;

    /// What the last action showed to everybody, as a number. Thoughts about what comes next are kept apart by it.
    fn shown(&self) -> u8 {
        0
    }
}

impl<G: Game> World for G {
    type Action = G::Action;

    fn mover(&self) -> Option<Seat> {
        self.to_act()
    }

    fn list(&self, actions: &mut Vec<G::Action>) {
        self.legal(actions);
    }

    fn take(&mut self, action: G::Action, dealer: &mut Silent<Seeded>) -> Result<(), Refusal> {
        self.apply(action, dealer)
    }
}
