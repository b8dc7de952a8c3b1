//! Pizza bots at a table: always a legal move, and with the same seed the same one.

use quattro_bots::{Bot, Brain, Budget, Level, Retention};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Narrator, Told};
use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Event, Pizza};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const PIZZA: [GameId; 3] = [GameId::MammaMia, GameId::SoleMio, GameId::Grande];

/// The level with few playouts, to keep the test fast.
fn quick(level: Level) -> Brain {
    match level.brain() {
        Brain::Search(_) => Brain::Search(Budget::Playouts(6)),
        brain => brain,
    }
}

fn bots(level: Level, setup: &Setup) -> Vec<Bot<Pizza>> {
    let sit = |seat| Bot::with(quick(level), level.retention(), setup, seat, 9);
    Seat::all(setup.players).map(sit).collect()
}

/// A random game in which everyone hears what they are told; `ask` is called at every decision.
fn random_game(
    setup: &Setup,
    seed: u64,
    hear: &mut impl FnMut(&Told<Event>),
    ask: &mut impl FnMut(&Pizza, &[Action]),
) {
    let mut dealer = Narrator::new(Seeded::from_number(seed));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Pizza::deal(setup, &mut dealer).expect("a valid set-up");
    let mut legal = Vec::new();
    while game.to_act().is_some() {
        dealer.told.drain(..).for_each(|told| hear(&told));
        game.legal(&mut legal);
        ask(&game, &legal);
        let action = legal[below(&mut rng, legal.len() as u32) as usize];
        game.apply(action, &mut dealer).expect("a legal action");
    }
}

fn every_answer_is_legal(level: Level) {
    for game in PIZZA {
        let mut positions = 0;
        for seed in 0.. {
            let setup = Setup::new(game, 2 + (seed % 4) as u8);
            let players = std::cell::RefCell::new(bots(level, &setup));
            random_game(
                &setup,
                seed,
                &mut |told| {
                    let mut players = players.borrow_mut();
                    let told_to = players.iter_mut().filter(|bot| told.to.includes(Some(bot.seat())));
                    told_to.for_each(|bot| bot.hear(&told.event));
                },
                &mut |game, legal| {
                    let seat = game.to_act().expect("someone is asked");
                    let choice = players.borrow_mut()[seat.index()].decide(&game.view(Some(seat)), legal);
                    assert!(legal.contains(&choice.action), "{level}: {choice:?} in {game:?}");
                    positions += usize::from(legal.len() > 1);
                },
            );
            if positions >= 1000 {
                break;
            }
        }
    }
}

#[test]
fn every_level_answers_with_a_legal_action() {
    Level::ALL.into_iter().for_each(every_answer_is_legal);
}

#[test]
fn the_same_seed_makes_the_same_player() {
    let setup = Setup::new(GameId::SoleMio, 2);
    let mut dealer = Narrator::new(Seeded::from_number(3));
    let game = Pizza::deal(&setup, &mut dealer).expect("a valid set-up");
    let (mut legal, seat) = (Vec::new(), game.to_act().expect("someone begins"));
    game.legal(&mut legal);
    let choice = |seed| {
        let brain = Brain::Search(Budget::Playouts(30));
        let mut bot = Bot::<Pizza>::with(brain, Retention::Perfect, &setup, seat, seed);
        let told = dealer.told.iter().filter(|told| told.to.includes(Some(seat)));
        told.for_each(|told| bot.hear(&told.event));
        bot.decide(&game.view(Some(seat)), &legal)
    };
    assert_eq!(choice(1), choice(1));
    assert_ne!(choice(1).considered, choice(2).considered);
}
