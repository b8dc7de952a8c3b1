//! Help from opponents: SM-24 to SM-30, and GR-7 for Bombastica.

use super::{
    Action, Audience, Burnt, Column, Dealer, Decision, Event, Kind, Need, Pizza, Reason, Refusal, Stage,
    Toppings,
};
use crate::pizza::counts::Counts;
use crate::rule::Rule;
use crate::seat::Seat;

impl Pizza {
    /// The owner has decided to ask; first, kind by kind, what they will add themselves (SM-25).
    pub(in crate::pizza) fn begin_request(&mut self, dealer: &mut impl Dealer<Event>) {
        self.judged_mut().reserved = Toppings::NONE;
        if self.owner_toppings().is_empty() {
            self.close_reserve(dealer);
        } else {
            self.ask_reserve(Kind::ALL.into_iter(), dealer);
        }
    }

    fn ask_reserve(&mut self, mut kinds: impl Iterator<Item = Kind>, dealer: &mut impl Dealer<Event>) {
        let lacking = self.lack().kinds_lacking();
        match kinds.find(|kind| lacking.contains(*kind)) {
            Some(kind) => self.stage = Stage::Decide(Decision::Reserve { kind }),
            None => self.close_reserve(dealer),
        }
    }

    /// Whether the owner may add these of this kind: none superfluous, and something is left to ask for.
    fn may_reserve(&self, lack: &Need, kind: Kind, part: Column) -> bool {
        let reserved = self.reserved_with(kind, part);
        lack.wants_each_of(&reserved) && !lack.is_covered_by(&reserved)
    }

    fn reserved_with(&self, kind: Kind, part: Column) -> Toppings {
        let mut reserved = self.judged().reserved;
        reserved += Toppings::of(kind, part);
        reserved
    }

    pub(in crate::pizza) fn legal_reserves(&self, kind: Kind, actions: &mut Vec<Action>) {
        let (lack, held) = (self.lack(), self.owner_toppings().column(kind));
        let parts = held.parts().filter(|part| self.may_reserve(&lack, kind, *part));
        actions.extend(parts.map(|part| Action::Reserve(Toppings::of(kind, part))));
    }

    pub(in crate::pizza) fn check_reserve(&self, kind: Kind, action: Action) -> Result<(), Refusal> {
        let refuse = |number, reason: Reason| Err(Refusal::new(Rule::sm(number), reason));
        let Action::Reserve(toppings) = action else {
            return refuse(25, Reason::ReserveFirst { kind });
        };
        if toppings != Toppings::of(kind, toppings.column(kind)) {
            return refuse(25, Reason::ReserveOtherKind { kind });
        }
        if !self.owner_toppings().contains(&toppings) {
            return refuse(25, Reason::ToppingsNotInHand);
        }
        let lack = self.lack();
        if !self.may_reserve(&lack, kind, toppings.column(kind)) {
            let all = lack.is_paid_by(&self.reserved_with(kind, toppings.column(kind)));
            return refuse(24, if all { Reason::ReserveAll } else { Reason::ReserveTooMuch });
        }
        Ok(())
    }

    pub(in crate::pizza) fn reserve(&mut self, toppings: Toppings, dealer: &mut impl Dealer<Event>) {
        let Some(Decision::Reserve { kind }) = self.decision() else { return };
        self.judged_mut().reserved += toppings;
        self.ask_reserve(Kind::ALL.into_iter().skip(kind as usize + 1), dealer);
    }

    /// The request is what table and owner leave open; GR-7: for Bombastica its kinds are named.
    fn close_reserve(&mut self, dealer: &mut impl Dealer<Event>) {
        let seat = self.judged().owner;
        dealer.tell(Audience::Only(seat), Event::Reserved { toppings: self.judged().reserved });
        let request = self.lack().less(&self.judged().reserved);
        self.judged_mut().request = request;
        if let Need::Any(_) = self.judged().request {
            self.judged_mut().request = Need::kinds([]);
            self.stage = Stage::Decide(Decision::Want { kind: Kind::ALL[0] });
        } else {
            self.send_request(dealer);
        }
    }

    /// The number of ingredients of a Bombastica for which no kind has been named yet.
    fn unnamed(&self) -> u8 {
        let (Need::Any(lack), Need::Kinds(named)) =
            (self.lack().less(&self.judged().reserved), self.judged().request)
        else {
            return 0;
        };
        lack - named.sum()
    }

    pub(in crate::pizza) fn legal_wants(&self, kind: Kind, actions: &mut Vec<Action>) {
        actions.extend((0..=self.unnamed()).map(|count| Action::Want(kind, count)));
    }

    pub(in crate::pizza) fn check_want(&self, kind: Kind, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Want(wanted, count) if wanted == kind && count <= self.unnamed() => Ok(()),
            _ => Err(Refusal::new(Rule::gr(7), Reason::WantFirst { kind, most: self.unnamed() })),
        }
    }

    pub(in crate::pizza) fn want(&mut self, kind: Kind, count: u8, dealer: &mut impl Dealer<Event>) {
        self.name_wanted(kind, count);
        let (unnamed, next) = (self.unnamed(), Kind::ALL.get(kind as usize + 1).copied());
        match next {
            // The last kind takes the rest: everyone can see that there is no choice.
            Some(Kind::Olive) => self.name_wanted(Kind::Olive, unnamed),
            Some(next) if unnamed > 0 => {
                self.stage = Stage::Decide(Decision::Want { kind: next });
                return;
            }
            _ => {}
        }
        self.send_request(dealer);
    }

    fn name_wanted(&mut self, kind: Kind, count: u8) {
        if let Need::Kinds(named) = &mut self.judged_mut().request {
            *named += Counts::of(kind, count);
        }
    }

    fn send_request(&mut self, dealer: &mut impl Dealer<Event>) {
        dealer.tell(Audience::All, Event::Asked { seat: self.judged().owner, need: self.judged().request });
        self.ask_next(self.judged().owner, dealer);
    }

    /// SM-25: clockwise from the left neighbour. A player who obviously has too few cards refuses without
    /// being asked.
    fn ask_next(&mut self, after: Seat, dealer: &mut impl Dealer<Event>) {
        let seat = after.next(self.players);
        if seat == self.judged().owner {
            self.burn(Burnt::NobodyHelped, dealer);
        } else if self.hands[seat].toppings.cards() >= self.judged().request.fewest_cards(true) {
            self.stage = Stage::Decide(Decision::Help { seat });
        } else {
            self.refuse_help(seat, dealer);
        }
    }

    pub(super) fn refuse_help(&mut self, seat: Seat, dealer: &mut impl Dealer<Event>) {
        dealer.tell(Audience::All, Event::RefusedHelp { seat });
        self.ask_next(seat, dealer);
    }

    pub(in crate::pizza) fn legal_help(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.judged()
            .request
            .payments(&self.hands[seat].toppings, |payment| actions.push(Action::Give(payment)));
        actions.push(Action::No);
    }

    pub(in crate::pizza) fn check_help(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let request = self.judged().request;
        let refuse = |reason: Reason| Err(Refusal::new(Rule::sm(26), reason));
        match action {
            Action::No => Ok(()),
            Action::Give(toppings) if !self.hands[seat].toppings.contains(&toppings) => {
                refuse(Reason::ToppingsNotInHand)
            }
            Action::Give(toppings) if request.is_paid_by(&toppings) => Ok(()),
            Action::Give(_) => refuse(Reason::WrongGift { request }),
            _ => refuse(Reason::GiveFirst { request }),
        }
    }

    /// SM-26 to SM-28: the helper gives, the owner adds the reserve, and the helper is rewarded.
    pub(in crate::pizza) fn give(&mut self, toppings: Toppings, dealer: &mut impl Dealer<Event>) {
        let Some(Decision::Help { seat }) = self.decision() else { return };
        self.hands[seat].toppings -= toppings;
        self.larder += toppings;
        dealer.tell(Audience::All, Event::Gave { seat, toppings });
        self.fill(self.judged().reserved, dealer);
        if let Some(order) = self.waiters[seat].pop() {
            self.filled[seat].insert(order);
            dealer.tell(Audience::All, Event::Rewarded { seat, order });
        }
    }
}
