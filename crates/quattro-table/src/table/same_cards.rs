//! Tables whose cards others have too: the table of a day, and a game whose cards are dealt once more.

use super::command::Proposal;
use super::{Chair, Table};
use crate::day::Day;
use crate::ids::PersonId;
use crate::log::Change;
use crate::problem::{Problem, WrongStage};
use crate::protocol::{TableOptions, TableStage};
use crate::shared_deal::{DealAgain, DealOrigin, PLAYOUTS, SharedDeal};

impl Table {
    /// The deal that this table has in common with others.
    pub fn shared_deal(&self) -> Option<&SharedDeal> {
        self.deal.as_ref()
    }

    /// Whether this table is somebody's try at the deal of a day.
    pub(super) fn is_of_a_day(&self) -> bool {
        self.day().is_some()
    }

    /// The day whose deal is played here.
    pub fn day(&self) -> Option<Day> {
        self.deal.as_ref().and_then(SharedDeal::day)
    }

    /// Whether this person may not even know that the table exists: until a day or a round is over, nobody sees how
    /// others play its deal.
    pub fn is_hidden_from(&self, person: Option<PersonId>, now: u64) -> bool {
        let sits_here = || person.is_some_and(|person| self.seat_of(person).is_some());
        self.day().is_some_and(|day| !day.is_over(now)) && person != Some(self.host.id)
            || self.is_sealed() && !sits_here()
    }

    /// Whether all cards stay secret though the game may be over here: others still play with them.
    pub fn is_sealed(&self) -> bool {
        let of_evening = |deal: &SharedDeal| matches!(deal.origin, DealOrigin::Evening { .. });
        self.deal.as_ref().is_some_and(of_evening) && !self.is_revealed
    }

    pub(super) fn reveals(&self) -> Option<Proposal> {
        (self.is_sealed() && self.stage == TableStage::Over).then(|| Change::Revealed.into())
    }

    /// When the game ended, in milliseconds since 1970.
    pub fn ended(&self) -> Option<u64> {
        (self.stage == TableStage::Over).then_some(self.staged)
    }

    /// At the table of a day everybody sits from the beginning: nobody else may, and no chair is given up.
    pub(super) fn seat_for_the_day(&mut self) {
        let Some(DealOrigin::Day { bots, .. }) = self.deal.as_ref().map(|deal| deal.origin) else { return };
        for chair in &mut self.chairs {
            *chair = Chair { bot: Some(bots.into()), ..Chair::default() };
        }
        if let Some(first) = self.chairs.first_mut() {
            *first = Chair { person: Some(self.host.clone()), ..Chair::default() };
        }
    }

    /// What it takes to deal these cards once more.
    ///
    /// # Errors
    /// While the game is not over, or the day whose deal it is: the cards are secret until then. And for cards that were
    /// laid by hand, or played on a device.
    pub fn deal_again(&self, now: u64) -> Result<DealAgain, Problem> {
        if self.stage != TableStage::Over
            || self.is_sealed()
            || self.day().is_some_and(|day| !day.is_over(now))
        {
            return Err(WrongStage::NotOver.into());
        }
        if !self.is_shuffled || self.is_kept {
            return Err(Problem::NotFound);
        }
        let origin = match self.deal.as_ref().map(|deal| deal.origin) {
            Some(first @ DealOrigin::Table { .. }) => first,
            _ => DealOrigin::Table { table: self.id },
        };
        let setup = self.setup().options;
        let options = TableOptions { public: false, hungriest_begins: false, ..self.options.clone() };
        let deal = SharedDeal {
            origin,
            contributions: self.contributions(),
            kinds: setup.own_kinds,
            first_seat: setup.first_seat,
            playouts: PLAYOUTS,
        };
        Ok(DealAgain { options, secret: self.secret, deal })
    }
}
