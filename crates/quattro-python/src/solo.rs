//! Many games in which one seat learns and bots sit at the others.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quattro_bots::SeatedBot;
use quattro_bots::arena::{Entrant, game_seed};
use quattro_env::tables::{action_names, sections};
use quattro_env::{Recall, Section, workers};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup};

use crate::arguments::{self, entrant, num_envs, options, players, recall, seat_of, seed, setup, threads};
use crate::arrays::{Arrays, Given, Outputs, Sizes, Slices};
use crate::batch::is_memory_for;
use crate::chance::Source;
use crate::engines::{Either, alone, either};
use crate::play::{Engine, Play};
use crate::signals::Signals;

/// One game, its learner and its bots.
#[derive(Clone)]
struct Table<G: Engine> {
    play: Play<G>,
    bots: Vec<SeatedBot<G>>,
    number: u64,
}

/// All games.
#[derive(Clone)]
struct Tables<G: Engine> {
    setup: Setup,
    recall: Recall,
    opponents: Vec<Entrant>,
    learner: Seat,
    seed: u64,
    dealt: Vec<Table<G>>,
}

/// One game's part of the arrays.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    reward: &'a mut f32,
    done: &'a mut bool,
}

impl<G: Engine> Tables<G> {
    fn table(&self, number: u64) -> PyResult<Table<G>> {
        let source = Source::Seeded(Seeded::numbered(self.seed, number));
        let play = Play::deal(&self.setup, source, self.recall)?;
        let seed = game_seed(self.seed, number);
        let others = Seat::all(self.setup.players).filter(|seat| *seat != self.learner);
        let bots = SeatedBot::at_each(others, &self.opponents, &self.setup, seed).collect();
        Ok(Table { play, bots, number })
    }

    fn begin(&mut self, rows: Vec<Row<'_>>) -> PyResult<()> {
        let games = rows.len() as u64;
        self.dealt = (0..games).map(|number| self.table(number)).collect::<PyResult<_>>()?;
        self.each(None, rows, 1)
    }

    /// Takes the learner's actions, lets the bots move and writes the learner's next decisions.
    fn each(&mut self, actions: Option<&[i64]>, rows: Vec<Row<'_>>, threads: usize) -> PyResult<()> {
        if let Some(actions) = actions {
            self.check(actions)?;
        }
        let mut tables = std::mem::take(&mut self.dealt);
        let share = tables.len().div_ceil(threads.max(1)).max(1);
        let games = tables.len() as u64;
        let mut rows = rows.into_iter();
        let shares: Vec<_> = tables
            .chunks_mut(share)
            .map(|part| (rows.by_ref().take(part.len()).collect::<Vec<_>>(), part))
            .collect();
        let solo = &*self;
        let mut done: Vec<PyResult<()>> = shares.iter().map(|_| Ok(())).collect();
        let numbered = shares.into_iter().zip((0..).step_by(share));
        let is_stopped = AtomicBool::new(false);
        workers::share(numbered.zip(&mut done), |(((rows, part), first), done)| {
            let mut signals = Signals::new();
            *done = part.iter_mut().zip(rows).zip(first..).try_for_each(|((table, mut row), number)| {
                // The first share is played by the thread that called.
                if first == 0 {
                    signals.check().inspect_err(|_| is_stopped.store(true, Ordering::Relaxed))?;
                } else if is_stopped.load(Ordering::Relaxed) {
                    return Ok(());
                }
                solo.turn(table, actions.map(|actions| actions[number]), &mut row, games)
            });
        });
        done.into_iter().collect::<PyResult<()>>()?;
        // After an error some games have moved and others have not: then there are none until they are dealt anew.
        self.dealt = tables;
        Ok(())
    }

    fn check(&self, actions: &[i64]) -> PyResult<()> {
        for (game, (table, action)) in self.dealt.iter().zip(actions).enumerate() {
            let checked = table.play.action(*action).and_then(|action| table.play.number_of(action));
            checked.map_err(|error| PyValueError::new_err(format!("game {game}: {error}")))?;
        }
        Ok(())
    }

    fn turn(&self, table: &mut Table<G>, action: Option<i64>, row: &mut Row<'_>, games: u64) -> PyResult<()> {
        (*row.reward, *row.done) = (0.0, false);
        if let Some(action) = action {
            let action = table.play.action(action)?;
            table.play.apply(action)?;
        }
        self.bots_move(table)?;
        // A game can end before the learner is asked, though hardly ever.
        while table.play.is_over() {
            if !*row.done {
                *row.reward = table.play.returns()[self.learner.index()];
            }
            *row.done = true;
            *table = self.table(table.number + games)?;
            self.bots_move(table)?;
        }
        table.play.mask(row.mask)?;
        table.play.observe(self.learner, row.observation)
    }

    fn bots_move(&self, table: &mut Table<G>) -> PyResult<()> {
        while let Some(seat) = table.play.to_act().filter(|seat| *seat != self.learner) {
            let Some(bot) = table.bots.iter_mut().find(|bot| bot.seat() == seat) else { break };
            let decision = bot.asked(table.play.progress()?);
            let action = bot.decide(&decision).action;
            table.play.apply(action)?;
        }
        Ok(())
    }
}

/// Games in which one seat learns, on arrays of the caller's.
#[pyclass(module = "quattro_games._engine", frozen)]
pub(crate) struct Solo {
    /// Locked while they are played: Python's own lock is released then.
    tables: Mutex<Either<Tables<Pizza>, Tables<Calcory>>>,
    sizes: Sizes,
}

#[pymethods]
impl Solo {
    #[new]
    #[pyo3(signature = (game, players, num_envs, seed, memory, learner, opponents, options=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        game: &str,
        #[pyo3(from_py_with = players)] players: Option<u8>,
        #[pyo3(from_py_with = num_envs)] num_envs: usize,
        #[pyo3(from_py_with = seed)] seed: u64,
        memory: &str,
        #[pyo3(from_py_with = arguments::seat)] learner: usize,
        opponents: Vec<String>,
        #[pyo3(from_py_with = options)] options: Option<Options>,
    ) -> PyResult<Solo> {
        let (setup, recall) = (setup(game, players, options)?, recall(memory)?);
        let opponents: Vec<Entrant> = opponents.iter().map(|name| entrant(name)).collect::<PyResult<_>>()?;
        if opponents.is_empty() {
            return Err(PyValueError::new_err("`opponents` names no bot; at least one is needed"));
        }
        let learner = seat_of(learner, setup.players)?;
        let sizes = Sizes {
            games: num_envs,
            observation: sections(setup.game, recall).iter().map(Section::width).sum(),
            actions: action_names(setup.game).len(),
            players: None,
        };
        let is_calcory = setup.game == GameId::Calcory;
        is_memory_for(num_envs, size_of::<Table<Pizza>>().max(size_of::<Table<Calcory>>()))?;
        let tables = if is_calcory {
            Either::Calcory(Tables { setup, recall, opponents, learner, seed, dealt: Vec::new() })
        } else {
            Either::Pizza(Tables { setup, recall, opponents, learner, seed, dealt: Vec::new() })
        };
        Ok(Solo { tables: Mutex::new(tables), sizes })
    }

    fn __copy__(&self) -> PyResult<Solo> {
        let tables = alone(&self.tables)?.clone();
        Ok(Solo { tables: Mutex::new(tables), ..*self })
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> PyResult<Solo> {
        self.__copy__()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.sizes.observation
    }

    /// How many actions are numbered.
    #[getter]
    fn actions(&self) -> usize {
        self.sizes.actions
    }

    /// Another seed, for games that begin anew.
    fn reseed(&self, #[pyo3(from_py_with = seed)] seed: u64) -> PyResult<()> {
        either!(&mut *alone(&self.tables)?, tables => tables.seed = seed);
        Ok(())
    }

    fn begin(&self, py: Python<'_>, outputs: Given<'_>) -> PyResult<()> {
        self.write(py, &outputs, Arrays::default(), None, 1)
    }

    fn step(
        &self,
        py: Python<'_>,
        actions: Bound<'_, PyAny>,
        outputs: Given<'_>,
        #[pyo3(from_py_with = threads)] threads: usize,
    ) -> PyResult<()> {
        let begun = either!(&*alone(&self.tables)?, tables => !tables.dealt.is_empty());
        if !begun {
            return Err(PyValueError::new_err("the games have not begun; call reset()"));
        }
        let mut arrays = Arrays::default();
        let actions = arrays.readable::<i64>(&actions, "actions", &[self.sizes.games])?;
        let actions = actions.as_slice()?;
        self.write(py, &outputs, arrays, Some(actions), threads)
    }
}

impl Solo {
    fn write(
        &self,
        py: Python<'_>,
        outputs: &Given<'_>,
        mut arrays: Arrays,
        actions: Option<&[i64]>,
        threads: usize,
    ) -> PyResult<()> {
        let mut tables = alone(&self.tables)?;
        let mut outputs = Outputs::checked(outputs, &self.sizes, &mut arrays)?;
        let Slices { observations, masks, rewards, dones } = outputs.slices()?;
        let rows: Vec<Row<'_>> = observations
            .chunks_exact_mut(self.sizes.observation)
            .zip(masks.chunks_exact_mut(self.sizes.actions))
            .zip(rewards.iter_mut().zip(dones))
            .map(|((observation, mask), (reward, done))| Row { observation, mask, reward, done })
            .collect();
        let tables = &mut *tables;
        py.detach(move || {
            either!(tables, tables => match actions {
                None => tables.begin(rows),
                Some(_) => tables.each(actions, rows, threads),
            })
        })
    }
}
