//! Positions, records and whole games between bots.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quattro_bots::Playable;
use quattro_bots::arena::{Entrant, Played, game_seed, play_while};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::{Audience, Narrator, Told};
use quattro_rules::game::Game;
use quattro_rules::position::Position;
use quattro_rules::record::{Record, Replay};
use quattro_rules::setup::{Options, Setup};
use quattro_rules::with_engine;
use quattro_words::{Names, Speak, Words};

use crate::arguments::{entrant, number, options, seed, setup, value_error, words};
use crate::play::refused;
use crate::signals::Signals;
use crate::text;

/// Plays actions from a position (`docs/positions.md`) and says who decides then, and what is legal.
#[pyfunction]
#[pyo3(signature = (position, actions=Vec::new(), language="en"))]
pub(crate) fn judge<'py>(
    py: Python<'py>,
    position: &str,
    actions: Vec<String>,
    language: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let words = words(language)?;
    let refuse = |error| PyValueError::new_err(words.position_error(&error));
    let position: Position = position.parse().map_err(refuse)?;
    with_engine!(position.game, G => {
        let mut dealer = Narrator::new(Seeded::from_number(0));
        let mut game = G::from_position(&position, &mut dealer).map_err(refuse)?;
        for action in &actions {
            let action = action.parse().map_err(value_error)?;
            game.apply(action, &mut dealer).map_err(|refusal| refused(&action, &refusal))?;
        }
        verdict(py, &game, &dealer.told, words)
    })
}

fn verdict<'py, G: Speak>(
    py: Python<'py>,
    game: &G,
    told: &[Told<G::Event>],
    words: &Words,
) -> PyResult<Bound<'py, PyDict>> {
    let names = game.names(words);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let verdict = PyDict::new(py);
    verdict.set_item("game", game.id().name())?;
    verdict.set_item("seat", game.to_act().map(quattro_rules::Seat::index))?;
    verdict.set_item("question", game.question_in_words(None, words, &names).text)?;
    let choices =
        legal.iter().map(|action| (action.to_string(), game.choice_in_words(*action, words, &names).line()));
    verdict.set_item("legal", choices.collect::<Vec<_>>())?;
    verdict
        .set_item("told", told.iter().map(|told| sentence(game, told, words, &names)).collect::<Vec<_>>())?;
    let places =
        game.outcome().map(|outcome| outcome.seats.iter().map(|seat| seat.place).collect::<Vec<_>>());
    verdict.set_item("places", places)?;
    Ok(verdict)
}

fn sentence<G: Speak>(game: &G, told: &Told<G::Event>, words: &Words, names: &Names) -> String {
    let said = game.event_in_words(&told.event, words, names);
    match told.to {
        Audience::All => format!("{}: {said}", game.rule_of(&told.event)),
        Audience::Only(seat) => format!("{}: ({}) {said}", game.rule_of(&told.event), names.of(seat)),
    }
}

/// A recorded game as text, move by move.
#[pyfunction]
#[pyo3(signature = (record, language="en"))]
pub(crate) fn replay(record: &str, language: &str) -> PyResult<String> {
    let words = words(language)?;
    let refuse = |error| PyValueError::new_err(words.record_error(&error));
    let record = Record::from_json(record).map_err(refuse)?;
    with_engine!(record.game, G => {
        let mut replay = Replay::<G>::open(&record).map_err(refuse)?;
        let names = Names::new(record.seats.clone());
        let mut lines: Vec<String> =
            replay.opening().iter().map(|told| sentence(replay.game(), told, words, &names)).collect();
        for played in &record.actions {
            let Some(step) = replay.step().map_err(refuse)? else { break };
            lines.push(format!("{:>4}. {} {}", played.n, names.of(played.seat), played.action));
            let game = replay.game();
            lines.extend(step.told.iter().map(|told| format!("      {}", sentence(game, told, words, &names))));
        }
        lines.push(text::table(replay.game(), None, words, &names));
        Ok(lines.join("\n"))
    })
}

/// Bots play one game. Returns everybody's place, and the record.
#[pyfunction]
#[pyo3(signature = (game, bots, seed=0, number=0, options=None))]
pub(crate) fn bots_play(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    #[pyo3(from_py_with = seed)] seed: u64,
    #[pyo3(from_py_with = number)] number: u64,
    #[pyo3(from_py_with = options)] options: Option<Options>,
) -> PyResult<(Vec<u8>, String)> {
    // More than can be counted are too many for any game.
    let players = u8::try_from(bots.len()).unwrap_or(u8::MAX);
    let setup = setup(game, Some(players), options)?;
    let entrants: Vec<Entrant> = bots.iter().map(|name| entrant(name)).collect::<PyResult<_>>()?;
    let (chance, seed) = (Seeded::numbered(seed, number), game_seed(seed, number));
    let played = py.detach(|| with_engine!(setup.game, G => run::<G>(&setup, &entrants, chance, seed)))?;
    Ok((played.outcome.seats.iter().map(|seat| seat.place).collect(), played.record.to_json()))
}

fn run<G: Playable>(setup: &Setup, entrants: &[Entrant], chance: Seeded, seed: u64) -> PyResult<Played> {
    let (mut signals, mut raised) = (Signals::new(), None);
    let goes_on = || signals.check().map_err(|error| raised = Some(error)).is_ok();
    let played = play_while::<G>(setup, entrants, chance, seed, goes_on);
    played.map_err(|error| raised.unwrap_or_else(|| value_error(error)))
}
