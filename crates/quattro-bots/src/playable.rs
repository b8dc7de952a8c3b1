//! What a game must offer to be played by bots.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;

use crate::character::Style;
use crate::clock::Deadline;
use crate::retention::Retention;
use crate::review::Outcome;

/// The random generator of bots: fast, and the same on every machine.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// A game that bots can play, on several threads if there are any.
pub trait Playable: Game<Action: Send + Sync, View: Sync> + Send + Sync {
    /// A whole world as a bot imagines it: the game itself, or the game and what each seat knows of it.
    type World: World<Action = Self::Action>;

    /// How fast a search widens a node with more actions: the slower, the deeper it searches.
    const WIDENING: f32 = 1.0;

    /// What a bot remembers of the events its seat was told.
    type Memory: Memory<Self>;

    /// A beginner's move by rules of thumb, for the seat to act in the imagined `world`.
    fn simple_move(world: &Self::World, legal: &mut Vec<Self::Action>, rng: &mut Rng) -> Self::Action;

    /// A good move without search, for the seat to act in the imagined `world`. It also moves everyone in
    /// playouts, so it must be fast; `legal` is a buffer for actions.
    fn good_move(world: &Self::World, legal: &mut Vec<Self::Action>, rng: &mut Rng) -> Self::Action;

    /// The move of a character in this style, for the seat to act in the imagined `world`. Only the bot's own
    /// decisions are made like this: everybody else is imagined to make good moves.
    fn move_in_style(
        style: Style,
        world: &Self::World,
        legal: &mut Vec<Self::Action>,
        rng: &mut Rng,
    ) -> Self::Action;

    /// Whether a playout that began at `root` can stop here.
    fn is_far_enough(world: &Self::World, root: &Self::World) -> bool;

    /// The value of `world` for each seat, from 0 (lost) to 1 (won).
    fn prospects(world: &Self::World, seat: Seat) -> f32;

    /// The legal actions worth considering: one of each set of equivalent actions.
    fn candidates(_memory: &Self::Memory, _view: &Self::View, legal: &[Self::Action]) -> Vec<Self::Action> {
        legal.to_vec()
    }

    /// One of the actions that are equivalent to `action` for this seat, chosen at random: what a bot does is
    /// not what a machine would list first.
    fn any_equivalent(
        _memory: &Self::Memory,
        _view: &Self::View,
        action: Self::Action,
        _rng: &mut Rng,
    ) -> Self::Action {
        action
    }

    /// The candidate that stands for `action`: the same one, unless several are equivalent.
    fn representative(_memory: &Self::Memory, _view: &Self::View, action: Self::Action) -> Self::Action {
        action
    }

    /// A real game as a world, for looking back at a finished one. `memory` has heard all that everybody was told.
    fn true_world(game: &Self, memory: &Self::Memory) -> Self::World;

    /// A seat's chance to win from `world`, at which a playout stopped. Those of all seats add up to 1, which is not
    /// asked of [`Playable::prospects`].
    fn chance_to_win(world: &Self::World, seat: Seat) -> f32 {
        Self::prospects(world, seat)
    }

    /// What may come of a decision of `seat` in this world: what a review looks at to say why an action is better.
    fn outcomes(world: &Self::World, seat: Seat) -> Vec<Outcome>;

    /// Whether a playout that began at `root` has come far enough to show them.
    fn shows_outcomes(world: &Self::World, root: &Self::World) -> bool {
        Self::is_far_enough(world, root)
    }

    /// How much of it came of a playout from `root` to `world`.
    fn amount(outcome: Outcome, root: &Self::World, world: &Self::World, seat: Seat) -> f32;

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
pub trait Memory<G: Playable>: Clone + Send + Sync {
    /// A fresh memory for a seat before the deal. `seed` decides what will be forgotten.
    fn new(setup: &Setup, seat: Seat, retention: Retention, seed: u64) -> Self;

    /// This seat was told an event.
    fn hear(&mut self, event: &G::Event);

    /// The same, but what there was to remember is forgotten at once.
    fn hear_and_forget(&mut self, event: &G::Event);

    /// Whether an event has something to remember that cannot be looked up later.
    fn keeps(event: &G::Event) -> bool;

    /// A whole world that looks like `view` to this seat and fits its memory, with everything unknown
    /// dealt at random; `None` if none is found, for example if view and events are not of the same game.
    fn imagine(&self, view: &G::View, rng: &mut Rng) -> Option<G::World>;
}

/// A world in which play can be simulated. Every game is one; a game in which it matters who knows what can
/// use a type that tracks that too.
pub trait World: Clone {
    /// A move.
    type Action;

    /// The seat that decides now, or `None` when the game is over.
    fn mover(&self) -> Option<Seat>;

    /// Replaces the content of `actions` with the candidates of the seat that decides, one of each set of
    /// equivalent actions.
    fn list(&self, actions: &mut Vec<Self::Action>);

    /// Takes `action` for the seat that decides.
    ///
    /// # Errors
    /// When the action is not legal in this world.
    fn take(&mut self, action: Self::Action, dealer: &mut Silent<Seeded>) -> Result<(), Refusal>;

    /// What the last action revealed to everybody, as a number. The search tree branches on it.
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
