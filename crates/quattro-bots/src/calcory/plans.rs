//! What is worth turning up.
//!
//! A set of known cards can be turned up in any order, which a search would have to tell apart. So there is one order
//! for each sum that is worth reaching, with as many cards as possible, and one card to fail with or to give up after.

use std::cmp::Ordering;

use quattro_rules::calcory::{Action, MARKERS, Tally};

use super::imagined::Imagined;
use super::judge::game_ends_for;
use super::numbers::{NUMBERS, Numbers, Sums, THIRTEEN};

/// Adds what is worth considering in a turn.
pub(super) fn list(world: &Imagined, actions: &mut Vec<Action>) {
    let known = world.known();
    let numbers = world.numbers(known);
    let begins = towards_sums(world, &numbers) | towards_nothing(world, &numbers);
    let places = (0..NUMBERS).zip(world.place_of_each(known));
    let begun = places.filter(|(number, _)| begins & (1 << number) != 0);
    actions.extend(begun.filter_map(|(_, place)| place).map(Action::Turn));
    actions.extend(world.unknown().first().map(Action::Turn));
    let may_stop = world.game.what_stopping_does().is_some();
    if may_stop && (actions.is_empty() || !gives_the_game_away(world)) {
        actions.push(Action::Stop);
    }
}

/// Whether stopping marks a lone card by which the mover loses unless somebody beats it, and nobody has to.
fn gives_the_game_away(world: &Imagined) -> bool {
    let (game, me) = (&world.game, world.me());
    game.turned().cards == 1 && game.to_beat().is_none() && game_ends_for(game, me, me) == Ordering::Less
}

/// One bit for each number that a set for 13 or for marking begins with.
fn towards_sums(world: &Imagined, numbers: &Numbers) -> u32 {
    let (game, turned) = (&world.game, world.game.turned());
    let to_beat = game.to_beat().map(|set| set.tally);
    let sums = Sums::of(numbers, !game.has_turned_zero());
    let begin = |goal: usize| {
        let missing = goal - usize::from(turned.sum);
        let set = Tally { sum: goal as u8, cards: turned.cards + sums.cards(missing)? };
        let can_be_marked = set.cards <= MARKERS && to_beat.is_none_or(|to_beat| set > to_beat);
        if goal == THIRTEEN || can_be_marked { sums.begin(missing) } else { None }
    };
    (usize::from(turned.sum)..=THIRTEEN).filter_map(begin).fold(0, |bits, number| bits | (1 << number))
}

/// One bit for a number that fails, or comes near it.
fn towards_nothing(world: &Imagined, numbers: &Numbers) -> u32 {
    let highest_first = || (0..NUMBERS as u8).rev().filter(|number| numbers.has(usize::from(*number)));
    let fails = highest_first().find(|number| world.is_too_much(*number));
    fails.or_else(|| highest_first().next()).map_or(0, |number| 1 << number)
}
