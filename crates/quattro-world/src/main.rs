//! Simulates worlds with faults, seed after seed: `cargo xtask simulate-faults`.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use quattro_world::{Failure, Settings, Tally, Trouble, simulate, survive};

const USAGE: &str = "Usage: cargo xtask simulate-faults [--seeds N] [--from SEED] [--days N]

  --seeds N     how many worlds (100)
  --from SEED   the first of them (0)
  --days N      how long each of them lasts, besides one evening of storm (30)";

/// What was asked for.
#[derive(Clone, Copy)]
struct Options {
    seeds: u64,
    from: u64,
    days: u64,
}

impl Options {
    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Options> {
        let mut options = Options { seeds: 100, from: 0, days: 30 };
        while let Some(name) = arguments.next() {
            let value = arguments.next()?.parse().ok()?;
            match &*name {
                "--seeds" => options.seeds = value,
                "--from" => options.from = value,
                "--days" => options.days = value,
                _ => return None,
            }
        }
        Some(options)
    }

    fn settings(self) -> Settings {
        Settings { between: Duration::from_hours(24 * self.days), ..Settings::default() }
    }
}

fn main() -> ExitCode {
    let Some(options) = Options::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let began = Instant::now();
    let (tally, failures) = run(options);
    println!("{} worlds in {:.0?}: {tally}", options.seeds, began.elapsed());
    for failure in &failures {
        println!(
            "{failure}\n  again: cargo xtask simulate-faults --from {} --seeds 1 --days {}",
            failure.seed, options.days
        );
    }
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs all worlds, as many at a time as there are processors.
fn run(options: Options) -> (Tally, Vec<Failure>) {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} worlds, {eta} left, {msg}");
    let bar =
        ProgressBar::new(options.seeds).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (next, found) = (AtomicU64::new(0), Mutex::new((Tally::default(), Vec::new())));
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= options.seeds {
                return;
            }
            let lived = live(options.from + index, &options.settings());
            let Ok(mut found) = found.lock() else { return };
            match lived {
                Ok(tally) => found.0.add(&tally),
                Err(failure) => found.1.push(failure),
            }
            bar.set_message(format!("{} power cuts, {} failures", found.0.power_cuts, found.1.len()));
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    found.into_inner().unwrap_or_default()
}

/// The store alone, with as many power cuts as possible; then a whole world.
fn live(seed: u64, settings: &Settings) -> Result<Tally, Failure> {
    let mut tally = simulate(seed, settings)?.tally;
    for trouble in [Trouble::None, Trouble::Errors, Trouble::DroppedWrites] {
        tally.add(&survive(seed, trouble)?);
    }
    Ok(tally)
}
