//! Checks that must pass without warnings.

use crate::Error;
use crate::dependencies;
use crate::python;
use crate::run::{command, run, run_command};
use crate::web;

/// Formatting, clippy, documentation, dependencies, and the style and types of the browser client.
pub(crate) fn lint() -> Result<(), Error> {
    run("cargo fmt --all --check")?;
    run("cargo clippy --workspace --all-targets --quiet -- -D warnings")?;
    let docs = "cargo doc --workspace --no-deps --quiet --document-private-items";
    run_command(docs, command(docs).env("RUSTDOCFLAGS", "-D warnings"))?;
    python::lint()?;
    dependencies::check()?;
    web::style()?;
    web::types()
}
