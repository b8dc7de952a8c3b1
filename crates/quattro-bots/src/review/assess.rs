//! What could be known at a decision, and what was made of it: from what the seat was told and nothing else.

use serde::{Deserialize, Serialize};

use super::Effort;
use super::compare::Comparison;
use super::points::Points;
use super::situation::Situation;
use crate::arena::game_seed;
use crate::bot::Choice;
use crate::playable::{Memory, Playable};
use crate::retention::Retention;

/// What could be known at a decision. All values are chances to win as far as the seat could know them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Assessment<A> {
    /// What was done.
    pub taken: A,
    /// The best that could be done knowing all that had been told; the action taken where nothing was clearly better.
    pub best: A,
    /// What a player would have done who sees the table and remembers nothing.
    pub forgetful: A,
    /// The actions that were compared in the same imagined worlds, and their values.
    pub considered: Vec<(A, Points)>,
    /// The chance to win with the best action.
    pub value: Points,
    /// What was lost because something was not remembered.
    pub memory: Points,
    /// What was lost by choosing otherwise, for which no memory was needed.
    pub choice: Points,
    /// What the player who remembers nothing would have lost.
    pub available: Points,
    /// What was lost here although it had been told, as far as this decision alone can tell: `memory` without what
    /// the whole game shows to be carelessness.
    pub unused: Points,
    /// What somebody who does anything that is allowed loses here on average by choice.
    pub arbitrary: Points,
}

impl<A> Assessment<A> {
    /// What was lost in all.
    pub fn loss(&self) -> Points {
        self.memory + self.choice
    }
}

/// The most comparisons of the same actions, if their order stays unclear.
const MOST_LOOKS: u32 = 4;

/// Observers that remember the last few things only, beside the one that remembers nothing.
const RECENT: [u32; 2] = [6, 20];

/// An action is about as good as another if it looks worse by less than this part of what it really loses: a tenth.
/// With a fifth, somebody who plays Grande at random was said to lose mostly by memory.
const ABOUT_AS_GOOD: i32 = 10;

/// Assesses a decision; `None` if all actions come to the same.
pub fn assess<G: Playable>(
    situation: &Situation<G>,
    effort: Effort,
    seed: u64,
) -> Option<Assessment<G::Action>> {
    let assessor = Assessor { situation, effort, seed: game_seed(seed, u64::from(situation.number)) };
    assessor.assess()
}

struct Assessor<'s, G: Playable> {
    situation: &'s Situation<G>,
    effort: Effort,
    seed: u64,
}

impl<G: Playable> Assessor<'_, G> {
    fn assess(&self) -> Option<Assessment<G::Action>> {
        let memory = self.situation.memory(Retention::Perfect);
        let Situation { view, legal, action, .. } = self.situation;
        if G::candidates(&memory, view, legal).len() < 2 {
            return None;
        }
        let taken = G::representative(&memory, view, *action);
        let advice = self.situation.advice(Retention::Perfect, self.effort.playouts, self.seed);
        let advised = G::representative(&memory, view, advice.action);
        let blank = self.situation.memory(Retention::Nothing);
        let without = self.situation.advice(Retention::Nothing, self.effort.playouts, self.seed);
        let forgetful = G::representative(&memory, view, without.action);
        let seen = self.compare(&memory, taken, [advised, taken, forgetful]);
        if seen.is_empty() {
            return None;
        }
        let lost_by = |action| Points::of(seen.clear_gain(advised, action).min(lead(&advice, action)));
        let (loss, available) = (lost_by(taken), lost_by(forgetful));
        let best = if loss > Points::ZERO { advised } else { taken };
        let is_choice = loss > Points::ZERO && self.regret(&memory, taken, best).0 * ABOUT_AS_GOOD >= loss.0;
        let choice = if is_choice { loss } else { Points::ZERO };
        Some(Assessment {
            taken,
            best,
            forgetful,
            considered: seen
                .actions()
                .iter()
                .map(|action| (*action, Points::of(seen.mean(*action))))
                .collect(),
            value: Points::of(seen.mean(best)),
            memory: loss - choice,
            choice,
            available,
            unused: loss - choice,
            arbitrary: self.arbitrary([(&memory, &advice), (&blank, &without)]),
        })
    }

    /// What an action costs that took no memory to avoid: as much as it looked worse both to whoever remembers everything and
    /// to whoever remembers nothing. The mean of all that is allowed.
    fn arbitrary(&self, observers: [(&G::Memory, &Choice<G::Action>); 2]) -> Points {
        let Situation { view, legal, .. } = self.situation;
        let looks_worse = |action: &G::Action| {
            let leads =
                observers.map(|(memory, advice)| seen_lead(advice, G::representative(memory, view, *action)));
            leads.into_iter().fold(1.0, f64::min)
        };
        Points::of(legal.iter().map(looks_worse).sum::<f64>() / legal.len().max(1) as f64)
    }

    /// What an observer who forgets as `retention` says would do.
    fn advised(&self, retention: Retention, memory: &G::Memory) -> G::Action {
        let advice = self.situation.advice(retention, self.effort.playouts, self.seed);
        G::representative(memory, &self.situation.view, advice.action)
    }

    /// Plays on after these actions, until it is clear how the one taken compares with the others.
    fn compare<const N: usize>(
        &self,
        memory: &G::Memory,
        taken: G::Action,
        actions: [G::Action; N],
    ) -> Comparison<G::Action> {
        let Situation { view, seat, .. } = self.situation;
        let mut comparison = Comparison::new(actions);
        for look in 0..MOST_LOOKS {
            let seed = game_seed(self.seed, u64::from(look));
            comparison.play::<G>(*seat, self.effort.playouts, seed, |rng| memory.imagine(view, rng));
            if !actions.iter().any(|action| comparison.is_open(*action, taken)) {
                break;
            }
        }
        comparison
    }

    /// How much worse the action taken looked to an observer of a shorter memory, by its own judgement. Of several
    /// observers the one counts to whom it looked best: it may be that just so much was remembered.
    fn regret(&self, memory: &G::Memory, taken: G::Action, best: G::Action) -> Points {
        let recent = RECENT.map(|things| Retention::Recent { things });
        let observers = [Retention::Nothing].into_iter().chain(recent);
        let regrets = observers.map(|retention| {
            let advised = self.advised(retention, memory);
            let faded = self.situation.memory(retention);
            let compared = self.compare(&faded, taken, [advised, taken, best]);
            let rivals = compared.actions().iter();
            rivals.map(|rival| Points::of(compared.gain(*rival, taken))).max().unwrap_or(Points::ZERO)
        });
        regrets.min().unwrap_or(Points::ZERO)
    }
}

/// The same, where an action that was not tried counts as the worst of those that were.
fn seen_lead<A: Copy + Eq>(advice: &Choice<A>, action: A) -> f64 {
    let is_tried = advice.considered.iter().any(|tried| tried.action == action);
    let worst = advice.considered.iter().min_by(|one, other| one.value.total_cmp(&other.value));
    worst.map_or(0.0, |worst| lead(advice, if is_tried { action } else { worst.action }))
}

/// How much better a search found its choice than another action: as much as can be, if it did not try that one.
fn lead<A: Copy + Eq>(advice: &Choice<A>, action: A) -> f64 {
    let value =
        |action| advice.considered.iter().find(|tried| tried.action == action).map(|tried| tried.value);
    match (value(advice.action), value(action)) {
        (Some(best), Some(other)) => f64::from(best - other).max(0.0),
        _ => 1.0,
    }
}
