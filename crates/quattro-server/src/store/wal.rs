//! Whether a write-ahead log of SQLite holds changes that SQLite will not find.
//!
//! SQLite reads the log up to the first frame whose checksum is wrong, and leaves out the rest without a word. That is
//! right for what a power cut has torn, which nobody was told of. If whole transactions follow, it was damage.

use std::fs;
use std::path::Path;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Damage in a write-ahead log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damage {
    /// Where the first damaged frame begins, in bytes.
    pub at: usize,
    /// The transactions that follow it, which are lost.
    pub transactions: usize,
}

/// The damage in the log beside a database; `None` if there is none, or no log.
///
/// A server that writes at the same time can make a frame look damaged that is only half written, so what is found is
/// looked for twice.
pub fn damage_in(log: &Path) -> Option<Damage> {
    let find = || find(&fs::read(log).ok()?);
    let damage = find()?;
    (find() == Some(damage)).then_some(damage)
}

fn number(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).and_then(|four| four.try_into().ok()).map_or(0, u32::from_be_bytes)
}

/// SQLite's checksum, from a state on.
fn checksum(mut state: (u32, u32), bytes: &[u8], is_big_endian: bool) -> (u32, u32) {
    let read = if is_big_endian { u32::from_be_bytes } else { u32::from_le_bytes };
    for pair in bytes.chunks_exact(8) {
        let [one, other] = [&pair[..4], &pair[4..]].map(|four| read(four.try_into().unwrap_or_default()));
        state.0 = state.0.wrapping_add(one).wrapping_add(state.1);
        state.1 = state.1.wrapping_add(other).wrapping_add(state.0);
    }
    state
}

fn find(log: &[u8]) -> Option<Damage> {
    let is_big_endian = match number(log, 0) {
        0x377f_0682 => false,
        0x377f_0683 => true,
        _ => return None,
    };
    let page = number(log, 8) as usize;
    let salts = (number(log, 16), number(log, 20));
    let mut state = (number(log, 24), number(log, 28));
    let mut damage: Option<Damage> = None;
    let frames = log.get(HEADER..)?.chunks_exact(FRAME_HEADER.checked_add(page).filter(|_| page >= 512)?);
    for (index, frame) in frames.enumerate() {
        if (number(frame, 8), number(frame, 12)) != salts {
            // A frame from before the log was begun anew; after damage, the damage may be in the salts.
            if damage.is_some() {
                continue;
            }
            let at = HEADER + index * frame.len();
            damage = Some(Damage { at, transactions: 0 });
            state = (number(frame, 16), number(frame, 20));
            continue;
        }
        let (head, content) = frame.split_at(FRAME_HEADER);
        let expected = checksum(checksum(state, &head[..8], is_big_endian), content, is_big_endian);
        // What the frame says, right or wrong, is what the next one was made with.
        state = (number(frame, 16), number(frame, 20));
        let is_whole = state == expected;
        let ends_transaction = number(frame, 4) != 0;
        match &mut damage {
            None if !is_whole => damage = Some(Damage { at: HEADER + index * frame.len(), transactions: 0 }),
            Some(damage) if is_whole && ends_transaction => damage.transactions += 1,
            _ => {}
        }
    }
    damage.filter(|damage| damage.transactions > 0)
}
