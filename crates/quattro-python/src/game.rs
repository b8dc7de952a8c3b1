//! One game, and bots that play it.

use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quattro_bots::SeatedBot;
use quattro_env::batch::choose;
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::game::Game as _;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup};
use quattro_words::{Language, Words};

use crate::arguments::{
    self, action, entrant, options, outcome, players, recall, seat_of, seed, setup, value_error, viewer,
    words,
};
use crate::chance::{Draws, Source};
use crate::engines::{Either, either};
use crate::picture::Drawable;
use crate::play::Play;
use crate::text;

/// One game, move by move.
#[pyclass(module = "quattro_games._engine")]
#[derive(Clone)]
pub(crate) struct Game {
    play: Either<Play<Pizza>, Play<Calcory>>,
    /// The state of the generator behind [`Game::random`].
    choice: u64,
}

impl Game {
    fn with(play: Either<Play<Pizza>, Play<Calcory>>, seed: u64) -> Game {
        Game { play, choice: seed }
    }

    fn players(&self) -> u8 {
        either!(&self.play, play => play.setup().players)
    }

    fn viewer(&self, number: Option<usize>) -> PyResult<Option<Seat>> {
        number.map(|number| seat_of(number, self.players())).transpose()
    }
}

#[pymethods]
impl Game {
    /// Deals a game. With `drawn`, the cards are drawn by the caller, one by one.
    #[new]
    #[pyo3(signature = (game, players=None, seed=0, memory="log", options=None, drawn=false))]
    fn new(
        game: &str,
        #[pyo3(from_py_with = players)] players: Option<u8>,
        #[pyo3(from_py_with = seed)] seed: u64,
        memory: &str,
        #[pyo3(from_py_with = options)] options: Option<Options>,
        drawn: bool,
    ) -> PyResult<Game> {
        let (setup, recall) = (setup(game, players, options)?, recall(memory)?);
        let source =
            if drawn { Source::Drawn(Draws::default()) } else { Source::Seeded(Seeded::from_number(seed)) };
        let play = match setup.game {
            GameId::Calcory => Play::deal(&setup, source, recall).map(Either::Calcory),
            _ => Play::deal(&setup, source, recall).map(Either::Pizza),
        };
        Ok(Game::with(play?, seed))
    }

    /// Plays a recorded game as far as the record goes.
    #[staticmethod]
    #[pyo3(signature = (record, memory="log"))]
    fn from_record(record: &str, memory: &str) -> PyResult<Game> {
        let record = Record::from_json(record)
            .map_err(|error| PyValueError::new_err(Words::shared(Language::En).record_error(&error)))?;
        let recall = recall(memory)?;
        let play = match record.game {
            GameId::Calcory => Play::from_record(&record, recall).map(Either::Calcory),
            _ => Play::from_record(&record, recall).map(Either::Pizza),
        };
        Ok(Game::with(play?, 0))
    }

    /// A copy that goes on alone.
    fn copy(&self) -> Game {
        self.clone()
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        either!(&self.play, play => play.setup().game.name())
    }

    /// How many play.
    #[getter]
    fn player_count(&self) -> u8 {
        self.players()
    }

    /// How many actions are numbered.
    #[getter]
    fn actions(&self) -> usize {
        either!(&self.play, play => play.actions())
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        either!(&self.play, play => play.observation())
    }

    /// The seat that decides, from 0; None once the game is over, and while cards are drawn.
    #[getter]
    fn seat(&self) -> Option<usize> {
        either!(&self.play, play => play.to_act()).map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        either!(&self.play, play => play.is_over())
    }

    /// How many moves were made.
    #[getter]
    fn moves(&self) -> usize {
        either!(&self.play, play => play.progress.as_ref().map_or(0, |game| game.moves().len()))
    }

    /// What a seat observes.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = arguments::seat)] seat: usize,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = seat_of(seat, self.players())?;
        let array = PyArray1::zeros(py, self.observation_size(), false);
        {
            let mut bytes = array.readwrite();
            let bytes = bytes.as_slice_mut().map_err(value_error)?;
            either!(&self.play, play => play.observe(seat, bytes))?;
        }
        Ok(array)
    }

    /// The legal actions of the seat that decides: 1 for each, 0 for all others; all 0 if nobody decides.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let array = PyArray1::zeros(py, self.actions(), false);
        if self.seat().is_some() {
            let mut bytes = array.readwrite();
            let bytes = bytes.as_slice_mut().map_err(value_error)?;
            either!(&self.play, play => play.mask(bytes))?;
        }
        Ok(array)
    }

    /// The numbers of the legal actions.
    fn legal(&self) -> PyResult<Vec<usize>> {
        if self.seat().is_none() {
            return Ok(Vec::new());
        }
        let mut mask = vec![0; self.actions()];
        either!(&self.play, play => play.mask(&mut mask))?;
        Ok((0..mask.len()).filter(|number| mask[*number] == 1).collect())
    }

    /// A random legal action.
    fn random(&mut self) -> PyResult<i64> {
        let mut mask = vec![0; self.actions()];
        either!(&self.play, play => play.mask(&mut mask))?;
        choose(&mask, &mut self.choice).ok_or_else(|| PyValueError::new_err("nothing is legal"))
    }

    /// Takes the action with this number for the seat that decides.
    fn apply(&mut self, #[pyo3(from_py_with = action)] action: i64) -> PyResult<()> {
        either!(&mut self.play, play => {
            let action = play.action(action)?;
            play.apply(action)
        })
    }

    /// Takes an action in notation.
    fn play(&mut self, notation: &str) -> PyResult<()> {
        either!(&mut self.play, play => {
            let action = notation.parse().map_err(value_error)?;
            play.apply(action)
        })
    }

    /// What the action with this number is called at this moment, in notation.
    fn notation(&self, #[pyo3(from_py_with = action)] action: i64) -> PyResult<String> {
        either!(&self.play, play => play.action(action).map(|action| action.to_string()))
    }

    /// The number of a legal action in notation.
    fn number(&self, notation: &str) -> PyResult<usize> {
        either!(&self.play, play => play.number_of(notation.parse().map_err(value_error)?))
    }

    /// What can be drawn next: outcomes, and how many cards have each.
    fn draws(&self) -> Vec<(u8, u32)> {
        either!(&self.play, play => play.open().to_vec())
    }

    /// Draws a card.
    fn draw(&mut self, #[pyo3(from_py_with = outcome)] outcome: u8) -> PyResult<()> {
        either!(&mut self.play, play => play.draw(outcome))
    }

    /// What the game was worth to each seat; 0 until it is over.
    fn returns(&self) -> Vec<f32> {
        either!(&self.play, play => play.returns())
    }

    /// The place of each seat, or None until the game is over.
    fn places(&self) -> Option<Vec<u8>> {
        either!(&self.play, play => {
            let outcome = play.progress.as_ref()?.game().outcome()?;
            Some(outcome.seats.iter().map(|seat| seat.place).collect())
        })
    }

    /// The record up to now, as JSON.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let players = usize::from(self.players());
        let names = names.unwrap_or_else(|| (0..players).map(|seat| format!("seat_{seat}")).collect());
        if names.len() != players {
            return Err(PyValueError::new_err(format!("{} names for {players} seats", names.len())));
        }
        either!(&self.play, play => Ok(play.progress()?.record(names).to_json()))
    }

    /// What a seat, or with None a spectator, sees, as JSON.
    #[pyo3(signature = (seat=None))]
    fn view(&self, #[pyo3(from_py_with = viewer)] seat: Option<usize>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        either!(&self.play, play => serde_json::to_string(&play.game()?.view(viewer)).map_err(value_error))
    }

    /// What a seat was told, as sentences; with None, everything.
    #[pyo3(signature = (seat=None, language="en"))]
    fn log(
        &self,
        #[pyo3(from_py_with = viewer)] seat: Option<usize>,
        language: &str,
    ) -> PyResult<Vec<String>> {
        let (viewer, words) = (self.viewer(seat)?, words(language)?);
        either!(&self.play, play => play.sentences(viewer, words))
    }

    /// Everything that a seat was told and did, one item after the other, as JSON.
    fn history(&self, #[pyo3(from_py_with = arguments::seat)] seat: usize) -> PyResult<String> {
        let seat = seat_of(seat, self.players())?;
        either!(&self.play, play => play.history(seat))
    }

    /// The table as a seat, or with None a spectator, sees it, as text.
    #[pyo3(signature = (seat=None, language="en"))]
    fn text(&self, #[pyo3(from_py_with = viewer)] seat: Option<usize>, language: &str) -> PyResult<String> {
        let (viewer, words) = (self.viewer(seat)?, words(language)?);
        either!(&self.play, play => {
            let (game, names) = (play.game()?, play.names(words)?);
            Ok(text::table(game, viewer, words, &names))
        })
    }

    /// The table as a picture in SVG.
    #[pyo3(signature = (seat=None))]
    fn svg(&self, #[pyo3(from_py_with = viewer)] seat: Option<usize>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        either!(&self.play, play => Ok(play.game()?.picture(viewer).svg()))
    }

    /// The table as a picture in pixels: width, height, and three bytes for each pixel.
    #[pyo3(signature = (seat=None))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = viewer)] seat: Option<usize>,
    ) -> PyResult<(usize, usize, Bound<'py, PyArray1<u8>>)> {
        let viewer = self.viewer(seat)?;
        let picture = either!(&self.play, play => play.game()?.picture(viewer));
        let (width, height) = picture.size();
        Ok((width, height, PyArray1::from_vec(py, picture.pixels())))
    }

    /// A bot at a seat, such as `cook` or `chef@200`. It follows this game from its beginning.
    #[pyo3(signature = (seat, name, seed=0))]
    fn bot(
        &self,
        #[pyo3(from_py_with = arguments::seat)] seat: usize,
        name: &str,
        #[pyo3(from_py_with = seed)] seed: u64,
    ) -> PyResult<Bot> {
        let (seat, entrant) = (seat_of(seat, self.players())?, entrant(name)?);
        Ok(Bot {
            setup: either!(&self.play, play => play.setup().clone()),
            bot: match &self.play {
                Either::Pizza(play) => Either::Pizza(SeatedBot::new(entrant, play.setup(), seat, seed)),
                Either::Calcory(play) => Either::Calcory(SeatedBot::new(entrant, play.setup(), seat, seed)),
            },
        })
    }
}

/// A bot at a seat.
#[pyclass(module = "quattro_games._engine")]
#[derive(Clone)]
pub(crate) struct Bot {
    bot: Either<SeatedBot<Pizza>, SeatedBot<Calcory>>,
    setup: Setup,
}

#[pymethods]
impl Bot {
    fn __copy__(&self) -> Bot {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Bot {
        self.clone()
    }

    /// The action that the bot takes; its seat must be the one that decides.
    fn choose(&mut self, py: Python<'_>, game: &Game) -> PyResult<usize> {
        let setup = either!(&game.play, play => play.setup());
        if *setup != self.setup {
            return Err(PyValueError::new_err(
                "this bot plays another game, or with other players or options",
            ));
        }
        match (&mut self.bot, &game.play) {
            (Either::Pizza(bot), Either::Pizza(play)) => py.detach(|| play.ask(bot)),
            (Either::Calcory(bot), Either::Calcory(play)) => py.detach(|| play.ask(bot)),
            _ => Err(PyValueError::new_err("this bot plays another game")),
        }
    }
}
