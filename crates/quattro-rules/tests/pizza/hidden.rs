//! What the others must not learn while help is asked for, a duel fought or a match shown: SM-25, SM-42, SM-55.
//!
//! The method: two worlds that differ only in what is hidden must look the same to everyone else.

use quattro_rules::chance::below;
use quattro_rules::dealer::Audience;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Decision, Event, Phase};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::scene::{Scene, added, assert_legal, need};
use crate::support::{Table, seat, toppings};

/// What a viewer was told since the last action.
fn told_to(table: &Table, viewer: Option<Seat>) -> Vec<Event> {
    table.told().iter().filter(|told| told.to.includes(viewer)).map(|told| told.event).collect()
}

/// Two worlds look the same to everyone but seats `except`.
#[track_caller]
fn assert_alike(one: &Table, other: &Table, except: &[usize]) {
    let seats = Seat::all(one.game.players()).filter(|seat| !except.contains(&usize::from(seat.number())));
    for viewer in seats.map(Some).chain([None]) {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
        assert_eq!(told_to(one, viewer), told_to(other, viewer));
    }
}

/// Chili needs four olives and one lies there; salami, mushroom and olive can be asked.
fn one_olive(hand: &str, helpers: [&str; 3]) -> Table {
    let scene = Scene::sole_mio("1o", "chili:four-olive 1p").seat("chili", hand);
    scene.seat("salami", helpers[0]).seat("mushroom", helpers[1]).seat("olive", helpers[2]).lay()
}

const HELPERS: [&str; 3] = ["1o1s", "1m1p", "2p1O"];

/// The same request for one olive: besides, chili will add a double, or two singles.
fn twins() -> (Table, Table) {
    let (mut double, mut singles) = (one_olive("1O1p", HELPERS), one_olive("2o", HELPERS));
    double.play("ask");
    singles.play("ask");
    double.play("reserve:1O");
    singles.play("reserve:2o");
    (double, singles)
}

#[test]
fn sm_25_nobody_can_tell_what_the_owner_kept_ready_while_opponents_are_asked() {
    let (mut double, mut singles) = twins();
    assert_alike(&double, &singles, &[1]);
    for _ in 0..2 {
        double.play("no");
        singles.play("no");
        assert_alike(&double, &singles, &[1]);
    }
}

#[test]
fn sm_25_nor_after_all_have_refused() {
    let (mut double, mut singles) = twins();
    double.play("no no no");
    singles.play("no no no");
    assert_eq!(double.view().phase, Phase::Over);
    // The game is over and hands are shown, so compare what was told up to that moment.
    let public = |table: &Table| {
        let before_the_end =
            |event: &Event| !matches!(event, Event::ShowedHand { .. } | Event::Ranked { .. });
        told_to(table, None).into_iter().filter(before_the_end).collect::<Vec<_>>()
    };
    assert_eq!(public(&double), public(&singles));

    let failed = |hand: &str, reserve: &str| {
        let scene = Scene::sole_mio("1o", "chili:four-olive").round(1).boss("salami").seat("chili", hand);
        let mut table = scene.seat("salami", "1o1s").seat("mushroom", "").seat("olive", "").lay();
        table.play(&format!("ask {reserve} no"));
        table
    };
    assert_alike(&failed("1O1p", "reserve:1O"), &failed("2o", "reserve:2o"), &[1]);
}

#[test]
fn sm_25_what_was_kept_ready_is_known_once_the_request_succeeds() {
    let (mut double, _) = twins();
    double.play("give:1o");
    assert!(told_to(&double, None).contains(&added("four-olive", "1O")));
}

#[test]
fn sm_25_only_the_owner_sees_what_they_kept_ready() {
    let (double, _) = twins();
    let reserved = Event::Reserved { toppings: toppings("1O") };
    let told: Vec<Audience> =
        double.told().iter().filter(|told| told.event == reserved).map(|told| told.to).collect();
    assert_eq!(told, [Audience::Only(seat(1))]);
    assert_eq!(double.view_of(1).reserved, Some(toppings("1O")));
    for viewer in [None, Some(seat(2)), Some(seat(3)), Some(seat(4))] {
        assert_eq!(double.game.view(viewer).reserved, None);
    }
}

#[test]
fn sm_25_even_the_questions_about_what_to_add_tell_nothing() {
    // Chili is asked about every kind that is lacking, whatever chili holds.
    let ask = |hand: &str| {
        let mut table =
            Scene::sole_mio("2s2p", "chili:pairs").seat("chili", hand).seat("salami", "2m2o").lay();
        table.play("ask");
        table
    };
    let (mut has, mut has_not) = (ask("1m1o"), ask("2s"));
    assert_alike(&has, &has_not, &[1]);
    assert_legal(&has_not, "reserve:none");
    has.play("reserve:none");
    has_not.play("reserve:none");
    assert_alike(&has, &has_not, &[1]);
    assert_eq!(has_not.game.decision(), Some(Decision::Reserve { kind: "olive".parse().unwrap() }));
}

#[test]
fn sm_25_being_unable_to_help_and_not_wanting_to_look_the_same() {
    let world = |salami: &str| {
        let mut table = one_olive("1O1p", [salami, "1m1p", "2p1O"]);
        table.play("ask reserve:1O");
        table
    };
    let (mut able, mut unable) = (world("1o1s"), world("2s"));
    assert_alike(&able, &unable, &[2]);
    assert_legal(&unable, "no");
    assert_legal(&able, "give:1o no");
    able.play("no");
    unable.play("no");
    assert_alike(&able, &unable, &[2]);
    assert_eq!(able.to_act(), 3);
}

#[test]
fn sm_25_with_no_topping_at_all_the_same_is_told() {
    let mut table = one_olive("1O1p", ["", "", "1o"]);
    table.play("ask");
    let told = table.play("reserve:1O");
    assert_eq!(
        told[1..],
        [
            Event::Asked { seat: seat(1), need: need("1o") },
            Event::RefusedHelp { seat: seat(2) },
            Event::RefusedHelp { seat: seat(3) },
        ]
    );
    assert_eq!(table.to_act(), 4, "who visibly holds nothing is not kept waiting");
}

#[test]
fn sm_25_who_visibly_holds_too_few_cards_refuses_without_being_asked() {
    // Three olives take at least two cards.
    let mut table = one_olive("", ["1O", "1o1O", "2s"]);
    let told = table.play("ask");
    assert!(told.contains(&Event::RefusedHelp { seat: seat(2) }));
    assert_eq!(table.to_act(), 3);
    assert_legal(&table, "give:1o1O no");
}

#[test]
fn sm_25_answers_come_one_by_one_clockwise_and_are_heard_by_all() {
    let (mut table, _) = twins();
    for number in [2, 3, 4] {
        assert_eq!(table.game.decision(), Some(Decision::Help { seat: seat(number) }));
        assert_eq!(table.view().judged.unwrap().request, Some(need("1o")));
        table.play("no");
        for viewer in [None, Some(seat(1)), Some(seat(2)), Some(seat(3)), Some(seat(4))] {
            assert_eq!(told_to(&table, viewer)[0], Event::RefusedHelp { seat: seat(number) });
        }
    }
}

#[test]
fn sm_25_those_still_to_be_asked_keep_their_secrets() {
    let world = |olive: &str| {
        let mut table = one_olive("1O1p", ["1o1s", "1m1p", olive]);
        table.play("ask reserve:1O");
        table
    };
    let (mut has, mut has_not) = (world("1o"), world("1s"));
    assert_alike(&has, &has_not, &[4]);
    has.play("no no");
    has_not.play("no no");
    assert_alike(&has, &has_not, &[4]);
}

#[test]
fn sm_31_holding_a_four_and_not_holding_one_look_the_same() {
    let world = |held: &str| {
        let scene = Scene::sole_mio("1o", "chili:four-olive").round(1).seat("chili", "1p").orders(held);
        scene.seat("salami", "").lay()
    };
    let (mut four, mut none) = (world("four-salami duel"), world("match duel"));
    assert_alike(&four, &none, &[1]);
    four.play("skip no");
    none.play("skip no");
    assert_alike(&four, &none, &[1]);
}

#[test]
fn sm_42_having_nothing_to_show_and_not_showing_look_the_same() {
    let world = |salami: &str| {
        let scene = Scene::sole_mio("3c", "chili:duel 1p").round(1).boss("olive").seat("chili", "");
        scene.seat("salami", salami).seat("olive", "1p").lay()
    };
    let (mut has, mut has_none) = (world("2c"), world("2s"));
    has.play("commit:3c");
    has_none.play("commit:3c");
    assert_alike(&has, &has_none, &[2]);
    assert_legal(&has_none, "no");
    has.play("no");
    has_none.play("no");
    assert_alike(&has, &has_none, &[2]);
    has.play("no");
    has_none.play("no");
    assert_alike(&has, &has_none, &[2]);
}

#[test]
fn sm_42_with_no_topping_at_all_nothing_is_shown_without_a_question() {
    let scene = Scene::sole_mio("2c", "chili:duel").seat("chili", "").seat("salami", "").orders("duel");
    let table = scene.seat("olive", "1s").lay();
    assert!(table.events().contains(&Event::ShowedNothing { seat: seat(2) }));
    assert_eq!(table.to_act(), 3);
}

#[test]
fn sm_46_the_cards_not_shown_stay_hidden() {
    let world = |salami: &str| {
        let scene =
            Scene::sole_mio("", "chili:match").seat("chili", "1s").seat("salami", salami).seat("olive", "");
        let mut table = scene.lay();
        table.play("name:2 show:s");
        table
    };
    assert_alike(&world("1s1O"), &world("1s1p"), &[2]);
}

#[test]
fn sm_49_being_able_to_match_is_not_seen_before_the_answer() {
    let world = |hand: &str| {
        let scene =
            Scene::sole_mio("", "chili:match").seat("chili", hand).seat("salami", "1s").seat("olive", "");
        let mut table = scene.lay();
        table.play("name:2 show:s");
        table
    };
    assert_alike(&world("1s"), &world("1p"), &[1]);
}

#[test]
fn gr_7_what_is_kept_ready_for_a_bombastica_stays_hidden() {
    let world = |hand: &str, reserves: &str| {
        let scene = Scene::grande("6s6p", "chili:bombastica").seat("chili", hand).seat("salami", "1o1s");
        let mut table = scene.lay();
        table.play("ask");
        table.play(reserves);
        table.play("want:1s");
        table
    };
    let double = world("1O1p", "reserve:none reserve:none reserve:none reserve:none reserve:1O");
    let singles = world("1m1c", "reserve:none reserve:none reserve:1m reserve:1c reserve:none");
    assert_alike(&double, &singles, &[1]);
}

/// Over whole games: nobody but the owner ever sees what is kept ready, and nobody but its holder is told of
/// a card that is not yet public.
#[test]
fn mm_27_nobody_can_tell_what_the_owner_of_a_burnt_order_held() {
    let burnt = |hand: &str| {
        let oven = "chili:mixed 1p";
        let scene = Scene::new("mamma-mia").round(2).phase_2("1s1p3c", oven).seat("chili", hand);
        let mut table = scene.seat("salami", "1o1s").seat("mushroom", "2m").lay();
        table.play("no");
        table
    };
    let worlds = ["1m1o", "2o", "2s"].map(burnt);
    for other in &worlds[1..] {
        assert_alike(&worlds[0], other, &[1]);
        assert_ne!(told_to(&worlds[0], Some(seat(1))), told_to(other, Some(seat(1))), "but the owner can");
    }
}

#[test]
fn sm_55_private_news_go_to_one_seat_alone_in_random_games() {
    for (game, seed) in
        [GameId::SoleMio, GameId::Grande].into_iter().flat_map(|game| (0..12).map(move |seed| (game, seed)))
    {
        let mut table = Table::deal(game, 2 + (seed % 4) as u8, Options::default(), seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while table.game.to_act().is_some() {
            check_private(&table);
            let legal = table.legal();
            table.play(&legal[below(&mut rng, legal.len() as u32) as usize]);
        }
    }
}

fn check_private(table: &Table) {
    for told in table.told() {
        let private = matches!(
            told.event,
            Event::Reserved { .. }
                | Event::ReceivedToppings { .. }
                | Event::ReceivedOrders { .. }
                | Event::FellShort { .. }
        );
        assert_eq!(private, told.to != Audience::All, "{told:?}");
    }
    let owner = table.view().judged.map(|judged| judged.seat);
    for viewer in Seat::all(table.game.players()) {
        let view = table.game.view(Some(viewer));
        assert!((view.reserved.is_none() && view.wanted.is_none()) || owner == Some(viewer));
    }
    let mut spectator = table.view();
    for viewer in Seat::all(table.game.players()) {
        let mut view = table.game.view(Some(viewer));
        (view.viewer, view.hand, view.reserved, view.wanted) = (None, None, None, None);
        assert_eq!(view, spectator, "all else is public");
        spectator = view;
    }
}
