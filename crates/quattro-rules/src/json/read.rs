//! A value becomes what it should be. Only what types ask for is offered to them, so that nothing else is compiled.

use std::vec;

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, Unexpected, VariantAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;

use super::{Json, JsonError};

type Read<T> = Result<T, JsonError>;

impl Json {
    /// The refusal of this value by whoever expected another one.
    fn refused<'de, T>(&self, visitor: &impl Visitor<'de>) -> Read<T> {
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
        Err(JsonError::invalid_type(found, visitor))
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
            Json::Fraction => self.refused(&visitor),
            Json::Text(_) => self.deserialize_string(visitor),
            Json::List(_) => self.deserialize_seq(visitor),
            Json::Fields(_) => self.deserialize_map(visitor),
            Json::Whole(_) | Json::Negative(_) => self.deserialize_u64(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self {
            Json::Bool(value) => visitor.visit_bool(value),
            other => other.refused(&visitor),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self {
            Json::Whole(number) => visitor.visit_u64(number),
            Json::Negative(number) => visitor.visit_i64(number),
            other => other.refused(&visitor),
        }
    }

    alike! { deserialize_u64: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self {
            Json::Text(text) => visitor.visit_string(text),
            other => other.refused(&visitor),
        }
    }

    alike! { deserialize_string: deserialize_str deserialize_char }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self {
            Json::Text(text) => visitor.visit_str(&text),
            other => other.refused(&visitor),
        }
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
        match self {
            Json::List(list) => {
                let mut items = Items(list.into_iter());
                let read = visitor.visit_seq(&mut items)?;
                match items.0.len() {
                    0 => Ok(read),
                    more => Err(JsonError(format!("a list has {more} more than expected"))),
                }
            }
            other => other.refused(&visitor),
        }
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
        match self {
            Json::Fields(fields) => {
                visitor.visit_map(Entries { fields: fields.into_iter(), value: Json::Null })
            }
            other => other.refused(&visitor),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        match self {
            Json::Text(name) => visitor.visit_enum(Variant { name, content: Json::Null }),
            Json::Fields(mut fields) if fields.len() == 1 => match fields.pop() {
                Some((name, content)) => visitor.visit_enum(Variant { name, content }),
                None => Json::Null.refused(&visitor),
            },
            other => other.refused(&visitor),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 bytes byte_buf unit unit_struct }
}

struct Items(vec::IntoIter<Json>);

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
        seed.deserialize(std::mem::replace(&mut self.value, Json::Null))
    }
}

/// A variant by its name, and what it holds.
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) content: Json,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = JsonError;
    type Variant = Json;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<(T::Value, Json)> {
        Ok((seed.deserialize(Json::Text(self.name))?, self.content))
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

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Read<V::Value> {
        self.deserialize_map(visitor)
    }
}
