//! What the arbiter is asked and what it answers.

use quattro_rules::json::Json;
use quattro_rules::pizza::OvenFace;
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_words::QuestionWords;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::server::{Legal, View};

/// A position of a real table, and what was played since.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// The position, with the fields of `docs/positions.md`.
    #[ts(type = "Record<string, unknown>")]
    pub position: Json,
    /// The actions since then, in notation.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub moves: Vec<String>,
}

/// What the arbiter answers.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Judgement {
    /// The position is possible: who decides, and what is legal.
    Ruling(Box<Ruling>),
    /// The position cannot be.
    Impossible(PositionProblem),
}

/// Who decides at a position, what is legal, and what has led to it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Ruling {
    /// Which game.
    pub game: GameId,
    /// The players, clockwise from the first seat.
    pub names: Vec<String>,
    /// What happened before the first decision, and then one step for each action.
    pub steps: Vec<JudgedStep>,
    /// The action that was refused, if one was. Those after it were not played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<RefusedMove>,
    /// The table now, with all cards open.
    pub table: OpenTable,
    /// Who decides; nobody once the game is over.
    pub to_act: Option<Seat>,
    /// What is asked.
    pub question: QuestionWords,
    /// The rule under which it is asked; missing once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<Rule>,
    /// Every legal action, with its words.
    pub legal: Vec<Legal>,
    /// Once the game is over: a line for each player, the winner first.
    pub ranking: Vec<String>,
}

/// An action and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct JudgedStep {
    /// Who played it; missing before the first decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The action in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<String>,
    /// What it does, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// What came of it, rule by rule.
    pub lines: Vec<RuledLine>,
    /// What of it may be different at the real table.
    pub notes: Vec<String>,
}

/// Something that happened, and the rule under which it did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RuledLine {
    /// The rule.
    pub rule: Rule,
    /// A sentence.
    pub text: String,
}

/// An action that is not allowed, or not an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RefusedMove {
    /// Which of the actions, from 1.
    pub number: usize,
    /// As it was given.
    pub action: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<Rule>,
    /// Why, in a sentence.
    pub message: String,
}

/// A table with all cards open.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OpenTable {
    /// The table, with hands at the chairs.
    pub view: View,
    /// At a pizza table: the oven, the card to be revealed first coming first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub oven: Option<Vec<OvenFace>>,
}

/// Why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PositionProblem {
    /// The field of the position, by its name there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
    /// Whose field it is, if it is a player's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The rule that makes it impossible.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<Rule>,
    /// What is wrong, in a sentence.
    pub message: String,
}
