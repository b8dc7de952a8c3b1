//! A file: what it says now, and what of it is safe.

use rand_chacha::ChaCha8Rng;

use crate::locks::FileLocks;
use crate::power::{self, Cut};

/// A change that has not been synced.
#[derive(Debug)]
pub(crate) enum Pending {
    Write { offset: usize, data: Vec<u8> },
    Resize(usize),
}

impl Pending {
    /// Makes the change.
    pub(crate) fn apply(&self, content: &mut Vec<u8>) {
        match self {
            Pending::Write { offset, data } => write(content, *offset, data),
            Pending::Resize(length) => content.resize(*length, 0),
        }
    }
}

/// A file, with or without a name.
#[derive(Debug, Default)]
pub(crate) struct File {
    /// What programs read.
    now: Vec<u8>,
    /// What the disk holds for certain.
    safe: Vec<u8>,
    /// What was changed since the last sync, in this order.
    pending: Vec<Pending>,
    pub(crate) locks: FileLocks,
}

impl File {
    pub(crate) fn len(&self) -> usize {
        self.now.len()
    }

    /// Fills the buffer from `offset` on, with zeros after the end. Returns how much there was.
    pub(crate) fn read(&self, offset: usize, buffer: &mut [u8]) -> usize {
        let there = self.now.get(offset..).unwrap_or_default();
        let read = there.len().min(buffer.len());
        buffer[..read].copy_from_slice(&there[..read]);
        buffer[read..].fill(0);
        read
    }

    pub(crate) fn change(&mut self, change: Pending) {
        change.apply(&mut self.now);
        self.pending.push(change);
    }

    /// Makes everything safe.
    pub(crate) fn sync(&mut self) {
        for change in self.pending.drain(..) {
            change.apply(&mut self.safe);
        }
    }

    /// A sync that failed: some of the changes reached the disk. The system takes the others for written, as
    /// Linux does, so that no later sync writes them.
    pub(crate) fn lose_some(&mut self, mut is_lost: impl FnMut() -> bool) {
        for change in self.pending.drain(..) {
            if !is_lost() {
                change.apply(&mut self.safe);
            }
        }
    }

    /// What is left of the file without power.
    pub(crate) fn cut(&mut self, cut: Cut, rng: &mut ChaCha8Rng) {
        for change in self.pending.drain(..) {
            power::leave(&mut self.safe, &change, cut, rng);
        }
        self.now.clone_from(&self.safe);
        self.release();
    }

    /// Nobody has the file open any more.
    pub(crate) fn release(&mut self) {
        self.locks = FileLocks::default();
    }
}

/// Writes, with zeros before if the content is too short.
pub(crate) fn write(content: &mut Vec<u8>, offset: usize, data: &[u8]) {
    let end = offset + data.len();
    if content.len() < end {
        content.resize(end, 0);
    }
    content[offset..end].copy_from_slice(data);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;

    fn text(file: &File) -> String {
        let mut buffer = vec![0; file.len()];
        file.read(0, &mut buffer);
        String::from_utf8(buffer).expect("text")
    }

    fn says(file: &mut File, text: &str) {
        file.change(Pending::Write { offset: file.len(), data: text.as_bytes().to_vec() });
    }

    #[test]
    fn only_what_was_synced_survives_a_power_cut_that_loses_everything() {
        let (mut file, mut rng) = (File::default(), ChaCha8Rng::seed_from_u64(1));
        says(&mut file, "safe");
        file.sync();
        says(&mut file, " and not");
        assert_eq!(text(&file), "safe and not");
        file.cut(Cut { sector: 512, survives: power::Survives::Nothing }, &mut rng);
        assert_eq!(text(&file), "safe");
    }

    #[test]
    fn what_a_failed_sync_lost_is_not_written_by_the_next_one() {
        let (mut file, mut rng) = (File::default(), ChaCha8Rng::seed_from_u64(1));
        says(&mut file, "lost");
        file.lose_some(|| true);
        says(&mut file, " kept");
        file.sync();
        assert_eq!(text(&file), "lost kept");
        file.cut(Cut { sector: 512, survives: power::Survives::Everything }, &mut rng);
        assert_eq!(text(&file), "\0\0\0\0 kept");
    }

    #[test]
    fn a_read_past_the_end_gives_zeros() {
        let mut file = File::default();
        says(&mut file, "ab");
        let mut buffer = [9; 4];
        assert_eq!(file.read(1, &mut buffer), 1);
        assert_eq!(buffer, [b'b', 0, 0, 0]);
    }
}
