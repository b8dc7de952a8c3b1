//! What clients say over their line, read into what is asked of the table. Both shells hear alike.

use quattro_rules::json;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use serde::Deserialize;

use crate::game::{Action, Batch};
use crate::problem::Problem;
use crate::protocol::{ClientMessage, LONGEST_ID};
use crate::table::Command;

/// What a message asks for.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The client has received everything up to this number.
    Have(u32),
    /// The person has seen what this round came to.
    Ready(u8),
    /// A `pong`.
    Ping,
    /// Something to be carried out once, under this id.
    Request(String, Command),
}

/// A message that is refused, and its id if that could be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Misheard {
    /// The id of the request.
    pub id: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

/// An error of the client program, in English.
fn malformed(what: impl Into<String>) -> Problem {
    Problem::Malformed(what.into())
}

/// How a connection begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hello {
    /// The last number that the client has.
    pub since: Option<u32>,
    /// The chair for which it speaks.
    pub seat: Option<Seat>,
    /// Whether it is shown what a spectator sees, whoever it belongs to.
    pub table_only: bool,
    /// Whether it is a screen that all at the table look at.
    pub screen: bool,
}

/// The first message must be `hello`.
///
/// # Errors
/// When it is anything else.
pub fn hear_hello(text: &str) -> Result<Hello, Problem> {
    match json::read(text) {
        Ok(ClientMessage::Hello { since, seat, table_only, screen }) => {
            Ok(Hello { since, seat, table_only, screen })
        }
        _ => Err(malformed("the first message must be hello")),
    }
}

/// Reads a message after the first one, at a table of this game.
///
/// # Errors
/// When it cannot be understood.
pub fn hear(game: GameId, text: &str) -> Result<Heard, Misheard> {
    let message = json::read(text)
        .map_err(|error| Misheard { id: id_of(text), problem: malformed(error.to_string()) })?;
    let (id, command) = match message {
        ClientMessage::Hello { .. } => {
            return Err(Misheard { id: None, problem: malformed("hello may be sent only once") });
        }
        ClientMessage::Have { number } => return Ok(Heard::Have(number)),
        ClientMessage::Ready { round } => return Ok(Heard::Ready(round)),
        ClientMessage::Ping => return Ok(Heard::Ping),
        ClientMessage::Play { id, at, actions, if_asked, have } => match read_actions(game, &actions) {
            Ok(actions) => (id, Command::Play { at, batch: Batch { actions, if_asked }, have }),
            Err(problem) => return Err(Misheard { id: Some(id), problem }),
        },
        ClientMessage::Say { id, text } => (id, Command::Say(text)),
        ClientMessage::React { id, reaction } => (id, Command::React(reaction)),
    };
    if id.is_empty() || id.len() > LONGEST_ID {
        return Err(Misheard { id: None, problem: malformed(format!("an id has 1 to {LONGEST_ID} bytes")) });
    }
    Ok(Heard::Request(id, command))
}

/// Actions arrive in notation.
fn read_actions(game: GameId, actions: &[String]) -> Result<Vec<Action>, Problem> {
    actions.iter().map(|action| Action::read(game, action).map_err(Problem::BadAction)).collect()
}

/// The id of a message that is refused, so that the client knows which one it was.
pub fn id_of(message: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let named: Option<Named> = json::read(message).ok();
    named.map(|named| named.id).filter(|id| id.len() <= LONGEST_ID)
}
