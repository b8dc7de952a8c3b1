//! How punctual bots are: every level is asked in many random positions of every game, and the time it takes is
//! compared with its budget. A measurement: what it prints depends on the machine and on what else runs there.
//!
//! `cargo run --release -p quattro-bots --example punctual -- [POSITIONS [MILLISECONDS]]`; 1,000 positions of each
//! game and 50 ms for the levels that search.

use std::time::{Duration, Instant};

use quattro_bots::{Budget, Entrant, Level, Playable};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Narrator;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// What a level answered.
#[derive(Default)]
struct Answers {
    times: Vec<Duration>,
    illegal: u32,
}

fn main() {
    let number = |place, default| {
        let argument = std::env::args().nth(place);
        argument.map_or(default, |text| text.parse().expect("a number"))
    };
    let (positions, budget) = (number(1, 1000) as usize, Duration::from_millis(number(2, 50)));
    for game in GameId::ALL {
        for level in Level::ALL {
            let answers = match game {
                GameId::Calcory => ask::<Calcory>(game, level, positions, budget),
                _ => ask::<Pizza>(game, level, positions, budget),
            };
            report(game, level, answers, budget);
        }
    }
}

/// Every position has more than one legal action, and is of a game at a table of any size.
fn ask<G: Playable>(game: GameId, level: Level, positions: usize, budget: Duration) -> Answers {
    let mut answers = Answers::default();
    let entrant = Entrant::with_budget(level, Budget::Time(budget));
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
                let start = Instant::now();
                let choice = bots[seat.index()].decide(&view, &legal);
                answers.times.push(start.elapsed());
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

fn report(game: GameId, level: Level, mut answers: Answers, budget: Duration) {
    answers.times.sort_unstable();
    let at = |share: f64| {
        let last = answers.times.len().saturating_sub(1);
        answers.times.get((last as f64 * share).ceil() as usize).map_or(0.0, Duration::as_secs_f64)
    };
    let ratio = |share| at(share) / budget.as_secs_f64();
    println!(
        "{game:<10} {level:<10} {} positions, {} illegal; of {budget:?} at most {:.3}, 99.9 % within {:.3}, median {:.3}",
        answers.times.len(),
        answers.illegal,
        ratio(1.0),
        ratio(0.999),
        ratio(0.5),
    );
}
