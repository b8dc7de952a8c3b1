//! Simulates worlds with faults, seed after seed: `cargo xtask simulate-faults`.

mod lived;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use quattro_world::{Failure, Settings, Tally, Trouble, simulate, survive};

use lived::{Diary, Lived};

const USAGE: &str = "Usage: cargo xtask simulate-faults [--seeds N] [--from SEED] [--days N] [--diary FILE]

  --seeds N      how many worlds (100)
  --from SEED    the first of them (0)
  --days N       how long each of them lasts, besides one evening of storm (30)
  --diary FILE   write a line for each world; worlds that are in the file are counted and not run again";

/// Time between two lines that say how far it is, where there is no terminal for a bar.
const REPORT: Duration = Duration::from_mins(1);

/// What was asked for.
#[derive(Clone)]
struct Options {
    seeds: u64,
    from: u64,
    days: u64,
    diary: Option<PathBuf>,
}

impl Options {
    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Options> {
        let mut options = Options { seeds: 100, from: 0, days: 30, diary: None };
        while let Some(name) = arguments.next() {
            let value = arguments.next()?;
            match &*name {
                "--seeds" => options.seeds = value.parse().ok()?,
                "--from" => options.from = value.parse().ok()?,
                "--days" => options.days = value.parse().ok()?,
                "--diary" => options.diary = Some(value.into()),
                _ => return None,
            }
        }
        Some(options)
    }

    fn settings(&self) -> Settings {
        Settings { between: Duration::from_hours(24 * self.days), ..Settings::default() }
    }
}

fn main() -> ExitCode {
    let Some(options) = Options::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let diary = match Diary::open(options.diary.as_deref(), options.days) {
        Ok(diary) => diary,
        Err(error) => {
            eprintln!("the diary cannot be used: {error}");
            return ExitCode::from(2);
        }
    };
    let began = Instant::now();
    let diary = run(&options, diary);
    println!("{}\nin {:.0?}: {}", diary.summary(), began.elapsed(), diary.tally());
    for failure in diary.failures() {
        println!(
            "{failure}\n  again: cargo xtask simulate-faults --from {} --seeds 1 --days {}",
            failure.seed, options.days
        );
    }
    if diary.failures().next().is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs all worlds that are not in the diary, as many at a time as there are processors.
fn run(options: &Options, diary: Diary) -> Diary {
    let seeds: Vec<u64> =
        (options.from..options.from + options.seeds).filter(|seed| !diary.has(*seed)).collect();
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} worlds, {eta} left, {msg}");
    let bar = ProgressBar::new(seeds.len() as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (next, shared) = (AtomicUsize::new(0), Mutex::new((diary, Instant::now())));
    let work = || {
        while let Some(seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) {
            let lived = Lived { seed: *seed, days: options.days, outcome: live(*seed, &options.settings()) };
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            if let Err(error) = shared.0.add(lived) {
                eprintln!("seed {seed} is not in the diary: {error}");
            }
            bar.inc(1);
            let summary = shared.0.summary();
            if bar.is_hidden() && shared.1.elapsed() > REPORT {
                eprintln!("{summary}");
                shared.1 = Instant::now();
            }
            bar.set_message(summary);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    shared.into_inner().unwrap_or_else(PoisonError::into_inner).0
}

/// The store alone, with as many power cuts as possible; then a whole world.
fn live(seed: u64, settings: &Settings) -> Result<Tally, Failure> {
    let mut tally = simulate(seed, settings)?.tally;
    for trouble in [Trouble::None, Trouble::Errors, Trouble::DroppedWrites] {
        tally.add(&survive(seed, trouble)?);
    }
    Ok(tally)
}
