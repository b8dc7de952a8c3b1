//! Thousands of games in one call.

use pyo3::prelude::*;
use quattro_env::{ArraysMut, Batch as EngineBatch, BatchError};
use quattro_rules::calcory::Calcory;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::GameId;

use crate::arrays::{readable, writable};
use crate::{recall, setup, value_error};

enum Any {
    Pizza(EngineBatch<Pizza>),
    Calcory(EngineBatch<Calcory>),
}

macro_rules! any {
    ($batch:expr, $of:ident => $body:expr) => {
        match $batch {
            Any::Pizza($of) => $body,
            Any::Calcory($of) => $body,
        }
    };
}

/// Games that are played together, on arrays of the caller's.
#[pyclass(module = "quattro_games._engine")]
pub(crate) struct Batch {
    batch: Any,
}

/// The arrays: observations, masks, rewards, dones, seats.
type Five<'py> =
    (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, players, games, seed, memory, options=None))]
    fn new(
        game: &str,
        players: u8,
        games: usize,
        seed: u64,
        memory: &str,
        options: Option<&str>,
    ) -> PyResult<Batch> {
        let (setup, recall) = (setup(game, players, options)?, recall(memory)?);
        let batch = match setup.game {
            GameId::Calcory => EngineBatch::new(&setup, games, seed, recall).map(Any::Calcory),
            _ => EngineBatch::new(&setup, games, seed, recall).map(Any::Pizza),
        };
        Ok(Batch { batch: batch.map_err(value_error)? })
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        any!(&self.batch, batch => batch.games())
    }

    /// How many seats each game has.
    #[getter]
    fn players(&self) -> usize {
        any!(&self.batch, batch => batch.players())
    }

    /// How many actions are numbered.
    #[getter]
    fn actions(&self) -> usize {
        any!(&self.batch, batch => batch.actions())
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        any!(&self.batch, batch => batch.observation())
    }

    /// How many bytes a game takes, without the arrays.
    #[getter]
    fn bytes_per_game(&self) -> usize {
        match &self.batch {
            Any::Pizza(_) => EngineBatch::<Pizza>::bytes_per_game(),
            Any::Calcory(_) => EngineBatch::<Calcory>::bytes_per_game(),
        }
    }

    fn begin(&mut self, py: Python<'_>, arrays: Five<'_>, threads: usize) -> PyResult<()> {
        self.with_arrays(py, arrays, |batch, arrays| any!(batch, batch => batch.begin(arrays, threads)))
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: Bound<'_, PyAny>,
        arrays: Five<'_>,
        threads: usize,
    ) -> PyResult<()> {
        let actions = readable::<i64>(&actions, "actions", &[self.games()])?;
        let actions = actions.as_slice().map_err(value_error)?;
        self.with_arrays(
            py,
            arrays,
            |batch, arrays| any!(batch, batch => batch.step(actions, arrays, threads)),
        )
    }

    fn step_at_random(&mut self, py: Python<'_>, arrays: Five<'_>, threads: usize) -> PyResult<()> {
        self.with_arrays(
            py,
            arrays,
            |batch, arrays| any!(batch, batch => batch.step_at_random(arrays, threads)),
        )
    }

    fn choose_at_random(
        &mut self,
        py: Python<'_>,
        masks: Bound<'_, PyAny>,
        actions: Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let masks = readable::<u8>(&masks, "masks", &[self.games(), self.actions()])?;
        let mut actions = writable::<i64>(&actions, "actions", &[self.games()])?;
        let (masks, actions) =
            (masks.as_slice().map_err(value_error)?, actions.as_slice_mut().map_err(value_error)?);
        let batch = &mut self.batch;
        py.detach(|| any!(batch, batch => batch.choose_at_random(masks, actions))).map_err(value_error)
    }
}

impl Batch {
    /// Checks the arrays and works on them without Python's lock.
    fn with_arrays(
        &mut self,
        py: Python<'_>,
        (observations, masks, rewards, dones, seats): Five<'_>,
        work: impl FnOnce(&mut Any, &mut ArraysMut<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let games = self.games();
        let mut observations =
            writable::<u8>(&observations, "observations", &[games, self.observation_size()])?;
        let mut masks = writable::<u8>(&masks, "masks", &[games, self.actions()])?;
        let mut rewards = writable::<f32>(&rewards, "rewards", &[games, self.players()])?;
        let mut dones = writable::<bool>(&dones, "dones", &[games])?;
        let mut seats = writable::<u8>(&seats, "seats", &[games])?;
        let mut arrays = ArraysMut {
            observations: observations.as_slice_mut().map_err(value_error)?,
            masks: masks.as_slice_mut().map_err(value_error)?,
            rewards: rewards.as_slice_mut().map_err(value_error)?,
            dones: dones.as_slice_mut().map_err(value_error)?,
            seats: seats.as_slice_mut().map_err(value_error)?,
        };
        let batch = &mut self.batch;
        py.detach(move || work(batch, &mut arrays)).map_err(value_error)
    }
}
