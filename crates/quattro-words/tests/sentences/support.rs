//! Positions for the tests.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::position::Position;
use quattro_rules::seat::Seat;
use quattro_words::{Language, QuestionWords, Speak, Words};

pub(crate) fn position<G: Game>(toml: &str) -> G {
    let mut dealer: Narrator<Seeded, G::Event> = Narrator::new(Seeded::from_number(1));
    let position: Position = toml.parse().unwrap_or_else(|error| panic!("{error}"));
    G::from_position(&position, &mut dealer).unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn after<G: Game>(mut game: G, actions: &str) -> G {
    let mut dealer: Narrator<Seeded, G::Event> = Narrator::new(Seeded::from_number(1));
    for action in actions.split_whitespace() {
        let action = action.parse().unwrap_or_else(|_| panic!("{action}"));
        game.apply(action, &mut dealer).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    game
}

pub(crate) fn in_all_languages(say: impl Fn(&Words) -> String) -> [String; 3] {
    Language::ALL.map(|language| readable(&say(&Words::new(language))))
}

/// Replaces non-breaking spaces, which are hard to see in a test.
fn readable(text: &str) -> String {
    text.replace('\u{202f}', " ")
}

/// The question as everybody may hear it.
pub(crate) fn question<G: Speak>(game: &G) -> [String; 3] {
    in_all_languages(|words| game.question_in_words(None, words, &game.names(words)).text)
}

/// Title and hint of the player who is asked.
pub(crate) fn asked<G: Speak>(game: &G) -> [String; 3] {
    in_all_languages(|words| {
        let QuestionWords { title, hint, missing, .. } =
            game.question_in_words(game.to_act(), words, &game.names(words));
        [Some(title), missing, hint].into_iter().flatten().collect::<Vec<_>>().join(" | ")
    })
}

pub(crate) fn choices<G: Speak>(game: &G, language: Language) -> Vec<String> {
    let words = Words::new(language);
    let mut actions = Vec::new();
    game.legal(&mut actions);
    let say =
        |action: &G::Action| readable(&game.choice_in_words(*action, &words, &game.names(&words)).line());
    actions.iter().map(say).collect()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("a seat")
}
