//! Enums that say by a field which variant they are: `{"type":"say","text":"Oh"}`.
//!
//! As serde's `tag`, but what is in them is read from the same source as everything else. Such an enum derives both
//! traits with `#[serde(remote = "Self")]` and implements them by way of [`Tagged`]. Its variants have named fields or none.

use serde::de::{Deserialize, Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;
use serde::ser::{Error as _, Impossible, Serialize, SerializeStruct, SerializeStructVariant, Serializer};

use super::read::Variant;
use super::{Json, JsonError};

/// Reads and writes the variant's name as the first field of an object.
#[derive(Clone, Copy, Debug)]
pub struct Tagged<S> {
    /// The name of that field.
    pub tag: &'static str,
    /// What is read from or written to.
    pub of: S,
}

const NO_ENUM: &str = "only enums with named fields have a tag";

/// The variant that an object is.
fn variant(
    mut object: Json,
    tag: &'static str,
    names: &'static [&'static str],
) -> Result<Variant, JsonError> {
    match object.take(tag) {
        Some(Json::Text(name)) => Variant::new(&name, names, object),
        Some(_) => Err(JsonError(format!("`{tag}` must be a text"))),
        None => Err(JsonError::missing_field(tag)),
    }
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Tagged<D> {
    type Error = D::Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        let variant = variant(Json::deserialize(self.of)?, self.tag, names);
        variant.and_then(|variant| visitor.visit_enum(variant)).map_err(D::Error::custom)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, D::Error> {
        Err(D::Error::custom(NO_ENUM))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Methods for what is no enum.
macro_rules! refused {
    ($($method:ident($($type:ty),*) -> $result:ty;)*) => { $(
        fn $method(self, $(_: $type),*) -> Result<$result, S::Error> {
            Err(S::Error::custom(NO_ENUM))
        }
    )* };
}

/// What would be written for what is no enum.
type Nothing<S> = Impossible<<S as Serializer>::Ok, <S as Serializer>::Error>;

impl<S: Serializer> Serializer for Tagged<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Nothing<S>;
    type SerializeTuple = Nothing<S>;
    type SerializeTupleStruct = Nothing<S>;
    type SerializeTupleVariant = Nothing<S>;
    type SerializeMap = Nothing<S>;
    type SerializeStruct = Nothing<S>;
    type SerializeStructVariant = TaggedFields<S::SerializeStruct>;

    fn serialize_unit_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        let mut fields = self.of.serialize_struct(name, 1)?;
        fields.serialize_field(self.tag, variant)?;
        fields.end()
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        let mut fields = self.of.serialize_struct(name, length + 1)?;
        fields.serialize_field(self.tag, variant)?;
        Ok(TaggedFields(fields))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<S::Ok, S::Error> {
        Err(S::Error::custom(NO_ENUM))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: &T,
    ) -> Result<S::Ok, S::Error> {
        Err(S::Error::custom(NO_ENUM))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<S::Ok, S::Error> {
        Err(S::Error::custom(NO_ENUM))
    }

    refused! {
        serialize_bool(bool) -> S::Ok;
        serialize_i8(i8) -> S::Ok;
        serialize_i16(i16) -> S::Ok;
        serialize_i32(i32) -> S::Ok;
        serialize_i64(i64) -> S::Ok;
        serialize_u8(u8) -> S::Ok;
        serialize_u16(u16) -> S::Ok;
        serialize_u32(u32) -> S::Ok;
        serialize_u64(u64) -> S::Ok;
        serialize_f32(f32) -> S::Ok;
        serialize_f64(f64) -> S::Ok;
        serialize_char(char) -> S::Ok;
        serialize_str(&str) -> S::Ok;
        serialize_bytes(&[u8]) -> S::Ok;
        serialize_none() -> S::Ok;
        serialize_unit() -> S::Ok;
        serialize_unit_struct(&'static str) -> S::Ok;
        serialize_seq(Option<usize>) -> Nothing<S>;
        serialize_tuple(usize) -> Nothing<S>;
        serialize_tuple_struct(&'static str, usize) -> Nothing<S>;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Nothing<S>;
        serialize_map(Option<usize>) -> Nothing<S>;
        serialize_struct(&'static str, usize) -> Nothing<S>;
    }
}

/// The fields of a variant, after its name.
#[derive(Debug)]
pub struct TaggedFields<F>(F);

impl<F: SerializeStruct> SerializeStructVariant for TaggedFields<F> {
    type Ok = F::Ok;
    type Error = F::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), F::Error> {
        self.0.serialize_field(name, value)
    }

    fn skip_field(&mut self, name: &'static str) -> Result<(), F::Error> {
        self.0.skip_field(name)
    }

    fn end(self) -> Result<F::Ok, F::Error> {
        self.0.end()
    }
}
