//! Replays the engine's random games with an independent implementation (`crosscheck/`).

use std::process::Stdio;

use crate::Error;
use crate::run::{command, run};
use crate::setup::{PYTHON, need};

/// Enough to notice a wrong rule, quick enough for every test run.
pub(crate) fn few() -> Result<(), Error> {
    compare(15)
}

/// Enough to be sure.
pub(crate) fn many() -> Result<(), Error> {
    compare(1000)
}

fn compare(games: u32) -> Result<(), Error> {
    need(&[PYTHON])?;
    run("python3 -m unittest discover --quiet --start-directory crosscheck")?;
    run("cargo build --quiet --package quattro-rules --example trace")?;
    for game in ["mamma-mia", "sole-mio", "grande"] {
        for players in 2..=5 {
            check(game, players, games)?;
        }
    }
    Ok(())
}

fn check(game: &str, players: u8, games: u32) -> Result<(), Error> {
    let line =
        format!("cargo run --quiet --package quattro-rules --example trace -- {game} {players} {games} 1");
    eprintln!("> {line} | python3 crosscheck/check.py");
    let failed = |error| format!("`{line}` did not start: {error}");
    let mut trace = command(&line).stdout(Stdio::piped()).spawn().map_err(failed)?;
    let games = trace.stdout.take().map_or_else(Stdio::null, Stdio::from);
    let checked = command("python3 crosscheck/check.py").stdin(games).status().map_err(failed)?;
    let traced = trace.wait().map_err(failed)?;
    let agree = checked.success() && traced.success();
    if agree { Ok(()) } else { Err(format!("{game} with {players} players: the two implementations differ")) }
}
