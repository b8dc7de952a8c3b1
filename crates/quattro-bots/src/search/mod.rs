//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world that fits what the seat knows, walks down a tree of actions that is
//! shared by all worlds, adds one node, and plays on with the good moves until the game can be judged. An
//! action that is legal in few worlds is not penalised for being tried rarely: its exploration term counts
//! how often it was available (Cowling, Powley and Whitehouse, 2012). The good move is the first to be tried
//! everywhere, and below the root a node gets further children only slowly.
//!
//! Several threads search a tree each, with a share of the playouts and random numbers of their own; what they
//! found at the root is added up in a fixed order. So the answer depends on the seed, the playouts and the number of
//! threads, but not on how fast each of them was. A search ends early once no other action can still be
//! tried more often than the best one.
//!
//! When the same seat decides again and nothing came to light in between, the search goes on in the trees it has.

mod tree;

use std::thread::{self, ScopedJoinHandle};
use std::time::Duration;

use quattro_rules::seat::Seat;
use rand_core::{Rng as _, SeedableRng};

use crate::bot::{Choice, Considered};
use crate::clock::{Deadline, Remaining};
use crate::playable::{Memory, Playable, Rng};
use tree::Tree;

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A time.
    Time(Duration),
    /// A number of imagined games: the same answer on every machine, and no clock is read.
    Playouts(u32),
}

/// Number of playouts between two looks at whether the best action can still be overtaken.
const BETWEEN_LOOKS: u32 = 32;

/// A search for the best action, made in one go or in slices.
pub(crate) struct Search<G: Playable> {
    workers: Vec<Worker<G>>,
    candidates: Vec<G::Action>,
}

/// What a search found out about the decision that may follow at once.
#[derive(Clone, Debug)]
pub(crate) struct Kept<G: Playable> {
    trees: Vec<Tree<G>>,
    view: G::View,
    /// What the seat has not heard yet of its own action, the last first.
    unheard: Vec<G::Event>,
}

/// What a search is about: a seat, and what it knows.
pub(crate) struct Asked<'a, G: Playable> {
    pub(crate) seat: Seat,
    pub(crate) memory: &'a G::Memory,
    pub(crate) view: &'a G::View,
}

/// A thread's own tree.
struct Worker<G: Playable> {
    tree: Tree<G>,
    rng: Rng,
    remaining: Remaining,
}

impl<G: Playable> Search<G> {
    /// A search on so many threads, at least one.
    pub(crate) fn new(
        candidates: Vec<G::Action>,
        remaining: Remaining,
        threads: u32,
        kept: Option<Kept<G>>,
        rng: &mut Rng,
    ) -> Search<G> {
        let threads = threads.max(1);
        let mut trees = kept.map(|kept| kept.trees).unwrap_or_default().into_iter();
        let worker = |number| Worker {
            tree: trees.next().map_or_else(|| Tree::new(&candidates), |tree| tree.among(&candidates)),
            rng: Rng::seed_from_u64(rng.next_u64()),
            remaining: remaining.share(number, threads),
        };
        Search { workers: (0..threads).map(worker).collect(), candidates }
    }

    /// Imagines world after world. Returns whether the budget is spent; until then it goes on after `pause`.
    pub(crate) fn go_on(&mut self, asked: &Asked<'_, G>, pause: Option<Deadline>) -> bool {
        let candidates = &self.candidates;
        // There are no threads in a browser, and one needs none.
        if let [worker] = &mut self.workers[..] {
            return worker.go_on(asked, candidates, pause);
        }
        thread::scope(|scope| {
            let mut threads = Vec::new();
            for worker in &mut self.workers {
                threads.push(scope.spawn(move || worker.go_on(asked, candidates, pause)));
            }
            let end = |thread: ScopedJoinHandle<'_, bool>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            threads.into_iter().map(end).fold(true, |all, one| all & one)
        })
    }

    /// What it found out about the decision after `action`, if it can follow at once: `told` is all that anybody hears of
    /// it, in order.
    pub(crate) fn keep(&self, action: G::Action, view: &G::View, mut told: Vec<G::Event>) -> Kept<G> {
        told.reverse();
        let trees = self.workers.iter().map(|worker| worker.tree.after(action)).collect();
        Kept { trees, view: view.clone(), unheard: told }
    }

    /// The actions among which it chooses.
    pub(crate) fn candidates(&self) -> &[G::Action] {
        &self.candidates
    }

    /// The action tried most so far, and all that were considered; `None` if no world could be imagined.
    pub(crate) fn verdict(&self) -> Option<Choice<G::Action>> {
        let mut considered: Vec<Considered<G::Action>> = Vec::new();
        for node in self.workers.iter().flat_map(|worker| worker.tree.tried()) {
            let known = considered.iter_mut().find(|other| other.action == node.action);
            match known {
                Some(other) => {
                    (other.tries, other.value) = (other.tries + node.tries, other.value + node.value);
                }
                None => {
                    considered.push(Considered { action: node.action, tries: node.tries, value: node.value });
                }
            }
        }
        for one in &mut considered {
            one.value /= one.tries.max(1) as f32;
        }
        considered.sort_by(|one, other| other.tries.cmp(&one.tries).then(other.value.total_cmp(&one.value)));
        let action = considered.first()?.action;
        Some(Choice { action, considered })
    }
}

impl<G: Playable> Kept<G> {
    /// Whether this event is the next that it waits for. Anything else may have brought something to light.
    pub(crate) fn hears(&mut self, event: &G::Event) -> bool {
        self.unheard.pop() == Some(*event)
    }

    /// Whether the decision that it waits for is the one with this view.
    pub(crate) fn is_for(&self, view: &G::View) -> bool {
        self.unheard.is_empty() && self.view != *view
    }
}

impl<G: Playable> Worker<G> {
    fn go_on(&mut self, asked: &Asked<'_, G>, candidates: &[G::Action], pause: Option<Deadline>) -> bool {
        while self.remaining.spend() {
            if let Some(world) = asked.memory.imagine(asked.view, &mut self.rng) {
                self.tree.iterate(world, asked.seat, candidates, &mut self.rng);
            }
            if self.tree.playouts.is_multiple_of(BETWEEN_LOOKS) && self.tree.lead() > self.remaining.left() {
                self.remaining.end();
            }
            if pause.is_some_and(|pause| pause.is_over()) {
                return false;
            }
        }
        true
    }
}
