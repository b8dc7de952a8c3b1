//! The tests.

use std::process::Stdio;

use crate::Error;
use crate::crosscheck;
use crate::python;
use crate::run::{command, run, run_command};
use crate::setup::setup;
use crate::web;

/// The examples listed in `docs/README.md`.
const EXAMPLES: [&str; 2] =
    ["--package quattro-rules --example play_a_game", "--package quattro-bots --example bots_play"];

/// Runs every test, after installing what they need.
pub(crate) fn test() -> Result<(), Error> {
    setup()?;
    run("cargo test --workspace --quiet")?;
    for example in EXAMPLES {
        let line = format!("cargo run --quiet {example}");
        run_command(&line, command(&line).stdout(Stdio::null()))?;
    }
    crosscheck::few()?;
    python::test()?;
    web::units()?;
    web::test()
}

/// Rewrites the golden files.
pub(crate) fn bless() -> Result<(), Error> {
    for tests in [
        "quattro-env observations",
        "quattro-rules playthroughs",
        "quattro screens",
        "quattro-server types",
        "quattro-table sessions",
    ] {
        let line = format!("cargo test --quiet --package {tests}");
        run_command(&line, command(&line).env("QUATTRO_BLESS", "1"))?;
    }
    run("git status --short")
}
