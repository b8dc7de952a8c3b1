//! Golden counts: how many sequences of a given length there are from fixed deals.
//!
//! The pizza numbers were found by `crosscheck/perft.py`, which shares no code with the engine; both agree.
//! Calcory's are counted from the deck by hand, below.

use std::cmp::Reverse;

use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

/// Later kitchens depend on the moves: here they lie sorted by notation, the first on top.
struct Sorted;

impl Chance for Sorted {
    fn shuffle<C: Card>(&mut self, _: ShuffleId, cards: &mut [C]) {
        cards.sort_by_key(|card| Reverse(card.to_string()));
    }

    fn first_seat(&mut self, _: u8) -> Seat {
        Seat::FIRST
    }
}

fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 || game.to_act().is_none() {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let after = |action: &G::Action| {
        let mut next = game.clone();
        next.apply(*action, &mut Silent(Sorted)).expect("a legal action");
        sequences(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

fn counts<G: Game>(game: GameId, depths: u32) -> Vec<u64> {
    let dealt = G::deal(&Setup::new(game, 2), &mut Silent(Seeded::from_number(1))).expect("a valid set-up");
    (1..=depths).map(|depth| sequences(&dealt, depth)).collect()
}

#[test]
fn sequences_of_the_pizza_games_are_as_many_as_an_independent_program_finds() {
    let mamma_mia = [7, 14, 33, 196, 397, 1_047, 5_370, 14_480, 49_687];
    assert_eq!(counts::<Pizza>(GameId::MammaMia, 9), mamma_mia);
    let sole_mio = [6, 18, 36, 216, 648, 1_296, 7_416, 22_140, 44_280];
    assert_eq!(counts::<Pizza>(GameId::SoleMio, 9), sole_mio);
    let grande = [5, 15, 30, 150, 450, 900, 4_380, 13_200, 26_400];
    assert_eq!(counts::<Pizza>(GameId::Grande, 9), grande);
}

/// The number of ordered pairs of different cards of the deck that `wanted` accepts by their numbers.
fn pairs(wanted: impl Fn(u64, u64) -> bool) -> u64 {
    let numbers = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9].repeat(5);
    let all = (0..60).flat_map(|first| (0..60).map(move |second| (first, second)));
    all.filter(|(first, second)| first != second && wanted(numbers[*first], numbers[*second])).count() as u64
}

#[test]
fn sequences_of_calcory_are_as_many_as_its_rules_say() {
    let over = pairs(|first, second| first + second > 13 || (first, second) == (0, 0));
    let thirteen = pairs(|first, second| first + second == 13);
    let open = 60 * 59 - over - thirteen;
    // CA-6, CA-7: the next player has 60 cards; CA-8: two cards to choose from; CA-9: 58 cards or stop.
    let third = over * 60 + thirteen * 2 + open * (58 + 1);
    assert_eq!(counts::<Calcory>(GameId::Calcory, 3), [60, 60 * 59, third]);
}
