//! Any text is a position that can be played to the end, or is refused: it is never a reason to panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::position;
use quattro_rules::setup::GameId;

/// Moves played from each position: enough for a round, few enough to try many positions.
const MOVES: usize = 200;

fn play_on<G: Game>(text: &str) {
    let mut dealer = Silent(Seeded::from_number(text.len() as u64));
    let Ok(mut game) = G::from_position(text, &mut dealer) else { return };
    let mut actions = Vec::new();
    for number in 0..MOVES {
        game.view(game.to_act());
        game.legal(&mut actions);
        let Some(action) = actions.get(number % actions.len().max(1)) else { return };
        game.apply(*action, &mut dealer).expect("a listed action is legal");
    }
}

fuzz_target!(|text: &str| {
    let _ = (position::names_of(text), position::open_piles(text));
    match position::game_of(text) {
        Ok(GameId::Calcory) => play_on::<Calcory>(text),
        Ok(_) => play_on::<Pizza>(text),
        Err(_) => {}
    }
});
