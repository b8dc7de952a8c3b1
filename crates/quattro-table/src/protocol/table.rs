//! Tables as clients see them, and what can be asked of them over HTTP.

use std::ops::RangeInclusive;

use quattro_bots::{BotName, Character, Level};
use quattro_rules::pizza::Kind;
use quattro_rules::record::Fairness;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::day::Day;
use crate::evening::EveningId;
use crate::fairness::Contribution;
use crate::ids::Bytes;
use crate::problem::{BadSetup, Problem};
use crate::shared_deal::DealOrigin;

/// What the host decides when creating a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// Which game.
    pub game: GameId,
    /// How many chairs.
    pub players: u8,
    /// The options of the game. `own_kinds` stays empty: everyone chooses when sitting down.
    #[serde(default)]
    #[ts(as = "Option<Options>", optional)]
    pub options: Options,
    /// Memory aids.
    #[serde(default)]
    #[ts(as = "Option<Aids>", optional)]
    pub aids: Aids,
    /// Whether the table is listed in the lobby; otherwise only people with the link can find it.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// Whether the hungriest begins: the first player to say so before the start (MM-8). If nobody
    /// does, the start player is drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub hungriest_begins: bool,
    /// Seconds per decision: up to an hour, or one to three days at a slow table. When they run out, a bot takes over.
    /// Missing: no time limit.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub clock: Option<u32>,
    /// Seconds until "no" is answered by itself where somebody may have no other answer, and others wait: when
    /// an opponent asks for help, or somebody duels. Twice that for a question about an own order. Null: never. At a
    /// slow table everybody has the time of the clock for it.
    #[serde(default = "twenty")]
    #[ts(optional = nullable)]
    pub no_after: Option<u16>,
    /// Whether there is a chat.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub chat: bool,
    /// Delay before each bot move, in milliseconds, so that people can follow.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub bot_pace: Option<u16>,
}

/// The shortest and the longest time for a "no" by itself, in seconds.
const NO_AFTER: RangeInclusive<u16> = 5..=3600;

/// The shortest and the longest time for a decision, in seconds.
const CLOCKS: RangeInclusive<u32> = 5..=3600;

/// The same at a slow table.
const SLOW_CLOCKS: RangeInclusive<u32> = DAY..=3 * DAY;

const DAY: u32 = 86_400;

impl TableOptions {
    /// Whether people play a decision now and then, each for a day or longer.
    pub fn is_slow(&self) -> bool {
        self.clock.is_some_and(|seconds| seconds >= DAY)
    }

    /// Whether a table can be created with these options.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn check(&self) -> Result<(), Problem> {
        if !self.options.own_kinds.is_empty() {
            return Err(Problem::BadSetup(BadSetup::OwnKinds));
        }
        if self.hungriest_begins && self.options.first_seat.is_some() {
            return Err(Problem::BadSetup(BadSetup::TwoBegin));
        }
        let is_clock = |seconds: &u32| CLOCKS.contains(seconds) || SLOW_CLOCKS.contains(seconds);
        if self.clock.as_ref().is_some_and(|seconds| !is_clock(seconds)) {
            let (shortest, longest) = (*CLOCKS.start(), *CLOCKS.end());
            return Err(Problem::BadSetup(BadSetup::Clock { shortest, longest }));
        }
        if self.no_after.is_some_and(|seconds| !NO_AFTER.contains(&seconds)) {
            let (shortest, longest) = (*NO_AFTER.start(), *NO_AFTER.end());
            return Err(Problem::BadSetup(BadSetup::NoAfter { shortest, longest }));
        }
        let setup = Setup { game: self.game, players: self.players, options: self.options.clone() };
        Ok(setup.validate()?)
    }
}

#[expect(clippy::unnecessary_wraps, reason = "the default of an option")]
fn twenty() -> Option<u16> {
    Some(20)
}

fn yes() -> bool {
    true
}

/// The memory aids of a table. These are memory games: by default there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Aids {
    /// Nothing.
    #[default]
    None,
    /// What was last played.
    LastMove,
    /// Everything that was told.
    WholeLog,
}

/// `POST /api/tables`: creates a table.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// What the host decides.
    pub table: TableOptions,
    /// Chairs that bots take from the beginning.
    #[serde(default)]
    #[ts(as = "Option<Vec<BotSeat>>", optional)]
    pub bots: Vec<BotSeat>,
    /// How the host sits down; without it the host takes no chair.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub sit: Option<Join>,
    /// The key of a screen that waits for a table to show. If somebody was faster, their table is the answer.
    #[serde(default)]
    #[ts(as = "Option<String>", optional = nullable)]
    pub screen: Option<Bytes<16>>,
}

/// A chair for a bot. Also `POST /api/tables/{id}/bot`: the host puts a bot on an empty chair before the start.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    /// Which chair.
    pub seat: Seat,
    /// Which bot: a level or a character.
    pub level: BotName,
}

/// `POST /api/tables/{id}/join`: sits down.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct Join {
    /// Which chair; missing for the first empty one.
    pub seat: Option<Seat>,
    /// Your own kind; random if missing.
    pub kind: Option<Kind>,
    /// 16 random bytes in URL-safe base 64 without padding, mixed into the shuffles.
    #[ts(optional, type = "string")]
    pub contribution: Option<Contribution>,
}

/// `POST /api/tables/{id}/companions`: seats somebody who plays on your device.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct SeatCompanion {
    /// What they are called: 1 to 24 visible characters.
    pub name: String,
    /// Which chair; missing for the first empty one.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Their own kind; random if missing.
    #[serde(default)]
    pub kind: Option<Kind>,
}

/// `POST /api/tables/{id}/take-back`: a person plays again for whom a bot has played.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct TakeBack {
    /// Which chair: yours if missing, or that of a companion.
    pub seat: Option<Seat>,
}

/// `POST /api/tables/{id}/start`: begins the game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct Start {
    /// Such bots take the empty chairs, a level or a character; without it all chairs must be taken.
    #[ts(optional)]
    pub fill: Option<BotName>,
    /// 16 random bytes of the person who starts the game, instead of those they gave when they sat down.
    #[ts(optional, type = "string")]
    pub contribution: Option<Contribution>,
}

/// `POST /api/tables/{id}/rematch`: says yes to a rematch.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct Rematch {
    /// 16 random bytes for the shuffles of the new game.
    #[ts(optional, type = "string")]
    pub contribution: Option<Contribution>,
}

/// `POST /api/tables/{id}/remove`: the host empties a chair before the start, or somebody that of a companion.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RemovePlayer {
    /// Which chair.
    pub seat: Seat,
}

/// `POST /api/tables/{id}/hand-over`: a bot plays on for a person.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct HandOver {
    /// Which chair: yours if missing; that of another person only if they have been away for 45 seconds.
    pub seat: Option<Seat>,
    /// Which bot: a level or a character; `cook` if missing.
    #[ts(optional)]
    pub level: Option<BotName>,
}

/// `POST /api/me`: chooses a name.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetName {
    /// 1 to 24 visible characters.
    pub name: String,
}

/// `POST /api/link`: asks to become the same person on another device.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct UseDeviceLink {
    /// The code of the one-time link.
    pub code: String,
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TableStage {
    /// People are sitting down.
    Open,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// The host closed the table before the start.
    Closed,
}

impl TableStage {
    /// The name in the database.
    pub const fn name(self) -> &'static str {
        match self {
            TableStage::Open => "open",
            TableStage::Playing => "playing",
            TableStage::Over => "over",
            TableStage::Closed => "closed",
        }
    }
}

/// A table as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableInfo {
    /// The id, part of the link.
    pub id: String,
    /// Its stage.
    pub stage: TableStage,
    /// The host's name.
    pub host: String,
    /// What the host decided.
    pub options: TableOptions,
    /// Everyone at the table, clockwise from the first chair.
    pub chairs: Vec<ChairInfo>,
    /// The chair of the player who was first to say that they are the hungriest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hungriest: Option<Seat>,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// The server's commitment to the shuffles.
    pub commitment: String,
    /// Evidence that the shuffles were fair, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ commitment: string, secret: string, contributions: (string | null)[] }")]
    pub fairness: Option<Fairness>,
    /// Where the cards come from, if other tables have the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal: Option<DealInfo>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
    /// The seats whose people have said yes to the rematch, the first one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub rematch: Vec<Seat>,
}

/// Where the cards of a table come from that other tables have too. It does not name them: whoever knows a table can watch
/// its replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum DealInfo {
    /// The deal of a day.
    Day {
        /// Which day, by UTC.
        #[ts(type = "string")]
        day: Day,
        /// Whether the result counts.
        ranked: bool,
    },
    /// The deal of a round of an evening.
    Evening {
        /// The id of the evening.
        #[ts(type = "string")]
        evening: EveningId,
    },
    /// The deal of a game that is over.
    Game,
}

impl From<DealOrigin> for DealInfo {
    fn from(origin: DealOrigin) -> DealInfo {
        match origin {
            DealOrigin::Day { day, ranked, .. } => DealInfo::Day { day, ranked },
            DealOrigin::Evening { evening } => DealInfo::Evening { evening },
            DealOrigin::Table { .. } => DealInfo::Game,
        }
    }
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChairInfo {
    /// Which chair.
    pub seat: Seat,
    /// The sort of player on it.
    pub occupant: Occupant,
    /// The player's name; the person's while a bot plays for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of the bot; of a character, that whose judgement it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<Level>,
    /// Which character the bot is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub character: Option<Character>,
    /// Why a bot plays for the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<StandIn>,
    /// The own kind, where one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<Kind>,
    /// Whether the person plays on the device of somebody else.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub companion: bool,
    /// Whether this chair contributed randomness to the shuffles.
    #[serde(default)]
    pub contributed: bool,
}

/// A bot that plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StandIn {
    /// Why it plays.
    pub why: StandInReason,
    /// Who let it; null if the clock did, or a host who does not play.
    pub by: Option<Seat>,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StandInReason {
    /// The person wanted it, or left.
    OwnWish,
    /// The person's time ran out.
    TimeIsUp,
    /// The person was away, and somebody else let the bot play.
    Away,
}

/// The sort of player on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// A bot for the person who has the chair.
    BotForPerson,
}
