//! The command line: play, watch, simulate, replay and judge the four games, and read their rules.

mod arena;
mod backup;
mod bot;
mod cli;
mod conformance;
mod doctor;
mod error;
mod input;
mod judge;
mod options;
mod play;
mod progress;
mod replay;
mod review;
mod rules;
mod seed;
mod serve;
mod simulate;
mod site;
mod style;
mod text_view;
mod verify;
mod voice;
mod watch;

use std::process::ExitCode;

use clap::Parser;
use quattro_words::Words;

use crate::cli::{Cli, Command};
use crate::error::Error;

/// The exit code for bad input.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let words = voice::words(cli.language());
    match run(cli, &words) {
        Ok(code) => code,
        // The reader of our output has closed the pipe.
        Err(Error::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            style::complain(&error.in_words(&words));
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn run(cli: Cli, words: &Words) -> Result<ExitCode, Error> {
    let mut out = anstream::stdout().lock();
    let done = match cli.into_command() {
        Command::Watch(args) => watch::run(&args, words, &mut out),
        Command::Simulate(args) => simulate::run(&args, &mut out),
        Command::Replay(args) => replay::run(&args, words, &mut out),
        Command::Review(args) => review::run(&args, words, &mut out),
        Command::Judge(args) => judge::run(&args, words, &mut out),
        Command::Arena(args) => arena::run(&args, &mut out),
        Command::Play(args) => play::run(&args, words.language()),
        Command::Rules(args) => rules::run(&args, words, &mut out),
        Command::Verify(args) => verify::run(&args, words, &mut out),
        Command::Doctor(args) => {
            let is_well = doctor::run(&args, words, &mut out)?;
            return Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Command::Backup(args) => backup::backup(&args, words, &mut out),
        Command::Restore(args) => backup::restore(&args, words, &mut out),
        Command::Site(args) => site::run(&args, &mut out),
        Command::Conformance(args) => {
            let conforms = conformance::run(&args, &mut out)?;
            return Ok(if conforms { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Command::Serve(args) => {
            // The server prints through its own handle.
            drop(out);
            serve::run(*args, words)
        }
    };
    done.map(|()| ExitCode::SUCCESS)
}
