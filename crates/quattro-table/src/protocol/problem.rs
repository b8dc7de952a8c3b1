//! Problems as they are sent: one type for WebSocket and HTTP, without internal details of the server.

use quattro_rules::rule::Rule;
use serde::Serialize;
use ts_rs::TS;

/// A refusal in a form that programs and people can read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Problem")]
pub struct ProblemMessage {
    /// For programs.
    pub code: Code,
    /// For people, in the language of the socket or of the request.
    pub message: String,
    /// The rule that forbids it, for `illegal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<Rule>,
}

/// The sort of problem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not JSON, or not one of the messages.
    Malformed,
    /// The message or body is too large.
    TooLarge,
    /// The request needs a person with a name.
    NoName,
    /// The request comes from another site.
    ForeignOrigin,
    /// There is no such table.
    UnknownTable,
    /// No table waits for players under this code.
    UnknownCode,
    /// There is no such page, file or record.
    NotFound,
    /// The one-time link was used or has expired.
    LinkExpired,
    /// Not the number that the other device shows.
    WrongNumber,
    /// Not the words of a recovery sheet, or not in their order.
    WrongWords,
    /// No recovery sheet that counts: a newer one was made, or the person was deleted.
    SheetEnded,
    /// Not a passkey of this server, or its answer cannot be trusted.
    PasskeyRefused,
    /// The set-up is invalid.
    BadSetup,
    /// There is no such chair.
    NoSuchChair,
    /// The chair is taken.
    ChairTaken,
    /// All chairs are taken.
    TableFull,
    /// Another player has this kind.
    KindTaken,
    /// Only for players at the table.
    NotSeated,
    /// The chair is not played on this device.
    NotYourChair,
    /// At this table everybody plays on a device of their own.
    NoCompanions,
    /// That person is at the table, or has not been away for long enough.
    NotAway,
    /// Only the host may do this.
    NotHost,
    /// Not possible at this stage: not begun, running or over.
    WrongStage,
    /// Not at the table of a day: it is one person's one try, and waits for them.
    OneTry,
    /// A bot plays for this chair; take it back first.
    HandedOver,
    /// Another seat decides.
    NotYourTurn,
    /// The game has moved on.
    Stale,
    /// Not an action of this game.
    BadAction,
    /// The rules forbid it.
    Illegal,
    /// The actions cannot be sent as one batch.
    BadBatch,
    /// There is no chat at this table.
    ChatOff,
    /// Not an acceptable name or line of chat.
    BadText,
    /// Not a game that was played to its end by the rules, with the cards of its seed.
    BadRecord,
    /// Too many requests; wait a little.
    TooFast,
    /// Too many connections, or public tables of one person.
    TooMany,
    /// The server cannot tell whether anything changed. Send the request again with the same id.
    Unavailable,
    /// A newer server has written something to this table that this server does not know. Nothing has changed.
    NewerServer,
    /// This server is about to stop. Nothing has changed; another one takes over.
    Stopping,
}
