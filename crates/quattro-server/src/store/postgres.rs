//! The log in PostgreSQL, for several servers.
//!
//! One connection writes entries (see [`super::writer`]): all that wait are one statement, and so one transaction and
//! one round trip. Other servers are told afterwards, on another connection, again all at once: a `NOTIFY` takes a
//! lock that all databases of a PostgreSQL share, and inside of the transaction that lock would be held until the
//! disk has answered, so that only one server at a time could store anything. News can be lost this way, if a server
//! dies between the two; others read on from time to time, and whoever depends on it reads first.
//!
//! A connection can die without a word, when a network drops what belongs to it. So everything has a time limit, and
//! a connection that exceeds it is closed. The listening connection, which may well have nothing to hear, hears at
//! least the beats that every server sends every second.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use quattro_rules::seat::Seat;
use quattro_table::protocol::TableStage;
use quattro_table::{PersonId, TableId};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions, Row as _};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use crate::clock::now;
use crate::random::random_bytes;

use super::connections::{Connections, connect};
use super::games::{derived_with, turn_columns};
use super::writer::{Health, Target, Writer};
use super::{
    Append, Appended, Attendance, FORGET_SERVED, Figures, HAS_SLOW_CLOCKS, NOTE_SERVED, News,
    POSTGRES_MIGRATIONS, PROBE, READ, SERVED, Seated, ServerId, StoreError, Stored, TO_WAKE,
    migration_failed, migrator, read_entries, signed,
};

/// The channel on which servers tell each other of new entries and of who is there.
const CHANNEL: &str = "quattro";

/// Time between two beats of a server.
const BEAT: Duration = Duration::from_secs(1);

/// A listening connection on which even the own beats are not heard for this long is dead.
const SILENCE: Duration = Duration::from_secs(5);

/// News that may wait to be sent; more are dropped, and found by reading on.
const MOST_NEWS: usize = 4096;

/// PostgreSQL takes less than 8000 bytes in one piece of news.
const LONGEST_NEWS: usize = 7900;

/// A PostgreSQL database.
#[derive(Clone, Debug)]
pub struct Postgres {
    connections: Connections,
    writer: Writer,
    /// News for the other servers.
    news: mpsc::Sender<String>,
    /// Boxed, because a store is moved about.
    options: Box<PgConnectOptions>,
    /// This server among those that share the database.
    server: ServerId,
    heard: Arc<Heard>,
}

/// How this server's own beats come back to it: what one hears of oneself, one hears of others.
#[derive(Debug, Default)]
struct Heard {
    /// How long the last one took, in milliseconds.
    lag: AtomicU64,
    /// When it came, in milliseconds since 1970.
    at: AtomicU64,
}

impl Heard {
    /// Takes note of a beat that was sent at this time.
    fn note(&self, sent: u64) {
        let now = now();
        self.lag.store(now.saturating_sub(sent), Ordering::Relaxed);
        self.at.store(now, Ordering::Relaxed);
    }

    /// How old news are when they are heard; at least as old as the beat that should have come by now.
    fn lag(&self) -> Duration {
        let (lag, at) = (self.lag.load(Ordering::Relaxed), self.at.load(Ordering::Relaxed));
        let missing = if at == 0 { 0 } else { now().saturating_sub(at) };
        let late = Duration::from_millis(missing).saturating_sub(2 * BEAT);
        Duration::from_millis(lag).max(late)
    }
}

/// Stores the entries whose numbers are free, and only for these the rest. Sorted by table, so that two servers that
/// want the same numbers wait for each other in the same order.
const APPEND: &str = "
    WITH input AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[],
            $7::bigint[], $8::text[], $9::text[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[],
            $14::bigint[], $15::text[], $16::text[], $17::text[])
            AS input (table_id, number, body, stage, public, wake, at, listing, person, turn, since, round, slow,
                due, derived, game, people)
    ), new AS (
        INSERT INTO entries (table_id, number, body)
        SELECT table_id, number, body FROM input ORDER BY table_id, number
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ), listed AS (
        INSERT INTO tables (id, stage, public, wake, at, listing, turn, since, round, slow, due, derived)
        SELECT DISTINCT ON (table_id) table_id, stage, public, wake, at, listing, turn, since, round, slow, due,
            derived
        FROM new JOIN input USING (table_id, number) WHERE stage IS NOT NULL ORDER BY table_id, number DESC
        ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, public = excluded.public,
            wake = excluded.wake, at = excluded.at, listing = excluded.listing, turn = excluded.turn,
            since = excluded.since, round = excluded.round, slow = excluded.slow, due = excluded.due,
            derived = CASE excluded.stage WHEN 'over' THEN tables.derived ELSE excluded.derived END
    ), seated AS (
        SELECT DISTINCT ON (table_id) table_id, stage, at, game, people
        FROM new JOIN input USING (table_id, number) WHERE people IS NOT NULL ORDER BY table_id, number DESC
    ), stood AS (
        DELETE FROM games_of_people AS own USING seated WHERE own.table_id = seated.table_id
            AND NOT seated.people::jsonb ? own.person
    ), playing AS (
        INSERT INTO games_of_people (person, table_id, seat, finished, game, at)
        SELECT one.key, table_id, one.value::bigint, (stage = 'over')::int, game, at
        FROM seated, jsonb_each_text(people::jsonb) AS one
        ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat, finished = excluded.finished,
            at = excluded.at
    ), sitting AS (
        INSERT INTO sitters (person, table_id)
        SELECT DISTINCT person, table_id FROM new JOIN input USING (table_id, number) WHERE person IS NOT NULL
        ON CONFLICT DO NOTHING
    ), calling AS (
        INSERT INTO calls (subscription, table_id, what, decision, due)
        SELECT subscriptions.id, table_id, what, decision, due
        FROM unnest($18::text[], $19::bigint[], $20::text[], $21::text[], $22::bigint[], $23::bigint[])
            AS input (table_id, number, person, what, decision, due)
        JOIN new USING (table_id, number) JOIN subscriptions USING (person)
        ON CONFLICT DO NOTHING
    )
    SELECT table_id, number FROM new";

/// The entries under these numbers.
const HOLDERS: &str = "
    SELECT table_id, number, body FROM entries
    WHERE (table_id, number) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))";

/// The last numbers of these tables.
const LAST_NUMBERS: &str = "
    SELECT wanted.id, (SELECT number FROM entries WHERE table_id = wanted.id ORDER BY number DESC LIMIT 1)
    FROM unnest($1::text[]) AS wanted (id)";

impl Postgres {
    pub(super) async fn open(url: &str) -> Result<Postgres, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let options = options.disable_statement_logging();
        let mut connection = connect(&options).await.map_err(|error| absent(&options, error))?;
        let migrated = migrator(POSTGRES_MIGRATIONS).run(&mut connection).await;
        migrated.map_err(|error| migration_failed(error, POSTGRES_MIGRATIONS))?;
        drop(connection);
        // What takes longer than the patience of those who ask is not worth going on with; and a server that has
        // died keeps no connection at the other end.
        let options = options.options([
            ("statement_timeout", "4000"),
            ("tcp_keepalives_idle", "10"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "3"),
        ]);
        let (news, waiting) = mpsc::channel(MOST_NEWS);
        let server = random_bytes();
        let connections = Connections::new(options.clone());
        tokio::spawn(tell(options.clone(), waiting, server));
        let target =
            PostgresWriter { options: options.clone(), connection: None, news: news.clone(), server };
        let (writer, options, heard) = (Writer::start(target), Box::new(options), Arc::default());
        Ok(Postgres { connections, writer, news, options, server, heard })
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    pub(super) fn health(&self) -> watch::Receiver<Health> {
        self.writer.health()
    }

    pub(super) async fn read(&self, table: TableId, after: u32) -> Result<Vec<Stored>, StoreError> {
        let query = sqlx::query(READ).bind(table.to_string()).bind(i64::from(after));
        read_entries(&self.run(async |connection| query.fetch_all(connection).await).await?, after)
    }

    /// The last number of each of these tables.
    pub(super) async fn last_numbers(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let ids: Vec<String> = tables.iter().map(TableId::to_string).collect();
        let query = sqlx::query(LAST_NUMBERS).bind(ids);
        let rows = self.run(async |connection| query.fetch_all(connection).await).await?;
        let mut numbers = Vec::with_capacity(rows.len());
        for row in rows {
            let id: &str = row.try_get(0)?;
            if let (Ok(id), Some(last)) = (id.parse(), row.try_get(1)?) {
                numbers.push((id, number(last)?));
            }
        }
        Ok(numbers)
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
        self.run(async |connection| query.fetch_all(connection).await).await
    }

    pub(super) async fn of_person(&self, person: PersonId, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = "SELECT listing FROM tables WHERE id IN (SELECT table_id FROM sitters WHERE person = $1)
                     ORDER BY at DESC LIMIT $2";
        let query = sqlx::query_scalar(query).bind(person.to_string()).bind(i64::from(limit));
        self.run(async |connection| query.fetch_all(connection).await).await
    }

    pub(super) async fn to_wake(&self, before: u64) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(TO_WAKE).bind(signed(before));
        self.run(async |connection| query.fetch_all(connection).await).await
    }

    pub(super) async fn has_slow_clocks(&self) -> Result<bool, StoreError> {
        let query = sqlx::query(HAS_SLOW_CLOCKS);
        Ok(self.run(async |connection| query.fetch_optional(connection).await).await?.is_some())
    }

    pub(super) async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let insert = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(name).bind(fresh);
        let select = sqlx::query_scalar("SELECT value FROM secrets WHERE name = $1").bind(name);
        let both = async |connection: &mut PgConnection| {
            insert.execute(&mut *connection).await?;
            select.fetch_one(connection).await
        };
        self.run(both).await
    }

    pub(super) fn tell_present(&self, table: TableId, Attendance { seats, screens }: &Attendance) {
        let seats = seats.iter().map(Seat::to_string);
        // Servers that know of no screens take the last part for no chair, and pass over it.
        let screens = (*screens > 0).then(|| format!("{SCREENS}{screens}"));
        let here: Vec<String> = seats.chain(screens).collect();
        // It is said again before anybody counts as away.
        let _ = self.news.try_send(format!("{table} here {} {}", self.server, here.join(",")));
    }

    /// Tells the others of an entry that the writer has not written.
    pub(super) fn tell_entry(&self, table: TableId, Stored { number, body }: &Stored) {
        // They read on from time to time.
        let _ = self.news.try_send(entry_news(table, *number, body, self.server));
    }

    pub(super) fn tell_ready(&self, table: TableId, seat: Seat, round: u8) {
        // Who waits for it waits for a moment only.
        let _ = self.news.try_send(format!("{table} ready {seat} {round}"));
    }

    /// Reads something.
    pub(super) async fn run<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        self.connections.run(work).await
    }

    /// Changes something other than the log.
    pub(super) async fn change<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        self.connections.run(work).await
    }

    pub(super) async fn served(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let query = sqlx::query_as(SERVED);
        self.run(async |connection| query.fetch_all(connection).await).await
    }

    pub(super) async fn forget_served(&self, before: i64) -> Result<(), StoreError> {
        let forget = sqlx::query(FORGET_SERVED).bind(before);
        self.run(async |connection| forget.execute(connection).await.map(drop)).await
    }

    pub(super) async fn note_served(&self, server: &str, began: i64, ended: i64) -> Result<(), StoreError> {
        let note = sqlx::query(NOTE_SERVED).bind(server).bind(began).bind(ended);
        self.run(async |connection| note.execute(connection).await.map(drop)).await
    }

    pub(super) async fn is_well(&self) -> bool {
        self.writer.is_well().await
    }

    pub(super) async fn figures(&self) -> Figures {
        let (in_use, idle) = self.connections.figures();
        let size = sqlx::query_scalar("SELECT pg_database_size(current_database())");
        let bytes: i64 = self.run(async |connection| size.fetch_one(connection).await).await.unwrap_or(0);
        let bytes = u64::try_from(bytes).unwrap_or(0);
        Figures { in_use, idle, listen_lag: self.heard.lag(), log_bytes: 0, bytes }
    }

    pub(super) fn close(&self) {
        self.connections.close();
    }

    /// Listens on a separate connection. If it breaks or falls silent, it is reopened, and the receiver is told that
    /// it may have missed something.
    pub(super) async fn news(&self) -> Result<mpsc::Receiver<News>, StoreError> {
        let mut listener = Some(listen(&self.options).await?);
        let (sender, receiver) = mpsc::channel(1024);
        let (options, connections) = (self.options.clone(), self.connections.clone());
        let (server, heard) = (self.server, Arc::clone(&self.heard));
        tokio::spawn(async move {
            while !sender.is_closed() && !connections.is_closed() {
                if let Some(listening) = listener.take() {
                    let why = follow(listening, &sender, &connections, server, &heard).await;
                    tracing::warn!(why, "no news from the database: listening anew");
                } else {
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
                if let Ok(listening) = listen(&options).await {
                    listener = Some(listening);
                    // Only now: what comes after this is heard.
                    let _ = sender.send(News::Lost).await;
                }
            }
        });
        Ok(receiver)
    }
}

fn number(number: i64) -> Result<u32, StoreError> {
    u32::try_from(number).map_err(|_| StoreError::Unreadable(number.to_string()))
}

/// Says where no database answers. A database that answers, but says no, says why itself.
pub(super) fn absent(options: &PgConnectOptions, error: StoreError) -> StoreError {
    let address = format!("{}:{}", options.get_host(), options.get_port());
    match error {
        StoreError::Database(sqlx::Error::Io(error)) => {
            StoreError::Absent { address, error: error.to_string() }
        }
        StoreError::Silent => StoreError::Absent { address, error: "it does not answer".to_owned() },
        error => error,
    }
}

/// A new listening connection.
async fn listen(options: &PgConnectOptions) -> Result<PgListener, StoreError> {
    let opened = async {
        // A pool of its own: the listener needs one, and gives its connection back to it.
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.test_before_acquire(false).connect_with(options.clone()).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    };
    timeout(SILENCE, opened).await.unwrap_or(Err(StoreError::Silent))
}

/// Hands on what is heard, until there is nothing more to hear; returns why.
async fn follow(
    mut listener: PgListener,
    sender: &mpsc::Sender<News>,
    connections: &Connections,
    server: ServerId,
    heard_beats: &Heard,
) -> &'static str {
    let own_beat = format!("beat {server} ");
    loop {
        let heard = tokio::select! {
            heard = timeout(SILENCE, listener.try_recv()) => heard,
            () = connections.closed() => return "the store is closed",
        };
        let news = match heard {
            Ok(Ok(Some(notification))) => {
                let payload = notification.payload();
                if let Some(sent) = payload.strip_prefix(&own_beat).and_then(|sent| sent.parse().ok()) {
                    heard_beats.note(sent);
                }
                read_news(payload, server)
            }
            Ok(_) => return "the connection broke",
            Err(_) => return "the connection is silent",
        };
        if let Some(news) = news
            && sender.send(news).await.is_err()
        {
            return "nobody listens";
        }
    }
}

/// What the number of screens begins with, among the chairs of those who are here.
const SCREENS: char = 's';

/// News of other servers; what this one says comes back to it too.
fn read_news(payload: &str, own: ServerId) -> Option<News> {
    let (table, what) = payload.split_once(' ')?;
    let table = table.parse().ok()?;
    let seat = |seat: &str| seat.parse::<usize>().ok()?.checked_sub(1).and_then(Seat::new);
    if let Some(ready) = what.strip_prefix("ready ") {
        let (chair, round) = ready.split_once(' ')?;
        return Some(News::Ready(table, seat(chair)?, round.parse().ok()?));
    }
    if let Some(present) = what.strip_prefix("here ") {
        let (server, here) = present.split_once(' ')?;
        let server = server.parse().ok().filter(|server| *server != own)?;
        let screens = here.split(',').find_map(|part| part.strip_prefix(SCREENS)?.parse().ok());
        let seats = here.split(',').filter_map(seat).collect();
        return Some(News::Present(
            table,
            server,
            Attendance { seats, screens: screens.unwrap_or_default() },
        ));
    }
    let mut parts = what.splitn(3, ' ');
    let (number, server) = (parts.next()?.parse().ok()?, parts.next()?);
    let is_own = server.parse::<ServerId>().is_ok_and(|server| server == own);
    (!is_own).then(|| News::Entry { table, number, body: parts.next().map(str::to_owned) })
}

/// An entry as other servers hear of it: with its body, so that they need not read it, unless it is too long.
fn entry_news(table: TableId, number: u32, body: &str, server: ServerId) -> String {
    let short = format!("{table} {number} {server}");
    if short.len() + body.len() < LONGEST_NEWS { format!("{short} {body}") } else { short }
}

/// Tells the other servers what there is to tell, all at once, and sends a beat every second.
async fn tell(options: PgConnectOptions, mut news: mpsc::Receiver<String>, server: ServerId) {
    // News need not survive a power cut.
    let options = options.options([("synchronous_commit", "off")]);
    let mut beat = tokio::time::interval(BEAT);
    let (mut connection, mut waiting) = (None, Vec::new());
    loop {
        tokio::select! {
            came = news.recv_many(&mut waiting, MOST_NEWS) => if came == 0 { return },
            _ = beat.tick() => waiting.push(format!("beat {server} {}", now())),
        }
        // If it cannot be told even over a new connection, the others find out by reading on.
        for _ in 0..2 {
            let told = async {
                let mut used: PgConnection = match connection.take() {
                    Some(connection) => connection,
                    None => connect(&options).await?,
                };
                let query = "SELECT pg_notify($1, line) FROM unnest($2::text[]) AS line";
                sqlx::query(query).bind(CHANNEL).bind(&waiting).execute(&mut used).await?;
                Ok::<_, StoreError>(used)
            };
            if let Ok(Ok(used)) = timeout(SILENCE, told).await {
                connection = Some(used);
                break;
            }
        }
        waiting.clear();
    }
}

/// The connection that writes entries.
struct PostgresWriter {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    news: mpsc::Sender<String>,
    server: ServerId,
}

impl Target for PostgresWriter {
    async fn write(&mut self, entries: &[Append], again: bool) -> Result<Vec<bool>, StoreError> {
        let began = Instant::now();
        let connection = self.connection().await?;
        let stored = write_together(connection, entries, again).await?;
        tracing::trace!(entries = entries.len(), took = ?began.elapsed(), "stored");
        for (entry, _) in entries.iter().zip(&stored).filter(|(_, stored)| **stored) {
            let Append { table, number, body, .. } = entry;
            let _ = self.news.try_send(entry_news(*table, *number, body, self.server));
        }
        Ok(stored)
    }

    async fn probe(&mut self) -> Result<(), StoreError> {
        let connection = self.connection().await?;
        sqlx::query(PROBE).execute(connection).await?;
        Ok(())
    }

    async fn reset(&mut self) {
        self.connection = None;
    }
}

impl PostgresWriter {
    async fn connection(&mut self) -> Result<&mut PgConnection, StoreError> {
        if self.connection.is_none() {
            self.connection = Some(connect(&self.options).await?);
        }
        self.connection.as_mut().ok_or(StoreError::Closed)
    }
}

/// Whether each entry has its number now. Of two with the same number the first may get it.
async fn write_together(
    connection: &mut PgConnection,
    entries: &[Append],
    again: bool,
) -> Result<Vec<bool>, StoreError> {
    let mut seen = HashSet::new();
    let first: Vec<bool> = entries.iter().map(|entry| seen.insert((entry.table, entry.number))).collect();
    let new =
        insert(connection, entries.iter().zip(&first).filter(|(_, first)| **first).map(|(entry, _)| entry));
    let new = new.await?;
    let key = |entry: &Append| (entry.table.to_string(), i64::from(entry.number));
    let mut stored: Vec<bool> =
        entries.iter().zip(first).map(|(entry, first)| first && new.contains(&key(entry))).collect();
    if again && stored.contains(&false) {
        let (tables, numbers): (Vec<_>, Vec<_>) = entries.iter().map(key).unzip();
        let rows = sqlx::query(HOLDERS).bind(tables).bind(numbers).fetch_all(connection).await?;
        let mut holders = HashSet::new();
        for row in rows {
            holders.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?, row.try_get(2)?));
        }
        for (entry, stored) in entries.iter().zip(&mut stored) {
            let (table, number) = key(entry);
            *stored = *stored || holders.contains(&(table, number, entry.body.clone()));
        }
    }
    Ok(stored)
}

/// The numbers of chairs by person, as JSON.
fn chairs_by_person(seated: &Seated) -> String {
    let chairs = seated.people.iter().map(|(person, seat)| (person.to_string(), seat.number().into()));
    serde_json::Value::Object(chairs.collect()).to_string()
}

/// Inserts entries with different numbers; returns those that are new.
async fn insert(
    connection: &mut PgConnection,
    entries: impl Iterator<Item = &Append> + Clone,
) -> Result<HashSet<(String, i64)>, StoreError> {
    let row = |entry: &Append| entry.row.clone();
    let rows: Vec<_> = entries.clone().map(row).collect();
    let rows = || rows.iter().map(Option::as_ref);
    let query = sqlx::query(APPEND)
        .bind(entries.clone().map(|entry| entry.table.to_string()).collect::<Vec<_>>())
        .bind(entries.clone().map(|entry| i64::from(entry.number)).collect::<Vec<_>>())
        .bind(entries.clone().map(|entry| entry.body.as_str()).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(row?.stage.name())).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(i64::from(row?.public))).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(i64::from(row?.wake))).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(signed(row?.at))).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(row?.listing.as_str())).collect::<Vec<_>>())
        .bind(entries.clone().map(|entry| entry.sitter.map(|person| person.to_string())).collect::<Vec<_>>())
        .bind(rows().map(|row| turn_columns(row?.turn).0).collect::<Vec<_>>())
        .bind(rows().map(|row| turn_columns(row?.turn).1).collect::<Vec<_>>())
        .bind(rows().map(|row| turn_columns(row?.turn).2).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(i64::from(row?.slow))).collect::<Vec<_>>())
        .bind(rows().map(|row| row?.due.map(signed)).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(derived_with(row?.stage))).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(row?.seated.as_ref()?.game.name())).collect::<Vec<_>>())
        .bind(rows().map(|row| Some(chairs_by_person(row?.seated.as_ref()?))).collect::<Vec<_>>());
    let calls: Vec<_> = entries.flat_map(|entry| entry.calls.iter().map(move |call| (entry, call))).collect();
    let query = query
        .bind(calls.iter().map(|(entry, _)| entry.table.to_string()).collect::<Vec<_>>())
        .bind(calls.iter().map(|(entry, _)| i64::from(entry.number)).collect::<Vec<_>>())
        .bind(calls.iter().map(|(_, call)| call.person.to_string()).collect::<Vec<_>>())
        .bind(calls.iter().map(|(_, call)| call.reason.name()).collect::<Vec<_>>())
        .bind(calls.iter().map(|(_, call)| i64::from(call.decision)).collect::<Vec<_>>())
        .bind(calls.iter().map(|(_, call)| signed(call.due)).collect::<Vec<_>>());
    let mut new = HashSet::new();
    for row in query.fetch_all(connection).await? {
        new.insert((row.try_get(0)?, row.try_get(1)?));
    }
    Ok(new)
}
