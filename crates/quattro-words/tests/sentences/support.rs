//! Tables to talk about.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::position::Position;
use quattro_rules::seat::Seat;
use quattro_words::{Language, Speak, Words};

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
    // What keeps a line from being broken is there, but hard to read in a test.
    Language::ALL.map(|language| say(&Words::new(language)).replace('\u{a0}', " "))
}

pub(crate) fn question<G: Speak>(game: &G) -> [String; 3] {
    in_all_languages(|words| game.question_in_words(words, &game.names(words)))
}

pub(crate) fn choices<G: Speak>(game: &G, language: Language) -> Vec<String> {
    let words = Words::new(language);
    let mut actions = Vec::new();
    game.legal(&mut actions);
    let say = |action: &G::Action| {
        game.action_in_words(*action, &words, &game.names(&words)).replace('\u{a0}', " ")
    };
    actions.iter().map(say).collect()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("a seat")
}
