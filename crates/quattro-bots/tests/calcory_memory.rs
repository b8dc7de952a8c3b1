//! What Calcory bots remember.

use quattro_bots::calcory::CalcoryMemory;
use quattro_bots::{Memory, Retention};
use quattro_rules::calcory::{Card, Event, Failure, Place, Taken};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

const SEAT: Seat = Seat::FIRST;

fn memory(retention: Retention, seed: u64) -> CalcoryMemory {
    Memory::new(&Setup::new(GameId::Calcory, 2), SEAT, retention, seed)
}

fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn turned(at: &str, shows: &str) -> Event {
    Event::Turned { seat: SEAT, place: place(at), card: card(shows) }
}

#[test]
fn a_card_is_known_where_it_was_turned_down() {
    let mut memory = memory(Retention::Perfect, 1);
    memory.hear(&turned("B3", "r9"));
    memory.hear(&turned("C3", "r8"));
    memory.hear(&Event::Failed { seat: SEAT, why: Failure::Over13 });
    assert_eq!(memory.card_at(place("B3")), Some(card("r9")));
    assert_eq!(memory.card_at(place("C3")), Some(card("r8")));
    assert_eq!(memory.card_at(place("D3")), None);
}

#[test]
fn a_card_that_goes_back_is_known_at_its_new_place_and_won_cards_are_gone() {
    let mut memory = memory(Retention::Perfect, 1);
    memory.hear(&turned("B3", "r9"));
    memory.hear(&turned("C3", "r4"));
    memory.hear(&Event::PutBack { seat: SEAT, from: place("C3"), to: place("B3"), set: Taken::Thirteen });
    assert_eq!(memory.card_at(place("B3")), Some(card("r4")));
    assert_eq!(memory.card_at(place("C3")), None);
}

/// How many of 40 cards are still known once all were turned up.
fn kept(retention: Retention, seed: u64) -> usize {
    let mut memory = memory(retention, seed);
    for (place, card) in Place::all().zip(Card::deck()).take(40) {
        memory.hear(&Event::Turned { seat: SEAT, place, card });
        memory.hear(&Event::Failed { seat: SEAT, why: Failure::Over13 });
    }
    Place::all().filter(|place| memory.card_at(*place).is_some()).count()
}

#[test]
fn the_better_the_memory_the_more_is_kept() {
    let mean = |half_life| {
        let retention = Retention::Fading { half_life };
        (0..50).map(|seed| kept(retention, seed)).sum::<usize>() / 50
    };
    assert_eq!((kept(Retention::Nothing, 1), kept(Retention::Perfect, 1)), (0, 40));
    assert!(mean(6.0) < mean(20.0) && mean(20.0) < mean(80.0));
    // The sum of 0.5^(age / 6) for ages 0 to 39 is 9.
    assert!((7..=11).contains(&mean(6.0)), "{}", mean(6.0));
}

#[test]
fn the_same_seed_forgets_the_same() {
    let retention = Retention::Fading { half_life: 10.0 };
    assert_eq!(kept(retention, 7), kept(retention, 7));
}
