//! Pizza bots at a table: always a legal move, and with the same seed the same one.

use quattro_bots::{Bot, BotName, Brain, Budget, Entrant, Retention, SeatedBot};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::progress::GameInProgress;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_testkit::random::choose;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const PIZZA: [GameId; 3] = [GameId::MammaMia, GameId::SoleMio, GameId::Grande];

/// Few enough playouts that a test can ask a bot often.
const QUICK: Budget = Budget::Playouts(6);

fn every_answer_is_legal(name: BotName) {
    for game in PIZZA {
        let mut positions = 0;
        for seed in 0.. {
            positions += ask_in_a_random_game(name, &Setup::new(game, 2 + (seed % 4) as u8), seed);
            if positions >= 1000 {
                break;
            }
        }
    }
}

/// Asks bots at every decision of a random game, without playing what they answer. Returns how often they had a
/// choice.
fn ask_in_a_random_game(name: BotName, setup: &Setup, seed: u64) -> usize {
    let entrant = Entrant::named(name).within(QUICK);
    let sit = |seat| SeatedBot::<Pizza>::new(entrant, setup, seat, 9);
    let mut bots: Vec<_> = Seat::all(setup.players).map(sit).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game =
        GameInProgress::<Pizza, _>::deal(setup, Seeded::from_number(seed)).expect("a valid set-up");
    let mut positions = 0;
    while let Some(seat) = game.game().to_act() {
        let bot = &mut bots[seat.index()];
        let decision = bot.asked(&game);
        let choice = bot.decide(&decision);
        assert!(decision.legal().contains(&choice.action), "{name}: {choice:?} in {:?}", game.game());
        positions += usize::from(decision.legal().len() > 1);
        game.apply(choose(decision.legal(), &mut rng)).expect("a legal action");
    }
    positions
}

#[test]
fn everybody_answers_with_a_legal_action() {
    BotName::all().for_each(every_answer_is_legal);
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
