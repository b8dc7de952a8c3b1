//! What pizza bots remember and forget.

use quattro_bots::pizza::PizzaMemory;
use quattro_bots::{Memory, Playable, Retention, Rng};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Event, OvenFace, Phase, Pizza, Toppings};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_core::SeedableRng;

const PIZZA: [GameId; 3] = [GameId::MammaMia, GameId::SoleMio, GameId::Grande];

/// A game of good moves as the first seat hears it; `look` is called at every decision.
fn listen(
    setup: &Setup,
    retention: Retention,
    seed: u64,
    mut look: impl FnMut(&Pizza, &PizzaMemory, &[Event]),
) {
    let mut dealer = Narrator::new(Seeded::from_number(seed));
    let mut game = Pizza::deal(setup, &mut dealer).expect("a valid set-up");
    let mut memory = PizzaMemory::new(setup, Seat::FIRST, retention, seed);
    let (mut legal, mut rng) = (Vec::new(), Rng::seed_from_u64(seed));
    while game.to_act().is_some() {
        let told = dealer.told.drain(..).filter(|told| told.to.includes(Some(Seat::FIRST)));
        let heard: Vec<Event> = told.map(|told| told.event).collect();
        for event in &heard {
            memory.hear(event);
        }
        // MM-18: nobody has seen what a stalemate puts into the larder.
        if heard.iter().any(|event| matches!(event, Event::Stalemate { .. })) {
            return;
        }
        look(&game, &memory, &heard);
        // Now and then a beginner's move, for the sake of variety.
        let action = if legal.len() % 3 == 1 {
            Pizza::simple_move(&game, &mut legal, &mut rng)
        } else {
            Pizza::good_move(&game, &mut legal, &mut rng)
        };
        game.apply(action, &mut dealer).expect("a good move is legal");
    }
}

/// The oven in the order in which it was played.
fn oven(game: &Pizza) -> Vec<OvenFace> {
    let faces = game.oven().iter().map(|card| card.face());
    if game.phase() == Phase::Oven { faces.rev().collect() } else { faces.collect() }
}

#[test]
fn a_perfect_memory_knows_the_oven_the_larder_and_the_bottom_of_the_waiters() {
    let mut rng = Rng::seed_from_u64(1);
    for game in PIZZA {
        for seed in 0..20 {
            let setup = Setup::new(game, 2 + (seed % 4) as u8);
            listen(&setup, Retention::Perfect, seed, |game, memory, _| {
                let view = game.view(Some(Seat::FIRST));
                let world = memory.imagine(&view, &mut rng);
                assert_eq!(world.view(Some(Seat::FIRST)), view);
                assert_eq!(oven(&world), oven(game));
                assert_eq!(world.larder(), game.larder());
                for seat in Seat::all(game.players()) {
                    let bottom: Vec<_> = memory.bottom_of_waiter(seat).flatten().collect();
                    assert_eq!(bottom, game.waiter(seat)[..bottom.len()]);
                    let orders = memory.orders_of(seat);
                    assert!(
                        seat == Seat::FIRST || { orders }.all(|order| game.hand(seat).orders.contains(order))
                    );
                    assert!(
                        seat == Seat::FIRST || game.hand(seat).toppings.contains(&memory.toppings_of(seat))
                    );
                }
            });
        }
    }
}

#[test]
fn with_one_opponent_who_counts_all_knows_the_other_hand_when_the_kitchen_is_empty() {
    let mut rng = Rng::seed_from_u64(2);
    for game in PIZZA {
        let mut known = 0;
        for seed in 0..20 {
            listen(&Setup::new(game, 2), Retention::Perfect, seed, |game, memory, heard| {
                let world = memory.imagine(&game.view(Some(Seat::FIRST)), &mut rng);
                let other = Seat::FIRST.next(2);
                let begins = matches!(heard.last(), Some(Event::RoundBegan { round: 2.., .. }));
                if game.phase() == Phase::Oven || begins {
                    assert_eq!(world.hand(other).toppings, game.hand(other).toppings);
                    known += 1;
                }
            });
        }
        assert!(known > 40, "{game}: only {known} hands were known");
    }
}

#[test]
fn what_has_faded_does_not_come_back() {
    let setup = Setup::new(GameId::MammaMia, 3);
    let (mut forgotten, mut remembered) = (0, 0);
    for seed in 0..20 {
        let mut before: Vec<bool> = Vec::new();
        let mut round = 0;
        listen(&setup, Retention::Fading { half_life: 10.0 }, seed, |game, memory, _| {
            let now: Vec<bool> = memory.oven().map(|card| card.is_some()).collect();
            if game.phase() == Phase::Playing && game.round() == round {
                assert!(before.iter().zip(&now).all(|(then, now)| *then || !now), "forgotten for good");
            }
            if game.phase() == Phase::Playing {
                forgotten += now.iter().filter(|known| !**known).count();
                remembered += now.iter().filter(|known| **known).count();
            }
            (before, round) = (now, game.round());
        });
    }
    assert!(forgotten > 500 && remembered > 500, "{forgotten} forgotten, {remembered} remembered");
}

#[test]
fn half_is_forgotten_after_the_half_life() {
    let setup = Setup::new(GameId::MammaMia, 2);
    let played =
        Event::Played { seat: Seat::FIRST, kind: quattro_rules::pizza::Kind::Olive, singles: 1, doubles: 0 };
    let known = |seed| {
        let mut memory = PizzaMemory::new(&setup, Seat::FIRST, Retention::Fading { half_life: 12.0 }, seed);
        (0..13).for_each(|_| memory.hear(&played));
        memory.oven().next().flatten().is_some()
    };
    let share = (0..4000).filter(|seed| known(*seed)).count();
    assert!((1850..2150).contains(&share), "{share} of 4000 remember");
}

#[test]
fn who_remembers_nothing_knows_only_the_view() {
    let mut rng = Rng::seed_from_u64(3);
    for game in PIZZA {
        listen(&Setup::new(game, 4), Retention::Nothing, 5, |game, memory, _| {
            assert!(memory.oven().all(|card| card.is_none()));
            assert_eq!(memory.larder(), Toppings::NONE);
            for seat in Seat::all(4) {
                assert_eq!(memory.toppings_of(seat), Toppings::NONE);
                assert_eq!(memory.orders_of(seat).count(), 0);
            }
            let view = game.view(Some(Seat::FIRST));
            assert_eq!(memory.imagine(&view, &mut rng).view(Some(Seat::FIRST)), view);
        });
    }
}
