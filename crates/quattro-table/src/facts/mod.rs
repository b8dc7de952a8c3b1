//! What a finished game is remembered for: a pure function of its record, from what everybody was told. The end
//! of a game in the browser and the picture that is shared show the same facts.

mod calcory;
mod counts;
mod pizza;

use quattro_rules::game::Game;
use quattro_rules::pizza::{Kind, Orders};
use quattro_rules::record::{Record, RecordError, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;

use crate::protocol::{Fact, GameSummary};
pub use counts::{SeatCounts, counts};

/// The most facts that are told of a game.
const MOST_FACTS: usize = 3;

/// What a game is remembered for; `None` while it is not over.
///
/// # Errors
/// When the record cannot be replayed.
pub fn summary(record: &Record) -> Result<Option<GameSummary>, RecordError> {
    with_engine!(record.game, G => summary_of::<G>(record))
}

fn summary_of<G: Memorable>(record: &Record) -> Result<Option<GameSummary>, RecordError> {
    let Some(outcome) = record.result.clone() else { return Ok(None) };
    let (events, game) = public_events::<G>(record)?;
    let facts = G::facts(events.into_iter()).into_iter().take(MOST_FACTS).collect();
    let (kinds, filled) = game.chairs();
    Ok(Some(GameSummary { game: record.game, names: record.seats.clone(), kinds, filled, outcome, facts }))
}

/// What everybody was told in a game, and how it ended.
fn public_events<G: Game>(record: &Record) -> Result<(Vec<G::Event>, G), RecordError> {
    let mut replay = Replay::<G>::open(record)?;
    let mut told = replay.opening().to_vec();
    while let Some(step) = replay.step()? {
        told.extend(step.told);
    }
    let public = told.iter().filter(|told| told.to.includes(None)).map(|told| told.event);
    Ok((public.collect(), replay.game().clone()))
}

/// A game that is worth telling about.
trait Memorable: Game {
    /// The facts, the most telling first.
    fn facts(events: impl Iterator<Item = Self::Event>) -> Vec<Fact>;

    /// The players' own kinds and the orders they have filled, where the game has them.
    fn chairs(&self) -> (Vec<Kind>, Vec<Orders>);
}

/// How often something happened at each seat.
#[derive(Debug, Default)]
struct Count([u8; 5]);

impl Count {
    fn add(&mut self, seat: Seat) {
        let count = &mut self.0[seat.index()];
        *count = count.saturating_add(1);
    }

    /// The seat where it happened most often, the first of several, and how often.
    fn most(&self) -> Option<(Seat, u8)> {
        let most = *self.0.iter().max().filter(|most| **most > 0)?;
        let index = self.0.iter().position(|count| *count == most)?;
        Seat::new(index).map(|seat| (seat, most))
    }
}

/// Keeps the larger of two by their number, the earlier of equals.
fn keep_larger<T>(kept: &mut Option<(T, u8)>, value: T, number: u8) {
    if kept.as_ref().is_none_or(|(_, largest)| number > *largest) {
        *kept = Some((value, number));
    }
}
