//! A log as a database may hold it: packed, or as lines of entries.

use quattro_table::log::{Entry, pack, unpack};
use quattro_table::{Bytes, Table, Viewer};
use quattro_words::Language;

/// Longer logs take too long for what they find.
const ENTRIES: usize = 400;

/// Reads a log. Whatever it holds is a table, or an error.
pub fn run(bytes: &[u8]) {
    let lines = match (unpack(bytes), std::str::from_utf8(bytes)) {
        (Ok(lines), _) => lines,
        (Err(_), Ok(text)) => text.lines().map(str::to_owned).collect(),
        _ => return,
    };
    if let Some(packed) = pack(lines.iter().map(String::as_str)) {
        assert_eq!(unpack(&packed).expect("what was packed"), lines);
    }
    let entries = lines.iter().take(ENTRIES).map_while(|line| Entry::read(line).ok());
    play(&entries.collect::<Vec<_>>());
}

fn play(entries: &[Entry]) {
    let Some((first, rest)) = entries.split_first() else { return };
    for entry in entries {
        let body = serde_json::to_string(entry).expect("JSON");
        assert_eq!(&Entry::read(&body).expect("what was written can be read"), entry);
    }
    let Ok(mut table) = Table::begin(Bytes([9; 16]), first) else { return };
    for (number, entry) in (2..).zip(rest) {
        let Ok(applied) = table.apply(number, entry) else { break };
        for (index, language) in [(0, None), (1, Some(Language::De))] {
            table.update(
                &applied,
                Viewer { person: Some(Bytes([index; 16])), seat: None, language },
                entry.at,
            );
        }
    }
    let viewer = Viewer { person: Some(Bytes([1; 16])), seat: None, language: Some(Language::Fr) };
    table.welcome(viewer, None, 1000);
    table.summary();
    table.record();
    table.deadline();
    table.bot_job();
}
