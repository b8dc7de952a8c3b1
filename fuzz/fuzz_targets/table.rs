//! Whatever several people send to a table, nothing panics, a refused request changes nothing for anybody, and the log
//! makes the same table again.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| quattro_fuzz::session::run(text));
