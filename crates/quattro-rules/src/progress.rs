//! A game in progress: the position, everything told so far, and the moves that led there.
//!
//! This is the one driver of a game being played: on the server, in the terminal and in the arena. So a move is
//! recorded and told in the same way everywhere.

use crate::chance::Chance;
use crate::dealer::{Narrator, Told};
use crate::game::Game;
use crate::record::{Record, Recorder};
use crate::rule::Refusal;
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// A game with its dealer, its events and its record.
#[derive(Clone, Debug)]
pub struct GameInProgress<G: Game, C> {
    setup: Setup,
    game: G,
    dealer: Narrator<Recorder<C>, G::Event>,
    moves: Vec<(Seat, G::Action)>,
}

/// Moves that were tried on a copy of a game and can be applied to it without being checked again.
#[derive(Clone, Debug)]
pub struct Trial<G: Game, C> {
    game: G,
    dealer: Narrator<Recorder<C>, G::Event>,
    moves: Vec<(Seat, G::Action)>,
    /// The number of moves in the game that was copied.
    begun_at: usize,
}

impl<G: Game, C: Chance> GameInProgress<G, C> {
    /// Deals, and runs to the first decision.
    ///
    /// # Errors
    /// As [`Game::deal`].
    pub fn deal(setup: &Setup, chance: C) -> Result<Self, SetupError> {
        let mut dealer = Narrator::new(Recorder::new(chance));
        let game = G::deal(setup, &mut dealer)?;
        Ok(GameInProgress { setup: setup.clone(), game, dealer, moves: Vec::new() })
    }

    /// The position.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The set-up it began with.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Where the shuffles come from.
    pub const fn chance(&self) -> &C {
        self.dealer.chance.chance()
    }

    /// Where the shuffles come from, for callers that decide them one by one.
    pub const fn chance_mut(&mut self) -> &mut C {
        self.dealer.chance.chance_mut()
    }

    /// All events since the beginning, with their addressees.
    pub fn told(&self) -> &[Told<G::Event>] {
        &self.dealer.told
    }

    /// The moves so far.
    pub fn moves(&self) -> &[(Seat, G::Action)] {
        &self.moves
    }

    /// The legal actions of the seat that decides; none once the game is over.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal(&mut actions);
        actions
    }

    /// Takes an action for the seat that decides. Returns what was told.
    ///
    /// # Errors
    /// As [`Game::check`]; nothing has changed then.
    pub fn apply(&mut self, action: G::Action) -> Result<&[Told<G::Event>], Refusal> {
        let told = self.dealer.told.len();
        take(&mut self.game, &mut self.dealer, &mut self.moves, action)?;
        Ok(&self.dealer.told[told..])
    }

    /// A copy to try moves on.
    pub fn try_out(&self) -> Trial<G, C>
    where
        C: Clone,
    {
        let chance = self.dealer.chance.chance().clone();
        Trial {
            game: self.game.clone(),
            dealer: Narrator::new(Recorder::new(chance)),
            moves: Vec::new(),
            begun_at: self.moves.len(),
        }
    }

    /// Applies the moves of a trial. Returns false, and changes nothing, if the game has moved on since.
    pub fn take_over(&mut self, trial: Trial<G, C>) -> bool {
        let is_current = trial.begun_at == self.moves.len();
        if is_current {
            self.game = trial.game;
            self.dealer.chance.append(trial.dealer.chance);
            self.dealer.told.extend(trial.dealer.told);
            self.moves.extend(trial.moves);
        }
        is_current
    }

    /// The record up to now.
    pub fn record(&self, names: Vec<String>) -> Record {
        let mut record = Record::new(&self.setup, names);
        record.set_chance(&self.dealer.chance);
        for (seat, action) in &self.moves {
            record.push(*seat, action);
        }
        record.result = self.game.outcome();
        record
    }
}

impl<G: Game, C: Chance> Trial<G, C> {
    /// The position after the moves tried so far.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Where the shuffles come from, after those of the moves tried so far.
    pub const fn chance(&self) -> &C {
        self.dealer.chance.chance()
    }

    /// The moves tried so far.
    pub fn moves(&self) -> &[(Seat, G::Action)] {
        &self.moves
    }

    /// Tries an action for the seat that decides.
    ///
    /// # Errors
    /// As [`Game::check`]; nothing has changed then.
    pub fn apply(&mut self, action: G::Action) -> Result<(), Refusal> {
        take(&mut self.game, &mut self.dealer, &mut self.moves, action)
    }
}

fn take<G: Game, C: Chance>(
    game: &mut G,
    dealer: &mut Narrator<Recorder<C>, G::Event>,
    moves: &mut Vec<(Seat, G::Action)>,
    action: G::Action,
) -> Result<(), Refusal> {
    let seat = game.to_act();
    game.apply(action, dealer)?;
    moves.extend(seat.map(|seat| (seat, action)));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seeded;
    use crate::pizza::Pizza;
    use crate::setup::GameId;

    fn begun() -> GameInProgress<Pizza, Seeded> {
        GameInProgress::deal(&Setup::new(GameId::MammaMia, 2), Seeded::from_number(1)).expect("a game")
    }

    #[test]
    fn a_trial_that_is_taken_over_equals_the_moves_made_directly() {
        let (mut direct, mut tried) = (begun(), begun());
        while direct.game().to_act().is_some() {
            let action = direct.legal()[0];
            let mut trial = tried.try_out();
            trial.apply(action).expect("legal");
            assert!(tried.take_over(trial));
            direct.apply(action).expect("legal");
        }
        assert_eq!(tried.game(), direct.game());
        assert_eq!(tried.told(), direct.told());
        assert_eq!(tried.record(Vec::new()), direct.record(Vec::new()));
    }

    #[test]
    fn a_trial_is_worth_nothing_once_the_game_has_moved_on() {
        let mut game = begun();
        let mut trial = game.try_out();
        trial.apply(game.legal()[0]).expect("legal");
        game.apply(game.legal()[0]).expect("legal");
        let before = game.record(Vec::new());
        assert!(!game.take_over(trial));
        assert_eq!(game.record(Vec::new()), before);
    }
}
