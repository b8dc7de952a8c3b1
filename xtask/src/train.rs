//! The learned values of the bots. How it is done and what came of it is in `docs/bots.md`.

use crate::Error;
use crate::run::run;

/// Passes its arguments on to the program that knows them.
pub(crate) fn train() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(2).collect();
    run(&format!("cargo run --release --quiet -p quattro-training -- {}", arguments.join(" ")))
}
