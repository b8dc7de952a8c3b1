//! Bots that see only what a player sees.
//!
//! A [`Bot`] has a seat. It receives the events of its seat, remembers them as well as its [`Level`] allows,
//! and answers with an action when it is its turn to decide. It never has access to the game. To reason about
//! hidden cards, it *imagines* a whole world that fits its view and its memory. A worse memory gives less
//! accurate worlds, so the same algorithm makes a weaker, more human player.
//!
//! | part | where |
//! |---|---|
//! | what a game must offer to be played by bots | [`Playable`] |
//! | a bot at a game in progress | [`SeatedBot`], [`Decision`] |
//! | how well things are remembered | [`Retention`] |
//! | how strong a bot is | [`Level`] |
//! | bots with a style | [`Character`] |
//! | thinking ahead in imagined worlds | [`search`] |
//! | time, which is handed in | [`Now`], [`Deadline`] |
//! | bots against each other, rated | [`arena`] |
//! | a learned value | [`value`] |
//! | looking back at a finished game | [`review`] |

pub mod arena;
mod bot;
pub mod calcory;
mod character;
mod clock;
mod level;
mod name;
pub mod pizza;
mod playable;
mod retention;
pub mod review;
pub mod search;
mod seated;
pub mod value;

pub use arena::Entrant;
pub use bot::{Bot, Choice, Considered, Searching, Thinking};
pub use character::{Character, Style};
pub use clock::{Deadline, Now, system_clock};
pub use level::{Brain, Level, UnknownLevel};
pub use name::{BotName, UnknownBot};
pub use playable::{Memory, Playable, Rng, World};
pub use retention::Retention;
pub use search::Budget;
pub use seated::{Decision, SeatedBot};
