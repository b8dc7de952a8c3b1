//! The games behind one type: the only place in the server that knows which engines there are.
//!
//! A fifth game is a variant of [`Session`], a line in each `match` here and an `impl` of
//! [`Hosted`](running::Hosted).

mod batch;
mod chance;
mod running;

pub(crate) use batch::Batch;
pub(crate) use chance::Deal;
pub(crate) use running::Job;

use std::ops::Range;

use quattro_bots::Level;
use quattro_rules::calcory::Calcory;
use quattro_rules::game::Outcome;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::Record;
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup, SetupError};
use quattro_words::{Language, Names, QuestionWords};

use crate::protocol::{Legal, Line, Problem, View};
use running::Running;

/// A game that is being played.
#[derive(Debug)]
pub(crate) enum Session {
    Pizza(Box<Running<Pizza>>),
    Calcory(Box<Running<Calcory>>),
}

/// Does the same for whichever engine it is.
macro_rules! each {
    ($session:expr, $running:ident => $body:expr) => {
        match $session {
            Session::Pizza($running) => $body,
            Session::Calcory($running) => $body,
        }
    };
}

/// The language a viewer wants things said in, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice<'a> {
    pub(crate) language: Language,
    pub(crate) names: &'a Names,
}

impl Session {
    pub(crate) fn deal(setup: &Setup, deal: Deal) -> Result<Session, SetupError> {
        Ok(match setup.game {
            GameId::Calcory => Session::Calcory(Box::new(Running::deal(setup, deal)?)),
            GameId::MammaMia | GameId::SoleMio | GameId::Grande => {
                Session::Pizza(Box::new(Running::deal(setup, deal)?))
            }
        })
    }

    /// The actions of this batch that `seat` plays if it is played now.
    pub(crate) fn rehearse(&self, seat: Seat, batch: &Batch) -> Result<Vec<String>, Problem> {
        each!(self, running => running.rehearse(seat, batch))
    }

    /// Plays what was rehearsed.
    pub(crate) fn play(&mut self, seat: Seat, actions: &[String]) -> Result<(), Problem> {
        each!(self, running => running.play(seat, actions))
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        each!(self, running => running.to_act())
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        each!(self, running => running.outcome())
    }

    /// How many actions have been played.
    pub(crate) fn moves(&self) -> u32 {
        each!(self, running => running.moves())
    }

    /// How many events have been told, to whomever.
    pub(crate) fn told(&self) -> usize {
        each!(self, running => running.told())
    }

    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        each!(self, running => running.view(viewer))
    }

    /// What the seat that decides may do, in its own eyes; nothing for everybody else.
    pub(crate) fn legal(&self, viewer: Option<Seat>, voice: Option<Voice<'_>>) -> Vec<Legal> {
        each!(self, running => running.legal(viewer, voice))
    }

    /// What is asked, as `viewer` may know it.
    pub(crate) fn question(&self, viewer: Option<Seat>, voice: Voice<'_>) -> QuestionWords {
        each!(self, running => running.question(viewer, voice))
    }

    /// The rule under which the question is put.
    pub(crate) fn rule(&self) -> Option<Rule> {
        each!(self, running => running.rule())
    }

    /// What `viewer` was told among these events.
    pub(crate) fn lines(
        &self,
        told: Range<usize>,
        viewer: Option<Seat>,
        voice: Option<Voice<'_>>,
    ) -> Vec<Line> {
        each!(self, running => running.lines(told, viewer, voice))
    }

    /// The record of the game so far.
    pub(crate) fn record(&self, names: Vec<String>) -> Record {
        each!(self, running => running.record(names))
    }

    /// What a bot of this level needs in order to think about its move, away from the table.
    pub(crate) fn job(&mut self, seat: Seat, level: Level, seed: u64) -> Job {
        each!(self, running => running.job(seat, level, seed))
    }
}
