//! The browser client: types, tests in a real Chromium, screenshots and measurements.

use std::env;
use std::fs::metadata;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::Error;
use crate::run::{command, root, run, run_command};
use crate::setup::{CHROMIUM, NODE, NPM, OPENSSL, Tool, need};

/// Checks the client's JavaScript against the types of the protocol.
pub(crate) fn types() -> Result<(), Error> {
    set_up_node()?;
    npm("run --silent types")
}

/// Checks formatting and lint rules, and also long lines, `any` and colours outside the tokens.
pub(crate) fn style() -> Result<(), Error> {
    set_up_node()?;
    npm("run --silent style")
}

/// Checks the client's reducers against the games that the test `told_games` of the rules has written.
pub(crate) fn units() -> Result<(), Error> {
    set_up_node()?;
    npm("run --silent units")
}

/// Plays whole games through the pages. Uses the program built for the other tests: building it alone, with
/// other features, would take minutes more.
pub(crate) fn test() -> Result<(), Error> {
    set_up_browser()?;
    npm("run --silent test")
}

/// Writes screenshots of the main states into a folder, which can be given.
pub(crate) fn screenshots() -> Result<(), Error> {
    set_up_browser()?;
    run("cargo build --quiet --package quattro")?;
    let folder = env::current_dir().map_err(|error| error.to_string())?;
    let folder = folder.join(env::args().nth(2).unwrap_or_else(|| "web-tests/screenshots".to_owned()));
    npm(&format!("run --silent screenshots -- {}", folder.display()))
}

/// Measures size, speed and smoothness in the browser, with a release build.
pub(crate) fn measure() -> Result<(), Error> {
    set_up_browser()?;
    need(&[OPENSSL])?;
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
    npm.env("QUATTRO_ASKED_STATES", target.join("tmp/asked-states"));
    npm.env("QUATTRO_DEVICE_SCRIPTS", target.join("tmp/device"));
    run_command(&line, &mut npm)
}

/// The programs that the browser's tests need.
pub(crate) fn tools() -> Vec<Tool> {
    let mut tools = vec![NODE, NPM];
    if env::var_os("CHROMIUM").is_none() {
        tools.push(CHROMIUM);
    }
    tools
}

fn set_up_browser() -> Result<(), Error> {
    need(&tools())?;
    install_packages()
}

fn set_up_node() -> Result<(), Error> {
    need(&[NODE, NPM])?;
    install_packages()
}

/// Installs the Node.js packages of `web-tests` if they are missing or older than the lock file.
pub(crate) fn install_packages() -> Result<(), Error> {
    let folder = root().join("web-tests");
    let asked = changed(&folder.join("package-lock.json"));
    let installed = changed(&folder.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= asked {
        return Ok(());
    }
    eprintln!(
        "The Node.js packages of web-tests/package.json are missing or old; they go to web-tests/node_modules."
    );
    run("npm --prefix web-tests ci --no-audit --no-fund")
}

fn changed(file: &Path) -> Option<SystemTime> {
    metadata(file).and_then(|about| about.modified()).ok()
}
