//! `quattro arena`: matches between bots, with ratings.
//!
//! Its report is a table of figures, for people who compare bots; its headings are English in every language.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use quattro_bots::Entrant;
use quattro_bots::arena::{Arena, Played, Standing};
use quattro_rules::setup::GameId;
use quattro_rules::with_engine;
use serde::Serialize;

use crate::error::Error;
use crate::options::{GameOptions, read_game};
use crate::progress::progress_bar;
use crate::style::{FAINT, STRONG};

const EXAMPLES: &str = "\
Examples:
  quattro arena mamma-mia --bots cook,apprentice --games 2000
  quattro arena calcory --players 3 --bots random,cook --json
  quattro arena sole-mio --players 2 --bots chef@200,cook --games 200 --threads 2

Bots: random, apprentice, cook, chef and maestro, and the characters taddeo, gina, ottavia and luna. Chef and
maestro search, and accept a budget per decision:
chef@200 simulates 200 games, maestro@50ms and maestro@2s think for that long. With budgets in games, the
same seed gives the same results on every machine, apart from the times. maestro*2 and chef@200*2 search on two
threads. With +perfect a bot never forgets, to compare judgement without memory: cook+perfect,
chef@200+perfect.

Every deal is played from all chairs, so the number of games is rounded up to whole deals. If there are fewer
bots than players, they are repeated around the table; if there are more, all combinations play. Ratings use
the Elo scale: the mean is 1500, and 400 points more mean ten times better odds. The interval is a 95 %
confidence interval (bootstrap over deals).";

/// Let bots play against each other and rate them.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game: mamma-mia, sole-mio, grande or calcory.
    #[arg(value_parser = read_game)]
    game: GameId,
    /// Number of players.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// Levels of the bots, two or more.
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    /// Minimum number of games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Random seed: the same seed deals the same cards.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: one per core].
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Write the record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    options: GameOptions,
}

/// The results. The field names are the keys of `--json`.
#[derive(Serialize, Debug)]
struct Report {
    game: GameId,
    players: u8,
    games: u64,
    seconds: f64,
    bots: Vec<Standing>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let setup = args.options.setup(args.game, args.players)?;
    let arena = Arena::new(setup, args.bots.clone(), args.games, args.seed)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| Error::in_file(folder, error))?;
    }
    let begin = Instant::now();
    let bots = with_engine!(args.game, G => {
        let bar = progress_bar(arena.games());
        let standings = arena.run::<G, Error>(threads(args), |number, played| {
            bar.inc(1);
            args.records.as_ref().map_or(Ok(()), |folder| save(args, folder, number, played))
        });
        bar.finish_and_clear();
        standings
    })?;
    let seconds = begin.elapsed().as_secs_f64();
    let report = Report { game: args.game, players: args.players, games: arena.games(), seconds, bots };
    Ok(if args.json { report.write_json(out) } else { report.write(out) }?)
}

fn threads(args: &Args) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    args.threads.map_or_else(cores, usize::from)
}

fn save(args: &Args, folder: &Path, number: u64, played: &Played) -> Result<(), Error> {
    let Args { game, players, seed, .. } = args;
    let path = folder.join(format!("{game}-{players}-{seed}-{}.json", number + 1));
    fs::write(&path, played.record.to_json()).map_err(|error| Error::in_file(&path, error))
}

impl Report {
    fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (title, players) = (self.game.title(), self.players);
        writeln!(
            out,
            "{STRONG}{title}{STRONG:#}, {players} players, {} games in {:.1} s\n",
            self.games, self.seconds
        )?;
        writeln!(
            out,
            "  {FAINT}{:<16}{:>8}{:>9}{:>8}{:>9}   {:<14}{:>14}{FAINT:#}",
            "bot", "games", "wins", "score", "rating", "95 % interval", "ms a decision"
        )?;
        let mut ranked: Vec<&Standing> = self.bots.iter().collect();
        ranked.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        ranked.into_iter().try_for_each(|standing| write_line(standing, out))
    }
}

fn write_line(standing: &Standing, out: &mut impl Write) -> io::Result<()> {
    let Standing {
        name, games, win_share, mean_score, rating, rating_low, rating_high, ms_per_decision, ..
    } = standing;
    let interval = format!("{rating_low:.0} – {rating_high:.0}");
    let percent = 100.0 * win_share;
    writeln!(
        out,
        "  {name:<16}{games:>8}{percent:>7.1} %{mean_score:>8.2}{rating:>9.0}   {interval:<14}{ms_per_decision:>14.3}"
    )
}
