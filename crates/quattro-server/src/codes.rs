//! The four letters by which friends find a table.

use std::fmt;
use std::str::FromStr;

use crate::random::random_bytes;

/// Capital letters that cannot be taken for one another: of I, L and J only J, of O, Q and D only D, of U and V only U.
/// Digits are left out, so that nobody wonders whether it is a 5 or an S.
const ALPHABET: &[u8; 21] = b"ABCDEFGHJKMNPRSTUWXYZ";

/// The number of letters.
pub(crate) const LENGTH: usize = 4;

/// How many codes there are.
pub(crate) const ALL: u32 = (ALPHABET.len() as u32).pow(LENGTH as u32);

/// What nobody wants to read out to a family, in English, French, German or Italian.
const RUDE: [&str; 48] = [
    "ARSE", "CACA", "CAGA", "CRAP", "CUMS", "CUNT", "DAMN", "DEAD", "DYKE", "ENCU", "FAGS", "FART", "FCUK",
    "FUCK", "FURZ", "GAYS", "HATE", "HEBE", "HURE", "JUDE", "KACK", "MERD", "MUFF", "NEGR", "NSDP", "NUDE",
    "PEDE", "PUBE", "PUFF", "PUTE", "RAPE", "SEGA", "SEXE", "SEXY", "SHAG", "SHAT", "SUCK", "TARD", "TEUB",
    "TETS", "TURD", "TWAT", "WANK", "ANUS", "CAZZ", "ZEUB", "PUTT", "TUNT",
];

/// Three of these stand for people who burn crosses.
const BURNT: &str = "KKK";

/// A code as it is stored: capital letters of the alphabet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableCode(String);

impl TableCode {
    /// A code by chance. It may be taken.
    pub(crate) fn random() -> TableCode {
        loop {
            let number = u64::from_le_bytes(random_bytes().0);
            if let Some(code) = TableCode::of_number((number % u64::from(ALL)) as u32) {
                return code;
            }
        }
    }

    /// The code with this number; none if it is rude.
    fn of_number(mut number: u32) -> Option<TableCode> {
        let base = ALPHABET.len() as u32;
        let mut code = String::with_capacity(LENGTH);
        for _ in 0..LENGTH {
            code.push(char::from(ALPHABET[(number % base) as usize]));
            number /= base;
        }
        let is_rude = RUDE.contains(&code.as_str()) || code.contains(BURNT);
        (!is_rude).then_some(TableCode(code))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that no table can have as its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoCode;

/// As somebody types it, in small letters or capitals.
impl FromStr for TableCode {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<TableCode, NoCode> {
        let code = text.trim().to_ascii_uppercase();
        let is_code = code.len() == LENGTH && code.bytes().all(|letter| ALPHABET.contains(&letter));
        if is_code { Ok(TableCode(code)) } else { Err(NoCode) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_read_back_and_none_is_rude() {
        let codes: std::collections::HashSet<_> =
            (0..ALL).filter_map(TableCode::of_number).map(|code| code.0).collect();
        assert!(codes.iter().all(|code| code.parse() == Ok(TableCode(code.clone()))));
        // Every rude word could have been a code, or the list would be longer than it is.
        for rude in RUDE {
            assert!(rude.parse::<TableCode>().is_ok() && !codes.contains(rude), "{rude}");
        }
        let burnt = 2 * ALPHABET.len() - 1;
        assert_eq!(codes.len(), ALL as usize - RUDE.len() - burnt);
    }

    #[test]
    fn codes_are_typed_in_any_case_and_nothing_else_is_one() {
        assert_eq!("suga".parse(), Ok(TableCode("SUGA".to_owned())));
        for text in ["", "SUG", "SUGAR", "SUGO", "SU6A", "SÜGA", "S GA", "../."] {
            assert_eq!(text.parse::<TableCode>(), Err(NoCode), "{text}");
        }
    }
}
