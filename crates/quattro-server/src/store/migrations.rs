//! How databases are brought to this version.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use super::StoreError;

/// The steps that brought databases to this version. Each database has its own SQL, under the same numbers and names.
///
/// Listed by hand because `sqlx::migrate!` needs sqlx's macros, which compile both databases a second time. A
/// file that has been released must not change: databases remember its checksum.
pub(super) type Migrations = [(i64, &'static str, &'static str)];

pub(super) const SQLITE_MIGRATIONS: &Migrations = &[
    (1, "log", include_str!("../../migrations/sqlite/0001_log.sql")),
    (2, "sessions", include_str!("../../migrations/sqlite/0002_sessions.sql")),
    (3, "served", include_str!("../../migrations/sqlite/0003_served.sql")),
    (4, "packed", include_str!("../../migrations/sqlite/0004_packed.sql")),
    (5, "people", include_str!("../../migrations/sqlite/0005_people.sql")),
    (6, "games", include_str!("../../migrations/sqlite/0006_games.sql")),
    (7, "calls", include_str!("../../migrations/sqlite/0007_calls.sql")),
    (8, "daily", include_str!("../../migrations/sqlite/0008_daily.sql")),
    (9, "evenings", include_str!("../../migrations/sqlite/0009_evenings.sql")),
    (10, "codes", include_str!("../../migrations/sqlite/0010_codes.sql")),
    (11, "reviews", include_str!("../../migrations/sqlite/0011_reviews.sql")),
];
pub(super) const POSTGRES_MIGRATIONS: &Migrations = &[
    (1, "log", include_str!("../../migrations/postgres/0001_log.sql")),
    (2, "sessions", include_str!("../../migrations/postgres/0002_sessions.sql")),
    (3, "served", include_str!("../../migrations/postgres/0003_served.sql")),
    (4, "packed", include_str!("../../migrations/postgres/0004_packed.sql")),
    (5, "people", include_str!("../../migrations/postgres/0005_people.sql")),
    (6, "games", include_str!("../../migrations/postgres/0006_games.sql")),
    (7, "calls", include_str!("../../migrations/postgres/0007_calls.sql")),
    (8, "daily", include_str!("../../migrations/postgres/0008_daily.sql")),
    (9, "evenings", include_str!("../../migrations/postgres/0009_evenings.sql")),
    (10, "codes", include_str!("../../migrations/postgres/0010_codes.sql")),
    (11, "reviews", include_str!("../../migrations/postgres/0011_reviews.sql")),
];

/// Brings a database to this version.
pub(super) fn migrator(migrations: &Migrations) -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(migrations.iter().copied().map(migration).collect())
}

/// Why a database cannot be brought to this version.
pub(super) fn migration_failed(error: MigrateError, migrations: &Migrations) -> StoreError {
    let known = migrations.iter().map(|(version, ..)| *version).max().unwrap_or_default();
    match error {
        MigrateError::VersionMissing(found) => StoreError::Newer { found, known },
        error => error.into(),
    }
}
