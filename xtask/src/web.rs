//! The browser client: its types, its tests in a real Chromium, its pictures and its figures.

use std::env;
use std::fs::metadata;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::Error;
use crate::run::{command, root, run, run_command};
use crate::setup::need;

/// Checks the client's JavaScript against the types of the protocol.
pub(crate) fn types() -> Result<(), Error> {
    set_up_node()?;
    npm("run --silent types")
}

/// Formatting, lint rules, and what these do not know: long lines, `any`, colours outside the tokens.
pub(crate) fn style() -> Result<(), Error> {
    set_up_node()?;
    npm("run --silent style")
}

/// Checks the client's reducers against the games that the test `told_games` of the rules has written.
pub(crate) fn units() -> Result<(), Error> {
    set_up_node()?;
    npm("run --silent units")
}

/// Plays whole games through the pages of the program that was built for the other tests: built by itself, with
/// features for itself alone, it would take minutes once more.
pub(crate) fn test() -> Result<(), Error> {
    set_up_browser()?;
    npm("run --silent test")
}

/// Writes pictures of the main states into a folder, which can be named.
pub(crate) fn screenshots() -> Result<(), Error> {
    set_up_browser()?;
    run("cargo build --quiet --package quattro")?;
    let folder = env::current_dir().map_err(|error| error.to_string())?;
    let folder = folder.join(env::args().nth(2).unwrap_or_else(|| "web-tests/screenshots".to_owned()));
    npm(&format!("run --silent screenshots -- {}", folder.display()))
}

/// Measures size, speed and smoothness in the browser, of the program as people get it.
pub(crate) fn measure() -> Result<(), Error> {
    set_up_browser()?;
    // For the certificate of the proxy.
    need("openssl version", "openssl")?;
    run("cargo build --release --quiet --package quattro")?;
    npm_with("release", "run --silent measure")
}

fn npm(line: &str) -> Result<(), Error> {
    npm_with("debug", line)
}

/// Runs a script of the tests' package, with the program that was built so.
fn npm_with(build: &str, line: &str) -> Result<(), Error> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let line = format!("npm --prefix web-tests {line}");
    let mut npm = command(&line);
    npm.env("QUATTRO", target.join(build).join("quattro"));
    npm.env("QUATTRO_TOLD_GAMES", target.join("tmp/told-games"));
    run_command(&line, &mut npm)
}

fn set_up_browser() -> Result<(), Error> {
    set_up_node()?;
    if env::var_os("CHROMIUM").is_none() {
        need("chromium --version", "chromium")?;
    }
    Ok(())
}

fn set_up_node() -> Result<(), Error> {
    // Playwright wants at least this version.
    need("node --eval process.exit(+(parseInt(process.versions.node)<20))", "nodejs")?;
    need("npm --version", "npm")?;
    let folder = root().join("web-tests");
    let asked = changed(&folder.join("package-lock.json"));
    let installed = changed(&folder.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= asked {
        return Ok(());
    }
    run("npm --prefix web-tests ci --no-audit --no-fund")
}

fn changed(file: &Path) -> Option<SystemTime> {
    metadata(file).and_then(|about| about.modified()).ok()
}
