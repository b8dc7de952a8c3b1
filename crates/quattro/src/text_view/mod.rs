//! The table as text: who holds what, and what lies where.

mod calcory;
mod pizza;

use quattro_rules::position::OpenPiles;
use quattro_words::Speak;

use crate::voice::Voice;

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// A spectator's, who sees what all see.
    Spectator,
    /// Those of whoever may see everything: an arbiter, or the reader of a replay.
    Arbiter,
}

/// What lies on a table: a title, and rows of a label and a text.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) title: String,
    pub(crate) rows: Vec<(String, String)>,
}

/// A pile whose sequence a position may leave open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpenPile {
    /// The kitchen.
    Kitchen,
    /// A player's orders.
    Waiter,
}

/// A game that can be shown in a terminal.
pub(crate) trait TextView: Speak {
    /// What lies on the table.
    fn sheet(&self, voice: &Voice<'_>, eyes: Eyes) -> Sheet;

    /// Whether so much has changed with this event that the table is worth another look.
    fn is_milestone(event: &Self::Event) -> bool;

    /// Whether the event tells a seat's place, which is said at the end for all games alike.
    fn is_ranking(event: &Self::Event) -> bool;

    /// The pile whose sequence decided what happened, if it is one of those that the position leaves open.
    fn came_from(event: &Self::Event, open: &OpenPiles) -> Option<OpenPile>;
}
