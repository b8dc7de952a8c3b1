//! Installing what a chore needs and the machine lacks.

use crate::Error;
use crate::run::{command, is_there, run, run_command};

/// Makes sure that a program is there, from Debian's packages where it is not.
pub(crate) fn need(check: &str, package: &str) -> Result<(), Error> {
    if is_there(check) {
        return Ok(());
    }
    let missing = format!("`{check}` does not run; please install the package {package}");
    if !is_there("apt-get --version") {
        return Err(missing);
    }
    // Without the rights to install, say what is missing rather than what apt says about locks.
    let sudo = if is_there("sudo -n true") { "sudo -n " } else { "" };
    run(&format!("{sudo}apt-get update -q")).map_err(|_| missing.clone())?;
    let line = format!("{sudo}apt-get install -q -y --no-install-recommends {package}");
    run_command(&line, command(&line).env("DEBIAN_FRONTEND", "noninteractive")).map_err(|_| missing)
}

/// Makes sure that a cargo subcommand is there, from crates.io where it is not.
pub(crate) fn need_crate(check: &str, name: &str, version: &str) -> Result<(), Error> {
    if is_there(check) {
        return Ok(());
    }
    run(&format!("cargo install --locked --version {version} {name}"))
}
