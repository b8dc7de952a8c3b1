//! Worlds with faults, seed after seed. The figures are in `docs/performance.md`.

use crate::Error;
use crate::run::run;

/// Passes its arguments on to the program that knows them.
pub(crate) fn simulate_faults() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(2).collect();
    run(&format!("cargo run --release --quiet -p quattro-world -- {}", arguments.join(" ")))
}
