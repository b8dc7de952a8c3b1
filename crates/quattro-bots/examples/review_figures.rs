//! What reviews find in games of bots whose memory or judgement is known: the table in `docs/review.md`.
//!
//!     cargo run --release -p quattro-bots --example review_figures -- GAMES PLAYOUTS PLAYERS

use std::time::Duration;

use quattro_bots::review::{Effort, MemoryScore, Points, Reviewing};
use quattro_bots::{Bot, Brain, Budget, Playable, Retention, system_clock};
use quattro_rules::chance::Seeded;
use quattro_rules::progress::GameInProgress;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;

/// Searching bots that differ in memory only, and one without judgement.
const BOTS: [(&str, Brain, Retention); 5] = [
    ("perfect memory", SEARCH, Retention::Perfect),
    ("half-life 20", SEARCH, Retention::Fading { half_life: 20.0 }),
    ("half-life 6", SEARCH, Retention::Fading { half_life: 6.0 }),
    ("no memory", SEARCH, Retention::Nothing),
    ("random", Brain::Random, Retention::Perfect),
];
const SEARCH: Brain = Brain::Search(Budget::Playouts(400));

fn main() {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<u32>().expect("a number"));
    let (games, playouts) = (numbers.next().unwrap_or(4), numbers.next().unwrap_or(100));
    let players = u8::try_from(numbers.next().unwrap_or(2)).expect("a number of players");
    println!("{:12} {:16} memory choice   luck  score  seconds", "game", "first seat");
    for game in GameId::ALL {
        for (name, brain, retention) in BOTS {
            let setup = Setup::new(game, players);
            let figures = with_engine!(game, G => figures::<G>(&setup, brain, retention, games, playouts));
            println!("{:12} {name:16} {figures}", game.name());
        }
    }
}

fn figures<G: Playable>(
    setup: &Setup,
    brain: Brain,
    retention: Retention,
    games: u32,
    playouts: u32,
) -> String {
    let (mut sums, mut score, mut time) = ([Points::ZERO; 3], MemoryScore::default(), Duration::ZERO);
    for seed in 0..u64::from(games) {
        let record = played::<G>(setup, brain, retention, seed);
        let begun = system_clock();
        let reviewing = Reviewing::<G>::begin(&record, Seat::FIRST, Effort { playouts }, seed);
        let review = reviewing.expect("a finished game").finish();
        time += system_clock().saturating_sub(begun);
        let parts = [-review.memory(), -review.choice(), review.luck()];
        sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
        score = score + review.memory_score();
    }
    let [memory, choice, luck] = sums.map(|sum| f64::from(sum.0) / 100.0 / f64::from(games));
    let percent = score.percent().map_or("-".to_owned(), |percent| percent.to_string());
    let seconds = time.as_secs_f64() / f64::from(games);
    format!("{memory:6.1} {choice:6.1} {luck:6.1} {percent:>6} {seconds:8.2}")
}

/// A game in which the first seat has this brain and memory, and the others are good players who forget nothing.
fn played<G: Playable>(setup: &Setup, brain: Brain, retention: Retention, seed: u64) -> Record {
    let mut game = GameInProgress::<G, _>::deal(setup, Seeded::numbered(21, seed)).expect("a valid set-up");
    let bot = |seat| match seat {
        Seat::FIRST => Bot::<G>::with(brain, retention, setup, seat, seed),
        _ => Bot::with(Brain::Good, Retention::Perfect, setup, seat, seed),
    };
    let mut bots: Vec<_> = Seat::all(setup.players).map(bot).collect();
    let mut heard = 0;
    while let Some(seat) = game.game().to_act() {
        for told in &game.told()[heard..] {
            let hearers = bots.iter_mut().filter(|bot| told.to.includes(Some(bot.seat())));
            hearers.for_each(|bot| bot.hear(&told.event));
        }
        heard = game.told().len();
        let action = bots[seat.index()].decide(&game.game().view(Some(seat)), &game.legal()).action;
        game.apply(action).expect("a legal action");
    }
    game.record(vec!["Somebody".to_owned(); usize::from(setup.players)])
}
