//! Memory that all connections to a file share: the index of the write-ahead log.
//!
//! SQLite reads and writes it by bare pointers from several threads and keeps order among them by the locks and by
//! barriers, as it would with a mapped file.

use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};
use std::ptr::NonNull;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::locks::MemoryLocks;

/// SQLite asks for regions of 32 KiB and reads them as numbers of at most 8 bytes.
const ALIGNMENT: usize = 16;

/// The shared memory of one file.
#[derive(Debug, Default)]
pub(crate) struct SharedMemory(Mutex<Inside>);

#[derive(Debug, Default)]
struct Inside {
    regions: Vec<Region>,
    locks: MemoryLocks,
}

/// Memory that stays where it is until it is dropped.
#[derive(Debug)]
struct Region {
    start: NonNull<u8>,
    layout: Layout,
}

// SAFETY: a region is plain memory that no thread owns; what happens in it is SQLite's business.
unsafe impl Send for Region {}

impl Region {
    fn new(size: usize) -> Option<Region> {
        let layout = Layout::from_size_align(size, ALIGNMENT).ok().filter(|layout| layout.size() > 0)?;
        // SAFETY: the layout has a size.
        let start = NonNull::new(unsafe { alloc_zeroed(layout) });
        Some(Region { start: start.unwrap_or_else(|| handle_alloc_error(layout)), layout })
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        // SAFETY: it was allocated with this layout, and SQLite has given back its pointers: every handle that
        // got one keeps the shared memory alive until it is closed.
        unsafe { dealloc(self.start.as_ptr(), self.layout) }
    }
}

impl SharedMemory {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The start of a region. `None` if there is none and it may not be made.
    pub(crate) fn region(&self, index: usize, size: usize, create: bool) -> Option<NonNull<u8>> {
        let mut inside = self.inside();
        while create && inside.regions.len() <= index {
            inside.regions.push(Region::new(size)?);
        }
        inside.regions.get(index).map(|region| region.start)
    }

    /// Does something with the locks.
    pub(crate) fn locks<T>(&self, act: impl FnOnce(&mut MemoryLocks) -> T) -> T {
        act(&mut self.inside().locks)
    }
}
