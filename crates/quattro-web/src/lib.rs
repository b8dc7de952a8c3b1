#![doc = include_str!("../README.md")]

mod bots;
mod device;
mod line;
mod message;
#[cfg(target_arch = "wasm32")]
mod module;
mod open_table;
mod requests;

pub use device::{Device, MALFORMED};
pub use message::{Input, LogEntry, Output, Outputs, Row};
