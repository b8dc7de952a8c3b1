//! Deals that several tables have in common: the deal of a day, and the deal of a game that is played again.
//!
//! Such a table has the secret of the deal and what was contributed to it then, so its seed is the same and its record
//! verifies like any other. Who sits down contributes nothing. Its bots think by playouts instead of time: with the same
//! cards they give the same answers to the same moves, on every machine.

use quattro_bots::Level;
use quattro_rules::json::Tagged;
use quattro_rules::pizza::Kind;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::day::Day;
use crate::evening::EveningId;
use crate::fairness::{Contribution, Secret};
use crate::ids::TableId;
use crate::protocol::{Aids, TableOptions};

/// How many playouts a searching bot makes for a decision at a table with a shared deal: tens of milliseconds, and well
/// below a second on a slow machine.
pub const PLAYOUTS: u32 = 400;

/// How strong the bots of a day are.
pub const BOTS_OF_THE_DAY: Level = Level::Chef;

/// How many sit at the table of a day: one person and three bots.
const PLAYERS_OF_THE_DAY: u8 = 4;

/// What a deal is made of, besides the secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharedDeal {
    /// Where it comes from.
    pub origin: DealOrigin,
    /// What was contributed to the seed, one for each chair.
    pub contributions: Vec<Option<Contribution>>,
    /// The own kinds that were chosen, by chair; empty if all were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<Option<Kind>>,
    /// Who begins, unless that is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_seat: Option<Seat>,
    /// How many playouts a searching bot makes for a decision.
    pub playouts: u32,
}

/// Where a deal comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case")]
pub enum DealOrigin {
    /// The deal of a day. The host has the first chair, bots of this level the others.
    Day {
        /// Which day.
        day: Day,
        /// Whether the result counts. Later games of a day do not.
        ranked: bool,
        /// How strong the bots are.
        bots: Level,
    },
    /// The deal of a round of an evening.
    Evening {
        /// Which evening.
        evening: EveningId,
    },
    /// The deal of a game that is over.
    Table {
        /// Where it was played first.
        table: TableId,
    },
}

impl Serialize for DealOrigin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        DealOrigin::serialize(self, Tagged { tag: "from", of: serializer })
    }
}

impl<'de> Deserialize<'de> for DealOrigin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DealOrigin, D::Error> {
        DealOrigin::deserialize(Tagged { tag: "from", of: deserializer })
    }
}

impl SharedDeal {
    /// The deal of a day: its seed comes from the secret alone, or whoever plays could change the cards.
    pub fn of_day(day: Day, ranked: bool) -> SharedDeal {
        SharedDeal {
            origin: DealOrigin::Day { day, ranked, bots: BOTS_OF_THE_DAY },
            contributions: vec![None; usize::from(PLAYERS_OF_THE_DAY)],
            kinds: Vec::new(),
            first_seat: None,
            playouts: PLAYOUTS,
        }
    }

    /// The deal of a round: the cards of all its tables come from the secret alone.
    pub fn of_evening(evening: EveningId, players: u8) -> SharedDeal {
        SharedDeal {
            origin: DealOrigin::Evening { evening },
            contributions: vec![None; usize::from(players)],
            kinds: Vec::new(),
            first_seat: None,
            playouts: PLAYOUTS,
        }
    }

    /// The day whose deal this is.
    pub const fn day(&self) -> Option<Day> {
        match self.origin {
            DealOrigin::Day { day, .. } => Some(day),
            DealOrigin::Evening { .. } | DealOrigin::Table { .. } => None,
        }
    }
}

/// The table of a day: no clock, no chat, no aids, the same for everybody.
pub fn table_of_the_day(game: GameId) -> TableOptions {
    TableOptions {
        game,
        players: PLAYERS_OF_THE_DAY,
        options: Options::default(),
        aids: Aids::None,
        public: false,
        hungriest_begins: false,
        clock: None,
        no_after: None,
        chat: false,
        bot_pace: None,
    }
}

/// What it takes to deal the cards of a game once more, at any number of tables.
#[derive(Clone, PartialEq, Debug)]
pub struct DealAgain {
    /// What the host of the game decided; the new table is private.
    pub options: TableOptions,
    /// The secret of the shuffles, which is known since the game is over.
    pub secret: Secret,
    /// The rest of the deal.
    pub deal: SharedDeal,
}
