//! What of a finished game is counted for each player, from what everybody was told.

use quattro_rules::calcory::Calcory;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Event, Order, Pizza};
use quattro_rules::record::{Record, RecordError};
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;

use super::public_events;

/// What is counted for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatCounts {
    /// The orders that were filled from the oven. One that a helper gets as a reward is not among them.
    pub filled: Vec<Order>,
    /// The orders that burnt, as often as they did.
    pub burnt: Vec<Order>,
    /// How often the player was asked for help and gave it.
    pub gave: u16,
    /// How often the player was asked and did not; nobody can tell whether they could have.
    pub refused: u16,
}

/// What is counted for each seat of a game.
///
/// # Errors
/// When the record cannot be replayed.
pub fn counts(record: &Record) -> Result<Vec<SeatCounts>, RecordError> {
    with_engine!(record.game, G => {
        let (events, _) = public_events::<G>(record)?;
        let mut counts = vec![SeatCounts::default(); record.seats.len()];
        for event in &events {
            G::count(event, &mut counts);
        }
        Ok(counts)
    })
}

/// A game in which something is counted besides the score.
trait Counted: Game {
    fn count(event: &Self::Event, counts: &mut [SeatCounts]);
}

impl Counted for Pizza {
    fn count(event: &Event, counts: &mut [SeatCounts]) {
        let mut of = |seat: Seat, count: &dyn Fn(&mut SeatCounts)| {
            if let Some(counts) = counts.get_mut(seat.index()) {
                count(counts);
            }
        };
        match *event {
            Event::Filled { seat, order, .. } => of(seat, &|counts| counts.filled.push(order)),
            Event::Burnt { seat, order, .. } => of(seat, &|counts| counts.burnt.push(order)),
            Event::Gave { seat, .. } => of(seat, &|counts| counts.gave += 1),
            Event::RefusedHelp { seat } => of(seat, &|counts| counts.refused += 1),
            _ => {}
        }
    }
}

/// In Calcory the cards that were won say it all.
impl Counted for Calcory {
    fn count(_: &Self::Event, _: &mut [SeatCounts]) {}
}

#[cfg(test)]
mod tests {
    use quattro_rules::setup::{GameId, Setup};
    use quattro_testkit::random::random_moves;

    use super::*;

    #[test]
    fn with_rewards_what_was_filled_is_the_score() {
        let mut asked = 0;
        for seed in 0..20 {
            let (record, _) =
                random_moves::<Pizza>(&Setup::new(GameId::SoleMio, 4), seed, usize::MAX, |_, _| {});
            let (counts, outcome) = (counts(&record).expect("counts"), record.result.expect("a result"));
            let (mut filled, mut scored) = (0, 0);
            for (counts, seat) in counts.iter().zip(&outcome.seats) {
                assert!(counts.filled.len() <= usize::from(seat.score));
                filled += counts.filled.len() + usize::from(counts.gave);
                scored += usize::from(seat.score);
                asked += counts.gave + counts.refused;
            }
            // A helper whose waiter is empty gets no reward.
            assert!(filled >= scored, "{filled} {scored}");
        }
        assert!(asked > 0);
    }
}
