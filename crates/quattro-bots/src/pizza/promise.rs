//! What an owner who asks for help must have reserved: the difference between what the order lacks and what
//! is asked for (SM-24, SM-25).

use quattro_rules::chance::below;
use quattro_rules::pizza::{Column, Counts, Kind, KindSet, Need, Toppings};

use crate::playable::Rng;

/// Toppings out of `within_reach` that reduce `lack` to `request`. Further attempts prefer other cards: with
/// doubles there may be several ways, and not all of them fit the hand.
pub(super) fn promised(
    lack: Need,
    request: Need,
    within_reach: &Toppings,
    attempt: u32,
    rng: &mut Rng,
) -> Toppings {
    match (lack, request) {
        (Need::Kinds(lack), Need::Kinds(request)) => by_kind(lack, request, within_reach, attempt, rng),
        (Need::Doubles(lack), Need::Doubles(request)) => doubles(lack, request),
        (Need::Any(lack), Need::Kinds(request)) => {
            of_any_kind(lack.saturating_sub(request.sum()), within_reach, attempt, rng)
        }
        _ => Toppings::NONE,
    }
}

fn by_kind(lack: Counts, request: Counts, within_reach: &Toppings, attempt: u32, rng: &mut Rng) -> Toppings {
    let mut kept = Toppings::NONE;
    for (kind, needed) in lack.saturating_sub(request).iter() {
        let alone = request.get(kind) == 0;
        kept += Toppings::of(kind, column(needed, alone, within_reach.column(kind), attempt, rng));
    }
    kept
}

/// Cards worth `needed`, or one more if a double pays the last of it and nothing is asked for.
fn column(needed: u8, may_overload: bool, there: Column, attempt: u32, rng: &mut Rng) -> Column {
    let most = (if may_overload { needed.div_ceil(2) } else { needed / 2 }).min(there.doubles);
    let least = needed.saturating_sub(there.singles).div_ceil(2).min(most);
    let doubles = between(least, most, attempt, rng);
    Column { singles: needed.saturating_sub(2 * doubles).min(there.singles), doubles }
}

fn doubles(lack: KindSet, request: KindSet) -> Toppings {
    let kept = lack.iter().filter(|kind| !request.contains(*kind));
    let mut toppings = Toppings::NONE;
    kept.for_each(|kind| toppings += Toppings::of(kind, Column { singles: 0, doubles: 1 }));
    toppings
}

/// Cards of any kinds worth exactly `value`.
fn of_any_kind(value: u8, within_reach: &Toppings, attempt: u32, rng: &mut Rng) -> Toppings {
    let most = (value / 2).min(within_reach.doubles.sum());
    let least = value.saturating_sub(within_reach.singles.sum()).div_ceil(2).min(most);
    let doubles = between(least, most, attempt, rng);
    Toppings {
        singles: some_of(within_reach.singles, value - 2 * doubles, rng),
        doubles: some_of(within_reach.doubles, doubles, rng),
    }
}

/// The number of doubles, varying by attempt: as few as possible, as many as possible, or anything between.
fn between(least: u8, most: u8, attempt: u32, rng: &mut Rng) -> u8 {
    match attempt % 4 {
        0 => least,
        1 => most,
        _ => least + below(rng, u32::from(most - least) + 1) as u8,
    }
}

/// Up to `wanted` cards, starting with a random kind.
fn some_of(there: Counts, wanted: u8, rng: &mut Rng) -> Counts {
    let (mut some, mut missing) = (Counts::ZERO, wanted);
    let first = below(rng, 5) as usize;
    for step in 0..5 {
        let kind = Kind::ALL[(first + step) % 5];
        let part = there.get(kind).min(missing);
        some += Counts::of(kind, part);
        missing -= part;
    }
    some
}
