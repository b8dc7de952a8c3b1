//! Time is handed in: a budget in playouts never reads a clock, and a budget in time reads the one it was given.

use std::cell::Cell;
use std::time::Duration;

use quattro_bots::{Budget, Choice, Entrant, Level, Now, Playable, SeatedBot};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::pizza::Pizza;
use quattro_rules::progress::GameInProgress;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

thread_local! {
    static TICKS: Cell<u64> = const { Cell::new(0) };
}

/// One millisecond later every time it is read.
fn ticking() -> Duration {
    Duration::from_millis(TICKS.replace(TICKS.get() + 1))
}

fn broken() -> Duration {
    panic!("a budget in playouts needs no clock")
}

fn first_choice<G: Playable>(game: GameId, budget: Budget, now: Now) -> Choice<G::Action> {
    let setup = Setup::new(game, 3);
    let game = GameInProgress::<G, _>::deal(&setup, Seeded::from_number(1)).expect("a valid set-up");
    let seat = game.game().to_act().expect("someone begins");
    let chef = Entrant::with_budget(Level::Chef, budget);
    let mut bot = SeatedBot::new(chef, &setup, seat, 1).with_clock(now);
    bot.decide(&bot.asked(&game))
}

fn playouts<A>(choice: &Choice<A>) -> u32 {
    choice.considered.iter().map(|considered| considered.tries).sum()
}

/// Plays a game among bots with a clock that must not be read; returns how many imagined games that took.
fn play_without_a_clock<G: Playable>(game: GameId) -> u32 {
    let setup = Setup::new(game, 2);
    let chef = [Entrant::with_budget(Level::Chef, Budget::Playouts(3))];
    let bots = SeatedBot::<G>::at_each(Seat::all(2), &chef, &setup, 1);
    let mut bots: Vec<_> = bots.map(|bot| bot.with_clock(broken)).collect();
    let mut game = GameInProgress::<G, _>::deal(&setup, Seeded::from_number(1)).expect("a valid set-up");
    let mut imagined = 0;
    while let Some(seat) = game.game().to_act() {
        let bot = &mut bots[seat.index()];
        let choice = bot.decide(&bot.asked(&game));
        imagined += playouts(&choice);
        game.apply(choice.action).expect("a legal action");
    }
    imagined
}

#[test]
fn playouts_need_no_clock() {
    assert!(play_without_a_clock::<Pizza>(GameId::SoleMio) > 0);
    // Calcory has proofs at its end, which a time budget would cut short.
    assert!(play_without_a_clock::<Calcory>(GameId::Calcory) > 0);
}

#[test]
fn a_time_budget_is_spent_on_the_clock_handed_in() {
    // One reading sets the deadlines; the first playout is free, and each one after it costs one reading. So few
    // playouts are over before a search looks whether it can end early.
    let choice = first_choice::<Pizza>(GameId::SoleMio, Budget::Time(Duration::from_millis(30)), ticking);
    assert_eq!(playouts(&choice), 30);
}

#[test]
fn one_playout_fits_into_any_time() {
    let choice = first_choice::<Pizza>(GameId::SoleMio, Budget::Time(Duration::ZERO), ticking);
    assert_eq!(playouts(&choice), 1);
}
