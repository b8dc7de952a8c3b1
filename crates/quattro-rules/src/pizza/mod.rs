//! The pizza engine.
mod kind;

pub use kind::{ByKind, Kind};
