//! The moments that decided a game, and what had been told that mattered.

use serde::{Deserialize, Serialize};

use super::compare::Comparison;
use super::points::Points;
use super::situation::{Real, Situation};
use super::{Effort, Review, Reviewed};
use crate::arena::game_seed;
use crate::playable::{Memory, Playable};
use crate::retention::Retention;

/// A moment that decided the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment<A> {
    /// The number of the move in the record.
    pub number: u32,
    /// What was decisive about it.
    pub verdict: Verdict,
    /// What was done.
    pub taken: A,
    /// What the strongest bot would have done.
    pub best: A,
    /// What changed the chance to win, less than nothing.
    pub change: Points,
    /// Where it was memory: the events that had been told and mattered, in order.
    pub told: Vec<Mattering>,
}

/// An event that had been told, and what it was worth to know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mattering {
    /// Its number among the events told to the seat, from 0.
    pub event: usize,
    /// How many things to remember were told since.
    pub since: u32,
    /// How much of the best action's lead is gone without it.
    pub worth: Points,
}

/// What was decisive about a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verdict {
    /// It had been told, and was not used.
    Memory,
    /// Something else was better, and that did not take a memory.
    Choice,
}

/// How many moments decide a game.
const MOMENTS: usize = 3;
/// Losses smaller than this decide nothing: three percentage points.
const DECISIVE: Points = Points(300);
/// How many of the last things to remember are tried one by one.
const LOOKED_AT: usize = 60;
/// How many events are named at most.
const NAMED: usize = 5;

/// The decisions that lost most, in order. In a game without any there was nothing to regret.
pub(super) fn of<G: Playable>(
    review: &Review<G::Action>,
    situations: &[Real<G>],
    effort: Effort,
    seed: u64,
) -> Vec<Moment<G::Action>> {
    let lost = review.decisions.iter().filter(|reviewed| reviewed.seen.loss() >= DECISIVE);
    let mut chosen: Vec<&Reviewed<G::Action>> = lost.collect();
    chosen.sort_by_key(|reviewed| std::cmp::Reverse(reviewed.seen.loss()));
    chosen.truncate(MOMENTS);
    chosen.sort_by_key(|reviewed| reviewed.number);
    let moment = |reviewed: &Reviewed<G::Action>| Moment {
        number: reviewed.number,
        verdict: loss_verdict(reviewed),
        taken: reviewed.seen.taken,
        best: reviewed.seen.best,
        change: -reviewed.seen.loss(),
        told: situation_of(situations, reviewed.number)
            .filter(|_| loss_verdict(reviewed) == Verdict::Memory)
            .map(|situation| what_mattered(situation, reviewed, effort, seed))
            .unwrap_or_default(),
    };
    chosen.into_iter().map(moment).collect()
}

fn loss_verdict<A>(reviewed: &Reviewed<A>) -> Verdict {
    if reviewed.seen.memory > reviewed.seen.choice { Verdict::Memory } else { Verdict::Choice }
}

fn situation_of<G: Playable>(situations: &[Real<G>], number: u32) -> Option<&Situation<G>> {
    situations.iter().map(|real| &real.situation).find(|situation| situation.number == number)
}

/// Forgets one event after another, and sees how much of the best action's lead is left.
fn what_mattered<G: Playable>(
    situation: &Situation<G>,
    reviewed: &Reviewed<G::Action>,
    effort: Effort,
    seed: u64,
) -> Vec<Mattering> {
    let seed = game_seed(seed, u64::from(situation.number));
    let lead = |forgotten| {
        let memory = situation.memory_without(Retention::Perfect, forgotten);
        let mut compared = Comparison::new([reviewed.seen.best, reviewed.seen.taken]);
        compared.play::<G>(situation.seat, effort.playouts, seed, |rng| memory.imagine(&situation.view, rng));
        Points::of(compared.gain(reviewed.seen.best, reviewed.seen.taken))
    };
    let whole = lead(None);
    let keeps = |(_, event): &(usize, &G::Event)| G::Memory::keeps(event);
    let told = situation.told.iter().enumerate().rev().filter(keeps).take(LOOKED_AT);
    let mut mattering: Vec<Mattering> = told
        .zip(0..)
        .map(|((event, _), since)| Mattering { event, since, worth: whole - lead(Some(event)) })
        .filter(|mattering| mattering.worth.0 * 4 >= whole.0.max(DECISIVE.0))
        .collect();
    mattering.sort_by_key(|mattering| std::cmp::Reverse(mattering.worth));
    mattering.truncate(NAMED);
    mattering.sort_by_key(|mattering| mattering.event);
    mattering
}
