//! What goes wrong, by chance: one misfortune after another, and in the end everything works again.

use std::sync::Arc;
use std::time::Duration;

use quattro_disk::{Faults, SyncFault};
use tokio::time::{Instant, sleep};

use crate::chance::Chance;
use crate::world::{Conditions, World};

/// The network on a good day. Even then a connection dies without a word now and then.
const PEACE: Conditions = Conditions { slowest: 3, losing: 0, losing_news: 100, cutting_clients: 0 };

impl World {
    /// One misfortune after another for this long.
    pub(crate) async fn storm(self: &Arc<World>, mut chance: Chance, time: Duration) {
        let ends = Instant::now() + time;
        self.set_conditions(Conditions {
            slowest: chance.pick(&[3, 30, 300]),
            losing: chance.pick(&[0, 50, 500]),
            losing_news: chance.pick(&[0, 5, 100]),
            cutting_clients: chance.pick(&[20_000, 200_000]),
        });
        while Instant::now() < ends {
            let pause = chance.millis(100, 30_000);
            sleep(pause).await;
            self.misfortune(&mut chance).await;
        }
    }

    /// A fault every few hours.
    pub(crate) async fn ordinary_days(self: &Arc<World>, mut chance: Chance, time: Duration) {
        let ends = Instant::now() + time;
        loop {
            let pause = chance.millis(60_000, 16 * 60 * 60_000);
            if Instant::now() + pause >= ends {
                return tokio::time::sleep_until(ends).await;
            }
            sleep(pause).await;
            self.misfortune(&mut chance).await;
        }
    }

    async fn misfortune(self: &Arc<World>, chance: &mut Chance) {
        let place = chance.below(self.servers() as u64) as usize;
        let lasts = chance.millis(100, 20_000);
        match chance.below(12) {
            0 | 1 => self.end_server(chance, place, lasts).await,
            2 | 3 if self.is_shared => self.end_database(chance, lasts).await,
            4 | 5 => self.trouble_disk(chance, lasts).await,
            6 if self.is_shared => self.cut_off(place, lasts).await,
            7 => {
                // Minutes, not hours: how long a table waits after a clock was set back is looked at elsewhere.
                let by = chance.below(120_000).cast_signed() - 60_000;
                self.places()[place].wall.set_by(by);
                self.tally().clock_jumps += 1;
            }
            8 | 9 => self.deploy(chance, place, lasts).await,
            _ => self.database().checkpoint(chance.one_in(3)),
        }
        self.bring_back().await;
    }

    /// A server ends; if the database is part of it, that ends too, perhaps with the power.
    async fn end_server(self: &Arc<World>, chance: &mut Chance, place: usize, lasts: Duration) {
        if !self.is_shared {
            self.fell_database(chance);
            // The power may fail only in the middle of something that comes later.
            self.wait_for_fall(Duration::from_secs(20)).await;
        }
        self.crash_server(place);
        sleep(lasts).await;
    }

    /// A server is replaced by one of another version. A new version is released when all servers have the newest;
    /// now and then one goes back to the version before.
    async fn deploy(self: &Arc<World>, chance: &mut Chance, place: usize, lasts: Duration) {
        let newest = self.newest();
        let is_everywhere = self.places().iter().all(|place| place.version == newest);
        let version = match is_everywhere {
            _ if chance.one_in(4) => newest.previous(),
            true => newest.next(),
            false => newest,
        };
        self.replace_server(place, version);
        sleep(lasts).await;
    }

    /// The database ends and comes back.
    async fn end_database(self: &Arc<World>, chance: &mut Chance, lasts: Duration) {
        self.fell_database(chance);
        self.wait_for_fall(Duration::from_secs(20)).await;
        sleep(lasts).await;
    }

    fn fell_database(&self, chance: &mut Chance) {
        let mut database = self.database();
        match chance.below(5) {
            0 => database.kill(),
            1 => database.cut_power(),
            2 => database.kill_after(chance.below(60)),
            _ => database.cut_power_after(chance.below(60)),
        }
    }

    /// Waits until the database has ended; if nobody uses it within that time, it ends now.
    async fn wait_for_fall(&self, longest: Duration) {
        let ends = Instant::now() + longest;
        while self.database().is_running() {
            if Instant::now() >= ends {
                self.database().cut_power();
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    async fn trouble_disk(self: &Arc<World>, chance: &mut Chance, lasts: Duration) {
        let mut faults = Faults::default();
        match chance.below(4) {
            0 => faults.is_full = true,
            1 => faults.failing_writes = chance.pick(&[3, 30]),
            2 => faults.failing_reads = 30,
            _ => {
                faults.failing_syncs = chance.pick(&[1, 5]);
                faults.after_failing_sync = SyncFault::Kept;
            }
        }
        self.set_disk_faults(faults);
        sleep(lasts).await;
        self.set_disk_faults(Faults::default());
    }

    async fn cut_off(&self, place: usize, lasts: Duration) {
        self.places()[place].is_cut_off = true;
        self.tally().partitions += 1;
        sleep(lasts).await;
        self.places()[place].is_cut_off = false;
    }

    /// Starts again whatever has ended.
    pub(crate) async fn bring_back(self: &Arc<World>) {
        loop {
            // A server that has lost the database inside it has ended too.
            if !self.is_shared && !self.database().is_running() {
                self.crash_server(0);
            }
            let mut is_up = !self.is_shared || self.start_database();
            for place in 0..self.servers() {
                is_up &= self.start_server(place).await;
            }
            if is_up {
                return;
            }
            sleep(Duration::from_millis(500)).await;
        }
    }

    /// Everything works again, and every server has the newest version.
    pub(crate) async fn peace(self: &Arc<World>) {
        self.set_disk_faults(Faults::default());
        self.set_conditions(PEACE);
        for place in self.places().iter_mut() {
            place.is_cut_off = false;
        }
        let newest = self.newest();
        let older = |place: &usize| self.places()[*place].version < newest;
        for place in (0..self.servers()).filter(older).collect::<Vec<_>>() {
            self.replace_server(place, newest);
        }
        self.bring_back().await;
    }
}
