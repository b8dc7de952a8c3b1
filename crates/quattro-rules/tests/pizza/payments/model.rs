//! The definitions of SM-16, SM-18, SM-24 and SM-26 once more, by brute force and sharing nothing with the engine.
//! Cards are single cards here, and every subset of a hand is tried.

use std::collections::BTreeSet;

use quattro_rules::pizza::{Kind, Need, Toppings};

/// A topping card: which of the five kinds, and whether it is a double.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Card {
    pub(crate) kind: usize,
    pub(crate) double: bool,
}

impl Card {
    fn value(self) -> u8 {
        if self.double { 2 } else { 1 }
    }
}

pub(crate) const KINDS: [&str; 5] = ["salami", "pineapple", "mushroom", "chili", "olive"];
const LETTERS: [char; 5] = ['s', 'p', 'm', 'c', 'o'];

/// The cards of a heap, sorted.
pub(crate) fn cards(toppings: &Toppings) -> Vec<Card> {
    let mut cards: Vec<Card> =
        toppings.iter().map(|topping| Card { kind: topping.kind as usize, double: topping.double }).collect();
    cards.sort_unstable();
    cards
}

/// A heap as positions write it: `1s1s1S` is `2s1S`.
pub(crate) fn written(cards: &[Card]) -> String {
    let sorts = (0..5).flat_map(|kind| [false, true].map(|double| Card { kind, double }));
    sorts
        .filter_map(|sort| {
            let count = cards.iter().filter(|card| **card == sort).count();
            let letter =
                if sort.double { LETTERS[sort.kind].to_ascii_uppercase() } else { LETTERS[sort.kind] };
            (count > 0).then(|| format!("{count}{letter}"))
        })
        .collect()
}

/// What is needed, or still lacking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lack {
    /// Ingredients of each kind.
    Kinds([u8; 5]),
    /// A double card of each of these kinds.
    Doubles([bool; 5]),
    /// Ingredients of any kinds.
    Any(u8),
}

impl Lack {
    /// The given number of each of these kinds.
    pub(crate) fn of(kinds: &[(usize, u8)]) -> Lack {
        let mut lack = [0; 5];
        for (kind, count) in kinds {
            lack[*kind] += count;
        }
        Lack::Kinds(lack)
    }

    /// The engine's answer in these terms.
    pub(crate) fn from_engine(need: Need) -> Lack {
        match need {
            Need::Kinds(kinds) => Lack::Kinds(Kind::ALL.map(|kind| kinds.get(kind))),
            Need::Any(count) => Lack::Any(count),
            Need::Doubles(kinds) => {
                let mut doubles = [false; 5];
                for kind in kinds.iter() {
                    doubles[kind as usize] = true;
                }
                Lack::Doubles(doubles)
            }
        }
    }

    /// What is lacking once these cards are there.
    pub(crate) fn after(&self, paid: &[Card]) -> Lack {
        let mut left = self.clone();
        for card in paid {
            match &mut left {
                Lack::Kinds(kinds) => kinds[card.kind] = kinds[card.kind].saturating_sub(card.value()),
                Lack::Doubles(kinds) => kinds[card.kind] &= !card.double,
                Lack::Any(count) => *count = count.saturating_sub(card.value()),
            }
        }
        left
    }

    pub(crate) fn is_nothing(&self) -> bool {
        match self {
            Lack::Kinds(kinds) => *kinds == [0; 5],
            Lack::Doubles(kinds) => *kinds == [false; 5],
            Lack::Any(count) => *count == 0,
        }
    }

    pub(crate) fn is_covered_by(&self, cards: &[Card]) -> bool {
        self.after(cards).is_nothing()
    }

    /// How many ingredients it is, if they are of any kinds or of named ones.
    pub(crate) fn value(&self) -> u8 {
        match self {
            Lack::Kinds(kinds) => kinds.iter().sum(),
            Lack::Doubles(kinds) => 2 * kinds.iter().filter(|wanted| **wanted).count() as u8,
            Lack::Any(count) => *count,
        }
    }
}

/// SM-16: doubles while any are left and something is still needed, then singles, kind by kind. Bombastica
/// takes the whole table (GR-7).
pub(crate) fn table_pays(need: &Lack, table: &[Card]) -> Vec<Card> {
    if let Lack::Any(_) = need {
        return table.to_vec();
    }
    let mut doubles_first = table.to_vec();
    doubles_first.sort_by_key(|card| !card.double);
    let (mut used, mut left) = (Vec::new(), need.clone());
    for card in doubles_first {
        let then = left.after(&[card]);
        if then != left {
            used.push(card);
            left = then;
        }
    }
    used.sort_unstable();
    used
}

/// Every subset of these cards, sorted; equal ones once.
fn subsets(cards: &[Card]) -> BTreeSet<Vec<Card>> {
    let chosen =
        |mask: u32| (0..cards.len()).filter(move |index| mask & (1 << index) != 0).map(|index| cards[index]);
    (0..1 << cards.len())
        .map(|mask| {
            let mut subset: Vec<Card> = chosen(mask).collect();
            subset.sort_unstable();
            subset
        })
        .collect()
}

fn without(cards: &[Card], index: usize) -> Vec<Card> {
    let mut rest = cards.to_vec();
    rest.remove(index);
    rest
}

/// SM-18, SM-26: all of it is covered, and would not be without any one of the cards.
pub(crate) fn payments(lack: &Lack, hand: &[Card]) -> BTreeSet<Vec<Card>> {
    let needed =
        |cards: &Vec<Card>| (0..cards.len()).all(|index| !lack.is_covered_by(&without(cards, index)));
    subsets(hand).into_iter().filter(|cards| lack.is_covered_by(cards) && needed(cards)).collect()
}

/// SM-24: what the owner may add besides a request for all the rest, which must not be empty; without any one
/// of these cards the request would no longer do.
pub(crate) fn reserves(lack: &Lack, hand: &[Card]) -> BTreeSet<Vec<Card>> {
    let fits = |cards: &Vec<Card>| {
        let request = lack.after(cards);
        !request.is_nothing() && (0..cards.len()).all(|index| lack.after(&without(cards, index)) != request)
    };
    subsets(hand).into_iter().filter(fits).collect()
}

fn kind_called(name: &str) -> usize {
    KINDS.iter().position(|other| *other == name).expect("a kind")
}

/// What an order asks for (MM-2, SM-2), its kinds chosen.
pub(crate) fn need(order: &str, own: usize, boss: usize, chosen: &[usize]) -> Lack {
    let of_chosen = |numbers: &[u8]| chosen.iter().copied().zip(numbers.iter().copied()).collect::<Vec<_>>();
    match order.split_once('-') {
        Some(("four", kind)) => Lack::of(&[(kind_called(kind), 4)]),
        Some(("classic", kind)) => Lack::of(&[(kind_called(kind), 4), (own, 1)]),
        _ => match order {
            "mixed" => Lack::Kinds([1; 5]),
            "bombastica" => Lack::Any(15),
            "monotoni" => Lack::of(&[(chosen[0], 6), (own, 1)]),
            "minimale" => Lack::of(&[(chosen[0], 3), (own, 1)]),
            "pairs" => {
                Lack::of(&(0..5).filter(|kind| *kind != own).map(|kind| (kind, 2)).collect::<Vec<_>>())
            }
            "without-me" => Lack::of(&of_chosen(&[2, 2])),
            "ladder" => Lack::of(&of_chosen(&[4, 3, 2, 1])),
            "for-the-boss" => Lack::of(&[(boss, 4)]),
            "two-doubles" => {
                let mut kinds = [false; 5];
                for kind in chosen {
                    kinds[*kind] = true;
                }
                Lack::Doubles(kinds)
            }
            _ => panic!("{order} is not paid for"),
        },
    }
}

/// All ways to choose the kinds of an order; one empty way where there is nothing to choose.
pub(crate) fn ways(order: &str, own: usize, table: &[Card]) -> Vec<Vec<usize>> {
    let pairs = || (0..5).flat_map(|first| (first + 1..5).map(move |second| vec![first, second]));
    match order {
        "monotoni" => (0..5).filter(|kind| *kind != own).map(|kind| vec![kind]).collect(),
        "minimale" => scarcest(own, table).into_iter().map(|kind| vec![kind]).collect(),
        "two-doubles" => pairs().collect(),
        "without-me" if table.iter().any(|card| card.kind == own) => Vec::new(),
        "without-me" => pairs().filter(|pair| !pair.contains(&own)).collect(),
        "ladder" => ladders(),
        _ => vec![Vec::new()],
    }
}

/// MM-33, GR-7.
fn scarcest(own: usize, table: &[Card]) -> Vec<usize> {
    let value = |kind| table.iter().filter(|card| card.kind == kind).map(|card| card.value()).sum::<u8>();
    let lying: Vec<usize> = (0..5).filter(|kind| *kind != own && value(*kind) > 0).collect();
    lying.iter().copied().filter(|kind| lying.iter().all(|other| value(*kind) <= value(*other))).collect()
}

fn ladders() -> Vec<Vec<usize>> {
    let all = (0..5 * 5 * 5 * 5).map(|code| vec![code / 125, code / 25 % 5, code / 5 % 5, code % 5]);
    all.filter(|kinds| kinds.iter().collect::<BTreeSet<_>>().len() == 4).collect()
}
