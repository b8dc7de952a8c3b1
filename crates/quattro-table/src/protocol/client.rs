//! What a client sends over the WebSocket.

use quattro_rules::json::Tagged;
use quattro_rules::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The longest id a client may give to a request.
pub const LONGEST_ID: usize = 40;

/// The most actions in one batch.
pub const LONGEST_BATCH: usize = 16;

/// A message from a client. The first one must be `hello`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(tag = "type")]
pub enum ClientMessage {
    /// Opens the conversation, once. The answer is `welcome`.
    Hello {
        /// The last entry number this client received; missing if it comes for the first time.
        #[ts(optional = nullable)]
        #[serde(default)]
        since: Option<u32>,
        /// The chair for which this connection speaks: your own, or that of a companion. Needed only on a device that
        /// several people share: without it such a connection is shown what a spectator sees.
        #[ts(optional = nullable)]
        #[serde(default)]
        seat: Option<Seat>,
        /// Whether this connection shows nothing but the table: it gets what a spectator gets, also if its person
        /// sits here, and may only watch. Somebody without a name may not connect otherwise.
        #[ts(as = "Option<bool>", optional)]
        #[serde(default)]
        table_only: bool,
        /// Whether it is a screen that all at the table look at; only with `table_only`. Everybody is told how many there
        /// are, and nobody is there because of it.
        #[ts(as = "Option<bool>", optional)]
        #[serde(default)]
        screen: bool,
    },
    /// Plays. The answer is `done` or `error`, and `update` for everybody.
    Play {
        /// The client's id for this request. If it is sent again with the same id, nothing is played twice.
        id: String,
        /// `moves` of the state that this answers; if the game has moved on since, the error is `stale`.
        at: u32,
        /// One action in notation, or several of one seat, of which all are played or none.
        actions: Vec<String>,
        /// Whether actions after the first are passed over where what they answer is not asked, because the
        /// game skips that step. Without it such an action refuses the batch.
        #[ts(as = "Option<bool>", optional)]
        #[serde(default)]
        if_asked: bool,
        /// The last entry number this client received.
        #[ts(as = "Option<u32>", optional)]
        #[serde(default)]
        have: u32,
    },
    /// Acknowledges everything up to this number, so that it need not be sent again.
    Have {
        /// The last entry number this client received.
        number: u32,
    },
    /// Says something to your room: players to players, spectators to spectators.
    Say {
        /// The client's id for this request.
        id: String,
        /// At most 200 characters.
        text: String,
    },
    /// A quick reaction. A player's is seen by everybody, a spectator's by the spectators.
    React {
        /// The client's id for this request.
        id: String,
        /// Which one.
        reaction: Reaction,
    },
    /// You have seen what a round came to; the others are told. There is no answer, and nothing is stored.
    Ready {
        /// The round that is over.
        round: u8,
    },
    /// Asks for a `pong`.
    Ping,
}

impl Serialize for ClientMessage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ClientMessage::serialize(self, Tagged { tag: "type", of: serializer })
    }
}

impl<'de> Deserialize<'de> for ClientMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ClientMessage, D::Error> {
        ClientMessage::deserialize(Tagged { tag: "type", of: deserializer })
    }
}

/// A quick reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// "Well done!"
    Bravo,
    /// "Oh no!"
    OhNo,
    /// "Oh!"
    Surprise,
    /// Laughing.
    Laugh,
    /// "Hmm…"
    Think,
    /// "Your turn!"
    Hurry,
    /// "Sorry!"
    Sorry,
    /// "Thank you!"
    Thanks,
    /// "Good game!"
    GoodGame,
}
