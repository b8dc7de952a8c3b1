//! Cards and set-up: SM-1 to SM-7.

use quattro_rules::pizza::{Column, Edition, Event, Kind, Order, Recipe, Source, Toppings};
use quattro_rules::setup::{GameId, Options, Setup};

use crate::scene::{Scene, play_randomly};
use crate::support::{Table, seat, toppings};

fn deal(players: u8, seed: u64) -> Table {
    Table::deal(GameId::SoleMio, players, Options::default(), seed)
}

fn of_each_kind(singles: u8, doubles: u8) -> Toppings {
    Toppings::each(Column { singles, doubles })
}

#[test]
fn sm_1_the_box_holds_55_toppings_55_orders_and_one_sole_mio_card() {
    let contents = deal(5, 1).game.box_contents();
    assert_eq!(contents.toppings, of_each_kind(9, 2));
    assert_eq!(contents.toppings.cards(), 55);
    assert_eq!(contents.orders.iter().map(Vec::len).collect::<Vec<_>>(), [11; 5]);
    assert_eq!(contents.bosses, 1);
}

#[test]
fn sm_1_a_double_has_the_value_2() {
    assert_eq!(toppings("9s2S").value(), 13);
    assert_eq!(toppings("9s2S").cards(), 11);
}

#[test]
fn sm_2_a_set_has_four_fours_and_seven_other_orders() {
    for own in Kind::ALL {
        let set: Vec<Recipe> = Edition::SoleMio.orders(own).map(Order::recipe).collect();
        let others = [
            Recipe::Pairs,
            Recipe::Duel,
            Recipe::Match,
            Recipe::WithoutMe,
            Recipe::TwoDoubles,
            Recipe::Ladder,
            Recipe::ForTheBoss,
        ];
        assert!(others.iter().all(|recipe| set.contains(recipe)));
        for kind in Kind::ALL {
            assert_eq!(set.contains(&Recipe::Four(kind)), kind != own, "no four asks for the own kind");
        }
        assert_eq!(set.len(), 11);
    }
}

#[test]
fn sm_3_toppings_are_removed_by_number_of_players() {
    for (players, singles, doubles) in [(2, 6, 1), (3, 8, 1), (4, 8, 2), (5, 9, 2)] {
        let table = deal(players, 1);
        assert_eq!(table.game.box_contents().toppings, of_each_kind(singles, doubles));
        assert_eq!(table.game.census(), table.game.box_contents());
        assert_eq!(table.view().removed, of_each_kind(9 - singles, 2 - doubles), "what is removed is public");
    }
}

#[test]
fn sm_4_five_toppings_each_and_the_rest_with_the_sole_mio_card_is_the_kitchen() {
    for (players, toppings) in [(2, 35), (3, 45), (4, 50), (5, 55)] {
        let view = deal(players, 3).view();
        assert!(view.chairs.iter().all(|chair| chair.toppings == 5));
        assert_eq!(view.kitchen, toppings - 5 * players + 1);
    }
}

#[test]
fn sm_4_the_sole_mio_card_is_never_in_an_opening_hand() {
    for (players, seed) in (2..=5).flat_map(|players| (0..100).map(move |seed| (players, seed))) {
        let table = deal(players, seed);
        assert_eq!(table.view().boss, None);
        assert!(!table.events().iter().any(|event| matches!(event, Event::DrewBoss { .. })));
    }
}

#[test]
fn sm_4_the_sole_mio_card_can_lie_anywhere_in_the_kitchen() {
    // With two players the kitchen is 26 cards; the first turn draws at most seven of them.
    let early = (0..200).filter(|seed| {
        let mut table = deal(2, *seed);
        play_randomly(&mut table, *seed, |table| table.view().kitchen < 26);
        table.view().boss.is_some()
    });
    assert!((1..150).contains(&early.count()));
}

#[test]
fn sm_5_players_choose_their_own_kind_and_draw_two_orders() {
    let own_kinds = vec![Some(Kind::Olive), None, Some(Kind::Salami)];
    let table = Table::deal(GameId::SoleMio, 3, Options { own_kinds, ..Options::default() }, 1);
    let kinds: Vec<Kind> = table.view().chairs.iter().map(|chair| chair.kind).collect();
    assert_eq!(kinds, [Kind::Olive, Kind::Pineapple, Kind::Salami]);
    for chair in table.view().chairs {
        assert_eq!((chair.toppings, chair.orders, chair.waiter), (5, 2, 9), "seven cards each");
    }
    for (number, own) in [(1, Kind::Olive), (2, Kind::Pineapple), (3, Kind::Salami)] {
        let mut set = Edition::SoleMio.orders(own);
        assert!(table.held_orders(number).iter().all(|order| set.any(|other| other == order)));
    }
}

#[test]
fn sm_5_two_players_cannot_have_the_same_own_kind() {
    let options = Options { own_kinds: vec![Some(Kind::Olive); 2], ..Options::default() };
    let error = Setup { options, ..Setup::new(GameId::SoleMio, 2) }.validate().unwrap_err();
    assert_eq!(error.to_string(), "MM-3 SameKind(Olive)");
}

#[test]
fn sm_5_waiters_are_shuffled() {
    let first_orders = |seed| deal(2, seed).held_orders(1);
    assert!((2..20).any(|seed| first_orders(seed) != first_orders(1)));
}

#[test]
fn sm_6_the_start_player_is_drawn_or_named_and_play_goes_clockwise() {
    for wanted in 1..=3 {
        assert!((0..60).any(|seed| deal(3, seed).to_act() == wanted), "seat {wanted} never starts");
        let options = Options { first_seat: Some(seat(wanted)), ..Options::default() };
        let mut table = Table::deal(GameId::SoleMio, 3, options, 1);
        assert_eq!(table.to_act(), wanted);
        let first = table.legal()[0].clone();
        table.play(&format!("{first} skip draw:kitchen"));
        assert_eq!(table.to_act(), wanted % 3 + 1);
    }
}

fn drawing(kitchen: &str) -> Table {
    let scene = Scene::new("sole-mio").kitchen(kitchen).oven("1p");
    scene.seat("chili", "5o").orders("duel").seat("salami", "1s").lay()
}

#[test]
fn sm_7_whoever_draws_the_sole_mio_card_lays_it_down_and_draws_another() {
    let mut table = drawing("m boss 2p 3c");
    let told = table.play("play:3o skip draw:kitchen");
    assert!(told.contains(&Event::DrewBoss { seat: seat(1) }));
    assert!(told.contains(&Event::Drew { seat: seat(1), source: Source::Kitchen, cards: 4 }));
    assert_eq!(table.hand(1), toppings("2o1m2p1c"));
    assert_eq!(table.view().boss, Some(seat(1)), "face up");
}

#[test]
fn sm_7_drawn_as_the_last_card_there_is_no_replacement() {
    let mut table = drawing("m boss");
    let told = table.play("play:3o skip draw:kitchen");
    assert!(told.contains(&Event::Drew { seat: seat(1), source: Source::Kitchen, cards: 1 }));
    assert!(told.contains(&Event::OvenOpened { boss: seat(1), cards: 4 }));
}

#[test]
fn sm_7_the_boss_runs_the_scoring_and_starts_the_next_round() {
    let scene = Scene::new("sole-mio").kitchen("2m").boss("salami");
    let mut table = scene.seat("chili", "7o").seat("salami", "1s").seat("olive", "1s").lay();
    let told = table.play("play:3o draw:kitchen");
    assert!(told.contains(&Event::OvenOpened { boss: seat(2), cards: 3 }));
    assert!(told.contains(&Event::RoundBegan { round: 2, seat: seat(2) }));
    assert_eq!(table.to_act(), 2);
}
