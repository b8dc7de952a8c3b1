//! A device as its worker sees it: whole games, what seats are told, and storage that fails.
//!
//! The games and the worlds are also written as scripts of inputs, with what each must lead to, for
//! `web-tests/units/device.test.mjs`, which gives the same inputs to the compiled module.

mod durability;
mod games;
mod judge;
mod secrecy;
mod worker;
