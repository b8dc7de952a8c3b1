//! Events, refusals and errors name the rule they come from.

use quattro_rules::game::Game;
use quattro_rules::pizza::Event;
use quattro_rules::setup::{GameId, Options, Setup};

use crate::scene::Scene;
use crate::support::{Table, position_error, seat};

/// The rules of the events told by these actions, or by the set-up, without repetitions in a row.
fn cited(table: &mut Table, actions: &str) -> String {
    let mut told = table.events();
    told.extend(table.play(actions));
    let mut rules: Vec<String> = told.iter().map(|event| table.game.rule_of(event).to_string()).collect();
    rules.dedup();
    rules.join(" ")
}

#[test]
fn a_turn_cites_its_rules() {
    let scene =
        Scene::new("sole-mio").kitchen("p boss").seat("chili", "5o").orders("duel").seat("salami", "1s");
    let mut table = scene.lay();
    assert!(cited(&mut table, "play:2o order:duel draw:kitchen").starts_with("SM-9 SM-10 SM-7 SM-11 SM-14"));
}

#[test]
fn a_round_cites_its_rules() {
    let scene = Scene::sole_mio("4o1p", "chili:four-olive").round(1).seat("chili", "").seat("salami", "");
    assert_eq!(cited(&mut scene.lay(), ""), "SM-15 SM-22 SM-23");
}

#[test]
fn help_and_series_cite_their_rules() {
    let scene = Scene::sole_mio("4o", "chili:four-olive").seat("chili", "1s").orders("four-salami");
    let mut table = scene.seat("salami", "").seat("olive", "2s").lay();
    let rules = cited(&mut table, "join:four-salami number:four-olive ask reserve:1s give:2s");
    assert_eq!(rules, "SM-15 SM-31 SM-32 SM-25 SM-24 SM-25 SM-26 SM-18 SM-15 SM-28 MM-40 SM-60");
}

#[test]
fn particular_orders_cite_their_rules() {
    let orders = [
        ("2c", "duel", "", "2c", "show", "SM-15 SM-41 SM-42 SM-44"),
        ("2c", "duel", "", "1s", "no", "SM-15 SM-41 SM-42 SM-44"),
        ("", "match", "1s", "1s", "name:2 show:s add:1s", "SM-15 SM-46 SM-47"),
        ("", "match", "", "1s", "", "SM-15 SM-49"),
        ("1c", "without-me", "", "", "", "SM-15 SM-50"),
        ("2s2p", "without-me", "", "", "", "SM-15 SM-50 SM-15"),
        ("1S1P", "two-doubles", "", "", "", "SM-15 SM-51 SM-15"),
        ("4s3p2m1c", "ladder", "", "", "", "SM-15 SM-52 SM-15"),
        ("4s", "for-the-boss", "", "", "", "SM-15 SM-54"),
        ("3s", "for-the-boss", "", "", "no", "SM-15 SM-20"),
        ("3s", "for-the-boss", "", "", "ask", "SM-15 SM-25 SM-24 SM-25 SM-29"),
    ];
    for (lying, name, hand, salami, actions, expected) in orders {
        let scene = Scene::sole_mio(lying, &format!("chili:{name}")).boss("salami");
        let mut table = scene.seat("chili", hand).seat("salami", salami).lay();
        let rules = cited(&mut table, actions);
        assert_eq!(rules.strip_suffix(" MM-40 SM-60"), Some(expected), "{name}");
    }
}

#[test]
fn grande_cites_its_own_rules_where_it_has_them() {
    let scene = Scene::grande("3o", "chili:four-olive").seat("chili", "").seat("salami", "");
    assert_eq!(cited(&mut scene.lay(), "no"), "SM-15 GR-5 MM-40 GR-9");
    let table = Table::deal(GameId::Grande, 2, Options::default(), 1);
    let dealt = Event::Dealt { seat: seat(1), toppings: 5, orders: 2 };
    assert_eq!(table.game.rule_of(&dealt).to_string(), "GR-3");
}

#[test]
fn impossible_set_ups_are_refused_with_their_rule() {
    let error = |game, players, options| Setup { game, players, options }.validate().unwrap_err().to_string();
    let fifth = || Options { first_seat: Some(seat(5)), ..Options::default() };
    assert_eq!(error(GameId::SoleMio, 1, Options::default()), "SM-3 Players { game: SoleMio, players: 1 }");
    assert_eq!(error(GameId::Grande, 6, Options::default()), "GR-2 Players { game: Grande, players: 6 }");
    assert_eq!(
        error(GameId::SoleMio, 4, fifth()),
        "SM-6 FirstSeat { game: SoleMio, seat: Seat(4), players: 4 }"
    );
    let rounds = Options { rounds: Some(2), ..Options::default() };
    assert_eq!(error(GameId::SoleMio, 4, rounds), "NoSuchOption { game: SoleMio, option: \"rounds\" }");
}

#[test]
fn impossible_positions_are_refused_with_field_and_rule() {
    let with = |game: &str, more: &str| {
        format!("game = {game:?}\n{more}\n[[seat]]\nkind = \"chili\"\n[[seat]]\nkind = \"salami\"\n")
    };
    let cases = [
        ("sole-mio", "table = \"7s\"", "toppings: SM-3 TooManyToppings"),
        ("sole-mio", "table = \"2S\"", "toppings: SM-3 TooManyToppings"),
        ("grande", "table = \"9s\"", "toppings: GR-2 TooManyToppings"),
        ("sole-mio", "kitchen = \"s\"", "kitchen: SM-1 BossNowhere"),
        ("sole-mio", "phase = \"oven\"", "boss: SM-14 NoBoss"),
        ("sole-mio", "round = 3", "round: SM-60 NoSuchRound"),
        ("sole-mio", "oven = \"chili:mixed\"", "seat 1, orders: SM-2 ForeignOrder"),
        ("grande", "oven = \"1:four-chili\"", "seat 1, orders: SM-2 ForeignOrder"),
    ];
    for (game, more, message) in cases {
        let error = position_error(&with(game, more));
        assert!(error.starts_with(message), "{error}");
    }
}
