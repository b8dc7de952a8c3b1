//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Error;

/// The top of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_owned)
}

/// A program with its arguments, in the project's folder.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).current_dir(root());
    command
}

/// Runs a program and shows what it says.
pub(crate) fn run(line: &str) -> Result<(), Error> {
    run_command(line, &mut command(line))
}

/// Runs a program that needed more than a line to describe.
pub(crate) fn run_command(line: &str, command: &mut Command) -> Result<(), Error> {
    eprintln!("> {line}");
    let status = command.status().map_err(|error| format!("`{line}` did not start: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed with {status}")) }
}

/// Whether a program can be started at all.
pub(crate) fn is_there(line: &str) -> bool {
    let quiet = |command: &mut Command| command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet(&mut command(line)).is_ok_and(|status| status.success())
}
