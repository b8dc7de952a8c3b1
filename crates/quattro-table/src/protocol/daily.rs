//! The deals of the days, and games with the same cards.

use quattro_rules::game::Outcome;
use quattro_rules::setup::GameId;
use serde::Serialize;
use ts_rs::TS;

use super::table::ChairInfo;
use crate::day::Day;

/// `GET /api/daily`: the deals of today and of the days to come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ComingDays {
    /// Today first.
    pub days: Vec<CommittedDay>,
}

/// A day whose deals are fixed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CommittedDay {
    /// Which day, by UTC.
    #[ts(type = "string")]
    pub day: Day,
    /// One for each game.
    pub deals: Vec<CommittedDeal>,
}

/// A deal that is fixed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CommittedDeal {
    /// Of which game.
    pub game: GameId,
    /// The hash of its secret.
    pub commitment: String,
}

/// `GET /api/daily/{game}` and `GET /api/daily/{game}/{day}`: one day of one game, as the requesting person may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DayBoard {
    /// Which game.
    pub game: GameId,
    /// Which day, by UTC.
    #[ts(type = "string")]
    pub day: Day,
    /// When it is over and the next one begins, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ends: u64,
    /// Whether it is over: then everything is open, and new games do not count.
    pub over: bool,
    /// The hash of the secret of the deal.
    pub commitment: String,
    /// The secret itself, once the day is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// Your try, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<YourTry>,
    /// How many have finished their try.
    #[ts(type = "number")]
    pub finished: u64,
    /// Who has, the latest first, as long as you may not know their results.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub names: Vec<String>,
    /// The results, once you have finished your own try or the day is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub results: Option<DayResults>,
}

/// Your try at the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct YourTry {
    /// The table: play on there.
    pub table: String,
    /// What it came to, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<TryResult>,
    /// Whether it counts: it was over before its day.
    pub ranked: bool,
}

/// What a try came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TryResult {
    /// The place at its table, from 1.
    pub place: u8,
    /// Filled orders, or won cards in Calcory.
    pub score: u8,
    /// What breaks a tie: the value of the toppings in hand.
    pub tie_break: u8,
    /// One letter for each order, rounds apart: `f`illed, `b`urnt, `o`pen. In Calcory one for each set that was won (`f`)
    /// and each turn that failed (`b`).
    pub signs: String,
}

/// The results of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DayResults {
    /// Yours and those of people you have played with, the best first.
    pub friends: Vec<RankedTry>,
    /// The best of all.
    pub best: Vec<RankedTry>,
    /// How often each score was reached.
    pub scores: Vec<ScoreCount>,
    /// How many came to less than you.
    #[ts(type = "number")]
    pub better_than: u64,
    /// Your last seven days, the latest last.
    pub week: Vec<WeekDay>,
    /// How many days in a row you have finished, with this one.
    pub in_a_row: u32,
}

/// A result on the board of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RankedTry {
    /// From 1; equal results share a rank.
    pub rank: u32,
    /// The player's name; missing if the table was deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether it is yours.
    pub you: bool,
    /// What it came to.
    pub result: TryResult,
    /// The table, once the day is over: its replay is open to all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// How often a score was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ScoreCount {
    /// The score.
    pub score: u8,
    /// How often.
    #[ts(type = "number")]
    pub count: u64,
}

/// One of your last days.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct WeekDay {
    /// Which day.
    #[ts(type = "string")]
    pub day: Day,
    /// Your score, if you played.
    pub score: Option<u8>,
}

/// `POST /api/daily/{game}` and `POST /api/daily/{game}/{day}`: where the deal is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TryReply {
    /// The table.
    pub table: String,
}

/// `GET /api/tables/{id}/same-cards`: finished games with the same cards.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SameCards {
    /// The latest first.
    pub games: Vec<SameCardsGame>,
}

/// A finished game that had the same cards.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SameCardsGame {
    /// The table, if you sat there or it is public: whoever knows a table can watch its replay.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// Everyone at the table.
    pub chairs: Vec<ChairInfo>,
    /// The ranking.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}
