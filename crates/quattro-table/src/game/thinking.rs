//! Bots think away from the table.
//!
//! A bot leaves its chair with a [`Job`], which contains everything it may know, and comes back with a
//! [`Thought`]. Meanwhile the table is not blocked. If a bot does not come back, because its thread panicked
//! or the table was reloaded, it is replaced by one that receives all events from the beginning.

use std::time::Duration;

use quattro_bots::{Decision, Now, SeatedBot};
use quattro_rules::calcory::Calcory;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;

use super::action::Action;
use super::hosted::Engine;

/// A bot, and what it is asked.
pub(crate) struct EngineJob<G: Engine> {
    pub(super) bot: SeatedBot<G>,
    pub(super) decision: Decision<G>,
}

impl<G: Engine> EngineJob<G> {
    fn think(self, now: Now, time: Option<Duration>) -> (SeatedBot<G>, G::Action) {
        let bot = self.bot.with_clock(now);
        let mut bot = match time {
            Some(time) => bot.with_time(time),
            None => bot,
        };
        let action = bot.decide(&self.decision).action;
        (bot, action)
    }
}

/// The bots of either engine.
pub(crate) enum AnyBot {
    Pizza(Box<SeatedBot<Pizza>>),
    Calcory(Box<SeatedBot<Calcory>>),
}

/// The jobs of either engine.
pub(super) enum AnyJob {
    Pizza(Box<EngineJob<Pizza>>),
    Calcory(Box<EngineJob<Calcory>>),
}

/// A decision for a bot to think about, on any thread and for as long as its level says.
pub struct Job {
    pub(super) seat: Seat,
    pub(super) at: u32,
    pub(super) task: AnyJob,
}

/// What a bot decided.
pub struct Thought {
    plays: BotMove,
    pub(crate) bot: AnyBot,
}

/// A bot's move, and the decision it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotMove {
    /// The bot's chair.
    pub seat: Seat,
    /// The number of moves played before this decision.
    pub at: u32,
    /// What it plays.
    pub action: Action,
}

impl Job {
    /// Lets the bot decide. Levels that search look at the clock `now` to see when to stop.
    pub fn think(self, now: Now) -> Thought {
        self.decide(now, None)
    }

    /// Lets the bot decide. Levels that search think for this time, now and until they are given another, instead
    /// of what is usual for them.
    pub fn think_for(self, now: Now, time: Duration) -> Thought {
        self.decide(now, Some(time))
    }

    fn decide(self, now: Now, time: Option<Duration>) -> Thought {
        let Job { seat, at, task } = self;
        let (action, bot) = match task {
            AnyJob::Pizza(job) => {
                let (bot, action) = job.think(now, time);
                (Action::Pizza(action), AnyBot::Pizza(Box::new(bot)))
            }
            AnyJob::Calcory(job) => {
                let (bot, action) = job.think(now, time);
                (Action::Calcory(action), AnyBot::Calcory(Box::new(bot)))
            }
        };
        Thought { plays: BotMove { seat, at, action }, bot }
    }

    /// The first legal move, as a fallback if the bot panics.
    pub fn any_move(&self) -> Option<BotMove> {
        let action = match &self.task {
            AnyJob::Pizza(job) => job.decision.legal().first().copied().map(Action::Pizza),
            AnyJob::Calcory(job) => job.decision.legal().first().copied().map(Action::Calcory),
        };
        action.map(|action| BotMove { seat: self.seat, at: self.at, action })
    }
}

impl Thought {
    /// The move.
    pub const fn plays(&self) -> BotMove {
        self.plays
    }
}
