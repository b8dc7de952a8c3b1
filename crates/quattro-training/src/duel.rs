//! Matches of one learner with the bots of the program, which decide whether a network is used.
//!
//! Every deal is played with the learner on each chair in turn. A file has a line for every deal.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use indicatif::ProgressBar;
use quattro_bots::arena::{bot_seed, game_seed};
use quattro_bots::value::Valued;
use quattro_rules::chance::Seeded;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use serde::{Deserialize, Serialize};

use crate::Error;
use crate::table::{Player, chef, learner, play, win};

/// A match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Duel {
    pub(crate) game: GameId,
    /// What the learner judges with.
    pub(crate) network: String,
    pub(crate) players: u8,
    pub(crate) playouts: u32,
    pub(crate) seed: u64,
}

/// A deal: what is noted in the file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Deal {
    of: Duel,
    number: u64,
    /// The learner's mean share of the wins.
    won: f64,
}

/// A result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Score {
    pub(crate) games: u64,
    pub(crate) share: f64,
    /// Half of the 95 % interval, from the differences between deals.
    pub(crate) margin: f64,
}

impl Duel {
    /// Plays what is missing in the file, for at least so many games.
    pub(crate) fn play<G: Valued + 'static>(
        &self,
        file: &Path,
        games: u64,
        bar: &ProgressBar,
    ) -> Result<Score, Error> {
        let deals = games.div_ceil(self.players.into());
        let mut won: Vec<f64> = self.read(file)?;
        let mut open =
            OpenOptions::new().create(true).append(true).open(file).map_err(|error| error.to_string())?;
        bar.set_length(deals);
        bar.set_position(won.len() as u64);
        while (won.len() as u64) < deals {
            let number = won.len() as u64;
            let deal = Deal { of: self.clone(), number, won: self.deal::<G>(number)? };
            let line = serde_json::to_string(&deal).map_err(|error| error.to_string())?;
            writeln!(open, "{line}").map_err(|error| error.to_string())?;
            won.push(deal.won);
            bar.inc(1);
            bar.set_message(score(&won, self.players).to_string());
        }
        Ok(score(&won, self.players))
    }

    /// The deals of this match in the file.
    fn read(&self, file: &Path) -> Result<Vec<f64>, Error> {
        let text = if file.exists() {
            fs::read_to_string(file).map_err(|error| error.to_string())?
        } else {
            String::new()
        };
        // A line without an end was being written when the run was broken off.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        if whole.len() < text.len() {
            fs::write(file, whole).map_err(|error| error.to_string())?;
        }
        let mut won = Vec::new();
        for line in whole.lines() {
            let deal: Deal = serde_json::from_str(line).map_err(|error| format!("{line}: {error}"))?;
            won.extend((deal.of == *self).then_some(deal.won));
        }
        Ok(won)
    }

    fn deal<G: Valued + 'static>(&self, number: u64) -> Result<f64, Error> {
        let setup = Setup::new(self.game, self.players);
        let mut won = 0.0;
        for own in Seat::all(self.players) {
            let seed = game_seed(self.seed, number * u64::from(self.players) + own.index() as u64);
            let player = |seat: Seat| -> Box<dyn Player<G>> {
                let seed = bot_seed(seed, seat);
                if seat == own {
                    Box::new(learner(&setup, seat, self.playouts, seed))
                } else {
                    Box::new(chef(&setup, seat, self.playouts, seed))
                }
            };
            let mut players: Vec<_> = Seat::all(self.players).map(player).collect();
            let game = play::<G>(&setup, Seeded::numbered(self.seed, number), &mut players)?;
            won += win(game.game(), own);
        }
        Ok(won / f64::from(self.players))
    }
}

/// What deals add up to.
fn score(won: &[f64], players: u8) -> Score {
    let count = won.len().max(1) as f64;
    let share = won.iter().sum::<f64>() / count;
    let squares: f64 = won.iter().map(|won| (won - share).powi(2)).sum();
    // One deal says nothing about others.
    let error = if won.len() < 2 { 0.5 } else { (squares / (count - 1.0) / count).sqrt() };
    Score { games: won.len() as u64 * u64::from(players), share, margin: 1.96 * error }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Score { games, share, margin } = self;
        write!(f, "{:.1} ± {:.1} % ({games})", 100.0 * share, 100.0 * margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_margin_comes_from_the_differences_between_deals() {
        let equal = score(&[0.5, 0.5, 0.5], 2);
        assert_eq!((equal.games, equal.share, equal.margin), (6, 0.5, 0.0));
        assert_eq!(score(&[1.0, 0.0, 1.0, 0.0], 2).to_string(), "50.0 ± 56.6 % (8)");
    }
}
