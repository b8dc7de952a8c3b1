//! Positions of Sole Mio! and Grande written in a line or two, and what is often asked of a table.

use std::collections::BTreeMap;

use quattro_rules::game::Game;
use quattro_rules::pizza::{Burnt, Event, Kind, Need, Toppings};
use quattro_testkit::random::choose;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::support::{Table, order, seat, toppings};

/// A position under construction. Seats are added clockwise; the first one is the boss unless told otherwise.
#[derive(Clone)]
pub(crate) struct Scene {
    head: BTreeMap<&'static str, String>,
    seats: Vec<String>,
}

impl Scene {
    /// Phase 2 of Sole Mio!'s last round, so that the table can still be looked at afterwards.
    pub(crate) fn sole_mio(table: &str, oven: &str) -> Scene {
        Scene::new("sole-mio").round(2).phase_2(table, oven)
    }

    /// Phase 2 of Grande's last round.
    pub(crate) fn grande(table: &str, oven: &str) -> Scene {
        Scene::new("grande").round(3).phase_2(table, oven)
    }

    /// Phase 1 of a game's first round, the first seat to move.
    pub(crate) fn new(game: &str) -> Scene {
        Scene { head: BTreeMap::new(), seats: Vec::new() }.text("game", game)
    }

    pub(crate) fn phase_2(self, table: &str, oven: &str) -> Scene {
        self.text("phase", "oven").text("table", table).text("oven", oven).set("boss", "1")
    }

    fn set(mut self, field: &'static str, value: &str) -> Scene {
        self.head.insert(field, value.to_owned());
        self
    }

    fn text(self, field: &'static str, value: &str) -> Scene {
        self.set(field, &format!("{value:?}"))
    }

    pub(crate) fn round(self, round: u8) -> Scene {
        self.set("round", &round.to_string())
    }

    pub(crate) fn boss(self, kind: &str) -> Scene {
        self.text("boss", kind)
    }

    pub(crate) fn kitchen(self, cards: &str) -> Scene {
        self.text("kitchen", cards)
    }

    pub(crate) fn oven(self, cards: &str) -> Scene {
        self.text("oven", cards)
    }

    /// Another player, with these toppings in hand.
    pub(crate) fn seat(mut self, kind: &str, toppings: &str) -> Scene {
        self.seats.push(format!("kind = {kind:?}\ntoppings = {toppings:?}\n"));
        self
    }

    fn last_seat(mut self, field: &str, names: &str) -> Scene {
        let last = self.seats.last_mut().expect("a seat comes first");
        *last = format!("{last}{field} = {names:?}\n");
        self
    }

    /// Orders in the hand of the seat added last.
    pub(crate) fn orders(self, names: &str) -> Scene {
        self.last_seat("orders", names)
    }

    /// The waiter of the seat added last, its top first.
    pub(crate) fn waiter(self, names: &str) -> Scene {
        self.last_seat("waiter", names)
    }

    /// Filled orders of the seat added last.
    pub(crate) fn filled(self, names: &str) -> Scene {
        self.last_seat("filled", names)
    }

    pub(crate) fn lay(self) -> Table {
        let head = self.head.iter().map(|(field, value)| format!("{field} = {value}"));
        let seats = self.seats.iter().map(|seat| format!("[[seat]]\n{seat}"));
        Table::position(&head.chain(seats).collect::<Vec<_>>().join("\n"))
    }
}

/// The legal actions in any order: `"add:1o ask no"`.
#[track_caller]
pub(crate) fn assert_legal(table: &Table, expected: &str) {
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    let mut legal = table.legal();
    expected.sort_unstable();
    legal.sort_unstable();
    assert_eq!(legal, expected);
}

/// Plays random actions until `stop` says so or the game is over.
pub(crate) fn play_randomly(table: &mut Table, seed: u64, stop: impl Fn(&Table) -> bool) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while table.game.to_act().is_some() && !stop(table) {
        let mut legal = Vec::new();
        table.game.legal(&mut legal);
        table.play(&choose(&legal, &mut rng).to_string());
    }
}

/// A request such as `"2m1s"`, or `"1S"` for a double card.
pub(crate) fn need(text: &str) -> Need {
    let cards = toppings(text);
    if cards.columns().any(|(_, column)| column.doubles > 0) {
        return Need::Doubles(cards.columns().map(|(kind, _)| kind).collect());
    }
    Need::kinds(cards.columns().map(|(kind, column): (Kind, _)| (kind, column.singles)))
}

/// Seat 1 did not fill an order.
pub(crate) fn burnt(name: &str, why: Burnt) -> Event {
    Event::Burnt { seat: seat(1), order: order(name), why, shortfall: None, series: false }
}

/// Seat 1 did not fill an order of a series.
pub(crate) fn burnt_series(name: &str, why: Burnt) -> Event {
    Event::Burnt { seat: seat(1), order: order(name), why, shortfall: None, series: true }
}

/// Seat 1 added toppings from hand to an order.
pub(crate) fn added(name: &str, cards: &str) -> Event {
    Event::Added { seat: seat(1), toppings: toppings(cards), order: order(name) }
}

/// Seat 1 filled an order with these toppings of the table.
pub(crate) fn filled(name: &str, used: &str) -> Event {
    let used: Toppings = toppings(used);
    Event::Filled { seat: seat(1), order: order(name), used }
}
