//! Fuzzing of input files.

use crate::Error;
use crate::run::{command, run_command};
use crate::setup::need_crate;

/// Seconds for each target.
const SECONDS: u32 = 60;

/// Records and positions: no input may make the program panic.
pub(crate) fn fuzz() -> Result<(), Error> {
    need_crate("cargo fuzz --version", "cargo-fuzz", "0.13.2", "runs the fuzz targets")?;
    for target in ["record", "position"] {
        let line = format!("cargo fuzz run {target} -- -max_total_time={SECONDS}");
        // Lets the stable compiler accept the sanitizer's unstable flags.
        run_command(&line, command(&line).env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}
