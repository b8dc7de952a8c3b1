//! The games behind one type.
//!
//! A fifth engine is a variant of [`HostedGame`] and of the other enums here, and an `impl` of
//! [`Engine`]; the compiler lists the rest.

mod acting;
mod action;
mod batch;
mod deal;
mod hosted;
mod thinking;

pub(crate) use acting::ActedOut;
pub use action::Action;
pub use batch::Batch;
pub use deal::Deal;
pub use thinking::{BotMove, Job, Sliced, Thought};

use std::ops::Range;

use quattro_bots::Entrant;
use quattro_rules::calcory::Calcory;
use quattro_rules::game::{Game, Outcome};
use quattro_rules::pizza::Pizza;
use quattro_rules::progress::Trial;
use quattro_rules::record::Record;
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Setup, SetupError};
use quattro_rules::with_engine;
use quattro_words::{Language, Names, QuestionWords};

use crate::problem::Problem;
use crate::protocol::{Legal, Line, View};
use hosted::{Engine, Hosted};
use thinking::{AnyBot, AnyJob};

/// A game at a table.
#[derive(Debug)]
pub(crate) enum HostedGame {
    Pizza(Box<Hosted<Pizza>>),
    Calcory(Box<Hosted<Calcory>>),
}

/// A batch that was tried and found legal, ready to be applied to the game.
#[derive(Clone, Debug)]
pub(crate) enum TriedBatch {
    Pizza(Box<Trial<Pizza, Deal>>),
    Calcory(Box<Trial<Calcory, Deal>>),
}

/// Runs the same code for either engine.
macro_rules! each {
    ($game:expr, $hosted:ident => $body:expr) => {
        match $game {
            HostedGame::Pizza($hosted) => $body,
            HostedGame::Calcory($hosted) => $body,
        }
    };
}

/// The language a viewer reads, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice<'a> {
    pub(crate) language: Language,
    pub(crate) names: &'a Names,
}

impl HostedGame {
    pub(crate) fn deal(setup: &Setup, deal: Deal) -> Result<HostedGame, SetupError> {
        with_engine!(setup.game, G => Ok(G::wrap_game(Hosted::deal(setup, deal)?)))
    }

    /// Tries a batch without changing anything.
    pub(crate) fn try_batch(&self, seat: Seat, batch: &Batch) -> Result<TriedBatch, Problem> {
        Ok(match self {
            HostedGame::Pizza(game) => TriedBatch::Pizza(Box::new(game.try_batch(seat, batch)?)),
            HostedGame::Calcory(game) => TriedBatch::Calcory(Box::new(game.try_batch(seat, batch)?)),
        })
    }

    /// Applies a batch that was tried at this position; false if it was tried at another one.
    pub(crate) fn take_over(&mut self, tried: TriedBatch) -> bool {
        match (self, tried) {
            (HostedGame::Pizza(game), TriedBatch::Pizza(trial)) => game.progress.take_over(*trial),
            (HostedGame::Calcory(game), TriedBatch::Calcory(trial)) => game.progress.take_over(*trial),
            _ => false,
        }
    }

    /// Plays the moves of a log entry.
    pub(crate) fn play(&mut self, seat: Seat, actions: &[Action]) -> Result<(), Problem> {
        each!(self, hosted => hosted.play(seat, actions))
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        each!(self, hosted => hosted.game().to_act())
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        each!(self, hosted => hosted.game().outcome())
    }

    /// The number of actions played.
    pub(crate) fn moves(&self) -> u32 {
        each!(self, hosted => hosted.progress.moves().len() as u32)
    }

    /// The total number of events.
    pub(crate) fn told(&self) -> usize {
        each!(self, hosted => hosted.progress.told().len())
    }

    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        fn view<G: Engine>(hosted: &Hosted<G>, viewer: Option<Seat>) -> View {
            G::wrap_view(hosted.game().view(viewer))
        }
        each!(self, hosted => view(hosted, viewer))
    }

    /// The choices of the seat that decides, for that seat alone.
    pub(crate) fn legal(&self, viewer: Option<Seat>, voice: Option<Voice<'_>>) -> Vec<Legal> {
        each!(self, hosted => hosted.legal(viewer, voice))
    }

    /// What is asked, as `viewer` may know it.
    pub(crate) fn question(&self, viewer: Option<Seat>, voice: Voice<'_>) -> QuestionWords {
        each!(self, hosted => hosted.question(viewer, voice))
    }

    /// The "no" that is legal with any hand and may be the only answer, and whether it is about the own order.
    pub(crate) fn hidden_no(&self) -> Option<(Action, bool)> {
        match self {
            HostedGame::Pizza(game) => {
                let no = game.game().hidden_no()?;
                Some((Action::Pizza(no.answer), no.own_order))
            }
            // Everything that Calcory asks is answered with open cards.
            HostedGame::Calcory(_) => None,
        }
    }

    /// How long a client takes to act out these events, in milliseconds.
    pub(crate) fn acting_time(&self, told: Range<usize>) -> u32 {
        each!(self, hosted => hosted.acting_time(told))
    }

    /// Whether clients show a bill among these events, and keep what follows waiting.
    pub(crate) fn has_bill(&self, told: Range<usize>) -> bool {
        each!(self, hosted => hosted.has_bill(told))
    }

    /// The round being played; none in a game without rounds.
    pub(crate) fn round(&self) -> Option<u8> {
        match self {
            HostedGame::Pizza(game) => Some(game.game().view(None).round),
            HostedGame::Calcory(_) => None,
        }
    }

    /// The rule behind the question.
    pub(crate) fn question_rule(&self) -> Option<Rule> {
        each!(self, hosted => hosted.game().question_rule())
    }

    /// What `viewer` was told among these events.
    pub(crate) fn lines(
        &self,
        told: Range<usize>,
        viewer: Option<Seat>,
        voice: Option<Voice<'_>>,
    ) -> Vec<Line> {
        each!(self, hosted => hosted.lines(told, viewer, voice))
    }

    /// The record of the game so far.
    pub(crate) fn record(&self, names: Vec<String>) -> Record {
        each!(self, hosted => hosted.progress.record(names))
    }

    /// A job for the bot at `seat` to think about, away from the table.
    pub(crate) fn job(&mut self, seat: Seat, entrant: Entrant, seed: u64) -> Job {
        let at = self.moves();
        let task = match self {
            HostedGame::Pizza(game) => AnyJob::Pizza(Box::new(game.job(seat, entrant, seed))),
            HostedGame::Calcory(game) => AnyJob::Calcory(Box::new(game.job(seat, entrant, seed))),
        };
        Job { seat, at, task }
    }

    /// Returns a bot that has decided to its chair.
    pub(crate) fn return_bot(&mut self, thought: Thought) {
        match (self, thought.bot) {
            (HostedGame::Pizza(game), AnyBot::Pizza(bot)) => game.return_bot(*bot),
            (HostedGame::Calcory(game), AnyBot::Calcory(bot)) => game.return_bot(*bot),
            // It thought at another table.
            _ => {}
        }
    }
}

impl TriedBatch {
    /// The actions that are played.
    pub(crate) fn actions(&self) -> Vec<Action> {
        match self {
            TriedBatch::Pizza(trial) => {
                trial.moves().iter().map(|(_, action)| Action::Pizza(*action)).collect()
            }
            TriedBatch::Calcory(trial) => {
                trial.moves().iter().map(|(_, action)| Action::Calcory(*action)).collect()
            }
        }
    }
}
