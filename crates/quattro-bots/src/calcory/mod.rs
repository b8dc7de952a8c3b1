//! Bots for Calcory.
//!
//! Everything that happens is public, so the only unknowns are the cards never turned up and what each player
//! has forgotten. A bot therefore thinks in [`Imagined`] worlds: a game, and for each seat the places whose
//! cards it knows. In such a world the mover may turn up an unknown card, but cannot choose it by its number.

mod exact;
mod features;
mod good;
mod imagined;
mod judge;
mod memory;
mod numbers;
mod outcomes;
mod simple;
mod style;

pub use imagined::Imagined;
pub use memory::CalcoryMemory;

use quattro_rules::calcory::{Action, Calcory, View};
use quattro_rules::chance::below;
use quattro_rules::game::Game;
use quattro_rules::seat::{BySeat, Seat};
use rand_core::SeedableRng;

use crate::character::Style;
use crate::clock::Deadline;
use crate::playable::{Memory, Playable, Rng, World};
use crate::review::Outcome;
use crate::value::{Features, Valued};

impl Playable for Calcory {
    /// Sixty places make many actions, so searching deeper pays more than searching wider.
    const WIDENING: f32 = 0.5;

    type World = Imagined;
    type Memory = CalcoryMemory;

    fn simple_move(world: &Imagined, _: &mut Vec<Action>, _: &mut Rng) -> Action {
        simple::choose(world)
    }

    fn good_move(world: &Imagined, _: &mut Vec<Action>, _: &mut Rng) -> Action {
        good::choose(world)
    }

    fn move_in_style(style: Style, world: &Imagined, legal: &mut Vec<Action>, rng: &mut Rng) -> Action {
        style::decide(style, world, Calcory::good_move(world, legal, rng), rng)
    }

    fn is_far_enough(world: &Imagined, root: &Imagined) -> bool {
        judge::is_far_enough(world, root)
    }

    fn prospects(world: &Imagined, seat: Seat) -> f32 {
        judge::prospects(&world.game, seat)
    }

    /// All unknown cards are equivalent, and so are known ones with the same number.
    fn candidates(memory: &CalcoryMemory, view: &View, legal: &[Action]) -> Vec<Action> {
        let mut candidates = Vec::new();
        // The candidates do not depend on what the unknown cards are.
        if let Some(world) = memory.imagine(view, &mut Rng::seed_from_u64(0)) {
            world.list(&mut candidates);
        }
        candidates.retain(|action| legal.contains(action));
        if candidates.is_empty() { legal.to_vec() } else { candidates }
    }

    /// All unknown cards look the same.
    fn any_equivalent(memory: &CalcoryMemory, view: &View, action: Action, rng: &mut Rng) -> Action {
        let unknown = memory.unknown(view);
        match action {
            Action::Turn(place) if unknown.contains(place) => {
                let pick = below(rng, unknown.len().into()) as usize;
                Action::Turn(unknown.into_iter().nth(pick).unwrap_or(place))
            }
            _ => action,
        }
    }

    fn representative(memory: &CalcoryMemory, view: &View, action: Action) -> Action {
        let world = memory.imagine(view, &mut Rng::seed_from_u64(0));
        world.map_or(action, |world| world.representative(action))
    }

    fn true_world(game: &Calcory, memory: &CalcoryMemory) -> Imagined {
        Imagined::new(*game, BySeat::all(memory.ever_seen()))
    }

    fn outcomes(_: &Imagined, _: Seat) -> Vec<Outcome> {
        outcomes::outcomes()
    }

    fn shows_outcomes(world: &Imagined, root: &Imagined) -> bool {
        outcomes::is_far_enough(world, root)
    }

    fn amount(outcome: Outcome, root: &Imagined, world: &Imagined, seat: Seat) -> f32 {
        outcomes::amount(outcome, root, world, seat)
    }

    fn proven_move(
        memory: &CalcoryMemory,
        view: &View,
        legal: &[Action],
        until: Option<Deadline>,
    ) -> Option<Action> {
        exact::solve(memory, view, until).filter(|action| legal.contains(action))
    }
}

impl Valued for Calcory {
    fn chairs(world: &Imagined) -> u8 {
        world.game.players()
    }

    fn features(world: &Imagined, seat: Seat) -> Features {
        features::features(world, seat)
    }
}
