//! The boundary to JavaScript: a few functions, and one buffer in linear memory through which JSON passes.
//!
//! JavaScript calls [`room`] for a place to write a text to, [`receive`] to have it taken, and [`answer`] for the place
//! of the answer. Memory is only ever written by JavaScript within a buffer of the length it asked for, before the
//! next call, so no pointer is followed here.

#![expect(
    unsafe_code,
    reason = "exported and imported names are unsafe by their nature; no pointer is followed"
)]

use std::cell::RefCell;
use std::time::Duration;

use crate::device::{Device, MALFORMED};

// SAFETY: the worker provides this function, which takes nothing.
#[link(wasm_import_module = "quattro")]
unsafe extern "C" {
    /// Milliseconds since some moment that stays the same.
    safe fn clock() -> f64;
}

struct Module {
    device: Device,
    input: Vec<u8>,
    answer: String,
}

thread_local! {
    static MODULE: RefCell<Module> = RefCell::new(Module {
        device: Device::new(|| Duration::from_secs_f64(clock().max(0.0) / 1000.0)),
        input: Vec::new(),
        answer: String::new(),
    });
}

/// The place for an input of this length.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    MODULE.with_borrow_mut(|module| {
        module.input.clear();
        module.input.resize(length, 0);
        module.input.as_mut_ptr()
    })
}

/// Takes the input that was written, at this moment in milliseconds since 1970. Returns the length of the answer.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
extern "C" fn receive(now: f64) -> usize {
    MODULE.with_borrow_mut(|module| {
        // Numbers out of range become the nearest that there is.
        let now = now as u64;
        let answer = match std::str::from_utf8(&module.input) {
            Ok(text) => module.device.receive_json(text, now),
            Err(_) => MALFORMED.to_owned(),
        };
        module.answer = answer;
        module.answer.len()
    })
}

/// The place of the answer.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    MODULE.with_borrow(|module| module.answer.as_ptr())
}
