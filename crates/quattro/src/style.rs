//! How things look in a terminal. Colours vanish by themselves where `NO_COLOR` is set or nobody looks.

use std::fmt::Display;
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

/// Titles, and whatever the eye should find first.
pub(crate) const STRONG: Style = Style::new().bold();
/// Rule numbers.
pub(crate) const RULE: Style = AnsiColor::Cyan.on_default();
/// Notation, move numbers and other things on the side.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// What the reader should not overlook.
pub(crate) const NOTE: Style = AnsiColor::Yellow.on_default();
/// Emphasis within rules.
pub(crate) const ITALIC: Style = Style::new().italic();
const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Lines are never wider than this, however wide the terminal: longer ones are hard to read.
const WIDEST: usize = 100;

/// The width to write in.
pub(crate) fn width() -> usize {
    textwrap::termwidth().min(WIDEST)
}

/// Writes a paragraph, wrapped, the first line after `first` and the others after `rest`.
pub(crate) fn paragraph(out: &mut impl Write, first: &str, rest: &str, text: &str) -> io::Result<()> {
    let options = textwrap::Options::new(width()).initial_indent(first).subsequent_indent(rest);
    textwrap::wrap(text, options).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Says on standard error what is wrong.
pub(crate) fn complain(error: &impl Display) {
    // Where not even standard error can be written there is nobody left to tell.
    let _ = writeln!(anstream::stderr(), "{ERROR}quattro:{ERROR:#} {}", printable(&error.to_string()));
}

/// Text from a file without the characters that would move a terminal's cursor or change its colours.
pub(crate) fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control() || *letter == '\n').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_cannot_command_the_terminal() {
        assert_eq!(printable("a\u{1b}[31mb\u{7}\nc"), "a[31mb\nc");
    }

    #[test]
    fn paragraphs_stay_within_the_width() {
        let mut out = Vec::new();
        paragraph(&mut out, "  - ", "    ", &"word ".repeat(60)).expect("a vector takes everything");
        let text = String::from_utf8(out).expect("text");
        assert!(text.starts_with("  - word") && text.lines().count() > 1);
        assert!(text.lines().all(|line| line.len() <= WIDEST));
    }
}
