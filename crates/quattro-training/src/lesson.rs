//! Games of self-play, and what is learned from each.
//!
//! A file has the record of a game on each line, so that a run can be broken off at any time. Which game is played
//! next depends on the seed and the number of lines alone.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use indicatif::ProgressBar;
use quattro_bots::arena::{bot_seed, game_seed};
use quattro_bots::value::{Features, Valued};
use quattro_bots::{Bot, Level, Memory, Retention, Rng};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::pizza::Pizza;
use quattro_rules::record::{Record, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_core::SeedableRng;

use crate::Error;
use crate::table::{Player, cook, learner, play, win};

/// A game that can be learned.
pub(crate) trait Lesson: Valued + 'static {
    /// Whether a search could stop at `now`, after a move at `before`.
    fn is_leaf(before: &Self, now: &Self) -> bool;
}

impl Lesson for Pizza {
    fn is_leaf(before: &Pizza, now: &Pizza) -> bool {
        now.round() > before.round()
    }
}

impl Lesson for Calcory {
    fn is_leaf(before: &Calcory, now: &Calcory) -> bool {
        now.on_turn() != before.on_turn()
    }
}

/// A position: what a network sees of each seat, and what each seat won in the end.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) seats: Vec<Features>,
    pub(crate) won: Vec<f32>,
    /// What the bots of the program expect for each seat.
    pub(crate) expected: Vec<f32>,
}

/// The numbers of players of one game after the other: two most often.
const PLAYERS: [u8; 8] = [2, 3, 2, 4, 2, 5, 2, 3];

/// The most decisions that somebody begins a game with as a cook.
const MOST_COOKED: u32 = 40;

/// Self-play that is to be had.
pub(crate) struct SelfPlay {
    pub(crate) game: GameId,
    pub(crate) seed: u64,
    pub(crate) playouts: u32,
}

impl SelfPlay {
    fn setup(&self, number: u64) -> Setup {
        let players = PLAYERS[(number % PLAYERS.len() as u64) as usize];
        let most = if self.game == GameId::Calcory { 4 } else { 5 };
        Setup::new(self.game, players.min(most))
    }

    /// Plays on until there are `games` in the file.
    pub(crate) fn fill<G: Lesson>(&self, file: &Path, games: u64, bar: &ProgressBar) -> Result<(), Error> {
        let mut done = read(file)?.len() as u64;
        let mut open =
            OpenOptions::new().create(true).append(true).open(file).map_err(|error| error.to_string())?;
        bar.set_length(games);
        bar.set_position(done);
        while done < games {
            let record = self.play::<G>(done)?;
            writeln!(open, "{}", record.to_json().replace('\n', " ")).map_err(|error| error.to_string())?;
            done += 1;
            bar.inc(1);
        }
        Ok(())
    }

    fn grown<G: Lesson>(&self, setup: &Setup, seat: Seat, seed: u64) -> Box<dyn Player<G>> {
        match self.playouts {
            0 => Box::new(cook::<G>(setup, seat, Retention::Perfect, seed)),
            playouts => Box::new(learner::<G>(setup, seat, playouts, seed)),
        }
    }

    /// One game. Half of the players begin as cooks, because the playouts of a search are made by them: otherwise the
    /// positions would be better than those that a search sees.
    fn play<G: Lesson>(&self, number: u64) -> Result<Record, Error> {
        let setup = self.setup(number);
        let seed = game_seed(self.seed, number);
        let mut rng = Rng::seed_from_u64(seed);
        let mut players: Vec<Box<dyn Player<G>>> = Vec::new();
        for seat in Seat::all(setup.players) {
            let own = bot_seed(seed, seat);
            let cooked = below(&mut rng, 2) * below(&mut rng, MOST_COOKED);
            let young = cook(&setup, seat, Level::Cook.retention(), own);
            players.push(Box::new(Grown { cook: young, later: self.grown(&setup, seat, own), cooked }));
        }
        let game = play::<G>(&setup, Seeded::numbered(self.seed, number), &mut players)?;
        Ok(game.record(vec![String::from("learner"); players.len()]))
    }
}

/// A player that begins as a cook.
struct Grown<G: Valued> {
    cook: Bot<G>,
    later: Box<dyn Player<G>>,
    /// The number of decisions left to make as a cook.
    cooked: u32,
}

impl<G: Valued> Player<G> for Grown<G> {
    fn hear(&mut self, event: &G::Event) {
        self.cook.hear(event);
        self.later.hear(event);
    }

    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        if self.cooked == 0 {
            return self.later.choose(view, legal);
        }
        self.cooked -= 1;
        self.cook.choose(view, legal)
    }
}

/// The records of a file. A line without an end was being written when a run was broken off, and is removed.
pub(crate) fn read(file: &Path) -> Result<Vec<Record>, Error> {
    let text = if file.exists() {
        fs::read_to_string(file).map_err(|error| error.to_string())?
    } else {
        String::new()
    };
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    if whole.len() < text.len() {
        fs::write(file, whole).map_err(|error| error.to_string())?;
    }
    let record = |line: &str| Record::from_json(line).map_err(|error| error.to_string());
    whole.lines().map(record).collect()
}

/// What there is to learn from a game.
pub(crate) fn samples<G: Lesson>(record: &Record) -> Result<Vec<Sample>, Error> {
    let setup = record.setup();
    let mut memory = <G::Memory as Memory<G>>::new(&setup, Seat::FIRST, Retention::Perfect, 0);
    let mut replay = Replay::<G>::open(record).map_err(|error| error.to_string())?;
    let mut samples: Vec<Sample> = Vec::new();
    let mut before = replay.game().clone();
    while let Some(step) = replay.step().map_err(|error| error.to_string())? {
        step.told.iter().filter(|told| told.to.includes(None)).for_each(|told| memory.hear(&told.event));
        let game = replay.game();
        if game.to_act().is_some() && G::is_leaf(&before, game) {
            let world = G::true_world(game, &memory);
            let seats = || Seat::all(setup.players);
            samples.push(Sample {
                seats: seats().map(|seat| G::features(&world, seat)).collect(),
                won: Vec::new(),
                expected: normalised(seats().map(|seat| G::prospects(&world, seat)).collect()),
            });
        }
        before = game.clone();
    }
    let won: Vec<f32> = Seat::all(setup.players).map(|seat| win(replay.game(), seat) as f32).collect();
    for sample in &mut samples {
        sample.won.clone_from(&won);
    }
    Ok(samples)
}

/// What bots expect need not add up to 1.
fn normalised(mut expected: Vec<f32>) -> Vec<f32> {
    let all: f32 = expected.iter().sum();
    for share in &mut expected {
        *share /= all;
    }
    expected
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fit::fit;

    /// Files of this process alone.
    fn file(name: &str) -> std::path::PathBuf {
        std::env::temp_dir().join(format!("training-{name}-{}.jsonl", std::process::id()))
    }

    fn learn<G: Lesson>(game: GameId, playouts: u32, steps: &[u64], broken_off: bool) -> Vec<Sample> {
        let file = file(&format!("{game}-{}", steps.len()));
        let lessons = SelfPlay { game, seed: 5, playouts };
        for games in steps {
            lessons.fill::<G>(&file, *games, &ProgressBar::hidden()).expect("games");
            if broken_off {
                let text = fs::read_to_string(&file).expect("a file");
                fs::write(&file, format!("{text}{}", &text[..100])).expect("a file");
            }
        }
        let records = read(&file).expect("records");
        fs::remove_file(&file).expect("a file");
        records.iter().flat_map(|record| samples::<G>(record).expect("samples")).collect()
    }

    fn is_resumed<G: Lesson>(game: GameId, playouts: u32) {
        let at_once = learn::<G>(game, playouts, &[3], false);
        let in_steps = learn::<G>(game, playouts, &[1, 3], true);
        assert!(!at_once.is_empty());
        assert_eq!(at_once, in_steps);
        assert_eq!(fit(&at_once, 6, 1, |_, _| {}), fit(&in_steps, 6, 1, |_, _| {}));
        for sample in at_once {
            assert!((sample.won.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{sample:?}");
        }
    }

    #[test]
    fn a_run_that_was_broken_off_gives_the_same_weights() {
        is_resumed::<Pizza>(GameId::MammaMia, 4);
        is_resumed::<Calcory>(GameId::Calcory, 4);
        is_resumed::<Calcory>(GameId::Calcory, 0);
    }
}
