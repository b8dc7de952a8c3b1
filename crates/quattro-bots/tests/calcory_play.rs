//! Calcory bots in many positions: always legal.

use quattro_bots::{Bot, BotName, Brain, Budget, Retention};
use quattro_rules::calcory::{Action, Calcory};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// A bot with a few playouts instead of a time limit.
fn brain(name: BotName) -> Brain {
    match name.brain() {
        Brain::Search(_) => Brain::Search(Budget::Playouts(12)),
        other => other,
    }
}

/// Plays random games with one such bot listening at every seat; `look` gets the bot that is asked.
fn watch(name: BotName, games: u64, mut look: impl FnMut(&Calcory, &Bot<Calcory>, &[Action])) -> u32 {
    let mut positions = 0;
    for number in 0..games {
        let players = 2 + (number % 3) as u8;
        let setup = Setup::new(GameId::Calcory, players);
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut dealer = Narrator::new(Seeded::from_number(number));
        let mut game = Calcory::deal(&setup, &mut dealer).expect("a set-up");
        let new_bot = |seat| Bot::with(brain(name), name.retention(), &setup, seat, number);
        let mut bots: Vec<Bot<Calcory>> = Seat::all(players).map(new_bot).collect();
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act() {
            for told in dealer.told.drain(..) {
                for bot in &mut bots {
                    bot.hear(&told.event);
                }
            }
            game.legal(&mut legal);
            look(&game, &bots[seat.index()], &legal);
            positions += 1;
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("a legal action");
        }
    }
    positions
}

#[test]
fn everybody_is_always_legal() {
    for name in BotName::all() {
        let positions = watch(name, 24, |game, bot, legal| {
            let choice = bot.clone().decide(&game.view(Some(bot.seat())), legal);
            assert!(legal.contains(&choice.action), "{name}: {} is not legal", choice.action);
        });
        assert!(positions >= 1000, "only {positions} positions");
    }
}

#[test]
fn unknown_cards_are_not_turned_up_in_reading_order() {
    let setup = Setup::new(GameId::Calcory, 2);
    let game = Calcory::deal(&setup, &mut Silent(Seeded::from_number(3))).expect("a valid set-up");
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let first = |brain, seed| {
        let mut bot = Bot::<Calcory>::with(brain, Retention::Perfect, &setup, Seat::FIRST, seed);
        bot.decide(&game.view(None), &legal).action
    };
    for brain in [Brain::Simple, Brain::Good, Brain::Search(Budget::Playouts(20))] {
        let mut turned: Vec<_> = (0..20).map(|seed| first(brain, seed)).collect();
        assert_eq!(turned[0], first(brain, 0), "the same seed is the same player");
        turned.sort_by_key(ToString::to_string);
        turned.dedup();
        assert!(turned.len() > 10, "{brain:?} turned up {turned:?}");
    }
}
