//! The player behind a bot's chair.

use quattro_bots::Level;
use quattro_rules::chance::below;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// A bot that moves at random, until the games can be played by `quattro_bots::Bot`.
#[derive(Debug)]
pub(crate) struct Thinker<G> {
    level: Level,
    heard: usize,
    rng: ChaCha8Rng,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Thinker<G> {
    pub(crate) fn new(level: Level, _: &Setup, _: Seat, seed: u64) -> Thinker<G> {
        Thinker { level, heard: 0, rng: ChaCha8Rng::seed_from_u64(seed), game: std::marker::PhantomData }
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
    pub(crate) fn decide(&mut self, _news: &[G::Event], _view: &G::View, legal: &[G::Action]) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u32) as usize]
    }
}
