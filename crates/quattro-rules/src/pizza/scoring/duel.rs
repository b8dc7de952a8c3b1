//! The Duel: SM-41 to SM-45.

use super::{
    Action, Audience, Burnt, Column, Dealer, Decision, Event, Kind, Pizza, Reason, Refusal, Stage, Toppings,
};
use crate::pizza::ingredients::LEAST_STAKE;
use crate::rule::Rule;
use crate::seat::Seat;

impl Pizza {
    pub(super) fn begin_duel(&mut self, dealer: &mut impl Dealer<Event>) {
        let mut parts = self.table_parts();
        match (parts.next(), parts.next()) {
            // Without toppings in hand everyone can see what the owner could commit.
            (None, _) if self.owner_toppings().is_empty() => self.burn(Burnt::NotCompleted, dealer),
            (Some(only), None) if self.owner_toppings().is_empty() => {
                self.commit(only, Column::default(), self.own_kind(), dealer);
            }
            _ => self.stage = Stage::Decide(Decision::Commit),
        }
    }

    /// What can be committed from the table alone: doubles first (SM-41), at least two.
    fn table_parts(&self) -> impl Iterator<Item = Column> + use<> {
        let table = self.table.column(self.own_kind());
        let doubles = (1..=table.doubles).map(|doubles| Column { singles: 0, doubles });
        let singles = (1..=table.singles).map(move |singles| Column { singles, doubles: table.doubles });
        doubles.chain(singles).filter(|part| part.value() >= LEAST_STAKE)
    }

    /// Declining is possible only if the table holds less than two.
    pub(in crate::pizza) fn may_decline_duel(&self) -> bool {
        self.table.column(self.own_kind()).value() < LEAST_STAKE
    }

    pub(in crate::pizza) fn legal_commits(&self, actions: &mut Vec<Action>) {
        let kind = self.own_kind();
        let table = self.table.column(kind);
        actions.extend(self.table_parts().map(|part| Action::Commit {
            table: part,
            hand: Column::default(),
            kind,
        }));
        // Cards from hand only once the whole column is committed.
        let hands = self.owner_toppings().column(kind).parts().filter(|part| !part.is_empty());
        let enough = hands.filter(|hand| table.value() + hand.value() >= LEAST_STAKE);
        actions.extend(enough.map(|hand| Action::Commit { table, hand, kind }));
        if self.may_decline_duel() {
            actions.push(Action::No);
        }
    }

    pub(in crate::pizza) fn check_commit(&self, action: Action) -> Result<(), Refusal> {
        let kind = self.own_kind();
        let refuse = |reason: Reason| Err(Refusal::new(Rule::sm(41), reason));
        match action {
            Action::Commit { table, hand, kind } => self.check_committed(table, hand, kind),
            Action::No if self.may_decline_duel() => Ok(()),
            Action::No => refuse(Reason::MustFight { kind, least: LEAST_STAKE }),
            _ => refuse(Reason::CommitFirst { kind }),
        }
    }

    fn check_committed(&self, table: Column, hand: Column, kind: Kind) -> Result<(), Refusal> {
        let refuse = |reason: Reason| Err(Refusal::new(Rule::sm(41), reason));
        let column = self.table.column(kind);
        if kind != self.own_kind() {
            return refuse(Reason::CommitOwnKind { kind: self.own_kind() });
        }
        if !self.owner_toppings().column(kind).contains(hand) {
            return refuse(Reason::ToppingsNotInHand);
        }
        if !column.contains(table) {
            return refuse(Reason::CommitNotOnTable { kind });
        }
        if table.value() + hand.value() < LEAST_STAKE {
            return refuse(Reason::CommitTooLittle { least: LEAST_STAKE });
        }
        let whole = table == column;
        if !whole && !hand.is_empty() {
            return refuse(Reason::CommitWholeColumn { kind });
        }
        if !whole && !self.table_parts().any(|part| part == table) {
            return refuse(Reason::CommitDoublesFirst);
        }
        Ok(())
    }

    /// Cards from hand stay on the table from now on, whatever happens (SM-44).
    pub(in crate::pizza) fn commit(
        &mut self,
        table: Column,
        hand: Column,
        kind: Kind,
        dealer: &mut impl Dealer<Event>,
    ) {
        let seat = self.judged().owner;
        self.judged_mut().committed = table + hand;
        let value = self.judged().committed.value();
        let (table, hand) = (Toppings::of(kind, table), Toppings::of(kind, hand));
        self.hands[seat].toppings -= hand;
        self.table += hand;
        dealer.tell(Audience::All, Event::Committed { seat, table, hand, value });
        self.ask_to_show(seat, dealer);
    }

    /// SM-42: clockwise, until enough is shown. A player who obviously has no topping shows nothing.
    fn ask_to_show(&mut self, after: Seat, dealer: &mut impl Dealer<Event>) {
        let seat = after.next(self.players);
        if self.judged().shown >= self.judged().committed.value() {
            self.burn(Burnt::Stopped, dealer);
        } else if seat == self.judged().owner {
            let used = Toppings::of(self.own_kind(), self.judged().committed);
            self.fill_using(used, Toppings::NONE, dealer);
        } else if self.hands[seat].toppings.is_empty() {
            self.show_nothing(seat, dealer);
        } else {
            self.stage = Stage::Decide(Decision::ShowAgainst { seat });
        }
    }

    pub(in crate::pizza) fn legal_shows(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.hands[seat].toppings.column(self.own_kind()).is_empty() {
            actions.push(Action::Show);
        }
        actions.push(Action::No);
    }

    pub(in crate::pizza) fn check_show(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let kind = self.own_kind();
        let refuse = |reason: Reason| Err(Refusal::new(Rule::sm(42), reason));
        match action {
            Action::No => Ok(()),
            Action::Show if !self.hands[seat].toppings.column(kind).is_empty() => Ok(()),
            Action::Show => refuse(Reason::NothingToShow { kind }),
            _ => refuse(Reason::ShowFirst { kind }),
        }
    }

    /// SM-43: what is shown stays in hand.
    pub(in crate::pizza) fn show(&mut self, dealer: &mut impl Dealer<Event>) {
        let Some(Decision::ShowAgainst { seat }) = self.decision() else { return };
        let column = self.hands[seat].toppings.column(self.own_kind());
        self.judged_mut().shown += column.value();
        dealer.tell(
            Audience::All,
            Event::ShowedAgainst { seat, toppings: Toppings::of(self.own_kind(), column) },
        );
        self.ask_to_show(seat, dealer);
    }

    pub(super) fn show_nothing(&mut self, seat: Seat, dealer: &mut impl Dealer<Event>) {
        dealer.tell(Audience::All, Event::ShowedNothing { seat });
        self.ask_to_show(seat, dealer);
    }
}
