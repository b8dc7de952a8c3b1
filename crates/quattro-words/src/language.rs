//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language that Quattro speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::De];

    /// The code used in commands, files and web pages.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::De => "de",
        }
    }

    /// The language of a locale such as `fr_FR.UTF-8`, `de-CH` or `fr_CA:en` (as in `LANGUAGE`, where the
    /// first supported language counts); English if none is supported.
    pub fn from_locale(locale: &str) -> Language {
        locale.split([':', ',']).find_map(Language::of_tag).unwrap_or_default()
    }

    fn of_tag(tag: &str) -> Option<Language> {
        let language = tag.trim().split(['_', '-', '.', '@', ';']).next()?;
        Language::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Language::ALL.into_iter().find(|language| language.code() == text).ok_or(UnknownLanguage)
    }
}

/// A text that is not the code of a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a language: en, fr or de")
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_back() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert!("it".parse::<Language>().is_err());
    }

    #[test]
    fn a_locale_finds_its_language_or_english() {
        for (locale, language) in [
            ("fr_FR.UTF-8", Language::Fr),
            ("de-CH", Language::De),
            ("DE", Language::De),
            ("fr", Language::Fr),
            ("it_IT:fr_CH:en", Language::Fr),
            ("de;q=0.9, en;q=0.8", Language::De),
            ("en_GB.UTF-8", Language::En),
            ("C", Language::En),
            ("", Language::En),
            ("french", Language::En),
        ] {
            assert_eq!(Language::from_locale(locale), language, "{locale}");
        }
    }
}
