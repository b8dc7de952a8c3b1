//! The message files: the same messages in every language, and each of them can be said.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use quattro_words::{Args, Language, Words};

const FILES: [(Language, &str); 3] = [
    (Language::En, include_str!("../messages/en.ftl")),
    (Language::Fr, include_str!("../messages/fr.ftl")),
    (Language::De, include_str!("../messages/de.ftl")),
];

/// What the browser client says around the games.
const CLIENT: [(Language, &str); 3] = [
    (Language::En, include_str!("../messages/ui-en.ftl")),
    (Language::Fr, include_str!("../messages/ui-fr.ftl")),
    (Language::De, include_str!("../messages/ui-de.ftl")),
];

/// The messages of a file by id, with the names of their attributes.
fn messages(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parse(file.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((
            message.id.name,
            message.attributes.into_iter().map(|attribute| attribute.id.name).collect(),
        )),
        _ => None,
    });
    messages.collect()
}

/// Every message and term of a file, in order.
fn ids(file: &str) -> Vec<String> {
    let resource = parse(file.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let ids = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    });
    ids.collect()
}

/// All that is said in a language: the browser and the pages read several of these files together.
macro_rules! all_files {
    ($language:literal) => {
        [
            include_str!(concat!("../messages/", $language, ".ftl")),
            include_str!(concat!("../messages/ui-", $language, ".ftl")),
            include_str!(concat!("../messages/pages-", $language, ".ftl")),
            include_str!(concat!("../messages/problems-", $language, ".ftl")),
            include_str!(concat!("../messages/refusals-", $language, ".ftl")),
        ]
    };
}

const YES_OR_NO: &[&str] = &["yes", "no"];
const YOU_OR_OTHER: &[&str] = &["other", "you"];
const RECIPES: &[&str] = &[
    "classic",
    "mixed",
    "bombastica",
    "monotoni",
    "minimale",
    "four",
    "pairs",
    "duel",
    "match",
    "without-me",
    "two-doubles",
    "ladder",
    "for-the-boss",
];
const REASONS: &[&str] = &[
    "not-completed",
    "no-scarcest-kind",
    "own-kind-on-table",
    "nobody-helped",
    "stopped",
    "no-match-possible",
    "over-13",
    "second-zero",
    "gave-up",
    "none-left",
    "none-left-too-many-cards",
    "none-left-one-card",
    "quiet",
    "last-card",
];

/// The selector variables of messages, with all their values.
const CHOICES: [(&str, &[&str]); 22] = [
    ("who", YOU_OR_OTHER),
    ("opponent-who", YOU_OR_OTHER),
    ("game", &["mamma-mia", "sole-mio", "grande", "calcory"]),
    ("kind", &["salami", "pineapple", "mushroom", "chili", "olive"]),
    ("recipe", RECIPES),
    ("mix", &["both", "singles", "doubles"]),
    ("from", &["both", "table", "hand"]),
    ("held", &["both", "toppings", "orders", "nothing"]),
    ("then", &["filled", "from-hand", "lacking"]),
    ("begins", &["vowel", "other"]),
    ("why", REASONS),
    ("missing", &["exactly", "at-best", "unknown"]),
    ("colour", &["red", "yellow", "green", "blue", "violet"]),
    ("stop", &["mark", "beat", "give-up", "no"]),
    ("last", YES_OR_NO),
    ("series", YES_OR_NO),
    ("reward", YES_OR_NO),
    ("forced", YES_OR_NO),
    ("turn", YES_OR_NO),
    ("any", YES_OR_NO),
    ("moved", YES_OR_NO),
    ("name", &["XX"]),
];
const NUMBERS: &str = "count cards orders toppings doubles number round place shown value sum turns turned \
                       lacking have shortfall";
const TEXTS: &str = "whose owner owners opponent order what lack list table hand asks one two kinds left right \
                     doubles-word at to card held short said";

/// Sample values of each variable; the first is used while others vary.
fn samples() -> BTreeMap<&'static str, Vec<Sample>> {
    let choices = CHOICES.map(|(name, texts)| (name, texts.iter().copied().map(Sample::Text).collect()));
    let mut samples = BTreeMap::from(choices);
    samples.extend(NUMBERS.split(' ').map(|name| (name, (0..=14).rev().map(Sample::Number).collect())));
    samples.extend(TEXTS.split_whitespace().map(|name| (name, vec![Sample::Text("XX")])));
    samples
}

#[derive(Clone, Copy, Debug)]
enum Sample {
    Number(u8),
    Text(&'static str),
}

fn with<'a>(args: Args<'a>, name: &'a str, sample: Sample) -> Args<'a> {
    match sample {
        Sample::Number(number) => args.with(name, number),
        Sample::Text(text) => args.with(name, text),
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let english = messages(FILES[0].1);
    for (language, file) in FILES {
        assert_eq!(messages(file), english, "{language}");
    }
}

#[test]
fn the_client_and_the_pages_say_the_same_in_all_languages() {
    let pages = Language::ALL.map(|language| (language, Words::page_messages(language)));
    for (files, prefix) in [(CLIENT, "ui-"), (pages, "page-")] {
        let english = messages(files[0].1);
        for (language, file) in files {
            assert_eq!(messages(file), english, "{language}");
        }
        assert!(english.keys().all(|id| id.starts_with(prefix)), "so that they never hide a game's message");
    }
}

/// Fluent keeps one of two messages with the same id, silently.
#[test]
fn no_message_stands_twice() {
    for files in [all_files!("en"), all_files!("fr"), all_files!("de")] {
        let mut known = BTreeSet::new();
        for id in files.into_iter().flat_map(ids) {
            assert!(known.insert(id.clone()), "{id} stands there twice");
        }
    }
}

/// A line must not begin with a question mark.
#[test]
fn french_signs_stay_with_their_word() {
    let files = all_files!("fr");
    let said = files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#'));
    let torn: Vec<_> = said
        .filter(|line| [" !", " ?", " ;", " :", " »", "« "].iter().any(|sign| line.contains(sign)))
        .collect();
    assert_eq!(torn, Vec::<&str>::new(), "with a narrow no-break space (U+202F)");
}

#[test]
fn every_message_can_be_said() {
    let samples = samples();
    for (language, file) in FILES {
        let words = Words::new(language);
        for (id, attributes) in messages(file) {
            for (varied, values) in &samples {
                for value in values {
                    let others = samples.iter().filter(|(name, _)| *name != varied);
                    let args = others.fold(Args::new(), |args, (name, values)| with(args, name, values[0]));
                    let args = with(args, varied, *value);
                    let text = words.text(&id, &args);
                    assert!(!text.is_empty(), "{language} {id} {varied}");
                    let attributes = attributes.iter().filter_map(|name| words.attribute(&id, name, &args));
                    for text in attributes.chain([text]) {
                        assert!(!text.contains(['{', '}']), "{language} {id} {varied}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_message_has_a_use() {
    let sources = [
        include_str!("../src/arbiter.rs"),
        include_str!("../src/calcory.rs"),
        include_str!("../src/cards.rs"),
        include_str!("../src/names.rs"),
        include_str!("../src/pizza/action.rs"),
        include_str!("../src/pizza/event.rs"),
        include_str!("../src/pizza/hint.rs"),
        include_str!("../src/pizza/question.rs"),
        include_str!("../src/review.rs"),
    ];
    for id in messages(FILES[0].1).into_keys() {
        let said = sources.iter().any(|source| source.contains(&format!("\"{id}\"")));
        let part_of_another = FILES.iter().any(|(_, file)| file.contains(&format!("{{ {id} }}")));
        assert!(said || part_of_another, "{id}");
    }
}
