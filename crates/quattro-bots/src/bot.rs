//! A bot at a seat.

use std::time::Duration;

use quattro_rules::chance::below;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use rand_core::SeedableRng;

use crate::clock::{Deadline, Now, Remaining, system_clock};
use crate::level::Brain;
use crate::name::BotName;
use crate::playable::{Memory, Playable, Rng};
use crate::retention::Retention;
use crate::search::{Asked, Budget, Kept, Search};

/// A bot, which sees only what its seat sees.
#[derive(Clone, Debug)]
pub struct Bot<G: Playable> {
    seat: Seat,
    brain: Brain,
    memory: G::Memory,
    rng: Rng,
    now: Now,
    threads: u32,
    legal: Vec<G::Action>,
    /// What the last search found out about a decision that may follow at once.
    kept: Option<Box<Kept<G>>>,
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

/// A decision that a bot is thinking about.
pub enum Thinking<G: Playable> {
    /// It has decided.
    Decided(Choice<G::Action>),
    /// It searches; [`Bot::go_on`] lets it go on.
    Searching(Box<Searching<G>>),
}

/// A search that is not over.
pub struct Searching<G: Playable>(Search<G>);

impl<A> Choice<A> {
    /// A choice without search.
    fn only(action: A) -> Choice<A> {
        Choice { action, considered: Vec::new() }
    }
}

fn only<G: Playable>(action: G::Action) -> Thinking<G> {
    Thinking::Decided(Choice::only(action))
}

impl<G: Playable> Bot<G> {
    /// A level or a character at a seat, before the deal. The same seed gives the same player.
    pub fn new(name: impl Into<BotName>, setup: &Setup, seat: Seat, seed: u64) -> Bot<G> {
        let name = name.into();
        Bot::with(name.brain(), name.retention(), setup, seat, seed)
    }

    /// A bot made of parts.
    pub fn with(brain: Brain, retention: Retention, setup: &Setup, seat: Seat, seed: u64) -> Bot<G> {
        let memory = G::Memory::new(setup, seat, retention, seed);
        Bot {
            seat,
            brain,
            memory,
            rng: Rng::seed_from_u64(seed),
            now: system_clock,
            threads: 1,
            legal: Vec::new(),
            kept: None,
        }
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

    /// The same bot, which searches for so many playouts, if it searches: the same answer on every machine. What it
    /// keeps of a search is given up.
    #[must_use]
    pub fn with_playouts(mut self, playouts: u32) -> Bot<G> {
        if let Brain::Search(budget) = &mut self.brain {
            *budget = Budget::Playouts(playouts);
        }
        self.kept = None;
        self
    }

    /// The same bot, which searches on so many threads. With playouts as budget its answers depend on this
    /// number, but not on how many cores are free.
    #[must_use]
    pub fn with_threads(mut self, threads: u32) -> Bot<G> {
        self.threads = threads;
        self
    }

    /// The same bot with chance that begins anew from this seed. Its memory stays. What it keeps of a search stays only if
    /// it thinks for a time: otherwise its answer follows from the seed and from what it was told.
    #[must_use]
    pub fn with_chance(mut self, seed: u64) -> Bot<G> {
        self.rng = Rng::seed_from_u64(seed);
        self.kept.take_if(|_| matches!(self.brain, Brain::Search(Budget::Playouts(_))));
        self
    }

    /// The seat it sits at.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Something was told to its seat, or to all.
    pub fn hear(&mut self, event: &G::Event) {
        self.kept.take_if(|kept| !kept.hears(event));
        self.memory.hear(event);
    }

    /// Decides. `legal` must be the legal actions of its seat, `view` its view.
    ///
    /// # Panics
    /// If `legal` is empty. A seat that decides always has a legal action.
    pub fn decide(&mut self, view: &G::View, legal: &[G::Action]) -> Choice<G::Action> {
        let mut thinking = self.begin(view, legal);
        loop {
            match self.go_on(view, thinking, None) {
                Thinking::Decided(choice) => return choice,
                searching @ Thinking::Searching(_) => thinking = searching,
            }
        }
    }

    /// Begins to decide, as [`Bot::decide`]. Only a search is left to go on with.
    ///
    /// # Panics
    /// If `legal` is empty.
    pub fn begin(&mut self, view: &G::View, legal: &[G::Action]) -> Thinking<G> {
        let kept = self.kept.take().filter(|kept| kept.is_for(view));
        if let [action] = legal {
            return only(*action);
        }
        match self.brain {
            Brain::Random => only(self.any(legal)),
            Brain::Simple => only(self.varied_at_once(view, legal, G::simple_move)),
            Brain::Good => only(self.varied_at_once(view, legal, G::good_move)),
            Brain::InStyle(style) => only(
                self.at_once(view, legal, |world, buffer, rng| G::move_in_style(style, world, buffer, rng)),
            ),
            Brain::Search(budget) => self.begin_search(view, legal, budget, kept),
        }
    }

    /// Thinks on about what it has begun with the same view, until it has decided or `slice` is over.
    pub fn go_on(&mut self, view: &G::View, thinking: Thinking<G>, slice: Option<Duration>) -> Thinking<G> {
        let Thinking::Searching(mut searching) = thinking else { return thinking };
        let pause = slice.map(|slice| Deadline::after(slice, self.now));
        let Searching(search) = &mut *searching;
        if !search.go_on(&Asked { seat: self.seat, memory: &self.memory, view }, pause) {
            return Thinking::Searching(searching);
        }
        match search.verdict() {
            Some(choice) => {
                let told = G::told_of(self.seat, choice.action);
                self.kept = told.map(|told| Box::new(search.keep(choice.action, view, told)));
                Thinking::Decided(self.varied(view, choice))
            }
            None => only(self.any(search.candidates())),
        }
    }

    fn begin_search(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        kept: Option<Box<Kept<G>>>,
    ) -> Thinking<G> {
        let remaining = Remaining::start(budget, self.now);
        if let Some(action) = G::proven_move(&self.memory, view, legal, remaining.end_of_proof()) {
            return Thinking::Decided(self.varied(view, Choice::only(action)));
        }
        let candidates = G::candidates(&self.memory, view, legal);
        if let [action] = candidates[..] {
            return Thinking::Decided(self.varied(view, Choice::only(action)));
        }
        let search = Search::new(candidates, remaining, self.threads, kept.map(|kept| *kept), &mut self.rng);
        Thinking::Searching(Box::new(Searching(search)))
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

    /// The same, with an equivalent action. Not for characters: what they choose among equal cards is their style.
    fn varied_at_once(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        make_move: impl Fn(&G::World, &mut Vec<G::Action>, &mut Rng) -> G::Action,
    ) -> G::Action {
        let action = self.at_once(view, legal, make_move);
        G::any_equivalent(&self.memory, view, action, &mut self.rng)
    }

    /// The same choice, with an equivalent action.
    fn varied(&mut self, view: &G::View, mut choice: Choice<G::Action>) -> Choice<G::Action> {
        let listed = choice.action;
        choice.action = G::any_equivalent(&self.memory, view, listed, &mut self.rng);
        let same = choice.considered.iter_mut().filter(|considered| considered.action == listed);
        same.for_each(|considered| considered.action = choice.action);
        choice
    }

    /// Any legal action: the fallback if no world fits the view.
    fn any(&mut self, legal: &[G::Action]) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u32) as usize]
    }
}
