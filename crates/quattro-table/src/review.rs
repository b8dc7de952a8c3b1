//! A finished game looked back at: computed step by step, kept as text, told in words.

use quattro_bots::Playable;
use quattro_bots::review::{
    Effect, Effort, MemoryScore, Moment, NotReviewed, Outcome, Points, Review, Reviewing, Verdict,
};
use quattro_rules::chance::{Seeded, ShuffleId};
use quattro_rules::dealer::Told;
use quattro_rules::record::{Record, RecordError, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;
use quattro_words::{Average, Language, Names, ReviewPart, Speak, Words};
use thiserror::Error;

use crate::game::Deal;
use crate::log::LaidDeal;
use crate::protocol::{ReviewedGame, ReviewedMoment, ReviewedMove, SeenCard, ToldBefore, WeighedAction};
use shown::{Shown, in_the_oven};

mod shown;

/// The version of stored reviews: those of another are computed again.
pub const VERSION: u32 = 3;

/// Chance for every review: whoever computes it again finds the same.
const SEED: u64 = 17;

/// Losses of less than this in a game are hardly anything: three percentage points.
const HARDLY: Points = Points(300);

/// A review of whichever game, being computed.
pub trait Steps: Send {
    /// Looks at one more decision. Returns whether there are more.
    fn step(&mut self) -> bool;
    /// How many decisions have been looked at, and how many there are.
    fn progress(&self) -> (u32, u32);
    /// Looks at what is left, and sums up.
    fn finish(self: Box<Self>) -> Finished;
}

/// A review to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The review as JSON.
    pub body: String,
    /// What memory was worth in this game, and how much of that was lost.
    pub score: MemoryScore,
}

/// Why a stored review cannot be told.
#[derive(Debug, Error)]
pub enum Untold {
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The review is damaged, or of another game.
    #[error("not a review of this game: {0}")]
    Review(#[from] serde_json::Error),
}

/// Begins to review the decisions of a seat.
///
/// # Errors
/// When the record is damaged, the game is not over or has no such seat.
pub fn begin(record: &Record, seat: Seat, effort: Effort) -> Result<Box<dyn Steps>, NotReviewed> {
    with_engine!(record.game, G => Ok(Box::new(Reviewing::<G>::begin(record, seat, effort, SEED)?)))
}

/// Tells a review that was finished before to whoever sat at the chair of `reader`, who is "you".
///
/// # Errors
/// When the record cannot be replayed, or the review is of another game.
pub fn tell(
    record: &Record,
    body: &str,
    reader: Option<Seat>,
    language: Language,
) -> Result<ReviewedGame, Untold> {
    with_engine!(record.game, G => {
        let review: Review<<G as quattro_rules::game::Game>::Action> = serde_json::from_str(body)?;
        Ok(Teller::<G>::new(record, review.seat, reader, language)?.tell(&review))
    })
}

impl<G: Playable<Action: Send, View: Send, Event: Send> + 'static> Steps for Reviewing<G> {
    fn step(&mut self) -> bool {
        Reviewing::step(self)
    }

    fn progress(&self) -> (u32, u32) {
        (self.done() as u32, self.total() as u32)
    }

    fn finish(self: Box<Self>) -> Finished {
        let review = Reviewing::finish(*self);
        let body = serde_json::to_string(&review).unwrap_or_default();
        Finished { body, score: review.memory_score() }
    }
}

/// The cards for playing on from before the move with this number: those that had been dealt by then, and fresh ones for
/// the rounds that had not begun.
///
/// # Errors
/// When the record cannot be replayed up to there.
pub fn play_on_deal(record: &Record, number: u32, fresh: Seeded) -> Result<Deal, RecordError> {
    Ok(Deal::Continued(laid_before(record, number)?, fresh))
}

/// The shuffles that had happened before the move with this number.
///
/// # Errors
/// When the record cannot be replayed up to there.
pub(crate) fn laid_before(record: &Record, number: u32) -> Result<LaidDeal, RecordError> {
    let round = with_engine!(record.game, G => {
        let mut replay = Replay::<G>::open(record)?;
        for _ in 1..number {
            replay.step()?;
        }
        replay.game().round_of()
    });
    let had_happened =
        |pile: ShuffleId| !matches!((pile, round), (ShuffleId::Kitchen(later), Some(round)) if later > round);
    let shuffles = record.shuffles.iter().filter(|shuffled| had_happened(shuffled.pile)).cloned();
    Ok(LaidDeal { first_seat: record.drawn_first_seat, shuffles: shuffles.collect() })
}

/// Puts a review into words.
struct Teller<'r, G: Playable> {
    record: &'r Record,
    words: &'r Words,
    names: Names,
    /// The position before each move, and how much the seat had been told by then.
    positions: Vec<(G, usize)>,
    /// What the seat was told.
    told: Vec<G::Event>,
}

impl<'r, G: Playable + Speak + Shown> Teller<'r, G> {
    fn new(
        record: &'r Record,
        seat: Seat,
        reader: Option<Seat>,
        language: Language,
    ) -> Result<Self, RecordError> {
        let mut replay = Replay::<G>::open(record)?;
        let heard = |told: &[Told<G::Event>]| -> Vec<G::Event> {
            told.iter().filter(|told| told.to.includes(Some(seat))).map(|told| told.event).collect()
        };
        let mut told = heard(replay.opening());
        let mut positions = vec![(replay.game().clone(), told.len())];
        while let Some(step) = replay.step()? {
            told.extend(heard(&step.told));
            positions.push((replay.game().clone(), told.len()));
        }
        let names = Names::new(record.seats.clone()).read_by(reader);
        Ok(Teller { record, words: Words::shared(language), names, positions, told })
    }

    fn tell(&self, review: &Review<G::Action>) -> ReviewedGame {
        let decisions = review.decisions.iter().map(|decision| ReviewedMove {
            number: decision.number,
            round: self.before(decision.number).round_of(),
            chance: decision.seen.value,
            open: [decision.open_best, decision.open_taken],
            memory: -decision.seen.memory,
            choice: -decision.seen.choice,
            luck: decision.luck,
            text: self.played(decision.number, decision.seen.taken),
        });
        let result = self.record.result.as_ref().and_then(|result| result.seats.get(review.seat.index()));
        ReviewedGame {
            game: self.record.game,
            names: self.record.seats.clone(),
            seat: review.seat,
            kinds: self.before(1).kinds(),
            place: result.map_or(1, |result| result.place),
            score: result.map_or(0, |result| result.score),
            start: review.start,
            result: review.result,
            memory: -review.memory(),
            choice: -review.choice(),
            luck: review.luck(),
            memory_score: review.memory_score().percent(),
            summary: self.words.review_summary(most(review)),
            moves: decisions.collect(),
            moments: review.moments.iter().map(|moment| self.moment(review, moment)).collect(),
        }
    }

    fn moment(&self, review: &Review<G::Action>, moment: &Moment<G::Action>) -> ReviewedMoment {
        let reviewed = review.decisions.iter().find(|decision| decision.number == moment.number);
        let considered = reviewed.map_or(&[][..], |reviewed| &reviewed.seen.considered);
        let before = self.before(moment.number);
        let weighed = |action: G::Action| WeighedAction {
            action: action.to_string(),
            text: self.action(moment.number, action, false),
            face: before.face_played(&action),
            chance: considered
                .iter()
                .find(|(known, _)| *known == action)
                .map_or(Points::ZERO, |(_, chance)| *chance),
        };
        let best = weighed(moment.best);
        let mattered: Vec<usize> = moment.why.told.iter().map(|mattering| mattering.event).collect();
        let cards = in_the_oven(before, &self.told[..self.at(moment.number).1]);
        let told = moment.why.told.iter().filter_map(|mattering| {
            let event = self.told.get(mattering.event)?;
            let is_seen = cards.iter().any(|(number, _)| *number == mattering.event);
            Some(ToldBefore {
                text: before.event_in_words(event, self.words, &self.names),
                since: mattering.since,
                ago: self.words.told_ago(mattering.since),
                face: before.faces(event).first().copied().filter(|_| !is_seen),
                is_seen,
            })
        });
        let named = mattered.iter().filter_map(|number| self.told.get(*number));
        let named = named.filter_map(|event| before.remembered_in_words(event, self.words, &self.names));
        let mut reason = self.what_it_leads_to(review.seat, moment);
        reason.push(match moment.verdict {
            Verdict::Memory => self.words.forgotten_reason(named.collect()),
            Verdict::Choice => self.words.chosen_reason(),
        });
        let seen =
            cards.iter().map(|(number, card)| SeenCard { mattered: mattered.contains(number), ..*card });
        ReviewedMoment {
            number: moment.number,
            round: before.round_of(),
            verdict: moment.verdict,
            change: moment.change,
            taken: WeighedAction {
                text: self.played(moment.number, moment.taken),
                // The loss is the more careful of two estimates, so that the two chances fit it.
                chance: best.chance + moment.change,
                ..weighed(moment.taken)
            },
            best,
            seen: seen.collect(),
            told: told.collect(),
            reason: reason.join(" "),
        }
    }

    /// What speaks for the best action: one sentence for each effect.
    fn what_it_leads_to(&self, decides: Seat, moment: &Moment<G::Action>) -> Vec<String> {
        let (words, before) = (self.words, self.before(moment.number));
        let on_average = |what, effect: &Effect| {
            let [best, taken] = [effect.best, effect.taken].map(Points::number);
            Some(words.more_on_average(what, &self.names, decides, best, taken))
        };
        let sentence = |effect: &Effect| match effect.outcome {
            Outcome::Filled { seat, order } => {
                let order = before.order_in_words(seat, order, words, &self.names)?;
                Some(words.more_often_filled(order, effect.best.percent(), effect.taken.percent()))
            }
            Outcome::InHand => on_average(Average::InHand, effect),
            Outcome::Won => on_average(Average::Won, effect),
            Outcome::WonByOthers => on_average(Average::WonByOthers, effect),
        };
        moment.why.effects.iter().filter_map(sentence).collect()
    }

    /// The position before the move with this number, and how much had been told; the last one for a number that is too
    /// large.
    fn at(&self, number: u32) -> &(G, usize) {
        let index = (number as usize).saturating_sub(1).min(self.positions.len() - 1);
        &self.positions[index]
    }

    fn before(&self, number: u32) -> &G {
        &self.at(number).0
    }

    /// What was really done, for which an equivalent action may stand in the review: another unknown card in Calcory.
    fn played(&self, number: u32, instead: G::Action) -> String {
        let played = self.record.actions.get((number as usize).saturating_sub(1));
        let action = played.and_then(|played| played.action.parse().ok());
        self.action(number, action.unwrap_or(instead), true)
    }

    fn action(&self, number: u32, action: G::Action, is_played: bool) -> String {
        let (before, heard) = self.at(number);
        before.action_in_words(action, &self.told[..*heard], is_played, self.words, &self.names)
    }
}

/// What cost most; luck if little was lost by anything else.
fn most<A>(review: &Review<A>) -> Option<ReviewPart> {
    let (memory, choice) = (review.memory(), review.choice());
    match memory + choice {
        lost if lost < HARDLY && review.result >= review.start => None,
        lost if lost < HARDLY => Some(ReviewPart::Luck),
        _ if memory > choice => Some(ReviewPart::Memory),
        _ => Some(ReviewPart::Choice),
    }
}
