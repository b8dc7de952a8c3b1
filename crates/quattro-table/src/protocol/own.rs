//! A person's own games, and what they come to.

use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::lists::Listing;
use super::table::BotSeat;

/// Whose turn it is, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Turn {
    /// Whose: that of a person, or of the bot that plays there.
    pub seat: Seat,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: u64,
    /// In which round, in a game that has rounds.
    pub round: Option<u8>,
}

/// `GET /api/me/games`: the tables at which one plays or has played, the newest first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
pub struct OwnGames {
    /// The games.
    pub games: Vec<OwnGame>,
    /// For the next page, as `after`, if there is one.
    pub next: Option<String>,
}

/// A game of one's own.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OwnGame {
    /// The table.
    pub table: Listing,
    /// One's own chair.
    pub seat: Seat,
    /// Whose turn it is, while the game runs.
    pub turn: Option<Turn>,
}

/// `GET /api/me/figures`: what one's finished games come to. Nobody else is shown it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
pub struct OwnFigures {
    /// Whether they are hidden: then the rest is empty.
    pub hidden: bool,
    /// By game and number of chairs.
    pub games: Vec<GameFigures>,
    /// By order.
    pub orders: Vec<OrderFigures>,
    /// Those with whom one has played most often, at most five.
    pub friends: Vec<HeadToHead>,
}

/// What all games of one sort come to.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameFigures {
    /// Which game.
    pub game: String,
    /// With how many chairs.
    pub players: u32,
    /// When the first of them ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: u64,
    /// How many were played.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
    /// Filled orders in all of them; in Calcory, won cards.
    pub score: u32,
    /// How often one was asked for help and gave it.
    pub gave: u32,
    /// How often one was asked and did not.
    pub refused: u32,
    /// The rating, after the first game with another person.
    pub rating: Option<RatingInfo>,
}

/// How strong one is, as far as that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RatingInfo {
    /// On Elo's scale; everybody begins with 1500.
    pub value: u32,
    /// The true value is within twice this, in 19 of 20 cases.
    pub deviation: u32,
    /// How many games it rests on.
    pub games: u32,
}

/// How often an order was filled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OrderFigures {
    /// Which order.
    pub order: String,
    /// How often it was filled.
    pub filled: u32,
    /// How often it burnt.
    pub burnt: u32,
}

/// How one did at the same tables as another person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HeadToHead {
    /// The other's name.
    pub name: String,
    /// In all games together.
    pub all: Meetings,
    /// In each game.
    pub games: Vec<Meetings>,
}

/// How often two people met, and who had the better place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Meetings {
    /// Which game; empty for all of them.
    pub game: String,
    /// How many games.
    pub games: u32,
    /// In how many of them oneself.
    pub won: u32,
    /// In how many the other.
    pub lost: u32,
}

/// `POST /api/me/figures`: hides one's figures, or shows them again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HideFigures {
    /// Whether they are to be hidden.
    pub hidden: bool,
}

/// `POST /api/me/games`: keeps a game that was played on this person's device. It is private and counts for nobody.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct KeepGame {
    /// The chair of the person.
    pub seat: Seat,
    /// The chairs of bots; on all others people played along.
    pub bots: Vec<BotSeat>,
    /// The record of the game (docs/records.md).
    #[ts(type = "object")]
    pub record: Record,
}
