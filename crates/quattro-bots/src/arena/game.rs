//! One game between bots.

use std::time::Duration;

use quattro_rules::chance::Chance;
use quattro_rules::game::Outcome;
use quattro_rules::progress::GameInProgress;
use quattro_rules::record::Record;
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Setup, SetupError};
use thiserror::Error;

use super::entrant::{Entrant, names_at_table};
use crate::clock::system_clock;
use crate::playable::Playable;
use crate::seated::SeatedBot;

/// A game that bots have played to the end.
#[derive(Clone, Debug)]
pub struct Played {
    /// The ranking.
    pub outcome: Outcome,
    /// What each seat's decisions took, clockwise from the first.
    pub efforts: Vec<Effort>,
    /// The whole game.
    pub record: Record,
    /// The largest number of legal actions in one decision.
    pub largest_choice: usize,
}

/// The decisions of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// How often there was more than one legal action.
    pub decisions: u32,
    /// The time that took.
    pub time: Duration,
}

/// Why a game among bots could not be played.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// An invalid set-up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Fewer than two players to compare.
    #[error("an arena needs at least two bots to compare")]
    TooFew,
    /// The caller did not want the game to go on.
    #[error("the game was stopped")]
    Stopped,
    /// A bug: bots choose among the legal actions.
    #[error("the bot {name} made an illegal move: {refusal}")]
    Illegal {
        /// The bot.
        name: String,
        /// The rule, and why.
        refusal: Refusal,
    },
}

/// The seed of the bots in the game with this number. Seeds of neighbouring games are unrelated.
pub const fn game_seed(seed: u64, number: u64) -> u64 {
    scramble(seed ^ scramble(number))
}

/// The seed of the bot at this seat, for a game with this seed.
pub const fn bot_seed(game_seed: u64, seat: Seat) -> u64 {
    scramble(game_seed ^ scramble(seat.number() as u64))
}

/// Spreads a number over all 64 bits (the finaliser of `SplitMix64`), so that close ones differ.
const fn scramble(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Plays one game. `entrants` sit clockwise from the first seat; `seed` is the random seed of the bots.
///
/// # Errors
/// If the set-up is invalid.
pub fn play<G: Playable>(
    setup: &Setup,
    entrants: &[Entrant],
    chance: impl Chance,
    seed: u64,
) -> Result<Played, ArenaError> {
    play_while::<G>(setup, entrants, chance, seed, || true)
}

/// The same, as long as `goes_on` says so before each move.
///
/// # Errors
/// The same, and if it was stopped.
pub fn play_while<G: Playable>(
    setup: &Setup,
    entrants: &[Entrant],
    chance: impl Chance,
    seed: u64,
    mut goes_on: impl FnMut() -> bool,
) -> Result<Played, ArenaError> {
    let mut game = BotGame::<G, _>::deal(setup, entrants, chance, seed)?;
    while let Some(seat) = game.game.game().to_act() {
        if !goes_on() {
            return Err(ArenaError::Stopped);
        }
        game.step(seat)?;
    }
    Ok(game.close())
}

/// A game and the bots that play it.
struct BotGame<G: Playable, C> {
    game: GameInProgress<G, C>,
    bots: Vec<SeatedBot<G>>,
    names: Vec<String>,
    efforts: Vec<Effort>,
    largest_choice: usize,
}

impl<G: Playable, C: Chance> BotGame<G, C> {
    fn deal(setup: &Setup, entrants: &[Entrant], chance: C, seed: u64) -> Result<Self, ArenaError> {
        let game = GameInProgress::deal(setup, chance)?;
        Ok(BotGame {
            game,
            bots: SeatedBot::at_each(Seat::all(setup.players), entrants, setup, seed).collect(),
            names: names_at_table(entrants),
            efforts: vec![Effort::default(); entrants.len()],
            largest_choice: 0,
        })
    }

    fn step(&mut self, seat: Seat) -> Result<(), ArenaError> {
        let bot = &mut self.bots[seat.index()];
        let decision = bot.asked(&self.game);
        let choices = decision.legal().len();
        self.largest_choice = self.largest_choice.max(choices);
        let start = system_clock();
        let action = bot.decide(&decision).action;
        if choices > 1 {
            self.efforts[seat.index()] += system_clock().saturating_sub(start);
        }
        let illegal = |refusal| ArenaError::Illegal { name: self.names[seat.index()].clone(), refusal };
        self.game.apply(action).map_err(illegal)?;
        Ok(())
    }

    fn close(self) -> Played {
        let outcome = self.game.game().outcome().unwrap_or(Outcome { seats: Vec::new() });
        let record = self.game.record(self.names);
        Played { outcome, efforts: self.efforts, record, largest_choice: self.largest_choice }
    }
}

impl std::ops::AddAssign<Duration> for Effort {
    /// One more decision, which took `time`.
    fn add_assign(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
    }
}

impl std::ops::AddAssign for Effort {
    fn add_assign(&mut self, more: Effort) {
        self.decisions += more.decisions;
        self.time += more.time;
    }
}
