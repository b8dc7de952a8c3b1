//! A bot's game with another judgement: a network that is not part of the program yet.

use std::cell::RefCell;
use std::rc::Rc;

use quattro_bots::value::{Network, Valued};
use quattro_bots::{Deadline, Memory, Playable, Retention, Rng, Style, World};
use quattro_rules::dealer::Dealer;
use quattro_rules::game::{Game, Outcome};
use quattro_rules::position::{Position, PositionError};
use quattro_rules::rule::{Refusal, Rule};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup, SetupError};

thread_local! {
    /// What learners judge with; without one they judge as the bots of the program do.
    static NETWORK: RefCell<Option<Rc<Network>>> = const { RefCell::new(None) };
}

/// Gives all learners of this thread a network.
pub(crate) fn judge_with(network: Option<Rc<Network>>) {
    NETWORK.set(network);
}

/// The same game. Bots for it differ from those for `G` in their judgement alone.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Learner<G>(G);

/// The memory of a learner.
#[derive(Clone)]
pub(crate) struct Remembered<M>(M);

impl<G: Valued> Memory<Learner<G>> for Remembered<G::Memory> {
    fn new(setup: &Setup, seat: Seat, retention: Retention, seed: u64) -> Self {
        Remembered(G::Memory::new(setup, seat, retention, seed))
    }

    fn hear(&mut self, event: &G::Event) {
        self.0.hear(event);
    }

    fn hear_and_forget(&mut self, event: &G::Event) {
        self.0.hear_and_forget(event);
    }

    fn keeps(event: &G::Event) -> bool {
        G::Memory::keeps(event)
    }

    fn imagine(&self, view: &G::View, rng: &mut Rng) -> Option<G::World> {
        self.0.imagine(view, rng)
    }
}

impl<G: Valued> Playable for Learner<G> {
    const EXPLORATION: f32 = G::EXPLORATION;
    const WIDENING: f32 = G::WIDENING;

    type World = G::World;
    type Memory = Remembered<G::Memory>;

    fn simple_move(world: &G::World, legal: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
        G::simple_move(world, legal, rng)
    }

    fn good_move(world: &G::World, legal: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
        G::good_move(world, legal, rng)
    }

    fn move_in_style(style: Style, world: &G::World, legal: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
        G::move_in_style(style, world, legal, rng)
    }

    fn is_far_enough(world: &G::World, root: &G::World) -> bool {
        G::is_far_enough(world, root)
    }

    fn prospects(world: &G::World, seat: Seat) -> f32 {
        if world.mover().is_none() {
            return G::prospects(world, seat);
        }
        NETWORK.with_borrow(|network| match network {
            Some(network) => network.share::<G>(world, seat),
            None => G::prospects(world, seat),
        })
    }

    fn candidates(memory: &Self::Memory, view: &G::View, legal: &[G::Action]) -> Vec<G::Action> {
        G::candidates(&memory.0, view, legal)
    }

    fn any_equivalent(memory: &Self::Memory, view: &G::View, action: G::Action, rng: &mut Rng) -> G::Action {
        G::any_equivalent(&memory.0, view, action, rng)
    }

    fn representative(memory: &Self::Memory, view: &G::View, action: G::Action) -> G::Action {
        G::representative(&memory.0, view, action)
    }

    fn true_world(game: &Learner<G>, memory: &Self::Memory) -> G::World {
        G::true_world(&game.0, &memory.0)
    }

    fn proven_move(
        memory: &Self::Memory,
        view: &G::View,
        legal: &[G::Action],
        until: Option<Deadline>,
    ) -> Option<G::Action> {
        G::proven_move(&memory.0, view, legal, until)
    }
}

impl<G: Game> Game for Learner<G> {
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;

    fn deal(setup: &Setup, dealer: &mut impl Dealer<G::Event>) -> Result<Self, SetupError> {
        G::deal(setup, dealer).map(Learner)
    }

    fn id(&self) -> GameId {
        self.0.id()
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn to_act(&self) -> Option<Seat> {
        self.0.to_act()
    }

    fn legal(&self, actions: &mut Vec<G::Action>) {
        self.0.legal(actions);
    }

    fn check(&self, action: G::Action) -> Result<(), Refusal> {
        self.0.check(action)
    }

    fn apply(&mut self, action: G::Action, dealer: &mut impl Dealer<G::Event>) -> Result<(), Refusal> {
        self.0.apply(action, dealer)
    }

    fn view(&self, viewer: Option<Seat>) -> G::View {
        self.0.view(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn rule_of(&self, event: &G::Event) -> Rule {
        self.0.rule_of(event)
    }

    fn from_position(position: &Position, dealer: &mut impl Dealer<G::Event>) -> Result<Self, PositionError> {
        G::from_position(position, dealer).map(Learner)
    }
}
