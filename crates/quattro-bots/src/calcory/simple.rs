//! The rules of thumb of a beginner.

use quattro_rules::calcory::{Action, Place, Places, Step, Stop};

use super::imagined::Imagined;
use super::numbers::{Sums, THIRTEEN};

/// A beginner is content with this sum.
const ENOUGH: u8 = 9;

/// Takes a known 13, stops at a fair sum, and otherwise turns up an unknown card.
pub(super) fn choose(world: &Imagined) -> Action {
    match world.game.step() {
        Step::Turn => turn(world),
        Step::ChooseBack { set } => Action::Back(first(world.game.taken_places(set))),
        Step::PutBack { from, .. } => Action::Put(from),
        // Nobody is asked once the game is over.
        Step::Over { .. } => Action::Stop,
    }
}

fn turn(world: &Imagined) -> Action {
    let known = world.known();
    let places = world.place_of_each(known);
    let missing = THIRTEEN - usize::from(world.game.turned().sum);
    let sums = Sums::of(&world.numbers(known), !world.game.has_turned_zero());
    let completing = sums.begin(missing).and_then(|number| places[usize::from(number)]);
    if let Some(place) = completing {
        return Action::Turn(place);
    }
    let is_enough = world.game.turned().sum >= ENOUGH;
    match world.game.what_stopping_does() {
        Some(Stop::Mark) if is_enough => Action::Stop,
        _ => Action::Turn(first(if world.unknown().is_empty() { known } else { world.unknown() })),
    }
}

fn first(places: Places) -> Place {
    // A seat that is asked has at least one place to choose from.
    places.first().unwrap_or_else(|| unreachable!("a choice of places"))
}
