//! The words of a recovery sheet: twelve short ones from an Italian kitchen, the same in every language.
//!
//! Eleven of them are 88 random bits; the twelfth follows from them, so that a slip of the pen is noticed before
//! anybody is asked. Nobody can guess 88 bits, not even with the database at hand and a hash that is fast; so a keyed
//! hash is all that is stored, and a slow one would only cost time.

use std::fmt;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::random::random_bytes;

/// 256 words. No two begin with the same four letters or differ by a single one.
static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("words.txt").split_whitespace().collect());

/// The words that are drawn.
const DRAWN: usize = 11;

/// With the one that follows from them.
const ALL: usize = DRAWN + 1;

/// Words with the same beginning of this length are the same.
const BEGINNING: usize = 4;

/// What is written on a recovery sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SheetWords([u8; ALL]);

impl SheetWords {
    /// New ones.
    pub(crate) fn draw() -> SheetWords {
        SheetWords::completed(random_bytes::<DRAWN>().0)
    }

    fn completed(drawn: [u8; DRAWN]) -> SheetWords {
        let last = Sha256::digest(drawn)[0];
        SheetWords(std::array::from_fn(|at| drawn.get(at).copied().unwrap_or(last)))
    }

    /// The words of a sheet as somebody has typed them, in order: large or small letters, with or without accents,
    /// with anything between them. `None` if they do not belong together.
    pub(crate) fn read(text: &str) -> Option<SheetWords> {
        let plain: String = text.to_lowercase().chars().map(plain).collect();
        let typed = plain.split(|letter: char| !letter.is_ascii_lowercase()).filter(|word| !word.is_empty());
        let numbers: Vec<u8> = typed.take(ALL + 1).map(number_of).collect::<Option<_>>()?;
        let words: [u8; ALL] = numbers.try_into().ok()?;
        let drawn: [u8; DRAWN] = std::array::from_fn(|at| words[at]);
        Some(SheetWords::completed(drawn)).filter(|completed| completed.0 == words)
    }

    /// One after another.
    pub(crate) fn words(self) -> impl Iterator<Item = &'static str> {
        self.0.into_iter().map(|number| WORDS[usize::from(number)])
    }
}

/// As in a link.
impl fmt::Display for SheetWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().collect::<Vec<_>>().join("-"))
    }
}

fn number_of(typed: &str) -> Option<u8> {
    let beginning = |word: &str| word.chars().take(BEGINNING).eq(typed.chars().take(BEGINNING));
    WORDS.iter().position(|word| beginning(word)).and_then(|number| u8::try_from(number).ok())
}

/// A letter without its accent.
fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_words_are_256_and_cannot_be_mistaken_for_each_other() {
        assert_eq!(WORDS.len(), 256);
        let beginnings: BTreeSet<&str> =
            WORDS.iter().map(|word| &word[..word.len().min(BEGINNING)]).collect();
        assert_eq!(beginnings.len(), 256);
        assert!(WORDS.iter().all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase())));
        let differs_by_one = |one: &str, two: &str| {
            one.len() == two.len()
                && one.bytes().zip(two.bytes()).filter(|(one, two)| one != two).count() == 1
        };
        for (at, one) in WORDS.iter().enumerate() {
            assert!(!WORDS[at + 1..].iter().any(|two| differs_by_one(one, two)), "{one}");
        }
    }

    #[test]
    fn typed_words_are_forgiven_case_accents_and_endings_but_not_order() {
        let sheet = SheetWords::completed([0, 34, 255, 7, 7, 90, 120, 33, 60, 201, 1]);
        let text = sheet.to_string();
        assert_eq!(SheetWords::read(&text), Some(sheet));
        assert_eq!(SheetWords::read(&text.to_uppercase().replace('-', "  ")), Some(sheet));
        assert_eq!(SheetWords::read(&text.replace("caffe", "Caffè").replace("zuppa", "zuppe,")), Some(sheet));
        let mut words: Vec<&str> = sheet.words().collect();
        words.swap(0, 1);
        assert_eq!(SheetWords::read(&words.join(" ")), None);
        for wrong in
            ["", "caffe", "1 2 3 4 5 6 7 8 9 10 11 12", &format!("{text} aglio"), &text[..text.len() - 4]]
        {
            assert_eq!(SheetWords::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_wrong_word_but_one_in_256_is_noticed() {
        let sheet = SheetWords::completed([5; DRAWN]);
        let misread = (0..=255).filter(|other| {
            let mut changed = sheet.0;
            changed[3] = *other;
            SheetWords::read(&SheetWords(changed).to_string()).is_some()
        });
        assert!(misread.count() <= 6);
    }
}
