//! People, as a table knows them: an id and a name.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ids::PersonId;

/// The longest name, in characters as people count them: a flag or a family is one.
pub const LONGEST_NAME: usize = 24;

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Never told to others.
    pub id: PersonId,
    /// The name that others see.
    pub name: Name,
}

/// A person's name: short, visible, on one line.
///
/// It is checked when somebody chooses it. Names in a log or a cookie are read as they are, because earlier
/// versions had other limits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(String);

/// What those are called who have been forgotten, as in collections of chess games.
const NOBODY: &str = "NN";

/// A text that is not acceptable as a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a name has 1 to {LONGEST_NAME} visible characters")]
pub struct NotAName;

impl TryFrom<String> for Name {
    type Error = NotAName;

    fn try_from(text: String) -> Result<Name, NotAName> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = letters(&name).len();
        if length == 0 || length > LONGEST_NAME || has_trick(&name) {
            return Err(NotAName);
        }
        Ok(Name(name))
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl Name {
    /// The name of somebody who has been forgotten.
    pub fn nobody() -> Name {
        Name(NOBODY.to_owned())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The same for all names that people cannot tell apart: `Anna` with a Cyrillic letter, `lris` and `Iris`, `ANNA`.
    #[cfg(feature = "lookalikes")]
    fn looks(&self) -> String {
        unicode_security::confusable_detection::skeleton(&self.0).collect::<String>().to_lowercase()
    }

    /// The same for `Anna` and `ANNA`.
    #[cfg(not(feature = "lookalikes"))]
    fn looks(&self) -> String {
        self.0.to_ascii_lowercase()
    }

    /// This name, or with a number if it looks like one of the others: "Anna 2".
    pub(crate) fn unlike<'a>(&self, others: impl Iterator<Item = &'a Name>) -> Name {
        let taken: Vec<String> = others.map(Name::looks).collect();
        let numbered = (2..).map(|number| self.numbered(number));
        let mut names = std::iter::once(self.clone()).chain(numbered);
        names.find(|name| !taken.contains(&name.looks())).unwrap_or_else(|| self.clone())
    }

    fn numbered(&self, number: u32) -> Name {
        let number = format!(" {number}");
        let kept = LONGEST_NAME - number.len();
        let kept: String = letters(&self.0).into_iter().take(kept).collect();
        Name(kept.trim_end().to_owned() + &number)
    }
}

/// What people take for one letter each, as Unicode has it.
#[cfg(feature = "lookalikes")]
fn letters(text: &str) -> Vec<&str> {
    unicode_segmentation::UnicodeSegmentation::graphemes(text, true).collect()
}

/// What people take for one letter each. Without Unicode's tables, some letters of scripts that write one letter on
/// another count as several.
#[cfg(not(feature = "lookalikes"))]
fn letters(text: &str) -> Vec<&str> {
    let mut ends = Vec::new();
    let (mut before, mut flag_half) = ('\0', false);
    for (at, letter) in text.char_indices() {
        let ends_flag = flag_half && is_flag_half(letter);
        if at > 0 && !ends_flag && !goes_with(before, letter) {
            ends.push(at);
        }
        flag_half = is_flag_half(letter) && !ends_flag;
        before = letter;
    }
    ends.push(text.len());
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(&ends).map(|(start, end)| &text[start..*end]).filter(|letter| !letter.is_empty()).collect()
}

/// Two of these are one flag.
#[cfg(not(feature = "lookalikes"))]
const fn is_flag_half(letter: char) -> bool {
    matches!(letter, '\u{1F1E6}'..='\u{1F1FF}')
}

/// Whether a character is part of what is before it.
#[cfg(not(feature = "lookalikes"))]
fn goes_with(before: char, letter: char) -> bool {
    let is_skin = matches!(letter, '\u{1F3FB}'..='\u{1F3FF}');
    let is_joined = letter == ZERO_WIDTH_JOINER || before == ZERO_WIDTH_JOINER && is_picture(letter);
    is_joined || letter == ZERO_WIDTH_NON_JOINER || is_skin || is_selector(letter) || is_accent(letter)
}

const ZERO_WIDTH_NON_JOINER: char = '\u{200C}';
const ZERO_WIDTH_JOINER: char = '\u{200D}';

/// The most code points of one visible character: a family of four with skin tones has eleven.
const LARGEST_GRAPHEME: usize = 12;

/// The most accents on one letter. Vietnamese needs two; towers of them cover the lines above.
const MOST_ACCENTS: usize = 3;

/// Whether a text holds something that is invisible, changes the direction of what follows, or covers its
/// neighbours. Names and chat are refused then.
pub(crate) fn has_trick(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let hidden = letters.iter().enumerate().any(|(at, letter)| match *letter {
        ZERO_WIDTH_JOINER | ZERO_WIDTH_NON_JOINER => !joins(&letters, at),
        selector if is_selector(selector) => at == 0 || !selects(letters[at - 1], selector),
        letter => is_invisible(letter),
    });
    hidden || self::letters(text).into_iter().any(is_tower)
}

/// Invisible characters, and those that change the direction of the text.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
        )
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}')
        || matches!(letter, '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1D173}'..='\u{1D17A}')
        || matches!(letter, '\u{E0000}' | '\u{E0001}')
}

/// Whether the joiner at this place is needed: between the parts of an emoji, or between letters of a script
/// that writes some words with it.
fn joins(letters: &[char], at: usize) -> bool {
    let (Some(before), Some(after)) = (at.checked_sub(1).map(|at| letters[at]), letters.get(at + 1)) else {
        return false;
    };
    let in_emoji = letters[at] == ZERO_WIDTH_JOINER
        && (is_picture(before) || before == '\u{FE0F}')
        && is_picture(*after);
    in_emoji || (uses_joiners(before) && uses_joiners(*after))
}

/// The blocks with emoji, skin tones among them.
fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{27FF}' | '\u{2900}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Arabic, Syriac, the scripts of India and its neighbours, Khmer and Mongolian.
fn uses_joiners(letter: char) -> bool {
    let shown = !is_invisible(letter) && letter != ZERO_WIDTH_JOINER && letter != ZERO_WIDTH_NON_JOINER;
    shown
        && matches!(letter, '\u{600}'..='\u{8FF}' | '\u{900}'..='\u{109F}' | '\u{1780}'..='\u{18AF}' | '\u{A840}'..='\u{A8FF}')
}

/// Characters that choose a form of the one before them.
fn is_selector(letter: char) -> bool {
    matches!(letter, '\u{180B}'..='\u{180D}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0020}'..='\u{E007F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Whether a character has forms to choose from: symbols as emoji, flags of regions, Mongolian letters and
/// ideographs.
fn selects(before: char, selector: char) -> bool {
    match selector {
        '\u{180B}'..='\u{180D}' => matches!(before, '\u{1820}'..='\u{18AA}'),
        '\u{E0020}'..='\u{E007F}' => matches!(before, '\u{1F3F4}' | '\u{E0020}'..='\u{E007E}'),
        '\u{E0100}'..='\u{E01EF}' => matches!(before, '\u{3400}'..='\u{9FFF}' | '\u{20000}'..='\u{3FFFF}'),
        _ => {
            is_picture(before)
                || matches!(before, '#' | '*' | '0'..='9' | '©' | '®' | '\u{203C}' | '\u{2049}' | '™' | 'ℹ')
        }
    }
}

/// Whether a visible character is piled higher than any writing needs.
fn is_tower(grapheme: &str) -> bool {
    let accents = grapheme.chars().filter(|letter| is_accent(*letter)).count();
    grapheme.chars().count() > LARGEST_GRAPHEME || accents > MOST_ACCENTS
}

/// Accents that stand alone, and are put on the letter before them.
const fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Result<String, NotAName> {
        Name::try_from(text.to_owned()).map(String::from)
    }

    #[test]
    fn names_are_trimmed_and_tricks_are_refused() {
        assert_eq!(name("  Ada \n Byron "), Ok("Ada Byron".to_owned()));
        for text in [
            "",
            "   ",
            "\u{0}",
            "a\u{202E}b",
            "a\u{2066}b",
            "a\u{200F}",
            "\u{61C}ا",
            "a\u{200B}",
            "\u{2060}",
            "\u{FEFF}Ada",
            "A\u{AD}da",
            "\u{3164}",
            "\u{2800}",
            "Ada\u{200D}",
            "A\u{200C}da",
            "\u{200D}👩",
            "👩\u{200D}",
            "👩\u{200D}\u{200D}👩",
            "می\u{200C}\u{200C}خواهم",
            "Ada\u{FE0F}",
            "\u{FE0F}",
            "Ada\u{E0041}\u{E0042}",
            "Z\u{300}\u{301}\u{302}\u{303}o",
            &"x".repeat(25),
            &"👩\u{200D}👧".repeat(25),
        ] {
            assert_eq!(name(text), Err(NotAName), "{text:?}");
        }
    }

    #[test]
    fn names_of_any_script_and_with_emoji_are_accepted() {
        for text in [
            "👩\u{200D}👩\u{200D}👧\u{200D}👦 Zoë",
            "Zoe\u{308}",
            "Nguyễn Thị Ánh",
            "Björk 🇮🇸",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Ailsa",
            "❤\u{FE0F}\u{200D}🔥 Mia",
            "🧑🏽\u{200D}🍳 1\u{FE0F}\u{20E3}",
            "Ольга",
            "Ελένη",
            "شیوا می\u{200C}خواهم",
            "שרה",
            "ශ්\u{200D}රී ලංකා",
            "क्षितिज",
            "க்ஷேமா",
            "สมชาย",
            "さくら 葛\u{E0100}城",
            "김민준",
            "ა\u{10D1}ესალომ",
            "O’Brien-Łukasz",
            &"👩\u{200D}👩\u{200D}👧".repeat(24),
        ] {
            assert_eq!(name(text).as_deref(), Ok(text), "{text:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_numbered() {
        let read = |text: &str| Name::try_from(text.to_owned()).expect("a name");
        let unlike = |text: &str, others: &[&str]| {
            let others: Vec<Name> = others.iter().map(|other| read(other)).collect();
            String::from(read(text).unlike(others.iter()))
        };
        assert_eq!(unlike("Anna", &["Bob", "Hannah", "Ana"]), "Anna");
        assert_eq!(unlike("Anna", &["Anna"]), "Anna 2");
        assert_eq!(unlike("anna", &["Anna", "Anna 2"]), "anna 3");
        assert_eq!(unlike("\u{410}nna", &["Anna"]), "\u{410}nna 2", "Cyrillic");
        assert_eq!(unlike("Αnna", &["Anna"]), "Αnna 2", "Greek");
        assert_eq!(unlike("lris", &["Iris"]), "lris 2");
        assert_eq!(unlike("Zoe\u{308}", &["Zoë"]), "Zoe\u{308} 2");
        assert_eq!(unlike("Ａｎｎａ", &["Anna"]), "Ａｎｎａ 2", "full width");
        let longest = "x".repeat(LONGEST_NAME);
        let numbered = unlike(&longest, &[&longest]);
        assert!(Name::try_from(numbered.clone()).is_ok() && numbered.ends_with("x 2"), "{numbered}");
    }

    #[test]
    fn a_stored_name_is_read_as_it_is() {
        let stored = serde_json::to_string("A\u{AD}da").expect("JSON");
        let name: Name = serde_json::from_str(&stored).expect("a name of an earlier version");
        assert_eq!(name.as_str(), "A\u{AD}da");
    }
}
