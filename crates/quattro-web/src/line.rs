//! A line to a client: what a socket is to a server.

use quattro_rules::json;
use quattro_table::protocol::ServerMessage;
use quattro_table::{PersonId, TableId, Viewer};

use crate::message::Output;

/// A line.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) number: u32,
    pub(crate) table: TableId,
    /// Whose line it is.
    pub(crate) person: PersonId,
    /// What it is shown.
    pub(crate) viewer: Viewer,
    /// Whether the client has said hello, and so is told what happens.
    pub(crate) has_greeted: bool,
}

impl Line {
    pub(crate) fn tell(&self, message: &ServerMessage) -> Output {
        Output::Tell { line: self.number, text: to_json(message) }
    }
}

/// Messages and answers are made of strings, numbers and lists, which can always be written.
pub(crate) fn to_json(value: &impl serde::Serialize) -> String {
    json::write(value).unwrap_or_default()
}
