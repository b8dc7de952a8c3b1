//! The moments that decided a game, and what had been told that mattered.

use serde::{Deserialize, Serialize};

use super::assess::Assessment;
use super::compare::Comparison;
use super::effects::{Effect, effects};
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
    /// Why the best action was better.
    #[serde(flatten)]
    pub why: Explanation,
}

/// Why an action is better than another, from what the seat could know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explanation {
    /// What the better action leads to, and the other does not.
    pub effects: Vec<Effect>,
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
/// An event matters if without it at least this part of the lead is gone.
const PART: f64 = 0.25;
/// How many events that seem to matter are looked at once more, and with how many times as many imagined games.
const SEEMING: usize = 10;
const LOOK_CLOSELY: u32 = 4;
/// How many standard errors the loss of the lead must be.
const CERTAIN: f64 = 2.5;
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
    let moment = |reviewed: &Reviewed<G::Action>| {
        let situation = situation_of(situations, reviewed.number)?;
        let Assessment { taken, best, .. } = reviewed.seen;
        let verdict = loss_verdict(reviewed);
        let why = explain(situation, verdict, best, taken, effort, seed);
        Some(Moment { number: reviewed.number, verdict, taken, best, change: -reviewed.seen.loss(), why })
    };
    chosen.into_iter().filter_map(moment).collect()
}

/// Why `best` was better than `taken`.
pub fn explain<G: Playable>(
    situation: &Situation<G>,
    verdict: Verdict,
    best: G::Action,
    taken: G::Action,
    effort: Effort,
    seed: u64,
) -> Explanation {
    let told = match verdict {
        Verdict::Memory => what_mattered(situation, [best, taken], effort, seed),
        Verdict::Choice => Vec::new(),
    };
    Explanation { effects: effects(situation, [best, taken], effort.playouts, seed), told }
}

fn loss_verdict<A>(reviewed: &Reviewed<A>) -> Verdict {
    if reviewed.seen.memory > reviewed.seen.choice { Verdict::Memory } else { Verdict::Choice }
}

fn situation_of<G: Playable>(situations: &[Real<G>], number: u32) -> Option<&Situation<G>> {
    situations.iter().map(|real| &real.situation).find(|situation| situation.number == number)
}

/// Forgets one event after another, and sees how much of the best action's lead is left. What seems to matter is looked at
/// once more, in other and more worlds: of many events some seem to by chance.
fn what_mattered<G: Playable>(
    situation: &Situation<G>,
    [best, taken]: [G::Action; 2],
    effort: Effort,
    seed: u64,
) -> Vec<Mattering> {
    let lead = |forgotten, look: u64, playouts| {
        let memory = situation.memory_without(Retention::Perfect, forgotten);
        let mut compared = Comparison::new([best, taken]);
        let seed = game_seed(game_seed(seed, u64::from(situation.number)), look);
        compared.play::<G>(situation.seat, playouts, seed, |rng| memory.imagine(&situation.view, rng));
        compared.certain_gain(best, taken)
    };
    let whole = lead(None, 0, effort.playouts);
    let is_kept = |(_, event): &(usize, &G::Event)| G::Memory::keeps(event);
    let told = situation.told.iter().enumerate().rev().filter(is_kept).take(LOOKED_AT);
    let numbers = told.zip(0..).map(|((event, _), since)| (event, since));
    let mut seeming: Vec<(f64, usize, u32)> = numbers
        .map(|(event, since)| (whole.gain - lead(Some(event), 0, effort.playouts).gain, event, since))
        .filter(|(worth, ..)| *worth >= whole.gain * PART)
        .collect();
    seeming.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
    seeming.truncate(SEEMING);
    let certain = lead(None, 1, LOOK_CLOSELY * effort.playouts);
    let look_closely = |(_, event, since): (f64, usize, u32)| {
        let without = lead(Some(event), 2, LOOK_CLOSELY * effort.playouts);
        let worth = certain.gain - without.gain;
        let error = certain.error.hypot(without.error);
        let matters = worth >= certain.gain * PART && worth > CERTAIN * error;
        matters.then_some(Mattering { event, since, worth: Points::of(worth) })
    };
    let mut mattering: Vec<Mattering> = seeming.into_iter().filter_map(look_closely).collect();
    mattering.sort_by_key(|mattering| std::cmp::Reverse(mattering.worth));
    mattering.truncate(NAMED);
    mattering.sort_by_key(|mattering| mattering.event);
    mattering
}
