//! What every game can say about itself.

use quattro_rules::game::Game;

use crate::names::Names;
use crate::words::Words;

/// A game that can be put into words.
///
/// Rule numbers are left to the caller, who has them from [`Game::rule_of`].
pub trait Speak: Game {
    /// What the players are called unless they say otherwise.
    fn names(&self, words: &Words) -> Names;

    /// One sentence about something that happened in this game. The game may have moved on since.
    fn event_in_words(&self, event: &Self::Event, words: &Words, names: &Names) -> String;

    /// What the player who decides now would do with `action`, and what comes of it: a line of a list of
    /// choices, without a full stop. Says nothing that this player may not know.
    fn action_in_words(&self, action: Self::Action, words: &Words, names: &Names) -> String;

    /// Who decides now and what is asked; that the game is over once it is. Everyone may hear it.
    fn question_in_words(&self, words: &Words, names: &Names) -> String;
}
