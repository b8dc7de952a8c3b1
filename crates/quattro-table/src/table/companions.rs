//! Several people on one device, which they hand on.
//!
//! A *companion* plays on the device of somebody else. They are a person like everybody at the table, with an id of their
//! own, so that what they see, what they have received and what they do is theirs alone; but they have no session and no
//! profile. A device on which several people play shows nothing but the table until it is told whose turn it is to look.

use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;

use super::command::Proposed;
use super::{Chair, Table};
use crate::ids::PersonId;
use crate::log::Change;
use crate::person::Person;
use crate::problem::{Crowd, Problem};
use crate::protocol::{Join, TableStage};
use crate::shared_deal::{DealOrigin, SharedDeal};

/// The most companions of one person: everybody else at the largest table.
const MOST_COMPANIONS: usize = 4;

impl Table {
    /// The chairs that are played on the device of a person: their own and their companions'.
    pub fn chairs_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |(_, chair)| chair.device() == Some(person)).map(|(seat, _)| seat)
    }

    /// The chairs of a device on which several people play; none of one that somebody has for themselves.
    pub fn shared_chairs(&self, person: PersonId) -> Vec<Seat> {
        let has_companion = self.chairs.iter().any(|chair| chair.companion_of == Some(person));
        if has_companion { self.chairs_of(person).collect() } else { Vec::new() }
    }

    /// The companions of a person, with their chairs.
    pub fn companions_of(&self, person: PersonId) -> Vec<(Seat, Person)> {
        let companions = self.seats().filter(|(_, chair)| chair.companion_of == Some(person));
        companions.filter_map(|(seat, chair)| Some((seat, chair.person.clone()?))).collect()
    }

    /// The person on whose device a chair is played.
    pub fn device_of(&self, seat: Seat) -> Option<PersonId> {
        self.chair(seat)?.device()
    }

    /// Whether somebody here plays on the device of somebody else. Such games count for nobody's figures.
    pub fn has_companions(&self) -> bool {
        self.chairs.iter().any(|chair| chair.companion_of.is_some())
    }

    pub(super) fn plays_at(&self, person: PersonId, seat: Seat) -> bool {
        self.chair(seat).and_then(Chair::device) == Some(person)
    }

    /// Whether the device of this chair goes from hand to hand.
    pub(super) fn is_handed_on(&self, seat: Seat) -> bool {
        let device = self.chair(seat).and_then(Chair::device);
        device.is_some_and(|person| !self.shared_chairs(person).is_empty())
    }

    /// How many devices people play on.
    pub(super) fn devices(&self) -> usize {
        let mut devices: Vec<_> = self.chairs.iter().filter_map(Chair::device).collect();
        devices.sort_unstable();
        devices.dedup();
        devices.len()
    }

    /// The chair that a device shows without being told whose turn it is to look: that of the person who has it for
    /// themselves. A shared one shows none, except in Calcory: nobody holds anything there, so it is always the one to
    /// decide who looks.
    pub(super) fn unnamed_chair(&self, person: PersonId) -> Option<Seat> {
        if self.shared_chairs(person).is_empty() {
            return self.seat_of(person);
        }
        self.to_act().filter(|seat| self.options.game == GameId::Calcory && self.plays_at(person, *seat))
    }

    /// The person who speaks at a chair, for the device of somebody.
    ///
    /// # Errors
    /// When the chair is played on no device of theirs.
    pub fn speaker(&self, person: PersonId, seat: Seat) -> Result<Person, Problem> {
        let chair = self.chair(seat).filter(|chair| chair.device() == Some(person));
        chair.and_then(|chair| chair.person.clone()).ok_or(Problem::NotYourChair)
    }

    /// Whether somebody may look back at what was played at a chair. At a public table everybody may, as in its replay.
    /// At others it is for those who sat there, and how a person remembered is for that person alone, or for whoever
    /// brought them along.
    pub fn may_look_back(&self, visitor: Option<PersonId>, seat: Seat) -> bool {
        let of_others = |chair: &Chair| chair.person.is_some() && chair.device() != visitor;
        let sat_here = visitor.is_some_and(|person| self.seat_of(person).is_some());
        self.options.public || sat_here && !self.chair(seat).is_some_and(of_others)
    }

    pub(super) fn seat_companion(&self, person: &Person, companion: &Person, join: &Join) -> Proposed {
        self.must_play_or_host(person)?;
        self.must_be(TableStage::Open)?;
        if self.seat_of(companion.id).is_some() {
            return Ok(None);
        }
        let of_evening = |deal: &SharedDeal| matches!(deal.origin, DealOrigin::Evening { .. });
        if self.deal.as_ref().is_some_and(of_evening) {
            return Err(Problem::NoCompanions);
        }
        if self.companions_of(person.id).len() == MOST_COMPANIONS {
            return Err(Problem::TooMany(Crowd::Companions));
        }
        let (seat, kind) = self.place_for(join)?;
        let companion = Person { id: companion.id, name: self.name_of(companion) };
        Ok(Some(Change::CompanionSat { seat, person: companion, of: person.id, kind }.into()))
    }
}
