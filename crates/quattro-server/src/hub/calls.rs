//! Whom an entry calls, and whether a call is still needed when it is due.
//!
//! Both follow from what everybody at the table may know: from who is asked, when the question was put and who is
//! connected, never from a hand. So neither that somebody is called nor when tells anything.

use quattro_table::log::{Change, Entry};
use quattro_table::protocol::{Occupant, TableInfo, TableStage};
use quattro_table::{PersonId, Problem, Table, TableId};

use super::Hub;
use crate::calls::Notice;
use crate::store::{Call, CallReason, DueCall};

/// Nobody is called sooner than this after there was a reason to, in milliseconds: whoever is there has seen it by then.
const DELAY: u64 = 20_000;

/// Somebody whose connection ended less than this long ago may be coming back, in milliseconds. It is also the time in
/// which a server that has just read a table hears who is connected to the others.
const AWAY: u64 = 15_000;

/// Somebody who is connected when a call is due may leave without an answer: it is looked at again after this time.
const AGAIN: u64 = 30_000;

/// Whether to make a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Judged {
    NotNeeded,
    /// In milliseconds since 1970.
    NotBefore(u64),
    Now(Notice),
}

/// The people to be called because of an entry, after which the table is as it is now.
pub(super) fn calls_after(table: &Table, entry: &Entry) -> Vec<Call> {
    let call = |person, reason, decision| Call { person, reason, decision, due: entry.at + DELAY };
    match entry.change {
        Change::Started { .. } | Change::Played { .. } => {
            let asked = table.person_asked();
            asked.map(|person| call(person, CallReason::Turn, table.moves())).into_iter().collect()
        }
        // Those who are asked for a rematch are asked once, by the first who wants one.
        Change::Rematch { .. } if table.info().rematch.len() <= 1 => {
            let people = table.people().map(|(_, person, _)| person);
            let asked = people.filter(|person| table.rematch_asked(*person).is_some());
            asked.map(|person| call(person, CallReason::Rematch, 0)).collect()
        }
        _ => Vec::new(),
    }
}

impl Hub {
    /// Whether a person is to be called now.
    pub(crate) async fn judge(&self, call: &DueCall, person: PersonId) -> Result<Judged, Problem> {
        match self.judge_at_table(call, person).await {
            Ok(judged) => Ok(judged),
            Err(Problem::UnknownTable) => Ok(Judged::NotNeeded),
            Err(problem) => Err(problem),
        }
    }

    async fn judge_at_table(&self, call: &DueCall, person: PersonId) -> Result<Judged, Problem> {
        let mut locked = self.lock(call.table).await?;
        self.read_on(call.table, &mut locked).await?;
        let (loaded, now) = (locked.loaded()?, self.now());
        let (table, info) = (&loaded.table, loaded.table.info());
        let mut rematch = None;
        let is_needed = match call.reason {
            CallReason::Turn => table.person_asked() == Some(person) && table.moves() == call.decision,
            CallReason::Rematch => {
                rematch = table.rematch_asked(person);
                rematch.is_some()
            }
            CallReason::Invitation => info.stage == TableStage::Open && table.seat_of(person).is_none(),
        };
        if !is_needed {
            return Ok(Judged::NotNeeded);
        }
        if call.reason != CallReason::Invitation {
            match loaded.away(person, now) {
                None => return Ok(Judged::NotBefore(now + AGAIN)),
                Some(away) if away < AWAY => return Ok(Judged::NotBefore(now + AWAY - away)),
                Some(_) => {}
            }
        }
        let own = table.seat_of(person);
        drop(locked);
        let waiting = match rematch {
            Some((next, _)) if !self.is_open(next).await? => return Ok(Judged::NotNeeded),
            Some((_, by)) => vec![by],
            None => others(&info, own),
        };
        let path = format!("/t/{}", call.table);
        Ok(Judged::Now(Notice { reason: call.reason, game: info.options.game, waiting, path }))
    }

    async fn is_open(&self, table: TableId) -> Result<bool, Problem> {
        Ok(self.info(table).await?.stage == TableStage::Open)
    }
}

/// The names of the people at a table, without one's own.
fn others(info: &TableInfo, own: Option<quattro_rules::seat::Seat>) -> Vec<String> {
    let is_person = |occupant| matches!(occupant, Occupant::Person | Occupant::BotForPerson);
    let chairs = info.chairs.iter().filter(|chair| is_person(chair.occupant) && Some(chair.seat) != own);
    chairs.filter_map(|chair| chair.name.clone()).collect()
}
