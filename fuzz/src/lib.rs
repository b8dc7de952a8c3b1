//! What the fuzz targets do with their input. The tests of `quattro-table` do the same with the inputs kept in `seeds`.

pub mod log;
pub mod session;
