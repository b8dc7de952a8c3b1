//! How a world is run, and what comes of it.

use std::fmt;
use std::time::Duration;

use quattro_disk::Counts;
use serde::{Deserialize, Serialize};

/// How to run a world.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Evenings on which people meet: some tables are played through while everything goes wrong, then in peace.
    pub evenings: u32,
    /// How long the faults of an evening last.
    pub storm: Duration,
    /// The time between two evenings: a fault every few hours, and one table where people take hours for a move.
    pub between: Duration,
    /// A fault planted to test the checker.
    pub sabotage: Option<Sabotage>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { evenings: 1, storm: Duration::from_mins(10), between: Duration::ZERO, sabotage: None }
    }
}

/// A fault planted to test the checker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sabotage {
    /// Entries are acknowledged before they are on the disk.
    AcknowledgesBeforeSync,
    /// A server skips the heartbeat that would tell it that it misses news, and does not look by itself.
    SkipsHeartbeat,
    /// Now and then a player is shown what another one may see.
    Peeks,
    /// Now and then a request is stored twice.
    StoresTwice,
    /// Bots are never due.
    BotsNeverAnswer,
    /// When a game is over, the first server reads a copy of the database that lacks the last entry.
    ReadsBehind,
}

/// What the checker can find.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// Something acknowledged, read or told is not in the log.
    Lost,
    /// A request is in the log twice.
    Doubled,
    /// A request was refused, or acknowledged under another number, and is in the log.
    WrongAnswer,
    /// Somebody was told something else than the log says to them.
    WrongMessage,
    /// A table does not move although it could.
    Stuck,
    /// A server says something else about a table than the log, for ever.
    Disagreement,
    /// What a newer version wrote was not left alone.
    NewerEntry,
    /// A server keeps tables in memory that nobody uses.
    NeverForgets,
    /// The database does not open, or is not sound.
    Damage,
    /// A part of the world panicked or does not answer.
    Broken,
}

/// What was found to be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    pub(crate) fault: Fault,
    pub(crate) what: String,
}

impl Fault {
    /// Found, in these words.
    pub(crate) fn found(self, what: impl fmt::Display) -> Finding {
        Finding { fault: self, what: what.to_string() }
    }
}

/// What has happened in a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Moves and other requests that were acknowledged to people.
    pub acknowledged: u64,
    /// Messages to people, each compared with the log.
    pub messages: u64,
    /// Entries in the logs.
    pub entries: u64,
    /// Tables played to the end.
    pub tables: u64,
    /// Servers that ended without warning.
    pub crashes: u64,
    /// Power cuts of the database's machine.
    pub power_cuts: u64,
    /// Syncs, writes and reads that failed, and writes to a full disk.
    pub disk_errors: u64,
    /// Servers and databases cut off from each other.
    pub partitions: u64,
    /// Clocks that were set.
    pub clock_jumps: u64,
    /// Servers replaced by another version, newer or older.
    pub deploys: u64,
    /// How often people were sent on by a server that is too old for their table.
    pub sent_on: u64,
    /// The time that all servers together have lived through.
    pub server_time: Duration,
}

impl Tally {
    /// Adds another world's.
    pub fn add(&mut self, other: &Tally) {
        self.acknowledged += other.acknowledged;
        self.messages += other.messages;
        self.entries += other.entries;
        self.tables += other.tables;
        self.crashes += other.crashes;
        self.power_cuts += other.power_cuts;
        self.disk_errors += other.disk_errors;
        self.partitions += other.partitions;
        self.clock_jumps += other.clock_jumps;
        self.deploys += other.deploys;
        self.sent_on += other.sent_on;
        self.server_time += other.server_time;
    }

    /// Counts what has happened to a disk.
    pub(crate) fn count_disk(&mut self, counts: &Counts) {
        self.power_cuts += counts.power_cuts;
        self.disk_errors +=
            counts.failed_syncs + counts.failed_writes + counts.failed_reads + counts.refused_as_full;
    }

    /// The time that all servers together have lived through, in years.
    pub fn server_years(&self) -> f64 {
        self.server_time.as_secs_f64() / (365.25 * 86_400.0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.3} server-years, {} tables, {} entries, {} acknowledged, {} messages compared, {} power cuts, {} crashes, \
             {} disk errors, {} partitions, {} clock jumps, {} deploys, {} times sent on to a newer server",
            self.server_years(),
            self.tables,
            self.entries,
            self.acknowledged,
            self.messages,
            self.power_cuts,
            self.crashes,
            self.disk_errors,
            self.partitions,
            self.clock_jumps,
            self.deploys,
            self.sent_on,
        )
    }
}

/// A world that has been lived through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// A hash of every message and every operation of the disk: the same for the same seed.
    pub trace: u64,
    /// What has happened.
    pub tally: Tally,
}

/// What went wrong in a world.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failure {
    /// The seed that shows it again.
    pub seed: u64,
    /// What sort of fault was found.
    pub fault: Fault,
    /// What was found.
    pub what: String,
}

impl Failure {
    pub(crate) fn new(seed: u64, Finding { fault, what }: Finding) -> Failure {
        Failure { seed, fault, what }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {:?}: {}", self.seed, self.fault, self.what)
    }
}

impl std::error::Error for Failure {}
