//! The SQLite store alone on a disk that loses power: nothing that was acknowledged, or read, is ever gone.

use std::collections::BTreeMap;

use quattro_disk::{Faults, SyncFault};
use quattro_server::store::{Append, Reply, Request, Row};
use quattro_table::protocol::TableStage;
use quattro_table::{Bytes, TableId};

use crate::chance::Chance;
use crate::database::Database;
use crate::settings::{Failure, Fault, Finding, Tally};

/// How often the database ends in one trial.
const ENDS: usize = 25;

/// What a disk does besides losing power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nothing.
    None,
    /// Syncs, writes and reads fail, and it is full at times.
    Errors,
    /// The same, and what could not be synced is dropped, as Linux does. A program that ends then and starts again
    /// would see what is not on the disk as if it were; so the power always ends with it.
    DroppedWrites,
    /// It says that it has synced and has not: nobody survives this.
    Lies,
}

impl Trouble {
    fn faults(self, chance: &mut Chance) -> Faults {
        let after_failing_sync =
            if self == Trouble::DroppedWrites { SyncFault::Dropped } else { SyncFault::Kept };
        match self {
            Trouble::None => Faults::default(),
            Trouble::Lies => Faults { lying_syncs: true, ..Faults::default() },
            Trouble::Errors | Trouble::DroppedWrites => Faults {
                failing_syncs: chance.pick(&[0, 5, 20]),
                after_failing_sync,
                failing_writes: chance.pick(&[0, 10, 100]),
                failing_reads: chance.pick(&[0, 100]),
                is_full: chance.one_in(4),
                lying_syncs: false,
            },
        }
    }
}

/// Lets a store live through many crashes.
///
/// # Errors
/// What was found to be wrong.
pub fn survive(seed: u64, trouble: Trouble) -> Result<Tally, Failure> {
    let mut trial = Trial::new(seed);
    trial.live(trouble).map_err(|Finding { fault, what }| {
        Failure::new(seed, fault.found(format_args!("the store alone, {trouble:?}: {what}")))
    })?;
    let mut tally = Tally { acknowledged: trial.acknowledged, ..Tally::default() };
    tally.count_disk(&trial.database.counts());
    Ok(tally)
}

/// What a store was told, and what it has said.
struct Trial {
    database: Database,
    chance: Chance,
    tables: Vec<TableId>,
    /// By table and number: the body, and whether it was acknowledged or read.
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

    fn live(&mut self, trouble: Trouble) -> Result<(), Finding> {
        for _ in 0..ENDS {
            self.start_and_check()?;
            let faults = trouble.faults(&mut self.chance);
            self.database.set_faults(faults);
            for _ in 0..=self.chance.below(8) {
                self.append()?;
            }
            self.misfortune(trouble);
            while self.database.is_running() && !self.chance.one_in(12) {
                self.append()?;
                if self.chance.one_in(3) {
                    self.look();
                }
                if self.chance.one_in(6) {
                    let truncate = self.chance.one_in(4);
                    self.database.checkpoint(truncate);
                }
            }
            if self.database.is_running() {
                self.database.cut_power();
            }
        }
        self.start_and_check()
    }

    fn start_and_check(&mut self) -> Result<(), Finding> {
        self.database.set_faults(Faults::default());
        self.database
            .start()
            .map_err(|error| Fault::Damage.found(format_args!("it does not start again: {error}")))?;
        self.check()
    }

    /// The next entry of a table, which nobody has tried to write with another body.
    fn entry(&mut self, table: TableId) -> Append {
        let is_known = |number: u32| self.sent.get(&(table, number)).is_some_and(|(_, known)| *known);
        let mut number = 1;
        while is_known(number) {
            number += 1;
        }
        let fresh = "x".repeat(1 + self.chance.below(3000) as usize);
        let (body, _) = self.sent.entry((table, number)).or_insert_with(|| (fresh, false)).clone();
        let listing = "l".repeat(self.chance.below(200) as usize);
        let row = Row::new(TableStage::Open, true, true, u64::from(number), listing);
        Append { table, number, body, row: Some(row), sitter: Some(table), calls: Vec::new() }
    }

    /// Appends some entries together and remembers what was acknowledged.
    fn append(&mut self) -> Result<(), Finding> {
        let tables: Vec<_> = self.tables.iter().copied().filter(|_| self.chance.one_in(2)).collect();
        let entries: Vec<_> = tables.into_iter().map(|table| self.entry(table)).collect();
        let request = Request::Append { entries: entries.clone(), again: true };
        let Some(Ok(Reply::Appended(stored))) = self.database.ask(vec![request]).pop() else { return Ok(()) };
        if stored.contains(&false) {
            return Err(Fault::Doubled.found("another entry has the number, and nobody else writes"));
        }
        for Append { table, number, body, .. } in entries {
            self.sent.insert((table, number), (body, true));
            self.acknowledged += 1;
        }
        Ok(())
    }

    /// Looks at a table. What can be read may be shown to people, so it must not vanish any more.
    fn look(&mut self) {
        let table = self.chance.pick(&self.tables);
        for stored in self.database.log(table).unwrap_or_default() {
            self.sent.insert((table, stored.number), (stored.body, true));
        }
    }

    /// Ends the database, now or in the middle of something.
    fn misfortune(&mut self, trouble: Trouble) {
        let operations = self.chance.below(40);
        let can_be_killed = trouble != Trouble::DroppedWrites;
        match self.chance.below(6) {
            0 => self.database.cut_power(),
            1 if can_be_killed => self.database.kill(),
            2 | 3 if can_be_killed => self.database.kill_after(operations),
            _ => self.database.cut_power_after(operations),
        }
    }

    /// Everything that was acknowledged is there, and nothing that nobody has sent.
    fn check(&self) -> Result<(), Finding> {
        if let Some(damage) = self.database.damage() {
            return Err(Fault::Damage.found(format_args!("the database is damaged: {damage}")));
        }
        for table in &self.tables {
            let log = self.database.log(*table).map_err(|error| Fault::Broken.found(error))?;
            let log: BTreeMap<u32, &str> = log.iter().map(|stored| (stored.number, &*stored.body)).collect();
            for ((_, number), (body, is_known)) in self.sent.range((*table, 0)..=(*table, u32::MAX)) {
                match log.get(number) {
                    Some(found) if found != body => {
                        return Err(Fault::Lost.found(format_args!("there is another entry {number}")));
                    }
                    None if *is_known => {
                        return Err(
                            Fault::Lost.found(format_args!("the acknowledged entry {number} is gone"))
                        );
                    }
                    _ => {}
                }
            }
            if let Some(number) = log.keys().find(|number| !self.sent.contains_key(&(*table, **number))) {
                return Err(Fault::Doubled.found(format_args!("nobody has sent entry {number}")));
            }
        }
        Ok(())
    }
}
