//! `quattro verify`: checks that a server shuffled fairly.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use quattro_rules::record::Record;
use quattro_table::fairness::{Verified, verify, verify_committed};
use quattro_words::{Args as Fill, Words};

use crate::error::Error;

/// Verify that a server shuffled the cards of a game fairly.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The record downloaded from the server after the game.
    record: PathBuf,
    /// The commitment that the server showed before, such as that of a day's deal.
    #[arg(long)]
    commitment: Option<String>,
}

pub(crate) fn run(args: &Args, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let path = args.record.display().to_string();
    let text = fs::read_to_string(&args.record).map_err(|error| Error::File { path: path.clone(), error })?;
    let record = Record::from_json(&text).map_err(|error| Error::Record { path: path.clone(), error })?;
    let Verified { shuffles, moves, contributions } = match &args.commitment {
        Some(shown) => verify_committed(&record, shown),
        None => verify(&record),
    }
    .map_err(|error| Error::Unfair { path, error })?;
    let counts =
        Fill::new().with("contributions", contributions).with("shuffles", shuffles).with("moves", moves);
    for id in ["cli-verified-seed", "cli-verified-game"] {
        writeln!(out, "{}", words.text(id, &counts))?;
    }
    Ok(())
}
