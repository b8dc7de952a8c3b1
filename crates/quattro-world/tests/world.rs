//! Worlds by seed: a fixed number of them, the same each time.

use std::time::Duration;

use quattro_world::{Fault, Sabotage, Settings, Tally, simulate};

#[test]
fn nothing_is_lost_nobody_peeks_and_every_table_moves() {
    let mut tally = Tally::default();
    for seed in 0..8 {
        match simulate(seed, &Settings::default()) {
            Ok(report) => tally.add(&report.tally),
            Err(failure) => panic!("{failure}\nagain: cargo xtask simulate-faults --from {seed} --seeds 1"),
        }
    }
    println!("{tally}");
    assert!(tally.acknowledged > 500 && tally.power_cuts > 10, "hardly anything has happened: {tally}");
    assert!(tally.deploys > 10 && tally.sent_on > 10, "versions have hardly met: {tally}");
}

#[test]
fn the_same_seed_lives_the_same_life() {
    let settings =
        Settings { storm: Duration::from_mins(2), between: Duration::from_hours(6), ..Settings::default() };
    for seed in [1, 2] {
        let [first, second] = [(); 2].map(|()| simulate(seed, &settings));
        assert_eq!(first, second);
    }
}

/// The checker finds what is planted, and takes it for nothing else.
fn is_found(sabotage: Sabotage, expected: Fault) {
    let settings = Settings { sabotage: Some(sabotage), ..Settings::default() };
    let found = (0..20).find_map(|seed| simulate(seed, &settings).err());
    let found = found.unwrap_or_else(|| panic!("{sabotage:?} was not found"));
    assert_eq!(found.fault, expected, "{found}");
}

#[test]
fn an_acknowledgement_before_the_sync_is_found() {
    is_found(Sabotage::AcknowledgesBeforeSync, Fault::Lost);
}

#[test]
fn a_skipped_heartbeat_is_found() {
    is_found(Sabotage::SkipsHeartbeat, Fault::Stuck);
}

#[test]
fn a_peek_is_found() {
    is_found(Sabotage::Peeks, Fault::WrongMessage);
}

#[test]
fn a_doubled_move_is_found() {
    is_found(Sabotage::StoresTwice, Fault::Doubled);
}

#[test]
fn a_table_that_does_not_move_is_found() {
    is_found(Sabotage::BotsNeverAnswer, Fault::Stuck);
}

#[test]
fn two_servers_that_disagree_for_ever_are_found() {
    is_found(Sabotage::ReadsBehind, Fault::Disagreement);
}
