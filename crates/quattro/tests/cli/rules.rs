//! `quattro rules`

use crate::run::{GAMES, LANGUAGES, command, quattro};

#[test]
fn every_book_can_be_read_in_every_language() {
    for ((game, _), first) in GAMES.into_iter().zip(["MM-1", "SM-1", "GR-1", "CA-1"]) {
        for language in LANGUAGES {
            let out = quattro(&format!("rules {game} --lang {language}")).ok();
            assert!(out.contains(&format!("\n{first} ")), "{game} {language}");
            assert!(out.lines().all(|line| line.chars().count() <= 100), "{game} {language}");
        }
    }
}

#[test]
fn single_rules_can_be_looked_up() {
    let out = quattro("rules mamma-mia mm-28 MM-9").ok();
    assert!(out.starts_with("MM-28 No refusing a free order.") && out.contains("\nMM-9 Length."), "{out}");
    assert!(out.contains("| Ruling. ") && out.contains("| Option rounds "), "{out}");
    assert!(quattro("rules grande SM-24 MM-25").ok().contains("MM-25"));
}

#[test]
fn an_unknown_rule_or_game_is_refused() {
    let error = quattro("rules mamma-mia MM-25 MM-99").bad();
    assert!(error.contains("Mamma Mia! has no rule MM-99"), "{error}");
    quattro("rules mamma-mia CA-1").bad();
    assert!(quattro("rules chess").bad().contains("mamma-mia, sole-mio, grande or calcory"));
    assert!(quattro("rules calcory --lang it").bad().contains("en, fr or de"));
}

#[test]
fn the_language_is_that_of_the_system_unless_one_is_asked_for() {
    let rules = |variable: &str, locale: &str, more: &str| {
        let output = command(&format!("rules calcory{more}")).env(variable, locale).output();
        String::from_utf8(output.expect("the program runs").stdout).expect("text")
    };
    let [english, french, german] =
        LANGUAGES.map(|language| quattro(&format!("rules calcory --lang {language}")).ok());
    assert_eq!(rules("LANG", "fr_FR.UTF-8", ""), french);
    assert_eq!(rules("LC_MESSAGES", "de_CH.UTF-8", ""), german);
    assert_eq!(rules("LC_ALL", "it_IT.UTF-8", ""), english);
    assert_eq!(rules("LC_ALL", "fr_FR.UTF-8", " --lang de"), german);
}
