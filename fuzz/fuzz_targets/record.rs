//! Any text is either a record or refused, without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Replay};
use quattro_rules::with_engine;

fn replay<G: Game>(record: &Record) {
    if let Ok(mut replay) = Replay::<G>::open(record) {
        while let Ok(Some(_)) = replay.step() {}
    }
}

fuzz_target!(|text: &str| {
    let Ok(record) = Record::from_json(text) else { return };
    with_engine!(record.game, G => replay::<G>(&record));
});
