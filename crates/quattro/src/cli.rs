//! The command line: its commands and global options.

use std::env;

use clap::{Parser, Subcommand};
use quattro_words::Language;

use crate::{
    arena, backup, conformance, doctor, judge, play, replay, review, rules, serve, simulate, site, verify,
    watch,
};

const EXAMPLES: &str = "\
Examples:
  quattro                                 play in the browser, alone or with friends
  quattro play mamma-mia --rounds 1       play one round against bots
  quattro watch calcory --players 3       watch bots play
  quattro judge argument.toml             settle an argument at a real table
  quattro rules mamma-mia MM-25           look up a rule
  quattro simulate grande --games 10000   play many games and show statistics
  quattro arena calcory --bots cook,chef  find out which bot is stronger

Games: mamma-mia, sole-mio, grande, calcory.
Without a command, Quattro starts a server and prints its address.";

/// Four card games of memory and timing: play, watch, judge, replay and simulate them.
#[derive(Parser, Debug)]
#[command(name = "quattro", version, after_help = EXAMPLES)]
pub(crate) struct Cli {
    /// Language: en, fr or de [default: your system's language, or English].
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play against bots in the terminal.
    Play(play::Args),
    /// Watch bots play a game, with explanations.
    Watch(watch::Args),
    /// Play many games as fast as possible and report statistics.
    Simulate(simulate::Args),
    /// Let bots play against each other and rate them.
    Arena(arena::Args),
    /// Step through the record of a game.
    Replay(replay::Args),
    /// Look back at a finished game: what could have been known, and what decided it.
    Review(review::Args),
    /// Settle an argument: who decides, which actions are legal, and what they lead to.
    Judge(judge::Args),
    /// Read the rules of a game.
    Rules(rules::Args),
    /// Serve the games to browsers (the default command).
    Serve(Box<serve::Args>),
    /// Find out whether a server can run well here, and what to do if not.
    Doctor(doctor::Args),
    /// Copy the database of a server, which can go on meanwhile.
    Backup(backup::BackupArgs),
    /// Put a copy in the place of the database.
    Restore(backup::RestoreArgs),
    /// Verify that a server shuffled the cards of a game fairly.
    Verify(verify::Args),
    /// Examine a client or bot of your own: does it do what the protocol asks of it?
    Conformance(conformance::Args),
    /// Write a site that needs no server.
    #[command(hide = true)]
    Site(site::Args),
}

impl Cli {
    /// The language given on the command line, or that of the system.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| Language::from_locale(&locale()))
    }

    /// The command given; without one, `serve`.
    pub(crate) fn into_command(self) -> Command {
        self.command.unwrap_or_else(|| Command::Serve(Box::default()))
    }
}

/// The locale for messages, from the variables in the order that POSIX specifies.
fn locale() -> String {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        <Cli as CommandFactory>::command().debug_assert();
    }
}
