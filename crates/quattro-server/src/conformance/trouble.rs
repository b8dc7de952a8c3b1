//! What a client is put through, once each, when it plays.

use axum::extract::ws::{CloseFrame, Utf8Bytes, close_code};
use serde_json::{Value, json};

use super::Check;

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// The server pings.
    Ping,
    /// The line breaks without a word, and the request is lost.
    LineLost,
    /// The request is carried out, but the server stops before it can say so.
    AnswerLost,
    /// The request is lost because another server takes over.
    TakenOver,
    /// The same, and that one is busy.
    TakenOverByBusy,
    /// The request is lost because the client reads too slowly.
    TooSlow,
    /// The client is too fast.
    TooFast,
    /// The server cannot tell whether the request was carried out.
    Unavailable,
    /// The same person has played on another device.
    Stale,
    /// The move is refused.
    Illegal,
}

impl Trouble {
    pub(super) const ALL: [Trouble; 10] = [
        Trouble::Ping,
        Trouble::Illegal,
        Trouble::TooFast,
        Trouble::Stale,
        Trouble::Unavailable,
        Trouble::LineLost,
        Trouble::AnswerLost,
        Trouble::TakenOver,
        Trouble::TooSlow,
        Trouble::TakenOverByBusy,
    ];

    /// What a client fails that falls silent over it.
    pub(super) const fn check(self, came_back: bool) -> Check {
        match self {
            Trouble::Ping => Check::AnswersPings,
            Trouble::TooFast => Check::TriesAgainWhenTooFast,
            Trouble::Unavailable => Check::TriesAgainWhenUnavailable,
            Trouble::Stale => Check::GoesOnWhenStale,
            Trouble::Illegal => Check::DropsRefusedMoves,
            _ if came_back => Check::SendsAgain,
            _ => Check::ComesBack,
        }
    }

    /// What happened, for the report.
    pub(super) const fn what(self) -> &'static str {
        match self {
            Trouble::Ping => "a ping",
            Trouble::LineLost => "the line broke",
            Trouble::AnswerLost => "the server closed the socket with 1001",
            Trouble::TakenOver | Trouble::TakenOverByBusy => "the server closed the socket with 1012",
            Trouble::TooSlow => "the server closed the socket with 1013",
            Trouble::TooFast => "`too-fast`",
            Trouble::Unavailable => "`unavailable`",
            Trouble::Stale => "`stale`",
            Trouble::Illegal => "`illegal`",
        }
    }

    /// How the socket is closed.
    pub(super) fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Trouble::AnswerLost => (close_code::AWAY, "server stopping: reconnect soon"),
            Trouble::TooSlow => (close_code::AGAIN, "too slow: reconnect and send `since`"),
            _ => (close_code::RESTART, "a newer server serves this table: reconnect soon"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }

    /// How a request is refused.
    pub(super) fn error(self, id: &str) -> Value {
        let (code, message) = match self {
            Trouble::TooFast => ("too-fast", "You are sending messages too fast."),
            Trouble::Unavailable => ("unavailable", "The server cannot tell whether this was carried out."),
            Trouble::Stale => ("stale", "The game has moved on: you have played on another device."),
            _ => ("illegal", "This move is refused."),
        };
        json!({ "type": "error", "id": id, "code": code, "message": message })
    }
}
