//! What is wrong with a request: one type for WebSocket and HTTP, with nothing from inside the server.

use std::sync::LazyLock;

use quattro_rules::notation::NotationError;
use quattro_rules::rule::{Refusal, Rule};
use quattro_rules::setup::SetupError;
use quattro_words::{Language, Words};
use serde::Serialize;
use ts_rs::TS;

/// A refusal in a form that programs and people can read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// For people, in English.
    pub message: String,
    /// The rule that forbids it, for `illegal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<Rule>,
}

/// What sort of thing is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not JSON, or not one of the messages.
    Malformed,
    /// The message or body is too large.
    TooLarge,
    /// Who are you? Choose a name first.
    NoName,
    /// The request comes from another site.
    ForeignOrigin,
    /// There is no such table.
    UnknownTable,
    /// There is no such page, file or record.
    NotFound,
    /// The one-time link is used up or too old.
    LinkExpired,
    /// No game can be set up like this.
    BadSetup,
    /// There is no such chair.
    NoSuchChair,
    /// Somebody sits there.
    ChairTaken,
    /// All chairs are taken.
    TableFull,
    /// Somebody else has this kind.
    KindTaken,
    /// Only for those who sit at the table.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// Not possible at this stage: not begun, running or over.
    WrongStage,
    /// A bot plays for this chair; take it back first.
    HandedOver,
    /// It is for another seat to decide.
    NotYourTurn,
    /// The game has moved on since.
    Stale,
    /// Not an action.
    BadAction,
    /// The rules forbid it.
    Illegal,
    /// The actions cannot be sent as one batch.
    BadBatch,
    /// The host wants no chat.
    ChatOff,
    /// Not a text for the chat.
    BadText,
    /// Too many requests; wait a little.
    TooFast,
    /// Too many connections.
    TooMany,
    /// The server cannot do it now; nothing is known to have changed. Ask again with the same id.
    Unavailable,
}

impl Problem {
    /// A problem in these words.
    pub fn new(code: Code, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), rule: None }
    }

    /// There is no table with this id.
    pub fn unknown_table() -> Problem {
        Problem::new(Code::UnknownTable, "there is no such table")
    }

    /// Something inside the server is wrong, which is logged and not told.
    pub fn unavailable() -> Problem {
        Problem::new(Code::Unavailable, "the server cannot do this now; try again with the same id")
    }
}

/// The language of every message.
static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem { code: Code::Illegal, message: ENGLISH.refusal(&refusal), rule: Some(refusal.rule) }
    }
}

impl From<NotationError> for Problem {
    fn from(error: NotationError) -> Problem {
        Problem::new(Code::BadAction, ENGLISH.notation_error(&error))
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem::new(Code::BadSetup, ENGLISH.setup_error(&error))
    }
}
