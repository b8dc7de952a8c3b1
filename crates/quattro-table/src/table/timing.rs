//! When something happens at a table by itself: a bot answers, a "no" is answered for somebody, a clock runs out.
//!
//! The table reads no clock. It says when things are due, and the shell waits for that moment. Every time here
//! follows from what everybody at the table may know: from the moments of the log, the options, the question and
//! the level of a bot, never from a hand. So nobody learns from the time an answer takes whether there was a
//! choice.

use std::time::Duration;

use quattro_rules::seat::Seat;

use super::Table;
use crate::game::{Action, HostedGame};
use crate::ids::PersonId;
use crate::protocol::ClockInfo;

/// A question about an order of one's own deserves a longer look.
const OWN_ORDER: u64 = 2;

/// The time to hand a device on and to lift its curtain, in milliseconds.
const HANDING_ON: u64 = 15_000;

/// What is done for a person who lets their time run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lapse {
    /// The "no" that is legal with any hand.
    No(Action),
    /// A bot takes over.
    HandOver,
}

/// A moment and the time that leads up to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Due {
    at: u64,
    total: u64,
    /// The time to show what led to the question, before that.
    shown: u64,
}

impl Due {
    pub(super) fn info(self, now: u64) -> ClockInfo {
        // Never more than there is, whatever clock has written the log.
        let left = self.at.saturating_sub(now).min(self.shown + self.total);
        ClockInfo { left: left as u32, total: self.total as u32 }
    }
}

impl Table {
    /// Who decides, if it is a person.
    fn person_to_act(&self) -> Option<Seat> {
        self.to_act().filter(|seat| self.chairs[seat.index()].bot.is_none())
    }

    /// On whose device somebody is asked, if it is a person.
    pub fn person_asked(&self) -> Option<PersonId> {
        self.device_of(self.person_to_act()?)
    }

    /// The moment `total` milliseconds after everybody can have seen the question.
    fn after_question(&self, total: u64) -> Due {
        let is_handed_on = self.to_act().is_some_and(|seat| self.is_handed_on(seat));
        let shown = u64::from(self.acting_out) + if is_handed_on { HANDING_ON } else { 0 };
        Due { at: self.waiting_since + shown + total, total, shown }
    }

    /// When the clock of the person who decides runs out, at a table with a clock.
    pub(super) fn clock(&self) -> Option<Due> {
        self.person_to_act()?;
        self.options.clock.map(|seconds| self.after_question(1000 * u64::from(seconds)))
    }

    /// When "no" is answered by itself, and the answer. Only where somebody with another device waits for it:
    /// alone among bots, or around one phone, everybody may take their time. At a slow table nobody sits and waits, and whoever is asked comes by within the
    /// time of the clock: so that is the time, for every question alike.
    pub(super) fn no_by_itself(&self) -> Option<(Due, Action)> {
        self.person_to_act()?;
        let seconds = u64::from(self.options.no_after?);
        let (answer, own_order) =
            self.game.as_ref().and_then(HostedGame::hidden_no).filter(|_| self.devices() > 1)?;
        let due = match self.clock().filter(|_| self.is_slow()) {
            Some(clock) => clock,
            None => self.after_question(1000 * seconds * if own_order { OWN_ORDER } else { 1 }),
        };
        Some((due, answer))
    }

    pub(super) fn lapse(&self) -> Option<(Due, Lapse)> {
        let no = self.no_by_itself().map(|(due, answer)| (due, Lapse::No(answer)));
        let clock = self.clock().map(|due| (due, Lapse::HandOver));
        no.into_iter().chain(clock).min_by_key(|(due, _)| due.at)
    }

    /// When the current question was asked, in milliseconds since 1970, by the clock of whoever wrote the log.
    pub fn asked_at(&self) -> u64 {
        self.waiting_since
    }

    /// Until when the person who decides has time, and who that is. Then a [`Command::TimeIsUp`] is in order.
    ///
    /// [`Command::TimeIsUp`]: super::Command::TimeIsUp
    pub fn deadline(&self) -> Option<(Seat, u64)> {
        Some((self.to_act()?, self.lapse()?.0.at))
    }

    /// When the bot that is to move answers; `pace` is the delay at a table that has none of its own, and the
    /// shortest at one that has. The same whether it has a choice or not: a forced answer takes as long as one that is
    /// thought about.
    pub fn bot_answers_at(&self, pace: Duration) -> Option<u64> {
        let (_, level) = self.bot_to_act()?;
        let pace = self.options.bot_pace.map_or(pace, |own| Duration::from_millis(own.into()).max(pace));
        let millis = (pace + level.thinking_time()).as_millis();
        Some(self.waiting_since.saturating_add(u64::try_from(millis).unwrap_or(u64::MAX)))
    }
}
