//! Two bots at a pizza table, every deal played twice with chairs swapped:
//! `cargo run --release -p quattro-bots --example pizza_duel -- GAME BOT BOT DEALS`, where a bot is a level, or
//! `search:PLAYOUTS`, and a memory may follow: `good/perfect`, `search:500/20`.

use std::time::{Duration, Instant};

use quattro_bots::{Bot, Brain, Budget, Level, Retention};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

type Parts = (Brain, Retention);

fn parts(text: &str) -> Parts {
    let (brain, memory) = text.split_once('/').map_or((text, None), |(brain, memory)| (brain, Some(memory)));
    let search = |playouts: &str| Brain::Search(Budget::Playouts(playouts.parse().expect("a number")));
    let (brain, retention) = if let Some((_, playouts)) = brain.split_once(':') {
        (search(playouts), Retention::Perfect)
    } else {
        let level: Level = brain.parse().expect("a level");
        (level.brain(), level.retention())
    };
    let retention = memory.map_or(retention, |memory| match memory {
        "perfect" => Retention::Perfect,
        "nothing" => Retention::Nothing,
        number => Retention::Fading { half_life: number.parse().expect("a half-life") },
    });
    (brain, retention)
}

#[derive(Default)]
struct Tally {
    wins: f64,
    score: f64,
    time: Duration,
    decisions: u32,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, other, deals] = arguments.as_slice() else { panic!("GAME BOT BOT DEALS") };
    let setup = Setup::new(game.parse::<GameId>().expect("a game"), 2);
    let bots = [parts(one), parts(other)];
    let deals: u64 = deals.parse().expect("a number of deals");
    let mut tallies = [Tally::default(), Tally::default()];
    let mut by_deal = Vec::new();
    for deal in 0..deals {
        let before = tallies[0].wins;
        play(&setup, deal, [0, 1], bots, &mut tallies);
        play(&setup, deal, [1, 0], bots, &mut tallies);
        by_deal.push((tallies[0].wins - before) / 2.0);
    }
    let games = deals as f64 * 2.0;
    let share = tallies[0].wins / games;
    let variance = by_deal.iter().map(|wins| (wins - share).powi(2)).sum::<f64>() / deals as f64;
    let error = 1.96 * (variance / deals as f64).sqrt();
    println!("{game}: {one} against {other}: {:.1} % ± {:.1} of {games} games", share * 100.0, error * 100.0);
    for (name, tally) in [one, other].into_iter().zip(&tallies) {
        let ms = tally.time.as_secs_f64() * 1000.0 / f64::from(tally.decisions.max(1));
        println!("  {name}: mean score {:.2}, {ms:.2} ms a decision", tally.score / games);
    }
}

/// One game; `chairs` says which bot sits where.
fn play(setup: &Setup, deal: u64, chairs: [usize; 2], bots: [Parts; 2], tallies: &mut [Tally; 2]) {
    let mut dealer = Narrator::new(Seeded::from_number(deal));
    let mut game = Pizza::deal(setup, &mut dealer).expect("a valid set-up");
    let sit = |(seat, bot): (Seat, usize)| {
        let (brain, retention) = bots[bot];
        Bot::<Pizza>::with(brain, retention, setup, seat, deal * 2 + bot as u64)
    };
    let mut players: Vec<Bot<Pizza>> = Seat::all(2).zip(chairs).map(sit).collect();
    let mut legal = Vec::new();
    loop {
        for told in dealer.told.drain(..) {
            players
                .iter_mut()
                .filter(|bot| told.to.includes(Some(bot.seat())))
                .for_each(|bot| bot.hear(&told.event));
        }
        let Some(seat) = game.to_act() else { break };
        game.legal(&mut legal);
        let tally = &mut tallies[chairs[seat.index()]];
        let view = game.view(Some(seat));
        let started = Instant::now();
        let choice = players[seat.index()].decide(&view, &legal);
        if legal.len() > 1 {
            tally.time += started.elapsed();
            tally.decisions += 1;
        }
        game.apply(choice.action, &mut dealer).expect("a legal action");
    }
    let outcome = game.outcome().expect("the game is over");
    let winners = outcome.winners().count() as f64;
    for (result, bot) in outcome.seats.iter().zip(chairs) {
        tallies[bot].score += f64::from(result.score);
        tallies[bot].wins += if result.place == 1 { 1.0 / winners } else { 0.0 };
    }
}
