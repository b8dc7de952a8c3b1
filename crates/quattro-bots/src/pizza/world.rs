//! Worlds that fit a view and a memory: known cards are put in their known places, and the rest is dealt at
//! random to the remaining places.

use quattro_rules::chance::below;
use quattro_rules::pizza::{
    CardStack, Decision, Edition, Imagined, KitchenCard, Order, Orders, OvenCard, OvenFace, Phase, Pizza,
    Topping, Toppings, View,
};
use quattro_rules::seat::BySeat;

use super::memory::PizzaMemory;
use super::promise::promised;
use crate::playable::Rng;

/// An upper bound for the size of an oven.
const MOST_PLACES: usize = 165;

/// The maximum number of orders of a player.
const MOST_ORDERS: usize = 19;

/// The cards not placed yet.
struct World<'v> {
    view: &'v View,
    imagined: Imagined,
    toppings: Toppings,
    orders: BySeat<Orders>,
    /// The oven in the order in which it was played.
    oven: [Option<OvenCard>; MOST_PLACES],
}

/// Only the reserve of an owner who asks for help can be guessed wrongly; a few attempts are enough.
const ATTEMPTS: u32 = 64;

/// A world that looks like `view` and fits `memory`, if one is found.
pub(super) fn imagine(memory: &PizzaMemory, view: &View, rng: &mut Rng) -> Option<Pizza> {
    (0..ATTEMPTS).find_map(|attempt| {
        let mut world = World::of(view)?;
        world.place_oven(memory);
        world.place_larder(memory);
        if attempt < ATTEMPTS / 2 {
            world.place_known_hands(memory);
        }
        world.place_waiters(memory, rng);
        world.keep_promise(attempt, rng);
        world.deal_rest(rng);
        Pizza::imagine(view, &world.imagined).ok()
    })
}

impl<'v> World<'v> {
    /// All cards except those the viewer sees; `None` if the view has more cards than the box.
    fn of(view: &'v View) -> Option<World<'v>> {
        let edition = Edition::of(view.game)?;
        let mut toppings = Toppings::each(edition.toppings_of_each_kind(view.chairs.len() as u8));
        let mut seen = view.table;
        seen += view.hand.map_or(Toppings::NONE, |hand| hand.toppings);
        let piles_fit = usize::from(view.oven) <= MOST_PLACES
            && view.chairs.iter().all(|chair| usize::from(chair.waiter) <= MOST_ORDERS);
        if !piles_fit || !toppings.contains(&seen) {
            return None;
        }
        toppings -= seen;
        let mut orders = BySeat::default();
        for chair in &view.chairs {
            orders[chair.seat] = edition.order_set(chair.kind);
            remove_all(&mut orders[chair.seat], chair.filled);
            remove_all(&mut orders[chair.seat], chair.removed);
        }
        if let (Some(viewer), Some(hand)) = (view.viewer, view.hand) {
            remove_all(&mut orders[viewer], hand.orders);
        }
        if let Some(judged) = &view.judged {
            orders[judged.seat].remove(judged.order);
            judged.series.iter().for_each(|joined| orders[judged.seat].remove(joined.order));
        }
        Some(World { view, imagined: Imagined::default(), toppings, orders, oven: [None; MOST_PLACES] })
    }

    fn places(&self) -> usize {
        usize::from(self.view.oven)
    }

    /// Places the remembered cards of the oven, aligned at the last card played.
    fn place_oven(&mut self, memory: &PizzaMemory) {
        let places = self.places();
        if let (Some(face), Some(top)) = (self.view.oven_top, places.checked_sub(1)) {
            self.oven[top] = self.take_face(face);
        }
        let known = memory.oven().rev().take(places);
        for (depth, face) in known.enumerate() {
            let place = places - 1 - depth;
            if let (None, Some(face)) = (self.oven[place], face) {
                self.oven[place] = self.take_face(face);
            }
        }
    }

    fn place_larder(&mut self, memory: &PizzaMemory) {
        for topping in memory.larder().iter().take(usize::from(self.view.larder)) {
            if self.take(topping) {
                self.imagined.larder.put(topping);
            }
        }
    }

    /// The card, unless it is known to be elsewhere.
    fn take_face(&mut self, face: OvenFace) -> Option<OvenCard> {
        match face {
            OvenFace::Topping(topping) => self.take(topping).then(|| topping.into()),
            OvenFace::Order(seat, order) => {
                let free = self.orders[seat].contains(order);
                self.orders[seat].remove(order);
                free.then(|| (seat, order).into())
            }
        }
    }

    fn take(&mut self, topping: Topping) -> bool {
        let free = self.toppings.has(topping);
        if free {
            self.toppings -= [topping].into_iter().collect();
        }
        free
    }

    fn others(&self) -> impl Iterator<Item = &'v quattro_rules::pizza::SeatView> + use<'v> {
        let viewer = self.view.viewer;
        self.view.chairs.iter().filter(move |chair| Some(chair.seat) != viewer)
    }

    fn place_known_hands(&mut self, memory: &PizzaMemory) {
        for chair in self.others() {
            let known = memory.toppings_of(chair.seat);
            for topping in known.iter().take(usize::from(chair.toppings)) {
                if self.take(topping) {
                    self.imagined.hands[chair.seat].toppings.put(topping);
                }
            }
            for order in memory.orders_of(chair.seat).take(usize::from(chair.orders)) {
                if self.orders[chair.seat].contains(order) {
                    self.orders[chair.seat].remove(order);
                    self.imagined.hands[chair.seat].orders.insert(order);
                }
            }
        }
    }

    /// Burnt orders are at the bottom of the waiters; all others are dealt to hand, waiter and oven.
    fn place_waiters(&mut self, memory: &PizzaMemory, rng: &mut Rng) {
        for chair in &self.view.chairs {
            let seat = chair.seat;
            let mut waiter = [None; MOST_ORDERS];
            for (place, order) in memory.bottom_of_waiter(seat).take(usize::from(chair.waiter)).enumerate() {
                waiter[place] = order.filter(|order| self.orders[seat].contains(*order));
                waiter[place].into_iter().for_each(|order| self.orders[seat].remove(order));
            }
            let mut rest = shuffled_orders(self.orders[seat], rng);
            for place in &waiter[..usize::from(chair.waiter)] {
                if let Some(order) = place.or_else(|| rest.pop()) {
                    self.imagined.waiters[seat].push(order);
                }
            }
            if self.view.viewer != Some(seat) {
                let hand = &mut self.imagined.hands[seat].orders;
                while hand.len() < chair.orders {
                    let Some(order) = rest.pop() else { break };
                    hand.insert(order);
                }
            }
            // The remaining orders of this seat can only be in the oven.
            self.orders[seat] = rest.cards().iter().copied().collect();
        }
    }

    /// An owner who has asked for help has reserved what the request leaves out (SM-25).
    fn keep_promise(&mut self, attempt: u32, rng: &mut Rng) {
        let Some((owner, judged)) = self.view.judged.as_ref().map(|judged| (judged.seat, judged)) else {
            return;
        };
        if self.view.viewer == Some(owner) || !matches!(self.view.decision, Some(Decision::Help { .. })) {
            return;
        }
        let (Some(lack), Some(request)) = (judged.lack, judged.request) else { return };
        let mut within_reach = self.toppings;
        within_reach += self.imagined.hands[owner].toppings;
        let kept = promised(lack, request, &within_reach, attempt, rng);
        let mut from_elsewhere = kept;
        from_elsewhere.singles = kept.singles.saturating_sub(self.imagined.hands[owner].toppings.singles);
        from_elsewhere.doubles = kept.doubles.saturating_sub(self.imagined.hands[owner].toppings.doubles);
        if !self.toppings.contains(&from_elsewhere) {
            return;
        }
        self.toppings -= from_elsewhere;
        self.imagined.hands[owner].toppings += from_elsewhere;
        self.imagined.reserved = kept;
    }

    fn deal_rest(&mut self, rng: &mut Rng) {
        let mut deck = shuffled_toppings(&self.toppings, rng);
        self.fill_oven(&mut deck, rng);
        for chair in self.others() {
            let hand = &mut self.imagined.hands[chair.seat].toppings;
            deal_up_to(hand, chair.toppings, &mut deck);
        }
        deal_up_to(&mut self.imagined.larder, self.view.larder, &mut deck);
        self.lay_kitchen(&mut deck, rng);
    }

    /// Fills the unknown places of the oven with the remaining orders and toppings.
    fn fill_oven(&mut self, deck: &mut Deck, rng: &mut Rng) {
        let places = self.places();
        let mut unknown: CardStack<usize, MOST_PLACES> = CardStack::new(0);
        (0..places).filter(|place| self.oven[*place].is_none()).for_each(|place| unknown.push(place));
        shuffle(unknown.cards_mut(), rng);
        for chair in &self.view.chairs {
            for order in self.orders[chair.seat].iter() {
                if let Some(place) = unknown.pop() {
                    self.oven[place] = Some(OvenCard::from((chair.seat, order)));
                }
            }
        }
        while let Some(place) = unknown.pop() {
            self.oven[place] = deck.pop().map(OvenCard::from);
        }
        let cards = self.oven[..places].iter().flatten();
        cards.for_each(|card| self.imagined.oven.push(*card));
        if self.view.phase == Phase::Oven {
            self.imagined.oven.cards_mut().reverse();
        }
    }

    fn lay_kitchen(&mut self, deck: &mut Deck, rng: &mut Rng) {
        let kitchen = &mut self.imagined.kitchen;
        while let Some(topping) = deck.pop() {
            kitchen.push(KitchenCard::Topping(topping));
        }
        if self.view.boss.is_none() {
            kitchen.push(KitchenCard::Boss);
            let top = usize::from(kitchen.len()) - 1;
            kitchen.cards_mut().swap(top, below(rng, top as u32 + 1) as usize);
        }
    }
}

/// Unseen toppings in random order.
type Deck = CardStack<Topping, 70>;

fn shuffled_toppings(toppings: &Toppings, rng: &mut Rng) -> Deck {
    let mut deck = Deck::new(Topping { kind: quattro_rules::pizza::Kind::Salami, double: false });
    toppings.iter().for_each(|topping| deck.push(topping));
    shuffle(deck.cards_mut(), rng);
    deck
}

fn shuffled_orders(orders: Orders, rng: &mut Rng) -> CardStack<Order, MOST_ORDERS> {
    let mut deck = CardStack::new(Order::from(quattro_rules::pizza::Recipe::Mixed));
    orders.iter().for_each(|order| deck.push(order));
    shuffle(deck.cards_mut(), rng);
    deck
}

fn shuffle<T>(cards: &mut [T], rng: &mut Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

fn deal_up_to(heap: &mut Toppings, wanted: u8, deck: &mut Deck) {
    for _ in heap.cards()..wanted {
        if let Some(topping) = deck.pop() {
            heap.put(topping);
        }
    }
}

fn remove_all(orders: &mut Orders, gone: Orders) {
    gone.iter().for_each(|order| orders.remove(order));
}
