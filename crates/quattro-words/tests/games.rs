//! Everything that can happen, be done or be asked is put into words, in every language.

use std::collections::BTreeSet;
use std::fmt::Debug;

use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_words::rules::rule_book;
use quattro_words::{ChoiceWords, Language, Names, QuestionWords, Speak, Words};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

struct Speaker {
    words: Words,
    names: Names,
}

/// What occurred in the games played, by variant name.
#[derive(Default)]
struct Heard {
    events: BTreeSet<String>,
    actions: BTreeSet<String>,
    questions: BTreeSet<String>,
    cited: BTreeSet<String>,
}

fn variant(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

fn assert_said(text: &str, about: &impl Debug) {
    assert!(text.len() > 3 && text.trim() == text, "{about:?}: {text}");
    assert!(!text.contains(['{', '}']) && !text.contains("  "), "{about:?}: {text}");
}

impl Heard {
    /// Plays a game at random and speaks about all of it; `question` names what is asked.
    fn play<G: Speak>(&mut self, setup: &Setup, seed: u64, question: impl Fn(&G) -> String) {
        let mut dealer = Narrator::new(Seeded::from_number(seed));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = G::deal(setup, &mut dealer).expect("the set-up is fine");
        let speakers = Language::ALL.map(|language| {
            let words = Words::new(language);
            Speaker { names: game.names(&words), words }
        });
        let mut actions = Vec::new();
        while game.to_act().is_some() {
            dealer.told.drain(..).for_each(|told| self.hear_event(&game, &told.event, &speakers));
            self.hear_question(&game, question(&game), &speakers);
            game.legal(&mut actions);
            self.hear_actions(&game, &actions, &speakers);
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("the action is legal");
        }
        dealer.told.drain(..).for_each(|told| self.hear_event(&game, &told.event, &speakers));
        for speaker in &speakers {
            assert_over(&game, speaker);
        }
        self.questions.insert("over".to_owned());
    }

    fn hear_event<G: Speak>(&mut self, game: &G, event: &G::Event, speakers: &[Speaker]) {
        self.events.insert(variant(event));
        self.cited.insert(game.rule_of(event).to_string());
        for Speaker { words, names } in speakers {
            let text = game.event_in_words(event, words, names);
            assert_said(&text, event);
            assert!(text.ends_with(['.', '!']), "{text}");
        }
    }

    fn hear_question<G: Speak>(&mut self, game: &G, question: String, speakers: &[Speaker]) {
        let asked = game.to_act();
        for Speaker { words, names } in speakers {
            let for_all = game.question_in_words(None, words, names);
            assert_said(&for_all.text, &question);
            assert!(for_all.text.contains('?') || asked.is_none(), "{for_all:?}");
            for viewer in Seat::all(game.players()) {
                let theirs = game.question_in_words(Some(viewer), words, names);
                if Some(viewer) == asked {
                    assert_asked(&theirs);
                    assert_eq!((&theirs.text, &theirs.missing), (&for_all.text, &for_all.missing));
                } else {
                    assert_eq!(theirs, for_all, "nobody else gets anything of it");
                }
            }
        }
        self.questions.insert(question);
    }

    fn hear_actions<G: Speak>(&mut self, game: &G, actions: &[G::Action], speakers: &[Speaker]) {
        self.actions.extend(actions.iter().map(variant));
        for Speaker { words, names } in speakers {
            let choices = actions.iter().map(|action| game.choice_in_words(*action, words, names));
            let lines: BTreeSet<String> = choices.map(|choice| assert_choice(&choice)).collect();
            assert_eq!(lines.len(), actions.len(), "two choices read the same: {lines:?}");
        }
    }
}

/// Everybody is told the same.
fn assert_over<G: Speak>(game: &G, Speaker { words, names }: &Speaker) {
    let said = game.question_in_words(None, words, names);
    assert_said(&said.text, &"the end");
    assert_said(&said.title, &"the end");
    assert_eq!((&said.hint, &said.missing), (&None, &None));
    assert_eq!(game.question_in_words(Some(Seat::FIRST), words, names), said);
}

/// What the player who is asked reads.
fn assert_asked(QuestionWords { title, hint, missing, .. }: &QuestionWords) {
    assert_said(title, hint);
    assert!(title.chars().count() <= 45 && !title.ends_with('.'), "{title}");
    let hint = hint.as_ref().unwrap_or_else(|| panic!("{title} has no hint"));
    assert_sentence(hint);
    if let Some(missing) = missing {
        assert_sentence(missing);
    }
}

/// A label and a sentence; returns both in a line.
fn assert_choice(choice: &ChoiceWords) -> String {
    assert_said(&choice.what, choice);
    assert!(!choice.what.ends_with('.') && !choice.what.contains([':', ';']), "{choice:?}");
    if let Some(consequence) = &choice.consequence {
        assert_sentence(consequence);
    }
    choice.line()
}

fn assert_sentence(text: &str) {
    assert_said(text, &"a sentence");
    assert!(text.ends_with('.') && !text.starts_with(char::is_lowercase), "{text}");
}

/// What stands beside the sentences can be looked up.
fn assert_in_the_books(cited: &BTreeSet<String>) {
    let books = GameId::ALL.map(|game| rule_book(game, Language::En));
    for number in cited {
        assert!(books.iter().any(|book| book.rule(number).is_some()), "{number}");
    }
}

#[test]
fn whole_pizza_games_are_put_into_words() {
    let mut heard = Heard::default();
    for game in [GameId::MammaMia, GameId::SoleMio, GameId::Grande] {
        for players in game.players() {
            for seed in 0..6 {
                heard.play(&Setup::new(game, players), seed, |game: &Pizza| {
                    game.decision().map_or("over".to_owned(), |decision| variant(&decision))
                });
            }
        }
    }
    // All there are.
    assert_eq!(heard.events.len(), 35, "{:?}", heard.events);
    assert_eq!(heard.actions.len(), 17, "{:?}", heard.actions);
    assert_eq!(heard.questions.len(), 1 + 15, "{:?}", heard.questions);
    assert_in_the_books(&heard.cited);
}

#[test]
fn whole_calcory_games_are_put_into_words() {
    let mut heard = Heard::default();
    for players in GameId::Calcory.players() {
        for seed in 0..20 {
            heard.play(&Setup::new(GameId::Calcory, players), seed, |game: &Calcory| {
                variant(&game.view(None).step)
            });
        }
    }
    // All but passing, which needs a rare arrangement of the last cards.
    assert_eq!(heard.events.len(), 12 - 1, "{:?}", heard.events);
    assert_eq!(heard.actions.len(), 4, "{:?}", heard.actions);
    assert_eq!(heard.questions.len(), 4, "{:?}", heard.questions);
    assert_in_the_books(&heard.cited);
}
