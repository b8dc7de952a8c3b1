//! How long a client takes to act out what happened before it shows the next question.
//!
//! Clocks start to run after that, or a question would be half over when it is seen. Only events that everybody
//! is told count, so that a deadline tells nobody anything. The times are those of the browser client at its
//! slowest pace, rounded up; a client that is faster has that much more time to decide.
//!
//! Between two rounds clients show what the round came to, until everybody is ready or for [`BILL`]. Who is ready
//! is passed on and not stored, so the table always gives that time in full.

use quattro_rules::calcory;
use quattro_rules::pizza;

/// How long clients show what a round came to, at most, in milliseconds.
const BILL: u32 = 30_000;

/// Events that take their time on the screen.
pub(crate) trait ActedOut {
    /// Milliseconds.
    fn acting_time(&self) -> u32;

    /// Whether clients show a bill before it, and keep everything that follows waiting.
    fn has_bill(&self) -> bool;
}

impl ActedOut for pizza::Event {
    fn acting_time(&self) -> u32 {
        use pizza::Event;
        match self {
            Event::Dealt { .. }
            | Event::ReceivedToppings { .. }
            | Event::ReceivedOrders { .. }
            | Event::Reserved { .. }
            | Event::Stalemate { .. }
            | Event::ShowedHand { .. }
            | Event::Ranked { .. } => 0,
            Event::RevealedTopping { .. } | Event::Drew { .. } | Event::Gathered { .. } => 1200,
            Event::Filled { .. } | Event::Burnt { .. } | Event::Rewarded { .. } => 5000,
            Event::RoundBegan { .. } if self.has_bill() => BILL + 2500,
            _ => 2500,
        }
    }

    fn has_bill(&self) -> bool {
        matches!(self, pizza::Event::RoundBegan { round, .. } if *round > 1)
    }
}

impl ActedOut for calcory::Event {
    fn acting_time(&self) -> u32 {
        use calcory::Event;
        match self {
            Event::Dealt { .. } | Event::GameOver { .. } => 0,
            Event::Turned { .. } | Event::PutBack { .. } | Event::Passed { .. } => 1200,
            _ => 2500,
        }
    }
    fn has_bill(&self) -> bool {
        false
    }
}
