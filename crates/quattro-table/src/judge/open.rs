//! What the arbiter sees that no player sees, and what a position leaves open.

use quattro_rules::calcory::{self, Calcory};
use quattro_rules::game::Game;
use quattro_rules::pizza::{self, Pizza, Source};
use quattro_rules::position::OpenPiles;
use quattro_rules::rule::Rule;
use quattro_words::Speak;

use crate::protocol::{OpenTable, View};

/// What a position may leave open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenPile {
    /// The order of the kitchen.
    Kitchen,
    /// The order of a player's waiter.
    Waiter,
    /// A face-down card.
    FaceDown,
}

impl OpenPile {
    pub(super) const ALL: [OpenPile; 3] = [OpenPile::Kitchen, OpenPile::Waiter, OpenPile::FaceDown];

    /// The message that says so.
    pub(super) const fn note(self) -> &'static str {
        match self {
            OpenPile::Kitchen => "judge-note-kitchen",
            OpenPile::Waiter => "judge-note-waiter",
            OpenPile::FaceDown => "judge-note-face-down",
        }
    }
}

/// A game that can be judged.
pub trait Arbitrated: Speak {
    /// The table with all cards open.
    fn open_table(&self) -> OpenTable;

    /// What the event depended on, if the position leaves that open.
    fn left_open(event: &Self::Event, open: &OpenPiles) -> Option<OpenPile>;

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

    fn left_open(event: &pizza::Event, open: &OpenPiles) -> Option<OpenPile> {
        let waiter = |index: usize| open.waiters.get(index).copied().unwrap_or_default();
        match *event {
            pizza::Event::Drew { source: Source::Kitchen, .. } => open.kitchen.then_some(OpenPile::Kitchen),
            pizza::Event::Drew { source: Source::Waiter, seat, .. } | pizza::Event::Rewarded { seat, .. } => {
                waiter(seat.index()).then_some(OpenPile::Waiter)
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

    fn left_open(event: &calcory::Event, open: &OpenPiles) -> Option<OpenPile> {
        match *event {
            calcory::Event::Turned { place, .. } => {
                open.face_down.contains(place).then_some(OpenPile::FaceDown)
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
