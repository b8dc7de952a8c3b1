//! Paying for an order: the table first, then the owner's hand (MM-24 to MM-29, SM-15 to SM-21).

use super::{Action, Burnt, Dealer, Decision, Event, Pizza, Reason, Recipe, Refusal, Stage, Toppings};

impl Pizza {
    /// Fills the order automatically if the table can pay; otherwise asks its owner.
    pub(super) fn settle(&mut self, dealer: &mut impl Dealer<Event>) {
        let lack = self.lack();
        if lack.is_met() {
            self.fill(Toppings::NONE, dealer);
        } else if self.edition.is_sole_mio_family() {
            // SM-24: anyone might help, so nobody can see that the order is lost.
            self.stage = Stage::Decide(Decision::Settle);
        } else if !self.judged().kinds.is_empty() {
            // Mamma Mia!: only a kind that can be paid for may be chosen, and there is one way to pay.
            lack.payments(&self.owner_toppings().clone(), |payment| self.fill(payment, dealer));
        } else if lack.fewest_cards(false) <= self.owner_toppings().cards() {
            self.stage = Stage::Decide(Decision::Settle);
        } else {
            self.burn(Burnt::NotCompleted, dealer);
        }
    }

    /// SM-21, SM-34: a choice made while the table could have paid, and a series, must be paid for.
    pub(in crate::pizza) fn may_decline(&self) -> bool {
        !self.judged().free && !self.judged().is_series()
    }

    /// SM-24: help may be asked for what the table lacks, unless a way existed that it could pay alone.
    pub(in crate::pizza) fn help_is_open(&self) -> bool {
        self.edition.is_sole_mio_family() && !self.judged().free
    }

    pub(in crate::pizza) fn legal_settlements(&self, actions: &mut Vec<Action>) {
        self.lack().payments(self.owner_toppings(), |payment| actions.push(Action::Add(payment)));
        if self.help_is_open() {
            actions.push(Action::Ask);
        }
        if self.may_decline() {
            actions.push(Action::No);
        }
    }

    pub(in crate::pizza) fn check_settlement(&self, action: Action) -> Result<(), Refusal> {
        let refuse = |mm, sm, reason: Reason| Err(Refusal::new(self.edition.cite(mm, sm), reason));
        match action {
            Action::Add(toppings) if !self.owner_toppings().contains(&toppings) => {
                refuse(25, 18, Reason::ToppingsNotInHand)
            }
            Action::Add(toppings) if self.lack().is_paid_by(&toppings) => Ok(()),
            Action::Add(_) => {
                let bombastica = self.judged().order.recipe() == Recipe::Bombastica;
                refuse(if bombastica { 29 } else { 25 }, 18, Reason::WrongPayment { lack: self.lack() })
            }
            Action::Ask if self.help_is_open() => Ok(()),
            Action::Ask if self.edition.is_sole_mio_family() => refuse(25, 24, Reason::HelpNotNeeded),
            Action::Ask => refuse(25, 24, Reason::NoHelpInThisGame),
            Action::No if self.may_decline() => Ok(()),
            Action::No if self.judged().is_series() => refuse(28, 34, Reason::SeriesMustBePaid),
            Action::No => refuse(28, 21, Reason::ChoiceMustBePaid),
            _ => refuse(25, 18, Reason::SettleFirst),
        }
    }
}
