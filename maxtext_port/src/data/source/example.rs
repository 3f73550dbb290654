//! `tf.train.Example` records, as ArrayRecord and TFRecord files hold them.

use std::collections::HashMap;

use prost::Message;

use super::record::Column;
use super::{Document, Place};
use crate::data::DataError;

#[derive(Clone, PartialEq, Message)]
struct Example {
    #[prost(message, optional, tag = "1")]
    features: Option<Features>,
}

#[derive(Clone, PartialEq, Message)]
struct Features {
    #[prost(map = "string, message", tag = "1")]
    feature: HashMap<String, Feature>,
}

#[derive(Clone, PartialEq, Message)]
struct Feature {
    #[prost(oneof = "Values", tags = "1, 2, 3")]
    values: Option<Values>,
}

#[derive(Clone, PartialEq, prost::Oneof)]
enum Values {
    #[prost(message, tag = "1")]
    Bytes(BytesList),
    #[prost(message, tag = "2")]
    Floats(FloatList),
    #[prost(message, tag = "3")]
    Ints(IntList),
}

#[derive(Clone, PartialEq, Message)]
struct BytesList {
    #[prost(bytes = "vec", repeated, tag = "1")]
    value: Vec<Vec<u8>>,
}

#[derive(Clone, PartialEq, Message)]
struct FloatList {
    #[prost(float, repeated, tag = "1")]
    value: Vec<f32>,
}

#[derive(Clone, PartialEq, Message)]
struct IntList {
    #[prost(int64, repeated, tag = "1")]
    value: Vec<i64>,
}

/// The column of a serialised record.
pub(super) fn document(record: &[u8], column: &Column, place: Place) -> Result<Document, DataError> {
    let example = Example::decode(record).map_err(|error| DataError::Record {
        place: place.to_string(),
        reason: format!("not a tf.train.Example: {error}"),
    })?;
    let mut features = example.features.unwrap_or_default().feature;
    // MaxText takes either name for the other.
    let alias = match column.name.as_str() {
        "text" => "messages",
        "messages" => "text",
        _ => "",
    };
    let Some(feature) = features.remove(&column.name).or_else(|| features.remove(alias)) else {
        return Err(column.missing(&place, features.keys().map(String::as_str)));
    };
    match feature.values {
        Some(Values::Bytes(mut list)) if !list.value.is_empty() => {
            column.bytes(list.value.swap_remove(0), place)
        }
        Some(Values::Ints(list)) => column.tokens(list.value, place),
        Some(Values::Floats(_)) => Err(column.unusable(&place, "floating-point numbers")),
        _ => Err(column.unusable(&place, "nothing")),
    }
}
