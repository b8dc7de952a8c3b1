//! Games imagined from a view: any hidden cards give the same view and the same choices, the true ones the same game.

use quattro_rules::calcory::{Calcory, Card, ImagineError, Place, Spot, View};
use quattro_rules::chance::below;
use quattro_rules::game::Game;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::random::{many, random_game};

/// The hidden cards as they are: those face down row by row, those won seat by seat.
fn hidden(game: &Calcory) -> (Vec<Card>, Vec<Card>) {
    let down = game.face_down().into_iter().filter_map(|place| game.lying(place)).collect();
    (down, game.reveal().piles.concat())
}

fn imagined_at_random(game: &Calcory, rng: &mut ChaCha8Rng) -> Calcory {
    let (down, won) = hidden(game);
    let mut cards = [down.clone(), won].concat();
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
    let (down, won) = cards.split_at(down.len());
    Calcory::imagine(&game.view(None), down, won).expect("sixty cards")
}

fn legal(game: &Calcory) -> Vec<quattro_rules::calcory::Action> {
    let mut actions = Vec::new();
    game.legal(&mut actions);
    actions
}

#[test]
fn other_hidden_cards_give_the_same_view_and_the_same_choices() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for (players, number) in many(40) {
        random_game(players, number, |game| {
            let imagined = imagined_at_random(game, &mut rng);
            assert_eq!(imagined.view(None), game.view(None));
            assert_eq!(legal(&imagined), legal(game));
        });
    }
}

/// The empty place under which a won card is stored is an internal detail, so games are compared with all
/// cards revealed.
#[test]
fn the_true_cards_give_the_same_game() {
    for (players, number) in many(40) {
        random_game(players, number, |game| {
            let (down, won) = hidden(game);
            let imagined = Calcory::imagine(&game.view(None), &down, &won).expect("the true cards");
            assert_eq!((imagined.reveal(), imagined.view(None)), (game.reveal(), game.view(None)));
        });
    }
}

fn fresh() -> (View, Vec<Card>) {
    let mut first = None;
    random_game(2, 1, |game| {
        first.get_or_insert((game.view(None), hidden(game).0));
    });
    first.expect("a game has a beginning")
}

#[test]
fn wrong_cards_are_refused() {
    let (view, down) = fresh();
    let refused = |down: &[Card], won: &[Card]| Calcory::imagine(&view, down, won).unwrap_err();
    assert_eq!(refused(&down[1..], &[]), ImagineError::Count { hidden: 60, given: 59 });
    assert_eq!(refused(&down, &down[..1]), ImagineError::Count { hidden: 60, given: 61 });
    assert_eq!(refused(&[], &[]), ImagineError::Count { hidden: 60, given: 0 });
    let mut twice = down.clone();
    twice[0] = twice[1];
    assert!(matches!(refused(&twice, &[]), ImagineError::TooMany(_)));
}

/// Views that no game has: refused, and never a panic.
#[test]
fn impossible_views_are_refused() {
    let (view, down) = fresh();
    let spoilt: [fn(&mut View); 6] = [
        |view| view.chairs.clear(),
        |view| view.chairs.resize(5, view.chairs[0]),
        |view| view.chairs[0].pile = 200,
        |view| view.turned.sum = 3,
        |view| view.to_act = None,
        |view| view.chairs[1].markers = 0,
    ];
    for spoil in spoilt {
        let mut view = view.clone();
        spoil(&mut view);
        assert_eq!(Calcory::imagine(&view, &down, &[]), Err(ImagineError::View));
    }
    let mut all_up = view.clone();
    for (place, card) in Place::all().zip(&down) {
        all_up.grid[place.row()][place.column()] = Spot::FaceUp { card: *card, marker: None };
    }
    assert_eq!(Calcory::imagine(&all_up, &[], &[]), Err(ImagineError::View));
}
