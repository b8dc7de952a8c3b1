//! The site that needs no server.

use std::env;

use crate::Error;
use crate::run::{command, run_command};

/// Has the program write its site into a folder.
pub(crate) fn site() -> Result<(), Error> {
    let Some(folder) = env::args_os().nth(2) else {
        return Err("name the folder to write into: cargo xtask site FOLDER".to_owned());
    };
    // A path may have spaces, and is seen from where the task was called.
    let folder = env::current_dir().map_err(|error| error.to_string())?.join(folder);
    let line = "cargo run --release --quiet --package quattro -- site";
    run_command(line, command(line).arg(folder))
}
