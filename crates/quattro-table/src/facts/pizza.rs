//! What a pizza game is remembered for.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Event, Kind, Order, Orders, Pizza};
use quattro_rules::seat::Seat;

use super::{Count, Memorable, keep_larger};
use crate::protocol::Fact;

impl Memorable for Pizza {
    fn facts(events: impl Iterator<Item = Event>) -> Vec<Fact> {
        let mut told = Told::default();
        for event in events {
            told.note(&event);
        }
        told.facts()
    }

    fn chairs(&self) -> (Vec<Kind>, Vec<Orders>) {
        self.view(None).chairs.iter().map(|chair| (chair.kind, chair.filled)).unzip()
    }
}

/// An order in the oven.
#[derive(Clone, Copy, Debug)]
struct Baking {
    seat: Seat,
    order: Order,
    /// How many cards lie under it.
    under: u8,
}

/// What the events so far amount to.
#[derive(Debug, Default)]
struct Told {
    /// The cards in the oven that is being filled.
    oven: u8,
    /// The cards of the oven that is being emptied.
    opened: u8,
    baking: Vec<Baking>,
    /// The toppings added and given to the judged order.
    brought: u8,
    /// Whether the judged order took cards from a hand.
    from_hand: bool,
    /// Whether several orders are judged together, so that nobody can say which of them took what was brought.
    is_series: bool,
    help: Count,
    best: Option<((Seat, Order), u8)>,
    memory: Option<((Seat, Order), u8)>,
    wait: Option<((Seat, Order), u8)>,
    play: Option<((Seat, Kind), u8)>,
}

impl Told {
    fn note(&mut self, event: &Event) {
        match *event {
            Event::Played { seat, kind, singles, doubles } => {
                self.oven += singles + doubles;
                keep_larger(&mut self.play, (seat, kind), singles + 2 * doubles);
            }
            Event::PlayedOrder { seat, order } => {
                self.baking.push(Baking { seat, order, under: self.oven });
                self.oven += 1;
            }
            Event::Gathered { toppings, .. } => self.oven += toppings.cards(),
            Event::OvenOpened { cards, .. } => (self.opened, self.oven) = (cards, 0),
            Event::RevealedOrder { .. } => self.forget_judged(),
            Event::Joined { .. } => self.is_series = true,
            Event::Gave { seat, toppings } => {
                self.help.add(seat);
                self.bring(toppings.value());
            }
            Event::Added { toppings, .. } => self.bring(toppings.value()),
            // What is committed from a hand lies on the table before the order takes it.
            Event::Committed { hand, .. } => self.from_hand |= !hand.is_empty(),
            Event::Filled { seat, order, used } => self.filled(seat, order, used.value()),
            Event::Burnt { seat, order, .. } => {
                self.take_out(seat, order);
                self.forget_brought();
            }
            _ => {}
        }
    }

    fn bring(&mut self, value: u8) {
        self.brought += value;
        self.from_hand = true;
    }

    fn forget_judged(&mut self) {
        self.forget_brought();
        self.is_series = false;
    }

    fn forget_brought(&mut self) {
        (self.brought, self.from_hand) = (0, false);
    }

    fn take_out(&mut self, seat: Seat, order: Order) -> Option<Baking> {
        let found = self.baking.iter().position(|baking| (baking.seat, baking.order) == (seat, order));
        found.map(|index| self.baking.swap_remove(index))
    }

    fn filled(&mut self, seat: Seat, order: Order, used: u8) {
        if !self.is_series || !self.from_hand {
            keep_larger(&mut self.best, (seat, order), used + self.brought);
        }
        if let Some(Baking { under, .. }) = self.take_out(seat, order) {
            if !self.is_series && !self.from_hand {
                keep_larger(&mut self.memory, (seat, order), under);
            }
            keep_larger(&mut self.wait, (seat, order), self.opened.saturating_sub(under + 1));
        }
        if !self.is_series {
            self.forget_brought();
        }
    }

    fn facts(&self) -> Vec<Fact> {
        // An order can be filled with nothing at all, such as a match; that is not a large pizza.
        let best = self.best.filter(|(_, toppings)| *toppings > 0);
        let best = best.map(|((seat, order), toppings)| Fact::BestPizza { seat, order, toppings });
        let helpful = self.help.most().map(|(seat, times)| Fact::MostHelpful { seat, times });
        let memory = self.memory.map(|((seat, order), cards)| Fact::LongestMemory { seat, order, cards });
        let wait = self.wait.map(|((seat, order), cards)| Fact::LongestWait { seat, order, cards });
        let play = self.play.map(|((seat, kind), toppings)| Fact::LargestPlay { seat, kind, toppings });
        let facts = [best, helpful, memory, wait, play];
        facts.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use quattro_rules::pizza::{Burnt, Toppings};

    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number - 1).expect("a seat")
    }

    fn order(name: &str) -> Order {
        name.parse().expect("an order")
    }

    fn toppings(text: &str) -> Toppings {
        text.parse().expect("toppings")
    }

    fn played(number: usize, singles: u8, doubles: u8) -> Event {
        Event::Played { seat: seat(number), kind: Kind::Chili, singles, doubles }
    }

    fn baked(number: usize, name: &str) -> Event {
        Event::PlayedOrder { seat: seat(number), order: order(name) }
    }

    fn revealed(number: usize, name: &str) -> Event {
        Event::RevealedOrder { seat: seat(number), order: order(name), need: None, boss: Kind::Chili }
    }

    fn filled(number: usize, name: &str, used: &str) -> Event {
        Event::Filled { seat: seat(number), order: order(name), used: toppings(used) }
    }

    fn burnt(number: usize, name: &str) -> Event {
        let why = Burnt::NotCompleted;
        Event::Burnt { seat: seat(number), order: order(name), why, shortfall: None, series: false }
    }

    fn opened(cards: u8) -> Event {
        Event::OvenOpened { boss: seat(1), cards }
    }

    fn facts(events: &[Event]) -> Vec<Fact> {
        Pizza::facts(events.iter().copied())
    }

    #[test]
    fn a_double_counts_as_two_and_what_is_added_and_given_counts_with_the_table() {
        let added = Event::Added { seat: seat(1), toppings: toppings("1c"), order: order("mixed") };
        let gave = Event::Gave { seat: seat(2), toppings: toppings("1O") };
        let told = [
            baked(1, "mixed"),
            opened(1),
            revealed(1, "mixed"),
            gave,
            added,
            filled(1, "mixed", "1s1p1m"),
            revealed(2, "minimale"),
            filled(2, "minimale", "3s1c"),
        ];
        let facts = facts(&told);
        assert_eq!(facts[0], Fact::BestPizza { seat: seat(1), order: order("mixed"), toppings: 6 });
        assert_eq!(facts[1], Fact::MostHelpful { seat: seat(2), times: 1 });
    }

    #[test]
    fn memory_is_how_much_lay_under_an_order_that_needed_nothing_from_a_hand() {
        let added = Event::Added { seat: seat(2), toppings: toppings("1c"), order: order("bombastica") };
        let told = [
            played(1, 3, 0),
            baked(1, "mixed"),
            played(2, 0, 2),
            baked(2, "bombastica"),
            played(1, 4, 0),
            opened(11),
            revealed(1, "mixed"),
            filled(1, "mixed", "1s1p1m1c1o"),
            revealed(2, "bombastica"),
            added,
            filled(2, "bombastica", "7s7p"),
        ];
        let facts = facts(&told);
        assert_eq!(facts[0], Fact::BestPizza { seat: seat(2), order: order("bombastica"), toppings: 15 });
        assert_eq!(facts[1], Fact::LongestMemory { seat: seat(1), order: order("mixed"), cards: 3 });
        assert_eq!(facts[2], Fact::LongestWait { seat: seat(1), order: order("mixed"), cards: 7 });
        assert_eq!(facts[3], Fact::LargestPlay { seat: seat(2), kind: Kind::Chili, toppings: 4 });
    }

    #[test]
    fn an_order_that_burnt_and_comes_back_counts_from_where_it_lies_now() {
        let gathered = Event::Gathered { seat: seat(1), toppings: toppings("2s1P") };
        let told = [
            played(1, 5, 0),
            baked(1, "mixed"),
            opened(6),
            revealed(1, "mixed"),
            burnt(1, "mixed"),
            gathered,
            baked(1, "mixed"),
            opened(4),
            revealed(1, "mixed"),
            filled(1, "mixed", "1s"),
        ];
        let told = facts(&told);
        assert!(
            told.contains(&Fact::LongestMemory { seat: seat(1), order: order("mixed"), cards: 3 }),
            "{told:?}"
        );
    }

    #[test]
    fn a_game_in_which_nothing_was_filled_has_its_largest_play() {
        let told = [played(3, 2, 0), baked(3, "mixed"), opened(3), revealed(3, "mixed"), burnt(3, "mixed")];
        assert_eq!(facts(&told), [Fact::LargestPlay { seat: seat(3), kind: Kind::Chili, toppings: 2 }]);
    }
}
