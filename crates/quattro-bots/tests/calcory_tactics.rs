//! Calcory positions with a clearly best action, for chef and maestro.

use quattro_bots::calcory::CalcoryMemory;
use quattro_bots::{Bot, Brain, Budget, Level, Memory, Playable, Retention};
use quattro_rules::calcory::{Action, Calcory, Event, Failure, Place, Taken};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const PLAYOUTS: u32 = 2000;

fn game(text: &str) -> Calcory {
    game_of(2, text)
}

fn game_of(players: u8, text: &str) -> Calcory {
    let text = format!("game = \"calcory\"\nplayers = {players}\n{text}");
    Calcory::from_position(&text.parse().expect("a position"), &mut Silent(Seeded::from_number(1)))
        .expect("a position")
}

fn places(text: &str) -> Vec<Place> {
    text.split_whitespace().map(|place| place.parse().expect("a place")).collect()
}

/// A bot that has seen the cards on these places.
fn bot(game: &Calcory, level: Level, known: &str) -> Bot<Calcory> {
    bot_of(2, game, Brain::Search(Budget::Playouts(PLAYOUTS)), level.retention(), known)
}

fn bot_of(players: u8, game: &Calcory, brain: Brain, retention: Retention, known: &str) -> Bot<Calcory> {
    let seat = game.to_act().expect("a decision");
    let mut bot = Bot::with(brain, retention, &Setup::new(GameId::Calcory, players), seat, 1);
    for place in places(known) {
        bot.hear(&Event::Turned { seat, place, card: game.lying(place).expect("a card") });
        bot.hear(&Event::Failed { seat, why: Failure::Over13 });
    }
    bot
}

/// Lets the bot play to the end of its turn; returns the game then, and its first action.
fn turn(mut game: Calcory, bot: &mut Bot<Calcory>) -> (Calcory, Option<Action>) {
    let mut dealer = Narrator::new(Seeded::from_number(1));
    let (mut legal, mut first) = (Vec::new(), None);
    while game.to_act() == Some(bot.seat()) {
        game.legal(&mut legal);
        let action = bot.decide(&game.view(None), &legal).action;
        first.get_or_insert(action);
        game.apply(action, &mut dealer).expect("a legal action");
        for told in dealer.told.drain(..) {
            bot.hear(&told.event);
        }
    }
    (game, first)
}

const EARLY: &str = r#"
turn = 1
won = [0, 0]
grid = [
  "r1 y1 g1 b1 r2 r7 r4 r6 r3 r8",
  "r7 r9 y0 v1 y2 y1 y3 y4 y5 y6",
  "y7 y7 y8 y9 g0 r1 g1 g2 g3 g4",
  "g5 g6 g7 g7 g8 g9 b0 v1 b1 b2",
  "b3 b4 b5 b6 b7 b7 b8 b9 v0 r0",
  "r5 v2 v3 v4 v5 v6 v7 v7 v8 v9",
]
"#;

#[test]
fn a_known_thirteen_of_many_cards_is_taken() {
    for level in [Level::Chef, Level::Maestro] {
        let game = game(EARLY);
        let (after, _) = turn(game, &mut bot(&game, level, "A1 B1 C1 D1 E1 F1"));
        assert!(after.pile_size(Seat::FIRST) >= 5, "{level}");
    }
}

#[test]
fn a_set_that_is_surely_beaten_is_not_marked_where_thirteen_is_known() {
    let text = EARLY.replace("turn = 1", "turn = 1\nturned = \"G1\"");
    for level in [Level::Chef, Level::Maestro] {
        let game = game(&text);
        // 4 is turned up; 9 makes 13, and 8, 7 and 9 beat the 4 at once.
        let (after, first) = turn(game, &mut bot(&game, level, "A1 E1 F1 J1 B2 A2"));
        assert_ne!(first, Some(Action::Stop), "{level}");
        assert!(after.pile_size(Seat::FIRST) > 0, "{level}");
    }
}

/// Seat 1 leads and knows the 9; with 1 and 2 left nobody can beat it.
const SINGLE_NINE: &str = r#"
turn = 1
won = [29, 28]
grid = [
  "r9 r1 r2 .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
]
"#;

#[test]
fn the_leader_ends_the_game_with_a_single_card() {
    for level in [Level::Chef, Level::Maestro] {
        let game = game(SINGLE_NINE);
        let (after, _) = turn(game, &mut bot(&game, level, "A1 B1 C1"));
        let marked = after.to_beat().expect("a marked set");
        assert_eq!((marked.owner, marked.tally.sum), (Seat::FIRST, 9), "{level}");
        assert_eq!(marked.tally.cards, 1, "{level}");
    }
}

/// If every won card was seen, the end game is proven without search, so no alternatives are reported.
#[test]
fn an_end_game_with_all_cards_known_is_proven() {
    let game = game(SINGLE_NINE);
    let seat = Seat::FIRST;
    let setup = Setup::new(GameId::Calcory, 2);
    let brain = Brain::Search(Budget::Playouts(1));
    let mut bot = Bot::with(brain, Retention::Perfect, &setup, seat, 1);
    let lying = places("A1 B1 C1");
    let won = game.reveal().piles.concat();
    for (card, place) in won.into_iter().zip(Place::all().filter(|place| !lying.contains(place))) {
        bot.hear(&Event::Turned { seat, place, card });
        bot.hear(&Event::Turned { seat, place: lying[0], card: game.lying(lying[0]).expect("a card") });
        bot.hear(&Event::PutBack { seat, from: lying[0], to: lying[0], set: Taken::Thirteen });
    }
    for place in lying {
        bot.hear(&Event::Turned { seat, place, card: game.lying(place).expect("a card") });
        bot.hear(&Event::Failed { seat, why: Failure::Over13 });
    }
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let choice = bot.decide(&game.view(None), &legal);
    assert!(choice.considered.is_empty());
    for number in 0..10 {
        let outcome = against_a_random_player(game, bot.clone(), number).outcome();
        let winners: Option<Vec<Seat>> = outcome.map(|outcome| outcome.winners().collect());
        assert_eq!(winners, Some(vec![seat]));
    }
}

/// The game at its end, with random moves for the other seat.
fn against_a_random_player(mut game: Calcory, mut bot: Bot<Calcory>, number: u64) -> Calcory {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut dealer = Narrator::new(Seeded::from_number(1));
    let mut legal = Vec::new();
    while game.to_act().is_some() {
        (game, _) = turn(game, &mut bot);
        game.legal(&mut legal);
        if !legal.is_empty() {
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("a legal action");
        }
        for told in dealer.told.drain(..) {
            bot.hear(&told.event);
        }
    }
    game
}

/// Seat 1 would win with its single 9; seat 2 must beat it, and can.
#[test]
fn the_last_single_card_is_beaten_by_who_would_lose() {
    let text = SINGLE_NINE
        .replace("turn = 1", "turn = 2\nmarked = { seat = 1, places = \"A1\" }")
        .replace("[29, 28]", "[29, 27]")
        .replace("r9 r1 r2 ..", "r9 r1 r2 r8");
    for level in [Level::Chef, Level::Maestro] {
        let game = game(&text);
        let (after, _) = turn(game, &mut bot(&game, level, "B1 C1 D1"));
        assert_eq!(after.to_beat().map(|set| set.owner), Seat::new(1), "{level}");
    }
}

/// What each seat can expect once everybody has seen the cards on these places.
fn expected(game: &Calcory, seen: &str) -> Vec<f32> {
    let setup = Setup::new(GameId::Calcory, game.players());
    let mut memory = CalcoryMemory::new(&setup, Seat::FIRST, Retention::Perfect, 1);
    for place in places(seen) {
        memory.hear(&Event::Turned { seat: Seat::FIRST, place, card: game.lying(place).expect("a card") });
    }
    let world = Calcory::true_world(game, &memory);
    Seat::all(game.players()).map(|seat| Calcory::prospects(&world, seat)).collect()
}

/// Seat 2 is asked and cannot beat the 9, so seat 1 ends the game in its next turn, one card ahead.
#[test]
fn who_wins_by_a_lone_card_that_stands_is_expected_to_win() {
    let text = SINGLE_NINE.replace("turn = 1", "turn = 2\nmarked = { seat = 1, places = \"A1\" }");
    let expected = expected(&game(&text), "A1 B1 C1");
    assert!(expected[0] > 0.8, "{expected:?}");
}

#[test]
fn many_cards_ahead_is_expected_to_win() {
    const EMPTY_ROW: &str = "  \".. .. .. .. .. .. .. .. .. ..\",";
    for (players, piles) in [(2, "[16, 4]"), (3, "[12, 4, 4]"), (4, "[11, 3, 3, 3]")] {
        let text = EARLY.replace("turn = 1", "turn = 2").replace("[0, 0]", piles);
        let rows: Vec<&str> = text.lines().collect();
        let taken = rows
            .iter()
            .map(|row| if row.contains("r1 y1") || row.contains("r7 r9") { EMPTY_ROW } else { *row });
        let text: Vec<&str> = taken.collect();
        let expected = expected(&game_of(players, &text.join("\n")), "");
        assert!(expected[0] > 0.6, "{players} players: {expected:?}");
    }
}

/// Three players; seat 1 has the fewest cards, and could mark a lone 9 that nobody beats.
const BEHIND: &str = r#"
turn = 1
won = [10, 20, 27]
grid = [
  "r9 r1 r2 .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. .. .. ..",
]
"#;

#[test]
fn nobody_ends_a_game_that_they_lose() {
    for (level, brain) in [
        (Level::Cook, Brain::Good),
        (Level::Chef, Brain::Search(Budget::Playouts(PLAYOUTS))),
        (Level::Maestro, Brain::Search(Budget::Playouts(PLAYOUTS))),
    ] {
        let game = game_of(3, BEHIND);
        let mut bot = bot_of(3, &game, brain, level.retention(), "A1 B1 C1");
        let (after, _) = turn(game, &mut bot);
        let lone = after.to_beat().filter(|set| set.tally.cards == 1);
        assert_eq!(lone, None, "{level}");
    }
}

/// The leader's lone card would end the game: the third player beats it, but not with another lone card that ends
/// the game for the leader just the same.
#[test]
fn a_loser_does_not_beat_a_lone_card_with_a_lone_card() {
    let text = BEHIND.replace("turn = 1", "turn = 1\nmarked = { seat = 3, places = \"B1\" }");
    let game = game_of(3, &text);
    let mut bot = bot_of(3, &game, Brain::Good, Retention::Perfect, "A1 C1");
    let (after, _) = turn(game, &mut bot);
    assert_eq!(after.to_beat().map(|set| (set.owner, set.tally.cards)), Some((Seat::FIRST, 2)));
}
