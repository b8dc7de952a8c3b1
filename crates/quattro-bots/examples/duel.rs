//! Two kinds of bots against each other at Calcory, every deal twice with the chairs exchanged.
//!
//! `cargo run --release -p quattro-bots --example duel -- chef cook 200 [first seed]`; a level, or
//! `chef:500` for a level that thinks for so many playouts instead of its time.

use std::time::Instant;

use quattro_bots::{Bot, Brain, Budget, Level};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

#[derive(Clone, Copy)]
struct Player {
    level: Level,
    brain: Brain,
}

fn player(text: &str) -> Player {
    let (name, playouts) = text.split_once(':').unwrap_or((text, ""));
    let level: Level = name.parse().expect("a level");
    let brain = playouts.parse().map_or(level.brain(), |playouts| Brain::Search(Budget::Playouts(playouts)));
    Player { level, brain }
}

#[derive(Default, Clone, Copy)]
struct Clock {
    seconds: f64,
    decisions: u32,
}

/// Plays one game; returns the share of the first of `players`, who sits at `chair`.
fn play(players: [Player; 2], chair: usize, seed: u64, clocks: &mut [Clock; 2]) -> f64 {
    let setup = Setup::new(GameId::Calcory, 2);
    let mut dealer = Narrator::new(Seeded::from_number(seed));
    let mut game = Calcory::deal(&setup, &mut dealer).expect("a set-up");
    let at = |seat: Seat| usize::from(seat.index() != chair);
    let mut bots: Vec<Bot<Calcory>> = Seat::all(2)
        .map(|seat| {
            let Player { level, brain } = players[at(seat)];
            Bot::with(brain, level.retention(), &setup, seat, seed * 2 + seat.index() as u64)
        })
        .collect();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act() {
        for told in dealer.told.drain(..) {
            for bot in &mut bots {
                bot.hear(&told.event);
            }
        }
        game.legal(&mut legal);
        let started = Instant::now();
        let choice = bots[seat.index()].decide(&game.view(Some(seat)), &legal);
        let clock = &mut clocks[at(seat)];
        clock.seconds += started.elapsed().as_secs_f64();
        clock.decisions += 1;
        game.apply(choice.action, &mut dealer).expect("a legal action");
    }
    let outcome = game.outcome().expect("the game is over");
    let first = Seat::new(chair).expect("a chair");
    let winners = outcome.winners().count() as f64;
    if outcome.winners().any(|seat| seat == first) { 1.0 / winners } else { 0.0 }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, deals, rest @ ..] = &arguments[..] else { panic!("duel LEVEL LEVEL DEALS [SEED]") };
    let players = [player(one), player(other)];
    let deals: u64 = deals.parse().expect("a number of deals");
    let first: u64 = rest.first().map_or(1, |seed| seed.parse().expect("a seed"));
    let mut clocks = [Clock::default(); 2];
    // One result for each deal: both games of it depend on the same cards.
    let mut shares = Vec::new();
    for seed in first..first + deals {
        let both = play(players, 0, seed, &mut clocks) + play(players, 1, seed, &mut clocks);
        shares.push(both / 2.0);
    }
    let mean = shares.iter().sum::<f64>() / deals as f64;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (deals - 1) as f64;
    let margin = 1.96 * (variance / deals as f64).sqrt();
    let ms = clocks.map(|clock| 1000.0 * clock.seconds / f64::from(clock.decisions));
    let decisions = clocks[0].decisions + clocks[1].decisions;
    println!(
        "{one} against {other}: {:.1} % [{:.1}, {:.1}] in {} games; {:.3} and {:.3} ms a decision, {:.0} decisions a game",
        100.0 * mean,
        100.0 * (mean - margin),
        100.0 * (mean + margin),
        2 * deals,
        ms[0],
        ms[1],
        f64::from(decisions) / (2 * deals) as f64,
    );
}
