//! Positions with one clearly best action, for the bots that search.

use quattro_bots::{Bot, Brain, Budget, Level};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::Setup;

/// Chef and maestro, with playouts instead of time, find this action.
fn all_find(position: &str, right: &str) {
    all_find_after("", position, right);
}

/// The same after some moves.
fn all_find_after(moves: &str, position: &str, right: &str) {
    let mut dealer = Narrator::new(Seeded::from_number(1));
    let position = position.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut game = Pizza::from_position(&position, &mut dealer).unwrap_or_else(|error| panic!("{error}"));
    for action in moves.split_whitespace() {
        game.apply(action.parse().expect("an action"), &mut dealer).expect("a legal action");
    }
    let seat = game.to_act().expect("someone is asked");
    let setup = Setup::new(game.id(), game.players());
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let right = right.parse().expect("an action");
    assert!(legal.len() > 1 && legal.contains(&right), "{right} is one of {legal:?}");
    for (level, playouts) in [(Level::Chef, 400), (Level::Maestro, 1500)] {
        for seed in 0..5 {
            let brain = Brain::Search(Budget::Playouts(playouts));
            let mut bot = Bot::<Pizza>::with(brain, level.retention(), &setup, seat, seed);
            let told = dealer.told.iter().filter(|told| told.to.includes(Some(seat)));
            told.for_each(|told| bot.hear(&told.event));
            let choice = bot.decide(&game.view(Some(seat)), &legal);
            assert_eq!(choice.action, right, "{level}, seed {seed}: {:?}", choice.considered);
        }
    }
}

#[test]
fn a_sure_fill_from_hand() {
    let position = r#"
        game = "mamma-mia"
        round = 3
        phase = "oven"
        boss = 1
        table = "3p1s"
        oven = "salami:classic-pineapple"
        [[seat]]
        kind = "salami"
        toppings = "1p2c"
        filled = "mixed monotoni"
        [[seat]]
        kind = "pineapple"
        toppings = "3m"
        filled = "mixed monotoni"
    "#;
    all_find(position, "add:1p");
}

#[test]
fn the_order_goes_in_before_the_round_ends() {
    let position = r#"
        game = "mamma-mia"
        round = 3
        turn = 1
        boss = 2
        table = "1s1p1m1c1o"
        kitchen = "s"
        [[seat]]
        kind = "salami"
        orders = "mixed bombastica"
        filled = "classic-pineapple"
        [[seat]]
        kind = "pineapple"
        toppings = "3m1c2o"
        filled = "mixed"
    "#;
    all_find(position, "order:mixed");
}

/// With an empty hand the whole kitchen can be drawn, which ends a game that is lost; a turn with orders wins it.
#[test]
fn the_round_is_not_ended_before_the_order_is_in() {
    let position = r#"
        game = "mamma-mia"
        round = 3
        turn = 1
        boss = 2
        table = "5s5p5m5c5o"
        kitchen = "2s2p2m1c"
        [[seat]]
        kind = "salami"
        filled = "mixed"
        [[seat]]
        kind = "pineapple"
        toppings = "1s1p1m2c2o"
        filled = "mixed bombastica"
        waiter = "classic-salami classic-mushroom classic-chili classic-olive monotoni minimale"
    "#;
    all_find(position, "draw:waiter");
}

/// Every olive that is not on the table must be in an opponent's hand, and helping brings the helper an order.
#[test]
fn help_is_asked_of_who_surely_holds_the_card() {
    let position = r#"
        game = "sole-mio"
        round = 2
        phase = "oven"
        boss = 3
        table = "8s1S8p1P8m1M8c1C1o1O"
        larder = "none"
        oven = "salami:four-olive"
        [[seat]]
        kind = "salami"
        filled = "pairs duel match"
        [[seat]]
        kind = "pineapple"
        toppings = "7o"
        filled = "pairs"
        [[seat]]
        kind = "mushroom"
        filled = "pairs duel match"
    "#;
    all_find(position, "ask");
}

/// With an empty waiter, helping only lets the owner win.
#[test]
fn nothing_is_given_that_makes_another_win() {
    let position = r#"
        game = "sole-mio"
        round = 2
        phase = "oven"
        boss = 1
        table = "3o"
        oven = "salami:four-olive"
        [[seat]]
        kind = "salami"
        filled = "pairs match duel without-me two-doubles ladder"
        [[seat]]
        kind = "pineapple"
        toppings = "2o"
        orders = "for-the-boss four-salami four-mushroom four-chili four-olive"
        filled = "pairs match duel without-me two-doubles ladder"
    "#;
    all_find_after("ask", position, "no");
}

#[test]
fn a_duel_that_would_win_is_stopped() {
    let position = r#"
        game = "sole-mio"
        round = 2
        phase = "oven"
        boss = 1
        table = "2s"
        oven = "salami:duel"
        [[seat]]
        kind = "salami"
        filled = "pairs match"
        [[seat]]
        kind = "pineapple"
        toppings = "2s1m"
        filled = "pairs match"
    "#;
    all_find(position, "show");
}

#[test]
fn a_series_that_the_table_pays_is_joined() {
    let position = r#"
        game = "sole-mio"
        round = 2
        phase = "oven"
        boss = 1
        table = "4o3c"
        oven = "salami:four-olive"
        [[seat]]
        kind = "salami"
        orders = "four-chili duel"
        filled = "pairs match"
        [[seat]]
        kind = "pineapple"
        toppings = "2s1m"
        filled = "pairs match duel"
    "#;
    all_find(position, "join:four-chili");
}
