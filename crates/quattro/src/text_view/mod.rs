//! The table as text: hands, piles and cards on the table.

mod calcory;
mod pizza;

use quattro_table::judge::Arbitrated;

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

/// A game that can be shown in a terminal.
pub(crate) trait TextView: Arbitrated {
    /// The table as text.
    fn sheet(&self, voice: &Voice<'_>, eyes: Eyes) -> Sheet;

    /// Whether to show the table again after this event.
    fn is_milestone(event: &Self::Event) -> bool;
}
