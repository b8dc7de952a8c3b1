//! The log of a finished game as one compressed piece.
//!
//! Entries are JSON and much like each other: together they compress to a tenth. Each keeps its bytes, because what
//! players were promised is verified with them. The first byte names the format; the rest is the entries, one on each
//! line, deflated.

use std::io::{Error, Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use thiserror::Error;

/// The only format so far.
const DEFLATED_LINES: u8 = 1;

/// The most bytes of a log. What is longer was not packed by this program.
const LONGEST: u64 = 64 << 20;

/// Why a packed log cannot be read.
#[derive(Debug, Error)]
pub enum PackedError {
    /// A newer program has packed it.
    #[error("a log packed by a newer version")]
    Newer,
    /// It is damaged.
    #[error("a packed log: {0}")]
    Damaged(Error),
    /// It is longer than any log that was ever packed.
    #[error("a packed log: it is longer than {} MiB", LONGEST >> 20)]
    TooLong,
}

/// Packs all entries of a log, in their order; `None` for a log that would not be the same when it is unpacked.
pub fn pack<'a>(entries: impl IntoIterator<Item = &'a str>) -> Option<Vec<u8>> {
    let entries: Vec<&str> = entries.into_iter().collect();
    let mut encoder = DeflateEncoder::new(vec![DEFLATED_LINES], Compression::best());
    encoder.write_all(entries.join("\n").as_bytes()).ok()?;
    let packed = encoder.finish().ok()?;
    (!entries.is_empty() && unpack(&packed).ok()? == entries).then_some(packed)
}

/// The entries of a packed log.
///
/// # Errors
/// When it was packed by a newer program, or is damaged.
pub fn unpack(packed: &[u8]) -> Result<Vec<String>, PackedError> {
    let Some((&DEFLATED_LINES, packed)) = packed.split_first() else {
        return Err(PackedError::Newer);
    };
    let mut lines = String::new();
    let read = DeflateDecoder::new(packed).take(LONGEST + 1).read_to_string(&mut lines);
    match read.map_err(PackedError::Damaged)? as u64 {
        bytes if bytes > LONGEST => Err(PackedError::TooLong),
        _ => Ok(lines.split('\n').map(str::to_owned).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_comes_out_as_it_went_in_or_does_not_go_in() {
        for entries in [vec!["one"], vec![r#"{"at":1}"#, "", "früh\u{2028}", "\r"], vec!["x"; 1000]] {
            assert_eq!(unpack(&pack(entries.clone()).unwrap()).unwrap(), entries);
        }
        assert_eq!(pack([]), None);
        assert_eq!(pack(["a\nb"]), None);
    }

    #[test]
    fn what_is_damaged_or_newer_is_said_to_be() {
        let mut packed = pack(["one", "two"]).unwrap();
        packed.truncate(packed.len() - 2);
        assert!(matches!(unpack(&packed), Err(PackedError::Damaged(_))));
        packed[0] = 2;
        assert!(matches!(unpack(&packed), Err(PackedError::Newer)));
        assert!(unpack(&[]).is_err());
    }

    /// It used to be cut off in the middle of an entry, without a word.
    #[test]
    fn what_is_too_long_is_not_cut_off() {
        let mut encoder = DeflateEncoder::new(vec![DEFLATED_LINES], Compression::fast());
        for _ in 0..=LONGEST >> 20 {
            encoder.write_all(&vec![b' '; 1 << 20]).unwrap();
        }
        assert!(matches!(unpack(&encoder.finish().unwrap()), Err(PackedError::TooLong)));
    }
}
