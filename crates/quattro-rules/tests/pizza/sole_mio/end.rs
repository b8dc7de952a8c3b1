//! The end: SM-60.

use quattro_rules::pizza::{Event, Phase};
use quattro_rules::setup::{GameId, Options};

use crate::scene::{Scene, play_randomly};
use crate::support::{Table, seat};

#[test]
fn sm_60_the_game_ends_after_the_second_scoring() {
    let mut table = Table::deal(GameId::SoleMio, 3, Options::default(), 6);
    assert_eq!(table.view().rounds, 2);
    play_randomly(&mut table, 6, |_| false);
    assert_eq!((table.view().round, table.view().phase), (2, Phase::Over));
    assert_eq!(table.refused("skip"), "SM-60 GameOver");
}

#[test]
fn sm_60_most_filled_orders_win_then_ingredients_in_hand_and_ties_share_the_place() {
    let table = Scene::sole_mio("", "1m")
        .seat("chili", "1S")
        .filled("duel")
        .seat("salami", "2p")
        .filled("duel")
        .seat("olive", "1p")
        .filled("duel")
        .seat("mushroom", "3s2P")
        .seat("pineapple", "")
        .filled("duel match")
        .lay();
    let places: Vec<(u8, u8, u8)> =
        table.outcome().seats.iter().map(|result| (result.place, result.score, result.tie_break)).collect();
    assert_eq!(places, [(2, 1, 2), (2, 1, 2), (4, 1, 1), (5, 0, 7), (1, 2, 0)], "a double counts two");
    assert!(table.events().contains(&Event::Ranked { seat: seat(3), place: 4, filled: 1, in_hand: 1 }));
}

#[test]
fn sm_60_orders_in_hand_break_no_tie() {
    let scene = Scene::sole_mio("", "1m").seat("chili", "1s").orders("duel match").seat("salami", "1s");
    let places: Vec<u8> = scene.lay().outcome().seats.iter().map(|result| result.place).collect();
    assert_eq!(places, [1, 1]);
}
