//! No input can make the rules panic: damaged records and positions are either read or refused. `fuzz/`
//! searches for more such inputs.

use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::position::Position;
use quattro_rules::record::{Record, Recorder, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Damaged copies of each text.
const COPIES: u64 = 600;

/// Replays as far as it goes.
fn replay<G: Game>(record: &Record) {
    if let Ok(mut replay) = Replay::<G>::open(record) {
        while let Ok(Some(_)) = replay.step() {}
    }
}

fn read_record(text: &str) {
    if let Ok(record) = Record::from_json(text) {
        replay::<Pizza>(&record);
        replay::<Calcory>(&record);
    }
}

/// Sets up and plays on, at random, for a while or to the end.
fn play_on<G: Game>(position: &Position, rng: &mut ChaCha8Rng) {
    const MOVES: usize = 400;
    let mut dealer = Silent(Seeded::from_number(1));
    let Ok(mut game) = G::from_position(position, &mut dealer) else { return };
    let mut actions = Vec::new();
    for _ in 0..MOVES {
        game.view(game.to_act());
        game.legal(&mut actions);
        if actions.is_empty() {
            assert!(game.outcome().is_some(), "somebody can always do something until the game is over");
            return;
        }
        game.apply(*pick(&actions, rng), &mut dealer).expect("the action was listed");
    }
}

fn read_position(text: &str, rng: &mut ChaCha8Rng) {
    if let Ok(position) = text.parse() {
        play_on::<Pizza>(&position, rng);
        play_on::<Calcory>(&position, rng);
    }
}

fn number(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    below(rng, bound.max(1) as u32) as usize
}

fn pick<'a, T>(items: &'a [T], rng: &mut ChaCha8Rng) -> &'a T {
    &items[number(rng, items.len())]
}

/// The text with some damage, most of which leaves it readable at first sight.
fn damaged(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..=number(rng, 3) {
        text = match number(rng, 6) {
            0 => flip_a_byte(&text, rng),
            1 => delete_a_line(&text, rng),
            2 => repeat_a_line(&text, rng),
            3 => swap_words(&text, rng),
            4 => change_a_number(&text, rng),
            _ => cut_short(&text, rng),
        };
    }
    text
}

fn flip_a_byte(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = number(rng, bytes.len());
    if let Some(byte) = bytes.get_mut(place) {
        *byte ^= 1 << number(rng, 8);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn delete_a_line(text: &str, rng: &mut ChaCha8Rng) -> String {
    let gone = number(rng, text.lines().count());
    let kept = text.lines().enumerate().filter(|(index, _)| *index != gone);
    kept.flat_map(|(_, line)| [line, "\n"]).collect()
}

fn cut_short(text: &str, rng: &mut ChaCha8Rng) -> String {
    text.chars().take(number(rng, text.len())).collect()
}

fn repeat_a_line(text: &str, rng: &mut ChaCha8Rng) -> String {
    let twice = number(rng, text.lines().count());
    let line = |(index, line)| if index == twice { format!("{line}\n{line}\n") } else { format!("{line}\n") };
    text.lines().enumerate().map(line).collect()
}

fn swap_words(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let (left, right) = (number(rng, words.len()), number(rng, words.len()));
    words.swap(left, right);
    words.join(" ")
}

fn change_a_number(text: &str, rng: &mut ChaCha8Rng) -> String {
    const NUMBERS: [&str; 9] = ["0", "1", "2", "7", "20", "127", "255", "256", "99999999999999999999"];
    let digits: Vec<usize> =
        text.match_indices(|letter: char| letter.is_ascii_digit()).map(|at| at.0).collect();
    let Some(&place) = digits.get(number(rng, digits.len())) else { return text.to_owned() };
    format!("{}{}{}", &text[..place], pick(&NUMBERS, rng), &text[place + 1..])
}

fn random_record<G: Game>(setup: &Setup) -> String {
    let mut dealer = Silent(Recorder::new(Seeded::from_number(4)));
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut record = Record::new(setup, Seat::all(setup.players).map(|seat| seat.to_string()).collect());
    let mut game = G::deal(setup, &mut dealer).expect("a valid set-up");
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act() {
        game.legal(&mut actions);
        let action = *pick(&actions, &mut rng);
        game.apply(action, &mut dealer).expect("the action was listed");
        record.push(seat, &action);
    }
    record.set_chance(&dealer.0);
    record.result = game.outcome();
    record.to_json()
}

#[test]
fn damaged_records_never_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for game in GameId::ALL {
        let setup = Setup::new(game, 2);
        let record = with_engine!(game, G => random_record::<G>(&setup));
        for _ in 0..COPIES {
            read_record(&damaged(&record, &mut rng));
        }
    }
}

#[test]
fn damaged_positions_never_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let page = include_str!("../../../docs/positions.md");
    let positions: Vec<&str> =
        page.split("```toml\n").skip(1).filter_map(|block| block.split("```").next()).collect();
    assert!(positions.len() >= 7);
    for position in positions {
        read_position(position, &mut rng);
        for _ in 0..COPIES {
            read_position(&damaged(position, &mut rng), &mut rng);
        }
    }
}

#[test]
fn noise_never_panics() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for length in 0..300 {
        let noise: String = (0..length).map(|_| char::from(number(&mut rng, 128) as u8)).collect();
        read_record(&noise);
        read_position(&noise, &mut rng);
        let _ = noise.parse::<quattro_rules::pizza::Action>();
        let _ = noise.parse::<quattro_rules::calcory::Action>();
    }
}

/// Actions are typed by people: every verb with every sort of object, sensible or not.
#[test]
fn actions_are_read_or_refused() {
    let verbs =
        "play order draw join number choose add reserve want give commit name show turn back put stop";
    let objects = [
        "",
        ":",
        "1",
        "0",
        "é",
        "1é",
        "3s",
        "0s",
        "21s",
        "255s",
        "3s3s",
        "1s1p",
        "none",
        "none+none",
        "1s+1p",
        "salami",
        "salami+",
        "+",
        "99999999999s",
        "256",
        "A1",
        "K7",
        "mixed",
        "kitchen",
        "-1p",
        "S",
        "ß",
    ];
    for verb in verbs.split(' ') {
        for object in objects {
            let text = format!("{verb}:{object}");
            if let Ok(action) = text.parse::<quattro_rules::pizza::Action>() {
                assert_eq!(action.to_string().parse(), Ok(action), "{text}");
            }
            if let Ok(action) = text.parse::<quattro_rules::calcory::Action>() {
                assert_eq!(action.to_string().parse(), Ok(action), "{text}");
            }
        }
    }
}
