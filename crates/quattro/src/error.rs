//! Everything that can go wrong on the command line.

use std::io;
use std::path::Path;

use quattro_bots::arena::ArenaError;
use quattro_bots::review::NotReviewed;
use quattro_rules::notation::NotationError;
use quattro_rules::position::PositionError;
use quattro_rules::record::RecordError;
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::SetupError;
use quattro_server::store::BackupError;
use quattro_server::{BadVariable, ServeError};
use quattro_table::fairness::VerifyError;
use quattro_table::review::Untold;
use quattro_words::{Args, Words};
use thiserror::Error;

/// Why a command failed.
#[derive(Debug, Error)]
pub(crate) enum Error {
    /// The output could not be written.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
    /// A file or folder that cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which one.
        path: String,
        /// What is wrong.
        error: io::Error,
    },
    /// An invalid set-up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A record that is damaged or impossible.
    #[error("{path}: {error}")]
    Record {
        /// The file.
        path: String,
        /// What is wrong, with move and rule.
        error: RecordError,
    },
    /// A game that cannot be reviewed.
    #[error("{path}: {error}")]
    Review {
        /// The file.
        path: String,
        /// Why not.
        error: NotReviewed,
    },
    /// Nobody can play on from a move that was not theirs.
    #[error("{path}: move {number} is not one of seat {seat}")]
    NotTheirMove {
        /// The file.
        path: String,
        /// The number of the move.
        number: u32,
        /// Who wants to play on.
        seat: Seat,
    },
    /// A review that cannot be told, of the record in this file.
    #[error("{0}: {1}")]
    Untold(String, Untold),
    /// A record that fails verification.
    #[error("{path}: {error}")]
    Unfair {
        /// The file.
        path: String,
        /// The check that failed.
        error: VerifyError,
    },
    /// A server that cannot run.
    #[error(transparent)]
    Serve(#[from] ServeError),
    /// A database that was not copied or restored.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// An environment variable that cannot be read.
    #[error(transparent)]
    Variable(#[from] BadVariable),
    /// A position that cannot be set up.
    #[error("{path}: {error}")]
    Position {
        /// The file.
        path: String,
        /// What is wrong, and in which field.
        error: PositionError,
    },
    /// An action of `--play` that cannot be parsed.
    #[error("--play, action {number}: {error}")]
    Notation {
        /// Which of the actions, from 1.
        number: usize,
        /// What is wrong with it.
        error: NotationError,
    },
    /// An action of `--play` that the rules forbid.
    #[error("--play, action {number}, `{action}`: {refusal}")]
    Illegal {
        /// Which of the actions, from 1.
        number: usize,
        /// The action.
        action: String,
        /// The rule, and why.
        refusal: Refusal,
    },
    /// Bots that cannot be compared.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// `play` without a terminal.
    #[error("`quattro play` must run in a terminal")]
    NoTerminal,
    /// A bot made an illegal move.
    #[error("a bot made an illegal move: {0}")]
    Bot(#[from] Refusal),
    /// A rule number that the game's rules do not have.
    #[error("{title} has no rule {number}; its rules are {first} to {last}")]
    NoSuchRule {
        /// The game.
        title: String,
        /// The number given.
        number: String,
        /// The first rule of the game.
        first: String,
        /// The last rule of the game.
        last: String,
    },
}

impl Error {
    /// The message, in the user's language where it is about the rules.
    pub(crate) fn in_words(&self, words: &Words) -> String {
        let play = |number: usize, said: String| {
            words.text("cli-play-error", &Args::new().with("number", number).with("said", said))
        };
        match self {
            Error::Setup(error) => words.setup_error(error),
            Error::Record { path, error } | Error::Unfair { path, error: VerifyError::Record(error) } => {
                format!("{path}: {}", words.record_error(error))
            }
            Error::Review { path, error: NotReviewed::Record(error) }
            | Error::Untold(path, Untold::Record(error)) => {
                format!("{path}: {}", words.record_error(error))
            }
            Error::Review { path, error: NotReviewed::NotOver } => {
                words.text("cli-review-not-over", &Args::new().with("path", path.as_str()))
            }
            Error::Review { path, error: NotReviewed::NoSeat(seat) } => {
                let args = Args::new().with("path", path.as_str()).with("number", seat.number());
                words.text("cli-review-no-seat", &args)
            }
            Error::NotTheirMove { path, number, seat } => {
                let args = Args::new().with("path", path.as_str());
                words.text("cli-review-not-theirs", &args.with("number", *number).with("seat", seat.number()))
            }
            Error::Position { path, error } => format!("{path}: {}", words.position_error(error)),
            Error::Notation { number, error } => play(*number, words.notation_error(error)),
            Error::Illegal { number, action, refusal } => {
                let args = Args::new()
                    .with("action", action.as_str())
                    .with("rule", refusal.rule.to_string())
                    .with("why", words.refusal(refusal));
                play(*number, words.text("cli-not-allowed", &args))
            }
            Error::Backup(error) => backup_error(error, words),
            other => other.to_string(),
        }
    }

    /// An error about the file or folder at `path`.
    pub(crate) fn in_file(path: &Path, error: io::Error) -> Error {
        Error::File { path: path.display().to_string(), error }
    }
}

fn backup_error(error: &BackupError, words: &Words) -> String {
    let say = |id, path: &str, what: &str| words.text(id, &Args::new().with("path", path).with("what", what));
    match error {
        BackupError::Postgres => say("cli-backup-postgres", "", ""),
        BackupError::Exists(path) => say("cli-backup-exists", path, ""),
        BackupError::Missing(path) => say("cli-backup-missing", path, ""),
        BackupError::Damaged { path, what } => say("cli-backup-damaged", path, what),
        BackupError::Newer { path } => say("cli-backup-newer", path, ""),
        BackupError::InUse(path) => say("cli-backup-in-use", path, ""),
        other @ (BackupError::File { .. } | BackupError::Store(_)) => other.to_string(),
    }
}
