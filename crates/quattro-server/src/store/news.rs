//! What servers on one database tell each other.

use quattro_rules::seat::Seat;
use quattro_table::TableId;
use tokio::sync::mpsc;

use super::{ServerId, Store, StoreError};

/// Who and what is connected to a server for a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attendance {
    /// The people of these chairs.
    pub seats: Vec<Seat>,
    /// How many screens show it to everybody.
    pub screens: usize,
}

impl Attendance {
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty() && self.screens == 0
    }
}

/// News from other servers on the same database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// This table has an entry with this number.
    Entry {
        /// Which table.
        table: TableId,
        /// The entry's number.
        number: u32,
        /// The entry, unless it was too long to be sent along.
        body: Option<String>,
    },
    /// Who and what is connected to another server.
    Present(TableId, ServerId, Attendance),
    /// The player on this chair has seen what a round came to.
    Ready(TableId, Seat, u8),
    /// Some news may have been missed: reload every table.
    Lost,
}

impl Store {
    /// News from other servers on this database; none for a database that cannot be shared.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn news(&self) -> Result<mpsc::Receiver<News>, StoreError> {
        match self {
            Store::Sqlite(_) => Ok(mpsc::channel(1).1),
            Store::Postgres(database) => database.news().await,
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => Ok(database.news()),
        }
    }

    /// Tells other servers on this database who and what is connected to this one.
    pub fn tell_present(&self, table: TableId, attendance: &Attendance) {
        match self {
            Store::Sqlite(_) => {}
            Store::Postgres(database) => database.tell_present(table, attendance),
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => database.tell_present(table, attendance),
        }
    }

    /// Tells other servers on this database that a player has seen what a round came to.
    pub fn tell_ready(&self, table: TableId, seat: Seat, round: u8) {
        match self {
            Store::Sqlite(_) => {}
            Store::Postgres(database) => database.tell_ready(table, seat, round),
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => database.tell_ready(table, seat, round),
        }
    }
}
