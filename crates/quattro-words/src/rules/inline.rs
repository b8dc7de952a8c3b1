//! Bold, italic and code within a line.

use super::{Span, Text};

type Style = fn(String) -> Span;

/// The marks around styled text. The longer one is looked for first.
const MARKS: [(&str, Style); 3] = [("**", Span::Bold), ("*", Span::Italic), ("`", Span::Code)];

/// A line in spans. A mark that is never closed is text like any other.
pub(super) fn spans(line: &str) -> Text {
    let (mut spans, mut plain, mut rest) = (Vec::new(), String::new(), line);
    while let Some(letter) = rest.chars().next() {
        if let Some((span, after)) = styled(rest) {
            push_plain(&mut spans, &mut plain);
            spans.push(span);
            rest = after;
        } else {
            plain.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    push_plain(&mut spans, &mut plain);
    Text(spans)
}

fn push_plain(spans: &mut Vec<Span>, plain: &mut String) {
    if !plain.is_empty() {
        spans.push(Span::Plain(std::mem::take(plain)));
    }
}

/// The styled span that `text` begins with, and what comes after it.
fn styled(text: &str) -> Option<(Span, &str)> {
    let (mark, style) = MARKS.into_iter().find(|(mark, _)| text.starts_with(mark))?;
    let (inner, after) = text[mark.len()..].split_once(mark)?;
    (!inner.is_empty()).then(|| (style(inner.to_owned()), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_told_apart() {
        let text = spans("a **b** *c* `d` é");
        let expected = [
            Span::Plain("a ".into()),
            Span::Bold("b".into()),
            Span::Plain(" ".into()),
            Span::Italic("c".into()),
            Span::Plain(" ".into()),
            Span::Code("d".into()),
            Span::Plain(" é".into()),
        ];
        assert_eq!(text.0, expected);
    }

    #[test]
    fn a_mark_that_is_never_closed_is_text() {
        for line in ["a * b", "**", "****", "`", "*é"] {
            assert_eq!(spans(line).0.len(), 1, "{line}");
            assert_eq!(spans(line).to_string(), line);
        }
        assert_eq!(spans(""), Text::default());
    }
}
