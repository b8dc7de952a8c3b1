//! The command line's own messages.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

const FILES: [&str; 3] = [
    include_str!("../../messages/en.ftl"),
    include_str!("../../messages/fr.ftl"),
    include_str!("../../messages/de.ftl"),
];

/// What the table in the terminal says.
const PLAY: [&str; 3] = [
    include_str!("../../src/play/messages/en.ftl"),
    include_str!("../../src/play/messages/fr.ftl"),
    include_str!("../../src/play/messages/de.ftl"),
];

/// Every message with the names of what is filled in.
fn messages(file: &str) -> BTreeMap<String, Vec<String>> {
    let resource = parse(file.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, variables(&message.value.expect("a text")))),
        _ => None,
    });
    let mut known = BTreeMap::new();
    for (id, variables) in messages {
        assert!(known.insert(id.clone(), variables).is_none(), "{id} stands there twice");
    }
    known
}

fn variables(pattern: &Pattern<String>) -> Vec<String> {
    let mut names: Vec<String> = pattern.elements.iter().flat_map(in_element).collect();
    names.sort();
    names.dedup();
    names
}

fn in_element(element: &PatternElement<String>) -> Vec<String> {
    match element {
        PatternElement::TextElement { .. } => Vec::new(),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => in_inline(inline),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let inner = variants.iter().flat_map(|variant| variables(&variant.value));
            in_inline(selector).into_iter().chain(inner).collect()
        }
    }
}

fn in_inline(inline: &InlineExpression<String>) -> Vec<String> {
    match inline {
        InlineExpression::VariableReference { id } => vec![id.name.clone()],
        _ => Vec::new(),
    }
}

#[test]
fn every_message_is_there_in_every_language_and_fills_in_the_same() {
    for files in [FILES, PLAY] {
        let [english, french, german] = files.map(messages);
        assert_eq!(english, french);
        assert_eq!(english, german);
    }
}
