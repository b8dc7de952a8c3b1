//! A disk in memory that knows what has been synced, and SQLite's way to it.
//!
//! `kill -9` proves nothing about power: the system still writes its cache. On a [`Disk`] the power can be cut, and
//! then any part of what was not synced is gone, in any order, and sectors may be half written. Syncs and writes
//! can fail and the disk can be full, all by a seed. SQLite itself runs on it unchanged, by a virtual file
//! system ([`Disk::url`]), with several connections and its write-ahead log.
//!
//! ```
//! use quattro_disk::Disk;
//!
//! let disk = Disk::new(7);
//! assert!(disk.url().starts_with("sqlite://"));
//! ```
//!
//! | part | what it is |
//! |---|---|
//! | [`Disk`] | files, what of them is safe, faults |
//! | `power` | what is left after a power cut |
//! | `locks` | which connection may read and write, as SQLite wants it |
//! | `vfs`, `shared_memory` | the interface to SQLite: the only unsafe code of the project |
//!
//! The crate `sqlite-plugin` would hide most of the unsafe code, but it makes bindings of its own with
//! `bindgen`, which needs LLVM to build.

mod disk;
mod file;
mod locks;
mod power;
mod shared_memory;
mod vfs;

pub use disk::{Counts, Disk, Faults, SyncFault};
