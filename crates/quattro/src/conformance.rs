//! `quattro conformance`: examines a client of the server that somebody else has written.

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use quattro_rules::setup::GameId;
use quattro_server::conformance::{Examination, HasEnded, Invitation, Waits, examine};

use crate::error::Error;
use crate::options::read_game;

const EXAMPLES: &str = "\
Examples:
  quattro conformance -- ./my-bot
  quattro conformance --game calcory -- python3 bot.py {server} {table}
  quattro conformance --address 0.0.0.0:4050 --patience 60

With a command, it is started once for each table, with QUATTRO_URL, QUATTRO_TABLE and QUATTRO_TOKEN in its
environment; {url}, {server} (HOST:PORT), {table} and {token} in its arguments are replaced. Without one, the
invitations are printed, and the client is waited for.

The client sits down, opens the socket and plays as docs/protocol.md says. It is asked every kind of question, its
line breaks, answers get lost, and requests are refused. The report, in English, says what it does wrong, what to do
about it, and which section of the document asks for it. The exit code is 1 if anything is wrong or was not reached.";

/// Examine a client or bot of your own: does it do what the protocol asks of it?
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Play only this game; can be given several times [default: all four].
    #[arg(long, value_name = "GAME", value_parser = read_game)]
    game: Vec<GameId>,
    /// Address to listen on.
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:0")]
    address: String,
    /// How long the client may think, or stay away.
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,
    /// The client to start.
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<String>,
}

/// Whether the client conforms.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<bool, Error> {
    let games = if args.game.is_empty() { GameId::ALL.to_vec() } else { args.game.clone() };
    let patience = Duration::from_secs(args.patience);
    let examination = Examination { address: args.address.clone(), games, patience, waits: Waits::default() };
    let mut failed = None;
    let report = examine(&examination, |invitation| {
        let told = tell(invitation, args.command.is_empty(), out);
        let ended = told.and_then(|()| guest(&args.command, invitation));
        ended.unwrap_or_else(|error| {
            failed.get_or_insert(error);
            Box::new(|| true)
        })
    })?;
    if let Some(error) = failed {
        return Err(error);
    }
    writeln!(out, "\n{report}")?;
    Ok(report.conforms())
}

/// Says what is played, and to whoever starts the client by hand how to sit down.
fn tell(invitation: &Invitation, by_hand: bool, out: &mut impl Write) -> Result<(), Error> {
    let Invitation { url, table, token, game, question } = invitation;
    writeln!(out, "{}: {}", game.title(), question.unwrap_or("a game"))?;
    if by_hand {
        writeln!(out, "  QUATTRO_URL={url}\n  QUATTRO_TABLE={table}\n  QUATTRO_TOKEN={token}")?;
    }
    Ok(out.flush()?)
}

/// The client: started here, or waited for.
fn guest(command: &[String], invitation: &Invitation) -> Result<HasEnded, Error> {
    let Some((program, arguments)) = command.split_first() else { return Ok(Box::new(|| false)) };
    let Invitation { url, table, token, .. } = invitation;
    let server = url.trim_start_matches("http://");
    let fill = |argument: &String| {
        let filled = argument.replace("{url}", url).replace("{server}", server);
        filled.replace("{table}", table).replace("{token}", token)
    };
    let child = Command::new(program)
        .args(arguments.iter().map(fill))
        .envs([("QUATTRO_URL", url), ("QUATTRO_TABLE", table), ("QUATTRO_TOKEN", token)])
        .stdin(Stdio::null())
        // The report is all that this command says.
        .stdout(Stdio::null())
        .spawn();
    let mut program = Program(child.map_err(|error| Error::File { path: program.clone(), error })?);
    Ok(Box::new(move || !matches!(program.0.try_wait(), Ok(None))))
}

/// A client that ends with its table.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
