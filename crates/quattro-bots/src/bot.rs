//! A bot at a seat.

use std::time::Duration;

use quattro_rules::chance::below;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use rand_core::SeedableRng;

use crate::clock::{Now, Remaining, system_clock};
use crate::level::{Brain, Level};
use crate::playable::{Memory, Playable, Rng};
use crate::retention::Retention;
use crate::search::{Budget, search};

/// A bot, which sees only what its seat sees.
#[derive(Clone, Debug)]
pub struct Bot<G: Playable> {
    seat: Seat,
    brain: Brain,
    memory: G::Memory,
    rng: Rng,
    now: Now,
    legal: Vec<G::Action>,
}

/// What a bot decided, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action taken.
    pub action: A,
    /// The actions that were tried in imagined worlds, the best first; empty for a bot that does not search.
    pub considered: Vec<Considered<A>>,
}

/// An action that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub tries: u32,
    /// Its mean result, from 0 (lost) to 1 (won).
    pub value: f32,
}

impl<G: Playable> Bot<G> {
    /// A bot of this level at a seat, before the deal. The same seed gives the same player.
    pub fn new(level: Level, setup: &Setup, seat: Seat, seed: u64) -> Bot<G> {
        Bot::with(level.brain(), level.retention(), setup, seat, seed)
    }

    /// A bot made of parts.
    pub fn with(brain: Brain, retention: Retention, setup: &Setup, seat: Seat, seed: u64) -> Bot<G> {
        let memory = G::Memory::new(setup, seat, retention, seed);
        Bot { seat, brain, memory, rng: Rng::seed_from_u64(seed), now: system_clock, legal: Vec::new() }
    }

    /// The same bot with a clock of the caller's. The clock is read only to spend a [`Budget::Time`].
    #[must_use]
    pub fn with_clock(mut self, now: Now) -> Bot<G> {
        self.now = now;
        self
    }

    /// The same bot with another time to think, if it thinks for a time.
    #[must_use]
    pub fn with_time(mut self, time: Duration) -> Bot<G> {
        if let Brain::Search(Budget::Time(own)) = &mut self.brain {
            *own = time;
        }
        self
    }

    /// The same bot with chance that begins anew from this seed. Its memory stays.
    #[must_use]
    pub fn with_chance(mut self, seed: u64) -> Bot<G> {
        self.rng = Rng::seed_from_u64(seed);
        self
    }

    /// The seat it sits at.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Something was told to its seat, or to all.
    pub fn hear(&mut self, event: &G::Event) {
        self.memory.hear(event);
    }

    /// Decides. `legal` must be the legal actions of its seat, `view` its view.
    ///
    /// # Panics
    /// If `legal` is empty. A seat that decides always has a legal action.
    pub fn decide(&mut self, view: &G::View, legal: &[G::Action]) -> Choice<G::Action> {
        let only = |action| Choice { action, considered: Vec::new() };
        if let [action] = legal {
            return only(*action);
        }
        match self.brain {
            Brain::Random => only(self.any(legal)),
            Brain::Simple => only(self.at_once(view, legal, G::simple_move)),
            Brain::Good => only(self.at_once(view, legal, G::good_move)),
            Brain::Search(budget) => self.think(view, legal, budget),
        }
    }

    fn think(&mut self, view: &G::View, legal: &[G::Action], budget: Budget) -> Choice<G::Action> {
        let only = |action| Choice { action, considered: Vec::new() };
        let mut remaining = Remaining::start(budget, self.now);
        if let Some(action) = G::proven_move(&self.memory, view, legal, remaining.end_of_proof()) {
            return only(action);
        }
        let candidates = G::candidates(&self.memory, view, legal);
        match candidates[..] {
            [action] => only(action),
            _ => search::<G>(self.seat, &self.memory, view, &candidates, &mut remaining, &mut self.rng)
                .unwrap_or_else(|| only(self.any(&candidates))),
        }
    }

    /// A move without thinking ahead, in one imagined world.
    fn at_once(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        make_move: impl Fn(&G::World, &mut Vec<G::Action>, &mut Rng) -> G::Action,
    ) -> G::Action {
        let world = self.memory.imagine(view, &mut self.rng);
        let action = world.map(|world| make_move(&world, &mut self.legal, &mut self.rng));
        action.filter(|action| legal.contains(action)).unwrap_or_else(|| self.any(legal))
    }

    /// Any legal action: the fallback if no world fits the view.
    fn any(&mut self, legal: &[G::Action]) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u32) as usize]
    }
}
