//! What the command line asks for.

use std::path::PathBuf;

use quattro_rules::setup::GameId;

use crate::Error;

/// How to call the program.
pub(crate) const USAGE: &str = "Usage: cargo xtask train FOLDER GAME [OPTION NUMBER]...

Learns the value of GAME (mamma-mia, sole-mio, grande or calcory) by self-play, generation by generation. What is done is
kept in FOLDER, and is not done again.

  --generations  how often to play, fit and match (4)
  --games        games of self-play in each generation (500)
  --playouts     playouts for a decision in self-play; with 0, cooks who forget nothing play (100)
  --epochs       how often all results are gone through in a fit (6)
  --sharpness    how many times the scores are multiplied for a search (1)
  --match        games of the match after each generation (200)
  --players      players in the match (2)
  --budget       playouts for a decision in the match (300)
  --seed         the seed of everything (1)
  --keep         1 writes the last network into the sources of the bots (0)";

/// What to do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Args {
    pub(crate) folder: PathBuf,
    pub(crate) game: GameId,
    pub(crate) generations: u64,
    pub(crate) games: u64,
    pub(crate) playouts: u32,
    pub(crate) epochs: u32,
    pub(crate) sharpness: f32,
    pub(crate) matched: u64,
    pub(crate) players: u8,
    pub(crate) budget: u32,
    pub(crate) seed: u64,
    pub(crate) keep: bool,
}

impl Args {
    /// Reads the words after the name of the program.
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Args, Error> {
        let (Some(folder), Some(game)) = (words.next(), words.next()) else { return Err(USAGE.to_owned()) };
        let mut args = Args {
            folder: folder.into(),
            game: game.parse().map_err(|_| format!("there is no game `{game}`\n\n{USAGE}"))?,
            generations: 4,
            games: 500,
            playouts: 100,
            epochs: 6,
            sharpness: 1.0,
            matched: 200,
            players: 2,
            budget: 300,
            seed: 1,
            keep: false,
        };
        while let Some(option) = words.next() {
            let value = words.next().unwrap_or_default();
            args.set(&option, &value).ok_or_else(|| format!("not an option: {option} {value}\n\n{USAGE}"))?;
        }
        Ok(args)
    }

    fn set(&mut self, option: &str, value: &str) -> Option<()> {
        match option {
            "--sharpness" => self.sharpness = value.parse().ok()?,
            "--epochs" => self.epochs = value.parse().ok()?,
            "--generations" => self.generations = value.parse().ok()?,
            "--games" => self.games = value.parse().ok()?,
            "--playouts" => self.playouts = value.parse().ok()?,
            "--match" => self.matched = value.parse().ok()?,
            "--players" => {
                self.players = value.parse().ok().filter(|players| self.game.players().contains(players))?;
            }
            "--budget" => self.budget = value.parse().ok()?,
            "--seed" => self.seed = value.parse().ok()?,
            "--keep" => self.keep = value == "1",
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Args, Error> {
        Args::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_are_read_and_others_refused() {
        let args = read("there calcory --games 20 --sharpness 1.5 --players 4 --keep 1").expect("arguments");
        assert_eq!((args.game, args.games, args.players, args.keep), (GameId::Calcory, 20, 4, true));
        for wrong in [
            "there",
            "there chess",
            "there calcory --players 5",
            "there grande --games",
            "there grande --x 1",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
