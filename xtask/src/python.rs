//! The Python package: built as a wheel and tested in virtual environments of its own, under `target`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Error;
use crate::run::{command, is_there, root, run, run_command};
use crate::setup::{PYTHON, PYTHON_VENV, need};

/// The package is a workspace of its own, so that nobody needs Python to build the rest.
pub(crate) const MANIFEST: &str = "crates/quattro-python/Cargo.toml";
/// Where it is built.
const TARGET: &str = "target/python";

/// Builds the wheel, installs it with what its tests need, and runs them.
pub(crate) fn test() -> Result<(), Error> {
    let python = install("python-test", "test")?;
    run(&format!("{python} -m mypy crates/quattro-python/python/quattro_games"))?;
    let stubs = "quattro_games._engine --ignore-disjoint-bases --mypy-config-file pyproject.toml";
    run(&format!("{python} -m mypy.stubtest {stubs}"))?;
    pytest(&python, "tests")
}

/// The same, and what is too large for every test run: Ray and PyTorch. Ray brings an older version of Gymnasium, so the
/// small tests run with both.
pub(crate) fn all() -> Result<(), Error> {
    test()?;
    let python = install("python-all", "test,ray,examples")?;
    pytest(&python, "tests")?;
    pytest(&python, "tests_all")
}

/// Formatting and clippy.
pub(crate) fn lint() -> Result<(), Error> {
    run(&format!("cargo fmt --manifest-path {MANIFEST} --check"))?;
    let clippy = format!("cargo clippy --manifest-path {MANIFEST} --locked --quiet -- -D warnings");
    run_command(&clippy, command(&clippy).env("CARGO_TARGET_DIR", root().join(TARGET)))
}

fn pytest(python: &str, tests: &str) -> Result<(), Error> {
    run(&format!("{python} -m pytest crates/quattro-python/{tests}"))
}

/// A virtual environment with a freshly built wheel. Returns its Python.
fn install(name: &str, extras: &str) -> Result<String, Error> {
    need(&[PYTHON, PYTHON_VENV])?;
    let folder = format!("target/{name}");
    let python = format!("{folder}/bin/python");
    if !is_there(&format!("{python} -m pip --version")) {
        run(&format!("python3 -m venv {folder}"))?;
    }
    run(&format!("{python} -m pip install --quiet maturin"))?;
    let wheels = root().join(&folder).join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    }
    // Compiles in a third of the time that the profile of releases takes.
    let build = format!("{python} -m maturin build --profile quick --locked --quiet --out {folder}/wheels");
    run_command(&build, command(&build).env("CARGO_TARGET_DIR", root().join(TARGET)))?;
    let wheel = only_file(&wheels)?;
    let wheel = wheel.display();
    // The first line brings what is missing, the second one this build, whose version may be installed already.
    run(&format!("{python} -m pip install --quiet {wheel}[{extras}]"))?;
    run(&format!("{python} -m pip install --quiet --force-reinstall --no-deps {wheel}"))?;
    Ok(python)
}

fn only_file(folder: &Path) -> Result<PathBuf, Error> {
    let mut files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let file = files.next().and_then(Result::ok);
    file.map(|file| file.path()).ok_or_else(|| format!("nothing in {}", folder.display()))
}
