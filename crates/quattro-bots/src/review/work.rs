//! A review, computed decision by decision.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::record::{Record, RecordError};
use quattro_rules::seat::Seat;
use thiserror::Error;

use super::assess::{Assessment, assess};
use super::compare::Comparison;
use super::moments;
use super::points::Points;
use super::situation::{Played, Real, situations};
use super::{Effort, Review, Reviewed};
use crate::arena::game_seed;
use crate::playable::{Playable, World};
use crate::retention::Retention;

/// A review that is being computed. Whoever computes it can stop, show progress, or do something else after each step.
pub struct Reviewing<G: Playable> {
    seat: Seat,
    effort: Effort,
    seed: u64,
    players: u8,
    result: Points,
    situations: Vec<Real<G>>,
    /// All moves of the game.
    actions: Vec<G::Action>,
    /// How many of the situations have been looked at.
    done: usize,
    /// Those in which there was a choice, with their number in `situations`.
    found: Vec<(usize, Found<G::Action>)>,
}

struct Found<A> {
    seen: Assessment<A>,
    open_best: Points,
    open_taken: Points,
}

impl<A: Copy> Found<A> {
    /// What was lost here is counted elsewhere.
    fn forgive(&mut self) {
        let seen = &mut self.seen;
        (seen.memory, seen.choice) = (Points::ZERO, Points::ZERO);
        (seen.available, seen.unused, seen.arbitrary) = (Points::ZERO, Points::ZERO, Points::ZERO);
        seen.best = seen.taken;
        self.open_best = self.open_taken;
    }
}

/// Why a game is not reviewed.
#[derive(Debug, Error)]
pub enum NotReviewed {
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game is not over: a review shows what nobody may know yet.
    #[error("the game is not over")]
    NotOver,
    /// Nobody sat there.
    #[error("the game has no seat {0}")]
    NoSeat(Seat),
}

impl<G: Playable> Reviewing<G> {
    /// Begins to review the decisions of `seat`.
    ///
    /// # Errors
    /// When the record is damaged, the game is not over or has no such seat.
    pub fn begin(
        record: &Record,
        seat: Seat,
        effort: Effort,
        seed: u64,
    ) -> Result<Reviewing<G>, NotReviewed> {
        let players = record.seats.len() as u8;
        if seat.number() > players {
            return Err(NotReviewed::NoSeat(seat));
        }
        let Played { situations, actions, last } = situations::<G>(record, seat)?;
        let outcome = last.outcome().ok_or(NotReviewed::NotOver)?;
        let winners = outcome.winners().count().max(1) as f64;
        let has_won = outcome.winners().any(|winner| winner == seat);
        let result = if has_won { Points::of(1.0 / winners) } else { Points::ZERO };
        Ok(Reviewing { seat, effort, seed, players, result, situations, actions, done: 0, found: Vec::new() })
    }

    /// How many decisions there are to look at.
    pub fn total(&self) -> usize {
        self.situations.len()
    }

    /// How many have been looked at.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Looks at one more decision. Returns whether there are more.
    pub fn step(&mut self) -> bool {
        if let Some(real) = self.situations.get(self.done) {
            if let Some(seen) = assess(&real.situation, self.effort, self.seed) {
                let [open_best, open_taken] = self.with_open_cards(real, &seen);
                self.found.push((self.done, Found { seen, open_best, open_taken }));
            }
            self.done += 1;
        }
        self.done < self.situations.len()
    }

    /// Looks at what is left, and sums up.
    pub fn finish(mut self) -> Review<G::Action> {
        while self.step() {}
        self.count_once();
        self.count_carelessness();
        let start = Points::of(1.0 / f64::from(self.players));
        let first = self.found.first().map_or(self.result, |(_, found)| found.open_best);
        let review = Review {
            seat: self.seat,
            start,
            result: self.result,
            deal: first - start,
            decisions: self.reviewed(),
            moments: Vec::new(),
        };
        let moments = moments::of(&review, &self.situations, self.effort, self.seed);
        Review { moments, ..review }
    }

    /// What was best and not done several times, as far as playing on looks ahead, was lost once: where it cost most.
    /// Afterwards it could have been done again.
    fn count_once(&mut self) {
        let mut missed: Vec<usize> = Vec::new();
        for later in 0..self.found.len() {
            if self.found[later].1.seen.loss() == Points::ZERO {
                continue;
            }
            let same = missed.iter().position(|earlier| self.is_missed_again(*earlier, later));
            match same {
                None => missed.push(later),
                Some(place) => {
                    let [less, more] = self.by_loss(missed[place], later);
                    self.found[less].1.forgive();
                    missed[place] = more;
                }
            }
        }
    }

    /// Whoever often does what looks bad with and without a memory has not forgotten where memory could explain it either:
    /// the part of what anything that is allowed would have lost by choice which was lost here by choice is the part of
    /// the other losses that is choice too.
    fn count_carelessness(&mut self) {
        let sum = |part: fn(&Assessment<G::Action>) -> Points| -> f64 {
            self.found.iter().map(|(_, found)| f64::from(part(&found.seen).0)).sum()
        };
        let (choice, arbitrary) = (sum(|seen| seen.choice), sum(|seen| seen.arbitrary));
        let careless = (choice / arbitrary.max(1.0)).min(1.0);
        for (_, Found { seen, .. }) in &mut self.found {
            let moved = Points((f64::from(seen.unused.0) * careless).round() as i32);
            (seen.memory, seen.choice) = (seen.memory - moved, seen.choice + moved);
        }
    }

    fn is_missed_again(&self, earlier: usize, later: usize) -> bool {
        let [then, now] = [earlier, later].map(|found| &self.found[found]);
        then.1.seen.best == now.1.seen.best && self.is_near(then.0, now.0)
    }

    /// Whether playing on from one situation would have come as far as another, later one.
    fn is_near(&self, earlier: usize, later: usize) -> bool {
        let Real { situation, game } = &self.situations[earlier];
        let root = G::true_world(game, &situation.memory(Retention::Perfect));
        let [from, to] = [earlier, later].map(|index| self.situations[index].situation.number as usize - 1);
        let (mut world, mut dealer) = (root.clone(), Silent(Seeded::from_number(self.seed)));
        let mut between = self.actions[from..to].iter();
        between.all(|action| world.take(*action, &mut dealer).is_ok() && !G::is_far_enough(&world, &root))
    }

    fn by_loss(&self, one: usize, other: usize) -> [usize; 2] {
        let loss = |found: usize| self.found[found].1.seen.loss();
        if loss(one) <= loss(other) { [one, other] } else { [other, one] }
    }

    /// Luck is what changed with open cards from one decision to the next, without what was lost.
    fn reviewed(&self) -> Vec<Reviewed<G::Action>> {
        let next = self.found.iter().skip(1).map(|(_, next)| next.open_best).chain([self.result]);
        let reviewed = self.found.iter().zip(next).map(|((index, found), next)| Reviewed {
            number: self.situations[*index].situation.number,
            seen: found.seen.clone(),
            open_best: found.open_best,
            open_taken: found.open_taken,
            luck: next - found.open_best + found.seen.loss(),
        });
        reviewed.collect()
    }

    /// The real chances after the best action and after the one taken: the only place that looks at hidden cards.
    fn with_open_cards(
        &self,
        Real { situation, game }: &Real<G>,
        assessed: &Assessment<G::Action>,
    ) -> [Points; 2] {
        let taken = situation.action;
        let best = if assessed.best == assessed.taken { taken } else { assessed.best };
        let world = G::true_world(game, &situation.memory(Retention::Perfect));
        let mut open = Comparison::new([best, taken]);
        let seed = game_seed(self.seed, u64::from(situation.number));
        open.play::<G>(self.seat, self.effort.playouts, seed, |_| Some(world.clone()));
        [best, taken].map(|action| Points::of(open.mean(action)))
    }
}
