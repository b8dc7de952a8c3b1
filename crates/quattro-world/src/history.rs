//! What people were told, and whether it was the truth.

use std::collections::BTreeMap;

use quattro_server::store::Stored;
use quattro_table::log::Entry;
use quattro_table::protocol::{ServerMessage, TableInfo};
use quattro_table::{Applied, PersonId, Table, TableId, Viewer};
use serde_json::Value;

use crate::settings::{Fault, Finding};

/// A message that somebody has received.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) table: TableId,
    pub(crate) viewer: Viewer,
    pub(crate) message: String,
}

/// A request that was answered.
#[derive(Clone, Debug)]
pub(crate) struct Answered {
    pub(crate) table: TableId,
    pub(crate) person: PersonId,
    /// Missing for what may be asked again without one, such as sitting down.
    pub(crate) id: Option<String>,
    /// The number of its entry; `None` if it was refused.
    pub(crate) number: Option<u32>,
}

/// Everything that people were told.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    pub(crate) told: Vec<Told>,
    pub(crate) answered: Vec<Answered>,
}

type Logs = BTreeMap<TableId, Vec<Stored>>;

impl History {
    /// What was said at these tables; the rest is kept.
    pub(crate) fn take(&mut self, tables: &[TableId]) -> History {
        let (told, kept) =
            std::mem::take(&mut self.told).into_iter().partition(|told| tables.contains(&told.table));
        self.told = kept;
        let all = std::mem::take(&mut self.answered);
        let (answered, kept) = all.into_iter().partition(|answered| tables.contains(&answered.table));
        self.answered = kept;
        History { told, answered }
    }

    /// Compares everything with the logs as they are at the end; returns what is wrong.
    pub(crate) fn check(&self, logs: &Logs) -> Result<(), Finding> {
        for (table, log) in logs {
            let entries = read(*table, log)?;
            self.check_answers(*table, &entries)?;
            self.check_messages(*table, &entries)?;
        }
        Ok(())
    }

    /// What was acknowledged is in the log once, and what was refused is not.
    fn check_answers(&self, table: TableId, entries: &[Entry]) -> Result<(), Finding> {
        for answered in self.answered.iter().filter(|answered| answered.table == table) {
            let Answered { person, id, number, .. } = answered;
            let is_it = |entry: &&Entry| entry.by == Some(*person) && entry.id.is_some() && entry.id == *id;
            let found: Vec<u32> =
                (1..).zip(entries).filter(|(_, entry)| is_it(entry)).map(|(at, _)| at).collect();
            let wrong = match (id, number) {
                (None, Some(number)) => (*number as usize > entries.len()).then_some(Fault::Lost),
                (Some(_), Some(number)) if found == [*number] => None,
                (Some(_), Some(_)) if found.is_empty() => Some(Fault::Lost),
                (Some(_), _) if found.len() > 1 => Some(Fault::Doubled),
                (Some(_), Some(_)) => Some(Fault::WrongAnswer),
                (Some(_), None) => (!found.is_empty()).then_some(Fault::WrongAnswer),
                (None, None) => None,
            };
            if let Some(wrong) = wrong {
                let id = id.as_deref().unwrap_or("without an id");
                return Err(wrong.found(format_args!(
                    "table {table}: the request {id} of {person}, answered with {number:?}, is at {found:?} of {}",
                    entries.len()
                )));
            }
        }
        Ok(())
    }

    /// Every message says what the table says to that viewer at that number.
    fn check_messages(&self, table: TableId, entries: &[Entry]) -> Result<(), Finding> {
        let mut told: BTreeMap<u64, Vec<(&Told, Value)>> = BTreeMap::new();
        for one in self.told.iter().filter(|told| told.table == table) {
            let message: Value =
                serde_json::from_str(&one.message).map_err(|error| Fault::WrongMessage.found(error))?;
            if let Some(number) = message["number"].as_u64().filter(|_| message["type"] != "done") {
                told.entry(number).or_default().push((one, message));
            }
        }
        let mut truth = Truth::begin(table, entries, self.viewers(table))?;
        for number in 1..=entries.len() as u64 {
            if number > 1 {
                truth.advance(&entries[number as usize - 1])?;
            }
            for (one, message) in told.remove(&number).unwrap_or_default() {
                truth.compare(one.viewer, message)?;
            }
        }
        match told.first_key_value() {
            Some((number, _)) => Err(Fault::Lost.found(format_args!(
                "table {table}: somebody was told of entry {number} of {}",
                entries.len()
            ))),
            None => Ok(()),
        }
    }

    /// The table as the whole log says.
    pub(crate) fn truth(&self, table: TableId, log: &[Stored]) -> Result<Truth, Finding> {
        let entries = read(table, log)?;
        let mut truth = Truth::begin(table, &entries, self.viewers(table))?;
        for entry in &entries[1..] {
            truth.advance(entry)?;
        }
        Ok(truth)
    }

    /// Everybody who was told something.
    pub(crate) fn viewers(&self, table: TableId) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Vec::new();
        for told in self.told.iter().filter(|told| told.table == table) {
            if !viewers.contains(&told.viewer) {
                viewers.push(told.viewer);
            }
        }
        viewers
    }
}

/// The entries of a log, of whichever version they are: all of them mean what this program means.
fn read(table: TableId, log: &[Stored]) -> Result<Vec<Entry>, Finding> {
    let numbered = (1..).zip(log).find(|(number, stored)| *number != stored.number);
    if let Some((number, _)) = numbered {
        return Err(Fault::Lost.found(format_args!("table {table}: entry {number} is missing")));
    }
    let entry = |stored: &Stored| {
        let damaged = |error| Fault::Damage.found(format_args!("table {table}: {error}"));
        serde_json::from_str(&stored.body).map_err(damaged)
    };
    log.iter().map(entry).collect()
}

/// The table as its log says, without any server.
pub(crate) struct Truth {
    table: Table,
    viewers: Vec<Viewer>,
    /// What the last entry means to each viewer.
    updates: Vec<Option<Value>>,
    /// The events of all entries, by number and viewer.
    events: BTreeMap<(u64, usize), Value>,
}

impl Truth {
    fn begin(table: TableId, entries: &[Entry], viewers: Vec<Viewer>) -> Result<Truth, Finding> {
        let gone = || Fault::Lost.found(format_args!("table {table} is gone"));
        let table = Table::begin(table, entries.first().ok_or_else(gone)?)
            .map_err(|error| Fault::Damage.found(error))?;
        let updates = vec![None; viewers.len()];
        Ok(Truth { table, viewers, updates, events: BTreeMap::new() })
    }

    /// The public description of the table.
    pub(crate) fn info(&self) -> TableInfo {
        self.table.info()
    }

    fn advance(&mut self, entry: &Entry) -> Result<(), Finding> {
        let number = self.table.number() + 1;
        let applied = self.table.apply(number, entry).map_err(|error| Fault::Damage.found(error))?;
        for (index, viewer) in self.viewers.iter().enumerate() {
            let update = self.update(&applied, *viewer);
            if let Some(events) = update.as_ref().and_then(|update| update.get("events")) {
                self.events.insert((number.into(), index), events.clone());
            }
            self.updates[index] = update;
        }
        Ok(())
    }

    fn update(&self, applied: &Applied, viewer: Viewer) -> Option<Value> {
        self.table.update(applied, viewer, 0).map(|message| timeless(&message))
    }

    /// Compares what a viewer is told at this number with what the table says to them.
    pub(crate) fn compare(&mut self, viewer: Viewer, mut message: Value) -> Result<(), Finding> {
        let index = self.viewers.iter().position(|known| *known == viewer).unwrap_or_default();
        without_time(&mut message);
        let expected = if message["type"] == "welcome" {
            self.compare_missed(index, &message["missed"])?;
            let mut welcome = timeless(&self.table.welcome(viewer, None, 0));
            // What somebody has missed depends on what they have received.
            welcome["missed"] = Value::Null;
            message["missed"] = Value::Null;
            Some(welcome)
        } else {
            self.updates[index].clone()
        };
        if expected.as_ref() == Some(&message) {
            return Ok(());
        }
        Err(Fault::WrongMessage.found(format_args!(
            "table {}: {} was told {message}, but the log says {}",
            self.table.id(),
            viewer.person.map_or_else(|| "a screen".to_owned(), |person| person.to_string()),
            expected.unwrap_or_default()
        )))
    }

    fn compare_missed(&self, viewer: usize, missed: &Value) -> Result<(), Finding> {
        for happened in missed.as_array().into_iter().flatten() {
            let number = happened["number"].as_u64().unwrap_or_default();
            let expected = self.events.get(&(number, viewer));
            if expected != Some(&happened["events"]) {
                let table = self.table.id();
                let what = format_args!("table {table}: missed {happened}, but the log says {expected:?}");
                return Err(Fault::WrongMessage.found(what));
            }
        }
        Ok(())
    }
}

fn timeless(message: &ServerMessage) -> Value {
    let mut value = serde_json::to_value(message).unwrap_or_default();
    without_time(&mut value);
    value
}

/// Takes away how much time was left when the message was sent.
fn without_time(message: &mut Value) {
    for clock in ["clock", "no_by_itself"] {
        if let Some(clock) = message.get_mut("game").and_then(|game| game.get_mut(clock)) {
            clock["left"] = Value::Null;
        }
    }
}
