//! Small tournaments, as clients see them.

use quattro_bots::{BotName, Character, Level};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::table::TableOptions;

/// `POST /api/evenings`: gives an evening.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateEvening {
    /// The options of every table.
    pub table: TableOptions,
    /// How many rounds are played, 1 to 12.
    pub rounds: u8,
    /// The bots on free chairs: a level or a character; `cook` if missing.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub bots: Option<BotName>,
}

/// The stage of an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EveningStage {
    /// People come, and the host may begin a round.
    Waiting,
    /// A round is played.
    Playing,
    /// All rounds are played, or the host has ended it.
    Over,
}

/// `GET /api/evenings/{id}`, and the answer to everything that changes an evening.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EveningInfo {
    /// The id, part of the link.
    pub id: String,
    /// Grows with every change.
    pub version: u32,
    /// Its stage.
    pub stage: EveningStage,
    /// The host's name.
    pub host: String,
    /// The options of every table.
    pub table: TableOptions,
    /// How many rounds are planned.
    pub planned: u8,
    /// How strong the bots are.
    pub bots: Level,
    /// Which character they are, if they are one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub character: Option<Character>,
    /// Everybody who takes part or did, the leader first.
    pub guests: Vec<GuestInfo>,
    /// The rounds that have begun.
    pub rounds: Vec<RoundInfo>,
    /// Who you are here.
    pub you: YouAtEvening,
}

/// Somebody who takes part in an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct GuestInfo {
    /// The name.
    pub name: String,
    /// Whether they are still there.
    pub present: bool,
    /// 1 for the leader; equals share a place.
    pub place: u32,
    /// All points.
    pub points: u32,
    /// The points of each round; null for one that they missed, or whose game has not ended.
    pub rounds: Vec<Option<u32>>,
    /// How often they came first at their table.
    pub wins: u32,
}

/// A round of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoundInfo {
    /// The server's commitment to the cards that all tables of this round have.
    pub commitment: String,
    /// Its tables.
    pub tables: Vec<RoundTableInfo>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoundTableInfo {
    /// The id. Until the round is over only for those who sit there: all tables have the same cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    /// The names, chair by chair; null for a bot.
    pub chairs: Vec<Option<String>>,
    /// Whether its game has ended.
    pub over: bool,
}

/// Who you are at an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct YouAtEvening {
    /// Whether you take part.
    pub guest: bool,
    /// Whether you are the host.
    pub host: bool,
    /// The table at which you play in this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}
