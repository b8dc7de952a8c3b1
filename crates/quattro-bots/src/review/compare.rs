//! Actions compared in the same worlds with the same chance, so that a difference is the actions' own.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::seat::Seat;
use rand_core::{Rng as _, SeedableRng};

use crate::playable::{Playable, Rng, World};

/// Results of actions, one row for each world.
#[derive(Clone, Debug)]
pub(super) struct Comparison<A> {
    actions: Vec<A>,
    rows: Vec<Vec<f32>>,
}

/// A difference between two actions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gain {
    pub(super) gain: f64,
    /// Its standard error.
    pub(super) error: f64,
}

/// How many standard errors away from nothing a difference must be to count.
const CLEAR: f64 = 3.0;
/// Differences below one percentage point are as good as none.
const SMALL: f64 = 0.01;

impl<A: Copy + Eq> Comparison<A> {
    /// Nothing compared yet; no action twice.
    pub(super) fn new(actions: impl IntoIterator<Item = A>) -> Comparison<A> {
        let mut unique = Vec::new();
        for action in actions {
            if !unique.contains(&action) {
                unique.push(action);
            }
        }
        Comparison { actions: unique, rows: Vec::new() }
    }

    /// Plays on from `count` worlds after each action.
    pub(super) fn play<G: Playable<Action = A>>(
        &mut self,
        seat: Seat,
        count: u32,
        seed: u64,
        mut imagine: impl FnMut(&mut Rng) -> Option<G::World>,
    ) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut room = Vec::new();
        for _ in 0..count {
            let (world, chance) = (imagine(&mut rng), rng.next_u64());
            let Some(world) = world else { continue };
            let results = self.actions.iter().map(|action| {
                let end = play_on::<G>(&world, *action, chance, &mut room, G::is_far_enough);
                G::chance_to_win(&end, seat)
            });
            self.rows.push(results.collect());
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    pub(super) fn actions(&self) -> &[A] {
        &self.actions
    }

    /// The mean result after an action.
    pub(super) fn mean(&self, action: A) -> f64 {
        self.difference(Some(action), None).0
    }

    /// How much better `one` is than `other`.
    pub(super) fn gain(&self, one: A, other: A) -> f64 {
        self.difference(Some(one), Some(other)).0
    }

    /// How much better `one` is than `other`, and how uncertain that is.
    pub(super) fn certain_gain(&self, one: A, other: A) -> Gain {
        let (gain, error) = self.difference(Some(one), Some(other));
        Gain { gain, error }
    }

    /// How much better `one` is than `other`, if that is certain enough to say so; otherwise 0.
    pub(super) fn clear_gain(&self, one: A, other: A) -> f64 {
        let (gain, error) = self.difference(Some(one), Some(other));
        if gain >= SMALL && gain > CLEAR * error { gain } else { 0.0 }
    }

    /// Whether more worlds could change what is said of these two.
    pub(super) fn is_open(&self, one: A, other: A) -> bool {
        let (gain, error) = self.difference(Some(one), Some(other));
        one != other && gain < CLEAR * error && gain + CLEAR * error > SMALL && gain > 0.0
    }

    /// The mean of `one` less `other`, and its standard error.
    fn difference(&self, one: Option<A>, other: Option<A>) -> (f64, f64) {
        let column = |action| self.actions.iter().position(|known| Some(*known) == action);
        let (one, other) = (column(one), column(other));
        let value =
            |row: &Vec<f32>, column: Option<usize>| column.map_or(0.0, |column| f64::from(row[column]));
        let differences = self.rows.iter().map(|row| value(row, one) - value(row, other));
        let count = self.rows.len().max(1) as f64;
        let mean = differences.clone().sum::<f64>() / count;
        let spread = differences.map(|difference| (difference - mean).powi(2)).sum::<f64>() / count;
        (mean, (spread / count).sqrt())
    }
}

/// A world, and how it looks after two actions and good moves.
pub(super) struct End<W> {
    pub(super) root: W,
    pub(super) after: [W; 2],
}

/// Plays on after these two, in the same worlds with the same chance, until it shows what came of them.
pub(super) fn ends<G: Playable>(
    actions: [G::Action; 2],
    count: u32,
    seed: u64,
    mut imagine: impl FnMut(&mut Rng) -> Option<G::World>,
) -> Vec<End<G::World>> {
    let mut rng = Rng::seed_from_u64(seed);
    let mut room = Vec::new();
    let mut end = |_| {
        let (root, chance) = (imagine(&mut rng), rng.next_u64());
        let root = root?;
        let after = actions.map(|action| play_on::<G>(&root, action, chance, &mut room, G::shows_outcomes));
        Some(End { root, after })
    };
    (0..count).filter_map(&mut end).collect()
}

/// Where a playout ends.
fn play_on<G: Playable>(
    from: &G::World,
    action: G::Action,
    chance: u64,
    room: &mut Vec<G::Action>,
    is_far_enough: impl Fn(&G::World, &G::World) -> bool,
) -> G::World {
    let (mut rng, mut dealer) = (Rng::seed_from_u64(chance), Silent(Seeded::from_number(chance)));
    let (mut world, mut next) = (from.clone(), action);
    // An action that is illegal in an imagined world ends the playout there.
    while world.take(next, &mut dealer).is_ok() && world.mover().is_some() && !is_far_enough(&world, from) {
        next = G::good_move(&world, room, &mut rng);
    }
    world
}
