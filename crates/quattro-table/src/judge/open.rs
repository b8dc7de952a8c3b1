//! What the arbiter sees that no player sees, and what a position leaves open.

use quattro_rules::calcory::{self, Calcory};
use quattro_rules::game::Game;
use quattro_rules::pizza::{self, Pizza, Source};
use quattro_rules::position::OpenPiles;
use quattro_rules::rule::Rule;
use quattro_words::{Caveat, Speak};

use crate::protocol::{OpenTable, View};

/// A game that can be judged.
pub trait Arbitrated: Speak {
    /// The table with all cards open.
    fn open_table(&self) -> OpenTable;

    /// What the event depended on, if the position leaves that open.
    fn left_open(event: &Self::Event, open: &OpenPiles) -> Option<Caveat>;

    /// Whether the event announces a seat's place; the ranking at the end covers those.
    fn is_ranking(event: &Self::Event) -> bool;

    /// The rule behind the question; none once the game is over.
    fn asked_under(&self) -> Option<Rule>;
}

impl Arbitrated for Pizza {
    fn open_table(&self) -> OpenTable {
        let mut view = self.view(None);
        for chair in &mut view.chairs {
            chair.hand = self.view(Some(chair.seat)).hand;
        }
        OpenTable { view: View::Pizza(Box::new(view)), oven: Some(self.oven_faces()) }
    }

    fn left_open(event: &pizza::Event, open: &OpenPiles) -> Option<Caveat> {
        let waiter = |index: usize| open.waiters.get(index).copied().unwrap_or_default();
        match *event {
            pizza::Event::Drew { source: Source::Kitchen, .. } => open.kitchen.then_some(Caveat::Kitchen),
            pizza::Event::Drew { source: Source::Waiter, seat, .. } | pizza::Event::Rewarded { seat, .. } => {
                waiter(seat.index()).then_some(Caveat::Waiter)
            }
            _ => None,
        }
    }

    fn is_ranking(event: &pizza::Event) -> bool {
        matches!(event, pizza::Event::Ranked { .. })
    }

    fn asked_under(&self) -> Option<Rule> {
        self.question_rule()
    }
}

impl Arbitrated for Calcory {
    fn open_table(&self) -> OpenTable {
        let view = View::Calcory(Box::new(self.view(None)));
        OpenTable { view, oven: None }
    }

    fn left_open(event: &calcory::Event, open: &OpenPiles) -> Option<Caveat> {
        match *event {
            calcory::Event::Turned { place, .. } => {
                open.face_down.contains(place).then_some(Caveat::FaceDown)
            }
            _ => None,
        }
    }

    fn is_ranking(_: &calcory::Event) -> bool {
        false
    }

    fn asked_under(&self) -> Option<Rule> {
        self.question_rule()
    }
}
