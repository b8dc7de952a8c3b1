//! A tree of actions that is shared by all imagined worlds.

use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Silent;
use quattro_rules::seat::{BySeat, Seat};
use rand_core::Rng as _;

use crate::playable::{Playable, Rng, World};

/// An action in the tree.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    pub(super) action: A,
    children: Vec<usize>,
    /// The branches by what the action revealed to everybody, if anything.
    outcomes: Vec<(u8, usize)>,
    /// How often it was tried.
    pub(super) tries: u32,
    /// How often it could have been tried.
    available: u32,
    /// The sum of its results for the seat that took it.
    pub(super) value: f32,
}

#[derive(Clone, Debug)]
pub(super) struct Tree<G: Playable> {
    nodes: Vec<Node<G::Action>>,
    legal: Vec<G::Action>,
    /// Untried actions of the current node.
    untried: Vec<G::Action>,
    /// A buffer for the good move.
    room: Vec<G::Action>,
    path: Vec<(usize, Seat)>,
    pub(super) playouts: u32,
}

const ROOT: usize = 0;

impl<G: Playable> Tree<G> {
    /// A tree without branches, for a choice of at least one action.
    pub(super) fn new(legal: &[G::Action]) -> Tree<G> {
        Tree::of(vec![Node::new(legal[0])])
    }

    fn of(nodes: Vec<Node<G::Action>>) -> Tree<G> {
        Tree {
            nodes,
            legal: Vec::new(),
            untried: Vec::new(),
            room: Vec::new(),
            path: Vec::new(),
            playouts: 0,
        }
    }

    /// What this tree knows of the decision after `action`.
    pub(super) fn after(&self, action: G::Action) -> Tree<G> {
        let mut tree = Tree::of(Vec::new());
        let below = self.nodes[ROOT].children.iter().find(|child| self.nodes[**child].action == action);
        if let Some(child) = below {
            tree.copy(self, *child);
        } else {
            tree.nodes.push(Node::new(action));
        }
        tree
    }

    /// Copies a node with all that is below it. Returns where it stands now.
    fn copy(&mut self, other: &Tree<G>, node: usize) -> usize {
        let (place, node) = (self.nodes.len(), &other.nodes[node]);
        self.nodes.push(Node { children: Vec::new(), outcomes: Vec::new(), ..*node });
        let children = node.children.iter().map(|child| self.copy(other, *child)).collect();
        self.nodes[place].children = children;
        let outcomes = node.outcomes.iter().map(|(shown, node)| (*shown, self.copy(other, *node))).collect();
        self.nodes[place].outcomes = outcomes;
        place
    }

    /// The same tree for a choice among these actions.
    pub(super) fn among(mut self, candidates: &[G::Action]) -> Tree<G> {
        let Tree { nodes, .. } = &mut self;
        let mut children = std::mem::take(&mut nodes[ROOT].children);
        children.retain(|child| candidates.contains(&nodes[*child].action));
        nodes[ROOT].children = children;
        self
    }

    /// One imagined game: down the tree, one step beyond, to the end, and back.
    pub(super) fn iterate(
        &mut self,
        mut world: G::World,
        seat: Seat,
        root_legal: &[G::Action],
        rng: &mut Rng,
    ) {
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
        // Where a good move is not legal, the playout is judged as it stands.
        G::play_out(&mut world, &root, &mut self.legal, &mut dealer, rng).ok();
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
        self.untried[below(rng, self.untried.len() as u32) as usize]
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

    fn learn(&mut self, world: &G::World) {
        let mut values = BySeat::<Option<f32>>::default();
        for (node, mover) in &self.path {
            let node = &mut self.nodes[*node];
            node.tries += 1;
            node.value += *values[*mover].get_or_insert_with(|| G::prospects(world, *mover));
        }
    }

    /// The actions tried at the root.
    pub(super) fn tried(&self) -> impl Iterator<Item = &Node<G::Action>> {
        self.nodes[ROOT].children.iter().map(|child| &self.nodes[*child])
    }

    /// How much more often the best action was tried than any other.
    pub(super) fn lead(&self) -> u32 {
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
        self.value / tries + exploration * (log(self.available) / tries).sqrt()
    }
}

/// About the natural logarithm: fast, and with the same bits on every machine.
fn log(number: u32) -> f32 {
    let whole = number.max(1).ilog2();
    let part = number.max(1) as f32 / (1_u32 << whole) as f32 - 1.0;
    (whole as f32 + part * (1.3466 - 0.3466 * part)) * std::f32::consts::LN_2
}
