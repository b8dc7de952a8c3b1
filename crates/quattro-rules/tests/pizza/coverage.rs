//! Random games reach every fate that the rules leave open for an order, and no other. The example `coverage`
//! plays more of them and prints the numbers.

use quattro_rules::pizza::Edition;
use quattro_rules::setup::GameId;

use crate::tally::{Fate, Tally, orders_of, play_games};

/// Longer lists would make a turn unwieldy to read and slow to search.
const MOST_CHOICES: usize = 64;

fn play_all(game: GameId) -> Tally {
    let mut all = Tally::default();
    for players in game.players() {
        all += play_games(game, players, 0..1_500);
    }
    all
}

fn check(game: GameId, edition: Edition) {
    let tally = play_all(game);
    assert_eq!(tally.games, 6_000);
    for order in orders_of(edition) {
        for fate in Fate::ALL {
            let (count, possible) = (tally.count(order, fate), fate.is_possible_for(order));
            assert_eq!(count > 0, possible, "{order}: {fate:?} came up {count} times");
        }
    }
    assert!(tally.largest_choice < MOST_CHOICES, "{} at {:?}", tally.largest_choice, tally.largest_at);
    assert!(tally.decisions > 100 * tally.games, "games end after a while, but not at once");
}

#[test]
fn sole_mio_reaches_everything_that_can_happen() {
    check(GameId::SoleMio, Edition::SoleMio);
}

#[test]
fn grande_reaches_everything_that_can_happen() {
    check(GameId::Grande, Edition::Grande);
}
