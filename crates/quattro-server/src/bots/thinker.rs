//! The player behind a bot's chair.

use quattro_bots::{Bot, Level, Playable};
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;

/// A bot, and how much of the game it has heard.
pub(crate) struct Thinker<G: Playable> {
    level: Level,
    heard: usize,
    bot: Bot<G>,
}

impl<G: Playable> Thinker<G> {
    pub(crate) fn new(level: Level, setup: &Setup, seat: Seat, seed: u64) -> Thinker<G> {
        Thinker { level, heard: 0, bot: Bot::new(level, setup, seat, seed) }
    }

    pub(crate) fn level(&self) -> Level {
        self.level
    }

    /// How many of the game's events it has heard, or was not meant to hear.
    pub(crate) fn heard(&self) -> usize {
        self.heard
    }

    pub(crate) fn set_heard(&mut self, heard: usize) {
        self.heard = heard;
    }

    /// Hears the news and decides. `legal` is never empty.
    pub(crate) fn decide(&mut self, news: &[G::Event], view: &G::View, legal: &[G::Action]) -> G::Action {
        for event in news {
            self.bot.hear(event);
        }
        self.bot.decide(view, legal).action
    }
}
