//! What a game must offer to be played on the screen.

use quattro_bots::Playable;
use quattro_rules::rule::Rule;
use quattro_words::{Speak, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::palette::Palette;
use super::shown::Shown;

/// A game that can be shown, and whose bots can think on another thread.
pub(crate) trait TerminalGame:
    Playable<View: Send, Action: Send, Event: Send, Memory: 'static> + Speak + 'static
{
    /// The grid of places that a cursor can go to, as rows and columns, where the game has one.
    const GRID: Option<Spot> = None;

    /// Updates a seat's view by one event that this seat was told, so that automatic steps can be shown
    /// one by one. The next real view corrects what an event does not tell.
    fn follow(view: &mut Self::View, event: &Self::Event);

    /// The rules behind the question in `view`, the most telling first.
    fn rules(view: &Self::View) -> Vec<Rule>;

    /// The progress of the game, in a few words.
    fn progress(view: &Self::View, words: &Words) -> String;

    /// The minimum and preferred number of rows of the table.
    fn rows(view: &Self::View) -> (u16, u16);

    /// Draws the table.
    fn draw(scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer);

    /// Public information that does not fit on the table: a name, and a text.
    fn open_cards(_: &Scene<'_, Self>) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The place that an action is about, in a game with a grid.
    fn spot(_: &Self::Action) -> Option<Spot> {
        None
    }

    /// The action that a key stands for, besides the list of choices.
    fn shortcut(_: char) -> Option<Self::Action> {
        None
    }
}

/// A row and a column, both from 0; or how many of them there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spot {
    pub(crate) row: usize,
    pub(crate) column: usize,
}

/// What is drawn, with the words and colours for it.
pub(crate) struct Scene<'a, G: TerminalGame> {
    pub(crate) shown: &'a Shown<G>,
    pub(crate) words: &'a Words,
    pub(crate) palette: Palette,
}

impl<G: TerminalGame> Scene<'_, G> {
    /// A message without anything to fill in.
    pub(crate) fn say(&self, id: &str) -> String {
        self.words.text(id, &quattro_words::Args::new())
    }
}
