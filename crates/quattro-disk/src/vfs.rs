//! SQLite's way to the disk: a virtual file system, registered once for all disks.
//!
//! The functions here translate and do nothing else. SQLite promises to call them with a file that `open` has made
//! and that it has not closed, and by one thread at a time for each file.
#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "SQLite's sizes are C's integers, and never negative; ours are small"
)]

use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr::{NonNull, null_mut};
use std::slice;
use std::sync::atomic::{Ordering, fence};
use std::sync::{Arc, Once};

use libsqlite3_sys as sqlite;

use crate::disk::{Disk, DiskError, Handle};
use crate::locks::{LockLevel, SLOTS};
use crate::shared_memory::SharedMemory;

/// The name by which a connection chooses this file system.
pub(crate) const NAME: &str = "quattro-disk";
const C_NAME: &CStr = c"quattro-disk";

/// What SQLite lets us keep for each open file, in memory of its own.
#[repr(C)]
struct OpenFile {
    /// Its first field, which SQLite reads.
    base: sqlite::sqlite3_file,
    /// From `Box::into_raw`, until the file is closed.
    open: *mut Open,
}

struct Open {
    handle: Handle,
    memory: Option<Arc<SharedMemory>>,
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Some(memory) = self.memory.take() {
            memory.locks(|locks| locks.release(self.handle.id(), 0, SLOTS));
        }
    }
}

const METHODS: sqlite::sqlite3_io_methods = sqlite::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(map_memory),
    xShmLock: Some(lock_memory),
    xShmBarrier: Some(memory_barrier),
    xShmUnmap: Some(unmap_memory),
    xFetch: None,
    xUnfetch: None,
};
static METHODS_IN_PLACE: sqlite::sqlite3_io_methods = METHODS;

/// Makes this file system known to SQLite.
pub(crate) fn register() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let vfs = Box::new(sqlite::sqlite3_vfs {
            iVersion: 1,
            szOsFile: size_of::<OpenFile>() as c_int,
            mxPathname: 512,
            pNext: null_mut(),
            zName: C_NAME.as_ptr(),
            pAppData: null_mut(),
            xOpen: Some(open),
            xDelete: Some(delete),
            xAccess: Some(access),
            xFullPathname: Some(full_pathname),
            xDlOpen: None,
            xDlError: None,
            xDlSym: None,
            xDlClose: None,
            xRandomness: Some(randomness),
            xSleep: Some(sleep),
            xCurrentTime: Some(current_time),
            xGetLastError: None,
            xCurrentTimeInt64: None,
            xSetSystemCall: None,
            xGetSystemCall: None,
            xNextSystemCall: None,
        });
        // SAFETY: the structure lives for ever, as SQLite needs it, and all its functions keep SQLite's contract.
        let registered = unsafe { sqlite::sqlite3_vfs_register(Box::leak(vfs), 0) };
        assert_eq!(registered, sqlite::SQLITE_OK, "SQLite takes the virtual file system");
    });
}

fn code(error: DiskError) -> c_int {
    match error {
        DiskError::Gone => sqlite::SQLITE_IOERR,
        DiskError::Read => sqlite::SQLITE_IOERR_READ,
        DiskError::Write => sqlite::SQLITE_IOERR_WRITE,
        DiskError::Sync => sqlite::SQLITE_IOERR_FSYNC,
        DiskError::Full => sqlite::SQLITE_FULL,
    }
}

fn outcome(result: Result<(), DiskError>) -> c_int {
    result.map_or_else(code, |()| sqlite::SQLITE_OK)
}

/// Places in files are never negative.
fn place(number: i64) -> usize {
    usize::try_from(number).unwrap_or_default()
}

fn level(number: c_int) -> LockLevel {
    match number {
        sqlite::SQLITE_LOCK_NONE => LockLevel::None,
        sqlite::SQLITE_LOCK_SHARED => LockLevel::Shared,
        sqlite::SQLITE_LOCK_RESERVED => LockLevel::Reserved,
        sqlite::SQLITE_LOCK_PENDING => LockLevel::Pending,
        _ => LockLevel::Exclusive,
    }
}

/// The file behind SQLite's pointer.
///
/// # Safety
/// `file` must come from [`open`] and not be closed, and nobody else may use it meanwhile.
unsafe fn opened<'a>(file: *mut sqlite::sqlite3_file) -> &'a mut Open {
    // SAFETY: `open` has put an `OpenFile` there with a pointer from a box, which is valid until `close`.
    unsafe { &mut *(*file.cast::<OpenFile>()).open }
}

/// The text that SQLite points to.
///
/// # Safety
/// `text` must be null or a string that ends with a zero.
unsafe fn read_name<'a>(text: *const c_char) -> Option<&'a str> {
    // SAFETY: not null, and ends with a zero.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }).and_then(|text| text.to_str().ok())
}

unsafe extern "C" fn open(
    _: *mut sqlite::sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives room for an `OpenFile`. Without methods it does not close a file that was not opened.
    unsafe { (*file).pMethods = std::ptr::null() };
    // SAFETY: a name, or null for a temporary file.
    let name = unsafe { read_name(name) };
    let create = name.is_none() || flags & sqlite::SQLITE_OPEN_CREATE != 0;
    let journals =
        sqlite::SQLITE_OPEN_MAIN_JOURNAL | sqlite::SQLITE_OPEN_SUPER_JOURNAL | sqlite::SQLITE_OPEN_WAL;
    let (syncs_names, temporary) = (flags & journals != 0, flags & sqlite::SQLITE_OPEN_DELETEONCLOSE != 0);
    let (disk, name) = match name.map(Disk::find) {
        Some(Some((disk, name))) => (disk, Some(name)),
        Some(None) => return sqlite::SQLITE_CANTOPEN,
        // Nothing that is temporary survives anything.
        None => (Disk::new(0), None),
    };
    let Some(handle) = disk.open(name, create, syncs_names, temporary) else {
        return sqlite::SQLITE_CANTOPEN;
    };
    let open = Box::into_raw(Box::new(Open { handle, memory: None }));
    // SAFETY: as above; `out_flags` may be null.
    unsafe {
        file.cast::<OpenFile>()
            .write(OpenFile { base: sqlite::sqlite3_file { pMethods: &raw const METHODS_IN_PLACE }, open });
        if let Some(out_flags) = out_flags.as_mut() {
            *out_flags = flags;
        }
    }
    sqlite::SQLITE_OK
}

unsafe extern "C" fn delete(_: *mut sqlite::sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    // SAFETY: a name.
    match unsafe { read_name(name) }.and_then(Disk::find) {
        Some((disk, name)) if disk.delete(name, sync != 0) => sqlite::SQLITE_OK,
        _ => sqlite::SQLITE_IOERR_DELETE_NOENT,
    }
}

unsafe extern "C" fn access(
    _: *mut sqlite::sqlite3_vfs,
    name: *const c_char,
    _: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: a name, and a place for the answer.
    unsafe {
        let found = read_name(name).and_then(Disk::find);
        *out = c_int::from(found.is_some_and(|(disk, name)| disk.exists(name)));
    }
    sqlite::SQLITE_OK
}

/// There are no folders: a name is the whole path.
unsafe extern "C" fn full_pathname(
    _: *mut sqlite::sqlite3_vfs,
    name: *const c_char,
    size: c_int,
    out: *mut c_char,
) -> c_int {
    // SAFETY: a name that ends with a zero, and room for `size` bytes.
    unsafe {
        let name = CStr::from_ptr(name).to_bytes_with_nul();
        if name.len() > size as usize {
            return sqlite::SQLITE_CANTOPEN;
        }
        out.copy_from_nonoverlapping(name.as_ptr().cast(), name.len());
    }
    sqlite::SQLITE_OK
}

/// Nothing secret is on this disk.
unsafe extern "C" fn randomness(_: *mut sqlite::sqlite3_vfs, size: c_int, out: *mut c_char) -> c_int {
    // SAFETY: room for `size` bytes.
    unsafe { out.write_bytes(7, size as usize) };
    size
}

/// Waits for a lock, really: the world does not move its clock while SQLite works.
unsafe extern "C" fn sleep(_: *mut sqlite::sqlite3_vfs, microseconds: c_int) -> c_int {
    std::thread::yield_now();
    microseconds
}

/// The first of January 2000.
unsafe extern "C" fn current_time(_: *mut sqlite::sqlite3_vfs, out: *mut f64) -> c_int {
    // SAFETY: a place for the answer.
    unsafe { *out = 2_451_544.5 };
    sqlite::SQLITE_OK
}

unsafe extern "C" fn close(file: *mut sqlite::sqlite3_file) -> c_int {
    // SAFETY: the box that `open` has made, given back once.
    drop(unsafe { Box::from_raw((*file.cast::<OpenFile>()).open) });
    sqlite::SQLITE_OK
}

unsafe extern "C" fn read(
    file: *mut sqlite::sqlite3_file,
    to: *mut c_void,
    size: c_int,
    offset: i64,
) -> c_int {
    // SAFETY: an open file, and room for `size` bytes.
    let (open, buffer) = unsafe { (opened(file), slice::from_raw_parts_mut(to.cast::<u8>(), size as usize)) };
    match open.handle.read(place(offset), buffer) {
        Ok(read) if read == buffer.len() => sqlite::SQLITE_OK,
        Ok(_) => sqlite::SQLITE_IOERR_SHORT_READ,
        Err(error) => code(error),
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite::sqlite3_file,
    from: *const c_void,
    size: c_int,
    offset: i64,
) -> c_int {
    // SAFETY: an open file, and `size` bytes.
    let (open, data) = unsafe { (opened(file), slice::from_raw_parts(from.cast::<u8>(), size as usize)) };
    outcome(open.handle.write(place(offset), data))
}

unsafe extern "C" fn truncate(file: *mut sqlite::sqlite3_file, size: i64) -> c_int {
    // SAFETY: an open file.
    outcome(unsafe { opened(file) }.handle.resize(place(size)))
}

unsafe extern "C" fn sync(file: *mut sqlite::sqlite3_file, _: c_int) -> c_int {
    // SAFETY: an open file.
    outcome(unsafe { opened(file) }.handle.sync())
}

unsafe extern "C" fn file_size(file: *mut sqlite::sqlite3_file, out: *mut i64) -> c_int {
    // SAFETY: an open file.
    match unsafe { opened(file) }.handle.len() {
        Ok(length) => {
            // SAFETY: a place for the answer.
            unsafe { *out = length as i64 };
            sqlite::SQLITE_OK
        }
        Err(error) => code(error),
    }
}

unsafe extern "C" fn lock(file: *mut sqlite::sqlite3_file, wanted: c_int) -> c_int {
    // SAFETY: an open file.
    match unsafe { opened(file) }.handle.lock(level(wanted)) {
        Ok(true) => sqlite::SQLITE_OK,
        Ok(false) => sqlite::SQLITE_BUSY,
        Err(error) => code(error),
    }
}

unsafe extern "C" fn unlock(file: *mut sqlite::sqlite3_file, wanted: c_int) -> c_int {
    // SAFETY: an open file.
    unsafe { opened(file) }.handle.unlock(level(wanted));
    sqlite::SQLITE_OK
}

unsafe extern "C" fn check_reserved_lock(file: *mut sqlite::sqlite3_file, out: *mut c_int) -> c_int {
    // SAFETY: an open file.
    match unsafe { opened(file) }.handle.is_reserved() {
        Ok(is_reserved) => {
            // SAFETY: a place for the answer.
            unsafe { *out = c_int::from(is_reserved) };
            sqlite::SQLITE_OK
        }
        Err(error) => code(error),
    }
}

unsafe extern "C" fn file_control(file: *mut sqlite::sqlite3_file, what: c_int, out: *mut c_void) -> c_int {
    if what != sqlite::SQLITE_FCNTL_HAS_MOVED {
        return sqlite::SQLITE_NOTFOUND;
    }
    // SAFETY: an open file, and a place for the answer to this question.
    unsafe { *out.cast::<c_int>() = c_int::from(opened(file).handle.has_moved()) };
    sqlite::SQLITE_OK
}

unsafe extern "C" fn sector_size(_: *mut sqlite::sqlite3_file) -> c_int {
    4096
}

/// As SQLite assumes of Linux.
unsafe extern "C" fn device_characteristics(_: *mut sqlite::sqlite3_file) -> c_int {
    sqlite::SQLITE_IOCAP_POWERSAFE_OVERWRITE
}

unsafe extern "C" fn map_memory(
    file: *mut sqlite::sqlite3_file,
    region: c_int,
    size: c_int,
    create: c_int,
    out: *mut *mut c_void,
) -> c_int {
    // SAFETY: an open file.
    let open = unsafe { opened(file) };
    let memory = match open.memory.take().map_or_else(|| open.handle.memory(), Ok) {
        Ok(memory) => memory,
        Err(error) => return code(error),
    };
    let start = memory.region(region as usize, size as usize, create != 0);
    // Kept until the file is closed, and so is the region.
    open.memory = Some(memory);
    // SAFETY: a place for the answer.
    unsafe { *out = start.map_or(null_mut(), NonNull::as_ptr).cast() };
    sqlite::SQLITE_OK
}

unsafe extern "C" fn lock_memory(
    file: *mut sqlite::sqlite3_file,
    first: c_int,
    count: c_int,
    flags: c_int,
) -> c_int {
    // SAFETY: an open file.
    let open = unsafe { opened(file) };
    let Some(memory) = &open.memory else { return sqlite::SQLITE_IOERR_SHMLOCK };
    let (id, first, count) = (open.handle.id(), first as usize, count as usize);
    let done = memory.locks(|locks| {
        if flags & sqlite::SQLITE_SHM_UNLOCK != 0 {
            locks.release(id, first, count);
            true
        } else if flags & sqlite::SQLITE_SHM_SHARED != 0 {
            locks.share(id, first, count)
        } else {
            locks.take(id, first, count)
        }
    });
    if done { sqlite::SQLITE_OK } else { sqlite::SQLITE_BUSY }
}

unsafe extern "C" fn memory_barrier(_: *mut sqlite::sqlite3_file) {
    fence(Ordering::SeqCst);
}

/// The memory is kept until the file is closed: connections that go on use it.
unsafe extern "C" fn unmap_memory(file: *mut sqlite::sqlite3_file, _: c_int) -> c_int {
    // SAFETY: an open file.
    let open = unsafe { opened(file) };
    if let Some(memory) = &open.memory {
        memory.locks(|locks| locks.release(open.handle.id(), 0, SLOTS));
    }
    sqlite::SQLITE_OK
}
