//! Many games in which one seat learns and bots sit at the others.

use std::thread;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quattro_bots::SeatedBot;
use quattro_bots::arena::{Entrant, bot_seed, game_seed};
use quattro_env::Recall;
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

use crate::arrays::{readable, writable};
use crate::chance::Source;
use crate::play::{Engine, Play};
use crate::{entrant, recall, seat, setup, value_error};

/// One game, its learner and its bots.
struct Table<G: Engine> {
    play: Play<G>,
    bots: Vec<SeatedBot<G>>,
    number: u64,
}

/// All games.
struct Tables<G: Engine> {
    setup: Setup,
    recall: Recall,
    opponents: Vec<Entrant>,
    learner: Seat,
    seed: u64,
    tables: Vec<Table<G>>,
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
        let bots = others
            .zip(self.opponents.iter().cycle())
            .map(|(seat, entrant)| SeatedBot::new(*entrant, &self.setup, seat, bot_seed(seed, seat)));
        Ok(Table { play, bots: bots.collect(), number })
    }

    fn begin(&mut self, rows: Vec<Row<'_>>) -> PyResult<()> {
        let games = rows.len() as u64;
        self.tables = (0..games).map(|number| self.table(number)).collect::<PyResult<_>>()?;
        self.each(None, rows, 1)
    }

    /// Takes the learner's actions, lets the bots move and writes the learner's next decisions.
    fn each(&mut self, actions: Option<&[i64]>, rows: Vec<Row<'_>>, threads: usize) -> PyResult<()> {
        if let Some(actions) = actions {
            self.check(actions)?;
        }
        let mut tables = std::mem::take(&mut self.tables);
        let share = tables.len().div_ceil(threads.max(1)).max(1);
        let games = tables.len() as u64;
        let mut rows = rows.into_iter();
        let shares: Vec<_> = tables
            .chunks_mut(share)
            .map(|part| (rows.by_ref().take(part.len()).collect::<Vec<_>>(), part))
            .collect();
        let solo = &*self;
        let work = |number: usize, part: &mut [Table<G>], rows: Vec<Row<'_>>| -> PyResult<()> {
            for (index, (table, mut row)) in part.iter_mut().zip(rows).enumerate() {
                let action = actions.map(|actions| actions[number * share + index]);
                solo.turn(table, action, &mut row, games)?;
            }
            Ok(())
        };
        let done: PyResult<()> = thread::scope(|scope| {
            let started: Vec<_> = shares
                .into_iter()
                .enumerate()
                .map(|(number, (rows, part))| {
                    let work = &work;
                    scope.spawn(move || work(number, part, rows))
                })
                .collect();
            started.into_iter().try_for_each(|thread| {
                thread.join().unwrap_or_else(|_| Err(PyValueError::new_err("a bot failed")))
            })
        });
        self.tables = tables;
        done
    }

    fn check(&self, actions: &[i64]) -> PyResult<()> {
        for (game, (table, action)) in self.tables.iter().zip(actions).enumerate() {
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

enum Any {
    Pizza(Tables<Pizza>),
    Calcory(Tables<Calcory>),
}

macro_rules! any {
    ($solo:expr, $of:ident => $body:expr) => {
        match $solo {
            Any::Pizza($of) => $body,
            Any::Calcory($of) => $body,
        }
    };
}

/// Games in which one seat learns, on arrays of the caller's.
#[pyclass(module = "quattro_games._engine")]
pub(crate) struct Solo {
    tables: Any,
    games: usize,
    actions: usize,
    observation: usize,
}

/// The arrays: observations, masks, rewards, dones.
type Four<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);

#[pymethods]
impl Solo {
    #[new]
    #[pyo3(signature = (game, players, games, seed, memory, learner, opponents, options=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        game: &str,
        players: u8,
        games: usize,
        seed: u64,
        memory: &str,
        learner: usize,
        opponents: Vec<String>,
        options: Option<&str>,
    ) -> PyResult<Solo> {
        let (setup, recall) = (setup(game, players, options)?, recall(memory)?);
        let opponents: Vec<Entrant> = opponents.iter().map(|name| entrant(name)).collect::<PyResult<_>>()?;
        if games == 0 || opponents.is_empty() {
            return Err(PyValueError::new_err("at least one game and one opponent are needed"));
        }
        let learner = seat(learner, players)?;
        let (actions, observation) = (
            quattro_env::tables::action_names(setup.game).len(),
            quattro_env::tables::sections(setup.game, recall).iter().map(quattro_env::Section::width).sum(),
        );
        let tables = match setup.game {
            GameId::Calcory => {
                Any::Calcory(Tables { setup, recall, opponents, learner, seed, tables: Vec::new() })
            }
            _ => Any::Pizza(Tables { setup, recall, opponents, learner, seed, tables: Vec::new() }),
        };
        Ok(Solo { tables, games, actions, observation })
    }

    /// Another seed, for games that begin anew.
    fn reseed(&mut self, seed: u64) {
        any!(&mut self.tables, tables => tables.seed = seed);
    }

    fn begin(&mut self, py: Python<'_>, arrays: Four<'_>) -> PyResult<()> {
        self.run(py, None, arrays, 1)
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: Bound<'_, PyAny>,
        arrays: Four<'_>,
        threads: usize,
    ) -> PyResult<()> {
        let begun = any!(&self.tables, tables => !tables.tables.is_empty());
        if !begun {
            return Err(PyValueError::new_err("the games have not begun"));
        }
        let actions = readable::<i64>(&actions, "actions", &[self.games])?;
        let actions = actions.as_slice().map_err(value_error)?;
        self.run(py, Some(actions), arrays, threads)
    }

    /// The table of one game as its learner sees it.
    fn text(&self, game: usize) -> PyResult<String> {
        let words = crate::words("en")?;
        any!(&self.tables, tables => {
            let table = tables.tables.get(game).ok_or_else(|| PyValueError::new_err("no such game"))?;
            let names = table.play.names(words)?;
            Ok(crate::text::table(table.play.game()?, Some(tables.learner), words, &names))
        })
    }
}

impl Solo {
    fn run(
        &mut self,
        py: Python<'_>,
        actions: Option<&[i64]>,
        (observations, masks, rewards, dones): Four<'_>,
        threads: usize,
    ) -> PyResult<()> {
        let mut observations =
            writable::<u8>(&observations, "observations", &[self.games, self.observation])?;
        let mut masks = writable::<u8>(&masks, "masks", &[self.games, self.actions])?;
        let mut rewards = writable::<f32>(&rewards, "rewards", &[self.games])?;
        let mut dones = writable::<bool>(&dones, "dones", &[self.games])?;
        let observations = observations.as_slice_mut().map_err(value_error)?;
        let masks = masks.as_slice_mut().map_err(value_error)?;
        let rewards = rewards.as_slice_mut().map_err(value_error)?;
        let dones = dones.as_slice_mut().map_err(value_error)?;
        let rows: Vec<Row<'_>> = observations
            .chunks_exact_mut(self.observation)
            .zip(masks.chunks_exact_mut(self.actions))
            .zip(rewards.iter_mut().zip(dones))
            .map(|((observation, mask), (reward, done))| Row { observation, mask, reward, done })
            .collect();
        let tables = &mut self.tables;
        py.detach(move || {
            any!(tables, tables => match actions {
                None => tables.begin(rows),
                Some(_) => tables.each(actions, rows, threads),
            })
        })
    }
}
