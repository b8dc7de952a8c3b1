//! Thousands of games in one call.

use std::sync::Mutex;

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use quattro_env::{ArraysMut, Batch as EngineBatch, BatchError, Learnable};
use quattro_rules::calcory::Calcory;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::{GameId, Options};

use crate::arguments::{games, options, players, recall, seed, setup, threads, value_error};
use crate::arrays::{Arrays, Given, Outputs, Sizes, Slices};
use crate::engines::{Either, alone, either};

/// Games that are played together, on arrays of the caller's.
#[pyclass(module = "quattro_games._engine", frozen)]
pub(crate) struct Batch {
    /// Locked while they are played: Python's own lock is released then.
    engine: Mutex<Games>,
    sizes: Sizes,
    players: usize,
    bytes_per_game: usize,
}

type Games = Either<EngineBatch<Pizza>, EngineBatch<Calcory>>;

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
        if setup.game == GameId::Calcory {
            Batch::of(games, |games| EngineBatch::new(&setup, games, seed, recall), Either::Calcory)
        } else {
            Batch::of(games, |games| EngineBatch::new(&setup, games, seed, recall), Either::Pizza)
        }
    }

    fn __copy__(&self) -> PyResult<Batch> {
        let batch = alone(&self.engine)?.clone();
        Ok(Batch { engine: Mutex::new(batch), ..*self })
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> PyResult<Batch> {
        self.__copy__()
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.sizes.games
    }

    /// How many seats each game has.
    #[getter]
    fn players(&self) -> usize {
        self.players
    }

    /// How many actions are numbered.
    #[getter]
    fn actions(&self) -> usize {
        self.sizes.actions
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.sizes.observation
    }

    /// How many bytes a game takes, without the arrays.
    #[getter]
    fn bytes_per_game(&self) -> usize {
        self.bytes_per_game
    }

    fn begin(
        &self,
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
        &self,
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
        &self,
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
        &self,
        py: Python<'_>,
        masks: Bound<'_, PyAny>,
        actions: Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let mut batch = alone(&self.engine)?;
        let mut arrays = Arrays::default();
        let masks = arrays.readable::<u8>(&masks, "masks", &[self.games(), self.actions()])?;
        let mut actions = arrays.writable::<i64>(&actions, "actions", &[self.games()])?;
        let (masks, actions) = (masks.as_slice()?, actions.as_slice_mut()?);
        let batch = &mut *batch;
        py.detach(|| either!(batch, batch => batch.choose_at_random(masks, actions))).map_err(value_error)
    }
}

impl Batch {
    fn of<G: Learnable>(
        games: usize,
        dealt: impl FnOnce(usize) -> Result<EngineBatch<G>, BatchError>,
        either: impl FnOnce(EngineBatch<G>) -> Games,
    ) -> PyResult<Batch> {
        let bytes_per_game = EngineBatch::<G>::bytes_per_game();
        is_memory_for(games, bytes_per_game)?;
        let batch = dealt(games).map_err(value_error)?;
        let (observation, actions, players) = (batch.observation(), batch.actions(), batch.players());
        let sizes = Sizes { games, observation, actions, players: Some(players) };
        Ok(Batch { engine: Mutex::new(either(batch)), sizes, players, bytes_per_game })
    }

    /// Checks the arrays and works on them without Python's lock.
    fn write(
        &self,
        py: Python<'_>,
        outputs: &Given<'_>,
        seats: &Bound<'_, PyAny>,
        mut arrays: Arrays,
        work: impl FnOnce(&mut Games, &mut ArraysMut<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let mut batch = alone(&self.engine)?;
        let mut outputs = Outputs::checked(outputs, &self.sizes, &mut arrays)?;
        let mut seats = arrays.writable::<u8>(seats, "seats", &[self.sizes.games])?;
        let Slices { observations, masks, rewards, dones } = outputs.slices()?;
        let seats = seats.as_slice_mut()?;
        let batch = &mut *batch;
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
