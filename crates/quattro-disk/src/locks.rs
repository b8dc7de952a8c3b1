//! Which handle may read and write: SQLite's five locks of a file, and the eight of its shared memory.

/// Identifies an open file.
pub(crate) type HandleId = u64;

/// How much of a file a handle has, in SQLite's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum LockLevel {
    #[default]
    None,
    Shared,
    Reserved,
    Pending,
    Exclusive,
}

/// The locks of one file.
#[derive(Debug, Default)]
pub(crate) struct FileLocks(Vec<(HandleId, LockLevel)>);

impl FileLocks {
    fn of(&self, handle: HandleId) -> LockLevel {
        let held = self.0.iter().find(|(id, _)| *id == handle);
        held.map_or(LockLevel::None, |(_, level)| *level)
    }

    fn set(&mut self, handle: HandleId, level: LockLevel) {
        self.0.retain(|(id, _)| *id != handle);
        if level > LockLevel::None {
            self.0.push((handle, level));
        }
    }

    /// The highest lock of any other handle.
    fn others(&self, handle: HandleId) -> LockLevel {
        let others = self.0.iter().filter(|(id, _)| *id != handle);
        others.map(|(_, level)| *level).max().unwrap_or_default()
    }

    /// Takes a lock; false if another handle is in the way.
    pub(crate) fn lock(&mut self, handle: HandleId, wanted: LockLevel) -> bool {
        let (own, others) = (self.of(handle), self.others(handle));
        if own >= wanted {
            return true;
        }
        match wanted {
            LockLevel::None => true,
            LockLevel::Shared => self.take(handle, wanted, others < LockLevel::Pending),
            LockLevel::Reserved => self.take(handle, wanted, others < LockLevel::Reserved),
            LockLevel::Pending | LockLevel::Exclusive => {
                // Readers go on, but no new ones come.
                let may_wait = self.take(handle, LockLevel::Pending, others < LockLevel::Reserved);
                may_wait && self.take(handle, wanted, others < LockLevel::Shared)
            }
        }
    }

    fn take(&mut self, handle: HandleId, level: LockLevel, is_free: bool) -> bool {
        if is_free {
            self.set(handle, level);
        }
        is_free
    }

    /// Goes down to a lower lock.
    pub(crate) fn unlock(&mut self, handle: HandleId, level: LockLevel) {
        if self.of(handle) > level {
            self.set(handle, level);
        }
    }

    /// Whether anybody is about to write.
    pub(crate) fn is_reserved(&self) -> bool {
        self.0.iter().any(|(_, level)| *level >= LockLevel::Reserved)
    }
}

/// The slots that SQLite locks in the shared memory of a file.
pub(crate) const SLOTS: usize = 8;

/// The locks of shared memory: for each slot who shares it, or who has it alone.
#[derive(Debug, Default)]
pub(crate) struct MemoryLocks([Slot; SLOTS]);

#[derive(Debug, Default)]
struct Slot {
    shared: Vec<HandleId>,
    exclusive: Option<HandleId>,
}

impl MemoryLocks {
    fn slots(&mut self, first: usize, count: usize) -> &mut [Slot] {
        &mut self.0[first.min(SLOTS)..(first + count).min(SLOTS)]
    }

    /// Shares slots; false if another handle has one alone.
    pub(crate) fn share(&mut self, handle: HandleId, first: usize, count: usize) -> bool {
        let slots = self.slots(first, count);
        let is_free = slots.iter().all(|slot| slot.exclusive.is_none_or(|owner| owner == handle));
        for slot in slots.iter_mut().filter(|slot| is_free && !slot.shared.contains(&handle)) {
            slot.shared.push(handle);
        }
        is_free
    }

    /// Takes slots alone; false if another handle has or shares one.
    pub(crate) fn take(&mut self, handle: HandleId, first: usize, count: usize) -> bool {
        let slots = self.slots(first, count);
        let is_free = slots.iter().all(|slot| {
            slot.exclusive.is_none_or(|owner| owner == handle)
                && slot.shared.iter().all(|sharing| *sharing == handle)
        });
        for slot in slots.iter_mut().filter(|_| is_free) {
            slot.exclusive = Some(handle);
        }
        is_free
    }

    /// Gives slots back.
    pub(crate) fn release(&mut self, handle: HandleId, first: usize, count: usize) {
        for slot in self.slots(first, count) {
            slot.shared.retain(|sharing| *sharing != handle);
            slot.exclusive = slot.exclusive.filter(|owner| *owner != handle);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_writes_and_waits_for_the_readers() {
        let mut locks = FileLocks::default();
        assert!(locks.lock(1, LockLevel::Shared) && locks.lock(2, LockLevel::Shared));
        assert!(locks.lock(1, LockLevel::Reserved) && !locks.lock(2, LockLevel::Reserved));
        assert!(!locks.lock(1, LockLevel::Exclusive), "a reader is there");
        assert!(!locks.lock(3, LockLevel::Shared), "no new reader while a writer waits");
        locks.unlock(2, LockLevel::None);
        assert!(locks.lock(1, LockLevel::Exclusive) && !locks.lock(2, LockLevel::Shared));
        locks.unlock(1, LockLevel::None);
        assert!(!locks.is_reserved() && locks.lock(2, LockLevel::Exclusive));
    }

    #[test]
    fn slots_are_shared_or_had_alone() {
        let mut locks = MemoryLocks::default();
        assert!(locks.share(1, 3, 1) && locks.share(2, 3, 1) && !locks.take(1, 3, 1));
        locks.release(2, 3, 1);
        assert!(locks.take(1, 0, 8) && !locks.share(2, 5, 1));
        locks.release(1, 0, 8);
        assert!(locks.take(2, 0, 8));
    }
}
