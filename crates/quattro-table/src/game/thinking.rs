//! Bots think away from the table.
//!
//! A bot leaves its chair with a [`Job`], which contains everything it may know, and comes back with a
//! [`Thought`]. Meanwhile the table is not blocked. If a bot does not come back, because its thread panicked
//! or the table was reloaded, it is replaced by one that receives all events from the beginning.

use std::time::Duration;

use quattro_bots::{Decision, Now, SeatedBot, Thinking};
use quattro_rules::calcory::Calcory;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;

use super::action::Action;
use super::hosted::Engine;

/// A bot, what it is asked, and how far it has come with it.
pub(crate) struct EngineJob<G: Engine> {
    bot: SeatedBot<G>,
    decision: Decision<G>,
    thinking: Option<Thinking<G>>,
}

impl<G: Engine> EngineJob<G> {
    pub(super) fn new(bot: SeatedBot<G>, decision: Decision<G>) -> EngineJob<G> {
        EngineJob { bot, decision, thinking: None }
    }

    fn with(self, change: impl FnOnce(SeatedBot<G>) -> SeatedBot<G>) -> EngineJob<G> {
        EngineJob { bot: change(self.bot), ..self }
    }

    fn think(mut self: Box<Self>, slice: Option<Duration>) -> Result<(SeatedBot<G>, G::Action), Box<Self>> {
        let thinking = self.thinking.take().unwrap_or_else(|| self.bot.begin(&self.decision));
        match self.bot.go_on(&self.decision, thinking, slice) {
            Thinking::Decided(choice) => Ok((self.bot, choice.action)),
            searching @ Thinking::Searching(_) => {
                self.thinking = Some(searching);
                Err(self)
            }
        }
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

/// How far a bot has come after a slice of thinking.
pub enum Sliced {
    /// It has to think on.
    Thinking(Job),
    /// It has decided.
    Decided(Thought),
}

/// The same job with another bot, of either engine.
macro_rules! with_bot {
    ($job:expr, $bot:ident => $changed:expr) => {{
        let Job { seat, at, task } = $job;
        let task = match task {
            AnyJob::Pizza(job) => AnyJob::Pizza(Box::new(job.with(|$bot| $changed))),
            AnyJob::Calcory(job) => AnyJob::Calcory(Box::new(job.with(|$bot| $changed))),
        };
        Job { seat, at, task }
    }};
}

impl Job {
    /// Lets the bot decide. Levels that search look at the clock `now` to see when to stop.
    pub fn think(self, now: Now) -> Thought {
        self.with_clock(now).decide()
    }

    /// Lets the bot decide. Levels that search think for this time, now and until they are given another, instead
    /// of what is usual for them.
    pub fn think_for(self, now: Now, time: Duration) -> Thought {
        with_bot!(self, bot => bot.with_time(time)).with_clock(now).decide()
    }

    /// The same job with a clock, by which levels that search see when to stop. It runs from the first slice on.
    #[must_use]
    pub fn with_clock(self, now: Now) -> Job {
        with_bot!(self, bot => bot.with_clock(now))
    }

    /// The same job for so many playouts instead of a time, if the level searches: the same answer on every machine.
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Job {
        with_bot!(self, bot => bot.with_playouts(playouts))
    }

    /// Lets the bot think for this time at most, where nothing else can be done meanwhile. The slices of a decision
    /// together take as long as thinking in one go.
    pub fn think_slice(self, slice: Duration) -> Sliced {
        self.go_on(Some(slice))
    }

    fn decide(mut self) -> Thought {
        loop {
            match self.go_on(None) {
                Sliced::Decided(thought) => return thought,
                Sliced::Thinking(job) => self = job,
            }
        }
    }

    fn go_on(self, slice: Option<Duration>) -> Sliced {
        let Job { seat, at, task } = self;
        let decided = |action, bot| Sliced::Decided(Thought { plays: BotMove { seat, at, action }, bot });
        let thinking = |task| Sliced::Thinking(Job { seat, at, task });
        match task {
            AnyJob::Pizza(job) => match job.think(slice) {
                Ok((bot, action)) => decided(Action::Pizza(action), AnyBot::Pizza(Box::new(bot))),
                Err(job) => thinking(AnyJob::Pizza(job)),
            },
            AnyJob::Calcory(job) => match job.think(slice) {
                Ok((bot, action)) => decided(Action::Calcory(action), AnyBot::Calcory(Box::new(bot))),
                Err(job) => thinking(AnyJob::Calcory(job)),
            },
        }
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
