//! Help: SM-24 to SM-30. What stays hidden meanwhile is tested in `hidden`.

use quattro_rules::pizza::{Burnt, Decision, Event, Toppings};

use crate::scene::{Scene, added, assert_legal, burnt, filled, need};
use crate::support::{Table, order, orders, seat, toppings};

/// Chili needs two more olives and holds one; salami cannot help, mushroom and olive can.
fn two_olives() -> Table {
    let scene = Scene::sole_mio("2o", "chili:four-olive").seat("chili", "1o1p");
    scene.seat("salami", "3s").seat("mushroom", "2o1O").seat("olive", "2o1m").lay()
}

fn asked(request: &str) -> Event {
    Event::Asked { seat: seat(1), need: need(request) }
}

fn gave(number: usize, cards: &str) -> Event {
    Event::Gave { seat: seat(number), toppings: toppings(cards) }
}

fn refused(number: usize) -> Event {
    Event::RefusedHelp { seat: seat(number) }
}

#[test]
fn sm_24_an_owner_who_cannot_complete_the_order_may_ask() {
    let table = two_olives();
    assert_legal(&table, "ask no");
}

#[test]
fn sm_24_an_owner_who_does_not_want_to_complete_it_may_ask() {
    let mut table = Scene::sole_mio("3o", "chili:four-olive").seat("chili", "1o").seat("salami", "1o").lay();
    assert_legal(&table, "add:1o ask no");
    table.play("ask reserve:none give:1o");
    assert_eq!((table.filled(1), table.hand(1)), (orders("four-olive"), toppings("1o")));
}

#[test]
fn sm_24_the_request_names_exactly_what_table_and_owner_leave_open() {
    let cases = [
        ("reserve:none reserve:none", "2m1o"),
        ("reserve:1m reserve:none", "1m1o"),
        ("reserve:2m reserve:none", "1o"),
    ];
    for (reserves, request) in cases {
        let scene = Scene::sole_mio("2s2p1o", "chili:pairs").seat("chili", "2m").seat("salami", "2m1o");
        let mut table = scene.lay();
        table.play("ask");
        let told = table.play(reserves);
        assert!(told.contains(&asked(request)), "{reserves}: {told:?}");
        assert_eq!(table.view().judged.unwrap().request, Some(need(request)));
    }
}

#[test]
fn sm_24_at_least_one_topping_is_asked_for() {
    let mut table =
        Scene::sole_mio("3o", "chili:four-olive").seat("chili", "1o1O").seat("salami", "1o").lay();
    table.play("ask");
    assert_legal(&table, "reserve:none");
    assert_eq!(table.refused("reserve:1o"), "SM-24 ReserveAll");
    assert_eq!(table.refused("reserve:1O"), "SM-24 ReserveAll");
    assert_eq!(table.refused("reserve:1o1O"), "SM-24 ReserveTooMuch");
}

#[test]
fn sm_24_a_reserve_is_of_the_kind_in_question_and_from_hand() {
    let mut table = two_olives();
    table.play("ask");
    assert_eq!(table.refused("reserve:1p"), "SM-25 ReserveOtherKind");
    assert_eq!(table.refused("reserve:2o"), "SM-25 ToppingsNotInHand");
    assert_eq!(table.refused("no"), "SM-25 ReserveFirst");
}

#[test]
fn sm_24_no_help_while_the_table_alone_can_pay_some_way() {
    let mut table =
        Scene::sole_mio("2s2p1m", "chili:without-me").seat("chili", "1m").seat("salami", "2m2o").lay();
    assert_eq!(table.refused("choose:salami+olive"), "SM-21 ChoiceTooCostly");
    table.play("choose:salami+mushroom");
    assert_eq!(table.refused("ask"), "SM-24 HelpNotNeeded");
}

#[test]
fn sm_24_a_series_may_ask_even_where_other_numbers_would_need_no_help() {
    let scene = Scene::sole_mio("4s3p", "chili:four-pineapple").seat("chili", "").orders("four-salami");
    let mut table = scene.seat("salami", "1p").lay();
    table.play("join:four-salami number:four-pineapple");
    assert_legal(&table, "ask");
    table.play("ask give:1p");
    assert_eq!(table.filled(1), orders("four-salami four-pineapple"));
}

#[test]
fn sm_25_the_left_neighbour_is_asked_first_then_clockwise() {
    let scene = Scene::sole_mio("2o", "mushroom:four-olive").seat("chili", "2o").seat("salami", "2o");
    let mut table = scene.seat("mushroom", "1p").seat("olive", "2o").seat("pineapple", "1O1p").lay();
    table.play("ask");
    table.play("reserve:none");
    for number in [4, 5, 1, 2] {
        assert_eq!(table.game.decision(), Some(Decision::Help { seat: seat(number) }));
        assert_eq!(table.view().judged.unwrap().request, Some(need("2o")), "the same request for everyone");
        let told = table.play("no");
        assert_eq!(told[0], refused(number));
    }
    assert_eq!(table.filled(3), orders(""), "all have refused");
}

#[test]
fn sm_25_the_owner_cannot_skip_anyone_or_withdraw() {
    let mut table = two_olives();
    table.play("ask reserve:none");
    assert_eq!(table.to_act(), 2, "salami is asked, not the owner");
    for action in ["add:1o", "ask", "reserve:none", "skip", "name:3"] {
        assert!(table.refused(action).starts_with("SM-26"), "{action}");
    }
}

#[test]
fn sm_25_what_the_owner_kept_ready_must_be_added_when_help_comes() {
    let mut table = two_olives();
    table.play("ask reserve:1o no");
    let told = table.play("give:1o");
    assert_eq!(told[..3], [gave(3, "1o"), added("four-olive", "1o"), filled("four-olive", "2o")]);
    assert_eq!(table.hand(1), toppings("1p"));
}

#[test]
fn sm_25_one_request_per_order() {
    let mut table = two_olives();
    table.play("ask reserve:none no no");
    let told = table.play("no");
    assert_eq!(told[1], burnt("four-olive", Burnt::NobodyHelped), "there is no second request");
}

#[test]
fn sm_26_the_helper_gives_everything_requested() {
    let mut table = two_olives();
    table.play("ask reserve:none no");
    assert_legal(&table, "give:2o give:1O no");
    assert_eq!(table.refused("give:1o"), "SM-26 WrongGift");
    assert_eq!(table.refused("give:2o1O"), "SM-26 WrongGift");
    assert_eq!(table.refused("give:1s"), "SM-26 ToppingsNotInHand");
    table.play("give:1O");
    assert_eq!((table.filled(1), table.hand(3)), (orders("four-olive"), toppings("2o")));
}

#[test]
fn sm_26_the_helper_may_overload_but_give_nothing_superfluous() {
    let mut table = two_olives();
    table.play("ask reserve:1o no");
    assert_legal(&table, "give:1o give:1O no");
    assert_eq!(table.refused("give:2o"), "SM-26 WrongGift");
    table.play("give:1O");
    assert_eq!(table.filled(1), orders("four-olive"));
}

#[test]
fn sm_26_once_someone_has_helped_nobody_else_is_asked() {
    let mut table = two_olives();
    table.play("ask reserve:none no");
    let told = table.play("give:2o");
    assert!(!told.contains(&refused(4)), "olive is not asked");
    assert_eq!(table.hand(4), toppings("2o1m"));
}

#[test]
fn sm_27_given_toppings_go_to_the_larder_with_the_rest() {
    let mut table = two_olives();
    let before = table.view().larder;
    table.play("ask reserve:1o no give:1o");
    assert_eq!(table.view().larder, before + 4);
    assert_eq!(table.view().table, Toppings::NONE);
}

/// Salami helps chili with one olive.
fn helped(helper: impl Fn(Scene) -> Scene) -> (Table, Vec<Event>) {
    let scene = Scene::sole_mio("3o", "chili:four-olive").seat("chili", "").seat("salami", "1o");
    let mut table = helper(scene).lay();
    let told = table.play("ask give:1o");
    (table, told)
}

#[test]
fn sm_28_the_helpers_top_order_counts_as_filled_whatever_it_is() {
    let rest = "four-pineapple four-mushroom four-chili four-olive pairs match without-me two-doubles ladder for-the-boss";
    let (table, told) = helped(|scene| scene.waiter(&format!("duel {rest}")));
    assert!(told.contains(&Event::Rewarded { seat: seat(2), order: order("duel") }));
    assert_eq!((table.filled(2), table.waiter_size(2)), (orders("duel"), 10), "face up");
}

#[test]
fn sm_28_an_order_from_hand_cannot_be_the_reward() {
    let (table, _) = helped(|scene| scene.orders("four-pineapple duel"));
    assert_eq!(table.held_orders(2), orders("four-pineapple duel"));
    assert_eq!(table.filled(2).len(), 1);
}

#[test]
fn sm_28_with_an_empty_waiter_there_is_no_reward() {
    let done =
        "four-pineapple four-mushroom four-chili four-olive pairs duel match without-me two-doubles ladder";
    let (table, told) = helped(|scene| scene.filled(done).orders("for-the-boss"));
    assert!(!told.iter().any(|event| matches!(event, Event::Rewarded { .. })));
    assert_eq!((table.filled(1), table.filled(2)), (orders("four-olive"), orders(done)));
}

#[test]
fn sm_29_if_nobody_helps_the_order_is_not_filled_and_the_owner_keeps_everything() {
    let mut table = two_olives();
    let told = table.play("ask reserve:1o no no no");
    assert!(told.contains(&burnt("four-olive", Burnt::NobodyHelped)));
    assert_eq!((table.hand(1), table.view().table), (toppings("1o1p"), toppings("2o")));
    assert_eq!((table.filled(1), table.waiter_size(1)), (orders(""), 11), "under the waiter");
}

#[test]
fn sm_29_the_owner_may_no_longer_complete_it_from_hand() {
    let mut table =
        Scene::sole_mio("3o", "chili:four-olive 1s").seat("chili", "1o").seat("salami", "1o").lay();
    let told = table.play("ask reserve:none no");
    assert!(told.contains(&burnt("four-olive", Burnt::NobodyHelped)), "at once, without another question");
    assert_eq!(table.hand(1), toppings("1o"));
}

#[test]
fn sm_30_no_help_for_duel_and_match() {
    let duel = || Scene::sole_mio("1c", "chili:duel").seat("chili", "1o").seat("salami", "2c").lay();
    assert_legal(&duel(), "no");
    assert_eq!(duel().refused("ask"), "SM-41 CommitFirst");
    let pairing = || Scene::sole_mio("1c", "chili:match").seat("chili", "1o").seat("salami", "2c").lay();
    assert_legal(&pairing(), "name:2 no");
    assert_eq!(pairing().refused("ask"), "SM-46 NameFirst");
    let mut table = pairing();
    table.play("name:2 show:c");
    assert_legal(&table, "no");
    assert_eq!(table.refused("ask"), "SM-47 MatchFirst");
}
