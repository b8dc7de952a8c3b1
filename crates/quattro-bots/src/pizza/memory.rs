//! What a seat remembers of a pizza game.
//!
//! Everything here was told to the seat: announcements and orders played into the oven, cards that went to
//! the larder, burnt orders at the bottom of the waiters, toppings that opponents showed. Each memory has a
//! lifetime, drawn when it is made, after which it is gone for good. Face-up cards are in the view and need
//! no memory.

use quattro_rules::chance::below;
use quattro_rules::pizza::{
    Column, Edition, Event, Order, OvenCard, OvenFace, Pizza, Source, Topping, Toppings, View,
};
use quattro_rules::seat::{BySeat, Seat};
use quattro_rules::setup::Setup;
use rand_core::SeedableRng;

use crate::playable::{Memory, Rng};
use crate::retention::Retention;

/// What a seat remembers of a pizza game.
#[derive(Clone, Debug)]
pub struct PizzaMemory {
    seat: Seat,
    players: u8,
    edition: Edition,
    retention: Retention,
    rng: Rng,
    /// The number of things to remember so far.
    now: u32,
    oven: Vec<Trace<OvenCard>>,
    /// Phase 2 has begun: the next card played starts a new oven.
    oven_is_open: bool,
    larder: Vec<Trace<Toppings>>,
    chairs: BySeat<ChairMemory>,
    /// The own hand and the table, tracked card by card: all other toppings must be in other hands.
    own: Toppings,
    table: Toppings,
}

/// Something remembered until a given number of events has been heard.
#[derive(Clone, Copy, Debug)]
struct Trace<T> {
    what: T,
    until: u32,
}

/// What is remembered of a player.
#[derive(Clone, Debug, Default)]
struct ChairMemory {
    /// Toppings known to be in hand.
    toppings: Vec<Trace<Topping>>,
    /// Orders known to be in hand.
    orders: Vec<Trace<Order>>,
    /// Orders at the bottom of the waiter, the lowest first.
    burnt: Vec<Trace<Order>>,
    /// How many toppings are in hand and how many orders in the waiter.
    held: u8,
    waiter: u8,
}

impl Memory<Pizza> for PizzaMemory {
    fn new(setup: &Setup, seat: Seat, retention: Retention, seed: u64) -> PizzaMemory {
        PizzaMemory {
            seat,
            players: setup.players,
            edition: Edition::of(setup.game).unwrap_or(Edition::MammaMia),
            retention,
            rng: Rng::seed_from_u64(seed ^ FORGETTING),
            now: 0,
            oven: Vec::new(),
            oven_is_open: false,
            larder: Vec::new(),
            chairs: BySeat::default(),
            own: Toppings::NONE,
            table: Toppings::NONE,
        }
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Dealt { seat, toppings, orders } => self.dealt(seat, toppings, orders),
            Event::ReceivedToppings { toppings, .. } => self.own += toppings,
            Event::Played { seat, kind, singles, doubles } => {
                self.played(seat, &Toppings::of(kind, Column { singles, doubles }));
            }
            Event::PlayedOrder { seat, order } => {
                self.put_in_oven([OvenCard::from((seat, order))]);
                self.chairs[seat].orders.retain(|trace| trace.what != order);
            }
            Event::Drew { seat, source: Source::Kitchen, cards } => self.chairs[seat].held += cards,
            Event::Drew { seat, source: Source::Waiter, cards } => self.drew_orders(seat, cards),
            Event::OvenOpened { .. } => self.oven_is_open = true,
            Event::RevealedTopping { topping } => self.table.put(topping),
            Event::Joined { seat, order } => self.chairs[seat].orders.retain(|trace| trace.what != order),
            Event::Added { seat, toppings, .. } | Event::Gave { seat, toppings } => {
                self.lay_down(seat, &toppings);
                self.put_in_larder(toppings);
            }
            Event::Filled { used, .. } => {
                take_away(&mut self.table, &used);
                self.put_in_larder(used);
            }
            Event::Committed { seat, hand, .. } => {
                self.lay_down(seat, &hand);
                self.table += hand;
            }
            Event::ShowedAgainst { seat, toppings } => self.showed(seat, &toppings),
            Event::ShowedOne { seat, topping } => self.showed(seat, &[topping].into_iter().collect()),
            Event::Burnt { seat, order, .. } => self.burnt(seat, order),
            Event::Rewarded { seat, .. } => {
                let chair = &mut self.chairs[seat];
                chair.waiter = chair.waiter.saturating_sub(1);
                chair.burnt.truncate(usize::from(chair.waiter));
            }
            Event::Gathered { toppings, .. } => {
                self.table = Toppings::NONE;
                self.put_in_oven(toppings.iter().map(OvenCard::from));
            }
            Event::NewKitchen { cards } => self.new_kitchen(cards),
            Event::RoundBegan { .. } => self.clear_old_oven(),
            _ => {}
        }
    }

    fn hear_and_forget(&mut self, event: &Event) {
        let retention = std::mem::replace(&mut self.retention, Retention::Nothing);
        self.hear(event);
        self.retention = retention;
    }

    fn keeps(event: &Event) -> bool {
        matches!(
            event,
            Event::Played { .. }
                | Event::PlayedOrder { .. }
                | Event::Added { .. }
                | Event::Gave { .. }
                | Event::Filled { .. }
                | Event::ShowedAgainst { .. }
                | Event::ShowedOne { .. }
                | Event::Burnt { .. }
        )
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> Option<Pizza> {
        super::world::imagine(self, view, rng)
    }
}

/// Separates the random numbers for memory from those for search, which come from the same seed.
const FORGETTING: u64 = 0x0f0e_0607_0e77_1e55;

impl PizzaMemory {
    /// The cards of the oven in the order of play; `None` for a forgotten one. Cards that this seat was
    /// never told about are not in the list.
    pub fn oven(&self) -> impl DoubleEndedIterator<Item = Option<OvenFace>> {
        self.traces(&self.oven).map(|card| card.map(OvenCard::face))
    }

    /// What is remembered of the larder.
    pub fn larder(&self) -> Toppings {
        let mut larder = Toppings::NONE;
        self.traces(&self.larder).flatten().for_each(|toppings| larder += toppings);
        larder
    }

    /// Toppings remembered to be in a hand.
    pub fn toppings_of(&self, seat: Seat) -> Toppings {
        self.traces(&self.chairs[seat].toppings).flatten().collect()
    }

    /// Orders remembered to be in a hand.
    pub fn orders_of(&self, seat: Seat) -> impl Iterator<Item = Order> {
        self.traces(&self.chairs[seat].orders).flatten()
    }

    /// The bottom of a waiter, the lowest order first; `None` for a forgotten one.
    pub fn bottom_of_waiter(&self, seat: Seat) -> impl Iterator<Item = Option<Order>> {
        self.traces(&self.chairs[seat].burnt)
    }

    fn traces<T: Copy>(&self, traces: &[Trace<T>]) -> impl DoubleEndedIterator<Item = Option<T>> {
        let now = self.now;
        traces.iter().map(move |trace| (now < trace.until).then_some(trace.what))
    }

    /// Counts one more thing to remember and draws its lifetime.
    #[expect(clippy::cast_sign_loss, reason = "the logarithm of a chance is not positive")]
    fn remember(&mut self) -> u32 {
        self.now += 1;
        match self.retention {
            Retention::Perfect => u32::MAX,
            Retention::Nothing => 0,
            Retention::Recent { things } => self.now + things,
            Retention::Fading { half_life } => {
                // Still known after n further things with probability 2^(-n / half-life).
                let chance = (below(&mut self.rng, 1 << 24) + 1) as f32 / (1 << 24) as f32;
                self.now + 1 + (-libm::log2f(chance) * half_life) as u32
            }
        }
    }

    fn dealt(&mut self, seat: Seat, toppings: u8, orders: u8) {
        let all = self.edition.order_set(quattro_rules::pizza::Kind::Salami).len();
        self.chairs[seat].held = toppings;
        self.chairs[seat].waiter = all - orders;
    }

    fn played(&mut self, seat: Seat, toppings: &Toppings) {
        self.lay_down(seat, toppings);
        // In the order of play: singles before doubles.
        let mut cards: Vec<Topping> = toppings.iter().collect();
        cards.reverse();
        self.put_in_oven(cards.into_iter().map(OvenCard::from));
    }

    fn put_in_oven(&mut self, cards: impl IntoIterator<Item = OvenCard>) {
        self.clear_old_oven();
        let until = self.remember();
        self.oven.extend(cards.into_iter().map(|what| Trace { what, until }));
    }

    /// A card came out of the oven.
    fn clear_old_oven(&mut self) {
        if std::mem::take(&mut self.oven_is_open) {
            self.oven.clear();
        }
    }

    fn put_in_larder(&mut self, what: Toppings) {
        if !what.is_empty() {
            let until = self.remember();
            self.larder.push(Trace { what, until });
        }
    }

    /// Toppings left a hand: known ones first.
    fn lay_down(&mut self, seat: Seat, toppings: &Toppings) {
        if seat == self.seat {
            take_away(&mut self.own, toppings);
        }
        let chair = &mut self.chairs[seat];
        chair.held = chair.held.saturating_sub(toppings.cards());
        for topping in toppings.iter() {
            if let Some(known) = chair.toppings.iter().position(|trace| trace.what == topping) {
                chair.toppings.swap_remove(known);
            }
        }
    }

    /// An opponent holds at least these.
    fn showed(&mut self, seat: Seat, toppings: &Toppings) {
        if seat == self.seat {
            return;
        }
        let until = self.remember();
        let sorts = Topping::all().filter(|sort| toppings.has(*sort));
        for sort in sorts {
            let chair = &mut self.chairs[seat].toppings;
            let known = chair.iter().filter(|trace| trace.what == sort).count();
            let shown = toppings.iter().filter(|topping| *topping == sort).count();
            chair.retain(|trace| trace.what != sort);
            chair.extend((0..known.max(shown)).map(|_| Trace { what: sort, until }));
        }
    }

    /// Orders drawn from what is known of the waiter are known to be in hand.
    fn drew_orders(&mut self, seat: Seat, cards: u8) {
        let chair = &mut self.chairs[seat];
        chair.waiter = chair.waiter.saturating_sub(cards);
        let left = usize::from(chair.waiter).min(chair.burnt.len());
        let drawn = chair.burnt.split_off(left);
        chair.orders.extend(drawn);
    }

    /// MM-27: under the waiter. GR-5: out of the game, face up.
    fn burnt(&mut self, seat: Seat, what: Order) {
        if self.edition != Edition::Grande {
            let until = self.remember();
            let chair = &mut self.chairs[seat];
            chair.burnt.insert(0, Trace { what, until });
            chair.waiter += 1;
        }
    }

    /// The larder becomes the kitchen. A bot that remembers all of it knows which toppings are in hands;
    /// with one opponent, they are all in that hand.
    fn new_kitchen(&mut self, cards: u8) {
        let larder = self.larder();
        if let (true, Some(opponent)) = (larder.cards() + 1 == cards, self.only_opponent()) {
            let mut rest = Toppings::each(self.edition.toppings_of_each_kind(self.players));
            let gathered =
                self.oven.iter().filter(|_| !self.oven_is_open).filter_map(|trace| topping_of(trace.what));
            let elsewhere = [larder, self.own, self.table, gathered.collect()];
            let all_there = elsewhere.iter().all(|part| take_away(&mut rest, part));
            if all_there && rest.cards() == self.chairs[opponent].held {
                let until = self.remember();
                self.chairs[opponent].toppings = rest.iter().map(|what| Trace { what, until }).collect();
            }
        }
        self.larder.clear();
    }

    fn only_opponent(&self) -> Option<Seat> {
        Some(self.seat.next(self.players)).filter(|_| self.players == 2)
    }
}

fn topping_of(card: OvenCard) -> Option<Topping> {
    match card.face() {
        OvenFace::Topping(topping) => Some(topping),
        OvenFace::Order(..) => None,
    }
}

/// Removes `part` and returns whether all of it was there; a bot that came late has not seen every card.
fn take_away(heap: &mut Toppings, part: &Toppings) -> bool {
    let there = heap.contains(part);
    if there {
        *heap -= *part;
    }
    there
}
