//! The language a request is answered in.

use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::{HeaderMap, Uri};
use quattro_words::Language;

/// The language in the address, else the one chosen before, else the browser's.
pub(crate) fn language_of(uri: &Uri, headers: &HeaderMap) -> Language {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let in_address = find(uri.query().unwrap_or_default(), '&');
    let chosen = in_address.or_else(|| find(header(COOKIE), ';'));
    chosen.unwrap_or_else(|| Language::from_locale(header(ACCEPT_LANGUAGE)))
}

fn find(pairs: &str, separator: char) -> Option<Language> {
    let mut pairs = pairs.split(separator).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == "lang").and_then(|(_, value)| value.parse().ok())
}
