//! The end game, played exactly.
//!
//! If nothing was forgotten, the set of unseen cards is known, and turning one up is a fair draw from it. So
//! the rest of the game is a tree of choices and draws. Beyond the search depth, a position counts as
//! anything between lost and won, unless the piles already decide it. An action is proven best if its lower
//! bound is at least the upper bound of every other.
//!
//! Opponents are assumed to know everything and to play against the mover. With two players that is exact;
//! with more, only a certain win is a proof.

use quattro_rules::calcory::{Action, Calcory, Places, Step, View};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use rand_core::SeedableRng;

use super::imagined::Imagined;
use super::judge::share;
use super::memory::CalcoryMemory;
use crate::clock::Deadline;
use crate::playable::{Memory, Rng, World};

/// Maximum number of face-down cards for which a proof is attempted.
const FEW_CARDS: u8 = 8;

/// Maximum number of positions to look at: a few milliseconds' worth.
const NODES: u32 = 20_000;

/// Maximum number of turns to look ahead.
const DEEPEST: u16 = 8;

/// Tolerance when comparing values.
const EPSILON: f32 = 1e-4;

/// Number of positions between two looks at the clock.
const BETWEEN_CLOCKS: u32 = 32;

/// The proven best action, if there is a proof and it is found in time.
pub(super) fn solve(memory: &CalcoryMemory, view: &View, until: Option<Deadline>) -> Option<Action> {
    let world = memory.imagine(view, &mut Rng::seed_from_u64(0))?;
    if world.game.face_down().len() > FEW_CARDS || !memory.is_complete(view) {
        return None;
    }
    let mut solver = Solver { me: world.me(), nodes: NODES, until };
    let mut horizons = (1..=DEEPEST).map(|turns| world.turns + turns);
    horizons.find_map(|horizon| if solver.nodes > 0 { solver.proof(&world, horizon) } else { None })
}

/// Lower and upper bound of a position's value.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Bounds {
    low: f32,
    high: f32,
}

const ANYTHING: Bounds = Bounds { low: 0.0, high: 1.0 };

struct Solver {
    me: Seat,
    /// The number of positions that may still be searched; zero once time is up.
    nodes: u32,
    until: Option<Deadline>,
}

impl Solver {
    /// The action that is proven best within `horizon` turns.
    fn proof(&mut self, world: &Imagined, horizon: u16) -> Option<Action> {
        let mut actions = Vec::new();
        world.list_all(&mut actions);
        let bounds: Vec<Bounds> = actions.iter().map(|action| self.action(world, *action, horizon)).collect();
        let best = (0..bounds.len()).max_by(|one, other| bounds[*one].low.total_cmp(&bounds[*other].low))?;
        let is_best =
            |(index, other): (usize, &Bounds)| index == best || other.high <= bounds[best].low + EPSILON;
        let certain = bounds[best].low >= 1.0 - EPSILON;
        let two = world.game.players() == 2;
        let proven = certain || (two && bounds.iter().enumerate().all(is_best));
        (proven && self.nodes > 0).then(|| actions[best])
    }

    fn position(&mut self, world: &Imagined, horizon: u16) -> Bounds {
        if let Some(bounds) = decided(&world.game, self.me) {
            return bounds;
        }
        if world.turns >= horizon || self.nodes == 0 {
            return ANYTHING;
        }
        self.nodes -= 1;
        if self.nodes.is_multiple_of(BETWEEN_CLOCKS) && self.until.is_some_and(|until| until.is_over()) {
            self.nodes = 0;
        }
        let mut actions = Vec::new();
        world.list_all(&mut actions);
        let mine = world.me() == self.me;
        let all = actions.into_iter().map(|action| self.action(world, action, horizon));
        all.reduce(|one, other| if mine { one.better(other) } else { one.worse(other) }).unwrap_or(ANYTHING)
    }

    /// Turning up an unknown card is a draw; all else has one result.
    fn action(&mut self, world: &Imagined, action: Action, horizon: u16) -> Bounds {
        let unknown = world.unknown();
        match action {
            Action::Turn(place) if unknown.contains(place) => self.draw(world, unknown, horizon),
            _ => self.after(world, action, horizon),
        }
    }

    /// Any unknown place may hold any unknown card: turning up the place that holds a number is drawing it.
    fn draw(&mut self, world: &Imagined, unknown: Places, horizon: u16) -> Bounds {
        let numbers = world.numbers(unknown);
        let places = world.place_of_each(unknown);
        let total = f32::from(numbers.total());
        let mut sum = Bounds { low: 0.0, high: 0.0 };
        for (place, (_, count)) in places.into_iter().flatten().zip(numbers.each()) {
            let bounds = self.after(world, Action::Turn(place), horizon);
            let share = f32::from(count) / total;
            sum = Bounds { low: sum.low + share * bounds.low, high: sum.high + share * bounds.high };
        }
        sum
    }

    fn after(&mut self, world: &Imagined, action: Action, horizon: u16) -> Bounds {
        let mut next = *world;
        // Calcory shuffles nothing once it is dealt.
        match next.take(action, &mut Silent(Seeded::new([0; 32]))) {
            Ok(()) => self.position(&next, horizon),
            Err(_) => ANYTHING,
        }
    }
}

impl Bounds {
    fn better(self, other: Bounds) -> Bounds {
        Bounds { low: self.low.max(other.low), high: self.high.max(other.high) }
    }

    fn worse(self, other: Bounds) -> Bounds {
        Bounds { low: self.low.min(other.low), high: self.high.min(other.high) }
    }
}

/// The value to `me` of a game that is over, or that the remaining cards cannot change.
fn decided(game: &Calcory, me: Seat) -> Option<Bounds> {
    if matches!(game.step(), Step::Over { .. }) {
        let share = share(game, me);
        return Some(Bounds { low: share, high: share });
    }
    let left = Places::ALL.minus(game.empty_places()).len();
    let own = game.pile_size(me);
    let others = || me.others(game.players()).map(|other| game.pile_size(other));
    if others().all(|pile| own > pile + left) {
        return Some(Bounds { low: 1.0, high: 1.0 });
    }
    others().any(|pile| pile > own + left).then_some(Bounds { low: 0.0, high: 0.0 })
}
