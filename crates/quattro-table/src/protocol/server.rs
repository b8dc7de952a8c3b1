//! What the server sends over the WebSocket.

use quattro_rules::game::Outcome;
use quattro_rules::pizza::{Edition, Kind};
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_rules::{calcory, pizza};
use quattro_words::{Args, ChoiceWords, Language, QuestionWords, Words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::client::Reaction;
use super::problem::ProblemMessage;
use super::table::TableInfo;

/// A message to a client.
///
/// `number` is the number of the table's log entry that the message is about. Numbers grow but may have gaps:
/// not every entry concerns every client.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to `hello`: this moment, and the events not yet delivered.
    Welcome {
        /// The number of the last entry.
        number: u32,
        /// Who you are at this table.
        you: You,
        /// The table.
        table: Box<TableInfo>,
        /// The game; missing before the start.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        game: Option<Box<GameState>>,
        /// Events since the number in `hello` that no device of this person has received. With memory aids,
        /// what those allow.
        missed: Vec<Happened>,
        /// The last lines of your room.
        chat: Vec<ChatLine>,
    },
    /// Something happened at the table.
    Update {
        /// The number of the entry.
        number: u32,
        /// What you were told, in this order. `game` is what they lead to.
        events: Vec<Line>,
        /// Who you are at this table, when that changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        you: Option<You>,
        /// The table, when chairs or stage changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<Box<TableInfo>>,
        /// The game, when it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        game: Option<Box<GameState>>,
    },
    /// Somebody in your room said something.
    Chat {
        /// The number of the entry.
        number: u32,
        /// What was said.
        line: ChatLine,
    },
    /// A request was carried out and is durable.
    Done {
        /// The id of the request.
        id: String,
        /// The number of its entry.
        number: u32,
        /// Whether it had been carried out before: this was a repetition, and nothing happened.
        repeated: bool,
    },
    /// A request is refused; unless the code is `unavailable`, nothing has changed.
    Error {
        /// The id of the request, if it could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// What is wrong.
        #[serde(flatten)]
        problem: ProblemMessage,
    },
    /// Who of the people at the table is connected, by seat; sent when that changes.
    Present {
        /// The seats.
        seats: Vec<Seat>,
        /// Those who are not, and for how long.
        away: Vec<Away>,
        /// How many spectators are connected.
        spectators: u32,
        /// On how many screens all at the table look; those of strangers at a public table do not count.
        screens: u32,
    },
    /// The seats whose people have read the bill of a round. Sent when that changes, and to every client that connects.
    Ready {
        /// Those who have said so.
        seats: Vec<Ready>,
    },
    /// The server cannot go on, or goes on; sent to everybody when that changes, and after `welcome` while it cannot.
    Notice {
        /// For programs.
        code: NoticeCode,
        /// For people, in the language of the socket.
        message: String,
    },
    /// The answer to `ping`.
    Pong,
}

/// A player who is ready for the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Ready {
    /// Their chair.
    pub seat: Seat,
    /// The last round whose end they have seen.
    pub round: u8,
}

/// What there is to notice about the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeCode {
    /// Nothing can be stored: requests are refused with `unavailable`, and no clock runs. Send them again.
    NotSaved,
    /// The server goes on after an interruption, in which no clock has run: more time is left than it seems.
    GoesOn,
}

impl ServerMessage {
    /// A notice in words.
    pub fn notice(code: NoticeCode, language: Language) -> ServerMessage {
        ServerMessage::notice_by(code, "notice-not-saved", language)
    }

    /// The same where the table is on the device itself.
    pub fn device_notice(code: NoticeCode, language: Language) -> ServerMessage {
        ServerMessage::notice_by(code, "notice-device-not-saved", language)
    }

    fn notice_by(code: NoticeCode, not_saved: &str, language: Language) -> ServerMessage {
        let id = match code {
            NoticeCode::NotSaved => not_saved,
            NoticeCode::GoesOn => "notice-goes-on",
        };
        ServerMessage::Notice { code, message: Words::shared(language).text(id, &Args::new()) }
    }
}

/// A person at the table who is not connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Away {
    /// Their chair.
    pub seat: Seat,
    /// Milliseconds without a connection when this was sent. From 45 000 on, others may let a bot play.
    pub ms: u32,
}

/// Who a client is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct You {
    /// Your chair; null for a spectator, and on a device that several people share until `hello` names a chair.
    pub seat: Option<Seat>,
    /// Whether this is the host.
    pub host: bool,
    /// Whether a bot plays for you at the moment.
    pub handed_over: bool,
    /// The chairs that are played on this device, if several people share it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub device: Vec<Seat>,
}

/// The current game, as one seat or a spectator may see it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameState {
    /// The number of actions played, which `play` must give as `at`.
    pub moves: u32,
    /// What you see.
    pub view: View,
    /// Who decides; nobody once the game is over.
    pub to_act: Option<Seat>,
    /// What you may do; empty unless it is for you to decide.
    pub legal: Vec<Legal>,
    /// What is asked, in words, if the socket was opened with a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<QuestionWords>,
    /// The rule under which it is asked; missing once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<Rule>,
    /// The numbers of this game that a client shows.
    pub numbers: Numbers,
    /// The time left, at a table with a clock. Then a bot takes over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockInfo>,
    /// The time until the question is answered with "no" (or `skip`) by itself, the same whatever the asked
    /// player holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub no_by_itself: Option<ClockInfo>,
    /// The ranking, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

/// Numbers of the rules, so that no client has to know them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Numbers {
    /// At a pizza table: how many cards a hand is refilled to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refill: Option<u8>,
    /// At a pizza table: how many orders a player can fill.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub orders: Option<usize>,
    /// In Calcory: the sum to reach and not to exceed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<u8>,
}

impl Numbers {
    /// The numbers of this game.
    pub fn of(game: GameId) -> Numbers {
        match Edition::of(game) {
            None => Numbers { target: Some(calcory::THIRTEEN), ..Numbers::default() },
            Some(edition) => {
                // Every set has as many orders as the others, whatever its own kind.
                let orders = edition.orders(Kind::Salami).count();
                Numbers { refill: Some(pizza::HAND), orders: Some(orders), ..Numbers::default() }
            }
        }
    }
}

/// The time left for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ClockInfo {
    /// Milliseconds left when this was sent: at first more than `total`, for what happened has to be shown.
    pub left: u32,
    /// Milliseconds in all.
    pub total: u32,
}

/// An action that is allowed now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Legal {
    /// The action in notation.
    pub action: String,
    /// What it does, in words, if the socket was opened with a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub words: Option<ChoiceWords>,
}

/// What a viewer sees: one type for each engine, according to the table's game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum View {
    /// Mamma Mia!, Sole Mio! and Grande.
    Pizza(Box<pizza::View>),
    /// Calcory.
    Calcory(Box<calcory::View>),
}

/// An event: one type for each engine.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum EventBody {
    /// Mamma Mia!, Sole Mio! and Grande.
    Pizza(pizza::Event),
    /// Calcory.
    Calcory(calcory::Event),
}

/// Something that happened, the rule under which it did, and in words.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Line {
    /// What happened.
    #[serde(flatten)]
    #[ts(flatten)]
    pub event: EventBody,
    /// The rule under which it happened.
    pub rule: Rule,
    /// A sentence, if the socket was opened with a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
}

/// The events of one entry.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Happened {
    /// The number of the entry.
    pub number: u32,
    /// What you were told.
    pub events: Vec<Line>,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChatLine {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Which room.
    pub room: Room,
    /// Who said it.
    pub name: String,
    /// The speaker's chair; null for a spectator.
    pub seat: Option<Seat>,
    /// What was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Or the reaction.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reaction: Option<Reaction>,
}

/// Players and spectators do not hear each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// Those at the table.
    Players,
    /// Those who watch.
    Spectators,
}
