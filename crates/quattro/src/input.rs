//! Reading input files.

use std::fs;
use std::io::{self, Read};

use crate::error::Error;

/// The text of a file; `-` is standard input.
pub(crate) fn read(path: &str) -> Result<String, Error> {
    let text = if path == "-" { standard_input() } else { fs::read_to_string(path) };
    text.map_err(|error| Error::File { path: path.to_owned(), error })
}

fn standard_input() -> io::Result<String> {
    let mut text = String::new();
    io::stdin().lock().read_to_string(&mut text)?;
    Ok(text)
}
