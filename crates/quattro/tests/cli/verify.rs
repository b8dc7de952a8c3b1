//! `quattro verify`

use crate::run::quattro;

/// The record of a game on a server, in the words of a language.
fn verified(language: &str) -> String {
    let records =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../quattro-server/tests/fixtures/version-0.1/records");
    quattro(&format!("verify {records}/calcory.json --lang {language}")).ok()
}

#[test]
fn what_was_checked_is_counted_and_said_in_three_languages() {
    let said = "The commitment holds: the seed follows from it and 1 contribution.\n\
                The only shuffle comes from that seed, and all 31 moves are legal.\n";
    assert_eq!(verified("en"), said);
    assert!(verified("fr").contains("de 1 contribution.\n"), "{}", verified("fr"));
    assert!(verified("de").contains("aus 1 Beitrag.\n"), "{}", verified("de"));
}
