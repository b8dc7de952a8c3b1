//! Why one action is better than another: what comes of both in the same imagined worlds.

use quattro_rules::pizza::Order;
use quattro_rules::seat::Seat;
use serde::{Deserialize, Serialize};

use super::compare::{End, ends};
use super::points::Points;
use super::situation::Situation;
use crate::playable::{Memory, Playable};
use crate::retention::Retention;

/// Something that may come of a decision, and that whoever decides can name: their own cards and what was announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// This order is filled in the round.
    Filled {
        /// Whose it is.
        seat: Seat,
        /// The order.
        order: Order,
    },
    /// What the ingredients in the deciding seat's hand count for at the end of the round.
    InHand,
    /// Cards of Calcory that the deciding seat wins until the end of its next turn.
    Won,
    /// Cards of Calcory that all others win until then.
    WonByOthers,
}

impl Outcome {
    /// Smaller differences explain nothing: with 300 imagined games they may be chance.
    const fn telling(self) -> f64 {
        match self {
            Outcome::Filled { .. } => 0.1,
            Outcome::InHand => 0.7,
            Outcome::Won | Outcome::WonByOthers => 0.4,
        }
    }

    /// Whether the deciding seat wants it.
    fn is_wanted_by(self, decides: Seat) -> bool {
        match self {
            Outcome::Filled { seat, .. } => seat == decides,
            Outcome::InHand | Outcome::Won => true,
            Outcome::WonByOthers => false,
        }
    }
}

/// What comes more often, or less, of the best action than of the one taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effect {
    /// What.
    pub outcome: Outcome,
    /// How likely it is after the best action, or how many there are on average; [`Points::ALL`] is one.
    pub best: Points,
    /// The same after the action taken.
    pub taken: Points,
}

/// How many effects are named at most.
const NAMED: usize = 2;

/// What speaks for the best action, the clearest difference first: from what the seat could know, like the comparison of the
/// two.
pub(super) fn effects<G: Playable>(
    situation: &Situation<G>,
    actions: [G::Action; 2],
    playouts: u32,
    seed: u64,
) -> Vec<Effect> {
    let memory = situation.memory(Retention::Perfect);
    let imagine = |rng: &mut _| memory.imagine(&situation.view, rng);
    let ends = ends::<G>(actions, playouts, seed, imagine);
    let mut found: Vec<(f64, Effect)> = nameable::<G>(&ends, situation.seat)
        .into_iter()
        .map(|outcome| effect::<G>(&ends, outcome, situation.seat))
        .filter(|(clearness, _)| *clearness >= 1.0)
        .collect();
    found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    found.truncate(NAMED);
    found.into_iter().map(|(_, effect)| effect).collect()
}

/// What is there in every world that could be: what is there in some of them only, the seat does not know.
fn nameable<G: Playable>(ends: &[End<G::World>], seat: Seat) -> Vec<Outcome> {
    let mut worlds = ends.iter().map(|end| G::outcomes(&end.root, seat));
    let mut common = worlds.next().unwrap_or_default();
    worlds.for_each(|others| common.retain(|outcome| others.contains(outcome)));
    common
}

/// An effect, and how clearly it speaks for the best action.
fn effect<G: Playable>(ends: &[End<G::World>], outcome: Outcome, seat: Seat) -> (f64, Effect) {
    let [best, taken] = [0, 1].map(|action: usize| {
        let amounts =
            ends.iter().map(|end| f64::from(G::amount(outcome, &end.root, &end.after[action], seat)));
        amounts.sum::<f64>() / ends.len().max(1) as f64
    });
    let gain = if outcome.is_wanted_by(seat) { best - taken } else { taken - best };
    (gain / outcome.telling(), Effect { outcome, best: Points::of(best), taken: Points::of(taken) })
}
