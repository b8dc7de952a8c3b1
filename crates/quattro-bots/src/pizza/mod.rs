//! Bots for Mamma Mia!, Sole Mio! and Mamma Mia! Grande.
//!
//! | look in | for |
//! |---|---|
//! | `memory` | what a seat remembers, and forgets |
//! | `world`, `promise` | whole games that fit a view and a memory |
//! | `plan`, `forecast` | what an order lacks, and what the table will hold |
//! | `turn`, `scoring` | the good move, in phase 1 and 2 |
//! | `simple` | the simple move |
//! | `style` | what characters do otherwise |
//! | `features` | what a learned value sees |
//! | `judge` | how far to play on, and how good the result is |
//! | `chance` | the chance to win between rounds |
//! | `outcomes` | what a review says a move leads to |

mod chance;
mod features;
mod forecast;
mod judge;
mod memory;
mod outcomes;
mod plan;
mod promise;
mod scoring;
mod simple;
mod style;
mod turn;
mod world;

pub use memory::PizzaMemory;

use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Decision, Pizza};
use quattro_rules::seat::Seat;

use crate::character::Style;
use crate::playable::{Playable, Rng};
use crate::review::Outcome;
use crate::value::{Features, Valued};

impl Playable for Pizza {
    type World = Pizza;
    type Memory = PizzaMemory;

    fn simple_move(world: &Pizza, legal: &mut Vec<Action>, _: &mut Rng) -> Action {
        asked(world).map_or(Action::No, |(seat, decision)| simple::decide(world, seat, decision, legal))
    }

    fn good_move(world: &Pizza, legal: &mut Vec<Action>, _: &mut Rng) -> Action {
        let Some((seat, decision)) = asked(world) else { return Action::No };
        match decision {
            Decision::PlayToppings => turn::play_toppings(world, seat),
            Decision::PlayOrder => turn::play_order(world, seat),
            Decision::Draw => turn::draw(world, seat),
            _ => scoring::decide(world, seat, decision, legal),
        }
    }

    fn move_in_style(style: Style, world: &Pizza, legal: &mut Vec<Action>, rng: &mut Rng) -> Action {
        style::decide(style, world, legal, rng)
    }

    fn is_far_enough(world: &Pizza, root: &Pizza) -> bool {
        judge::is_far_enough(world, root)
    }

    fn prospects(world: &Pizza, seat: Seat) -> f32 {
        judge::prospects(world, seat)
    }

    fn true_world(game: &Pizza, _: &PizzaMemory) -> Pizza {
        *game
    }

    fn chance_to_win(world: &Pizza, seat: Seat) -> f32 {
        chance::chance_to_win(world, seat)
    }

    fn outcomes(world: &Pizza, seat: Seat) -> Vec<Outcome> {
        outcomes::outcomes(world, seat)
    }

    fn amount(outcome: Outcome, root: &Pizza, world: &Pizza, seat: Seat) -> f32 {
        outcomes::amount(outcome, root, world, seat)
    }
}

impl Valued for Pizza {
    fn chairs(world: &Pizza) -> u8 {
        world.players()
    }

    fn features(world: &Pizza, seat: Seat) -> Features {
        features::features(world, seat)
    }
}

fn asked(world: &Pizza) -> Option<(Seat, Decision)> {
    Some((world.to_act()?, world.decision()?))
}
