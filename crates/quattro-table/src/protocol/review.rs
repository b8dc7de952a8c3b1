//! A finished game looked back at, as a page or a terminal shows it.

use quattro_bots::review::{Points, Verdict};
use quattro_rules::pizza::{Kind, Order};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `POST /api/tables/{id}/play-on`: a new table on which this person plays on from a move of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The number of the move, from 1.
    pub number: u32,
}

/// How far a review is.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum ReviewState {
    /// It is being computed, or waits for others.
    Computing {
        /// How many decisions have been looked at.
        done: u32,
        /// How many there are.
        total: u32,
    },
    /// It is there.
    Ready(Box<ReviewedGame>),
}

/// A seat's game, looked back at. Chances to win and their changes are in hundredths of a percentage point.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReviewedGame {
    /// Which game it is.
    pub game: GameId,
    /// The players, clockwise from the first seat.
    pub names: Vec<String>,
    /// Whose decisions these are.
    pub seat: Seat,
    /// The players' kinds; none in Calcory.
    pub kinds: Vec<Kind>,
    /// Their place: 1 for the winner.
    pub place: u8,
    /// Their filled orders, or won cards in Calcory.
    pub score: u8,
    /// The chance to win before a card was dealt.
    pub start: Points,
    /// What came of it.
    pub result: Points,
    /// What memory changed, never more than nothing.
    pub memory: Points,
    /// What choices changed, never more than nothing.
    pub choice: Points,
    /// What luck changed: `start + memory + choice + luck = result`.
    pub luck: Points,
    /// How much of what could be known was used, from 0 to 100; missing where that was worth hardly anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub memory_score: Option<u8>,
    /// What the game comes to, in words.
    pub summary: String,
    /// The decisions in which there was a choice.
    pub moves: Vec<ReviewedMove>,
    /// The moments that decided the game, in order.
    pub moments: Vec<ReviewedMoment>,
}

impl ReviewedGame {
    /// Memory, choice and luck in whole percentage points. They add up as they are shown: luck is what rounding leaves to it.
    pub fn parts(&self) -> [i32; 3] {
        let [memory, choice] = [self.memory, self.choice].map(Points::percent);
        [memory, choice, self.result.percent() - self.start.percent() - memory - choice]
    }
}

/// A decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ReviewedMove {
    /// The number of the move in the record, from 1.
    pub number: u32,
    /// The round, in the pizza games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u8>,
    /// The chance to win with the best action, as far as could be known.
    pub chance: Points,
    /// The chance to win with all cards open, after the best action and after the one taken.
    pub open: [Points; 2],
    /// What was lost because it was not remembered: `chance + memory + choice` is the chance after the action taken.
    pub memory: Points,
    /// What was lost by another choice.
    pub choice: Points,
    /// What luck changed until the next decision.
    pub luck: Points,
    /// What was done, in words.
    pub text: String,
}

/// A moment that decided the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ReviewedMoment {
    /// The number of the move in the record, from 1.
    pub number: u32,
    /// The round, in the pizza games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u8>,
    /// What was decisive about it.
    pub verdict: Verdict,
    /// By how much it changed the chance to win.
    pub change: Points,
    /// What was done.
    pub taken: WeighedAction,
    /// What the strongest bot would have done; the same if nothing was better.
    pub best: WeighedAction,
    /// In the pizza games, before the oven is opened: what had gone into it, in order.
    pub seen: Vec<SeenCard>,
    /// What had been told that mattered, in order.
    pub told: Vec<ToldBefore>,
    /// Why it was decisive, in words.
    pub reason: String,
}

/// An action and what it was worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct WeighedAction {
    /// The action in notation.
    pub action: String,
    /// What it does, in words.
    pub text: String,
    /// The card that it plays, if it plays one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<CardFace>,
    /// The chance to win with it, as far as could be known.
    pub chance: Points,
}

/// What is on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "card", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named for what they hold")]
pub enum CardFace {
    /// A topping.
    Topping { kind: Kind, double: bool },
    /// An order, in the colour of whose it is.
    Order { order: Order, kind: Kind },
    /// A card of Calcory, in the colour that its number is shown in.
    Tile { number: u8, kind: Kind },
}

/// A card that had gone where nobody may look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeenCard {
    /// What was on it.
    pub face: CardFace,
    /// Whose turn it was, on the first card of a turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<Seat>,
    /// How many other things to remember were told since.
    pub since: u32,
    /// Whether it mattered.
    pub mattered: bool,
}

/// Something that had been told and mattered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ToldBefore {
    /// What had been told, in words.
    pub text: String,
    /// How many other things to remember were told since.
    pub since: u32,
    /// The same in words.
    pub ago: String,
    /// What was on the card, if it is not among `seen`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<CardFace>,
    /// Whether it is among `seen`.
    pub is_seen: bool,
}
