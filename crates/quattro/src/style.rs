//! Styles for the terminal. Colours are left out if `NO_COLOR` is set or the output is not a terminal.

use std::fmt::Display;
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

/// Titles and other prominent text.
pub(crate) const STRONG: Style = Style::new().bold();
/// Rule numbers.
pub(crate) const RULE: Style = AnsiColor::Cyan.on_default();
/// Notation, move numbers and other secondary text.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Notes and warnings.
pub(crate) const NOTE: Style = AnsiColor::Yellow.on_default();
/// Emphasis within rules.
pub(crate) const ITALIC: Style = Style::new().italic();
/// What is wrong.
pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Maximum line width: longer lines are hard to read.
const WIDEST: usize = 100;

/// The line width.
pub(crate) fn width() -> usize {
    textwrap::termwidth().min(WIDEST)
}

/// Writes a paragraph, wrapped, the first line after `first` and the others after `rest`.
pub(crate) fn paragraph(out: &mut impl Write, first: &str, rest: &str, text: &str) -> io::Result<()> {
    let options = textwrap::Options::new(width()).initial_indent(first).subsequent_indent(rest);
    textwrap::wrap(text, options).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Prints an error to standard error.
pub(crate) fn complain(error: &impl Display) {
    // If standard error cannot be written, there is nothing left to do.
    let _ = writeln!(anstream::stderr(), "{ERROR}quattro:{ERROR:#} {}", printable(&error.to_string()));
}

/// Text without control characters, which could move the cursor or change colours.
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
