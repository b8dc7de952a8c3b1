//! How long a client takes to act out what happened before it shows the next question.
//!
//! Clocks start to run after that, or a question would be half over when it is seen. Only events that everybody
//! is told count, so that a deadline tells nobody anything. The times are those of the browser client at its
//! slowest pace, rounded up; a client that is faster has that much more time to decide.

use quattro_rules::calcory;
use quattro_rules::pizza;

/// Events that take their time on the screen.
pub(crate) trait ActedOut {
    /// Milliseconds.
    fn acting_time(&self) -> u32;
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
            _ => 2500,
        }
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
}
