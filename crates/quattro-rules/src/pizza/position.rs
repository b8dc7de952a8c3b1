//! Positions of the pizza games, read from TOML.
use super::Pizza;
use crate::position::PositionError;

impl Pizza {
    pub(super) fn read_position(_text: &str) -> Result<Pizza, PositionError> {
        Err(PositionError::Toml("".into()))
    }
}
