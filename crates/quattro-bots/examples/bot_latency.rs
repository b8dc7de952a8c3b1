//! Measures how long bots take to answer: every level and character decides in many random positions of every game, and its
//! time is compared with its budget. The result depends on the machine and its load, so times are printed
//! twice: as wall-clock time, and without the time that the thread waited for a core.
//!
//! `cargo run --release -p quattro-bots --example bot_latency -- [POSITIONS [MILLISECONDS]]`; 1,000 positions of each
//! game and 50 ms for the levels that search.

use std::time::Duration;

use quattro_bots::{BotName, Budget, Entrant, Playable, system_clock};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Narrator;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// What a bot answered.
#[derive(Default)]
struct Answers {
    /// Wall-clock time, and the same without waiting for a core.
    times: Vec<[Duration; 2]>,
    illegal: u32,
}

fn main() {
    let number = |place, default| {
        let argument = std::env::args().nth(place);
        argument.map_or(default, |text| text.parse().expect("a number"))
    };
    let (positions, budget) = (number(1, 1000) as usize, Duration::from_millis(number(2, 50)));
    for game in GameId::ALL {
        for name in BotName::all() {
            let answers = with_engine!(game, G => ask::<G>(game, name, positions, budget));
            report(game, name, &answers, budget);
        }
    }
}

/// Every position has more than one legal action, and is of a game at a table of any size.
fn ask<G: Playable>(game: GameId, name: BotName, positions: usize, budget: Duration) -> Answers {
    let mut answers = Answers::default();
    let entrant = Entrant::named(name).within(Budget::Time(budget));
    for (seed, players) in (0..).zip(game.players().cycle()) {
        let setup = Setup::new(game, players);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut dealer = Narrator::new(Seeded::from_number(seed));
        let mut table = G::deal(&setup, &mut dealer).expect("a valid set-up");
        let sit = |seat| entrant.bot::<G>(&setup, seat, seed);
        let mut bots: Vec<_> = Seat::all(players).map(sit).collect();
        let mut legal = Vec::new();
        while let Some(seat) = table.to_act() {
            for told in dealer.told.drain(..) {
                let hearers = bots.iter_mut().filter(|bot| told.to.includes(Some(bot.seat())));
                hearers.for_each(|bot| bot.hear(&told.event));
            }
            table.legal(&mut legal);
            // A few decisions of every game, so that there are many games.
            if legal.len() > 1 && below(&mut rng, 8) == 0 {
                let view = table.view(Some(seat));
                let (start, waited) = (system_clock(), waited());
                let choice = bots[seat.index()].decide(&view, &legal);
                let time = system_clock().saturating_sub(start);
                answers.times.push([time, time.saturating_sub(self::waited().saturating_sub(waited))]);
                answers.illegal += u32::from(!legal.contains(&choice.action));
                if answers.times.len() == positions {
                    return answers;
                }
            }
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            table.apply(action, &mut dealer).expect("a legal action");
        }
    }
    answers
}

/// How long this thread has waited for a core so far; zero if the system does not report it.
fn waited() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').nth(1).and_then(|number| number.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

fn report(game: GameId, name: BotName, answers: &Answers, budget: Duration) {
    println!("{game} {name}: {} positions, {} illegal answers", answers.times.len(), answers.illegal);
    for (way, name) in ["on the wall", "without waiting for a core"].into_iter().enumerate() {
        let mut times: Vec<Duration> = answers.times.iter().map(|times| times[way]).collect();
        times.sort_unstable();
        let [half, nearly_all, all] = [500, 999, 1000].map(|share| {
            let place = (times.len() * share).div_ceil(1000).saturating_sub(1);
            times.get(place).map_or(0.0, |time| time.as_secs_f64() / budget.as_secs_f64())
        });
        println!("  {name}: of {budget:?} half {half:.3}, 99.9 % {nearly_all:.3}, all {all:.3}");
    }
}
