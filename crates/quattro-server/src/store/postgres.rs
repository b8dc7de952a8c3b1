//! The log in PostgreSQL, for several servers.
//!
//! An entry, the table's row and the news for the other servers are one statement and so one transaction: the
//! news is sent when the entry is durable, and only then.

use std::time::Duration;

use quattro_rules::seat::Seat;
use quattro_table::protocol::TableStage;
use quattro_table::{PersonId, TableId};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Row as _};
use tokio::sync::mpsc;

use crate::random::random_bytes;

use super::{Append, Appended, News, ServerId, StoreError, Stored, migrator, signed};

/// The channel on which servers tell each other of new entries and of who is there.
const CHANNEL: &str = "quattro";

/// The files that bring a database to this version.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/postgres/0001_log.sql"),
    include_str!("../../migrations/postgres/0002_sessions.sql"),
];

/// A PostgreSQL database.
#[derive(Clone, Debug)]
pub struct Postgres {
    pub(super) pool: PgPool,
    /// This server among those that share the database.
    server: ServerId,
}

/// Stores an entry if its number is free, and only then the rest.
const APPEND: &str = "
    WITH new AS (
        INSERT INTO entries (table_id, number, body) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING RETURNING table_id
    ), listed AS (
        INSERT INTO tables (id, stage, public, wake, at, listing)
        SELECT table_id, $4, $5, $6, $7, $8 FROM new WHERE $4 IS NOT NULL
        ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, public = excluded.public,
            wake = excluded.wake, at = excluded.at, listing = excluded.listing
    ), sitting AS (
        INSERT INTO sitters (person, table_id) SELECT $9, table_id FROM new WHERE $9 IS NOT NULL
        ON CONFLICT DO NOTHING
    )
    SELECT pg_notify('quattro', $1 || ' ' || $2)::text FROM new";

impl Postgres {
    pub(super) async fn open(url: &str) -> Result<Postgres, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let pool = PgPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(options.disable_statement_logging())
            .await?;
        migrator(MIGRATIONS).run(&pool).await?;
        Ok(Postgres { pool, server: random_bytes() })
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let row = append.row.as_ref();
        let query = sqlx::query(APPEND)
            .bind(append.table.to_string())
            .bind(i64::from(append.number))
            .bind(&append.body)
            .bind(row.map(|row| row.stage.name()))
            .bind(row.map(|row| i64::from(row.public)))
            .bind(row.map(|row| i64::from(row.wake)))
            .bind(row.map(|row| signed(row.at)))
            .bind(row.map(|row| row.listing.as_str()))
            .bind(append.sitter.map(|person| person.to_string()));
        let stored = query.fetch_optional(&self.pool).await?.is_some();
        Ok(if stored { Appended::Stored } else { Appended::Taken })
    }

    pub(super) async fn read(&self, table: TableId, after: u32) -> Result<Vec<Stored>, StoreError> {
        let query = "SELECT number, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number";
        let query = sqlx::query(query).bind(table.to_string()).bind(i64::from(after));
        let rows = query.fetch_all(&self.pool).await?;
        let read = |row: &sqlx::postgres::PgRow| {
            let number: i64 = row.try_get(0)?;
            let number = u32::try_from(number).map_err(|_| StoreError::Unreadable(number.to_string()))?;
            Ok(Stored { number, body: row.try_get(1)? })
        };
        rows.iter().map(read).collect()
    }

    pub(super) async fn public(
        &self,
        stage: TableStage,
        before: u64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let query = "SELECT listing FROM tables WHERE public = 1 AND stage = $1 AND at < $2
                     ORDER BY at DESC LIMIT $3";
        let query = sqlx::query_scalar(query).bind(stage.name()).bind(signed(before)).bind(i64::from(limit));
        Ok(query.fetch_all(&self.pool).await?)
    }

    pub(super) async fn of_person(&self, person: PersonId, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = "SELECT listing FROM tables WHERE id IN (SELECT table_id FROM sitters WHERE person = $1)
                     ORDER BY at DESC LIMIT $2";
        let query = sqlx::query_scalar(query).bind(person.to_string()).bind(i64::from(limit));
        Ok(query.fetch_all(&self.pool).await?)
    }

    pub(super) async fn to_wake(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM tables WHERE wake = 1").fetch_all(&self.pool).await?)
    }

    pub(super) async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let insert = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(insert).bind(name).bind(fresh).execute(&self.pool).await?;
        let select = "SELECT value FROM secrets WHERE name = $1";
        Ok(sqlx::query_scalar(select).bind(name).fetch_one(&self.pool).await?)
    }

    pub(super) async fn tell_present(&self, table: TableId, seats: &[Seat]) -> Result<(), StoreError> {
        let seats: Vec<String> = seats.iter().map(Seat::to_string).collect();
        self.notify(format!("{table} here {} {}", self.server, seats.join(","))).await
    }

    pub(super) async fn tell_ready(&self, table: TableId, seat: Seat, round: u8) -> Result<(), StoreError> {
        self.notify(format!("{table} ready {seat} {round}")).await
    }

    async fn notify(&self, news: String) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(news).execute(&self.pool).await?;
        Ok(())
    }

    pub(super) async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    /// Listens on a separate connection. If it breaks, it is reopened, and the receiver is told that it may
    /// have missed something.
    pub(super) async fn news(&self) -> Result<mpsc::Receiver<News>, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(CHANNEL).await?;
        let (sender, receiver) = mpsc::channel(1024);
        let (pool, server) = (self.pool.clone(), self.server);
        tokio::spawn(async move {
            while !sender.is_closed() {
                // The listener holds a connection of the pool, which cannot close before it is given back.
                let heard = tokio::select! {
                    heard = listener.try_recv() => heard,
                    () = pool.close_event() => break,
                };
                let news = match heard {
                    Ok(Some(notification)) => read_news(notification.payload(), server),
                    Ok(None) => Some(News::Lost),
                    Err(error) => {
                        tracing::warn!(%error, "no news from the database");
                        tokio::time::sleep(Duration::from_millis(500)).await;
                        Some(News::Lost)
                    }
                };
                if let Some(news) = news
                    && sender.send(news).await.is_err()
                {
                    break;
                }
            }
        });
        Ok(receiver)
    }
}

/// News of other servers; what this one says comes back to it too.
fn read_news(payload: &str, own: ServerId) -> Option<News> {
    let (table, what) = payload.split_once(' ')?;
    let table = table.parse().ok()?;
    let number = |seat: &str| seat.parse::<usize>().ok()?.checked_sub(1).and_then(Seat::new);
    if let Some(ready) = what.strip_prefix("ready ") {
        let (seat, round) = ready.split_once(' ')?;
        return Some(News::Ready(table, number(seat)?, round.parse().ok()?));
    }
    let Some(present) = what.strip_prefix("here ") else {
        return Some(News::Entry(table, what.parse().ok()?));
    };
    let (server, seats) = present.split_once(' ')?;
    let server = server.parse().ok().filter(|server| *server != own)?;
    Some(News::Present(table, server, seats.split(',').filter_map(number).collect()))
}
