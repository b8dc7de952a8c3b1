//! What every game can say about itself.

use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use serde::Serialize;

use crate::names::Names;
use crate::words::Words;

/// A choice in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoiceWords {
    /// What the player would do: short enough for a button, without a full stop.
    pub what: String,
    /// What it leads to, as a separate sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub consequence: Option<String>,
    /// For a choice of kinds: how far table and hand go, in a word or two for each kind of the action, in its order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub verdicts: Vec<String>,
}

impl ChoiceWords {
    /// Both parts in one line: "Add 1 pineapple from hand. The order is filled."
    pub fn line(&self) -> String {
        match &self.consequence {
            Some(consequence) => format!("{}. {consequence}", self.what),
            None => self.what.clone(),
        }
    }
}

/// A question in words, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QuestionWords {
    /// Who decides what. The same for every viewer.
    pub text: String,
    /// A short heading: for the seat that decides, the question; for everybody else, who decides.
    pub title: String,
    /// For the seat that decides: what is at stake, or why there is only one answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hint: Option<String>,
    /// What the table lacks, in a sentence. The same for every viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub missing: Option<String>,
}

/// A game that can be put into words.
///
/// Rule numbers are left to the caller, who has them from [`Game::rule_of`].
pub trait Speak: Game {
    /// The players' default names.
    fn names(&self, words: &Words) -> Names;

    /// One sentence about something that happened in this game. The game may have moved on since.
    fn event_in_words(&self, event: &Self::Event, words: &Words, names: &Names) -> String;

    /// What there is to remember of an event, as a piece of a sentence: "3 salami", "Nina's Monotoni".
    fn remembered_in_words(&self, event: &Self::Event, words: &Words, names: &Names) -> Option<String>;

    /// What `action` would do for the player who decides, and its consequence. It may depend on that
    /// player's hand, so it is for that player alone.
    fn choice_in_words(&self, action: Self::Action, words: &Words, names: &Names) -> ChoiceWords;

    /// The current question as `viewer` may know it, or that the game is over. Only the viewer who
    /// decides gets a hint, the one part that depends on a hand. `None` is a spectator.
    fn question_in_words(&self, viewer: Option<Seat>, words: &Words, names: &Names) -> QuestionWords;
}
