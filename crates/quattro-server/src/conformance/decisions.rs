//! The kinds of question that a client is asked, and how to come to each.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use serde_json::Value;

/// Games that are tried to come to a question.
const MOST_TRIES: u64 = 400;

/// Questions of the pizza games, as `view.decision.ask` names them.
const MAMMA_MIA: &[&str] = &["play-toppings", "play-order", "draw", "choose", "settle"];
const SOLE_MIO: &[&str] = &[
    "play-toppings",
    "play-order",
    "draw",
    "series",
    "number",
    "choose",
    "settle",
    "reserve",
    "help",
    "commit",
    "show-against",
    "name",
    "show-one",
    "match",
];
const GRANDE: &[&str] = &[
    "play-toppings",
    "play-order",
    "draw",
    "series",
    "number",
    "choose",
    "settle",
    "reserve",
    "want",
    "help",
    "commit",
    "show-against",
    "name",
    "show-one",
    "match",
];
/// As `view.step` names them.
const CALCORY: &[&str] = &["turn", "choose-back", "put-back"];

/// All kinds of question of a game.
pub(super) const fn of(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::MammaMia => MAMMA_MIA,
        GameId::SoleMio => SOLE_MIO,
        GameId::Grande => GRANDE,
        GameId::Calcory => CALCORY,
    }
}

/// Draws lots that are the same every time, so that an examination can be repeated. Fair they need not be.
#[derive(Debug)]
pub(super) struct Lots(u64);

impl Lots {
    pub(super) const fn new(number: u64) -> Lots {
        Lots(number)
    }

    /// One of these.
    pub(super) fn draw<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        // Knuth's generator, of which the upper half is good enough.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let drawn = usize::try_from(self.0 >> 33).unwrap_or_default();
        among.get(drawn.checked_rem(among.len())?)
    }
}

/// The question that a view shows, in JSON.
pub(super) fn shown(view: &Value) -> Option<&str> {
    view["decision"]["ask"].as_str().or(view["step"].as_str())
}

/// Moves after which `seat` is asked `wanted` in the game that this seed deals; none if they are not found.
pub(super) fn way_to(setup: &Setup, seed: [u8; 32], seat: Seat, wanted: &str) -> Vec<(Seat, String)> {
    with_engine!(setup.game, G => (0..MOST_TRIES).find_map(|number| find::<G>(setup, seed, seat, wanted, number)))
        .unwrap_or_default()
}

/// Plays at random until the question comes.
fn find<G: Game>(
    setup: &Setup,
    seed: [u8; 32],
    seat: Seat,
    wanted: &str,
    number: u64,
) -> Option<Vec<(Seat, String)>> {
    let mut dealer = Silent(Seeded::new(seed));
    let mut lots = Lots::new(number);
    let mut game = G::deal(setup, &mut dealer).ok()?;
    let (mut moves, mut actions) = (Vec::new(), Vec::new());
    while let Some(acting) = game.to_act() {
        game.legal(&mut actions);
        let view = if acting == seat { serde_json::to_value(game.view(None)).ok()? } else { Value::Null };
        if shown(&view) == Some(wanted) && actions.len() > 1 {
            return Some(moves);
        }
        let action = *lots.draw(&actions)?;
        game.apply(action, &mut dealer).ok()?;
        moves.push((acting, action.to_string()));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_question_is_listed_and_can_be_reached() {
        for game in GameId::ALL {
            let setup = Setup::new(game, 3);
            for wanted in of(game) {
                let found = way_to(&setup, [7; 32], Seat::FIRST, wanted);
                assert!(!found.is_empty() || matches!(*wanted, "play-toppings" | "turn"), "{game}: {wanted}");
            }
        }
    }
}
