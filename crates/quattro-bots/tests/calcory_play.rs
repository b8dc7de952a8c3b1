//! Calcory bots in many positions: always legal, and blind to what their seat cannot see.

use quattro_bots::{Bot, Brain, Budget, Level};
use quattro_rules::calcory::{Action, Calcory, Card, Event, Place, Places};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// The brain of a level with a few playouts instead of its time.
fn brain(level: Level) -> Brain {
    match level.brain() {
        Brain::Search(_) => Brain::Search(Budget::Playouts(12)),
        other => other,
    }
}

/// Plays random games with one bot of this level listening at every seat; `look` gets the bot that is asked.
fn watch(level: Level, games: u64, mut look: impl FnMut(&Calcory, &Bot<Calcory>, &[Action], Places)) -> u32 {
    let mut positions = 0;
    for number in 0..games {
        let players = 2 + (number % 3) as u8;
        let setup = Setup::new(GameId::Calcory, players);
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut dealer = Narrator::new(Seeded::from_number(number));
        let mut game = Calcory::deal(&setup, &mut dealer).expect("a set-up");
        let new_bot = |seat| Bot::with(brain(level), level.retention(), &setup, seat, number);
        let mut bots: Vec<Bot<Calcory>> = Seat::all(players).map(new_bot).collect();
        let (mut legal, mut seen) = (Vec::new(), Places::default());
        while let Some(seat) = game.to_act() {
            for told in dealer.told.drain(..) {
                if let Event::Turned { place, .. } | Event::PutBack { to: place, .. } = told.event {
                    seen.insert(place);
                }
                for bot in &mut bots {
                    bot.hear(&told.event);
                }
            }
            game.legal(&mut legal);
            look(&game, &bots[seat.index()], &legal, seen);
            positions += 1;
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("a legal action");
        }
    }
    positions
}

#[test]
fn every_level_is_always_legal() {
    for level in Level::ALL {
        let positions = watch(level, 24, |game, bot, legal, _| {
            let choice = bot.clone().decide(&game.view(Some(bot.seat())), legal);
            assert!(legal.contains(&choice.action), "{level}: {} is not legal", choice.action);
        });
        assert!(positions >= 1000, "only {positions} positions");
    }
}

/// The same game with all cards that were never turned up exchanged among themselves.
fn another_world(game: &Calcory, seen: Places, rng: &mut ChaCha8Rng) -> Calcory {
    let down: Vec<Place> = game.face_down().into_iter().collect();
    let mut cards: Vec<Card> = down.iter().filter_map(|place| game.lying(*place)).collect();
    let unseen: Vec<usize> = (0..down.len()).filter(|index| !seen.contains(down[*index])).collect();
    for last in (1..unseen.len()).rev() {
        cards.swap(unseen[last], unseen[below(rng, last as u32 + 1) as usize]);
    }
    Calcory::imagine(&game.view(None), &cards, &game.reveal().piles.concat()).expect("the same cards")
}

#[test]
fn the_choice_is_the_same_in_every_world_that_the_seat_cannot_tell_apart() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for level in Level::ALL {
        watch(level, 3, |game, bot, legal, seen| {
            let other = another_world(game, seen, &mut rng);
            let mut other_legal = Vec::new();
            other.legal(&mut other_legal);
            let here = bot.clone().decide(&game.view(Some(bot.seat())), legal);
            let there = bot.clone().decide(&other.view(Some(bot.seat())), &other_legal);
            assert_eq!(here, there, "{level}");
        });
    }
}
