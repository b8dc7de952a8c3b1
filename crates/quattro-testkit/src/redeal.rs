//! Redeals the cards that a seat has not seen, giving other worlds that look the same to it.

use quattro_rules::calcory::{Calcory, Place as Spot};
use quattro_rules::chance::{ShuffleId, below};
use quattro_rules::dealer::{Audience, Told};
use quattro_rules::game::Game;
use quattro_rules::pizza::{Event, KitchenCard, Order, Pizza, Topping, Toppings};
use quattro_rules::record::{Record, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use rand_chacha::ChaCha8Rng;

/// A game whose hidden cards can be redealt.
pub trait Redeal: Game {
    /// Redeals the record's hidden cards: those that `viewer` has not seen by the last move change
    /// places.
    fn redeal(record: &Record, viewer: Option<Seat>, rng: &mut ChaCha8Rng) -> Record;
}

impl Redeal for Pizza {
    fn redeal(record: &Record, viewer: Option<Seat>, rng: &mut ChaCha8Rng) -> Record {
        unseen_at_the_pizza_table(record, viewer).redeal(record, rng)
    }
}

impl Redeal for Calcory {
    /// Only a card that was turned up ever moves, so all other places hold, unseen, what was dealt there.
    fn redeal(record: &Record, _: Option<Seat>, rng: &mut ChaCha8Rng) -> Record {
        let turned =
            |place: &Spot| record.actions.iter().any(|played| played.action == format!("turn:{place}"));
        let unseen: Vec<usize> = Spot::all().filter(|place| !turned(place)).map(Spot::index).collect();
        let mut record = record.clone();
        let mut cards: Vec<&str> = record.shuffles[0].cards.split(' ').collect();
        shuffle_places(&mut cards, &unseen, rng);
        record.shuffles[0].cards = cards.join(" ");
        record
    }
}

/// Shuffles the cards at these places and leaves the rest.
pub fn shuffle_places<T>(cards: &mut [T], places: &[usize], rng: &mut ChaCha8Rng) {
    for last in (1..places.len()).rev() {
        cards.swap(places[last], places[below(rng, last as u32 + 1) as usize]);
    }
}

/// A card by the place it was shuffled to: which shuffle of the record, and where in it, the top being 0.
type Place = (usize, usize);

/// A topping in somebody's hand.
#[derive(Clone, Copy)]
struct Held {
    place: Place,
    card: Topping,
    /// The viewer knows it, or some move of its owner depends on it.
    known: bool,
}

/// What a viewer has not seen, worked out from the record and the events with no help from the engine.
struct Unseen {
    /// Groups of places whose cards may change places with each other.
    groups: Vec<Vec<Place>>,
}

/// Tracks the cards of a pizza game independently of the engine.
struct Follower<'r> {
    record: &'r Record,
    viewer: Option<Seat>,
    hands: Vec<Vec<Held>>,
    /// The shuffle that hands are drawn from now, and how many of its cards are gone.
    pile: usize,
    drawn: usize,
    /// Orders that the viewer has seen or drawn, by owner.
    seen_orders: Vec<(Seat, Order)>,
}

fn unseen_at_the_pizza_table(record: &Record, viewer: Option<Seat>) -> Unseen {
    let mut replay = Replay::<Pizza>::open(record).expect("a valid record");
    let mut told = replay.opening().to_vec();
    while let Some(step) = replay.step().expect("a legal move") {
        told.extend(step.told);
    }
    let first = if record.game == GameId::MammaMia { ShuffleId::Kitchen(1) } else { ShuffleId::Deal };
    let mut follower = Follower {
        record,
        viewer,
        hands: vec![Vec::new(); record.seats.len()],
        pile: shuffle_of(record, first),
        drawn: 0,
        seen_orders: Vec::new(),
    };
    for told in &told {
        follower.follow(told);
    }
    follower.unseen()
}

fn shuffle_of(record: &Record, pile: ShuffleId) -> usize {
    record.shuffles.iter().position(|shuffled| shuffled.pile == pile).expect("the shuffle is in the record")
}

fn cards(record: &Record, shuffle: usize) -> Vec<String> {
    record.shuffles[shuffle].cards.split(' ').map(str::to_owned).collect()
}

impl Follower<'_> {
    fn follow(&mut self, told: &Told<Event>) {
        match (told.to, told.event) {
            (Audience::Only(seat), Event::ReceivedToppings { toppings, .. }) => self.draw(seat, toppings),
            (Audience::Only(seat), Event::ReceivedOrders { orders, .. }) if Some(seat) == self.viewer => {
                self.seen_orders.extend(orders.iter().map(|order| (seat, order)));
            }
            (Audience::Only(_), Event::Reserved { .. }) => self.know_all_hands(),
            (_, Event::RoundBegan { round, .. }) => {
                (self.pile, self.drawn) = (shuffle_of(self.record, ShuffleId::Kitchen(round)), 0);
                self.drawn =
                    if round == 1 && self.record.game == GameId::MammaMia { self.dealt() } else { 0 };
            }
            (_, Event::Played { seat, kind, singles, doubles }) => {
                self.lay_down(seat, &Toppings::of(kind, quattro_rules::pizza::Column { singles, doubles }));
            }
            (_, Event::Added { seat, toppings, .. } | Event::Gave { seat, toppings }) => {
                self.lay_down(seat, &toppings);
            }
            (_, Event::Committed { seat, hand, .. }) => self.lay_down(seat, &hand),
            // Showing cards also reveals what is not there; later moves depend on it.
            (_, Event::ShowedAgainst { .. } | Event::ShowedOne { .. }) => self.know_all_hands(),
            (
                _,
                Event::PlayedOrder { seat, order }
                | Event::Joined { seat, order }
                | Event::Rewarded { seat, order },
            ) => {
                self.seen_orders.push((seat, order));
            }
            _ => {}
        }
    }

    /// How many cards of the first kitchen are in hands or laid down as boss card after the deal (MM-5, MM-6).
    fn dealt(&self) -> usize {
        let in_hands: Vec<usize> = self.hands.iter().flatten().map(|held| held.place.1 + 1).collect();
        in_hands.into_iter().max().unwrap_or(0)
    }

    fn draw(&mut self, seat: Seat, toppings: Toppings) {
        let pile = cards(self.record, self.pile);
        for _ in 0..toppings.cards() {
            let card = loop {
                let card: KitchenCard = pile[self.drawn].parse().expect("a card of the kitchen");
                self.drawn += 1;
                if let KitchenCard::Topping(card) = card {
                    break card;
                }
            };
            let place = (self.pile, self.drawn - 1);
            self.hands[seat.index()].push(Held { place, card, known: Some(seat) == self.viewer });
        }
    }

    fn lay_down(&mut self, seat: Seat, toppings: &Toppings) {
        let hand = &mut self.hands[seat.index()];
        for topping in toppings.iter() {
            // A card known to be there is interchangeable with any other of its sort.
            let found = hand.iter().position(|held| held.card == topping).expect("the card is in hand");
            hand.remove(found);
        }
    }

    fn know_all_hands(&mut self) {
        self.hands.iter_mut().flatten().for_each(|held| held.known = true);
    }

    fn unseen(self) -> Unseen {
        let in_hands = self.hands.iter().flatten().filter(|held| !held.known).map(|held| held.place);
        let mut unseen: Vec<Place> = in_hands.collect();
        let pile = cards(self.record, self.pile);
        unseen.extend(
            (self.drawn..pile.len()).filter(|index| pile[*index] != "boss").map(|index| (self.pile, index)),
        );
        let mut groups: Vec<Vec<Place>> = Vec::new();
        for pool in 0..=3 {
            groups.push(unseen.iter().copied().filter(|place| self.pool(place.0) == pool).collect());
        }
        groups.extend(Seat::all(self.hands.len() as u8).map(|seat| self.unseen_orders(seat)));
        Unseen { groups }
    }

    /// Cards may change places only with cards of the same round: later kitchens are made of other cards.
    fn pool(&self, shuffle: usize) -> u8 {
        match self.record.shuffles[shuffle].pile {
            ShuffleId::Kitchen(round) => round,
            _ => 1,
        }
    }

    fn unseen_orders(&self, seat: Seat) -> Vec<Place> {
        let shuffle = shuffle_of(self.record, ShuffleId::Waiter(seat));
        let orders = cards(self.record, shuffle);
        let unseen = |index: &usize| {
            let order: Order = orders[*index].parse().expect("an order");
            !self.seen_orders.contains(&(seat, order))
        };
        (0..orders.len()).filter(unseen).map(|index| (shuffle, index)).collect()
    }
}

impl Unseen {
    fn redeal(&self, record: &Record, rng: &mut ChaCha8Rng) -> Record {
        let mut piles: Vec<Vec<String>> =
            (0..record.shuffles.len()).map(|shuffle| cards(record, shuffle)).collect();
        for group in &self.groups {
            let mut faces: Vec<String> =
                group.iter().map(|(shuffle, index)| piles[*shuffle][*index].clone()).collect();
            let all: Vec<usize> = (0..faces.len()).collect();
            shuffle_places(&mut faces, &all, rng);
            for ((shuffle, index), face) in group.iter().zip(faces) {
                piles[*shuffle][*index] = face;
            }
        }
        let mut other = record.clone();
        for (shuffled, pile) in other.shuffles.iter_mut().zip(&piles) {
            shuffled.cards = pile.join(" ");
        }
        keep_first_kitchen_in_step(&mut other);
        other
    }
}

/// SM-4: the first kitchen is what the deal has left, so the undealt part of the deal follows the kitchen.
fn keep_first_kitchen_in_step(record: &mut Record) {
    if record.game == GameId::MammaMia {
        return;
    }
    let (deal, kitchen) = (shuffle_of(record, ShuffleId::Deal), shuffle_of(record, ShuffleId::Kitchen(1)));
    let rest: Vec<String> = cards(record, kitchen).into_iter().filter(|card| card != "boss").collect();
    let mut dealt = cards(record, deal);
    dealt.truncate(dealt.len() - rest.len());
    dealt.extend(rest);
    record.shuffles[deal].cards = dealt.join(" ");
}
