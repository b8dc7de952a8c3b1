//! The Match: SM-46 to SM-49.

use super::{
    Action, Audience, Burnt, Dealer, Decision, Event, Kind, Pizza, Reason, Refusal, Stage, Toppings,
};
use crate::pizza::topping::Topping;
use crate::rule::Rule;
use crate::seat::Seat;

impl Pizza {
    /// SM-49: an owner without toppings, or with nobody to name, fails at once.
    pub(super) fn begin_match(&mut self, dealer: &mut impl Dealer<Event>) {
        if self.owner_toppings().is_empty() || self.can_be_named().next().is_none() {
            self.burn(Burnt::NoMatchPossible, dealer);
        } else {
            self.stage = Stage::Decide(Decision::Name);
        }
    }

    fn can_be_named(&self) -> impl Iterator<Item = Seat> {
        self.judged().owner.others(self.players).filter(|seat| !self.hands[*seat].toppings.is_empty())
    }

    pub(in crate::pizza) fn legal_names(&self, actions: &mut Vec<Action>) {
        actions.extend(self.can_be_named().map(Action::Name));
        actions.push(Action::No);
    }

    pub(in crate::pizza) fn check_name(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::No => Ok(()),
            Action::Name(seat) if self.can_be_named().any(|other| other == seat) => Ok(()),
            Action::Name(_) => Err(Refusal::new(Rule::sm(49), Reason::CannotBeNamed)),
            _ => Err(Refusal::new(Rule::sm(46), Reason::NameFirst)),
        }
    }

    pub(in crate::pizza) fn name(&mut self, opponent: Seat, dealer: &mut impl Dealer<Event>) {
        dealer.tell(Audience::All, Event::Named { seat: self.judged().owner, opponent });
        self.stage = Stage::Decide(Decision::ShowOne { seat: opponent });
    }

    pub(in crate::pizza) fn legal_show_one(&self, seat: Seat, actions: &mut Vec<Action>) {
        let held = &self.hands[seat].toppings;
        actions.extend(Topping::all().filter(|topping| held.has(*topping)).map(Action::ShowOne));
    }

    pub(in crate::pizza) fn check_show_one(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ShowOne(topping) if self.hands[seat].toppings.has(topping) => Ok(()),
            Action::ShowOne(_) => Err(Refusal::new(Rule::sm(46), Reason::ToppingsNotInHand)),
            _ => Err(Refusal::new(Rule::sm(46), Reason::ShowOneFirst)),
        }
    }

    /// SM-48: the card shown stays in hand.
    pub(in crate::pizza) fn show_one(&mut self, topping: Topping, dealer: &mut impl Dealer<Event>) {
        let Some(Decision::ShowOne { seat }) = self.decision() else { return };
        dealer.tell(Audience::All, Event::ShowedOne { seat, topping });
        self.stage = Stage::Decide(Decision::Match { kind: topping.kind });
    }

    /// SM-47: a single or a double, whatever was shown.
    pub(in crate::pizza) fn legal_matches(&self, kind: Kind, actions: &mut Vec<Action>) {
        let held = self.owner_toppings();
        let cards = [false, true].map(|double| Topping { kind, double });
        let answers =
            cards.into_iter().filter(|card| held.has(*card)).map(|card| [card].into_iter().collect());
        actions.extend(answers.map(Action::Add));
        if held.column(kind).is_empty() {
            actions.push(Action::No);
        }
    }

    /// SM-49: an owner who can match must do so.
    pub(in crate::pizza) fn check_match(&self, kind: Kind, action: Action) -> Result<(), Refusal> {
        let refuse = |number, reason: Reason| Err(Refusal::new(Rule::sm(number), reason));
        let held = self.owner_toppings().column(kind);
        match action {
            Action::No if held.is_empty() => Ok(()),
            Action::No => refuse(49, Reason::MustMatch { kind }),
            Action::Add(toppings) => {
                let one = toppings.column(kind);
                let only = toppings == Toppings::of(kind, one) && one.cards() == 1;
                match only {
                    true if held.contains(one) => Ok(()),
                    true => refuse(47, Reason::ToppingsNotInHand),
                    false => refuse(47, Reason::WrongMatch { kind }),
                }
            }
            _ => refuse(47, Reason::MatchFirst { kind }),
        }
    }
}
