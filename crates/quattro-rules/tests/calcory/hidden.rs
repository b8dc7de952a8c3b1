//! Hidden information: change what cannot be seen now, and no view changes (CA-21). That cards never turned up
//! change no event either is tested for all games in `tests/conformance`.

use quattro_rules::calcory::{self, Place, Spot, Step, View};
use quattro_rules::chance::below;
use quattro_rules::game::Game;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::random::{many, random_game};
use crate::scene::Played;

/// A position that looks like `view`, with all hidden cards, won ones included, dealt anew.
fn resampled(view: &View, rng: &mut ChaCha8Rng) -> String {
    let spot = |place: Place| view.grid[place.row()][place.column()];
    let shown = |place: Place| match spot(place) {
        Spot::FaceUp { card, marker } => Some((card, marker)),
        _ => None,
    };
    let mut hidden = calcory::Card::deck().to_vec();
    for (card, _) in Place::all().filter_map(shown) {
        let found = hidden.iter().position(|other| *other == card).expect("a card of the deck");
        hidden.remove(found);
    }
    let mut draw = || hidden.swap_remove(below(rng, hidden.len() as u32) as usize).to_string();
    let tokens = Place::all().map(|place| match spot(place) {
        Spot::Empty => "..".to_owned(),
        Spot::FaceDown => draw(),
        Spot::FaceUp { card, .. } => card.to_string(),
    });
    let tokens: Vec<String> = tokens.collect();
    let rows: Vec<String> = tokens.chunks(Place::COLUMNS).map(|row| row.join(" ")).collect();
    let names = |marked: bool| {
        let places =
            Place::all().filter(|place| shown(*place).is_some_and(|(_, marker)| marker.is_some() == marked));
        places.map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
    };
    let won: Vec<u8> = view.chairs.iter().map(|seat| seat.pile).collect();
    let marked =
        view.to_beat.map(|set| format!("marked = {{ seat = {}, places = \"{}\" }}", set.owner, names(true)));
    format!(
        "game = \"calcory\"\nplayers = {}\nturn = {}\nquiet_turns = {}\nwon = {won:?}\ngrid = {rows:?}\nturned = \"{}\"\n{}",
        won.len(),
        view.on_turn,
        view.quiet_turns,
        names(false),
        marked.unwrap_or_default(),
    )
}

#[test]
fn ca_21_cards_seen_before_and_won_cards_are_hidden_again() {
    let mut rng = ChaCha8Rng::seed_from_u64(22);
    for (players, number) in many(20) {
        random_game(players, number, |game| {
            let view = game.view(None);
            if view.step == Step::Turn {
                let other = Played::from_position(&resampled(&view, &mut rng)).expect("a position");
                assert_eq!((other.view(), other.game.to_act()), (view, game.to_act()));
            }
        });
    }
}
