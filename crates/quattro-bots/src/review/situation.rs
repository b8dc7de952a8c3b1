//! The decisions of a seat, with what it had been told.

use quattro_rules::record::{Record, RecordError, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;

use crate::bot::{Bot, Choice};
use crate::level::Brain;
use crate::playable::{Memory, Playable};
use crate::retention::Retention;
use crate::search::Budget;

/// What a seat had before its eyes when it decided: nothing hidden is in it.
#[derive(Clone, Debug)]
pub struct Situation<G: Playable> {
    /// The number of the move in the record, from 1.
    pub number: u32,
    /// Whose decision it is.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    pub(super) setup: Setup,
    /// What this seat had been told, from the deal on.
    pub(super) told: Vec<G::Event>,
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Action>,
}

/// A situation and the real game, whose hidden cards no assessment may see.
#[derive(Clone, Debug)]
pub struct Real<G: Playable> {
    /// What the seat had before its eyes.
    pub situation: Situation<G>,
    /// The game at that moment.
    pub game: G,
}

/// A game gone through from the chair of one seat.
#[derive(Clone, Debug)]
pub struct Played<G: Playable> {
    /// The decisions of the seat with more than one legal action, each with the real game at that moment.
    pub situations: Vec<Real<G>>,
    /// All moves of the record.
    pub actions: Vec<G::Action>,
    /// The game after the last move.
    pub last: G,
}

/// Goes through a game from the chair of `seat`.
///
/// # Errors
/// When the record cannot be replayed.
pub fn situations<G: Playable>(record: &Record, seat: Seat) -> Result<Played<G>, RecordError> {
    let mut replay = Replay::<G>::open(record)?;
    let (mut told, mut found, mut actions, mut legal) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut news = replay.opening().to_vec();
    loop {
        told.extend(news.iter().filter(|news| news.to.includes(Some(seat))).map(|news| news.event));
        let before = replay.game().clone();
        let Some(step) = replay.step()? else {
            return Ok(Played { situations: found, actions, last: before });
        };
        actions.push(step.action);
        before.legal(&mut legal);
        if step.seat == seat && legal.len() > 1 {
            let situation = Situation {
                number: step.number,
                seat,
                action: step.action,
                setup: record.setup(),
                told: told.clone(),
                view: before.view(Some(seat)),
                legal: legal.clone(),
            };
            found.push(Real { situation, game: before });
        }
        news = step.told;
    }
}

impl<G: Playable> Situation<G> {
    /// What an observer at this chair remembers who forgets as `retention` says.
    pub(super) fn memory(&self, retention: Retention) -> G::Memory {
        self.memory_without(retention, None)
    }

    /// The same, but one of the events was forgotten at once.
    pub(super) fn memory_without(&self, retention: Retention, forgotten: Option<usize>) -> G::Memory {
        let mut memory = G::Memory::new(&self.setup, self.seat, retention, 0);
        for (number, event) in self.told.iter().enumerate() {
            if forgotten == Some(number) { memory.hear_and_forget(event) } else { memory.hear(event) }
        }
        memory
    }

    /// What the strongest bot would do that forgets as `retention` says.
    pub(super) fn advice(&self, retention: Retention, playouts: u32, seed: u64) -> Choice<G::Action> {
        let brain = Brain::Search(Budget::Playouts(playouts));
        let mut bot = Bot::<G>::with(brain, retention, &self.setup, self.seat, seed);
        self.told.iter().for_each(|event| bot.hear(event));
        bot.decide(&self.view, &self.legal)
    }
}
