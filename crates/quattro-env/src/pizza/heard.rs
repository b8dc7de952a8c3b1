//! What somebody with a perfect memory knows of a pizza game beyond what lies on the table.

use quattro_rules::pizza::{Column, Event, Kind, Order, Source, Topping, Toppings};
use quattro_rules::seat::{BySeat, MOST_PLAYERS, Seat};

use crate::learnable::Heard;

/// All toppings and orders of Grande.
const MOST_OVEN: usize = 165;

/// A card that went into the oven, in one byte: who played it, and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct OvenCard(u8);

/// What a card in the oven shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Face {
    Topping(Topping),
    Order(Order),
}

/// Ten sorts of topping and 21 of order.
pub(super) const FACES: usize = 10 + Order::SORTS as usize;
/// The number of nobody, for cards that were gathered from the table (SM-22).
pub(super) const NOBODY: usize = MOST_PLAYERS;

impl OvenCard {
    fn new(seat: Option<Seat>, face: Face) -> OvenCard {
        let face = match face {
            Face::Topping(topping) => topping.kind as usize * 2 + usize::from(topping.double),
            Face::Order(order) => 10 + usize::from(order.code()),
        };
        OvenCard((seat.map_or(NOBODY, Seat::index) * FACES + face) as u8)
    }

    /// Who played it; nobody if it was gathered from the table.
    pub(super) fn seat(self) -> Option<Seat> {
        Seat::new(usize::from(self.0) / FACES)
    }

    pub(super) fn face(self) -> Face {
        let face = self.0 % FACES as u8;
        if let Some(order) = Order::from_code(face.wrapping_sub(10)) {
            return Face::Order(order);
        }
        let kind = Kind::ALL[usize::from(face / 2) % Kind::ALL.len()];
        Face::Topping(Topping { kind, double: face % 2 == 1 })
    }
}

/// What a seat did in its last turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct LastTurn {
    pub(super) toppings: Toppings,
    pub(super) order: Option<Order>,
    pub(super) drew: Option<Source>,
}

/// What was told to everybody and still matters.
#[derive(Clone, Debug)]
pub struct PizzaHeard {
    /// What went into this round's oven, the first card first; it is revealed in this order.
    oven: [OvenCard; MOST_OVEN],
    cards: u8,
    /// The toppings that are known to be in the larder.
    pub(super) larder: Toppings,
    /// Toppings that were shown and are still in hand.
    pub(super) held: BySeat<Toppings>,
    pub(super) last: BySeat<LastTurn>,
    /// Whose turn is being told.
    on_turn: Option<Seat>,
}

impl Default for PizzaHeard {
    fn default() -> PizzaHeard {
        PizzaHeard {
            oven: [OvenCard::default(); MOST_OVEN],
            cards: 0,
            larder: Toppings::NONE,
            held: BySeat::default(),
            last: BySeat::default(),
            on_turn: None,
        }
    }
}

impl PizzaHeard {
    /// The cards that are still in the oven, of which `left` are, the next one first.
    pub(super) fn oven(&self, left: u8) -> impl Iterator<Item = OvenCard> {
        let gone = usize::from(self.cards.saturating_sub(left));
        self.oven[gone..usize::from(self.cards)].iter().copied()
    }

    fn put(&mut self, seat: Option<Seat>, face: Face) {
        if let Some(place) = self.oven.get_mut(usize::from(self.cards)) {
            *place = OvenCard::new(seat, face);
            self.cards += 1;
        }
    }

    /// A seat does something in phase 1; if it is the seat's first deed in a turn, its last turn is forgotten.
    fn turn_of(&mut self, seat: Seat) -> &mut LastTurn {
        if self.on_turn != Some(seat) {
            self.on_turn = Some(seat);
            self.last[seat] = LastTurn::default();
        }
        &mut self.last[seat]
    }

    fn leave_hand(&mut self, seat: Seat, toppings: &Toppings) {
        let held = &mut self.held[seat];
        held.singles = held.singles.saturating_sub(toppings.singles);
        held.doubles = held.doubles.saturating_sub(toppings.doubles);
    }
}

impl Heard<Event> for PizzaHeard {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Played { seat, kind, singles, doubles } => {
                let toppings = Toppings::of(kind, Column { singles, doubles });
                self.turn_of(seat).toppings = toppings;
                self.leave_hand(seat, &toppings);
                for (count, double) in [(singles, false), (doubles, true)] {
                    for _ in 0..count {
                        self.put(Some(seat), Face::Topping(Topping { kind, double }));
                    }
                }
            }
            Event::PlayedOrder { seat, order } => {
                self.turn_of(seat).order = Some(order);
                self.put(Some(seat), Face::Order(order));
            }
            Event::Drew { seat, source, .. } => {
                self.turn_of(seat).drew = Some(source);
                self.on_turn = None;
            }
            Event::Passed { seat } => {
                self.turn_of(seat);
                self.on_turn = None;
            }
            Event::OvenOpened { .. } => self.on_turn = None,
            Event::Added { seat, toppings, .. } | Event::Gave { seat, toppings } => {
                self.leave_hand(seat, &toppings);
                self.larder += toppings;
            }
            Event::Committed { seat, hand, .. } => self.leave_hand(seat, &hand),
            Event::Filled { used, .. } => self.larder += used,
            Event::ShowedAgainst { seat, toppings } => self.show(seat, &toppings),
            Event::ShowedOne { seat, topping } => self.show(seat, &[topping].into_iter().collect()),
            Event::Gathered { toppings, .. } => {
                self.cards = 0;
                toppings.iter().for_each(|topping| self.put(None, Face::Topping(topping)));
            }
            Event::NewKitchen { .. } => {
                self.larder = Toppings::NONE;
                // Sole Mio! has gathered the table into the new oven by now (SM-22).
                if self.oven(self.cards).any(|card| card.seat().is_some()) {
                    self.cards = 0;
                }
            }
            _ => {}
        }
    }
}

impl PizzaHeard {
    /// At least these are in the hand.
    fn show(&mut self, seat: Seat, toppings: &Toppings) {
        let held = &mut self.held[seat];
        held.singles += toppings.singles.saturating_sub(held.singles);
        held.doubles += toppings.doubles.saturating_sub(held.doubles);
    }
}
