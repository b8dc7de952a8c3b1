//! Looking back at a finished game: what each decision of a seat was worth, and what that seat could have known.
//!
//! A review answers two questions at each decision. *What could be known?* is computed from what the seat was told
//! and from nothing else: worlds are imagined from its view and from events, as bots do, by an observer that forgets
//! nothing ([`assess()`]). *How did the cards really lie?* is computed from the real game. `docs/review.md` has the
//! formulas.
//!
//! | look in | for |
//! |---|---|
//! | `situation` | the decisions of a seat, with what it had been told |
//! | `compare` | actions compared in the same worlds with the same chance |
//! | `assess` | what could be known: the best action, and what another one lost by memory and by choice |
//! | `work` | a review, computed decision by decision |
//! | `effects` | why one action is better than another |
//! | `moments` | the moments that decided the game, and what had been told that mattered |
//! | `points` | a chance to win as a whole number, so that sums are exact |
//!
//! Nothing here reads a clock or starts a thread. The same record, budget and seed give the same review everywhere.

mod assess;
mod compare;
mod effects;
mod moments;
mod points;
mod score;
mod situation;
mod work;

pub use assess::{Assessment, assess};
pub use effects::{Effect, Outcome};
pub use moments::{Explanation, Mattering, Moment, Verdict, explain};
pub use points::Points;
pub use score::MemoryScore;
pub use situation::{Played, Real, Situation, situations};
pub use work::{NotReviewed, Reviewing};

use quattro_rules::seat::Seat;
use serde::{Deserialize, Serialize};

/// How thoroughly a review looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effort {
    /// Imagined games for each search and for each comparison of actions.
    pub playouts: u32,
}

impl Effort {
    /// At most 20 seconds of one core for a seat of a four-player Mamma Mia!.
    pub const FULL: Effort = Effort { playouts: 300 };
}

impl Default for Effort {
    fn default() -> Effort {
        Effort::FULL
    }
}

/// What a seat's game looks like afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review<A> {
    /// Whose decisions these are.
    pub seat: Seat,
    /// The chance to win before a card was dealt: the same for everybody.
    pub start: Points,
    /// What came of it: all for a winner, a share of it where several won.
    pub result: Points,
    /// What the deal and everything before the first decision changed.
    pub deal: Points,
    /// The decisions in which there was a choice.
    pub decisions: Vec<Reviewed<A>>,
    /// The moments that decided the game, in order.
    pub moments: Vec<Moment<A>>,
}

/// A decision, looked back at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reviewed<A> {
    /// The number of the move in the record, from 1.
    pub number: u32,
    /// What could be known, and what was made of it.
    #[serde(flatten)]
    pub seen: Assessment<A>,
    /// With all cards open: the chance to win after the best action, as far as could be known.
    pub open_best: Points,
    /// With all cards open: the chance to win after the action taken.
    pub open_taken: Points,
    /// What nobody could know: how the cards lay, and what happened until the next decision.
    pub luck: Points,
}

impl<A> Review<A> {
    /// All that was lost because something was not remembered.
    pub fn memory(&self) -> Points {
        self.decisions.iter().map(|decision| decision.seen.memory).sum()
    }

    /// All that was lost by other choices.
    pub fn choice(&self) -> Points {
        self.decisions.iter().map(|decision| decision.seen.choice).sum()
    }

    /// All that luck changed, with the deal. `start + luck - memory - choice = result`, exactly.
    pub fn luck(&self) -> Points {
        self.deal + self.decisions.iter().map(|decision| decision.luck).sum()
    }

    /// How much of what could be known was used.
    pub fn memory_score(&self) -> MemoryScore {
        self.decisions.iter().map(|decision| MemoryScore::of(&decision.seen)).sum()
    }
}
