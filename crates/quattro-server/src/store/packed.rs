//! The logs of finished games, packed, as the databases hold them: see `quattro_table::log::pack`.

use quattro_table::log;

use super::{StoreError, Stored};

/// What stays in the place of the last entry, so that the next one has something to follow. An earlier version that
/// reads it says that a newer server serves the table.
pub(super) const PLACEHOLDER: &str = r#"{"version":2,"at":0,"change":{"what":"packed"}}"#;

/// Packs all entries of a log; `None` for a log that would not be the same when it is unpacked.
pub(super) fn pack(entries: &[Stored]) -> Option<Vec<u8>> {
    let is_whole = (1..).zip(entries).all(|(number, entry)| entry.number == number);
    is_whole.then(|| log::pack(entries.iter().map(|entry| &*entry.body))).flatten()
}

/// The entries of a packed log.
pub(super) fn unpack(packed: &[u8]) -> Result<Vec<Stored>, StoreError> {
    let bodies = log::unpack(packed).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok((1..).zip(bodies).map(|(number, body)| Stored { number, body }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_log_from_its_beginning_is_packed() {
        let entry = |number| Stored { number, body: format!("entry {number}") };
        let log = [entry(1), entry(2)];
        assert_eq!(unpack(&pack(&log).unwrap()).unwrap(), log);
        assert_eq!(pack(&log[1..]), None, "the first entry is missing");
        assert_eq!(pack(&[entry(1), entry(3)]), None);
    }
}
