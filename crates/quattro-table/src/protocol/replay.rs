//! A finished game as the replay viewer gets it.

use quattro_rules::calcory;
use quattro_rules::game::Outcome;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use serde::Serialize;
use ts_rs::TS;

use super::server::{Line, Numbers, View};

/// A finished game, step by step.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReplaySteps {
    /// Which game it is.
    pub game: GameId,
    /// The players, clockwise from the first seat.
    pub names: Vec<String>,
    /// The numbers of this game that a client shows.
    pub numbers: Numbers,
    /// The ranking.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<Outcome>,
    /// The deal, and then one step for each action.
    pub steps: Vec<ReplayStep>,
}

/// One action and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReplayStep {
    /// What was played; missing at the deal, which nobody decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub played: Option<PlayedAction>,
    /// What was told.
    pub events: Vec<Line>,
    /// What was seen after it. Where everybody's cards are shown, hands are at the chairs.
    pub view: View,
    /// Where everybody's cards are shown, in Calcory: what lies face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub revealed: Option<Box<calcory::Revealed>>,
    /// Who decides next; nobody once the game is over.
    pub to_act: Option<Seat>,
}

/// An action of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayedAction {
    /// Who played it.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
    /// What it did, in words.
    pub text: String,
}
