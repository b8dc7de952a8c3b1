//! Bots think in slices, so that what else happens at the table is not kept waiting.

use std::time::Duration;

use quattro_bots::Now;
use quattro_table::{Job, Sliced, Table, Thought};

/// The longest time for which nothing else is looked at.
const SLICE: Duration = Duration::from_millis(12);

/// After a move that could not be stored, a bot tries again this many milliseconds later.
const PAUSE: u64 = 1000;

/// What the bot of a table is doing.
#[derive(Default)]
pub(crate) enum Thinking {
    /// Nothing.
    #[default]
    Nothing,
    /// It thinks.
    Searching(Job),
    /// It has decided, and answers at this moment.
    Decided(Thought, u64),
    /// It waits until this moment, because nothing can be stored.
    Waiting(u64),
}

/// How bots think on this device.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    pub(crate) now: Now,
    pub(crate) pace: Duration,
    pub(crate) playouts: Option<u32>,
}

impl Thinking {
    /// After a move that could not be stored.
    pub(crate) fn pause(now: u64) -> Thinking {
        Thinking::Waiting(now + PAUSE)
    }

    /// Goes on for a slice of time, if it is for a bot to decide.
    pub(crate) fn go_on(&mut self, table: &mut Table, manner: Manner, now: u64) {
        let Some(answers_at) = table.bot_answers_at(manner.pace) else {
            *self = Thinking::Nothing;
            return;
        };
        *self = match std::mem::take(self) {
            Thinking::Nothing => match table.bot_job() {
                Some(job) => think(manner.hand(job), answers_at),
                None => Thinking::Nothing,
            },
            Thinking::Searching(job) => think(job, answers_at),
            Thinking::Waiting(until) if until <= now => Thinking::Nothing,
            other => other,
        };
    }

    /// When something has to be done about it; nothing if it is not for a bot to decide.
    pub(crate) fn due(&self, table: &Table, now: u64) -> Option<u64> {
        table.bot_to_act()?;
        Some(match self {
            Thinking::Nothing | Thinking::Searching(_) => now,
            Thinking::Decided(_, at) | Thinking::Waiting(at) => *at,
        })
    }

    /// The answer of a bot, once it is due.
    pub(crate) fn answer(&mut self, now: u64) -> Option<Thought> {
        match std::mem::take(self) {
            Thinking::Decided(thought, at) if at <= now => Some(thought),
            other => {
                *self = other;
                None
            }
        }
    }
}

impl Manner {
    fn hand(self, job: Job) -> Job {
        let job = job.with_clock(self.now);
        match self.playouts {
            Some(playouts) => job.with_playouts(playouts),
            None => job,
        }
    }
}

fn think(job: Job, answers_at: u64) -> Thinking {
    match job.think_slice(SLICE) {
        Sliced::Thinking(job) => Thinking::Searching(job),
        Sliced::Decided(thought) => Thinking::Decided(thought, answers_at),
    }
}
