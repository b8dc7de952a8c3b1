//! Our reader of Fluent says what the full implementation says, in every message of every language.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use quattro_words::{Args, Language, Words};

/// What an argument can be: numbers of all categories, and every key that a choice has.
fn values(source: &str) -> (Vec<i64>, BTreeSet<&str>) {
    let keys = source.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    ((-1..15).chain([21, 100]).collect(), keys.collect())
}

/// The arguments that a file names.
fn arguments(source: &str) -> BTreeSet<&str> {
    let named = source.split('$').skip(1);
    named
        .filter_map(|rest| rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').next())
        .collect()
}

fn full(language: Language, source: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a language")]);
    bundle.set_use_isolating(false);
    let file = FluentResource::try_new(source.to_owned()).expect("Fluent");
    bundle.add_resource(file).expect("no message twice");
    bundle
}

/// All message files of a language, the command line's as well.
fn sources(language: Language) -> String {
    let command_line = match language {
        Language::En => include_str!("../../quattro/messages/en.ftl"),
        Language::Fr => include_str!("../../quattro/messages/fr.ftl"),
        Language::De => include_str!("../../quattro/messages/de.ftl"),
    };
    [
        Words::client_messages(language),
        Words::refusal_messages(language),
        Words::page_messages(language),
        command_line,
    ]
    .join("\n")
}

#[test]
fn every_message_says_what_the_full_implementation_makes_it_say() {
    for language in Language::ALL {
        let source = sources(language);
        let (full, ours) = (full(language, &source), Words::new(language).with_messages(&source));
        let (numbers, keys) = values(&source);
        let numbers =
            numbers.iter().map(|number| (FluentValue::from(*number), quattro_words::Value::from(*number)));
        let texts = keys.iter().map(|key| (FluentValue::from(*key), quattro_words::Value::from(*key)));
        let parsed = parse(&*source).expect("Fluent");
        let nothing = [(FluentValue::None, quattro_words::Value::Nothing)];
        for (theirs, own) in numbers.chain(texts).chain(nothing) {
            let (mut full_args, mut our_args) = (FluentArgs::new(), Args::new());
            for name in arguments(&source) {
                full_args.set(name, theirs.clone());
                our_args = our_args.with(name, own.clone());
            }
            for (index, entry) in parsed.body.iter().enumerate() {
                let Entry::Message(entry) = entry else { continue };
                let (id, message) = (entry.id.name, full.get_message(entry.id.name).expect("a message"));
                let says =
                    |pattern| full.format_pattern(pattern, Some(&full_args), &mut Vec::new()).into_owned();
                if let Some(pattern) = message.value() {
                    assert_eq!(ours.text(id, &our_args), says(pattern), "{language} {index} {id} {own:?}");
                }
                for attribute in message.attributes() {
                    let text = ours.attribute(id, attribute.id(), &our_args).unwrap_or_default();
                    assert_eq!(text, says(attribute.value()), "{language} {id}.{} {own:?}", attribute.id());
                }
            }
        }
    }
}

#[test]
fn what_is_missing_is_shown_as_the_full_implementation_shows_it() {
    for source in [
        "a = { $b }",
        "a = { b }",
        "a = { $b ->\n    [one] c\n   *[d] e\n} f",
        "a =\n    b\n      c\n\n    d",
        "a = b\n    .c = d",
    ] {
        let (full, ours) = (full(Language::En, source), Words::new(Language::En).with_messages(source));
        let pattern = full.get_message("a").and_then(|message| message.value()).expect("a value");
        let says = full.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        assert_eq!(ours.text("a", &Args::new()), says, "{source}");
    }
}
