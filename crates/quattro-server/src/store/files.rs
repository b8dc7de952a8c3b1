//! Whether the files of an SQLite database are still where they were.

use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::StoreError;

/// What tells a file from another one that has taken its name.
#[cfg(unix)]
type Identity = (u64, u64);
/// Elsewhere an open file cannot be deleted or replaced.
#[cfg(not(unix))]
type Identity = ();

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

#[cfg(not(unix))]
fn identity(_file: &Metadata) -> Identity {}

/// The database, its write-ahead log and the index of that log.
#[derive(Clone, Debug)]
pub(super) struct DatabaseFiles {
    /// None for files that are not on this computer's disk.
    paths: Option<[PathBuf; 3]>,
    known: Arc<Mutex<Option<[Identity; 3]>>>,
}

impl DatabaseFiles {
    pub(super) fn new(database: &Path) -> DatabaseFiles {
        let paths = ["", "-wal", "-shm"].map(|end| {
            let mut path = database.as_os_str().to_owned();
            path.push(end);
            PathBuf::from(path)
        });
        DatabaseFiles { paths: Some(paths), known: Arc::default() }
    }

    /// Files of a simulated disk, where nobody deletes them.
    pub(super) fn simulated() -> DatabaseFiles {
        DatabaseFiles { paths: None, known: Arc::default() }
    }

    /// The lengths of the database and of its write-ahead log.
    pub(super) fn lengths(&self) -> [u64; 2] {
        let length = |path: &PathBuf| std::fs::metadata(path).map_or(0, |file| file.len());
        self.paths.as_ref().map_or([0; 2], |[database, log, _]| [length(database), length(log)])
    }

    /// The write-ahead log, unless the disk is simulated.
    pub(super) fn log(&self) -> Option<&Path> {
        self.paths.as_ref().map(|[_, log, _]| log.as_path())
    }

    fn known(&self) -> Option<[Identity; 3]> {
        *self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The files that are there now are ours.
    pub(super) fn remember(&self) -> Result<(), StoreError> {
        let mut found = Vec::new();
        for path in self.paths.iter().flatten() {
            found.push(identity(&std::fs::metadata(path)?));
        }
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = found.try_into().ok();
        Ok(())
    }

    /// Whether a file still has its name, and its length.
    fn check_one(&self, index: usize) -> Result<u64, StoreError> {
        let Some(paths) = &self.paths else { return Ok(0) };
        let path = &paths[index];
        let gone = || StoreError::Gone(path.display().to_string());
        let file = std::fs::metadata(path).map_err(|_| gone())?;
        let is_ours = self.known().is_none_or(|known| known[index] == identity(&file));
        if is_ours { Ok(file.len()) } else { Err(gone()) }
    }

    /// Whether the database itself still has its name.
    pub(super) fn check_database(&self) -> Result<(), StoreError> {
        self.check_one(0).map(drop)
    }

    /// Whether all files still have their names; returns the length of the write-ahead log.
    pub(super) fn check(&self) -> Result<u64, StoreError> {
        self.check_one(0)?;
        self.check_one(2)?;
        self.check_one(1)
    }
}
