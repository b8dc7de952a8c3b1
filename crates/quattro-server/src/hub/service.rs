//! When people could move: nobody's clock runs while they could not.
//!
//! A table counts the time of a question from the moment in its log. The hub takes off the time in which nobody could
//! have answered: the server was not running, stood still, or could not store anything. For that, a server notes in
//! the database from when to when it has served. Whatever no server has noted is lost time.

use std::pin::pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quattro_table::Table;
use tokio::sync::watch;
use tokio::time::Instant;

use super::Hub;
use crate::clock::Clock;
use crate::store::{Health, Period, ServerId, StoreError};

/// Time between two looks at the clock: a fraction of [`STANDSTILL`], so that a busy machine does not seem to stand
/// still, and no more often, because an idle server does little else.
const TICK: Duration = Duration::from_secs(1);

/// If the clock was not looked at for this long, the process stood still, or the machine slept. In milliseconds.
const STANDSTILL: u64 = 3000;

/// Time between two notes in the database, while a clock runs.
const NOTE: Duration = Duration::from_secs(2);

/// The same while clocks run at slow tables only: there a minute more or less does not matter.
const NOTE_SLOWLY: Duration = Duration::from_mins(1);

/// How long it is remembered when servers have served, in milliseconds: longer than any clock runs.
pub(crate) const REMEMBERED: u64 = 30 * 86_400_000;

/// Whether the server can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Running {
    /// Whether what happens can be stored.
    pub(crate) is_storing: bool,
    /// How often it could not go on.
    interruptions: u32,
}

/// When people could move.
#[derive(Debug)]
pub(super) struct Service {
    times: Mutex<Times>,
    running: watch::Sender<Running>,
    server: ServerId,
    /// Whether a jump of the clock means that the process stood still. A test's clock jumps all the time.
    can_stand_still: bool,
}

#[derive(Clone, Debug)]
struct Times {
    /// When this server and others have served, as far as that has ended.
    past: Vec<Period>,
    /// Since when this server serves; `None` while it cannot.
    began: Option<u64>,
    /// When the clock was last looked at.
    last: u64,
}

impl Times {
    /// How long nobody could move between two moments.
    fn lost(&self, from: u64, now: u64) -> u64 {
        let own = self.began.map(|began| Period { began, ended: now });
        let mut periods: Vec<Period> = self.past.iter().copied().chain(own).collect();
        periods.sort_by_key(|period| period.began);
        // How far the time has been looked at, and what of it was served.
        let (mut at, mut served) = (from, 0);
        for Period { began, ended } in periods {
            let (began, ended) = (began.max(at), ended.min(now));
            if ended > began {
                served += ended - began;
                at = ended;
            }
        }
        now.saturating_sub(from).saturating_sub(served)
    }

    /// Another server has noted that it goes on serving, or has begun to.
    fn learn(&mut self, noted: Period) {
        match self.past.iter_mut().find(|known| known.began == noted.began) {
            Some(known) => known.ended = known.ended.max(noted.ended),
            None => self.past.push(noted),
        }
    }

    /// This server has served until `ended`, and serves again from `now` on, if it can.
    fn interrupt(&mut self, ended: u64, resumes: Option<u64>) {
        let period = self.began.map(|began| Period { began, ended });
        self.past.extend(period.filter(|period| period.ended > period.began));
        self.began = resumes;
    }
}

impl Service {
    pub(super) fn new(server: ServerId, past: Vec<Period>, clock: &Clock) -> Service {
        let now = clock.now();
        let times = Mutex::new(Times { past, began: Some(now), last: now });
        let running = watch::Sender::new(Running { is_storing: true, interruptions: 0 });
        let can_stand_still = clock.can_stand_still();
        Service { times, running, server, can_stand_still }
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn running(&self) -> watch::Receiver<Running> {
        self.running.subscribe()
    }

    /// The time of day as the question of a table counts it: as if the time in which nobody could move had not been.
    pub(super) fn time_at(&self, table: &Table, now: u64) -> u64 {
        let mut times = self.times();
        // Who looks first after a standstill notices it.
        self.look(&mut times, now);
        now.saturating_sub(times.lost(table.asked_at(), now))
    }

    /// Looks at the clock; returns whether the process stood still until now.
    fn look(&self, times: &mut Times, now: u64) -> bool {
        let stood_still = self.can_stand_still && now.saturating_sub(times.last) > STANDSTILL;
        if stood_still && times.began.is_some() {
            let last = times.last;
            times.interrupt(last, Some(now));
            self.running.send_modify(|running| running.interruptions += 1);
        }
        times.last = times.last.max(now);
        stood_still
    }

    /// Looks at the clock and at whether entries can be stored.
    fn tick(&self, now: u64, is_storing: bool) {
        let mut times = self.times();
        self.look(&mut times, now);
        match (is_storing, times.began) {
            (true, None) => times.began = Some(now),
            (false, Some(_)) => times.interrupt(now, None),
            _ => return,
        }
        self.running.send_modify(|running| {
            running.is_storing = is_storing;
            running.interruptions += 1;
        });
    }

    /// What the database is to remember.
    fn current(&self, now: u64) -> Option<Period> {
        self.times().began.map(|began| Period { began, ended: now })
    }
}

impl Hub {
    /// Whether the server can go on, and when that changes.
    pub(crate) fn running(&self) -> watch::Receiver<Running> {
        self.0.service.running()
    }

    /// Watches the clock and the store, and notes when this server has served, until it stops.
    pub(crate) async fn keep_time(self) {
        let (mut health, mut stopping) = (self.0.store.health(), self.stopping());
        // Once for all ticks, which are nearly all that ever happens here.
        let mut stops = pin!(stopping.wait_for(|stopping| *stopping));
        let mut ticks = tokio::time::interval(TICK);
        let mut noted: Option<Instant> = None;
        loop {
            tokio::select! {
                biased;
                _ = ticks.tick() => {}
                changed = health.changed() => if changed.is_err() { return },
                _ = &mut stops => break,
            }
            let is_storing = *health.borrow_and_update() == Health::Storing;
            self.0.service.tick(self.now(), is_storing);
            let is_due = match (self.has_clocks(), self.has_slow_clocks()) {
                (true, _) => noted.is_none_or(|noted| noted.elapsed() >= NOTE),
                (false, true) => noted.is_none_or(|noted| noted.elapsed() >= NOTE_SLOWLY),
                (false, false) => false,
            };
            if is_storing && is_due {
                noted = Some(Instant::now());
                // Apart, so that a slow database does not look like a standstill.
                let hub = self.clone();
                tokio::spawn(async move { hub.note_service().await });
            }
        }
        self.note_service().await;
    }

    /// Notes until when this server has served, and reads what others have noted: they may have served when this one
    /// had not begun.
    async fn note_service(&self) {
        let now = self.now();
        if let Err(error) = self.share_service(now).await {
            self.store_failed(&error);
        }
    }

    async fn share_service(&self, now: u64) -> Result<(), StoreError> {
        if let Some(period) = self.0.service.current(now) {
            self.0.store.note_served(self.0.service.server, period).await?;
        }
        if !self.0.store.is_shared() {
            return Ok(());
        }
        let noted = self.0.store.served(now.saturating_sub(REMEMBERED)).await?;
        let mut times = self.0.service.times();
        for period in noted {
            times.learn(period);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_bytes;

    fn times(past: &[(u64, u64)], began: Option<u64>) -> Times {
        let past = past.iter().map(|(began, ended)| Period { began: *began, ended: *ended }).collect();
        Times { past, began, last: 0 }
    }

    #[test]
    fn what_nobody_has_served_is_lost() {
        assert_eq!(times(&[], Some(0)).lost(100, 150), 0);
        // Down from 120 to 140.
        assert_eq!(times(&[(0, 120)], Some(140)).lost(100, 150), 20);
        // Two servers, one of which was there all the time.
        assert_eq!(times(&[(0, 120), (90, 145)], Some(140)).lost(100, 150), 0);
        // Asked after the interruption.
        assert_eq!(times(&[(0, 50)], Some(60)).lost(100, 150), 0);
        // Not there yet.
        assert_eq!(times(&[(0, 120)], None).lost(100, 150), 30);
        // An earlier version has noted nothing.
        assert_eq!(times(&[], Some(140)).lost(100, 150), 40);
        assert_eq!(times(&[], Some(140)).lost(200, 150), 0);
    }

    #[test]
    fn what_another_server_notes_later_was_served() {
        let mut times = times(&[(0, 120)], Some(140));
        assert_eq!(times.lost(100, 150), 20);
        times.learn(Period { began: 0, ended: 145 });
        assert_eq!(times.lost(100, 150), 0);
        times.learn(Period { began: 0, ended: 130 });
        times.learn(Period { began: 149, ended: 150 });
        assert_eq!((times.lost(100, 150), times.past.len()), (0, 2));
    }

    #[test]
    fn a_standstill_is_lost_whoever_notices_it() {
        let times = Mutex::new(times(&[], Some(0)));
        let running = watch::Sender::new(Running { is_storing: true, interruptions: 0 });
        let service = Service { times, running, server: random_bytes(), can_stand_still: true };
        service.tick(1000, true);
        service.tick(1000 + STANDSTILL, true);
        assert_eq!(service.times().lost(0, 4000), 0, "a busy machine is late now and then");
        let heard = service.running();
        assert!(service.look(&mut service.times(), 50_000));
        assert_eq!(service.times().lost(0, 50_000), 46_000);
        assert!(heard.has_changed().unwrap());
    }

    #[test]
    fn time_stands_still_while_nothing_can_be_stored() {
        let times = Mutex::new(times(&[], Some(0)));
        let running = watch::Sender::new(Running { is_storing: true, interruptions: 0 });
        let service = Service { times, running, server: random_bytes(), can_stand_still: false };
        service.tick(1000, false);
        assert!(!service.running().borrow().is_storing);
        assert_eq!(service.times().lost(0, 9000), 8000);
        service.tick(11_000, true);
        assert!(service.running().borrow().is_storing);
        assert_eq!(service.times().lost(0, 12_000), 10_000);
        assert_eq!(service.current(12_000), Some(Period { began: 11_000, ended: 12_000 }));
    }
}
