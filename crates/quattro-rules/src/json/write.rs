//! Whatever can be written becomes a text, as `serde_json` writes it.
//!
//! A module for browsers has the code of each type in it, so there is as little as possible for each: commas follow from
//! what stands before them, and an error holds nothing.

use std::fmt::{self, Write};

use serde::ser::{
    Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// A type that cannot be written as JSON, such as a map whose keys are lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unwritable;

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this type cannot be written as JSON")
    }
}

impl std::error::Error for Unwritable {}

impl Error for Unwritable {
    fn custom<T: fmt::Display>(_: T) -> Unwritable {
        Unwritable
    }
}

type Written = Result<(), Unwritable>;

/// Writes a value.
///
/// # Errors
/// When its type cannot be written.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Result<String, Unwritable> {
    let mut writer = Writer { text: String::new() };
    value.serialize(&mut writer)?;
    Ok(writer.text)
}

struct Writer {
    text: String,
}

#[expect(clippy::unnecessary_wraps, reason = "what serde asks for ends with these")]
impl Writer {
    fn put(&mut self, text: &str) -> Written {
        self.text.push_str(text);
        Ok(())
    }

    fn begin(&mut self, bracket: &str) -> Result<&mut Writer, Unwritable> {
        self.put(bracket)?;
        Ok(self)
    }

    /// A comma, unless a list or an object has just begun. The last letter of a text in it is its quote.
    fn next(&mut self) {
        if !self.text.ends_with(['[', '{']) {
            self.text.push(',');
        }
    }

    /// The name of a field, before its value.
    fn name(&mut self, name: &str) {
        self.next();
        self.quote(name);
        self.text.push(':');
    }

    /// The name of a variant that holds something.
    fn variant(&mut self, name: &str) {
        self.text.push('{');
        self.name(name);
    }

    fn quote(&mut self, text: &str) {
        self.text.push('"');
        for letter in text.chars() {
            match letter {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\n' => self.text.push_str("\\n"),
                '\r' => self.text.push_str("\\r"),
                '\t' => self.text.push_str("\\t"),
                '\u{8}' => self.text.push_str("\\b"),
                '\u{c}' => self.text.push_str("\\f"),
                '\0'..='\u{1f}' => self.number(format_args!("\\u{:04x}", u32::from(letter))),
                _ => self.text.push(letter),
            }
        }
        self.text.push('"');
    }

    fn number(&mut self, number: fmt::Arguments<'_>) {
        // Nothing can go wrong in memory.
        let _ = self.text.write_fmt(number);
    }
}

/// Numbers, by the widest of their sort.
macro_rules! numbers {
    ($widest:ident: $($method:ident $type:ty,)*) => { $(
        fn $method(self, number: $type) -> Written {
            self.$widest(number.into())
        }
    )* };
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = &'a mut Writer;
    type SerializeTuple = &'a mut Writer;
    type SerializeTupleStruct = &'a mut Writer;
    type SerializeTupleVariant = &'a mut Writer;
    type SerializeMap = &'a mut Writer;
    type SerializeStruct = &'a mut Writer;
    type SerializeStructVariant = &'a mut Writer;

    numbers! { serialize_u64: serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, }
    numbers! { serialize_i64: serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, }
    numbers! { serialize_f64: serialize_f32 f32, }

    fn serialize_u64(self, number: u64) -> Written {
        self.number(format_args!("{number}"));
        Ok(())
    }

    fn serialize_i64(self, number: i64) -> Written {
        self.number(format_args!("{number}"));
        Ok(())
    }

    fn serialize_f64(self, number: f64) -> Written {
        if !number.is_finite() {
            return self.serialize_unit();
        }
        self.number(format_args!("{number:?}"));
        Ok(())
    }

    fn serialize_bool(self, value: bool) -> Written {
        self.put(if value { "true" } else { "false" })
    }

    fn serialize_str(self, text: &str) -> Written {
        self.quote(text);
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Written {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Written {
        self.collect_seq(bytes)
    }

    fn serialize_unit(self) -> Written {
        self.put("null")
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Written {
        self.serialize_str(name)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Written {
        self.variant(name);
        value.serialize(&mut *self)?;
        self.put("}")
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<&'a mut Writer, Unwritable> {
        self.begin("[")
    }

    fn serialize_tuple(self, _: usize) -> Result<&'a mut Writer, Unwritable> {
        self.begin("[")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<&'a mut Writer, Unwritable> {
        self.begin("[")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<&'a mut Writer, Unwritable> {
        self.variant(name);
        self.begin("[")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<&'a mut Writer, Unwritable> {
        self.begin("{")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<&'a mut Writer, Unwritable> {
        self.begin("{")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<&'a mut Writer, Unwritable> {
        self.variant(name);
        self.begin("{")
    }
}

/// Lists, which differ in the names of their methods and in what ends them.
macro_rules! lists {
    ($($list:ident $method:ident $end:literal,)*) => { $(
        impl $list for &mut Writer {
            type Ok = ();
            type Error = Unwritable;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Written {
                self.next();
                item.serialize(&mut **self)
            }

            fn end(self) -> Written {
                self.put($end)
            }
        }
    )* };
}

lists! {
    SerializeSeq serialize_element "]",
    SerializeTuple serialize_element "]",
    SerializeTupleStruct serialize_field "]",
    SerializeTupleVariant serialize_field "]}",
}

/// Objects whose names are known.
macro_rules! objects {
    ($($object:ident $end:literal,)*) => { $(
        impl $object for &mut Writer {
            type Ok = ();
            type Error = Unwritable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
                self.name(name);
                value.serialize(&mut **self)
            }

            fn end(self) -> Written {
                self.put($end)
            }
        }
    )* };
}

objects! {
    SerializeStruct "}",
    SerializeStructVariant "}}",
}

impl SerializeMap for &mut Writer {
    type Ok = ();
    type Error = Unwritable;

    /// Names are texts; what is written as a number becomes one.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        let key = write(key)?;
        self.next();
        match key.as_bytes().first() {
            Some(b'"') => self.put(&key),
            Some(b'[' | b'{') | None => Err(Unwritable),
            Some(_) => self.serialize_str(&key),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.text.push(':');
        value.serialize(&mut **self)
    }

    fn end(self) -> Written {
        self.put("}")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::*;

    #[derive(Serialize)]
    struct Everything {
        texts: [&'static str; 4],
        numbers: (u8, i64, u64, f64, f32),
        letter: char,
        flags: Vec<bool>,
        nothing: Option<u8>,
        unit: (),
        sorts: Vec<Sort>,
        names: BTreeMap<&'static str, u8>,
        numbered: BTreeMap<u8, Vec<()>>,
        #[serde(flatten)]
        inner: Inner,
    }

    #[derive(Serialize)]
    enum Sort {
        Plain,
        Of(u8),
        Pair(u8, u8),
        With { what: Inner },
    }

    #[derive(Serialize)]
    #[serde(tag = "type")]
    enum Inner {
        Empty,
        Full { bracket: &'static str, again: bool },
    }

    #[test]
    fn the_text_is_that_of_serde_json() {
        let everything = Everything {
            texts: ["", "\"ä\\\n\r\t\u{8}\u{c}\u{1}\u{1f}\u{7f} 🍕", "{", "]["],
            numbers: (255, i64::MIN, u64::MAX, 1.5, f32::NAN),
            letter: '"',
            flags: vec![true, false],
            nothing: None,
            unit: (),
            sorts: vec![Sort::Plain, Sort::Of(1), Sort::Pair(1, 2), Sort::With { what: Inner::Empty }],
            names: BTreeMap::from([("a", 1), ("\"", 2)]),
            numbered: BTreeMap::from([(1, vec![]), (2, vec![(), ()])]),
            inner: Inner::Full { bracket: "[", again: true },
        };
        assert_eq!(write(&everything), Ok(serde_json::to_string(&everything).expect("JSON")));
    }

    #[test]
    fn only_texts_and_numbers_name_something() {
        assert_eq!(write(&BTreeMap::from([(vec![1], 1)])), Err(Unwritable));
        assert_eq!(write(&BTreeMap::from([(-1, true)])).as_deref(), Ok("{\"-1\":true}"));
    }
}
