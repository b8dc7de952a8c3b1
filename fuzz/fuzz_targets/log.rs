//! Any bytes are a log or refused, without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| quattro_fuzz::log::run(bytes));
