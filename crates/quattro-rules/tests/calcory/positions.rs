//! Positions set up by hand: what can be, and what cannot.

use quattro_rules::calcory::{Step, Stop};

use crate::scene::{Played, Scene, scene};

/// The examples in the documentation.
fn documented() -> Vec<&'static str> {
    let page = include_str!("../../../../docs/positions.md");
    let blocks = page.split("```toml\n").skip(1).filter_map(|block| block.split("```").next());
    blocks.filter(|block| block.starts_with("game = \"calcory\"")).collect()
}

#[test]
fn the_documented_positions_can_be_set_up() {
    let mut tables = documented().into_iter().map(|text| Played::from_position(text).expect("a position"));
    let late = tables.next().expect("the first example");
    assert_eq!((late.to_act(), late.piles()), (Some(2), vec![21, 18, 14]));
    assert_eq!(late.view().to_beat.map(|set| (set.tally.sum, set.tally.cards)), Some((11, 2)));
    let early = tables.next().expect("the second example");
    assert_eq!((early.to_act(), early.view().turned.sum, early.view().stop), (Some(2), 8, Some(Stop::Mark)));
    assert_eq!((early.view().quiet_turns, tables.count()), (2, 0));
}

fn refused(scene: &Scene, message: &str) {
    let error = scene.refused().to_string();
    assert!(error.starts_with(message), "{error}");
}

#[test]
fn impossible_sets_name_their_rule() {
    refused(&scene("r1 r1 y1 y1 g1 g1 b1", &[1, 0]).marked(1, "A1 B1 C1 D1 E1 F1 G1"), "marked: CA-2 ");
    refused(&scene("r1", &[1, 0]).marked(3, "A1"), "marked: CA-4 ");
    refused(&scene("r1", &[1, 0]).marked(1, "A1 A1"), "marked: CA-5 ");
    refused(&scene("r1", &[1, 0]).marked(1, "J6"), "marked: CA-5 ");
    refused(&scene("r9 r5", &[1, 0]).marked(1, "A1 B1"), "marked: CA-6 ");
    refused(&scene("r0 y0", &[1, 0]).marked(1, "A1 B1"), "marked: CA-7 ");
    refused(&scene("r9 r4", &[1, 0]).marked(1, "A1 B1"), "marked: CA-8 ");
    refused(&scene("r9 r4", &[1, 0]).marked(1, ""), "marked: CA-9 ");
    refused(&scene("r9 r4", &[0, 1]).marked(1, "A1"), "marked: CA-10 ");
    refused(&scene("r9 r4", &[1, 0]).turned("A1 B1"), "turned: CA-8 ");
    refused(&scene("r9 r2 r1", &[1, 0]).marked(2, "A1 B1").turned("B1"), "turned: CA-5 ");
    refused(&scene("r9 r2 r1", &[1, 0]).marked(1, "A1 B1").turned("C1"), "turned: CA-16 ");
    refused(&scene("r9", &[1, 0]).turned("K9"), "turned: `K9`: expected place");
}

#[test]
fn huge_sets_are_refused_without_harm() {
    let all: Vec<String> = quattro_rules::calcory::Place::all().map(|place| place.to_string()).collect();
    refused(&scene("r9", &[0, 0]).turned(&all.join(" ")), "turned: CA-6 ");
}

#[test]
fn sixty_quiet_turns_are_one_too_many() {
    refused(&scene("", &[0, 0]).quiet(60), "quiet_turns: CA-20 ");
}

/// The position with one text in it replaced.
fn altered(from: &str, to: &str) -> String {
    let position = scene("r9", &[59, 0]).position(1);
    assert!(position.contains(from), "{position}");
    let changed = position.replacen(from, to, 1);
    Played::from_position(&changed).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn every_card_must_be_accounted_for() {
    assert_eq!(
        altered("won = [59, 0]", "won = [58, 0]"),
        "won: CA-1 CardCount { grid: 1, won: 58, cards: 60 }"
    );
    assert!(altered("r9 ..", "r9 r9").starts_with("grid, row 1: CA-1 TooManyOfCard"));
    assert_eq!(altered("r9", ".."), "won: CA-1 CardCount { grid: 0, won: 59, cards: 60 }");
    assert!(altered("r9", "s9").starts_with("grid, row 1: `s9`: expected calcory-card"));
    let nothing = scene("r9", &[59, 0]).position(1).replace("r9", "..").replace("59", "60");
    let error = Played::from_position(&nothing).expect_err("nothing to play with");
    assert!(error.to_string().starts_with("grid: CA-18 "), "{error}");
}

#[test]
fn wrong_shapes_and_numbers_are_refused() {
    assert!(altered("r9 ..", "r9").starts_with("grid, row 1: CA-3 "));
    assert!(altered(", \".. .. .. .. .. .. .. .. .. ..\"]", "]").starts_with("grid: CA-3 "));
    assert!(altered("players = 2", "players = 5").starts_with("CA-2 "));
    assert!(altered("turn = 1", "turn = 3").starts_with("turn: CA-4 "));
    assert!(altered("won = [59, 0]", "won = [59]").starts_with("won: CA-8 "));
    assert!(altered("\"calcory\"", "\"grande\"").contains("unknown field `grid`"));
    assert!(altered("players = 2", "players = 2\nchef = 1").contains("unknown field `chef`"));
    assert!(altered("turn = 1", "turn = 0").contains("seats are numbered"));
    assert!(
        altered("turn = 1", &format!("turn = 1\nnames = [\"{}\"]", "x".repeat(300))).contains("NameTooLong")
    );
}

#[test]
fn steps_without_a_choice_run_by_themselves() {
    let forced = scene("r2 r3 r4", &[20, 20, 17]).turned("A1 B1 C1").turn(1);
    assert_eq!((forced.to_act(), forced.markers()), (Some(1), vec![3, 6, 6]), "marked, passed, passed");
    let over = scene("r2", &[20, 39]).marked(2, "A1").turn(1);
    assert!(matches!(over.view().step, Step::Over { .. }));
}
