//! The Python package: built as a wheel and tested in virtual environments of its own, under `target`.

use std::path::PathBuf;

use crate::Error;
use crate::run::{command, is_there, root, run, run_command};
use crate::setup::{PYTHON, PYTHON_VENV, need};

/// Builds the wheel, installs it with what its tests need, and runs them.
pub(crate) fn test() -> Result<(), Error> {
    let python = install("python-test", "test")?;
    run(&format!("{python} -m mypy crates/quattro-python/python/quattro_games"))?;
    run(&format!("{python} -m pytest crates/quattro-python/tests"))
}

/// The same with what is too large for every test run: Ray.
pub(crate) fn all() -> Result<(), Error> {
    test()?;
    let python = install("python-all", "test,ray")?;
    run(&format!("{python} -m pytest crates/quattro-python/tests_all"))
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
    let build = format!("{python} -m maturin build --release --quiet --out {folder}/wheels");
    run_command(&build, command(&build).env("CARGO_TARGET_DIR", root().join("target/python")))?;
    let wheel = newest_wheel(&root().join(folder).join("wheels"))?;
    let wheel = wheel.display();
    // The first line brings what is missing, the second one this build, whose version may be installed already.
    run(&format!("{python} -m pip install --quiet {wheel}[{extras}]"))?;
    run(&format!("{python} -m pip install --quiet --force-reinstall --no-deps {wheel}"))?;
    Ok(python)
}

fn newest_wheel(folder: &std::path::Path) -> Result<PathBuf, Error> {
    let files = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let wheels = files
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == "whl"));
    let newest = wheels.max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok());
    newest.ok_or_else(|| format!("no wheel in {}", folder.display()))
}
