//! `quattro simulate`: plays many games and reports statistics.

mod report;
mod tally;

use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use quattro_bots::arena;
use quattro_bots::{Entrant, Level, Playable};
use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Recorder};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;

use crate::bot::{self, Played, RandomBot};
use crate::error::Error;
use crate::options::{GameOptions, read_game};
use crate::progress::progress_bar;
use report::Report;
use tally::Tally;

const EXAMPLES: &str = "\
Examples:
  quattro simulate mamma-mia
  quattro simulate calcory --players 3 --games 100000 --threads 2
  quattro simulate sole-mio --games 100 --records games
  quattro simulate grande --json
  quattro simulate mamma-mia --games 1000 --bots cook,apprentice
  quattro simulate mamma-mia --rounds 1 --first 1

Bots: random (the default), apprentice, cook, chef and maestro, with budgets as in `quattro arena`; taddeo, gina,
ottavia and luna.

The same seed gives the same games, regardless of the number of threads. --records writes each game as
GAME-PLAYERS-SEED-NUMBER.json (docs/records.md), for `quattro replay` or your own tools.";

/// Play many games as fast as possible and report statistics.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game: mamma-mia, sole-mio, grande or calcory.
    #[arg(value_parser = read_game)]
    game: GameId,
    /// Number of players.
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: u8,
    /// Levels of the bots from seat 1 on, repeated to fill all seats.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_values_t = [ANYONE])]
    bots: Vec<Entrant>,
    /// Number of games.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Random seed: the same seed gives the same games.
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

/// The default player: random legal actions.
const ANYONE: Entrant = Entrant::new(Level::Random);
/// Games handed to a thread at a time: enough to make the overhead negligible.
const BATCH: u64 = 32;
/// How often the progress bar is updated.
const REFRESH: Duration = Duration::from_millis(100);

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let setup = args.options.setup(args.game, args.players)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| Error::in_file(folder, error))?;
    }
    let job = Job { args, setup, taken: AtomicU64::new(0), finished: AtomicU64::new(0) };
    let begin = Instant::now();
    let tally = with_engine!(args.game, G => job.run::<G>())?;
    let report = Report::new(&tally, begin.elapsed());
    if args.json {
        report.write_json(out)?;
    } else {
        report.write(&job.setup, &args.bots, &tally, out)?;
    }
    Ok(())
}

/// The games to be played, shared by all threads.
struct Job<'a> {
    args: &'a Args,
    setup: Setup,
    /// The number of games handed out.
    taken: AtomicU64,
    /// The number of games finished.
    finished: AtomicU64,
}

impl Job<'_> {
    fn run<G: Playable>(&self) -> Result<Tally, Error> {
        let (alive, all_done) = mpsc::channel();
        thread::scope(|scope| {
            let start = |_| {
                let alive = alive.clone();
                scope.spawn(move || self.work::<G>(&alive))
            };
            let workers: Vec<_> = (0..self.threads()).map(start).collect();
            drop(alive);
            self.show_progress(&all_done);
            workers.into_iter().try_fold(Tally::default(), |sum, worker| {
                let tally = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
                Ok(sum + tally)
            })
        })
    }

    fn threads(&self) -> u64 {
        let cores = || thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        self.args.threads.map_or_else(cores, u64::from)
    }

    /// Updates the progress bar from a separate thread until every worker has dropped its sender, so that
    /// games never wait for the terminal.
    fn show_progress(&self, all_done: &mpsc::Receiver<()>) {
        let bar = progress_bar(self.args.games);
        while let Err(RecvTimeoutError::Timeout) = all_done.recv_timeout(REFRESH) {
            bar.set_position(self.finished.load(Ordering::Relaxed));
        }
        bar.finish_and_clear();
    }

    fn work<G: Playable>(&self, _alive: &Sender<()>) -> Result<Tally, Error> {
        let mut tally = Tally::default();
        let mut actions = Vec::new();
        while let Some(batch) = self.next_batch() {
            let games = batch.end - batch.start;
            for number in batch {
                let (first, played) = self.play::<G>(number, &mut actions)?;
                tally.count(first, &played);
            }
            self.finished.fetch_add(games, Ordering::Relaxed);
        }
        Ok(tally)
    }

    /// The numbers of the next games, counted from 1.
    fn next_batch(&self) -> Option<Range<u64>> {
        let begin = self.taken.fetch_add(BATCH, Ordering::Relaxed);
        let end = self.args.games.min(begin.saturating_add(BATCH));
        (begin < end).then(|| begin + 1..end + 1)
    }

    fn play<G: Playable>(&self, number: u64, actions: &mut Vec<G::Action>) -> Result<(Seat, Played), Error> {
        // Random players ignore what they see, so their games need no views or events.
        if self.args.bots.iter().all(|bot| *bot == ANYONE) {
            self.play_at_random::<G>(number, actions)
        } else {
            self.play_seriously::<G>(number)
        }
    }

    fn play_seriously<G: Playable>(&self, number: u64) -> Result<(Seat, Played), Error> {
        let Args { seed, bots, records, .. } = self.args;
        let seated: Vec<Entrant> = bots.iter().copied().cycle().take(self.setup.players.into()).collect();
        let chance = Seeded::numbered(*seed, number);
        let arena::Played { outcome, record, largest_choice, .. } =
            arena::play::<G>(&self.setup, &seated, chance, arena::game_seed(*seed, number))?;
        if let Some(folder) = records {
            self.save(folder, number, &record)?;
        }
        let decisions = record.actions.len() as u64;
        let first = record.drawn_first_seat.unwrap_or(self.agreed_first_seat());
        Ok((first, Played { decisions, largest_choice, outcome }))
    }

    fn play_at_random<G: Game>(
        &self,
        number: u64,
        actions: &mut Vec<G::Action>,
    ) -> Result<(Seat, Played), Error> {
        let chance = Seeded::numbered(self.args.seed, number);
        let mut bot = RandomBot::new(self.args.seed, number);
        match &self.args.records {
            None => {
                let mut dealer = Silent(StartNoted::new(chance, self.agreed_first_seat()));
                let game = G::deal(&self.setup, &mut dealer)?;
                let played = bot::play(game, &mut dealer, &mut bot, actions, |_, _| {})?;
                Ok((dealer.0.first, played))
            }
            Some(folder) => {
                let mut record = Record::new(&self.setup, bot_names(self.setup.players));
                let mut dealer = Silent(StartNoted::new(Recorder::new(chance), self.agreed_first_seat()));
                let game = G::deal(&self.setup, &mut dealer)?;
                let note = |seat, action| record.push(seat, &action);
                let played = bot::play(game, &mut dealer, &mut bot, actions, note)?;
                record.set_chance(&dealer.0.chance);
                record.result = Some(played.outcome.clone());
                self.save(folder, number, &record)?;
                Ok((dealer.0.first, played))
            }
        }
    }

    /// Who begins if that is not drawn by lot.
    fn agreed_first_seat(&self) -> Seat {
        self.setup.options.first_seat.unwrap_or(Seat::FIRST)
    }

    fn save(&self, folder: &Path, number: u64, record: &Record) -> Result<(), Error> {
        let Args { game, players, seed, .. } = self.args;
        let path = folder.join(format!("{game}-{players}-{seed}-{number}.json"));
        fs::write(&path, record.to_json()).map_err(|error| Error::in_file(&path, error))
    }
}

fn bot_names(players: u8) -> Vec<String> {
    Seat::all(players).map(|seat| format!("Bot {seat}")).collect()
}

/// Notes who begins, drawn or agreed on, because seats are compared by their distance from the start player.
struct StartNoted<C> {
    chance: C,
    first: Seat,
}

impl<C> StartNoted<C> {
    const fn new(chance: C, first: Seat) -> Self {
        StartNoted { chance, first }
    }
}

impl<C: Chance> Chance for StartNoted<C> {
    fn shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) {
        self.chance.shuffle(pile, cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.first = self.chance.first_seat(players);
        self.first
    }
}
