//! Calcory.
