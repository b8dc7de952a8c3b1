//! Thousands of games in one call.

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use quattro_env::{ArraysMut, Batch as EngineBatch, BatchError};
use quattro_rules::calcory::Calcory;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::{GameId, Options};

use crate::arguments::{games, options, players, recall, seed, setup, threads, value_error};
use crate::arrays::{Arrays, Given, Outputs, Sizes, Slices};
use crate::engines::{Either, either};

/// Games that are played together, on arrays of the caller's.
#[pyclass(module = "quattro_games._engine")]
#[derive(Clone)]
pub(crate) struct Batch {
    batch: Either<EngineBatch<Pizza>, EngineBatch<Calcory>>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, players, games, seed, memory, options=None))]
    fn new(
        game: &str,
        #[pyo3(from_py_with = players)] players: Option<u8>,
        #[pyo3(from_py_with = games)] games: usize,
        #[pyo3(from_py_with = seed)] seed: u64,
        memory: &str,
        #[pyo3(from_py_with = options)] options: Option<Options>,
    ) -> PyResult<Batch> {
        let (setup, recall) = (setup(game, players, options)?, recall(memory)?);
        let batch = if setup.game == GameId::Calcory {
            is_memory_for(games, EngineBatch::<Calcory>::bytes_per_game())?;
            EngineBatch::new(&setup, games, seed, recall).map(Either::Calcory)
        } else {
            is_memory_for(games, EngineBatch::<Pizza>::bytes_per_game())?;
            EngineBatch::new(&setup, games, seed, recall).map(Either::Pizza)
        };
        Ok(Batch { batch: batch.map_err(value_error)? })
    }

    fn __copy__(&self) -> Batch {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Batch {
        self.clone()
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        either!(&self.batch, batch => batch.games())
    }

    /// How many seats each game has.
    #[getter]
    fn players(&self) -> usize {
        either!(&self.batch, batch => batch.players())
    }

    /// How many actions are numbered.
    #[getter]
    fn actions(&self) -> usize {
        either!(&self.batch, batch => batch.actions())
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        either!(&self.batch, batch => batch.observation())
    }

    /// How many bytes a game takes, without the arrays.
    #[getter]
    fn bytes_per_game(&self) -> usize {
        match &self.batch {
            Either::Pizza(_) => EngineBatch::<Pizza>::bytes_per_game(),
            Either::Calcory(_) => EngineBatch::<Calcory>::bytes_per_game(),
        }
    }

    fn begin(
        &mut self,
        py: Python<'_>,
        outputs: Given<'_>,
        seats: Bound<'_, PyAny>,
        #[pyo3(from_py_with = threads)] threads: usize,
    ) -> PyResult<()> {
        self.write(
            py,
            &outputs,
            &seats,
            Arrays::default(),
            |batch, arrays| either!(batch, batch => batch.begin(arrays, threads)),
        )
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: Bound<'_, PyAny>,
        outputs: Given<'_>,
        seats: Bound<'_, PyAny>,
        #[pyo3(from_py_with = threads)] threads: usize,
    ) -> PyResult<()> {
        let mut arrays = Arrays::default();
        let actions = arrays.readable::<i64>(&actions, "actions", &[self.games()])?;
        let actions = actions.as_slice()?;
        self.write(
            py,
            &outputs,
            &seats,
            arrays,
            |batch, arrays| either!(batch, batch => batch.step(actions, arrays, threads)),
        )
    }

    fn step_at_random(
        &mut self,
        py: Python<'_>,
        outputs: Given<'_>,
        seats: Bound<'_, PyAny>,
        #[pyo3(from_py_with = threads)] threads: usize,
    ) -> PyResult<()> {
        self.write(
            py,
            &outputs,
            &seats,
            Arrays::default(),
            |batch, arrays| either!(batch, batch => batch.step_at_random(arrays, threads)),
        )
    }

    fn choose_at_random(
        &mut self,
        py: Python<'_>,
        masks: Bound<'_, PyAny>,
        actions: Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let mut arrays = Arrays::default();
        let masks = arrays.readable::<u8>(&masks, "masks", &[self.games(), self.actions()])?;
        let mut actions = arrays.writable::<i64>(&actions, "actions", &[self.games()])?;
        let (masks, actions) = (masks.as_slice()?, actions.as_slice_mut()?);
        let batch = &mut self.batch;
        py.detach(|| either!(batch, batch => batch.choose_at_random(masks, actions))).map_err(value_error)
    }
}

impl Batch {
    /// Checks the arrays and works on them without Python's lock.
    fn write(
        &mut self,
        py: Python<'_>,
        outputs: &Given<'_>,
        seats: &Bound<'_, PyAny>,
        mut arrays: Arrays,
        work: impl FnOnce(
            &mut Either<EngineBatch<Pizza>, EngineBatch<Calcory>>,
            &mut ArraysMut<'_>,
        ) -> Result<(), BatchError>
        + Send,
    ) -> PyResult<()> {
        let sizes = Sizes {
            games: self.games(),
            observation: self.observation_size(),
            actions: self.actions(),
            players: Some(self.players()),
        };
        let mut outputs = Outputs::checked(outputs, &sizes, &mut arrays)?;
        let mut seats = arrays.writable::<u8>(seats, "seats", &[sizes.games])?;
        let Slices { observations, masks, rewards, dones } = outputs.slices()?;
        let seats = seats.as_slice_mut()?;
        let batch = &mut self.batch;
        py.detach(move || work(batch, &mut ArraysMut { observations, masks, rewards, dones, seats }))
            .map_err(value_error)
    }
}

/// Asks for the memory of all games at once: a program that runs out of it while dealing would be killed.
pub(crate) fn is_memory_for(games: usize, bytes_per_game: usize) -> PyResult<()> {
    let bytes = games.checked_mul(bytes_per_game);
    let is_there = bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok());
    if is_there { Ok(()) } else { Err(PyMemoryError::new_err(format!("no memory for {games} games"))) }
}
