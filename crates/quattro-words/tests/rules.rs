//! The rule books: whole, and the same in every language.

use quattro_rules::setup::GameId;
use quattro_words::rules::{RemarkSort, Rule, RuleBook, rule_book};
use quattro_words::{Language, Words};

fn books(game: GameId) -> [RuleBook; 3] {
    Language::ALL.map(|language| rule_book(game, language))
}

/// Everything about a rule that does not depend on the language.
fn shape(rule: &Rule) -> (&str, usize, Vec<&RemarkSort>) {
    (&rule.number, rule.points.len(), rule.remarks.iter().map(|remark| &remark.sort).collect())
}

#[test]
fn every_book_has_the_same_rules_in_all_languages() {
    for game in GameId::ALL {
        let [english, others @ ..] = books(game);
        for other in others {
            assert_eq!(other.sections.len(), english.sections.len(), "{game}");
            assert!(other.rules().map(shape).eq(english.rules().map(shape)), "{game}: {}", other.title);
        }
    }
}

#[test]
fn every_book_is_whole() {
    for game in GameId::ALL {
        for (language, book) in Language::ALL.into_iter().zip(books(game)) {
            assert_eq!(book.title, Words::new(language).game(game));
            assert!(!book.intro.is_empty() && book.sections.len() > 2, "{game}");
            assert!(
                book.sections.iter().all(|section| !section.heading.is_empty() && !section.rules.is_empty())
            );
            assert!(book.rules().all(|rule| !rule.text.0.is_empty()), "{game}");
            let mut labels = book.rules().flat_map(|rule| &rule.remarks).map(|remark| remark.label.as_str());
            let known = ["Ruling.", "Décision.", "Auslegung.", "Option"];
            assert_eq!(labels.find(|label| !known.contains(label)), None, "{game}");
        }
    }
}

#[test]
fn rules_are_numbered_from_one_without_gaps_in_the_small_books() {
    for (game, prefix, last) in [(GameId::Grande, "GR", 9), (GameId::Calcory, "CA", 21)] {
        let book = rule_book(game, Language::En);
        let examples = format!("{prefix}-E");
        let numbers =
            book.rules().map(|rule| rule.number.clone()).filter(|number| !number.starts_with(&examples));
        assert!(numbers.eq((1..=last).map(|number| format!("{prefix}-{number}"))), "{game}");
    }
}

#[test]
fn a_rule_is_found_by_its_number() {
    let book = rule_book(GameId::MammaMia, Language::Fr);
    let rule = book.rule("mm-9").expect("MM-9 is there");
    assert!(rule.text.to_string().starts_with("Durée."));
    assert_eq!(rule.remarks[0].sort, RemarkSort::Option { name: "rounds".to_owned() });
    assert_eq!(book.rule("MM-99"), None);
}
