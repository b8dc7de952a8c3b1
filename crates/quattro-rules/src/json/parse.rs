//! From text to a value.

use super::{Json, JsonError};

/// Values in values: none of ours goes deeper, and none may go on for ever.
const DEPTH: usize = 64;

/// The value that a text is.
pub(super) fn parse(text: &str) -> Result<Json, JsonError> {
    let mut parser = Parser { text, at: 0 };
    let value = parser.value(DEPTH)?;
    parser.skip_space();
    if parser.at == text.len() { Ok(value) } else { Err(parser.trouble("the end was expected")) }
}

struct Parser<'a> {
    text: &'a str,
    /// How much of the text has been read, in bytes; always the beginning of a letter.
    at: usize,
}

impl Parser<'_> {
    fn trouble(&self, what: &str) -> JsonError {
        JsonError(format!("{what} at byte {}", self.at))
    }

    /// The next byte; none at the end.
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.peek() {
            self.at += 1;
        }
    }

    /// Reads over this text, if it is next.
    fn take(&mut self, text: &str) -> bool {
        let is_next = self.text[self.at..].starts_with(text);
        if is_next {
            self.at += text.len();
        }
        is_next
    }

    fn expect(&mut self, text: &str) -> Result<(), JsonError> {
        if self.take(text) { Ok(()) } else { Err(self.trouble(&format!("`{text}` was expected"))) }
    }

    fn value(&mut self, depth: usize) -> Result<Json, JsonError> {
        let Some(depth) = depth.checked_sub(1) else { return Err(self.trouble("too many values in values")) };
        self.skip_space();
        match self.peek() {
            Some(b'"') => Ok(Json::Text(self.string()?)),
            Some(b'[') => self.list(depth),
            Some(b'{') => self.fields(depth),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ if self.take("null") => Ok(Json::Null),
            _ if self.take("true") => Ok(Json::Bool(true)),
            _ if self.take("false") => Ok(Json::Bool(false)),
            _ => Err(self.trouble("a value was expected")),
        }
    }

    /// Whether a list or an object goes on after an opening bracket or a value. Not after a comma that nothing follows.
    fn goes_on(&mut self, is_first: bool, end: &str) -> Result<bool, JsonError> {
        self.skip_space();
        if self.take(end) {
            return Ok(false);
        }
        if !is_first {
            self.expect(",")?;
            self.skip_space();
        }
        Ok(true)
    }

    fn list(&mut self, depth: usize) -> Result<Json, JsonError> {
        self.expect("[")?;
        let mut list = Vec::new();
        while self.goes_on(list.is_empty(), "]")? {
            list.push(self.value(depth)?);
        }
        Ok(Json::List(list))
    }

    fn fields(&mut self, depth: usize) -> Result<Json, JsonError> {
        self.expect("{")?;
        let mut fields = Vec::new();
        while self.goes_on(fields.is_empty(), "}")? {
            let name = self.string()?;
            self.skip_space();
            self.expect(":")?;
            fields.push((name, self.value(depth)?));
        }
        Ok(Json::Fields(fields))
    }

    /// Digits; a number has some in each place.
    fn digits(&mut self) -> Result<&str, JsonError> {
        let from = self.at;
        while let Some(b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        if from == self.at {
            Err(self.trouble("a digit was expected"))
        } else {
            Ok(&self.text[from..self.at])
        }
    }

    fn number(&mut self) -> Result<Json, JsonError> {
        let is_negative = self.take("-");
        let digits = self.digits()?;
        let is_padded = digits.len() > 1 && digits.starts_with('0');
        let number = digits.parse::<u64>().ok();
        if is_padded {
            return Err(self.trouble("a number begins with 0"));
        }
        let mut is_whole = true;
        if self.take(".") {
            self.digits()?;
            is_whole = false;
        }
        if self.take("e") || self.take("E") {
            let _ = self.take("-") || self.take("+");
            self.digits()?;
            is_whole = false;
        }
        Ok(match number.filter(|_| is_whole) {
            Some(number) if !is_negative => Json::Whole(number),
            Some(number @ 1..) => 0_i64.checked_sub_unsigned(number).map_or(Json::Fraction, Json::Negative),
            _ => Json::Fraction,
        })
    }

    fn string(&mut self) -> Result<String, JsonError> {
        self.expect("\"")?;
        let mut read = String::new();
        loop {
            let plain = self.at;
            while self.peek().is_some_and(|byte| !matches!(byte, b'"' | b'\\' | 0..=0x1F)) {
                self.at += 1;
            }
            read.push_str(&self.text[plain..self.at]);
            if self.take("\"") {
                return Ok(read);
            }
            self.expect("\\")?;
            read.push(self.escaped()?);
        }
    }

    /// A letter that is written in another way, after the backslash.
    fn escaped(&mut self) -> Result<char, JsonError> {
        let letter = match self.peek() {
            Some(letter @ (b'"' | b'\\' | b'/')) => letter.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{C}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.by_number(),
            _ => return Err(self.trouble("no such letter is written so")),
        };
        self.at += 1;
        Ok(letter)
    }

    /// `uD83C\uDF55`: a letter by its number, or by two.
    fn by_number(&mut self) -> Result<char, JsonError> {
        let high = self.unit()?;
        let number = match high {
            0xD800..=0xDBFF => {
                self.expect("\\")?;
                let low = self.unit()?.wrapping_sub(0xDC00);
                if low > 0x3FF { 0xD800 } else { 0x10000 + ((high - 0xD800) << 10) + low }
            }
            _ => high,
        };
        char::from_u32(number).ok_or_else(|| self.trouble("there is no such letter"))
    }

    fn unit(&mut self) -> Result<u32, JsonError> {
        self.expect("u")?;
        let digits = self.text.get(self.at..self.at + 4).filter(|digits| !digits.starts_with('+'));
        let unit = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let unit = unit.ok_or_else(|| self.trouble("four digits were expected"))?;
        self.at += 4;
        Ok(unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the full implementation makes of a text.
    fn in_full(text: &str) -> Option<Json> {
        serde_json::from_str(text).ok()
    }

    #[test]
    fn texts_are_read_as_by_the_full_implementation() {
        for text in [
            "null",
            " true ",
            "false",
            "0",
            "-0",
            "7",
            "-7",
            "1.5",
            "-1.5e3",
            "2E+2",
            "18446744073709551615",
            "18446744073709551616",
            "-9223372036854775808",
            "-9223372036854775809",
            "\"\"",
            "\"pizza 🍕 ü\"",
            r#""\"\\\/\b\f\n\r\t\u00e9\uD83C\uDF55""#,
            "[]",
            "[ 1 , [ ] , {} ]",
            "{}",
            "{ \"a\" : 1 , \"b\":[null]}",
            "{\"a\":1,\"a\":2}",
        ] {
            assert_eq!(parse(text).ok(), in_full(text), "{text}");
            assert!(in_full(text).is_some(), "{text}");
        }
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for text in [
            "",
            " ",
            "nul",
            "nullnull",
            "tru",
            "01",
            "-",
            "-a",
            "1.",
            ".5",
            "1e",
            "1e+",
            "+1",
            "0x1",
            "1 2",
            "\"",
            "\"\\\"",
            "\"\n\"",
            r#""\x""#,
            r#""\u12""#,
            r#""\u+123""#,
            r#""\uD83C""#,
            r#""\uD83Cx""#,
            r#""\uD83C\u0041""#,
            r#""\uDF55""#,
            r#""\u12é4""#,
            "[",
            "[1",
            "[1,",
            "[1,]",
            "[,1]",
            "[1 2]",
            "{",
            "{\"a\"",
            "{\"a\":",
            "{\"a\":1",
            "{\"a\":1,",
            "{\"a\":1,}",
            "{a:1}",
            "{1:1}",
            "]",
            "}",
            "[}",
        ] {
            assert!(parse(text).is_err() && in_full(text).is_none(), "{text}");
        }
        assert!(parse(&"[".repeat(100_000)).is_err());
        assert!(parse(&("[".repeat(DEPTH) + &"]".repeat(DEPTH))).is_ok());
    }
}
