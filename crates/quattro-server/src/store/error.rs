//! What can be wrong with a database.

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Something is wrong with the database. For the log, never for clients.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The URL of the database cannot be read.
    #[error("invalid database URL `{0}`: use sqlite://PATH or postgres://…")]
    Url(String),
    /// The folder for the file cannot be made.
    #[error("cannot create the database's folder or write to it: {0}")]
    Folder(#[from] std::io::Error),
    /// The database reported an error.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The database cannot be brought to this version.
    #[error(transparent)]
    Migration(#[from] MigrateError),
    /// A newer program has changed the database.
    #[error(
        "the database was changed by a newer version of Quattro (it is at {found}, this program knows {known}); \
         use that version, or give another database with --database"
    )]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// No database answers at the address.
    #[error("no PostgreSQL answers at {address} ({error}); check that it runs and that --database is right")]
    Absent {
        /// Where it should be.
        address: String,
        /// What the system says.
        error: String,
    },
    /// A file has lost its name.
    #[error(
        "{0} was deleted, moved or replaced while the server was running; put it back, or restart the server"
    )]
    Gone(String),
    /// The database takes too long.
    #[error("the database does not answer")]
    Silent,
    /// The database cannot be written to at the moment.
    #[error("the database cannot be written to")]
    Refusing,
    /// Something stored cannot be read.
    #[error("invalid data in the database: {0}")]
    Unreadable(String),
    /// Another server has the file.
    #[error("another Quattro server is using {0}; stop it, or give another file with --database")]
    InUse(String),
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}
