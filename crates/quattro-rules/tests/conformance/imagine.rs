//! Imagined worlds: a game made of a view and of hidden cards looks like that view again, and made of the true
//! hidden cards it is the true game.

use quattro_rules::game::Game;
use quattro_rules::pizza::{
    ImagineError, Imagined, Kind, KitchenCard, Order, OvenCard, OvenFace, Pizza, Topping, Toppings,
};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_testkit::random::random_game;
use quattro_testkit::redeal::shuffle_places;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn pizza_setups() -> impl Iterator<Item = Setup> {
    crate::setups().into_iter().filter(|setup| setup.game != GameId::Calcory)
}

fn viewers(game: &Pizza) -> impl Iterator<Item = Option<Seat>> + use<> {
    Seat::all(game.players()).map(Some).chain([None])
}

#[test]
fn the_true_hidden_cards_make_the_true_game() {
    for setup in pizza_setups() {
        random_game::<Pizza>(&setup, 21, |game, _| {
            for viewer in viewers(game) {
                assert_eq!(Pizza::imagine(&game.view(viewer), &game.hidden()).as_ref(), Ok(game));
            }
        });
    }
}

#[test]
fn other_hidden_cards_make_a_game_that_looks_the_same() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut different = 0;
    for setup in pizza_setups() {
        random_game::<Pizza>(&setup, 22, |game, legal| {
            if game.to_act().is_none() {
                return;
            }
            for viewer in viewers(game) {
                let view = game.view(viewer);
                let other = Pizza::imagine(&view, &shuffled(game, viewer, &mut rng));
                let other = other.unwrap_or_else(|error| panic!("{error}: {viewer:?} at {game:?}"));
                different += usize::from(other != *game);
                assert_eq!(other.view(viewer), view);
                let mut same = Vec::new();
                other.legal(&mut same);
                assert!(game.to_act() != viewer || same == legal, "{viewer:?} at {game:?}");
            }
        });
    }
    assert!(different > 10_000, "only {different} worlds differ");
}

#[test]
fn what_the_view_contradicts_cannot_be_imagined() {
    random_game::<Pizza>(&Setup::new(GameId::SoleMio, 3), 23, |game, _| {
        let view = game.view(Some(Seat::FIRST));
        let (hidden, second) = (game.hidden(), Seat::FIRST.next(3));
        let refused = |imagined: Imagined| Pizza::imagine(&view, &imagined).expect_err("it cannot be");
        if game.to_act().is_none() || hidden.hands[second].toppings.is_empty() {
            return;
        }
        let mut fewer = hidden;
        fewer.hands[second].toppings = Toppings::NONE;
        assert_eq!(refused(fewer), ImagineError::Hand(second));
        let mut more = hidden;
        more.larder.put(Topping { kind: Kind::Olive, double: false });
        assert_eq!(refused(more), ImagineError::Larder);
        let mut twice = hidden;
        if let [first, .., last] = twice.waiters[second].cards_mut() {
            *first = *last;
            assert_eq!(refused(twice), ImagineError::Orders(second));
        }
        refused(Imagined::default());
    });
}

/// The cards that `viewer` does not see, dealt anew to the same places; what is kept ready stays in hand.
fn shuffled(game: &Pizza, viewer: Option<Seat>, rng: &mut ChaCha8Rng) -> Imagined {
    let mut hidden = game.hidden();
    let kept = hidden.reserved;
    // Without a judged order nothing is kept ready.
    let owner = game.owner().unwrap_or(Seat::FIRST);
    hidden.hands[owner].toppings -= kept;
    let shown = usize::from(game.view(viewer).oven_top.is_some());
    let open = hidden.oven.cards().len() - shown;
    let others: Vec<Seat> = Seat::all(game.players()).filter(|seat| Some(*seat) != viewer).collect();

    let mut toppings: Vec<Topping> =
        others.iter().flat_map(|seat| hidden.hands[*seat].toppings.iter()).collect();
    toppings.extend(hidden.larder.iter());
    toppings.extend(hidden.kitchen.cards().iter().copied().filter_map(topping_of));
    toppings.extend(hidden.oven.cards()[..open].iter().filter_map(|card| match card.face() {
        OvenFace::Topping(topping) => Some(topping),
        OvenFace::Order(..) => None,
    }));
    shuffle(&mut toppings, rng);
    let mut next = || toppings.pop().expect("as many cards as places");
    for seat in &others {
        let hand = &mut hidden.hands[*seat].toppings;
        *hand = (0..hand.cards()).map(|_| next()).collect();
    }
    hidden.larder = (0..hidden.larder.cards()).map(|_| next()).collect();
    let mut kitchen: Vec<KitchenCard> = hidden.kitchen.cards().to_vec();
    for card in kitchen.iter_mut().filter(|card| **card != KitchenCard::Boss) {
        *card = KitchenCard::Topping(next());
    }
    shuffle(&mut kitchen, rng);
    hidden.kitchen.cards_mut().copy_from_slice(&kitchen);
    for card in &mut hidden.oven.cards_mut()[..open] {
        if let OvenFace::Topping(_) = card.face() {
            *card = OvenCard::from(next());
        }
    }
    for seat in Seat::all(game.players()) {
        shuffle_orders(&mut hidden, seat, viewer == Some(seat), open, rng);
    }
    hidden.hands[owner].toppings += kept;
    hidden
}

fn shuffle_orders(hidden: &mut Imagined, seat: Seat, own: bool, open: usize, rng: &mut ChaCha8Rng) {
    let mut orders: Vec<Order> = hidden.waiters[seat].cards().to_vec();
    if !own {
        orders.extend(hidden.hands[seat].orders.iter());
    }
    let is_own = |card: &OvenCard| match card.face() {
        OvenFace::Order(owner, order) => Some(order).filter(|_| owner == seat),
        OvenFace::Topping(_) => None,
    };
    orders.extend(hidden.oven.cards()[..open].iter().filter_map(is_own));
    shuffle(&mut orders, rng);
    let mut next = || orders.pop().expect("as many orders as places");
    hidden.waiters[seat].cards_mut().iter_mut().for_each(|order| *order = next());
    if !own {
        let hand = &mut hidden.hands[seat].orders;
        *hand = (0..hand.len()).map(|_| next()).collect();
    }
    for card in hidden.oven.cards_mut()[..open].iter_mut().filter(|card| is_own(card).is_some()) {
        *card = OvenCard::from((seat, next()));
    }
}

fn topping_of(card: KitchenCard) -> Option<Topping> {
    match card {
        KitchenCard::Topping(topping) => Some(topping),
        KitchenCard::Boss => None,
    }
}

fn shuffle<T>(cards: &mut [T], rng: &mut ChaCha8Rng) {
    let all: Vec<usize> = (0..cards.len()).collect();
    shuffle_places(cards, &all, rng);
}
