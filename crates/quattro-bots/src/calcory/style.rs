//! What characters do otherwise than a good player, in Calcory.

use quattro_rules::calcory::{Action, Place, Places, Step};
use quattro_rules::chance::below;

use super::imagined::Imagined;
use super::numbers::THIRTEEN;
use crate::character::Style;
use crate::playable::Rng;

/// The gambler turns up one more card if at least one in this many does not ruin the turn.
const DARING: usize = 3;
/// The dreamer's thoughts are elsewhere at one card in this many.
const ELSEWHERE: u32 = 3;

/// The move in this style instead of the `good` one, for the seat to act in the imagined `world`.
pub(super) fn decide(style: Style, world: &Imagined, good: Action, rng: &mut Rng) -> Action {
    if world.game.step() != Step::Turn {
        return good;
    }
    let own = match style {
        Style::Miser => miser(world, good),
        Style::Gambler => gambler(world, good, rng),
        Style::Dreamer => dreamer(world, good, rng),
    };
    own.unwrap_or_else(|| any_like(world, good, rng))
}

/// All unknown cards look the same.
fn any_like(world: &Imagined, good: Action, rng: &mut Rng) -> Action {
    let unknown = world.unknown();
    match good {
        Action::Turn(place) if unknown.contains(place) => any_of(unknown, rng).map_or(good, Action::Turn),
        _ => good,
    }
}

/// Shows nobody a third new card: with two it keeps what it has, or gives up.
fn miser(world: &Imagined, good: Action) -> Option<Action> {
    let is_new = matches!(good, Action::Turn(place) if world.unknown().contains(place));
    // A lone card ends the game.
    let may_stop = world.game.turned().cards > 1 && world.game.what_stopping_does().is_some();
    (is_new && may_stop).then_some(Action::Stop)
}

/// One more card that nobody has seen, instead of stopping.
fn gambler(world: &Imagined, good: Action, rng: &mut Rng) -> Option<Action> {
    let unknown = world.unknown();
    let completes = |place: Place| {
        world.known().contains(place)
            && usize::from(world.game.turned().sum + world.number(place)) == THIRTEEN
    };
    match good {
        // What is sure is taken.
        Action::Turn(place) if completes(place) => None,
        _ if is_worth_daring(world, unknown) => any_of(unknown, rng).map(Action::Turn),
        _ => None,
    }
}

/// How many of the unknown cards do no harm, as far as it can be known: not which they are, only what is left.
fn is_worth_daring(world: &Imagined, unknown: Places) -> bool {
    let harmless = unknown.into_iter().filter(|place| !world.is_too_much(world.number(*place))).count();
    harmless * DARING >= usize::from(unknown.len()) && !unknown.is_empty()
}

/// Turns up whatever lies beside the last cards, or anywhere.
fn dreamer(world: &Imagined, good: Action, rng: &mut Rng) -> Option<Action> {
    let is_new = matches!(good, Action::Turn(place) if world.unknown().contains(place));
    if !is_new && below(rng, ELSEWHERE) > 0 {
        return None;
    }
    let is_beside = |place: &Place| world.game.face_up().any(|(open, _, _)| touch(*place, open));
    let beside: Places = world.unknown().into_iter().filter(is_beside).collect();
    any_of(if beside.is_empty() { world.unknown() } else { beside }, rng).map(Action::Turn)
}

fn touch(one: Place, other: Place) -> bool {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
}

fn any_of(places: Places, rng: &mut Rng) -> Option<Place> {
    let count = u32::from(places.len());
    if count == 0 { None } else { places.into_iter().nth(below(rng, count) as usize) }
}
