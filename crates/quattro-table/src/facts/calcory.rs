//! What a game of Calcory is remembered for.

use quattro_rules::calcory::{Calcory, Event, Failure};
use quattro_rules::pizza::{Kind, Orders};
use quattro_rules::seat::Seat;

use super::{Count, Memorable, keep_larger};
use crate::protocol::Fact;

impl Memorable for Calcory {
    fn facts(events: impl Iterator<Item = Event>) -> Vec<Fact> {
        let mut told = Told::default();
        for event in events {
            told.note(event);
        }
        told.facts()
    }

    fn chairs(&self) -> (Vec<Kind>, Vec<Orders>) {
        (Vec::new(), Vec::new())
    }
}

/// What the events so far amount to.
#[derive(Debug, Default)]
struct Told {
    thirteens: Count,
    unbeaten: Count,
    beyond: Count,
    haul: Option<(Seat, u8)>,
}

impl Told {
    fn note(&mut self, event: Event) {
        match event {
            Event::Thirteen { seat } => self.thirteens.add(seat),
            Event::Survived { seat, .. } => self.unbeaten.add(seat),
            Event::Took { seat, cards, .. } => keep_larger(&mut self.haul, seat, cards),
            Event::Failed { seat, why: Failure::Over13 } => self.beyond.add(seat),
            _ => {}
        }
    }

    fn facts(&self) -> Vec<Fact> {
        let thirteens = self.thirteens.most().map(|(seat, times)| Fact::MostThirteens { seat, times });
        let haul = self.haul.map(|(seat, cards)| Fact::LargestHaul { seat, cards });
        let unbeaten = self.unbeaten.most().map(|(seat, times)| Fact::MostUnbeaten { seat, times });
        let boldest = self.beyond.most().map(|(seat, times)| Fact::Boldest { seat, times });
        [thirteens, haul, unbeaten, boldest].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use quattro_rules::calcory::Taken;

    use super::*;

    #[test]
    fn thirteens_hauls_and_nerve_are_told() {
        let [one, two] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        let back = "A1".parse().expect("a place");
        let took = |seat, cards| Event::Took { seat, cards, back, set: Taken::Marked };
        let told = [
            Event::Thirteen { seat: two },
            took(two, 2),
            Event::Failed { seat: one, why: Failure::Over13 },
            Event::Failed { seat: two, why: Failure::SecondZero },
            Event::Survived { seat: one, cards: 4 },
            took(one, 3),
        ];
        let facts = Calcory::facts(told.into_iter());
        let expected = [
            Fact::MostThirteens { seat: two, times: 1 },
            Fact::LargestHaul { seat: one, cards: 3 },
            Fact::MostUnbeaten { seat: one, times: 1 },
            Fact::Boldest { seat: one, times: 1 },
        ];
        assert_eq!(facts, expected);
    }
}
