//! The rules shown for a question.

use quattro_rules::pizza::{Decision, JudgedView, Recipe, View};
use quattro_rules::rule::Rule;
use quattro_rules::setup::GameId;

/// The rules behind what is asked.
pub(super) fn rules(view: &View) -> Vec<Rule> {
    let mamma_mia = view.game == GameId::MammaMia;
    let either = |mm: &[u8], sm: &[u8]| -> Vec<Rule> {
        if mamma_mia {
            mm.iter().copied().map(Rule::mm).collect()
        } else {
            sm.iter().copied().map(Rule::sm).collect()
        }
    };
    let sole_mio = |numbers: &[u8]| numbers.iter().copied().map(Rule::sm).collect();
    match view.decision {
        Some(Decision::PlayToppings) => either(&[10, 11], &[8, 9]),
        Some(Decision::PlayOrder) => either(&[12], &[10, 12]),
        Some(Decision::Draw) => either(&[13, 15, 17], &[11, 13]),
        Some(Decision::Series) => sole_mio(&[31, 34]),
        Some(Decision::Number { .. }) => sole_mio(&[32]),
        Some(Decision::Choose) => choice(view.judged.as_ref()),
        Some(Decision::Settle) => either(&[25, 28], &[18, 19, 24, 21]),
        Some(Decision::Reserve { .. }) => sole_mio(&[25, 24]),
        Some(Decision::Want { .. }) => vec![Rule::gr(7)],
        Some(Decision::Help { .. }) => sole_mio(&[26, 28, 25]),
        Some(Decision::Commit) => sole_mio(&[41, 44]),
        Some(Decision::ShowAgainst { .. }) => sole_mio(&[42, 43]),
        Some(Decision::Name) => sole_mio(&[46, 49]),
        Some(Decision::ShowOne { .. }) => sole_mio(&[46, 48]),
        Some(Decision::Match { .. }) => sole_mio(&[47]),
        None => either(&[10, 12, 13, 21, 37], &[8, 14, 60]),
    }
}

fn choice(judged: Option<&JudgedView>) -> Vec<Rule> {
    match judged.map(|judged| judged.order.recipe()) {
        Some(Recipe::Minimale) => vec![Rule::mm(33), Rule::mm(31)],
        Some(Recipe::WithoutMe) => vec![Rule::sm(50)],
        Some(Recipe::TwoDoubles) => vec![Rule::sm(51)],
        Some(Recipe::Ladder) => vec![Rule::sm(52)],
        _ => vec![Rule::mm(30), Rule::mm(31)],
    }
}
