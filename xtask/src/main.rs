//! The project's own chores. `cargo xtask` alone lists them.

mod bench;
mod crosscheck;
mod dependencies;
mod fuzz;
mod lint;
mod load;
mod run;
mod setup;
mod test;
mod web;

use std::env;
use std::process::ExitCode;

/// What went wrong, in a sentence.
type Error = String;

/// A chore: its name, what it does, and the function that does it.
type Chore = (&'static str, &'static str, fn() -> Result<(), Error>);

const CHORES: [Chore; 11] = [
    ("setup", "install what `lint` and `test` need, saying what and why before", setup::setup),
    ("test", "`setup`, then all tests", test::test),
    (
        "lint",
        "formatting, clippy, documentation, dependencies, the client's style and types: no warning",
        lint::lint,
    ),
    ("bless", "rewrite the golden files of the tests; read the difference before committing", test::bless),
    (
        "crosscheck",
        "play random games against the second implementation, many more than `test` does",
        crosscheck::many,
    ),
    ("bench", "measure speed: wall clock, and instructions under valgrind", bench::bench),
    ("load", "play at 2,000 tables over real sockets, and measure", load::load),
    ("startup", "start a server that keeps 100,000 finished games, and measure", load::startup),
    ("fuzz", "feed records and positions with noise, a minute each", fuzz::fuzz),
    (
        "screenshots",
        "pictures of the browser's main states into a folder: screenshots [FOLDER]",
        web::screenshots,
    ),
    ("measure", "measure the browser client: bytes, time, frames, how soon others see a move", web::measure),
];

fn help() -> String {
    let lines = CHORES.map(|(name, what, _)| format!("  {name:<12} {what}"));
    format!("The project's chores: cargo xtask CHORE\n\n{}", lines.join("\n"))
}

fn main() -> ExitCode {
    let name = env::args().nth(1).unwrap_or_default();
    if matches!(&*name, "" | "help" | "--help" | "-h") {
        println!("{}", help());
        return ExitCode::SUCCESS;
    }
    let Some((_, _, chore)) = CHORES.into_iter().find(|(chore, ..)| *chore == name) else {
        eprintln!("There is no chore `{name}`.\n\n{}", help());
        return ExitCode::from(2);
    };
    match chore() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cargo xtask {name}: {error}");
            ExitCode::FAILURE
        }
    }
}
