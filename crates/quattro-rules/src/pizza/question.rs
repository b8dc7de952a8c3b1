//! The question being asked: the rule behind it, the legal answers, and what an answer does.

use super::event::choice_rule;
use super::{Action, Decision, Event, Pizza, Source};
use crate::dealer::Dealer;
use crate::rule::{Refusal, Rule};

/// A "no" of which others cannot see whether it was the only answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HiddenNo {
    /// The answer: `no`, or `skip`.
    pub answer: Action,
    /// Whether the question is about an order of the seat that decides.
    pub own_order: bool,
}

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
            Decision::Choose => choice_rule(self.judged().order),
            Decision::Settle if self.judged().is_series() => Rule::sm(33),
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

    /// The "no" that is legal whatever the seat that decides holds, and may be all that is legal. Others cannot
    /// see whether it is, so this depends on public things alone. `None` where there is no such answer, or
    /// where another one is always legal too.
    pub fn hidden_no(&self) -> Option<HiddenNo> {
        let (answer, own_order) = match self.decision()? {
            Decision::Help { .. } | Decision::ShowAgainst { .. } => (Action::No, false),
            Decision::Choose | Decision::Settle if self.may_decline() && !self.help_is_open() => {
                (Action::No, true)
            }
            Decision::Commit if self.may_decline_duel() => (Action::No, true),
            Decision::Series => (Action::Skip, true),
            _ => return None,
        };
        Some(HiddenNo { answer, own_order })
    }

    /// Adds every legal answer to `actions`.
    #[inline]
    pub(super) fn legal_answers(&self, decision: Decision, actions: &mut Vec<Action>) {
        match decision {
            Decision::PlayToppings => self.legal_toppings(actions),
            Decision::PlayOrder => self.legal_orders(actions),
            Decision::Draw => {
                actions.extend([Action::Draw(Source::Kitchen), Action::Draw(Source::Waiter)]);
            }
            Decision::Series => self.legal_series(actions),
            Decision::Number { .. } => self.legal_numbers(actions),
            Decision::Choose => self.legal_choices(actions),
            Decision::Settle => self.legal_settlements(actions),
            Decision::Reserve { kind } => self.legal_reserves(kind, actions),
            Decision::Want { kind } => self.legal_wants(kind, actions),
            Decision::Help { seat } => self.legal_help(seat, actions),
            Decision::Commit => self.legal_commits(actions),
            Decision::ShowAgainst { seat } => self.legal_shows(seat, actions),
            Decision::Name => self.legal_names(actions),
            Decision::ShowOne { seat } => self.legal_show_one(seat, actions),
            Decision::Match { kind } => self.legal_matches(kind, actions),
        }
    }

    #[inline]
    pub(super) fn check_answer(&self, decision: Decision, action: Action) -> Result<(), Refusal> {
        match decision {
            Decision::PlayToppings => self.check_toppings(action),
            Decision::PlayOrder => self.check_order(action),
            Decision::Draw => self.check_draw(action),
            Decision::Series => self.check_series(action),
            Decision::Number { .. } => self.check_number(action),
            Decision::Choose => self.check_choice(action),
            Decision::Settle => self.check_settlement(action),
            Decision::Reserve { kind } => self.check_reserve(kind, action),
            Decision::Want { kind } => self.check_want(kind, action),
            Decision::Help { seat } => self.check_help(seat, action),
            Decision::Commit => self.check_commit(action),
            Decision::ShowAgainst { seat } => self.check_show(seat, action),
            Decision::Name => self.check_name(action),
            Decision::ShowOne { seat } => self.check_show_one(seat, action),
            Decision::Match { kind } => self.check_match(kind, action),
        }
    }

    /// Takes an action that has been checked.
    pub(super) fn act(&mut self, action: Action, dealer: &mut impl Dealer<Event>) {
        match action {
            Action::Play(kind, column) => self.play_toppings(kind, column, dealer),
            Action::Order(order) => self.play_order(order, dealer),
            Action::Draw(source) => self.draw(source, dealer),
            Action::Skip => self.skip(dealer),
            Action::Join(order) => self.join(order, dealer),
            Action::Number(order) => self.number(order, dealer),
            Action::Choose(kinds) => self.choose(kinds, dealer),
            Action::Add(toppings) => self.fill(toppings, dealer),
            Action::Ask => self.begin_request(dealer),
            Action::Reserve(toppings) => self.reserve(toppings, dealer),
            Action::Want(kind, count) => self.want(kind, count, dealer),
            Action::Give(toppings) => self.give(toppings, dealer),
            Action::Commit { table, hand, kind } => self.commit(table, hand, kind, dealer),
            Action::Show => self.show(dealer),
            Action::Name(seat) => self.name(seat, dealer),
            Action::ShowOne(topping) => self.show_one(topping, dealer),
            Action::No => self.decline(dealer),
        }
    }
}
