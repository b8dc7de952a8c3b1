//! The rule behind the question that is being asked.

use super::event::choice_rule;
use super::{Decision, Pizza};
use crate::rule::Rule;

impl Pizza {
    /// The rule under which the question is put; none once the game is over. Everyone may know it.
    pub fn question_rule(&self) -> Option<Rule> {
        let cite = |mamma_mia, sole_mio| self.edition.cite(mamma_mia, sole_mio);
        Some(match self.decision()? {
            Decision::PlayToppings if self.must_play_topping => cite(11, 8),
            Decision::PlayToppings => cite(10, 8),
            Decision::PlayOrder if self.must_play_order() => Rule::sm(12),
            Decision::PlayOrder => cite(12, 10),
            Decision::Draw => cite(13, 11),
            Decision::Series => Rule::sm(31),
            Decision::Number { .. } => Rule::sm(32),
            Decision::Choose => choice_rule(self.judged.order),
            Decision::Settle if self.judged.is_series() => Rule::sm(33),
            Decision::Settle => cite(25, 18),
            Decision::Reserve { .. } => Rule::sm(25),
            Decision::Want { .. } => Rule::gr(7),
            Decision::Help { .. } => Rule::sm(26),
            Decision::Commit => Rule::sm(41),
            Decision::ShowAgainst { .. } => Rule::sm(42),
            Decision::Name | Decision::ShowOne { .. } => Rule::sm(46),
            Decision::Match { .. } => Rule::sm(47),
        })
    }
}
