//! What the screen shows: everything that the player may know, and nothing else.

use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_words::Names;

use super::pace::Pace;
use super::terminal_game::{Spot, TerminalGame};

/// The screen is a pure function of this. It contains one seat's view and events but not the game, so nothing
/// hidden can be drawn.
pub(crate) struct Shown<G: TerminalGame> {
    pub(crate) game: GameId,
    /// The player's seat.
    pub(crate) me: Seat,
    pub(crate) names: Names,
    /// Who sits on each chair: the name of a bot's level, nothing for the player.
    pub(crate) levels: Vec<Option<String>>,
    /// The view as far as its events have been shown.
    pub(crate) view: G::View,
    /// The last announcement, until it expires.
    pub(crate) announcement: Option<String>,
    /// All announcements so far, if memory aids are on.
    pub(crate) log: Option<Vec<String>>,
    pub(crate) status: Status<G::Action>,
    pub(crate) panel: Option<Panel>,
    /// A remark of the program, such as where a record was saved.
    pub(crate) notice: Option<String>,
    pub(crate) pace: Pace,
    /// Where the cursor is, in a game with a grid.
    pub(crate) cursor: Spot,
    pub(crate) focus: Focus,
}

/// What the game waits for.
pub(crate) enum Status<A> {
    /// Something is being shown.
    Showing,
    /// Somebody else decides.
    Waiting {
        /// Who, and what.
        question: String,
    },
    /// The player decides.
    Asked(Asked<A>),
    /// Nothing: the game is over.
    Over {
        /// The ranking, the winner first.
        ranking: Vec<String>,
    },
}

/// A question to the player.
pub(crate) struct Asked<A> {
    pub(crate) question: String,
    /// What is at stake, or why there is only one answer.
    pub(crate) hint: Option<String>,
    pub(crate) choices: Vec<Choice<A>>,
    /// The index of the choice that Enter takes.
    pub(crate) selected: usize,
    /// The number typed so far.
    pub(crate) typed: usize,
}

/// One of the player's choices.
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    /// What it would do, in words.
    pub(crate) text: String,
}

/// What the arrow keys move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// The choice in the list.
    List,
    /// The cursor in the grid.
    Grid,
}

/// A panel over the choices.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Panel {
    /// Something to read: the rules for the question, or face-up cards.
    Text {
        /// Rule numbers or names, and what there is to say about them.
        lines: Vec<(String, String)>,
        /// How many lines are scrolled away.
        scroll: u16,
    },
    /// Somebody is thinking about a hint.
    HintAwaited,
    /// What a chef would do.
    Hint(Vec<Advice>),
    /// Really?
    Quit,
}

/// An action that was thought about.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advice {
    pub(crate) text: String,
    /// How it went where it was tried: the expected result from 0 to 1, and how often. Nothing where it did not
    /// take any trying.
    pub(crate) tried: Option<(f32, u32)>,
}

impl<G: TerminalGame> Shown<G> {
    /// The question to the player, if there is one and everything before it has been shown.
    pub(crate) fn asked(&mut self) -> Option<&mut Asked<G::Action>> {
        match &mut self.status {
            Status::Asked(asked) => Some(asked),
            _ => None,
        }
    }
}
