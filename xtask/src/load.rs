//! Measurements of the server under load. The figures are in `docs/performance.md`.

use crate::Error;
use crate::run::run;

/// Builds the program and the load tool, and runs it with what was asked for.
pub(crate) fn load() -> Result<(), Error> {
    run("cargo build --release --package quattro --package quattro-server --bins --examples")?;
    let arguments: Vec<String> = std::env::args().skip(2).collect();
    run(&format!("target/release/examples/load {}", arguments.join(" ")))
}
