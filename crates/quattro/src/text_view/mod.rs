//! The table as text: hands, piles and cards on the table.

mod calcory;
mod pizza;

use quattro_rules::position::OpenPiles;
use quattro_words::Speak;

use crate::voice::Voice;

/// Who the table is shown to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// A spectator, who sees what is public.
    Spectator,
    /// Somebody who may see everything: an arbiter, or the reader of a replay.
    Arbiter,
}

/// A table as text: a title, and rows of a label and a text.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) title: String,
    pub(crate) rows: Vec<(String, String)>,
}

/// A pile whose order a position may leave open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpenPile {
    /// The kitchen.
    Kitchen,
    /// A player's orders.
    Waiter,
}

/// A game that can be shown in a terminal.
pub(crate) trait TextView: Speak {
    /// The table as text.
    fn sheet(&self, voice: &Voice<'_>, eyes: Eyes) -> Sheet;

    /// Whether to show the table again after this event.
    fn is_milestone(event: &Self::Event) -> bool;

    /// Whether the event announces a seat's place; the ranking at the end covers those.
    fn is_ranking(event: &Self::Event) -> bool;

    /// The pile whose order decided the outcome, if the position leaves that order open.
    fn came_from(event: &Self::Event, open: &OpenPiles) -> Option<OpenPile>;
}
