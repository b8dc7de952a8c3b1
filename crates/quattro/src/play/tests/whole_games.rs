//! Whole games through the keys.

use quattro_rules::calcory::Calcory;
use quattro_rules::pizza::{Decision, Pizza, View};
use quattro_rules::record::{Record, Replay};
use quattro_rules::setup::GameId;
use quattro_words::Language;
use ratatui::crossterm::event::KeyCode;

use super::player::{Player, party};
use crate::play::app::Request;
use crate::play::shown::{Panel, Status};
use crate::play::terminal_game::TerminalGame;

/// Plays a game; `look` sees every question to the player.
fn play<G: TerminalGame>(
    game: GameId,
    players: u8,
    seed: u64,
    language: Language,
    mut look: impl FnMut(&Player<G>),
) -> Player<G> {
    let mut player = Player::<G>::sit_down(&party(game, players, seed), false, language);
    loop {
        player.wait_for_turn();
        if player.is_over() {
            return player;
        }
        look(&player);
        player.choose();
    }
}

fn check_record<G: TerminalGame>(player: &Player<G>) {
    let record = Record::from_json(&player.app.record()).expect("a record");
    let mut replay = Replay::<G>::open(&record).expect("an opening that replays");
    while replay.step().expect("a move that replays").is_some() {}
    assert!(record.result.is_some() && record.result == replay.game().outcome());
}

fn check<G: TerminalGame>(game: GameId) {
    for players in game.players() {
        for (seed, language) in (1..).zip(Language::ALL) {
            let look = |player: &Player<G>| {
                let screen = player.screen(80, 24);
                assert!(!screen.contains('{'), "a message is missing:\n{screen}");
                assert!(screen.contains("▸"), "no choice is selected:\n{screen}");
            };
            let player = play::<G>(game, players, seed, language, look);
            assert!(!player.screen(80, 24).contains('{'));
            check_record(&player);
        }
    }
}

#[test]
fn mamma_mia_can_be_played_to_the_end() {
    check::<Pizza>(GameId::MammaMia);
}

#[test]
fn sole_mio_can_be_played_to_the_end() {
    check::<Pizza>(GameId::SoleMio);
}

#[test]
fn grande_can_be_played_to_the_end() {
    check::<Pizza>(GameId::Grande);
}

#[test]
fn calcory_can_be_played_to_the_end() {
    check::<Calcory>(GameId::Calcory);
}

/// The name of a decision without what it is about.
fn name(view: &View) -> String {
    let name = view.decision.map(|decision: Decision| format!("{decision:?}")).unwrap_or_default();
    name.split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn every_decision_of_the_pizza_games_is_put_to_the_player_and_has_its_rules() {
    let mut met: Vec<String> = Vec::new();
    for game in [GameId::SoleMio, GameId::Grande] {
        for seed in 1..=40 {
            let look = |player: &Player<Pizza>| {
                let view = &player.shown().view;
                let rules = Pizza::rules(view);
                assert!(!rules.is_empty());
                if !met.contains(&name(view)) {
                    met.push(name(view));
                }
            };
            play::<Pizza>(game, 2 + (seed % 3) as u8, seed, Language::En, look);
        }
    }
    met.sort();
    let all = [
        "Choose",
        "Commit",
        "Draw",
        "Help",
        "Match",
        "Name",
        "Number",
        "PlayOrder",
        "PlayToppings",
        "Reserve",
        "Series",
        "Settle",
        "ShowAgainst",
        "ShowOne",
        "Want",
    ];
    assert_eq!(met, all);
}

#[test]
fn calcory_is_played_with_the_cursor() {
    let mut player = Player::<Calcory>::sit_down(&party(GameId::Calcory, 2, 1), false, Language::En);
    player.wait_for_turn();
    player.press(KeyCode::Down);
    player.press(KeyCode::Right);
    player.press(KeyCode::Right);
    player.press(KeyCode::Enter);
    let announcement = player.shown().announcement.clone().unwrap_or_default();
    assert!(announcement.contains("C2"), "{announcement}");
    player.wait_for_turn();
    player.press(KeyCode::Enter);
    assert!(player.shown().notice.is_some(), "C2 lies face up now");
}

#[test]
fn the_keys_for_the_table_work_at_any_time() {
    let mut player = Player::<Pizza>::sit_down(&party(GameId::MammaMia, 3, 1), false, Language::En);
    player.wait_for_turn();
    player.type_text("?");
    assert!(matches!(&player.shown().panel, Some(Panel::Text { lines, .. }) if lines[0].0 == "MM-10"));
    player.press(KeyCode::Down);
    assert!(matches!(player.shown().panel, Some(Panel::Text { scroll: 1.., .. })));
    player.type_text(" ");
    assert_eq!(player.shown().panel, None);
    let pace = player.shown().pace;
    player.type_text("++-");
    assert_eq!(player.shown().pace, pace.faster());
    player.type_text("s");
    assert_eq!(player.app.request(), Some(Request::Save));
    player.type_text("qx");
    assert_eq!((player.app.request(), player.shown().panel.clone()), (None, None));
    player.type_text("qq");
    assert_eq!(player.app.request(), Some(Request::Leave));
}

#[test]
fn a_hint_names_legal_actions_and_how_often_they_were_tried() {
    let mut player = Player::<Pizza>::sit_down(&party(GameId::MammaMia, 3, 1), false, Language::En);
    player.wait_for_turn();
    player.type_text("h");
    assert_eq!(player.shown().panel, Some(Panel::HintAwaited));
    player.wait(std::time::Duration::ZERO);
    let Some(Panel::Hint(advice)) = player.shown().panel.clone() else { panic!("a hint was asked for") };
    let Status::Asked(asked) = &player.shown().status else { panic!("it is still the player's turn") };
    let tries: u32 = advice.iter().filter_map(|advice| advice.tried).map(|(_, tries)| tries).sum();
    assert_eq!(tries, 30);
    assert!(advice.iter().all(|advice| asked.choices.iter().any(|choice| choice.text == advice.text)));
}

#[test]
fn announcements_are_gone_after_a_while_unless_aids_are_allowed() {
    for aids in [false, true] {
        let mut player = Player::<Pizza>::sit_down(&party(GameId::MammaMia, 2, 1), aids, Language::En);
        player.wait_for_turn();
        player.wait(std::time::Duration::from_mins(1));
        assert_eq!(player.shown().announcement, None);
        assert_eq!(player.shown().log.is_some(), aids);
        assert!(player.shown().log.iter().flatten().all(|said| !said.is_empty()));
    }
}
