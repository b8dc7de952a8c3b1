//! Lists of tables, and short answers.

use quattro_rules::game::Outcome;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::table::{ChairInfo, TableInfo, TableOptions, TableStage};

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Listing {
    /// The id, part of the link.
    pub id: String,
    /// Its stage.
    pub stage: TableStage,
    /// What the host decided.
    pub options: TableOptions,
    /// The host's name.
    pub host: String,
    /// Everyone at the table.
    pub chairs: Vec<ChairInfo>,
    /// When its stage last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The ranking, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
    /// Whether the game was played on a device, and only kept here: it counts for nobody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub kept: bool,
}

/// `GET /api/lobby`, `GET /api/tables`, `GET /api/games`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Listings {
    /// Newest first; in the lobby, open tables come before running ones.
    pub tables: Vec<Listing>,
}

/// `GET` and `POST /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Me {
    /// The name that others see.
    pub name: String,
}

/// `POST /api/me/link`: a link that can be opened once, on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DeviceLink {
    /// The path of the link.
    pub path: String,
    /// The code in it.
    pub code: String,
    /// The number of seconds for which it can be used.
    pub seconds: u32,
}

/// `POST /api/bots`: a token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Token {
    /// To be sent as `Authorization: Bearer …`.
    pub token: String,
    /// The name that others see.
    pub name: String,
}

/// `POST /api/tables/{id}/code`: the four letters by which friends find a table before its game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TableCode {
    /// Four capital letters.
    pub code: String,
    /// The path of a link that leads to the table.
    pub path: String,
}

/// The answer to a request that creates or changes a table: its current state.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableReply {
    /// The table.
    pub table: TableInfo,
}

/// `GET /api/screens/{key}`: the table that was made for a screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ScreenReply {
    /// The id of the table; missing until there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// `POST /api/tables/{id}/rematch`: where the rematch is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RematchReply {
    /// The id of the new table.
    pub table: String,
    /// Its stage: the game runs as soon as everybody has said yes.
    pub stage: TableStage,
}

/// `GET /api/me/invitations`: who waits for you elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Invitations {
    /// Rematches that others have asked for, the newest first.
    pub invitations: Vec<Invitation>,
    /// Whether one may still come, because a game with other people ended a short while ago.
    pub expected: bool,
}

/// Somebody wants a rematch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Invitation {
    /// The table of the game that is over. Saying yes is `POST /api/tables/{table}/rematch`.
    pub table: String,
    /// Who asked first.
    pub by: String,
    /// The same as a sentence.
    pub text: String,
}
