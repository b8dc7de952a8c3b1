//! Finished games looked back at: computed once, one at a time, away from the network threads, and kept.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quattro_bots::review::Effort;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_table::protocol::ReviewState;
use quattro_table::review::{self, Finished, Steps};
use quattro_table::{Crowd, PersonId, Problem, Table, TableId, WrongStage};
use quattro_words::Language;
use tokio::sync::Semaphore;

use super::Hub;

/// The most reviews that wait or are being computed.
const MOST_REVIEWS: usize = 32;

/// The most of them that one person has asked for; visitors without a name count as one.
const MOST_OF_ONE: usize = 4;

/// The reviews being computed here.
#[derive(Debug)]
pub(super) struct Reviews {
    running: Mutex<BTreeMap<(TableId, Seat), Arc<Progress>>>,
    /// One is computed at a time: it takes a processor for several seconds.
    turn: Semaphore,
}

/// How far a review is.
#[derive(Debug)]
struct Progress {
    asked_by: Option<PersonId>,
    done: AtomicU32,
    total: AtomicU32,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { running: Mutex::default(), turn: Semaphore::new(1) }
    }
}

impl Reviews {
    fn running(&self) -> MutexGuard<'_, BTreeMap<(TableId, Seat), Arc<Progress>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hub {
    /// The review of a seat's finished game, for whoever may look back at it. Where there is none yet, it is computed.
    pub(crate) async fn review(
        &self,
        id: TableId,
        seat: Seat,
        visitor: Option<PersonId>,
        language: Language,
    ) -> Result<ReviewState, Problem> {
        let look = |table: &Table| {
            let own = visitor.and_then(|person| table.seat_of(person));
            (table.may_look_back(visitor, seat), own, table.record())
        };
        let (may_see, own, record) = self.peek(id, look).await?;
        let record = record.ok_or(WrongStage::NotOver)?;
        if !may_see {
            return Err(if own.is_some() { Problem::NotYourChair } else { Problem::NotSeated });
        }
        if usize::from(seat.number()) > record.seats.len() {
            return Err(Problem::NoSuchChair);
        }
        let stored = self.0.store.review(id, seat).await.map_err(|error| self.store_failed(&error))?;
        match stored.map(|body| review::tell(&record, &body, own, language)) {
            Some(Ok(told)) => return Ok(ReviewState::Ready(Box::new(told))),
            Some(Err(error)) => tracing::warn!(table = %id, %error, "a review cannot be told"),
            None => {}
        }
        self.computing(id, seat, record, visitor)
    }

    /// How far the review is, which begins now if it has not.
    fn computing(
        &self,
        id: TableId,
        seat: Seat,
        record: Record,
        asked_by: Option<PersonId>,
    ) -> Result<ReviewState, Problem> {
        let mut running = self.0.reviews.running();
        let is_full = is_full(running.values().map(|progress| progress.asked_by), asked_by);
        let progress = match running.get(&(id, seat)) {
            Some(progress) => Arc::clone(progress),
            None if is_full => return Err(Problem::TooMany(Crowd::Reviews)),
            None => {
                let (done, total) = (AtomicU32::default(), AtomicU32::default());
                let progress = Arc::new(Progress { asked_by, done, total });
                running.insert((id, seat), Arc::clone(&progress));
                let (hub, shown) = (self.clone(), Arc::clone(&progress));
                tokio::spawn(async move {
                    hub.make_review(id, seat, record, shown).await;
                    hub.0.reviews.running().remove(&(id, seat));
                });
                progress
            }
        };
        let [done, total] = [&progress.done, &progress.total].map(|number| number.load(Ordering::Relaxed));
        Ok(ReviewState::Computing { done, total })
    }

    async fn make_review(&self, id: TableId, seat: Seat, record: Record, progress: Arc<Progress>) {
        let Ok(_turn) = self.0.reviews.turn.acquire().await else { return };
        let stopping = self.stopping();
        let is_stopping = move || *stopping.borrow();
        let work = tokio::task::spawn_blocking(move || compute(&record, seat, &progress, is_stopping));
        match work.await {
            Ok(Some(finished)) => {
                let put = self.0.store.put_review(id, seat, &finished).await;
                put.unwrap_or_else(|error| drop(self.store_failed(&error)));
            }
            Ok(None) => {}
            Err(error) => tracing::error!(table = %id, %error, "a review panicked"),
        }
    }
}

/// Whether nobody, or at least this visitor, may ask for another review beside those of `others`.
fn is_full(others: impl Iterator<Item = Option<PersonId>>, visitor: Option<PersonId>) -> bool {
    let (all, of_one) =
        others.fold((0, 0), |(all, of_one), asked_by| (all + 1, of_one + usize::from(asked_by == visitor)));
    all >= MOST_REVIEWS || of_one >= MOST_OF_ONE
}

/// Looks back at a game; nothing if the server stops meanwhile.
fn compute(
    record: &Record,
    seat: Seat,
    progress: &Progress,
    is_stopping: impl Fn() -> bool,
) -> Option<Finished> {
    let begun = review::begin(record, seat, Effort::FULL);
    let mut steps: Box<dyn Steps> =
        begun.inspect_err(|error| tracing::error!(%error, "a game cannot be reviewed")).ok()?;
    loop {
        let (done, total) = steps.progress();
        progress.done.store(done, Ordering::Relaxed);
        progress.total.store(total, Ordering::Relaxed);
        if is_stopping() {
            return None;
        }
        if !steps.step() {
            return Some(steps.finish());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_bytes;

    #[test]
    fn nobody_keeps_the_others_from_looking_back() {
        let [ada, enzo] = [(), ()].map(|()| Some(random_bytes()));
        assert!(!is_full(std::iter::repeat_n(ada, MOST_OF_ONE - 1), ada));
        assert!(is_full(std::iter::repeat_n(ada, MOST_OF_ONE), ada));
        assert!(!is_full(std::iter::repeat_n(ada, MOST_OF_ONE), enzo));
        assert!(is_full(std::iter::repeat_with(|| Some(random_bytes())).take(MOST_REVIEWS), None));
    }
}
