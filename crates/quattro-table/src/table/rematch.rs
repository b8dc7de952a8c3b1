//! The rematch: the same people on the same chairs, at a table of its own.
//!
//! Everybody says yes on the old table, whose log keeps who has: so those who are still there see who is missing.
//! Nobody says no; who does not want to leaves the question unanswered.

use quattro_bots::BotName;
use quattro_rules::pizza::Kind;
use quattro_rules::seat::Seat;

use super::command::{Proposal, Proposed};
use super::{Chair, Table};
use crate::ids::{PersonId, TableId};
use crate::log::Change;
use crate::person::Person;
use crate::problem::Problem;
use crate::protocol::{BotSeat, Join, Rematch, TableOptions, TableStage, View};

/// What a person who wants a rematch brings along from this table.
#[derive(Clone, PartialEq, Debug)]
pub struct RematchPlace {
    /// What the host of the old table decided.
    pub options: TableOptions,
    /// The bots that have sat here from the beginning.
    pub bots: Vec<BotSeat>,
    /// The person's own chair and kind; nothing for a host who only watched.
    pub join: Option<Join>,
    /// Those who played on this person's device, and where. They come along.
    pub companions: Vec<(Person, Join)>,
}

impl Table {
    /// Where a person sits in a rematch.
    ///
    /// # Errors
    /// When the game is not over, or the person did not play.
    pub fn rematch_place(&self, person: &Person, rematch: Rematch) -> Result<RematchPlace, Problem> {
        if self.is_of_a_day() {
            return Err(Problem::OneTry);
        }
        let seat = self.may_play_again(person)?;
        let contribution = rematch.contribution;
        let at = |seat| Join { seat: Some(seat), kind: self.kind_played(seat), contribution: None };
        let join = seat.map(|seat| Join { contribution, ..at(seat) });
        let companions = self.companions_of(person.id).into_iter();
        let companions = companions.map(|(seat, companion)| (companion, at(seat))).collect();
        Ok(RematchPlace { options: self.options.clone(), bots: self.bots(), join, companions })
    }

    /// The rematch that others have asked this person for, and the name of who asked first; nothing for somebody who
    /// has said yes or did not play.
    pub fn rematch_asked(&self, person: PersonId) -> Option<(TableId, String)> {
        let seat = self.seat_of(person)?;
        let first = self.rematch.first().filter(|_| !self.rematch.contains(&seat))?;
        Some((self.next?, self.name(*first)))
    }

    /// The seat of somebody who may ask for a rematch: those who played, and a host who only watched.
    fn may_play_again(&self, person: &Person) -> Result<Option<Seat>, Problem> {
        self.must_be(TableStage::Over)?;
        if self.host.id == person.id { Ok(self.seat_of(person.id)) } else { self.must_sit(person).map(Some) }
    }

    /// The own kind in the game that is over, chosen or drawn.
    fn kind_played(&self, seat: Seat) -> Option<Kind> {
        match self.game.as_ref().map(|game| game.view(None)) {
            Some(View::Pizza(view)) => view.chairs.get(seat.index()).map(|chair| chair.kind),
            _ => None,
        }
    }

    fn bots(&self) -> Vec<BotSeat> {
        let bots = self.seats().filter(|(_, chair)| chair.person.is_none());
        let seated = |(seat, chair): (Seat, &Chair)| Some((seat, chair.bot?));
        bots.filter_map(seated).map(|(seat, level): (Seat, BotName)| BotSeat { seat, level }).collect()
    }

    pub(super) fn rematch(&self, person: &Person, table: TableId) -> Proposed {
        let seat = self.may_play_again(person)?;
        let is_news = self.next.is_none() || seat.is_some_and(|seat| !self.rematch.contains(&seat));
        Ok(is_news.then(|| Change::Rematch { table }.into()))
    }

    /// A rematch begins when nobody is missing. Its host need not be there.
    pub(super) fn starts_by_itself(&self) -> Option<Proposal> {
        let is_ready = self.stage == TableStage::Open && !self.chairs.iter().any(Chair::is_empty);
        let change = Change::Started { fill: None, contribution: None };
        (is_ready && self.setup().validate().is_ok()).then(|| change.into())
    }
}
