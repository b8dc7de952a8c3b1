//! The SQLite store alone on a disk that loses power: nothing that was acknowledged is ever gone.

use std::collections::BTreeMap;

use quattro_disk::{Faults, SyncFault};
use quattro_server::store::{Append, Reply, Request, Row};
use quattro_table::protocol::TableStage;
use quattro_table::{Bytes, TableId};
use quattro_world::{Chance, Database};

/// What a store was told, and what it has said.
struct Trial {
    database: Database,
    chance: Chance,
    tables: Vec<TableId>,
    /// By table and number: the body, and whether it was acknowledged.
    sent: BTreeMap<(TableId, u32), (String, bool)>,
    acknowledged: u64,
}

impl Trial {
    fn new(seed: u64) -> Trial {
        let mut chance = Chance::new(seed);
        let database = Database::new(chance.number());
        let tables = (0..4).map(|_| Bytes(chance.bytes())).collect();
        Trial { database, chance, tables, sent: BTreeMap::new(), acknowledged: 0 }
    }

    /// Starts the database, however often that fails.
    fn start(&mut self) {
        while let Err(error) = self.database.start() {
            assert!(!self.database.is_running(), "{error}");
            if self.chance.one_in(4) {
                self.database.set_faults(Faults::default());
            }
        }
    }

    /// The next entry of a table, which nobody has tried to write with another body.
    fn entry(&mut self, table: TableId) -> Append {
        let known = |number: &u32| self.sent.get(&(table, *number)).is_some_and(|(_, stored)| *stored);
        let number = (1..).find(|number| !known(number)).expect("a free number");
        let fresh = "x".repeat(1 + self.chance.below(3000) as usize);
        let (body, _) = self.sent.entry((table, number)).or_insert_with(|| (fresh, false)).clone();
        let listing = "l".repeat(self.chance.below(200) as usize);
        let row = Row { stage: TableStage::Open, public: true, wake: true, at: u64::from(number), listing };
        Append { table, number, body, row: Some(row), sitter: Some(table) }
    }

    /// Appends some entries together and remembers what was acknowledged.
    fn append(&mut self) {
        let tables: Vec<_> = self.tables.iter().copied().filter(|_| self.chance.one_in(2)).collect();
        let entries: Vec<_> = tables.into_iter().map(|table| self.entry(table)).collect();
        let requests = entries.iter().cloned().map(|entry| Request::Append { entries: vec![entry], again: true }).collect();
        for (entry, reply) in entries.iter().zip(self.database.ask(requests)) {
            if let Ok(Reply::Appended(stored)) = reply {
                assert_eq!(stored, [true], "nobody else writes");
                self.sent.insert((entry.table, entry.number), (entry.body.clone(), true));
                self.acknowledged += 1;
            }
        }
    }

    fn misfortune(&mut self) {
        match self.chance.below(8) {
            0 => self.database.cut_power(),
            1 => self.database.kill(),
            3 | 4 => self.database.kill_after(self.chance.below(40)),
            2 => self.database.checkpoint(self.chance.clone().one_in(2)),
            _ => self.database.cut_power_after(self.chance.below(40)),
        }
    }

    /// Everything that was acknowledged is there, and nothing that nobody has sent.
    fn check(&self, seed: u64) {
        assert_eq!(self.database.damage(), None, "seed {seed}");
        for table in &self.tables {
            let log = self.database.log(*table).expect("a log");
            let log: BTreeMap<u32, &str> = log.iter().map(|stored| (stored.number, &*stored.body)).collect();
            for ((_, number), (body, stored)) in self.sent.range((*table, 0)..=(*table, u32::MAX)) {
                match log.get(number) {
                    Some(found) => assert_eq!(found, body, "seed {seed}: another entry {number}"),
                    None => assert!(!stored, "seed {seed}: the acknowledged entry {number} is gone"),
                }
            }
            let unknown = log.keys().find(|number| !self.sent.contains_key(&(*table, **number)));
            assert_eq!(unknown, None, "seed {seed}: an entry that nobody has sent");
        }
    }
}

/// Lives through crashes; returns how many acknowledgements and power cuts there were.
fn live(seed: u64, crashes: usize, faults: impl Fn(&mut Chance) -> Faults) -> (u64, u64) {
    let mut trial = Trial::new(seed);
    for _ in 0..crashes {
        trial.database.set_faults(Faults::default());
        trial.start();
        trial.check(seed);
        trial.database.set_faults(faults(&mut trial.chance));
        for _ in 0..1 + trial.chance.below(8) {
            trial.append();
        }
        trial.misfortune();
        while trial.database.is_running() && !trial.chance.one_in(12) {
            trial.append();
            if trial.chance.one_in(6) {
                trial.database.checkpoint(trial.chance.clone().one_in(4));
            }
        }
        if trial.database.is_running() {
            trial.database.cut_power();
        }
    }
    trial.database.set_faults(Faults::default());
    trial.start();
    trial.check(seed);
    (trial.acknowledged, trial.database.counts().power_cuts)
}

#[test]
fn no_power_cut_loses_what_was_acknowledged() {
    let (mut acknowledged, mut cuts) = (0, 0);
    for seed in 0..12 {
        let (more, cut) = live(seed, 25, |_| Faults::default());
        (acknowledged, cuts) = (acknowledged + more, cuts + cut);
    }
    assert!(acknowledged > 1000 && cuts > 200, "{acknowledged} acknowledged, {cuts} power cuts");
}

#[test]
fn nor_does_a_disk_that_fails_or_is_full() {
    for seed in 100..112 {
        live(seed, 25, |chance| Faults {
            failing_syncs: chance.pick(&[0, 5, 20]),
            after_failing_sync: SyncFault::Kept,
            failing_writes: chance.pick(&[0, 10, 100]),
            failing_reads: chance.pick(&[0, 100]),
            is_full: chance.one_in(4),
            lying_syncs: false,
        });
    }
}

/// The test of the test: a disk that only says that it has synced is found out.
#[test]
#[should_panic(expected = "is gone")]
fn a_disk_that_lies_is_found_out() {
    for seed in 0..20 {
        live(seed, 25, |_| Faults { lying_syncs: true, ..Faults::default() });
    }
}

#[test]
fn the_same_seed_does_the_same_to_the_disk() {
    let trace = |seed| {
        let mut trial = Trial::new(seed);
        trial.start();
        for _ in 0..20 {
            trial.append();
        }
        trial.database.cut_power_after(30);
        for _ in 0..20 {
            trial.append();
        }
        trial.start();
        (trial.database.trace(), trial.acknowledged)
    };
    assert_eq!(trace(5), trace(5));
    assert_ne!(trace(5), trace(6));
}
