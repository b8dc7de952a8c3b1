//! Bots think away from the table.
//!
//! A bot leaves its chair with a [`Job`], which contains everything it may know, and comes back with a
//! [`Thought`]. Meanwhile the table is not blocked. If a bot does not come back, because its thread panicked
//! or the table was reloaded, it is replaced by one that receives all events from the beginning.

use quattro_bots::{Bot, Level};
use quattro_rules::calcory::Calcory;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;

use super::action::Action;
use super::hosted::Engine;

/// A bot at a chair, and how much of the game it has heard.
pub(crate) struct SeatedBot<G: Engine> {
    pub(super) level: Level,
    /// The number of the game's events that it has processed, including those not addressed to it.
    pub(super) heard: usize,
    pub(super) bot: Bot<G>,
}

/// What one bot needs in order to decide.
pub(crate) struct EngineJob<G: Engine> {
    pub(super) bot: SeatedBot<G>,
    /// What its seat was told since it last decided.
    pub(super) news: Vec<G::Event>,
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Action>,
}

impl<G: Engine> EngineJob<G> {
    fn think(mut self) -> (SeatedBot<G>, G::Action) {
        for event in &self.news {
            self.bot.bot.hear(event);
        }
        let action = self.bot.bot.decide(&self.view, &self.legal).action;
        (self.bot, action)
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
    pub(super) decision: AnyJob,
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
    /// Lets the bot decide.
    pub fn think(self) -> Thought {
        let Job { seat, at, decision } = self;
        let (action, bot) = match decision {
            AnyJob::Pizza(job) => {
                let (bot, action) = job.think();
                (Action::Pizza(action), AnyBot::Pizza(Box::new(bot)))
            }
            AnyJob::Calcory(job) => {
                let (bot, action) = job.think();
                (Action::Calcory(action), AnyBot::Calcory(Box::new(bot)))
            }
        };
        Thought { plays: BotMove { seat, at, action }, bot }
    }

    /// The first legal move, as a fallback if the bot panics.
    pub fn any_move(&self) -> Option<BotMove> {
        let action = match &self.decision {
            AnyJob::Pizza(job) => job.legal.first().copied().map(Action::Pizza),
            AnyJob::Calcory(job) => job.legal.first().copied().map(Action::Calcory),
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
