//! Reads and fills in messages: that part of [Fluent](https://projectfluent.org) that our message files use.
//!
//! That is texts with arguments (`{ $name }`), other messages (`{ counted }`), choices by an argument and attributes. What
//! is missing is functions, terms, and choices by anything else. `tests/fluent.rs` holds it to the full implementation.

mod read;

use std::borrow::Cow;
use std::fmt::Write;

pub(crate) use self::read::read;
use crate::language::Language;

/// Messages, in the order of their names.
#[derive(Debug, Default)]
pub(crate) struct Messages(Vec<(String, Message)>);

impl Messages {
    pub(crate) fn get(&self, name: &str) -> Option<&Message> {
        self.find(name).ok().map(|at| &self.0[at].1)
    }

    /// Adds a message, in place of one with the same name.
    fn insert(&mut self, name: String, message: Message) {
        match self.find(&name) {
            Ok(at) => self.0[at].1 = message,
            Err(at) => self.0.insert(at, (name, message)),
        }
    }

    fn find(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.as_str().cmp(name))
    }
}

/// A message, or an attribute of one.
pub(crate) type Pattern = Vec<Part>;

/// A message with its attributes.
#[derive(Debug, Default)]
pub(crate) struct Message {
    pub(crate) value: Option<Pattern>,
    pub(crate) attributes: Vec<(String, Pattern)>,
}

/// A piece of a message.
#[derive(Debug)]
pub(crate) enum Part {
    Text(String),
    /// An argument, by its name.
    Argument(String),
    /// Another message, with the same arguments.
    Message(String),
    /// One of several patterns, by an argument; what fits first counts.
    Choice {
        argument: String,
        variants: Vec<(Key, Pattern)>,
        otherwise: usize,
    },
}

/// When a variant is chosen.
#[derive(Debug)]
pub(crate) enum Key {
    Number(i64),
    /// A text, or a number's category such as `one`.
    Name(String),
}

/// An argument: a text or a number, if there is one.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A number.
    Number(i64),
    /// Neither; nothing is said of it.
    Nothing,
}

impl<'a, V: Into<Value<'a>>> From<Option<V>> for Value<'a> {
    fn from(value: Option<V>) -> Value<'a> {
        value.map_or(Value::Nothing, Into::into)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Value<'a> {
        Value::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => { $(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                // Nothing here counts further than this.
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )* };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

impl Key {
    fn fits(&self, value: &Value<'_>, language: Language) -> bool {
        match (self, value) {
            (Key::Number(key), Value::Number(number)) => key == number,
            (Key::Name(name), Value::Text(text)) => name == text,
            (Key::Name(name), Value::Number(number)) => name == category(*number, language),
            (Key::Number(_), Value::Text(_)) | (_, Value::Nothing) => false,
        }
    }
}

/// The grammatical category of a whole number.
const fn category(number: i64, language: Language) -> &'static str {
    match (number.unsigned_abs(), language) {
        (1, _) | (0, Language::Fr) => "one",
        _ => "other",
    }
}

/// Messages may contain messages; none of ours goes deeper than this, and none may go on for ever.
const DEPTH: u8 = 16;

/// What a message is filled in with.
pub(crate) struct Filling<'a> {
    pub(crate) language: Language,
    pub(crate) messages: &'a Messages,
    pub(crate) args: &'a [(&'a str, Value<'a>)],
}

impl Filling<'_> {
    /// The pattern with everything filled in. What is missing appears in braces.
    pub(crate) fn text(&self, pattern: &Pattern) -> String {
        let mut text = String::new();
        self.write(pattern, &mut text, DEPTH);
        text
    }

    fn write(&self, pattern: &Pattern, text: &mut String, depth: u8) {
        for part in pattern {
            match part {
                Part::Text(plain) => text.push_str(plain),
                Part::Argument(name) => self.write_argument(name, text),
                Part::Message(id) => self.write_message(id, text, depth),
                Part::Choice { argument, variants, otherwise } => {
                    let value = self.argument(argument);
                    let fitting = value
                        .and_then(|value| variants.iter().find(|(key, _)| key.fits(value, self.language)));
                    if let Some((_, pattern)) = fitting.or_else(|| variants.get(*otherwise)) {
                        self.write(pattern, text, depth);
                    }
                }
            }
        }
    }

    fn argument(&self, name: &str) -> Option<&Value<'_>> {
        // What was set last counts.
        self.args.iter().rev().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    fn write_argument(&self, name: &str, text: &mut String) {
        // Writing into memory cannot fail.
        let _ = match self.argument(name) {
            Some(Value::Text(value)) => text.write_str(value),
            Some(Value::Number(number)) => write!(text, "{number}"),
            Some(Value::Nothing) => Ok(()),
            None => write!(text, "{{${name}}}"),
        };
    }

    fn write_message(&self, id: &str, text: &mut String, depth: u8) {
        match self.messages.get(id).and_then(|message| message.value.as_ref()) {
            Some(pattern) if depth > 0 => self.write(pattern, text, depth - 1),
            _ => {
                let _ = write!(text, "{{{id}}}");
            }
        }
    }
}
