//! The tests.

use crate::Error;
use crate::crosscheck;
use crate::run::{command, run, run_command};
use crate::setup::need;
use crate::web;

/// Runs every test, installing what they need.
pub(crate) fn test() -> Result<(), Error> {
    // The server's tests start one of their own.
    need("dpkg -s postgresql", "postgresql")?;
    run("cargo test --workspace --quiet")?;
    crosscheck::few()?;
    web::units()?;
    web::test()
}

/// Rewrites the golden files.
pub(crate) fn bless() -> Result<(), Error> {
    let line = "cargo test --workspace --quiet playthroughs";
    run_command(line, command(line).env("QUATTRO_BLESS", "1"))?;
    run("git status --short")
}
