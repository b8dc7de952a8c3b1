//! How a world is run, and what comes of it.

use std::fmt;
use std::time::Duration;

use quattro_disk::Counts;

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
    /// A server that has missed news is not told so, and does not look by itself.
    MissesNews,
    /// Now and then a player is shown what another one may see.
    Peeks,
}

/// What has happened in a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
             {} disk errors, {} partitions, {} clock jumps",
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The seed that shows it again.
    pub seed: u64,
    /// What was found.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {}", self.seed, self.what)
    }
}

impl std::error::Error for Failure {}
