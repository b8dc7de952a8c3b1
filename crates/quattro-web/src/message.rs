//! What the worker hands in and gets back, as JSON.

use quattro_rules::json::Tagged;
use quattro_table::person::Person;
use quattro_table::protocol::{Listing, Turn};
use quattro_table::{Bytes, TableId};
use serde::{Deserialize, Deserializer, Serialize};

/// Something that happened outside. The time comes with each of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Input {
    /// The first one.
    Start {
        /// From the browser's generator: all chance on this device comes from it.
        seed: Bytes<32>,
        /// Who plays here, as [`Output::Store`] had it.
        #[serde(default)]
        person: Option<Person>,
        /// Milliseconds before a bot's move at a table that does not say.
        #[serde(default)]
        pace: u16,
        /// For tests: bots that search do so for this many playouts, not for a time.
        #[serde(default)]
        playouts: Option<u32>,
    },
    /// What the games say in a language, as clients read it too. Comes before anything in that language.
    Words {
        /// The language.
        lang: String,
        /// The message file.
        text: String,
    },
    /// A request, as over HTTP. The answer is [`Output::Answer`] with the same number.
    Ask {
        /// The number of the request.
        ask: u32,
        /// The path with its query.
        path: String,
        /// The body of a POST.
        #[serde(default)]
        body: Option<String>,
        /// The language of the page.
        #[serde(default)]
        lang: Option<String>,
    },
    /// Opens a line to a table, as a socket.
    Dial {
        /// The number of the line.
        line: u32,
        /// The id of the table.
        table: String,
        /// The language of the page; none for a program that needs no words.
        #[serde(default)]
        lang: Option<String>,
    },
    /// A message of a client.
    Hear {
        /// The number of the line.
        line: u32,
        /// The message.
        text: String,
    },
    /// The client has closed its line.
    HangUp {
        /// The number of the line.
        line: u32,
    },
    /// The log of the table that [`Output::Load`] asked for, from the first entry on; empty if there is none.
    Loaded {
        /// The entries, as they were stored.
        entries: Vec<String>,
    },
    /// The log cannot be read.
    NotLoaded,
    /// What [`Output::Store`] wanted is durable.
    Stored,
    /// Nothing of it was stored.
    NotStored,
    /// Time has passed.
    Tick,
}

impl<'de> Deserialize<'de> for Input {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Input, D::Error> {
        Input::deserialize(Tagged { tag: "type", of: deserializer })
    }
}

/// Something to be done outside, in this order.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Output {
    /// The answer to a request.
    Answer {
        /// The number of the request.
        ask: u32,
        /// Whether it was granted; otherwise the body is a problem.
        ok: bool,
        /// JSON.
        body: String,
    },
    /// A message to a client.
    Tell {
        /// The number of the line.
        line: u32,
        /// The message.
        text: String,
    },
    /// Closes a line.
    HangUp {
        /// The number of the line.
        line: u32,
        /// As sockets have it.
        code: u16,
    },
    /// Read the log of a table. Nothing else happens until it is there.
    Load {
        /// Which table.
        table: TableId,
    },
    /// Make this durable, all or nothing. Nothing else happens until it is.
    Store {
        /// New entries. If one with the same table and number exists, nothing may be stored.
        entries: Vec<LogEntry>,
        /// What lists show of the tables.
        rows: Vec<Row>,
        /// Who plays on this device, if that has changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<Person>,
    },
}

/// An entry of a log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogEntry {
    /// The table.
    pub table: TableId,
    /// Its number, from 1 on.
    pub number: u32,
    /// As [`quattro_table::log::Entry`] is written.
    pub body: String,
}

/// What a list shows of a table on this device: `GET /api/device/tables`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The table.
    #[serde(flatten)]
    pub listing: Listing,
    /// Whose turn it is.
    pub turn: Option<Turn>,
}

/// What an input leads to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outputs {
    /// What is to be done.
    pub out: Vec<Output>,
    /// When to call with [`Input::Tick`], in milliseconds since 1970; at once if a bot thinks. Missing if nothing will
    /// happen by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<u64>,
}
