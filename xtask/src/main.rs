//! The project's development tasks. Run `cargo xtask` to list them.

mod bench;
mod crosscheck;
mod dependencies;
mod fuzz;
mod lint;
mod load;
mod python;
mod run;
mod setup;
mod simulate_faults;
mod site;
mod strength;
mod test;
mod train;
mod wasm;
mod web;

use std::env;
use std::process::ExitCode;

/// An error message.
type Error = String;

/// A task: its name, what it does, and the function that does it.
type Chore = (&'static str, &'static str, fn() -> Result<(), Error>);

const CHORES: [Chore; 17] = [
    ("setup", "install what `lint` and `test` need, after listing it", setup::setup),
    ("test", "run `setup`, then all tests", test::test),
    (
        "lint",
        "check formatting, clippy, documentation, dependencies, and the client's style and types",
        lint::lint,
    ),
    ("bless", "rewrite the golden files of the tests; review the diff before committing", test::bless),
    ("python", "build the Python package and run its tests, as `test` does", python::test),
    ("python-all", "the same with Ray and PyTorch, which are large", python::all),
    ("crosscheck", "compare many random games with the second implementation", crosscheck::many),
    ("bench", "measure speed: wall-clock time, and instructions under valgrind", bench::bench),
    ("load", "measure servers under load: moves, bots, idle sockets, a deploy, an hour, a start", load::load),
    (
        "simulate-faults",
        "simulate worlds with faults: simulate-faults [--seeds N] [--from SEED] [--days N] [--diary FILE]",
        simulate_faults::simulate_faults,
    ),
    ("fuzz", "fuzz records, positions, messages and logs: fuzz [TARGET...] [SECONDS each]", fuzz::fuzz),
    (
        "strength",
        "match each level with the one below and write docs/bots.md: strength FILE [GAMES [PLAYOUTS]]",
        strength::strength,
    ),
    ("train", "learn the value of a game by self-play: train FOLDER GAME [OPTION NUMBER]...", train::train),
    ("site", "write a site that needs no server, for any file host: site FOLDER", site::site),
    ("wasm", "make the module that runs tables in browsers, from a pinned compiler", wasm::wasm),
    ("screenshots", "write screenshots of the browser client: screenshots [FOLDER]", web::screenshots),
    ("measure", "measure the browser client: size, load time, frame rate, latency of moves", web::measure),
];

fn help() -> String {
    let lines = CHORES.map(|(name, what, _)| format!("  {name:<16} {what}"));
    format!("Usage: cargo xtask TASK\n\n{}", lines.join("\n"))
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
