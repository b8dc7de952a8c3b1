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

use std::thread::{self, ScopedJoinHandle};
use std::time::Duration;

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::seat::{BySeat, Seat};
use rand_core::{Rng as _, SeedableRng};

use crate::bot::{Choice, Considered};
use crate::clock::{Deadline, Remaining};
use crate::playable::{Memory, Playable, Rng, World};

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A time.
    Time(Duration),
    /// A number of imagined games: the same answer on every machine, and no clock is read.
    Playouts(u32),
}

/// An action in the tree.
#[derive(Clone, Debug)]
struct Node<A> {
    action: A,
    children: Vec<usize>,
    /// The branches by what the action revealed to everybody, if anything.
    outcomes: Vec<(u8, usize)>,
    /// How often it was tried.
    tries: u32,
    /// How often it could have been tried.
    available: u32,
    /// The sum of its results for the seat that took it.
    value: f32,
}

struct Tree<G: Playable> {
    nodes: Vec<Node<G::Action>>,
    legal: Vec<G::Action>,
    /// Untried actions of the current node.
    untried: Vec<G::Action>,
    /// A buffer for the good move.
    room: Vec<G::Action>,
    path: Vec<(usize, Seat)>,
    playouts: u32,
}

/// Number of playouts between two looks at whether the best action can still be overtaken.
const BETWEEN_LOOKS: u32 = 32;

/// A search for the best action, made in one go or in slices.
pub(crate) struct Search<G: Playable> {
    workers: Vec<Worker<G>>,
    candidates: Vec<G::Action>,
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
        rng: &mut Rng,
    ) -> Search<G> {
        let threads = threads.max(1);
        let worker = |number| Worker {
            tree: Tree::new(&candidates),
            rng: Rng::seed_from_u64(rng.next_u64()),
            remaining: remaining.share(number, threads),
        };
        Search { workers: (0..threads).map(worker).collect(), candidates }
    }

    /// Imagines world after world. Returns whether the budget is spent; until then it goes on after `pause`.
    pub(crate) fn go_on(&mut self, asked: &Asked<'_, G>, pause: Option<Deadline>) -> bool {
        let candidates = &self.candidates;
        // There are no threads in a browser, and one needs none.
        if cfg!(target_family = "wasm") || self.workers.len() == 1 {
            let ends = self.workers.iter_mut().map(|worker| worker.go_on(asked, candidates, pause));
            return ends.fold(true, |all, one| all & one);
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

const ROOT: usize = 0;

impl<G: Playable> Tree<G> {
    fn new(legal: &[G::Action]) -> Tree<G> {
        let nodes = vec![Node::new(legal[0])];
        Tree {
            nodes,
            legal: Vec::new(),
            untried: Vec::new(),
            room: Vec::new(),
            path: Vec::new(),
            playouts: 0,
        }
    }

    /// One imagined game: down the tree, one step beyond, to the end, and back.
    fn iterate(&mut self, mut world: G::World, seat: Seat, root_legal: &[G::Action], rng: &mut Rng) {
        self.playouts += 1;
        let root = world.clone();
        let mut dealer = Silent(Seeded::from_number(rng.next_u64()));
        self.path.clear();
        let mut node = ROOT;
        while let Some(mover) = world.mover() {
            if node == ROOT && mover == seat {
                self.legal.clear();
                self.legal.extend_from_slice(root_legal);
            } else {
                world.list(&mut self.legal);
            }
            let (child, is_new) = self.descend(node, &world, rng);
            let action = self.nodes[child].action;
            // A rare action may be illegal in this world; then the playout is evaluated here.
            if world.take(action, &mut dealer).is_err() {
                break;
            }
            self.path.push((child, mover));
            node = self.outcome(child, world.shown());
            if node != child {
                self.path.push((node, mover));
            }
            if is_new || G::is_far_enough(&world, &root) {
                break;
            }
        }
        self.play_out(&mut world, &root, &mut dealer, rng);
        self.learn(&world);
    }

    /// The child to go to: one never tried before, the good move first, or the one with the best upper bound.
    fn descend(&mut self, node: usize, world: &G::World, rng: &mut Rng) -> (usize, bool) {
        let best = self.best_child(node);
        match best {
            Some(child) if self.untried.is_empty() || !self.may_grow(node) => (child, false),
            _ => {
                let action = self.pick(world, rng);
                (self.grow(node, action), true)
            }
        }
    }

    /// The child with the best upper bound among those that are legal now; notes what is untried.
    fn best_child(&mut self, node: usize) -> Option<usize> {
        let mut best: Option<(f32, usize)> = None;
        self.untried.clear();
        for action in &self.legal {
            let nodes = &self.nodes;
            let known = nodes[node].children.iter().copied().find(|child| nodes[*child].action == *action);
            let Some(child) = known else {
                self.untried.push(*action);
                continue;
            };
            self.nodes[child].available += 1;
            let bound = self.nodes[child].upper_bound(G::EXPLORATION);
            if best.is_none_or(|(other, _)| bound > other) {
                best = Some((bound, child));
            }
        }
        best.map(|(_, child)| child)
    }

    /// At the root every action is tried; further down a node widens slowly, so that the search goes
    /// deeper.
    fn may_grow(&self, node: usize) -> bool {
        let Node { children, tries, .. } = &self.nodes[node];
        node == ROOT || children.len() as f32 <= G::WIDENING * (*tries as f32).sqrt()
    }

    fn pick(&mut self, world: &G::World, rng: &mut Rng) -> G::Action {
        let good = G::good_move(world, &mut self.room, rng);
        if self.untried.contains(&good) {
            return good;
        }
        self.untried[quattro_rules::chance::below(rng, self.untried.len() as u32) as usize]
    }

    /// The branch to follow after an action revealed something to everybody: there is one for each
    /// revelation, because the best continuation depends on it.
    fn outcome(&mut self, node: usize, shown: u8) -> usize {
        if shown == 0 {
            return node;
        }
        let known = self.nodes[node].outcomes.iter().find(|(other, _)| *other == shown);
        if let Some((_, outcome)) = known {
            return *outcome;
        }
        let outcome = self.nodes.len();
        self.nodes.push(Node::new(self.nodes[node].action));
        self.nodes[node].outcomes.push((shown, outcome));
        outcome
    }

    fn grow(&mut self, node: usize, action: G::Action) -> usize {
        let child = self.nodes.len();
        self.nodes.push(Node::new(action));
        self.nodes[node].children.push(child);
        child
    }

    fn play_out(
        &mut self,
        world: &mut G::World,
        root: &G::World,
        dealer: &mut Silent<Seeded>,
        rng: &mut Rng,
    ) {
        while world.mover().is_some() && !G::is_far_enough(world, root) {
            let action = G::good_move(world, &mut self.legal, rng);
            if world.take(action, dealer).is_err() {
                return;
            }
        }
    }

    fn learn(&mut self, world: &G::World) {
        let mut values = BySeat::<Option<f32>>::default();
        for (node, mover) in &self.path {
            let node = &mut self.nodes[*node];
            node.tries += 1;
            node.value += *values[*mover].get_or_insert_with(|| G::prospects(world, *mover));
        }
    }

    /// The actions tried at the root.
    fn tried(&self) -> impl Iterator<Item = &Node<G::Action>> {
        self.nodes[ROOT].children.iter().map(|child| &self.nodes[*child])
    }

    /// How much more often the best action was tried than any other.
    fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for Node { tries, .. } in self.tried() {
            (first, second) = (first.max(*tries), second.max(first.min(*tries)));
        }
        first - second
    }
}

impl<A> Node<A> {
    fn new(action: A) -> Node<A> {
        Node { action, children: Vec::new(), outcomes: Vec::new(), tries: 0, available: 1, value: 0.0 }
    }

    fn upper_bound(&self, exploration: f32) -> f32 {
        let tries = self.tries.max(1) as f32;
        self.value / tries + exploration * (libm::logf(self.available as f32) / tries).sqrt()
    }
}
