//! A bot answers without panicking even if its view is impossible.

use quattro_bots::{Bot, Brain, Budget, Memory, Playable, Retention, Rng, Style};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::pizza::{Column, Pizza, Toppings};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_core::SeedableRng;

const BRAINS: [Brain; 5] = [
    Brain::Random,
    Brain::Simple,
    Brain::Good,
    Brain::InStyle(Style::Dreamer),
    Brain::Search(Budget::Playouts(3)),
];

/// Asks every level about a view that `spoil` makes impossible.
fn ask<G: Playable>(game: GameId, spoil: impl Fn(&mut G::View)) {
    let setup = Setup::new(game, 3);
    let table = G::deal(&setup, &mut Silent(Seeded::from_number(1))).expect("a valid set-up");
    let seat = table.to_act().expect("someone begins");
    let mut legal = Vec::new();
    table.legal(&mut legal);
    let mut view = table.view(Some(seat));
    let memory = G::Memory::new(&setup, seat, Retention::Perfect, 1);
    assert!(memory.imagine(&view, &mut Rng::seed_from_u64(1)).is_some());
    spoil(&mut view);
    assert!(memory.imagine(&view, &mut Rng::seed_from_u64(1)).is_none());
    for brain in BRAINS {
        let choice =
            |seed| Bot::<G>::with(brain, Retention::Perfect, &setup, seat, seed).decide(&view, &legal);
        let all: Vec<_> = (0..8).map(choice).collect();
        assert!(all.iter().all(|choice| legal.contains(&choice.action)));
        assert!(all.iter().all(|choice| choice.considered.is_empty()), "nothing was thought about");
        assert!(all.iter().any(|choice| choice.action != all[0].action), "one answer to every question");
    }
}

#[test]
fn a_pizza_bot_that_cannot_imagine_a_world_still_answers() {
    for game in [GameId::MammaMia, GameId::SoleMio, GameId::Grande] {
        ask::<Pizza>(game, |view| view.kitchen += 1);
        ask::<Pizza>(game, |view| view.oven = u8::MAX);
        ask::<Pizza>(game, |view| view.table = Toppings::each(Column { singles: 20, doubles: 0 }));
        ask::<Pizza>(game, |view| view.chairs.iter_mut().for_each(|chair| chair.waiter = u8::MAX));
        ask::<Pizza>(game, |view| view.game = GameId::Calcory);
    }
}

#[test]
fn a_calcory_bot_that_cannot_imagine_a_world_still_answers() {
    ask::<Calcory>(GameId::Calcory, |view| view.chairs[0].pile += 1);
    ask::<Calcory>(GameId::Calcory, |view| view.on_turn = Seat::new(4).expect("a chair"));
}
