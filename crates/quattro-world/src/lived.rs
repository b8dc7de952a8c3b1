//! The worlds that were lived through: what came of each, added up, and kept in a file so that a night's work goes on
//! after an interruption.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use quattro_world::{Failure, Fault, Tally};
use serde::{Deserialize, Serialize};

/// A world: a line of the diary.
#[derive(Serialize, Deserialize)]
pub(crate) struct Lived {
    pub(crate) seed: u64,
    pub(crate) days: u64,
    pub(crate) outcome: Result<Tally, Failure>,
}

/// What came of all worlds of the same length.
pub(crate) struct Diary {
    days: u64,
    worlds: BTreeMap<u64, Result<Tally, Failure>>,
    file: Option<File>,
}

impl Diary {
    /// Reads what is there. A last line that was cut off belongs to a world that is run again.
    pub(crate) fn open(path: Option<&Path>, days: u64) -> io::Result<Diary> {
        let mut diary = Diary { days, worlds: BTreeMap::new(), file: None };
        let Some(path) = path else { return Ok(diary) };
        let mut file = OpenOptions::new().create(true).read(true).append(true).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        if !text.is_empty() && !text.ends_with('\n') {
            file.write_all(b"\n")?;
        }
        for lived in text.lines().filter_map(|line| serde_json::from_str::<Lived>(line).ok()) {
            diary.note(lived);
        }
        diary.file = Some(file);
        Ok(diary)
    }

    fn note(&mut self, lived: Lived) {
        if lived.days == self.days {
            self.worlds.insert(lived.seed, lived.outcome);
        }
    }

    pub(crate) fn add(&mut self, lived: Lived) -> io::Result<()> {
        let line = serde_json::to_string(&lived)?;
        self.note(lived);
        self.file.as_mut().map_or(Ok(()), |file| writeln!(file, "{line}"))
    }

    pub(crate) fn has(&self, seed: u64) -> bool {
        self.worlds.contains_key(&seed)
    }

    pub(crate) fn tally(&self) -> Tally {
        let mut all = Tally::default();
        self.worlds.values().flatten().for_each(|tally| all.add(tally));
        all
    }

    pub(crate) fn failures(&self) -> impl Iterator<Item = &Failure> {
        self.worlds.values().filter_map(|outcome| outcome.as_ref().err())
    }

    /// One line with what matters most.
    pub(crate) fn summary(&self) -> String {
        let tally = self.tally();
        let lost = self.failures().filter(|failure| failure.fault == Fault::Lost).count();
        format!(
            "{} worlds, {:.1} server-years, {} power cuts, {} acknowledged, lost in {lost} worlds, {} failures",
            self.worlds.len(),
            tally.server_years(),
            tally.power_cuts,
            tally.acknowledged,
            self.failures().count()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diary_goes_on_where_it_was_cut_off() {
        let folder = std::env::temp_dir().join(format!("quattro-diary-{}", std::process::id()));
        let tally = Tally { acknowledged: 5, power_cuts: 2, ..Tally::default() };
        let lost = Failure { seed: 8, fault: Fault::Lost, what: "gone".to_owned() };
        let mut diary = Diary::open(Some(&folder), 30).unwrap();
        diary.add(Lived { seed: 7, days: 30, outcome: Ok(tally) }).unwrap();
        diary.add(Lived { seed: 8, days: 30, outcome: Err(lost) }).unwrap();
        diary.file.as_mut().unwrap().write_all(b"{\"seed\":9,\"da").unwrap();
        let mut again = Diary::open(Some(&folder), 30).unwrap();
        assert!(again.has(7) && again.has(8) && !again.has(9));
        again.add(Lived { seed: 9, days: 30, outcome: Ok(tally) }).unwrap();
        let resumed = Diary::open(Some(&folder), 30).unwrap();
        let other = Diary::open(Some(&folder), 1).unwrap();
        std::fs::remove_file(&folder).unwrap();
        assert_eq!(
            resumed.summary(),
            "3 worlds, 0.0 server-years, 4 power cuts, 10 acknowledged, lost in 1 worlds, 1 failures"
        );
        assert!(!other.has(7), "a world of another length is another world");
    }
}
