//! The disk: names, files and faults.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::file::{File, Pending};
use crate::locks::{HandleId, LockLevel};
use crate::power::{Cut, one_in};
use crate::shared_memory::SharedMemory;
use crate::vfs;

/// What goes wrong. The numbers say once in how many times, 0 for never.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// Syncs that fail.
    pub failing_syncs: u32,
    /// What becomes of what was to be synced then.
    pub after_failing_sync: SyncFault,
    /// Writes that fail, perhaps after a part.
    pub failing_writes: u32,
    /// Reads that fail.
    pub failing_reads: u32,
    /// Whether no file can grow.
    pub is_full: bool,
    /// Whether syncs say that they have worked and do nothing. No program survives that: it is for testing those who
    /// look for lost data.
    pub lying_syncs: bool,
}

/// What becomes of changes when their sync fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SyncFault {
    /// The next sync tries again.
    #[default]
    Kept,
    /// Any of them may be lost, and no later sync writes them although they can be read until the power is cut. Linux
    /// does this.
    Dropped,
}

/// What has happened to a disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "named for what they count")]
pub struct Counts {
    pub operations: u64,
    pub power_cuts: u64,
    pub failed_syncs: u64,
    pub failed_writes: u64,
    pub failed_reads: u64,
    pub refused_as_full: u64,
}

/// How everything ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Crash {
    /// What was not synced may be lost.
    Power,
    /// The system goes on.
    Programs,
}

/// Why an operation did not work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DiskError {
    /// The handle is from before a crash.
    Gone,
    Read,
    Write,
    Sync,
    Full,
}

type FileId = u64;

/// A disk in memory. Cheap to clone: clones are the same disk.
#[derive(Clone, Debug)]
pub struct Disk(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    id: u64,
    state: Mutex<State>,
    /// Tells that a handle was closed.
    closed: Condvar,
}

#[derive(Debug)]
struct State {
    files: BTreeMap<FileId, File>,
    names: BTreeMap<String, FileId>,
    /// The names as they would be after a power cut.
    safe_names: BTreeMap<String, FileId>,
    memory: BTreeMap<FileId, Arc<SharedMemory>>,
    next_id: u64,
    /// Counts crashes: handles from before one are dead.
    boot: u64,
    /// After a crash, until [`Disk::restart`].
    is_down: bool,
    open_handles: usize,
    faults: Faults,
    /// The operation before which everything ends, and how.
    crash_at: Option<(u64, Crash)>,
    counts: Counts,
    trace: DefaultHasher,
    rng: ChaCha8Rng,
}

/// An open file.
#[derive(Debug)]
pub(crate) struct Handle {
    disk: Disk,
    id: HandleId,
    file: FileId,
    boot: u64,
    /// Syncing a new file of this sort makes its name safe too.
    syncs_names: bool,
    delete_on_close: Option<String>,
}

/// All disks, for SQLite, which knows files by name only.
static DISKS: Mutex<BTreeMap<u64, Weak<Shared>>> = Mutex::new(BTreeMap::new());

fn disks() -> MutexGuard<'static, BTreeMap<u64, Weak<Shared>>> {
    DISKS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Shared {
    fn drop(&mut self) {
        disks().remove(&self.id);
    }
}

impl Disk {
    /// An empty disk. The seed decides what is lost and what fails.
    pub fn new(seed: u64) -> Disk {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let state = State {
            files: BTreeMap::new(),
            names: BTreeMap::new(),
            safe_names: BTreeMap::new(),
            memory: BTreeMap::new(),
            next_id: 1,
            boot: 0,
            is_down: false,
            open_handles: 0,
            faults: Faults::default(),
            crash_at: None,
            counts: Counts::default(),
            trace: DefaultHasher::new(),
            rng: ChaCha8Rng::seed_from_u64(seed),
        };
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let shared = Arc::new(Shared { id, state: Mutex::new(state), closed: Condvar::new() });
        disks().insert(id, Arc::downgrade(&shared));
        Disk(shared)
    }

    /// The disk with a file of this name, and the name there.
    pub(crate) fn find(name: &str) -> Option<(Disk, &str)> {
        let (id, name) = name.split_once('-')?;
        let disk = disks().get(&id.parse().ok()?)?.upgrade()?;
        Some((Disk(disk), name))
    }

    /// The address of the database on this disk, for SQLite through sqlx.
    pub fn url(&self) -> String {
        vfs::register();
        format!("sqlite://{}-quattro.db?vfs={}", self.0.id, vfs::NAME)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what goes wrong from now on.
    pub fn set_faults(&self, faults: Faults) {
        self.state().faults = faults;
    }

    /// The power fails after this many more operations, in the middle of whatever is going on then.
    pub fn cut_power_after(&self, operations: u64) {
        self.state().crash_after(operations, Crash::Power);
    }

    /// All programs end after this many more operations, in the middle of whatever is going on then.
    pub fn kill_programs_after(&self, operations: u64) {
        self.state().crash_after(operations, Crash::Programs);
    }

    /// The power fails now. All handles are dead; what was not synced may be lost.
    pub fn cut_power(&self) {
        self.state().cut_power();
    }

    /// All programs end, as by `kill -9`. The system goes on, so nothing is lost.
    pub fn kill_programs(&self) {
        self.state().release();
    }

    /// How often everything has ended by a crash: a program that sees another number than before is dead.
    pub fn boot(&self) -> u64 {
        self.state().boot
    }

    /// Lets the disk be used again after a crash, as soon as everybody has closed the dead handles: a program that
    /// has not ended would mix with the next one.
    pub fn restart(&self) {
        let state = self.state();
        let closed = self.0.closed.wait_while(state, |state| state.open_handles > 0);
        closed.unwrap_or_else(PoisonError::into_inner).is_down = false;
    }

    /// What has happened so far.
    pub fn counts(&self) -> Counts {
        self.state().counts
    }

    /// A hash of all operations so far. Their data is left out, because SQLite writes random salts into it.
    pub fn trace(&self) -> u64 {
        self.state().trace.finish()
    }

    /// Opens a file; without a name it is a temporary one. `None` if there is none and it may not be made.
    pub(crate) fn open(
        &self,
        name: Option<&str>,
        create: bool,
        syncs_names: bool,
        delete_on_close: bool,
    ) -> Option<Handle> {
        let mut state = self.state();
        state.note("open", 0, name.map_or(0, str::len));
        if state.is_down {
            return None;
        }
        let known = name.and_then(|name| state.names.get(name).copied());
        let file = match known {
            Some(file) => file,
            None if create => {
                let file = state.new_id();
                state.files.insert(file, File::default());
                if let Some(name) = name {
                    state.names.insert(name.to_owned(), file);
                }
                file
            }
            None => return None,
        };
        state.open_handles += 1;
        let (id, boot) = (state.new_id(), state.boot);
        drop(state);
        let delete_on_close = name.filter(|_| delete_on_close).map(str::to_owned);
        Some(Handle { disk: self.clone(), id, file, boot, syncs_names, delete_on_close })
    }

    /// Deletes a name, for good if `sync`. Returns whether there was one.
    pub(crate) fn delete(&self, name: &str, sync: bool) -> bool {
        let mut state = self.state();
        state.note("delete", usize::from(sync), name.len());
        if state.is_down {
            return false;
        }
        let deleted = state.names.remove(name).is_some();
        if sync {
            state.sync_names();
        }
        deleted
    }

    pub(crate) fn exists(&self, name: &str) -> bool {
        self.state().names.contains_key(name)
    }
}

impl State {
    fn new_id(&mut self) -> u64 {
        self.next_id += 1;
        self.next_id
    }

    /// Counts an operation, before which the power may fail.
    fn note(&mut self, what: &str, offset: usize, length: usize) {
        if self.is_down {
            return;
        }
        self.counts.operations += 1;
        (what, offset, length).hash(&mut self.trace);
        match self.crash_at.filter(|(at, _)| *at <= self.counts.operations) {
            Some((_, Crash::Power)) => self.cut_power(),
            Some((_, Crash::Programs)) => self.release(),
            None => {}
        }
    }

    fn crash_after(&mut self, operations: u64, crash: Crash) {
        self.crash_at = Some((self.counts.operations + operations, crash));
    }

    fn sync_names(&mut self) {
        self.safe_names.clone_from(&self.names);
    }

    fn cut_power(&mut self) {
        self.counts.power_cuts += 1;
        let cut = Cut::any(&mut self.rng);
        for file in self.files.values_mut() {
            file.cut(cut, &mut self.rng);
        }
        let before = std::mem::take(&mut self.names);
        let mut after = self.safe_names.clone();
        // A name that was made or deleted since the last sync of the folder may be there or not.
        for (name, file) in &before {
            if !self.safe_names.contains_key(name) && one_in(&mut self.rng, 2) {
                after.insert(name.clone(), *file);
            }
        }
        for name in self.safe_names.keys() {
            if !before.contains_key(name) && one_in(&mut self.rng, 2) {
                after.remove(name);
            }
        }
        self.names = after;
        self.sync_names();
        self.release();
    }

    /// Ends all programs: their handles, locks and memory.
    fn release(&mut self) {
        self.boot += 1;
        self.is_down = true;
        self.crash_at = None;
        self.memory.clear();
        self.files.values_mut().for_each(File::release);
        self.forget_nameless();
    }

    /// Frees files that have no name, now or after a power cut.
    fn forget_nameless(&mut self) {
        let State { files, names, safe_names, .. } = self;
        let is_named = |id: &FileId| names.values().chain(safe_names.values()).any(|file| file == id);
        files.retain(|id, _| is_named(id));
    }

    fn write(&mut self, file: FileId, offset: usize, data: &[u8]) -> Result<(), DiskError> {
        let fails = one_in(&mut self.rng, self.faults.failing_writes);
        let part = if fails { self.rng.next_u32() as usize % (data.len() + 1) } else { data.len() };
        let Some(written) = self.files.get_mut(&file) else { return Err(DiskError::Gone) };
        if self.faults.is_full && offset + data.len() > written.len() {
            self.counts.refused_as_full += 1;
            return Err(DiskError::Full);
        }
        written.change(Pending::Write { offset, data: data[..part].to_vec() });
        self.counts.failed_writes += u64::from(fails);
        if fails { Err(DiskError::Write) } else { Ok(()) }
    }

    fn sync(&mut self, file: FileId, syncs_names: bool) -> Result<(), DiskError> {
        let State { files, faults, rng, .. } = self;
        let Some(synced) = files.get_mut(&file) else { return Err(DiskError::Gone) };
        if faults.lying_syncs {
            return Ok(());
        }
        if one_in(rng, faults.failing_syncs) {
            if faults.after_failing_sync == SyncFault::Dropped {
                synced.lose_some(|| one_in(rng, 2));
            }
            self.counts.failed_syncs += 1;
            return Err(DiskError::Sync);
        }
        synced.sync();
        if syncs_names {
            self.sync_names();
        }
        Ok(())
    }
}

impl Handle {
    /// Does something with the disk, unless everything has crashed since this file was opened.
    fn on<T>(
        &self,
        what: &str,
        at: usize,
        length: usize,
        act: impl FnOnce(&mut State) -> Result<T, DiskError>,
    ) -> Result<T, DiskError> {
        let mut state = self.disk.state();
        if state.boot == self.boot {
            state.note(what, at, length);
        }
        // The power may have failed just now.
        if state.boot == self.boot { act(&mut state) } else { Err(DiskError::Gone) }
    }

    /// Does something that never reaches a disk. It is no operation: a connection that is being closed releases its
    /// locks on a thread of its own, sooner or later.
    fn in_memory<T>(&self, act: impl FnOnce(&mut State) -> Result<T, DiskError>) -> Result<T, DiskError> {
        let mut state = self.disk.state();
        if state.boot == self.boot { act(&mut state) } else { Err(DiskError::Gone) }
    }

    /// Returns how many bytes there were; the rest is zeros.
    pub(crate) fn read(&self, offset: usize, buffer: &mut [u8]) -> Result<usize, DiskError> {
        self.on("read", offset, buffer.len(), |state| {
            if one_in(&mut state.rng, state.faults.failing_reads) {
                state.counts.failed_reads += 1;
                return Err(DiskError::Read);
            }
            state.files.get(&self.file).map(|file| file.read(offset, buffer)).ok_or(DiskError::Gone)
        })
    }

    pub(crate) fn write(&self, offset: usize, data: &[u8]) -> Result<(), DiskError> {
        self.on("write", offset, data.len(), |state| state.write(self.file, offset, data))
    }

    pub(crate) fn resize(&self, length: usize) -> Result<(), DiskError> {
        self.on("resize", length, 0, |state| {
            let file = state.files.get_mut(&self.file).ok_or(DiskError::Gone)?;
            file.change(Pending::Resize(length));
            Ok(())
        })
    }

    pub(crate) fn sync(&self) -> Result<(), DiskError> {
        self.on("sync", 0, 0, |state| state.sync(self.file, self.syncs_names))
    }

    pub(crate) fn len(&self) -> Result<usize, DiskError> {
        self.on("length", 0, 0, |state| state.files.get(&self.file).map(File::len).ok_or(DiskError::Gone))
    }

    /// Takes a lock; false if another handle is in the way.
    pub(crate) fn lock(&self, level: LockLevel) -> Result<bool, DiskError> {
        self.in_memory(|state| {
            let file = state.files.get_mut(&self.file).ok_or(DiskError::Gone)?;
            Ok(file.locks.lock(self.id, level))
        })
    }

    pub(crate) fn unlock(&self, level: LockLevel) {
        // Without a file there is no lock.
        let _ = self.in_memory(|state| {
            let file = state.files.get_mut(&self.file).ok_or(DiskError::Gone)?;
            file.locks.unlock(self.id, level);
            Ok(())
        });
    }

    pub(crate) fn is_reserved(&self) -> Result<bool, DiskError> {
        self.in_memory(|state| Ok(state.files.get(&self.file).is_some_and(|file| file.locks.is_reserved())))
    }

    /// The memory that all who have opened this file share.
    pub(crate) fn memory(&self) -> Result<Arc<SharedMemory>, DiskError> {
        self.in_memory(|state| Ok(Arc::clone(state.memory.entry(self.file).or_default())))
    }

    pub(crate) fn id(&self) -> HandleId {
        self.id
    }

    /// Whether the name now means another file, or none.
    pub(crate) fn has_moved(&self) -> bool {
        self.in_memory(|state| Ok(!state.names.values().any(|file| *file == self.file))).unwrap_or(true)
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.unlock(LockLevel::None);
        if let Some(name) = self.delete_on_close.take().filter(|_| self.disk.boot() == self.boot) {
            self.disk.delete(&name, false);
        }
        let mut state = self.disk.state();
        state.open_handles -= 1;
        if state.open_handles == 0 {
            state.memory.clear();
            state.forget_nameless();
        }
        drop(state);
        self.disk.0.closed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(disk: &Disk, name: &str, syncs_names: bool) -> Handle {
        disk.open(Some(name), true, syncs_names, false).expect("a file")
    }

    #[test]
    fn a_power_cut_ends_every_handle() {
        let disk = Disk::new(1);
        let file = open(&disk, "log", true);
        file.write(0, b"one").expect("written");
        file.sync().expect("synced");
        disk.cut_power_after(1);
        assert_eq!(file.write(3, b"two"), Err(DiskError::Gone));
        assert_eq!(file.len(), Err(DiskError::Gone));
        assert_eq!((disk.boot(), disk.counts().power_cuts), (1, 1));
        drop(file);
        disk.restart();
        let again = open(&disk, "log", false);
        assert_eq!(again.len(), Ok(3));
    }

    #[test]
    fn a_killed_program_loses_nothing_and_its_locks() {
        let disk = Disk::new(1);
        let file = open(&disk, "log", false);
        file.write(0, b"one").expect("written");
        assert_eq!(file.lock(LockLevel::Exclusive), Ok(true));
        disk.kill_programs();
        drop(file);
        disk.restart();
        let again = open(&disk, "log", false);
        assert_eq!(again.lock(LockLevel::Exclusive), Ok(true));
        assert_eq!(again.len(), Ok(3));
    }

    #[test]
    fn a_full_disk_lets_files_be_overwritten_but_not_grow() {
        let disk = Disk::new(1);
        let file = open(&disk, "log", false);
        file.write(0, b"one").expect("written");
        disk.set_faults(Faults { is_full: true, ..Faults::default() });
        assert_eq!(file.write(0, b"uno"), Ok(()));
        assert_eq!(file.write(1, b"uno"), Err(DiskError::Full));
        disk.set_faults(Faults::default());
        assert_eq!(file.write(1, b"uno"), Ok(()));
    }

    #[test]
    fn a_name_that_was_not_synced_may_be_gone() {
        let survives = |seed| {
            let disk = Disk::new(seed);
            drop(open(&disk, "log", false));
            disk.cut_power();
            disk.exists("log")
        };
        let survivors = (0..64).filter(|seed| survives(*seed)).count();
        assert!((10..54).contains(&survivors), "{survivors} of 64");
        let disk = Disk::new(1);
        open(&disk, "log", true).sync().expect("synced");
        disk.cut_power();
        assert!(disk.exists("log"));
    }
}
