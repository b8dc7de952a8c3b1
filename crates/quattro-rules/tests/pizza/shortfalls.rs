//! Why an order burnt: what the table lacked, told to everyone, and what its owner held of it, told to nobody else.

use quattro_rules::dealer::Audience;
use quattro_rules::pizza::{Event, Shortfall};

use crate::scene::Scene;
use crate::support::{Table, seat};

/// What everyone was told that a burnt order lacked: need, lack, and whether at best.
fn lacked(table: &Table) -> Option<(String, String, bool)> {
    table.told().iter().find_map(|told| match told.event {
        Event::Burnt { shortfall, .. } => {
            assert_eq!(told.to, Audience::All);
            Some(shortfall.map(in_notation))
        }
        _ => None,
    })?
}

fn in_notation(Shortfall { need, lack, at_best }: Shortfall) -> (String, String, bool) {
    (need.to_string(), lack.to_string(), at_best)
}

/// What the owner was told: the lack, what they held of it, and what was missing even so.
fn held(table: &Table) -> Option<[String; 3]> {
    table.told().iter().find_map(|told| match told.event {
        Event::FellShort { shortfall, held, short } => {
            assert_eq!(told.to, Audience::Only(seat(1)), "a hand is its owner's affair");
            Some([shortfall.lack, held, short].map(|need| need.to_string()))
        }
        _ => None,
    })
}

fn lack(need: &str, lack: &str, at_best: bool) -> (String, String, bool) {
    (need.to_owned(), lack.to_owned(), at_best)
}

fn words<const N: usize>(parts: [&str; N]) -> [String; N] {
    parts.map(str::to_owned)
}

/// Chili's order comes out last; `hand` is chili's. Salami can show a pineapple.
fn burn(scene: Scene, hand: &str, actions: &str) -> Table {
    let mut table = scene.seat("chili", hand).seat("salami", "1p3m").lay();
    // An order that burns at once is told of while the position is set up.
    if !actions.is_empty() {
        table.play(actions);
    }
    table
}

fn mamma_mia(table: &str, order: &str) -> Scene {
    Scene::new("mamma-mia").round(3).phase_2(table, &format!("chili:{order}"))
}

#[test]
fn mm_27_a_burnt_order_says_what_was_missing() {
    let table = burn(mamma_mia("1s1p3c", "mixed"), "6o", "no");
    assert_eq!(lacked(&table), Some(lack("1s1p1m1c1o", "1m1o", false)));
    assert_eq!(
        held(&table),
        Some(words(["1m1o", "1o", "1m"])),
        "kind by kind: six olives are one olive held"
    );
}

#[test]
fn mm_27_also_where_nobody_was_asked() {
    let table = burn(mamma_mia("3p", "classic-pineapple"), "1p", "");
    assert_eq!(lacked(&table), Some(lack("4p1c", "1p1c", false)));
    assert_eq!(held(&table), Some(words(["1p1c", "1p", "1c"])));
}

#[test]
fn mm_29_a_bombastica_lacks_a_number() {
    let table = burn(mamma_mia("4s4p4m", "bombastica"), "2o1s", "no");
    assert_eq!(lacked(&table), Some(lack("15any", "3any", false)));
    assert_eq!(held(&table), Some(words(["3any", "3any", "0any"])), "the owner could have paid and did not");
}

#[test]
fn mm_30_before_a_kind_is_chosen_the_nearest_counts() {
    let table = burn(mamma_mia("4s5p1c", "monotoni"), "2s", "no");
    assert_eq!(lacked(&table), Some(lack("6p1c", "1p", true)), "on the table");
    assert_eq!(held(&table), Some(words(["2s", "2s", ""])), "with the hand");
}

#[test]
fn sm_29_a_request_that_nobody_meets() {
    let table = burn(Scene::sole_mio("1o", "chili:four-olive"), "1O", "ask reserve:1O no");
    assert_eq!(lacked(&table), Some(lack("4o", "3o", false)));
    assert_eq!(held(&table), Some(words(["3o", "2o", "1o"])));
}

#[test]
fn sm_41_a_duel_takes_two() {
    let table = burn(Scene::sole_mio("1c", "chili:duel"), "2o", "no");
    assert_eq!(
        (lacked(&table), held(&table)),
        (Some(lack("2c", "1c", false)), Some(words(["1c", "", "1c"])))
    );
}

#[test]
fn sm_49_a_match_takes_the_hand() {
    let table = burn(Scene::sole_mio("2p", "chili:match"), "2o", "name:2 show:p no");
    assert_eq!(
        (lacked(&table), held(&table)),
        (Some(lack("1p", "1p", false)), Some(words(["1p", "", "1p"])))
    );
}

#[test]
fn sm_50_other_reasons_have_nothing_to_count() {
    let table = burn(Scene::sole_mio("1c2s2p", "chili:without-me"), "2o", "");
    assert_eq!((lacked(&table), held(&table)), (None, None));
}
