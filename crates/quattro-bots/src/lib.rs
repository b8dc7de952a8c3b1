//! Players that see only what a player sees.
//!
//! A [`Bot`] sits at a seat. It hears the events that its seat is told, remembers them as well as its
//! [`Level`] lets it, and answers with an action when its view says that it is asked. It is never handed a
//! game: all it can do about hidden cards is to *imagine* a whole world that fits its view and its memory,
//! and to think about that. A worse memory imagines worse worlds, so the same thinking makes a weaker, more
//! human player.
//!
//! | part | where |
//! |---|---|
//! | what a game must offer to be played by bots | [`Playable`] |
//! | a bot at a game in progress | [`SeatedBot`], [`Decision`] |
//! | how well things are remembered | [`Retention`] |
//! | how strong a bot is | [`Level`] |
//! | thinking ahead in imagined worlds | [`search`] |
//! | time, which is handed in | [`Now`], [`Deadline`] |
//! | bots against each other, rated | [`arena`] |

pub mod arena;
mod bot;
pub mod calcory;
mod clock;
mod level;
pub mod pizza;
mod playable;
mod retention;
pub mod search;
mod seated;

pub use arena::Entrant;
pub use bot::{Bot, Choice, Considered};
pub use clock::{Deadline, Now, system_clock};
pub use level::{Brain, Level, UnknownLevel};
pub use playable::{Memory, Playable, Rng, World};
pub use retention::Retention;
pub use search::Budget;
pub use seated::{Decision, SeatedBot};
