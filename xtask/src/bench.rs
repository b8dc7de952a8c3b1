//! Measuring.

use crate::Error;
use crate::run::run;
use crate::setup::{VALGRIND, need, need_crate};

/// The runner must be of the same version as the library in `Cargo.toml`.
const GUNGRAUN: &str = "0.20.0";

/// Wall clock by divan, instructions by gungraun under valgrind.
pub(crate) fn bench() -> Result<(), Error> {
    run("cargo bench --package quattro-rules --bench play")?;
    need(&[VALGRIND])?;
    need_crate(
        "gungraun-runner --version",
        "gungraun-runner",
        GUNGRAUN,
        "runs the benchmarks under valgrind",
    )?;
    run("cargo bench --package quattro-rules --bench instructions")
}
