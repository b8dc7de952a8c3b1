//! The arena: matches between bots, with luck evened out.
//!
//! Matches are duplicate matches: every deal is played by all line-ups in all rotations of the chairs, so
//! that everyone plays everyone's cards. With budgets counted in playouts the same arena gives the same
//! results on every machine and with any number of threads; only times differ.
//!
//! | part | where |
//! |---|---|
//! | who plays, and for how long they think | [`Entrant`] |
//! | who sits where | `lineup` |
//! | one game | [`play`] |
//! | what games add up to | [`Standing`] |
//! | ratings with their uncertainty | `rating` |

mod entrant;
mod game;
mod lineup;
mod rating;
mod standing;

pub use entrant::{Entrant, UnknownEntrant, names_at_table};
pub use game::{ArenaError, Effort, Played, bot_seed, game_seed, play, play_while};
pub use standing::Standing;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use quattro_rules::chance::Seeded;
use quattro_rules::setup::Setup;

use crate::playable::Playable;
use lineup::Lineup;

/// Bots to compare.
#[derive(Clone, Debug)]
pub struct Arena {
    setup: Setup,
    entrants: Vec<Entrant>,
    seed: u64,
    /// The seatings played with every deal.
    seatings: Vec<Lineup>,
    deals: u64,
}

impl Arena {
    /// An arena for at least `games` games, rounded up so that every deal is played by all from all
    /// chairs.
    ///
    /// # Errors
    /// If the set-up is invalid, or there are fewer than two bots.
    pub fn new(setup: Setup, entrants: Vec<Entrant>, games: u64, seed: u64) -> Result<Arena, ArenaError> {
        setup.validate()?;
        if entrants.len() < 2 {
            return Err(ArenaError::TooFew);
        }
        let seatings = lineup::seatings(entrants.len(), usize::from(setup.players));
        let deals = games.div_ceil(seatings.len() as u64);
        Ok(Arena { setup, entrants, seed, seatings, deals })
    }

    /// How many games will be played.
    pub fn games(&self) -> u64 {
        self.deals * self.seatings.len() as u64
    }

    /// Plays all games on `threads` threads. `observe` is told of each as it ends, with its number from 0, in
    /// any order; an error of its own ends the arena.
    ///
    /// # Errors
    /// The first error of a game or of `observe`.
    pub fn run<G: Playable, E: From<ArenaError>>(
        &self,
        threads: usize,
        mut observe: impl FnMut(u64, &Played) -> Result<(), E>,
    ) -> Result<Vec<Standing>, E> {
        let mut results = vec![None; self.games() as usize];
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            let (done, finished) = mpsc::channel();
            for _ in 0..threads.max(1) {
                let (done, next) = (done.clone(), &next);
                scope.spawn(move || self.work::<G>(next, &done));
            }
            drop(done);
            for (number, played) in finished {
                let played = played?;
                observe(number, &played)?;
                results[number as usize] = Some(standing::Result::new(self.seating(number), &played));
            }
            Ok::<(), E>(())
        })?;
        let results: Vec<_> = results.into_iter().flatten().collect();
        let names: Vec<String> = self.entrants.iter().map(Entrant::to_string).collect();
        Ok(standing::standings(&names, &results, self.seatings.len(), self.seed))
    }

    /// Plays until no game is left or the receiver is gone.
    fn work<G: Playable>(&self, next: &AtomicU64, done: &Sender<(u64, Result<Played, ArenaError>)>) {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games() || done.send((number, self.play::<G>(number))).is_err() {
                return;
            }
        }
    }

    fn seating(&self, number: u64) -> &Lineup {
        &self.seatings[(number % self.seatings.len() as u64) as usize]
    }

    /// The games of one deal have the same cards, but bots with different seeds.
    fn play<G: Playable>(&self, number: u64) -> Result<Played, ArenaError> {
        let seated: Vec<Entrant> =
            self.seating(number).iter().map(|entrant| self.entrants[*entrant]).collect();
        let deal = number / self.seatings.len() as u64;
        play::<G>(&self.setup, &seated, Seeded::numbered(self.seed, deal), game_seed(self.seed, number))
    }
}
