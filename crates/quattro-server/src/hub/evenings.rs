//! Small tournaments: read, and changed by one server at a time.

use quattro_table::evening::{Evening, EveningId};
use quattro_table::{PersonId, Problem};

use super::{Hub, MOST_ATTEMPTS};
use crate::store::{Appended, StoredEvening};

/// The most evenings in which a person is looked for.
const MOST_EVENINGS: u32 = 10_000;

impl Hub {
    /// An evening as it stands.
    pub(crate) async fn evening(&self, id: EveningId) -> Result<StoredEvening, Problem> {
        let found = self.0.store.evening(id).await;
        found.map_err(|error| self.store_failed(&error))?.ok_or(Problem::NotFound)
    }

    /// Stores a new evening, or one of which `version` was read.
    pub(crate) async fn put_evening(
        &self,
        id: EveningId,
        evening: &Evening,
        version: Option<u32>,
    ) -> Result<Appended, Problem> {
        let put = self.0.store.put_evening(id, evening, version, self.now()).await;
        put.map_err(|error| self.store_failed(&error))
    }

    /// Changes an evening, again if another server was faster.
    pub(crate) async fn change_evening(
        &self,
        id: EveningId,
        mut change: impl FnMut(&mut Evening) -> Result<(), Problem>,
    ) -> Result<StoredEvening, Problem> {
        for _ in 0..MOST_ATTEMPTS {
            let StoredEvening { mut evening, version } = self.evening(id).await?;
            let before = evening.clone();
            change(&mut evening)?;
            if evening == before {
                return Ok(StoredEvening { evening, version });
            }
            if self.put_evening(id, &evening, Some(version)).await? == Appended::Stored {
                return Ok(StoredEvening { evening, version: version + 1 });
            }
        }
        Err(Problem::Unavailable)
    }

    /// Notes that a person takes part.
    pub(crate) async fn come_to_evening(&self, person: PersonId, id: EveningId) -> Result<(), Problem> {
        self.0.store.come_to_evening(person, id).await.map_err(|error| self.store_failed(&error))
    }

    /// The evenings in which a person took part.
    pub(crate) async fn evenings_of(&self, person: PersonId) -> Result<Vec<EveningId>, Problem> {
        self.0.store.evenings_of(person, MOST_EVENINGS).await.map_err(|error| self.store_failed(&error))
    }
}
