//! Deleting a person: their games stay, without them (see `store/forgetting.rs`).

use std::time::Duration;

use quattro_table::evening::Evening;
use quattro_table::forgetting::{said_by, without};
use quattro_table::log::{Change, Entry};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{ExportedTable, SaidLine};
use quattro_table::{Bytes, Command, LogError, PersonId, Problem, Requester, TableId};

use super::loaded::replay;
use super::loading::LockedTable;
use super::{Hub, MOST_ATTEMPTS, body};
use crate::random::random_bytes;
use crate::store::{Rewritten, Row, Stored};

/// For how long another server may still believe a signature of somebody who was deleted here, and a little more.
const BELIEVED: Duration = Duration::from_secs(4);

fn unreadable(table: TableId, error: &LogError) -> Problem {
    tracing::error!(%table, %error, "a table cannot be read");
    Problem::Unavailable
}

fn entries_of(table: TableId, log: &[Stored]) -> Result<Vec<Entry>, Problem> {
    let read = |stored: &Stored| {
        Entry::read(&stored.body).map_err(|error| LogError::Unreadable { number: stored.number, error })
    };
    log.iter().map(read).collect::<Result<_, _>>().map_err(|error| unreadable(table, &error))
}

impl Hub {
    /// What is left of a person who was deleted: enough to refuse their cookies, and nothing else.
    pub(crate) fn mark_of(&self, person: PersonId) -> Bytes<16> {
        self.0.signer.derive(&format!("forgotten {person}"))
    }

    /// Deletes a person for good. Once it is certain, even if this server stops, `signed_out` is told: nobody believes
    /// their signature any more.
    pub(crate) async fn forget_person(
        &self,
        person: PersonId,
        signed_out: impl FnOnce(),
    ) -> Result<(), Problem> {
        let mark = self.mark_of(person).to_string();
        let begun = self.0.store.begin_forgetting(person, &mark, self.now()).await;
        begun.map_err(|error| self.store_failed(&error))?;
        signed_out();
        let (hub, again) = (self.clone(), self.clone());
        let left = tokio::spawn(async move { hub.leave_tables(person).await }).await;
        // What could not be done now is done by `go_on_forgetting`.
        if matches!(left, Ok(Ok(()))) {
            let rest = tokio::spawn(async move { again.forget_rest(person).await });
            if !self.0.store.is_shared() {
                let _ = rest.await;
            }
        }
        Ok(())
    }

    /// What a table holds of a person; `None` if it is not there any more.
    pub(crate) async fn export(
        &self,
        table: TableId,
        person: PersonId,
    ) -> Result<Option<ExportedTable>, Problem> {
        let log = self.0.store.read(table, 0).await.map_err(|error| self.store_failed(&error))?;
        if log.is_empty() {
            return Ok(None);
        }
        let unreadable = |error| unreadable(table, &error);
        let entries = entries_of(table, &log)?;
        let said = said_by(&entries, person).map(|(at, text)| SaidLine { at, text: text.to_owned() });
        let said = said.collect();
        Ok(Some(ExportedTable { table: replay(table, &log).map_err(unreadable)?.summary().listing, said }))
    }

    /// Goes on with those whom this server or another has begun to delete.
    pub(crate) async fn go_on_forgetting(&self) {
        let people = match self.0.store.leaving().await {
            Ok(people) => people,
            Err(error) => return drop(self.store_failed(&error)),
        };
        for person in people {
            let hub = self.clone();
            tokio::spawn(async move {
                if hub.leave_tables(person).await.is_ok() {
                    let _ = hub.forget_rest(person).await;
                }
            });
        }
    }

    /// Writes the evenings anew in which a person took part.
    async fn leave_evenings(&self, person: PersonId) -> Result<(), Problem> {
        let stand_in = random_bytes();
        for evening in self.evenings_of(person).await? {
            let forget = |evening: &mut Evening| {
                evening.forget(person, stand_in);
                Ok(())
            };
            self.change_evening(evening, forget).await?;
        }
        Ok(())
    }

    /// Forgets everything that does not belong to a table.
    async fn forget_rest(&self, person: PersonId) -> Result<(), Problem> {
        if self.0.store.is_shared() {
            // What they do meanwhile at a server that does not know yet is forgotten too.
            self.pause(BELIEVED).await;
            self.leave_tables(person).await?;
        }
        self.leave_evenings(person).await?;
        self.0.store.forget_person(person).await.map_err(|error| self.store_failed(&error))
    }

    /// Writes all tables anew at which a person has been.
    async fn leave_tables(&self, person: PersonId) -> Result<(), Problem> {
        loop {
            let tables =
                self.0.store.all_tables_of(person).await.map_err(|error| self.store_failed(&error))?;
            if tables.is_empty() {
                return Ok(());
            }
            let mut outcome = Ok(());
            for table in tables {
                if let Err(problem) = self.leave_for_good(table, person).await {
                    tracing::warn!(%table, %problem, "somebody could not be forgotten at this table yet");
                    outcome = Err(problem);
                }
            }
            outcome?;
        }
    }

    /// A bot plays on for them; a table that they host and that has not begun is closed.
    async fn leave_for_good(&self, table: TableId, person: PersonId) -> Result<(), Problem> {
        let companions = self.peek(table, |table| table.companions_of(person)).await.unwrap_or_default();
        let leaving = companions.into_iter().map(|(_, companion)| (companion, Command::Leave));
        let nobody = Person { id: person, name: Name::nobody() };
        let own = [(nobody.clone(), Command::Close), (nobody, Command::Leave)];
        for (person_leaving, command) in leaving.chain(own) {
            let requester = Requester::Person(person_leaving);
            match self.command(table, requester, None, command).await {
                Err(problem @ (Problem::Unavailable | Problem::NewerServer)) => return Err(problem),
                Err(Problem::UnknownTable) => return self.note_left(table, person).await,
                // Only one of the two is possible, and neither once the game is over.
                Ok(_) | Err(_) => {}
            }
        }
        for _ in 0..MOST_ATTEMPTS {
            if self.rewrite(table, person).await? {
                return Ok(());
            }
        }
        Err(Problem::Unavailable)
    }

    async fn note_left(&self, table: TableId, person: PersonId) -> Result<(), Problem> {
        self.0.store.leave_table(person, table).await.map_err(|error| self.store_failed(&error))
    }

    /// Writes a log anew without somebody; false if another server was faster with an entry.
    async fn rewrite(&self, table: TableId, person: PersonId) -> Result<bool, Problem> {
        // Nobody else here adds an entry meanwhile.
        let mut locked = self.lock(table).await?;
        let failed = |error| self.store_failed(&error);
        let log = self.0.store.read(table, 0).await.map_err(failed)?;
        let Some(rewritten) = self.rewritten(table, person, log)? else {
            return self.note_left(table, person).await.map(|()| true);
        };
        if !self.0.store.rewrite(&rewritten).await.map_err(failed)? {
            return Ok(false);
        }
        self.read_anew(table, &mut locked).await?;
        Ok(true)
    }

    /// A log without somebody; `None` if they are not in it.
    fn rewritten(
        &self,
        table: TableId,
        person: PersonId,
        mut log: Vec<Stored>,
    ) -> Result<Option<Rewritten>, Problem> {
        let unreadable = |error| unreadable(table, &error);
        let entries = entries_of(table, &log)?;
        let without = without(&entries, person, random_bytes());
        if without.is_empty() {
            return Ok(None);
        }
        for (at, entry) in &without {
            log[*at].body = body(entry)?;
        }
        let changed = without.iter().map(|(at, _)| log[*at].number).collect();
        let last = Entry { at: self.now(), by: None, id: None, change: Change::Forgotten };
        log.push(Stored { number: log.len() as u32 + 1, body: body(&last)? });
        let listing = Row::from(&replay(table, &log).map_err(unreadable)?.summary()).listing;
        Ok(Some(Rewritten { table, person, log, changed, listing }))
    }

    /// Reads a table again whose log was written anew, and tells everybody who is there.
    async fn read_anew(&self, table: TableId, locked: &mut LockedTable) -> Result<(), Problem> {
        locked.loaded()?.outdate();
        self.read_in(table, &mut locked.state).await?;
        self.ensure_tasks(table, locked)
    }
}
