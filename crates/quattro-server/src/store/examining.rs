//! Looking at a database without changing it, for the doctor.

use std::time::{SystemTime, UNIX_EPOCH};

use quattro_table::Bytes;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _};

use super::backup::{open, sqlite_file};
use super::connections::connect;
use super::postgres::absent;
use super::{POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS, StoreError};

/// What a database looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Examined {
    /// The version that it is at.
    pub version: i64,
    /// The version that this program brings it to.
    pub known: i64,
    /// What is wrong with its contents.
    pub trouble: Option<String>,
    /// Whether it waits for the disk, as far as it says.
    pub is_durable: bool,
    /// Its time, in milliseconds since 1970, if it has a clock of its own.
    pub time: Option<u64>,
    /// Until when a server has served, in milliseconds since 1970.
    pub last_served: u64,
    /// Its size.
    pub bytes: u64,
    /// The key of the servers on it.
    pub key: Option<Bytes<32>>,
}

const VERSION: &str = "SELECT max(version) FROM _sqlx_migrations WHERE success";
const LAST_SERVED: &str = "SELECT COALESCE(max(ended), 0) FROM served";
const KEY: &str = "SELECT value FROM secrets WHERE name = 'key'";

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// Looks at a database; `None` if there is none yet.
///
/// # Errors
/// When it cannot be opened or read.
pub async fn examine(url: &str) -> Result<Option<Examined>, StoreError> {
    if url.starts_with("postgres") { examine_postgres(url).await } else { examine_sqlite(url).await }
}

async fn examine_sqlite(url: &str) -> Result<Option<Examined>, StoreError> {
    let file = sqlite_file(url).map_err(|_| StoreError::Url(url.to_owned()))?;
    let Ok(found) = std::fs::metadata(&file) else { return Ok(None) };
    let opened = open(&file, false).await;
    let mut connection: SqliteConnection =
        opened.map_err(|error| StoreError::Unreadable(error.to_string()))?;
    let trouble: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
    let version = sqlx::query_scalar(VERSION).fetch_one(&mut connection).await?;
    let last_served = sqlx::query_scalar(LAST_SERVED).fetch_one(&mut connection).await.unwrap_or(0);
    let key: Option<String> = sqlx::query_scalar(KEY).fetch_optional(&mut connection).await?;
    connection.close().await?;
    Ok(Some(Examined {
        version,
        known: SQLITE_MIGRATIONS.iter().map(|(version, ..)| *version).max().unwrap_or(0),
        trouble: Some(trouble).filter(|trouble| trouble != "ok"),
        is_durable: true,
        time: None,
        last_served: unsigned(last_served),
        bytes: found.len(),
        key: key.and_then(|key| key.parse().ok()),
    }))
}

async fn examine_postgres(url: &str) -> Result<Option<Examined>, StoreError> {
    let options: PgConnectOptions = url.parse()?;
    let mut connection: PgConnection = connect(&options).await.map_err(|error| absent(&options, error))?;
    let own = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
    let (before, time) = (own(), "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint");
    let time: i64 = sqlx::query_scalar(time).fetch_one(&mut connection).await?;
    // The answer is half a round trip old.
    let time = unsigned(time) + (own().saturating_sub(before)) / 2;
    let has_tables = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";
    if !sqlx::query_scalar::<_, bool>(has_tables).fetch_one(&mut connection).await? {
        return Ok(None);
    }
    let version = sqlx::query_scalar(VERSION).fetch_one(&mut connection).await?;
    let mut is_durable = true;
    for setting in ["fsync", "synchronous_commit"] {
        let show = AssertSqlSafe(format!("SHOW {setting}"));
        let value: String = sqlx::query_scalar(show).fetch_one(&mut connection).await?;
        is_durable &= value != "off";
    }
    let bytes: i64 =
        sqlx::query_scalar("SELECT pg_database_size(current_database())").fetch_one(&mut connection).await?;
    let last_served = sqlx::query_scalar(LAST_SERVED).fetch_one(&mut connection).await.unwrap_or(0);
    let key: Option<String> = sqlx::query_scalar(KEY).fetch_optional(&mut connection).await?;
    Ok(Some(Examined {
        version,
        known: POSTGRES_MIGRATIONS.iter().map(|(version, ..)| *version).max().unwrap_or(0),
        trouble: None,
        is_durable,
        time: Some(time),
        last_served: unsigned(last_served),
        bytes: unsigned(bytes),
        key: key.and_then(|key| key.parse().ok()),
    }))
}
