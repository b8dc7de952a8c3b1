//! `quattro site`: everything that needs no server, as a folder for any file host. Used by `cargo xtask site`.

use std::io::Write;
use std::path::PathBuf;

use indicatif::ProgressBar;
use quattro_server::site::{self, Site};

use crate::error::Error;
use crate::progress::file_bar;

/// Write a site that needs no server: rules, lessons, and all games against bots and on one device.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Folder to write into; it is made if it is missing.
    folder: PathBuf,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let bar: ProgressBar = file_bar();
    let written = site::write(&args.folder, |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let Site { files, bytes } =
        written.map_err(|error| Error::File { path: args.folder.display().to_string(), error })?;
    let folder = args.folder.display();
    writeln!(out, "{folder}: {files} files, {} KiB", bytes.div_ceil(1024))?;
    writeln!(out, "Put the folder on any file host, or try it: python3 -m http.server --directory {folder}")?;
    Ok(())
}
