//! Random games reach every fate that the rules leave open for an order, and no other. The example `coverage`
//! plays more of them and prints the numbers.

use quattro_rules::pizza::{Column, Edition, Kind, Need, Toppings};
use quattro_rules::setup::GameId;
use quattro_testkit::tally::{Fate, Tally, orders_of, play_games};

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

/// Bombastica, which takes any kinds, is where the longest lists come from: no hand of seven offers more than 30
/// payments, besides asking for help and declining.
#[test]
fn gr_7_no_hand_offers_more_ways_to_complete_a_bombastica_than_can_be_listed() {
    let mut most = 0;
    for_each_hand(0, 7, &mut Toppings::NONE.clone(), &mut |hand| {
        for lack in 1..=14 {
            let mut payments = 0;
            Need::Any(lack).payments(hand, |_| payments += 1);
            most = most.max(payments);
        }
    });
    assert_eq!(most, 30);
}

/// Hands of exactly `cards` cards, with two doubles of a kind at most.
fn for_each_hand(kind: usize, cards: u8, hand: &mut Toppings, each: &mut impl FnMut(&Toppings)) {
    let Some(&this) = Kind::ALL.get(kind) else {
        if cards == 0 {
            each(hand);
        }
        return;
    };
    for part in (Column { singles: 7, doubles: 2 }).parts().filter(|part| part.cards() <= cards) {
        *hand += Toppings::of(this, part);
        for_each_hand(kind + 1, cards - part.cards(), hand, each);
        *hand -= Toppings::of(this, part);
    }
}
