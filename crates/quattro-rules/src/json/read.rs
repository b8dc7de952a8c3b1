//! A value becomes what it should be. Only what types ask for is offered to them, so that nothing else is compiled.

use std::{mem, vec};

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::{Json, JsonError};

type Read<T> = Result<T, JsonError>;

impl Json {
    /// The refusal of this value by whoever expected another one.
    fn refused(&self, expected: &dyn Expected) -> JsonError {
        let found = match self {
            Json::Null => Unexpected::Unit,
            Json::Bool(value) => Unexpected::Bool(*value),
            Json::Whole(number) => Unexpected::Unsigned(*number),
            Json::Negative(number) => Unexpected::Signed(*number),
            Json::Fraction => Unexpected::Float(0.0),
            Json::Text(text) => Unexpected::Str(text),
            Json::List(_) => Unexpected::Seq,
            Json::Fields(_) => Unexpected::Map,
        };
        JsonError::invalid_type(found, expected)
    }

    fn text(self, expected: &dyn Expected) -> Read<String> {
        match self {
            Json::Text(text) => Ok(text),
            other => Err(other.refused(expected)),
        }
    }

    fn list(self, expected: &dyn Expected) -> Read<Vec<Json>> {
        match self {
            Json::List(list) => Ok(list),
            other => Err(other.refused(expected)),
        }
    }

    fn fields(self, expected: &dyn Expected) -> Read<Vec<(String, Json)>> {
        match self {
            Json::Fields(fields) => Ok(fields),
            other => Err(other.refused(expected)),
        }
    }

    /// The name of a variant, and what it holds.
    fn variant(self, expected: &dyn Expected) -> Read<(String, Json)> {
        match self {
            Json::Text(name) => Ok((name, Json::Null)),
            Json::Fields(mut fields) if fields.len() == 1 => Ok(fields.remove(0)),
            other => Err(other.refused(expected)),
        }
    }
}

/// Methods for types that are all read in the same way.
macro_rules! alike {
    ($as:ident: $($method:ident)*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            self.$as(visitor)
        }
    )* };
}

impl<'de> Deserializer<'de> for Json {
    type Error = JsonError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self {
            Json::Null => visitor.visit_unit(),
            Json::Bool(value) => visitor.visit_bool(value),
            Json::Fraction => Err(self.refused(&visitor)),
            Json::Text(_) => self.deserialize_string(visitor),
            Json::List(_) => self.deserialize_seq(visitor),
            Json::Fields(_) => self.deserialize_map(visitor),
            Json::Whole(_) | Json::Negative(_) => self.deserialize_u64(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self {
            Json::Bool(value) => visitor.visit_bool(value),
            other => Err(other.refused(&visitor)),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self {
            Json::Whole(number) => visitor.visit_u64(number),
            Json::Negative(number) => visitor.visit_i64(number),
            other => Err(other.refused(&visitor)),
        }
    }

    alike! { deserialize_u64: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        let text = self.text(&visitor)?;
        visitor.visit_string(text)
    }

    alike! { deserialize_string: deserialize_str deserialize_char }

    /// Fields and variants are known by their positions, so that no type compares names itself.
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self {
            Json::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Read<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        let mut items = Items(self.list(&visitor)?.into_iter());
        let read = visitor.visit_seq(&mut items)?;
        items.end()?;
        Ok(read)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Read<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        let fields = self.fields(&visitor)?;
        visitor.visit_map(Entries { fields: fields.into_iter(), value: Json::Null })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        let fields = self.fields(&visitor)?;
        visitor.visit_map(NamedFields { names, fields: fields.into_iter(), value: Json::Null })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        let (name, content) = self.variant(&visitor)?;
        visitor.visit_enum(Variant::new(&name, names, content)?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 bytes byte_buf unit unit_struct }
}

struct Items(vec::IntoIter<Json>);

impl Items {
    fn end(&self) -> Read<()> {
        match self.0.len() {
            0 => Ok(()),
            more => Err(JsonError(format!("a list has {more} more than expected"))),
        }
    }
}

impl<'de> SeqAccess<'de> for Items {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        self.0.next().map(|item| seed.deserialize(item)).transpose()
    }
}

struct Entries {
    fields: vec::IntoIter<(String, Json)>,
    /// The value of the field whose name was read last.
    value: Json,
}

impl<'de> MapAccess<'de> for Entries {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Read<Option<K::Value>> {
        let Some((name, value)) = self.fields.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(Json::Text(name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<T::Value> {
        seed.deserialize(mem::replace(&mut self.value, Json::Null))
    }
}

/// Fields of a type that knows their names.
struct NamedFields {
    names: &'static [&'static str],
    fields: vec::IntoIter<(String, Json)>,
    /// The value of the field whose position was read last.
    value: Json,
}

/// No type has so many fields: the position of one that it does not know.
const UNKNOWN: usize = usize::MAX;

impl NamedFields {
    /// The next field, and its position.
    fn next(&mut self) -> Option<(String, usize)> {
        let (name, value) = self.fields.next()?;
        self.value = value;
        let position = position(&name, self.names).unwrap_or(UNKNOWN);
        Some((name, position))
    }
}

impl<'de> MapAccess<'de> for NamedFields {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Read<Option<K::Value>> {
        let Some((name, position)) = self.next() else { return Ok(None) };
        // A type that refuses what it does not know does not know its name either.
        let known = seed.deserialize(Json::Whole(position as u64));
        known.map(Some).map_err(|_| JsonError::unknown_field(&name, self.names))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<T::Value> {
        seed.deserialize(mem::replace(&mut self.value, Json::Null))
    }
}

fn position(name: &str, names: &[&str]) -> Option<usize> {
    names.iter().position(|known| *known == name)
}

/// A variant by its position, and what it holds.
pub(super) struct Variant {
    position: usize,
    content: Json,
}

impl Variant {
    /// The variant of this name, if it is one of these.
    pub(super) fn new(name: &str, names: &'static [&'static str], content: Json) -> Read<Variant> {
        match position(name, names) {
            Some(position) => Ok(Variant { position, content }),
            None => Err(JsonError::unknown_variant(name, names)),
        }
    }
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = JsonError;
    type Variant = Json;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<(T::Value, Json)> {
        Ok((seed.deserialize(Json::Whole(self.position as u64))?, self.content))
    }
}

impl<'de> VariantAccess<'de> for Json {
    type Error = JsonError;

    /// There may be fields that nobody needs.
    fn unit_variant(self) -> Read<()> {
        match self {
            Json::Null | Json::Fields(_) => Ok(()),
            _ => Err(JsonError::custom("a variant that holds nothing was expected")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<T::Value> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, names: &'static [&'static str], visitor: V) -> Read<V::Value> {
        self.deserialize_struct("", names, visitor)
    }
}
