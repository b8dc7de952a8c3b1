//! Copies of an SQLite database while a server uses it, and back.
//!
//! A copy is made by SQLite itself in one reading transaction, so it holds everything that was acknowledged before it
//! began. It gets its name when it is whole, checked and on the disk, and so does the database of a restore.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use thiserror::Error;

use super::{SQLITE_MIGRATIONS, Store, StoreError};

/// Time between two reports of how far a copy is.
const REPORT: Duration = Duration::from_millis(200);

/// Why there is no copy, or why nothing was restored.
#[derive(Debug, Error)]
pub enum BackupError {
    /// PostgreSQL has tools of its own.
    #[error("this is for SQLite; use pg_dump and pg_restore for PostgreSQL")]
    Postgres,
    /// There is a file already.
    #[error("{0} exists")]
    Exists(String),
    /// There is no such database.
    #[error("there is no database {0}")]
    Missing(String),
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which one.
        path: String,
        /// What the system says.
        error: io::Error,
    },
    /// It is not a database of ours, or it is damaged.
    #[error("{path} is damaged or not a Quattro database: {what}")]
    Damaged {
        /// Which file.
        path: String,
        /// What SQLite says.
        what: String,
    },
    /// A newer program has made it.
    #[error("{path} was made by a newer version of Quattro")]
    Newer {
        /// Which file.
        path: String,
    },
    /// A server uses the database.
    #[error("a server is using {0}")]
    InUse(String),
    /// The database's address cannot be read, or it does not answer.
    #[error(transparent)]
    Store(StoreError),
}

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    /// Its length in bytes.
    pub bytes: u64,
    /// The number of tables.
    pub tables: i64,
}

fn in_file(path: &Path) -> impl FnOnce(io::Error) -> BackupError {
    let path = path.display().to_string();
    move |error| BackupError::File { path, error }
}

/// The file with something added to its name.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// The file of an SQLite database.
pub(crate) fn sqlite_file(url: &str) -> Result<PathBuf, BackupError> {
    if url.starts_with("postgres") {
        return Err(BackupError::Postgres);
    }
    let invalid = || BackupError::Store(StoreError::Url(url.to_owned()));
    if !url.starts_with("sqlite:") {
        return Err(invalid());
    }
    let options: SqliteConnectOptions = url.parse().map_err(|_| invalid())?;
    Ok(options.get_filename().to_owned())
}

/// Makes what was written and named last for good.
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    // Elsewhere a folder cannot be opened, and need not be.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Opens a database as it is.
pub(super) async fn open(path: &Path, read_only: bool) -> Result<SqliteConnection, BackupError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(read_only).disable_statement_logging();
    let options = options.busy_timeout(Duration::from_secs(30));
    // The copy of a database that was made without this gives space back too.
    let options = if read_only { options } else { options.auto_vacuum(SqliteAutoVacuum::Incremental) };
    options.connect().await.map_err(|error| damaged(path, &error))
}

fn damaged(path: &Path, error: &sqlx::Error) -> BackupError {
    BackupError::Damaged { path: path.display().to_string(), what: error.to_string() }
}

/// Checks a whole database file that nobody uses.
async fn check(path: &Path) -> Result<Contents, BackupError> {
    let failed = |error: sqlx::Error| damaged(path, &error);
    let mut connection = open(path, true).await?;
    let what: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await.map_err(failed)?;
    if what != "ok" {
        return Err(BackupError::Damaged { path: path.display().to_string(), what });
    }
    let version = "SELECT max(version) FROM _sqlx_migrations WHERE success";
    let version: i64 = sqlx::query_scalar(version).fetch_one(&mut connection).await.map_err(failed)?;
    if SQLITE_MIGRATIONS.iter().all(|(known, ..)| *known < version) {
        return Err(BackupError::Newer { path: path.display().to_string() });
    }
    let tables = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut connection).await;
    let tables = tables.map_err(failed)?;
    connection.close().await.map_err(failed)?;
    Ok(Contents { bytes: fs::metadata(path).map_err(in_file(path))?.len(), tables })
}

/// Copies the database into a file, which must not exist unless it may be replaced. `report` is told how many bytes of
/// how many are copied.
///
/// # Errors
/// When there is no copy.
pub async fn backup(
    url: &str,
    to: &Path,
    replace: bool,
    report: impl Fn(u64, u64),
) -> Result<Contents, BackupError> {
    let from = sqlite_file(url)?;
    if !from.exists() {
        return Err(BackupError::Missing(from.display().to_string()));
    }
    if !replace && to.exists() {
        return Err(BackupError::Exists(to.display().to_string()));
    }
    let partial = beside(to, ".partial");
    remove(&partial)?;
    let copied = async {
        copy(&from, &partial, report).await?;
        let contents = check(&partial).await?;
        File::open(&partial).and_then(|file| file.sync_all()).map_err(in_file(&partial))?;
        Ok(contents)
    };
    let contents = copied.await.inspect_err(|_| drop(remove(&partial)))?;
    if !replace && to.exists() {
        remove(&partial)?;
        return Err(BackupError::Exists(to.display().to_string()));
    }
    fs::rename(&partial, to).and_then(|()| sync_folder(to)).map_err(in_file(to))?;
    Ok(contents)
}

async fn copy(from: &Path, to: &Path, report: impl Fn(u64, u64)) -> Result<(), BackupError> {
    let failed = |error: sqlx::Error| damaged(from, &error);
    // Made here first, because the system says more plainly than SQLite why a file cannot be made.
    File::create_new(to).map_err(in_file(to))?;
    let mut connection = open(from, false).await?;
    let size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    let size: i64 = sqlx::query_scalar(size).fetch_one(&mut connection).await.map_err(failed)?;
    let path = to.to_string_lossy().into_owned();
    {
        let copying = sqlx::query("VACUUM INTO $1").bind(path).execute(&mut connection);
        let mut copying = std::pin::pin!(copying);
        loop {
            let copied = fs::metadata(to).map_or(0, |file| file.len());
            report(copied, u64::try_from(size).unwrap_or(0));
            if let Ok(done) = tokio::time::timeout(REPORT, copying.as_mut()).await {
                done.map_err(failed)?;
                break;
            }
        }
    }
    connection.close().await.map_err(failed)
}

fn remove(path: &Path) -> Result<(), BackupError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(in_file(path)(error)),
        _ => Ok(()),
    }
}

/// Puts a copy in the place of the database, which no server may be using. Returns what it holds, and where the
/// database of before is now.
///
/// # Errors
/// When nothing was restored.
pub async fn restore(url: &str, from: &Path) -> Result<(Contents, Option<PathBuf>), BackupError> {
    let database = sqlite_file(url)?;
    if !from.exists() {
        return Err(BackupError::Missing(from.display().to_string()));
    }
    let _claim = Store::claim(url).map_err(|error| match error {
        StoreError::InUse(path) => BackupError::InUse(path),
        error => BackupError::Store(error),
    })?;
    let new = beside(&database, ".restoring");
    fs::copy(from, &new).map_err(in_file(&new))?;
    let copied = async {
        let contents = check(&new).await?;
        File::open(&new).and_then(|file| file.sync_all()).map_err(in_file(&new))?;
        Ok(contents)
    };
    let contents = copied.await.inspect_err(|_| drop(remove(&new)))?;
    let before = if database.exists() { Some(put_aside(&database).await?) } else { None };
    fs::rename(&new, &database).and_then(|()| sync_folder(&database)).map_err(in_file(&database))?;
    Ok((contents, before))
}

/// Gives the database another name beside its own. Its own stays until something takes it over.
async fn put_aside(database: &Path) -> Result<PathBuf, BackupError> {
    // The last connection moves the write-ahead log into the database; it must not meet another one. If the database
    // is too damaged for that, the log goes with it.
    if let Ok(mut connection) = open(database, false).await {
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        let _ = connection.close().await;
    }
    let free =
        (1..1000).map(|number| beside(database, &format!(".before-{number}"))).find(|name| !name.exists());
    let before = free.unwrap_or_else(|| beside(database, ".before"));
    fs::hard_link(database, &before)
        .or_else(|_| fs::copy(database, &before).map(drop))
        .map_err(in_file(&before))?;
    let log = beside(database, "-wal");
    if log.exists() {
        fs::rename(&log, beside(&before, "-wal")).map_err(in_file(&log))?;
    }
    remove(&beside(database, "-shm"))?;
    Ok(before)
}
