//! Whole games made of a seat's view and imagined hidden cards.
//!
//! The caller says where the cards that a seat cannot see might be. The result is a game like any other, in
//! which that seat sees exactly what it sees now. Nothing hidden is used, because a view does not contain it.

use thiserror::Error;

use super::scoring::Judged;
use super::{
    Column, Decision, Edition, Hand, JudgedView, Kitchen, KitchenCard, Need, Order, Orders, Oven, OvenCard,
    OvenFace, Phase, Pizza, Recipe, Stage, Topping, Toppings, View, Waiter,
};
use crate::seat::{BySeat, Seat};

/// Imagined places of the cards that a viewer cannot see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imagined {
    /// Everyone's hand; that of the viewer does not count.
    pub hands: BySeat<Hand>,
    /// Everyone's waiter.
    pub waiters: BySeat<Waiter>,
    /// The kitchen, with the boss card while nobody has it.
    pub kitchen: Kitchen,
    /// The oven.
    pub oven: Oven,
    /// The larder.
    pub larder: Toppings,
    /// What the owner of the judged order, if not the viewer, has reserved (SM-25).
    pub reserved: Toppings,
    /// What that owner has named of a request so far (GR-7).
    pub wanted: Need,
}

/// Why imagined cards are impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ImagineError {
    /// The view is of no pizza table.
    #[error("no game has this view")]
    View,
    /// A hand with a number of toppings or orders that everyone can see to be wrong.
    #[error("seat {0} does not hold that many cards")]
    Hand(Seat),
    /// A waiter of another size.
    #[error("the waiter of seat {0} has another size")]
    Waiter(Seat),
    /// A kitchen of another size, or with the boss card in the wrong place.
    #[error("the kitchen has another size, or the boss card is elsewhere")]
    Kitchen,
    /// An oven of another size, or with another card on top.
    #[error("the oven has another size, or another card on top")]
    Oven,
    /// A larder of another size.
    #[error("the larder has another size")]
    Larder,
    /// Toppings that the box does not hold, or not all that it holds.
    #[error("these are not the toppings of the box")]
    Toppings,
    /// Orders that this seat does not have, or not all that it has.
    #[error("these are not the orders of seat {0}")]
    Orders(Seat),
    /// Toppings kept ready or asked for that do not go with the request.
    #[error("this reserve or request is impossible")]
    Request,
}

impl Default for Imagined {
    /// No card anywhere.
    fn default() -> Imagined {
        let no_order = Order::from(Recipe::Mixed);
        Imagined {
            hands: BySeat::default(),
            waiters: BySeat::all(Waiter::new(no_order)),
            kitchen: Kitchen::new(KitchenCard::Boss),
            oven: Oven::new(OvenCard::from((Seat::FIRST, no_order))),
            larder: Toppings::NONE,
            reserved: Toppings::NONE,
            wanted: Need::NOTHING,
        }
    }
}

impl Pizza {
    /// The game in which the viewer of `view` sees exactly that, and the other cards are as imagined.
    ///
    /// # Errors
    /// If that is impossible: numbers that contradict the view, or cards that the box does not have.
    pub fn imagine(view: &View, imagined: &Imagined) -> Result<Pizza, ImagineError> {
        let edition = Edition::of(view.game).ok_or(ImagineError::View)?;
        let players = view.chairs.len() as u8;
        if !view.game.players().contains(&players) {
            return Err(ImagineError::View);
        }
        let mut game = Pizza {
            edition,
            players,
            must_play_topping: view.must_play_topping,
            rounds: view.rounds,
            round: view.round,
            stage: view.decision.map_or(Stage::Over, Stage::Decide),
            on_turn: view.on_turn,
            moved: view.moved,
            passes: view.passes,
            boss: view.boss,
            own_kinds: BySeat::default(),
            hands: imagined.hands,
            waiters: imagined.waiters,
            filled: BySeat::default(),
            removed: BySeat::default(),
            kitchen: imagined.kitchen,
            oven: imagined.oven,
            gathered: view.gathered,
            table: view.table,
            larder: imagined.larder,
            judged: view.judged.as_ref().map(judged),
        };
        if game.phase() == Phase::Oven && game.judged.is_none() {
            return Err(ImagineError::View);
        }
        game.seat_everyone(view)?;
        game.check_piles(view)?;
        game.check_cards()?;
        game.prepare_request(view, imagined)?;
        Ok(game)
    }

    /// The hidden cards of this game, from which [`Pizza::imagine`] makes the same game. Not for players.
    pub fn hidden(&self) -> Imagined {
        Imagined {
            hands: self.hands,
            waiters: self.waiters,
            kitchen: self.kitchen,
            oven: self.oven,
            larder: self.larder,
            reserved: self.judged.map_or(Toppings::NONE, |judged| judged.reserved),
            wanted: self.judged.map_or(Need::NOTHING, |judged| judged.request),
        }
    }

    fn seat_everyone(&mut self, view: &View) -> Result<(), ImagineError> {
        for (seat, chair) in Seat::all(self.players).zip(&view.chairs) {
            self.own_kinds[seat] = chair.kind;
            self.filled[seat] = chair.filled;
            self.removed[seat] = chair.removed;
            if let Some(hand) = chair.hand.or(view.hand.filter(|_| view.viewer == Some(seat))) {
                self.hands[seat] = hand;
            }
            let hand = &self.hands[seat];
            if (hand.toppings.cards(), hand.orders.len()) != (chair.toppings, chair.orders) {
                return Err(ImagineError::Hand(seat));
            }
            if self.waiters[seat].len() != chair.waiter {
                return Err(ImagineError::Waiter(seat));
            }
        }
        Ok(())
    }

    fn check_piles(&self, view: &View) -> Result<(), ImagineError> {
        let bosses = self.kitchen.cards().iter().filter(|card| **card == KitchenCard::Boss).count();
        if self.kitchen.len() != view.kitchen || bosses + usize::from(self.boss.is_some()) != 1 {
            return Err(ImagineError::Kitchen);
        }
        let top = self.oven.cards().last().map(|card| card.face());
        if self.oven.len() != view.oven || view.oven_top.is_some_and(|shown| top != Some(shown)) {
            return Err(ImagineError::Oven);
        }
        if self.larder.cards() == view.larder { Ok(()) } else { Err(ImagineError::Larder) }
    }

    /// Checks that every card of the box is somewhere, once, without allocating.
    fn check_cards(&self) -> Result<(), ImagineError> {
        let mut toppings = self.table;
        toppings += self.larder;
        let mut orders = BySeat::<Orders>::default();
        let mut counts = [0_u8; 10];
        for card in self.oven.cards() {
            match card.face() {
                OvenFace::Topping(topping) => counts[sort(topping)] += 1,
                OvenFace::Order(seat, order) => insert_once(&mut orders, seat, order)?,
            }
        }
        for card in self.kitchen.cards() {
            if let KitchenCard::Topping(topping) = card {
                counts[sort(*topping)] += 1;
            }
        }
        for topping in Topping::all() {
            let (kind, count) = (topping.kind, counts[sort(topping)]);
            let column = if topping.double {
                Column { singles: 0, doubles: count }
            } else {
                Column { singles: count, doubles: 0 }
            };
            toppings += Toppings::of(kind, column);
        }
        if let Some(judged) = self.judged.filter(|_| self.phase() == Phase::Oven) {
            for order in judged.orders() {
                insert_once(&mut orders, judged.owner, order)?;
            }
        }
        for seat in Seat::all(self.players) {
            toppings += self.hands[seat].toppings;
            let lying = [self.hands[seat].orders, self.filled[seat], self.removed[seat]];
            for order in
                lying.iter().flat_map(|set| set.iter()).chain(self.waiters[seat].cards().iter().copied())
            {
                insert_once(&mut orders, seat, order)?;
            }
            if orders[seat] != self.edition.order_set(self.own_kinds[seat]) {
                return Err(ImagineError::Orders(seat));
            }
        }
        if toppings == self.toppings_in_play() { Ok(()) } else { Err(ImagineError::Toppings) }
    }

    /// Checks what the owner has reserved and named so far, which is hidden from all others.
    fn prepare_request(&mut self, view: &View, imagined: &Imagined) -> Result<(), ImagineError> {
        let Some(decision) = self.decision() else { return Ok(()) };
        let asking =
            matches!(decision, Decision::Reserve { .. } | Decision::Want { .. } | Decision::Help { .. });
        if asking {
            self.judged_mut().reserved = view.reserved.unwrap_or(imagined.reserved);
        }
        if let Decision::Want { .. } = decision {
            self.judged_mut().request = view.wanted.unwrap_or(imagined.wanted);
        }
        if !asking || self.request_is_possible(decision) { Ok(()) } else { Err(ImagineError::Request) }
    }

    fn request_is_possible(&self, decision: Decision) -> bool {
        let (lack, reserved) = (self.lack(), &self.judged().reserved);
        let held = self.hands[self.judged().owner].toppings.contains(reserved);
        let open = lack.less(reserved);
        let fits = match (decision, open, self.judged().request) {
            (Decision::Reserve { kind }, ..) => reserved.columns().all(|(other, _)| other < kind),
            (Decision::Want { kind }, Need::Any(open), Need::Kinds(named)) => {
                named.sum() <= open && named.iter().all(|(other, count)| other < kind || count == 0)
            }
            (Decision::Want { .. }, ..) => false,
            (_, Need::Any(open), Need::Kinds(named)) => named.sum() == open,
            (_, open, request) => open == request,
        };
        held && fits && !open.is_met() && lack.wants_each_of(reserved)
    }
}

/// The order being judged, as everyone sees it.
fn judged(view: &JudgedView) -> Judged {
    let mut judged = Judged::new(view.seat, view.order);
    view.series.iter().skip(1).take(3).for_each(|joined| judged.joined.push(joined.order));
    for number in (1..=4).rev() {
        let numbered = view.series.iter().find(|order| order.number == Some(number));
        if let Some(numbered) = numbered {
            judged.numbered.push(numbered.order);
        }
    }
    view.kinds.iter().take(4).for_each(|kind| judged.kinds.push(*kind));
    judged.free = view.free;
    judged.request = view.request.unwrap_or(Need::NOTHING);
    judged.shown = view.shown.unwrap_or(0);
    let stake = view.stake.unwrap_or_default();
    judged.committed = stake.columns().next().map_or_else(Column::default, |(_, column)| column);
    judged
}

fn insert_once(orders: &mut BySeat<Orders>, seat: Seat, order: Order) -> Result<(), ImagineError> {
    if orders[seat].contains(order) {
        return Err(ImagineError::Orders(seat));
    }
    orders[seat].insert(order);
    Ok(())
}

fn sort(topping: Topping) -> usize {
    topping.kind as usize * 2 + usize::from(topping.double)
}
