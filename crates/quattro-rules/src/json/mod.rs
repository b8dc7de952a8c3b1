//! JSON that is read into a value first, and from there into whatever it should be.
//!
//! Reading a type straight from text compiles its code once for each source: for text, and again for every enum around it
//! that says by a field which variant it is. In a module for browsers that was a third of everything. What a browser reads
//! too has only one source here.

mod parse;
mod read;
mod tagged;
mod value;
mod write;

use std::fmt;

use serde::de::{self, DeserializeOwned, Unexpected};

pub use self::tagged::Tagged;
pub use self::write::{Unwritable, write};

/// A JSON value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number that is not negative.
    Whole(u64),
    /// A negative whole number.
    Negative(i64),
    /// Any other number. Nothing here needs them, and reading them exactly takes large tables.
    Fraction,
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// An object, its fields in their order.
    Fields(Vec<(String, Json)>),
}

impl Json {
    /// Takes the first field of this name out of an object.
    pub fn take(&mut self, name: &str) -> Option<Json> {
        let Json::Fields(fields) = self else { return None };
        let at = fields.iter().position(|(known, _)| known == name)?;
        Some(fields.remove(at).1)
    }
}

/// Why a text could not be read, in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonError(String);

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for JsonError {}

impl de::Error for JsonError {
    fn custom<T: fmt::Display>(what: T) -> JsonError {
        JsonError(what.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn de::Expected) -> JsonError {
        JsonError(format!("invalid type: {}, expected {expected}", Found(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn de::Expected) -> JsonError {
        JsonError(format!("invalid value: {}, expected {expected}", Found(found)))
    }
}

/// What stands where something else should. Writing fractions out takes large tables too.
struct Found<'a>(Unexpected<'a>);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(value) => write!(f, "boolean `{value}`"),
            Unexpected::Unsigned(value) => write!(f, "integer `{value}`"),
            Unexpected::Signed(value) => write!(f, "integer `{value}`"),
            Unexpected::Float(_) => f.write_str("a fraction"),
            Unexpected::Str(text) => write!(f, "string \"{text}\""),
            Unexpected::Unit => f.write_str("null"),
            Unexpected::Seq => f.write_str("a list"),
            _ => f.write_str("an object"),
        }
    }
}

/// Reads a text.
///
/// # Errors
/// When it is not JSON, or JSON of something else.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsonError> {
    T::deserialize(parse::parse(text)?)
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Everything {
        small: u8,
        negative: i32,
        flag: bool,
        text: String,
        list: Vec<u32>,
        pair: (u8, String),
        #[serde(default)]
        missing: Option<u8>,
        unit: Sort,
        named: Sort,
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    enum Sort {
        Plain,
        Of(u8),
        With { what: String },
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
    enum Said {
        Nothing,
        SomeText {
            text: String,
            #[serde(default)]
            times: u8,
        },
    }

    impl Serialize for Said {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            Said::serialize(self, Tagged { tag: "type", of: serializer })
        }
    }

    impl<'de> Deserialize<'de> for Said {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Said, D::Error> {
            Said::deserialize(Tagged { tag: "type", of: deserializer })
        }
    }

    #[test]
    fn whatever_is_written_is_read_back() {
        let everything = Everything {
            small: 255,
            negative: -7,
            flag: true,
            text: "\"ä\n".to_owned(),
            list: vec![1, u32::MAX],
            pair: (1, "two".to_owned()),
            missing: None,
            unit: Sort::Plain,
            named: Sort::With { what: "more".to_owned() },
        };
        let text = serde_json::to_string(&everything).expect("JSON");
        assert_eq!(read(&text), Ok(everything));
        assert_eq!(read("{\"Of\":3}"), Ok(Sort::Of(3)));
        assert_eq!(read("[null,18446744073709551615]"), Ok(vec![None, Some(u64::MAX)]));
    }

    #[test]
    fn what_is_something_else_is_refused() {
        for text in ["", "{", "7 7", "\"Other\"", "{\"Of\":300}", "{\"Of\":-1}", "{\"Of\":1.5}", "[]", "{}"] {
            assert!(read::<Sort>(text).is_err(), "{text}");
        }
        for text in ["[1]", "[1,\"a\",2]", "[\"a\",1]", "null"] {
            assert!(read::<(u8, String)>(text).is_err(), "{text}");
        }
        let error = read::<u8>("300").expect_err("too large").to_string();
        assert_eq!(error, "invalid value: integer `300`, expected u8");
        let error = read::<Vec<u8>>("{\"a\":1}").expect_err("no list").to_string();
        assert_eq!(error, "invalid type: an object, expected a sequence");
    }

    #[test]
    fn a_field_says_which_variant_it_is() {
        let said = Said::SomeText { text: "ah".to_owned(), times: 2 };
        let text = serde_json::to_string(&said).expect("JSON");
        assert_eq!(text, r#"{"type":"some-text","text":"ah","times":2}"#);
        assert_eq!(serde_json::to_string(&Said::Nothing).expect("JSON"), r#"{"type":"nothing"}"#);
        assert_eq!(serde_json::from_str::<Said>(&text).expect("read from text"), said);
        assert_eq!(read(&text), Ok(said));
        assert_eq!(
            read(r#"{"text":"oh","type":"some-text"}"#),
            Ok(Said::SomeText { text: "oh".to_owned(), times: 0 })
        );
        assert_eq!(read(r#"[{"type":"nothing","more":1}]"#), Ok(vec![Said::Nothing]));
        for refused in [
            r#"{"type":"some-text","text":"oh","more":1}"#,
            r#"{"type":"some-text"}"#,
            r#"{"type":"other"}"#,
            r#"{"type":7}"#,
            r#"{"text":"oh"}"#,
            r#""nothing""#,
        ] {
            assert!(read::<Said>(refused).is_err(), "{refused}");
        }
    }
}
