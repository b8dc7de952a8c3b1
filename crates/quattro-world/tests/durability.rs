//! The SQLite store alone on a disk that loses power.

use quattro_disk::Faults;
use quattro_server::store::Request;
use quattro_world::{Database, Fault, Tally, Trouble, survive};

fn survives(seeds: std::ops::Range<u64>, trouble: Trouble) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        tally.add(&survive(seed, trouble).unwrap_or_else(|failure| panic!("{failure}")));
    }
    tally
}

#[test]
fn no_power_cut_loses_what_was_acknowledged() {
    let tally = survives(0..8, Trouble::None);
    assert!(tally.acknowledged > 1000 && tally.power_cuts > 60, "hardly anything has happened: {tally}");
}

/// An entry was lost here when the probe wrote nothing: one whose sync had failed was taken for safe.
#[test]
fn nor_does_a_disk_that_fails_or_is_full() {
    survives(100..112, Trouble::Errors);
}

#[test]
fn nor_does_a_system_that_drops_what_it_could_not_write() {
    survives(200..206, Trouble::DroppedWrites);
}

/// The test of the test: a disk that only says that it has synced is found out.
#[test]
fn a_disk_that_lies_is_found_out() {
    let found = (0..20).find_map(|seed| survive(seed, Trouble::Lies).err()).expect("a lie");
    assert!(matches!(found.fault, Fault::Lost | Fault::Damage), "{found}");
}

/// Nobody has to move for a full disk to be noticed.
#[test]
fn a_full_disk_is_noticed_by_looking() {
    let mut database = Database::new(1);
    database.start().expect("a database");
    let is_well = |database: &Database| {
        database.ask(vec![Request::Append { entries: Vec::new(), again: false }])[0].is_ok()
    };
    assert!(is_well(&database));
    database.set_faults(Faults { is_full: true, ..Faults::default() });
    assert!(!is_well(&database));
    database.set_faults(Faults::default());
    assert!(is_well(&database));
}
