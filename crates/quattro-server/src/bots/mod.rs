//! Bots at the table: think on a bounded pool, away from the network threads and without any table's lock.

mod pool;
mod thinker;

pub(crate) use pool::Pool;
pub(crate) use thinker::Thinker;
