//! Golden screens. `cargo xtask bless` rewrites them; read the difference before committing.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use quattro_bots::{Choice, Considered};
use quattro_rules::calcory::{Calcory, Step};
use quattro_rules::pizza::{Decision, Phase, Pizza};
use quattro_rules::setup::GameId;
use quattro_words::Language;

use super::player::{Player, party};
use crate::play::shown::{Shown, Status};
use crate::play::terminal_game::TerminalGame;
use crate::play::think::Answer;
use crate::play::words;

fn assert_screen<G: TerminalGame>(name: &str, player: &Player<G>, width: u16, height: u16) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("src/play/tests/screens/{name}.txt"));
    let screen = player.screen(width, height);
    if std::env::var_os("QUATTRO_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder that can be made");
        fs::write(&path, screen).expect("a file that can be written");
        return;
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(screen, golden, "{name}: see `cargo xtask bless`");
}

/// Plays on until the player is asked and `wanted` holds.
fn until<G: TerminalGame>(
    game: GameId,
    players: u8,
    language: Language,
    wanted: impl Fn(&Shown<G>) -> bool,
) -> Player<G> {
    for seed in 1..200 {
        let mut player = Player::<G>::sit_down(&party(game, players, seed), false, language);
        player.wait_for_turn();
        while !player.is_over() && !wanted(player.shown()) {
            player.choose();
            player.wait_for_turn();
        }
        if wanted(player.shown()) {
            return player;
        }
    }
    panic!("no such moment in {game}");
}

fn asks(decision: impl Fn(Decision) -> bool) -> impl Fn(&Shown<Pizza>) -> bool {
    move |shown| shown.view.decision.is_some_and(&decision)
}

#[test]
fn a_turn_in_each_pizza_game() {
    let second =
        |shown: &Shown<Pizza>| shown.view.round == 2 && shown.view.decision == Some(Decision::PlayToppings);
    let player = until::<Pizza>(GameId::MammaMia, 4, Language::En, second);
    assert_screen("mamma-mia-turn", &player, 80, 24);
    let player = until::<Pizza>(GameId::SoleMio, 3, Language::De, asks(|ask| ask == Decision::PlayOrder));
    assert_screen("sole-mio-turn", &player, 100, 30);
    let player = until::<Pizza>(GameId::Grande, 5, Language::Fr, asks(|ask| ask == Decision::Draw));
    assert_screen("grande-turn", &player, 80, 24);
}

#[test]
fn orders_being_judged() {
    let settle = asks(|ask| ask == Decision::Settle);
    assert_screen("mamma-mia-settle", &until::<Pizza>(GameId::MammaMia, 3, Language::En, settle), 80, 24);
    let help = asks(|ask| matches!(ask, Decision::Help { .. }));
    assert_screen("sole-mio-help", &until::<Pizza>(GameId::SoleMio, 4, Language::En, help), 80, 24);
    let want = asks(|ask| matches!(ask, Decision::Want { .. }));
    assert_screen("grande-want", &until::<Pizza>(GameId::Grande, 3, Language::En, want), 80, 24);
}

#[test]
fn the_oven_is_emptied_step_by_step() {
    let mut player = Player::<Pizza>::sit_down(&party(GameId::MammaMia, 2, 1), false, Language::En);
    let revealing = |shown: &Shown<Pizza>| shown.view.phase == Phase::Oven && !shown.view.table.is_empty();
    while !revealing(player.shown()) {
        player.choose();
        player.wait(Duration::from_millis(1200));
    }
    assert!(matches!(player.shown().status, Status::Showing));
    assert_screen("mamma-mia-reveal", &player, 80, 24);
}

#[test]
fn calcory_in_play() {
    let raising = |shown: &Shown<Calcory>| {
        shown.view.to_beat.is_some() && shown.view.turned.cards == 2 && shown.view.step == Step::Turn
    };
    let player = until::<Calcory>(GameId::Calcory, 3, Language::En, raising);
    assert_screen("calcory-raising", &player, 80, 24);
    assert_screen("calcory-raising-tall", &player, 100, 40);
    let putting = |shown: &Shown<Calcory>| matches!(shown.view.step, Step::PutBack { .. });
    assert_screen("calcory-put-back", &until(GameId::Calcory, 2, Language::Fr, putting), 80, 24);
}

#[test]
fn the_end_of_a_game() {
    let over = |shown: &Shown<Pizza>| matches!(shown.status, Status::Over { .. });
    assert_screen("sole-mio-over", &until::<Pizza>(GameId::SoleMio, 3, Language::En, over), 80, 24);
    let over = |shown: &Shown<Calcory>| matches!(shown.status, Status::Over { .. });
    assert_screen("calcory-over", &until::<Calcory>(GameId::Calcory, 2, Language::De, over), 80, 24);
}

#[test]
fn panels() {
    let mut player = until::<Pizza>(GameId::MammaMia, 3, Language::En, asks(|ask| ask == Decision::Draw));
    player.type_text("?");
    assert_screen("help", &player, 80, 24);
    player.type_text(" f");
    assert_screen("open-cards", &player, 80, 24);
    player.type_text(" q");
    assert_screen("quit", &player, 80, 24);
    player.type_text(" h");
    assert_screen("hint-awaited", &player, 80, 24);
    let job = player.app.job().expect("a hint to think about");
    let considered = |(index, action): (usize, &_)| Considered {
        action: *action,
        tries: 100 / (index as u32 + 1),
        value: 0.5 - 0.125 * index as f32,
    };
    let legal = job.decision.legal();
    let choice = Choice { action: legal[0], considered: legal.iter().enumerate().map(considered).collect() };
    player.app.thought(Answer { bot: job.bot, choice, purpose: job.purpose });
    assert_screen("hint", &player, 80, 24);
}

#[test]
fn the_keys_fit_into_the_narrowest_window_in_every_language() {
    for language in Language::ALL {
        for state in ["list", "grid", "grid-list", "watch", "over", "quit", "text", "panel"] {
            let keys = words(language).text(&format!("play-keys-{state}"), &quattro_words::Args::new());
            let shown = keys.replace(['[', ']'], "");
            assert!(keys.contains('[') && shown.chars().count() < 80, "{language}: {keys}");
        }
    }
}

#[test]
fn aids_and_narrow_windows() {
    let mut player = Player::<Pizza>::sit_down(&party(GameId::Grande, 3, 2), true, Language::En);
    for _ in 0..6 {
        player.wait_for_turn();
        player.choose();
    }
    player.wait_for_turn();
    assert_screen("grande-aids", &player, 110, 34);
    assert_screen("too-small", &player, 60, 20);
}
