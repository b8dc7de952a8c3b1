//! The log of a finished game as one compressed piece.
//!
//! Entries are JSON and much like each other: together they compress to a tenth. Each keeps its bytes, because what
//! players were promised is verified with them. The first byte names the format; the rest is the entries, one on each
//! line, deflated.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use super::{StoreError, Stored};

/// The only format so far.
const DEFLATED_LINES: u8 = 1;

/// The most bytes of a log. What is longer was not packed by this program.
const LONGEST: u64 = 64 << 20;

/// What stays in the place of the last entry, so that the next one has something to follow. An earlier version that
/// reads it says that a newer server serves the table.
pub(super) const PLACEHOLDER: &str = r#"{"version":2,"at":0,"change":{"what":"packed"}}"#;

/// Packs all entries of a log; `None` for a log that would not be the same when it is unpacked.
pub(super) fn pack(entries: &[Stored]) -> Option<Vec<u8>> {
    let lines: Vec<&str> = entries.iter().map(|entry| entry.body.as_str()).collect();
    let mut encoder = DeflateEncoder::new(vec![DEFLATED_LINES], Compression::best());
    encoder.write_all(lines.join("\n").as_bytes()).ok()?;
    let packed = encoder.finish().ok()?;
    (!entries.is_empty() && unpack(&packed).ok()? == entries).then_some(packed)
}

/// The entries of a packed log.
pub(super) fn unpack(packed: &[u8]) -> Result<Vec<Stored>, StoreError> {
    let Some((&DEFLATED_LINES, packed)) = packed.split_first() else {
        return Err(StoreError::Unreadable("a log packed by a newer version".to_owned()));
    };
    let mut lines = String::new();
    let damaged = |error: std::io::Error| StoreError::Unreadable(format!("a packed log: {error}"));
    DeflateDecoder::new(packed).take(LONGEST).read_to_string(&mut lines).map_err(damaged)?;
    Ok((1..).zip(lines.split('\n')).map(|(number, body)| Stored { number, body: body.to_owned() }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(bodies: &[&str]) -> Vec<Stored> {
        (1..).zip(bodies).map(|(number, body)| Stored { number, body: (*body).to_owned() }).collect()
    }

    #[test]
    fn a_log_comes_out_as_it_went_in_or_does_not_go_in() {
        for bodies in [vec!["one"], vec![r#"{"at":1}"#, "", "früh\u{2028}", "\r"], vec!["x"; 1000]] {
            let log = log(&bodies);
            assert_eq!(unpack(&pack(&log).unwrap()).unwrap(), log);
        }
        assert_eq!(pack(&[]), None);
        assert_eq!(pack(&log(&["a\nb"])), None);
        assert_eq!(pack(&log(&["a", "b"])[1..]), None, "the first entry is missing");
    }

    #[test]
    fn what_is_damaged_or_newer_is_said_to_be() {
        let mut packed = pack(&log(&["one", "two"])).unwrap();
        packed.truncate(packed.len() - 2);
        assert!(unpack(&packed).unwrap_err().to_string().contains("a packed log"));
        packed[0] = 2;
        assert!(unpack(&packed).unwrap_err().to_string().contains("newer"));
        assert!(unpack(&[]).is_err());
    }
}
