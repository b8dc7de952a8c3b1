//! Every action of a pizza game has a number, which depends on nothing but the game and the seat's [`Labels`].
//!
//! What is asked decides what some numbers mean: an order is played, joins a series or takes a number. Several ways to
//! add, give or commit toppings are numbered from the least: a hand of seven cards has at most 35 ways to pay,
//! because no payment contains another.

use quattro_rules::game::Game;
use quattro_rules::pizza::{
    Action, Column, Decision, Edition, Kind, KindSet, Pizza, Source, Topping, Toppings,
};

use super::labels::Labels;

/// The most cards of a kind that can be in a hand, which holds seven.
const MOST_SINGLES: u8 = 7;
/// The most double cards of a kind in any box.
const MOST_DOUBLES: u8 = 2;
/// The most ways to pay from seven cards.
const WAYS: usize = 35;
/// A Bombastica asks for up to 15 of a kind (GR-7).
const WANTS: usize = 16;
/// Pairs of different kinds.
const PAIRS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// What a number stands for, kinds, orders and seats by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    Skip,
    No,
    Draw(Source),
    Ask,
    Show,
    Play(usize, Column),
    Order(usize),
    ChooseOne(usize),
    ChooseTwo(usize, usize),
    Way(usize),
    Reserve(Column),
    Want(u8),
    Name(usize),
    ShowOne(usize, bool),
}

/// A group of numbers that stand for similar things.
#[derive(Clone, Copy)]
enum Group {
    Single,
    Play,
    Order,
    ChooseOne,
    Way,
    ChooseTwo,
    Reserve,
    Want,
    Name,
    ShowOne,
}

impl Group {
    /// In the order of their numbers. Never change it: trained players depend on it.
    const ALL: [Group; 10] = [
        Group::Single,
        Group::Play,
        Group::Order,
        Group::ChooseOne,
        Group::Way,
        Group::ChooseTwo,
        Group::Reserve,
        Group::Want,
        Group::Name,
        Group::ShowOne,
    ];

    #[inline]
    fn size(self, labels: &Labels) -> usize {
        let doubles = labels.doubles();
        match self {
            Group::Single if doubles => 6,
            Group::Single => 4,
            Group::Play => Kind::ALL.len() * plays_of_a_kind(doubles),
            Group::Order => labels.orders().len(),
            Group::ChooseOne => Kind::ALL.len(),
            Group::Way => WAYS,
            Group::Want if labels.edition() == Edition::Grande => WANTS,
            Group::Want => 0,
            _ if !doubles => 0,
            Group::ChooseTwo => PAIRS.len(),
            Group::Reserve => plays_of_a_kind(true) + 1,
            Group::Name => 4,
            Group::ShowOne => 10,
        }
    }

    #[inline]
    fn start(self, labels: &Labels) -> usize {
        Group::ALL.iter().take(self as usize).map(|group| group.size(labels)).sum()
    }

    fn slot(self, index: usize, labels: &Labels) -> Slot {
        match self {
            Group::Single => [
                Slot::Skip,
                Slot::No,
                Slot::Draw(Source::Kitchen),
                Slot::Draw(Source::Waiter),
                Slot::Ask,
                Slot::Show,
            ][index],
            Group::Play => {
                let plays = plays_of_a_kind(labels.doubles());
                Slot::Play(index / plays, column(index % plays + 1))
            }
            Group::Order => Slot::Order(index),
            Group::ChooseOne => Slot::ChooseOne(index),
            Group::Way => Slot::Way(index),
            Group::ChooseTwo => Slot::ChooseTwo(PAIRS[index].0, PAIRS[index].1),
            Group::Reserve => Slot::Reserve(column(index)),
            Group::Want => Slot::Want(index as u8),
            Group::Name => Slot::Name(index + 1),
            Group::ShowOne => Slot::ShowOne(index / 2, index % 2 == 1),
        }
    }
}

/// How many different columns of a kind can be played.
#[inline]
const fn plays_of_a_kind(doubles: bool) -> usize {
    if doubles {
        (MOST_DOUBLES as usize + 1) * (MOST_SINGLES as usize + 1) - 1
    } else {
        MOST_SINGLES as usize
    }
}

const fn column(index: usize) -> Column {
    let row = MOST_SINGLES as usize + 1;
    Column { singles: (index % row) as u8, doubles: (index / row) as u8 }
}

const fn column_number(column: Column) -> usize {
    column.doubles as usize * (MOST_SINGLES as usize + 1) + column.singles as usize
}

/// The number of an action that is one of `legal`.
#[inline]
pub(super) fn number(labels: &Labels, action: Action, legal: &[Action]) -> usize {
    let at = |group: Group, index: usize| group.start(labels) + index;
    match action {
        Action::Skip => 0,
        Action::No => 1,
        Action::Draw(Source::Kitchen) => 2,
        Action::Draw(Source::Waiter) => 3,
        Action::Ask => 4,
        Action::Show => 5,
        Action::Play(kind, column) => {
            let plays = plays_of_a_kind(labels.doubles());
            at(Group::Play, labels.kind_number(kind) * plays + column_number(column) - 1)
        }
        Action::Order(order) | Action::Join(order) | Action::Number(order) => {
            at(Group::Order, labels.order_number(order))
        }
        Action::Choose(kinds) => choice_number(labels, kinds),
        Action::Add(_) | Action::Give(_) | Action::Commit { .. } => {
            at(Group::Way, way(labels, action, legal))
        }
        Action::Reserve(toppings) => {
            let column = toppings.columns().next().map_or(Column::default(), |(_, column)| column);
            at(Group::Reserve, column_number(column))
        }
        Action::Want(_, count) => at(Group::Want, usize::from(count)),
        Action::Name(seat) => at(Group::Name, labels.seat_number(seat) - 1),
        Action::ShowOne(Topping { kind, double }) => {
            at(Group::ShowOne, labels.kind_number(kind) * 2 + usize::from(double))
        }
    }
}

fn choice_number(labels: &Labels, kinds: KindSet) -> usize {
    let mut numbers = kinds.iter().map(|kind| labels.kind_number(kind));
    let (first, second) = (numbers.next().unwrap_or_default(), numbers.next());
    match second {
        None => Group::ChooseOne.start(labels) + first,
        Some(second) => {
            let pair = (first.min(second), first.max(second));
            let index = PAIRS.iter().position(|other| *other == pair).unwrap_or_default();
            Group::ChooseTwo.start(labels) + index
        }
    }
}

/// How many legal ways to add or give come before this one; the engine lists commitments from the least already.
fn way(labels: &Labels, action: Action, legal: &[Action]) -> usize {
    let toppings = |action: &Action| match action {
        Action::Add(toppings) | Action::Give(toppings) => Some(*toppings),
        _ => None,
    };
    match toppings(&action) {
        Some(_) if legal.len() < 2 => 0,
        Some(own) => {
            let own = labels.rank(&own);
            legal.iter().filter_map(toppings).filter(|other| labels.rank(other) < own).count()
        }
        None => legal.iter().position(|other| *other == action).unwrap_or_default(),
    }
}

/// The action that a number stands for now.
pub(super) fn action(
    game: &Pizza,
    labels: &Labels,
    number: usize,
    legal: &mut Vec<Action>,
) -> Option<Action> {
    let decision = game.decision()?;
    Some(match slot(labels, number)? {
        Slot::Skip => Action::Skip,
        Slot::No => Action::No,
        Slot::Draw(source) => Action::Draw(source),
        Slot::Ask => Action::Ask,
        Slot::Show => Action::Show,
        Slot::Play(kind, column) => Action::Play(labels.kind(kind)?, column),
        Slot::Order(order) => {
            let order = labels.order(order)?;
            match decision {
                Decision::Series => Action::Join(order),
                Decision::Number { .. } => Action::Number(order),
                _ => Action::Order(order),
            }
        }
        Slot::ChooseOne(kind) => Action::Choose(KindSet::of(labels.kind(kind)?)),
        Slot::ChooseTwo(first, second) => {
            Action::Choose(KindSet::of(labels.kind(first)?).with(labels.kind(second)?))
        }
        Slot::Way(index) => {
            game.legal(legal);
            let pays =
                |action: &&Action| matches!(action, Action::Add(_) | Action::Give(_) | Action::Commit { .. });
            return legal.iter().filter(pays).find(|action| way(labels, **action, legal) == index).copied();
        }
        Slot::Reserve(column) => match decision {
            Decision::Reserve { kind } => Action::Reserve(Toppings::of(kind, column)),
            _ => return None,
        },
        Slot::Want(count) => match decision {
            Decision::Want { kind } => Action::Want(kind, count),
            _ => return None,
        },
        Slot::Name(seat) => Action::Name(labels.seat(seat)?),
        Slot::ShowOne(kind, double) => Action::ShowOne(Topping { kind: labels.kind(kind)?, double }),
    })
}

fn slot(labels: &Labels, number: usize) -> Option<Slot> {
    let mut index = number;
    for group in Group::ALL {
        let size = group.size(labels);
        if index < size {
            return Some(group.slot(index, labels));
        }
        index -= size;
    }
    None
}

/// What every number stands for, in words that programs can use as names.
pub(super) fn names(labels: &Labels) -> Vec<String> {
    let all = 0..Group::ALL.iter().map(|group| group.size(labels)).sum();
    all.filter_map(|number| slot(labels, number)).map(|slot| name(labels, slot)).collect()
}

fn name(labels: &Labels, slot: Slot) -> String {
    let kind = |number: usize| format!("kind{number}");
    match slot {
        Slot::Skip => "skip".to_owned(),
        Slot::No => "no".to_owned(),
        Slot::Draw(Source::Kitchen) => "draw:kitchen".to_owned(),
        Slot::Draw(Source::Waiter) => "draw:waiter".to_owned(),
        Slot::Ask => "ask".to_owned(),
        Slot::Show => "show".to_owned(),
        Slot::Play(of, column) => format!("play:{}:{}", kind(of), column_name(column)),
        Slot::Order(order) => format!("order:{}", order_name(labels, order)),
        Slot::ChooseOne(of) => format!("choose:{}", kind(of)),
        Slot::ChooseTwo(first, second) => format!("choose:{}+{}", kind(first), kind(second)),
        Slot::Way(index) => format!("way:{index}"),
        Slot::Reserve(column) => format!("reserve:{}", column_name(column)),
        Slot::Want(count) => format!("want:{count}"),
        Slot::Name(seat) => format!("name:seat{seat}"),
        Slot::ShowOne(of, double) => {
            format!("show:{}:{}", kind(of), if double { "double" } else { "single" })
        }
    }
}

fn column_name(Column { singles, doubles }: Column) -> String {
    if doubles == 0 { format!("{singles}") } else { format!("{singles}+{doubles}d") }
}

/// The order's name, with the number of its kind in place of the kind.
fn order_name(labels: &Labels, number: usize) -> String {
    let name = labels.order(number).map_or("", |order| order.name());
    let of = Kind::ALL.into_iter().find_map(|kind| Some((name.strip_suffix(kind.name())?, kind)));
    match of {
        Some((recipe, kind)) => format!("{recipe}kind{}", labels.kind_number(kind)),
        None => name.to_owned(),
    }
}
