//! What a refusal or an event cites, and what it says.

use quattro_rules::game::Game;
use quattro_rules::notation::Expected;
use quattro_rules::pizza::{Action, Burnt, Event, Kind, Reason};
use quattro_rules::rule::{self, Refusal, Rule};

use crate::scene::Scene;
use crate::support::{Table, seat};

fn refusal(table: &Table, action: &str) -> (Rule, Reason) {
    let action: Action = action.parse().expect("an action");
    match table.game.check(action) {
        Err(Refusal { rule, reason: rule::Reason::Pizza(reason) }) => (rule, reason),
        other => panic!("{action}: {other:?}"),
    }
}

/// The rules under which the events were told that `which` picks.
fn cited(table: &Table, which: impl Fn(&Event) -> bool) -> Vec<String> {
    let events = table.events().into_iter().filter(|event| which(event));
    events.map(|event| table.game.rule_of(&event).to_string()).collect()
}

fn turn(game: &str, toppings: &str, orders: &str) -> Table {
    Scene::new(game).seat("chili", toppings).orders(orders).seat("salami", "1s").lay()
}

#[test]
fn sm_8_where_a_topping_must_be_played_skipping_is_not_offered() {
    let first = |may_skip| Reason::ToppingsFirst { may_skip };
    assert_eq!(refusal(&turn("sole-mio", "1s", "duel"), "order:duel"), (Rule::sm(8), first(false)));
    assert_eq!(refusal(&turn("mamma-mia", "1s", "mixed"), "order:mixed"), (Rule::mm(10), first(true)));
}

#[test]
fn sm_10_where_an_order_must_be_played_skipping_is_not_offered() {
    let first = |may_skip| Reason::OrderFirst { may_skip };
    assert_eq!(refusal(&turn("sole-mio", "", "duel"), "draw:kitchen"), (Rule::sm(10), first(false)));
    let mut table = turn("sole-mio", "1s", "duel");
    table.play("play:1s");
    assert_eq!(refusal(&table, "draw:kitchen"), (Rule::sm(10), first(true)));
}

#[test]
fn mm_10_toppings_of_two_kinds_name_the_rule() {
    let error = "play:1s1m".parse::<Action>().expect_err("two kinds");
    assert_eq!((error.expected, error.text.as_str()), (Expected::PlayedColumn, "1s1m"));
    assert_eq!(error.expected.rules(), [Rule::mm(10), Rule::sm(8)]);
    let error = "commit:1s+1m".parse::<Action>().expect_err("two kinds");
    assert_eq!(error.expected.rules(), [Rule::sm(41)]);
}

#[test]
fn mm_13_cards_drawn_during_the_game_cite_the_draw() {
    let received =
        |event: &Event| matches!(event, Event::ReceivedToppings { .. } | Event::ReceivedOrders { .. });
    for (game, rule) in [("mamma-mia", "MM-13"), ("sole-mio", "SM-11"), ("grande", "SM-11")] {
        for pile in ["draw:kitchen", "draw:waiter"] {
            let mut table = turn(game, "1s", "");
            table.play(&format!("play:1s {pile}"));
            assert_eq!(cited(&table, received), [rule], "{game} {pile}");
        }
    }
}

#[test]
fn mm_25_nobody_can_be_asked_for_help_in_mamma_mia() {
    let scene = Scene::new("mamma-mia").round(3).boss("chili").phase_2("3s1c", "chili:classic-salami");
    let table = scene.seat("chili", "1s").seat("salami", "1s").lay();
    assert_eq!(refusal(&table, "ask"), (Rule::mm(25), Reason::NoHelpInThisGame));
}

#[test]
fn mm_33_minimale_refuses_for_three_reasons() {
    let scene = Scene::new("mamma-mia").round(3).boss("chili").phase_2("1s1p5m1c", "chili:minimale");
    let table = scene.seat("chili", "2s2p").seat("salami", "").lay();
    for (kind, reason) in [
        (Kind::Chili, Reason::OwnKindChosen { kind: Kind::Chili }),
        (Kind::Olive, Reason::KindNotOnTable { kind: Kind::Olive }),
        (Kind::Mushroom, Reason::KindNotScarcest { kind: Kind::Mushroom }),
    ] {
        assert_eq!(refusal(&table, &format!("choose:{kind}")), (Rule::mm(33), reason));
    }
}

#[test]
fn sm_47_the_card_that_answers_a_match_cites_the_match() {
    let scene = Scene::sole_mio("", "chili:match").seat("chili", "1s").seat("salami", "1s");
    let mut table = scene.lay();
    table.play("name:2 show:s add:1s");
    assert_eq!(cited(&table, |event| matches!(event, Event::Added { .. })), ["SM-47"]);
}

#[test]
fn sm_34_a_declared_series_cannot_be_declined() {
    let scene = Scene::sole_mio("4o", "chili:four-olive").seat("chili", "3s").orders("four-salami");
    let mut table = scene.seat("salami", "").lay();
    table.play("join:four-salami number:four-olive");
    assert_eq!(refusal(&table, "no"), (Rule::sm(34), Reason::SeriesMustBePaid));
}

fn burnt_series(scene: Scene) -> Table {
    let mut table = scene.seat("chili", "").orders("four-salami").seat("salami", "").lay();
    table.play("join:four-salami number:four-olive ask");
    table
}

#[test]
fn gr_6_a_burnt_series_cites_its_own_rule() {
    let burnt = |event: &Event| matches!(event, Event::Burnt { why: Burnt::NobodyHelped, .. });
    let table = burnt_series(Scene::grande("4o", "chili:four-olive"));
    assert_eq!(cited(&table, burnt), ["GR-6", "GR-6"]);
    let table = burnt_series(Scene::sole_mio("4o", "chili:four-olive"));
    assert_eq!(cited(&table, burnt), ["SM-34", "SM-34"]);
    let mut alone = Scene::grande("3o", "chili:four-olive").seat("chili", "").seat("salami", "").lay();
    alone.play("ask");
    assert_eq!(cited(&alone, burnt), ["GR-5"]);
}

#[test]
fn gr_8_a_classic_in_a_series_cites_grande() {
    let scene = Scene::grande("4o", "chili:four-olive").seat("chili", "").orders("classic-salami duel");
    let table = scene.seat("salami", "").lay();
    assert_eq!(refusal(&table, "join:classic-salami").0, Rule::gr(8));
    assert_eq!(refusal(&table, "join:duel").0, Rule::sm(31));
}

#[test]
fn sm_54_a_revealed_order_knows_the_boss_of_that_moment() {
    let scene = Scene::sole_mio("4s", "chili:for-the-boss").boss("salami");
    let table = scene.seat("chili", "").seat("salami", "").lay();
    let revealed = table.events().into_iter().find_map(|event| match event {
        Event::RevealedOrder { boss, .. } => Some(boss),
        _ => None,
    });
    assert_eq!((revealed, table.view().boss), (Some(Kind::Salami), Some(seat(1))), "filled, and a new boss");
}
