//! Worlds by seed: a fixed number of them, the same each time.

use std::time::Duration;

use quattro_world::{Sabotage, Settings, Tally, simulate};

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

/// The checker finds what is planted.
fn is_found(sabotage: Sabotage, expected: &str) {
    let settings = Settings { sabotage: Some(sabotage), ..Settings::default() };
    let found = (0..20).find_map(|seed| simulate(seed, &settings).err());
    let found = found.unwrap_or_else(|| panic!("{sabotage:?} was not found"));
    assert!(found.what.contains(expected), "{found}");
}

#[test]
fn an_acknowledgement_before_the_sync_is_found() {
    is_found(Sabotage::AcknowledgesBeforeSync, "lost");
}

#[test]
fn missed_news_are_found() {
    is_found(Sabotage::MissesNews, "somebody still waits");
}

#[test]
fn a_peek_is_found() {
    is_found(Sabotage::Peeks, "but the log says");
}
