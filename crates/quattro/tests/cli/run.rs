//! Running the program and looking at what it says.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The games by their names in commands, with the players each can have.
pub(crate) const GAMES: [(&str, [u8; 2]); 4] =
    [("mamma-mia", [2, 5]), ("sole-mio", [2, 5]), ("grande", [2, 5]), ("calcory", [2, 4])];

pub(crate) const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// The result of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// Standard output, if the program succeeded.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The error message, if the program refused its input.
    #[track_caller]
    pub(crate) fn bad(self) -> String {
        assert_eq!(self.code, Some(2), "{}{}", self.out, self.err);
        assert!(!self.err.is_empty() && !self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// The program with these arguments, in English regardless of the machine's locale.
pub(crate) fn command(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quattro"));
    command.args(line.split_whitespace()).stdin(Stdio::null());
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

pub(crate) fn quattro(line: &str) -> Run {
    command(line).output().expect("the program runs").into()
}

/// Runs the program with `input` on its standard input.
pub(crate) fn quattro_reads(line: &str, input: &str) -> Run {
    let mut command = command(line);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    // The program may refuse its arguments before it reads anything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends").into()
}

/// An empty folder of the test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// The record of a random game.
pub(crate) fn record(game: &str, players: u8, test: &str) -> String {
    let folder = folder(&format!("{test}-{game}-{players}"));
    let line =
        format!("simulate {game} --players {players} --games 1 --seed 5 --records {}", folder.display());
    quattro(&line).ok();
    fs::read_to_string(folder.join(format!("{game}-{players}-5-1.json"))).expect("the record was written")
}
