//! Bytes as text in base 64, for addresses and without padding (RFC 4648). Of a crate for all its forms, browsers would fetch
//! ten times as much.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The text that these bytes are written as.
pub(crate) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let number =
            (0..3).fold(0, |number, at| number << 8 | u32::from(three.get(at).copied().unwrap_or(0)));
        let digits = (0..=three.len()).map(|at| DIGITS[(number >> (18 - 6 * at) & 63) as usize]);
        text.extend(digits.map(char::from));
    }
    text
}

/// The bytes of a text, if it is what [`write()`] makes of them.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut number) = (0, 0_u32);
    for letter in text.bytes() {
        let digit = DIGITS.iter().position(|known| *known == letter)?;
        number = number << 6 | digit as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((number >> bits) as u8);
            number &= (1 << bits) - 1;
        }
    }
    // What is left over is less than a digit, and nothing.
    (bits < 6 && number == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_back() {
        for (bytes, text) in
            [(&b""[..], ""), (b"f", "Zg"), (b"fo", "Zm8"), (b"foo", "Zm9v"), (b"\xFB\xEF\xFF\x00", "--__AA")]
        {
            assert_eq!(write(bytes), text);
            assert_eq!(read(text).as_deref(), Some(bytes));
        }
        let bytes: Vec<u8> = (0..=255).collect();
        for length in 0..bytes.len() {
            assert_eq!(read(&write(&bytes[..length])).as_deref(), Some(&bytes[..length]));
        }
    }

    #[test]
    fn what_is_written_otherwise_is_not_read() {
        for text in ["Z", "Zg==", "Zh", "Zm9", "Zm9vZ", "+/+/", "Zm 9v", "Zm9v\n", "é"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
