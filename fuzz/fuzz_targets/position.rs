//! Any text is either a position that can be played to the end or refused, and any JSON is judged, without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::position::Position;
use quattro_rules::with_engine;
use quattro_table::judge::judge;
use quattro_words::Language;

/// Moves played from each position: enough for a round, few enough to try many positions.
const MOVES: usize = 200;

fn play_on<G: Game>(position: &Position, seed: u64) {
    let mut dealer = Silent(Seeded::from_number(seed));
    let Ok(mut game) = G::from_position(position, &mut dealer) else { return };
    let mut actions = Vec::new();
    for number in 0..MOVES {
        game.view(game.to_act());
        game.legal(&mut actions);
        let Some(action) = actions.get(number % actions.len().max(1)) else { return };
        game.apply(*action, &mut dealer).expect("a listed action is legal");
    }
}

fuzz_target!(|text: &str| {
    if let Ok(request) = serde_json::from_str(text) {
        judge(request, Language::En);
    }
    let Ok(position) = text.parse::<Position>() else { return };
    let seed = text.len() as u64;
    with_engine!(position.game, G => play_on::<G>(&position, seed));
});
