//! Parsing a rule book, line by line. No text is refused or lost: a line without a mark belongs to the item
//! above it.

use super::inline::spans;
use super::{Remark, RemarkSort, Rule, RuleBook, Section, Span, Text};

pub(super) fn read(source: &str) -> RuleBook {
    let mut book = RuleBook::default();
    source.lines().map(str::trim_end).filter(|line| !line.is_empty()).for_each(|line| add(&mut book, line));
    book
}

fn add(book: &mut RuleBook, line: &str) {
    if let Some(heading) = line.strip_prefix("## ") {
        book.sections.push(Section { heading: heading.to_owned(), rules: Vec::new() });
    } else if let Some(title) = line.strip_prefix("# ") {
        title.clone_into(&mut book.title);
    } else if let Some(point) = line.strip_prefix("- ") {
        last_rule(book).points.push(spans(point));
    } else if let Some(said) = line.strip_prefix("> ") {
        last_rule(book).remarks.push(remark(spans(said)));
    } else if let Some((number, text)) = line.strip_prefix("**").and_then(|line| line.split_once("** ")) {
        let rule = Rule { number: number.to_owned(), text: spans(text), ..Rule::default() };
        last_section(book).rules.push(rule);
    } else if book.sections.is_empty() {
        book.intro.push(spans(line));
    } else {
        last_rule(book).text.0.extend(spans(line).0);
    }
}

fn last_section(book: &mut RuleBook) -> &mut Section {
    last_or_new(&mut book.sections)
}

fn last_rule(book: &mut RuleBook) -> &mut Rule {
    last_or_new(&mut last_section(book).rules)
}

fn last_or_new<T: Default>(items: &mut Vec<T>) -> &mut T {
    if items.is_empty() {
        items.push(T::default());
    }
    let last = items.len() - 1;
    &mut items[last]
}

/// `**Ruling.** …`, or `**Option** `name` …`.
fn remark(said: Text) -> Remark {
    let mut spans = said.0.into_iter().peekable();
    let label = match spans.next_if(|span| matches!(span, Span::Bold(_))) {
        Some(label) => label.as_str().to_owned(),
        None => String::new(),
    };
    drop_space(&mut spans);
    let sort = match spans.next_if(|span| matches!(span, Span::Code(_))) {
        Some(name) => RemarkSort::Option { name: name.as_str().to_owned() },
        None => RemarkSort::Ruling,
    };
    let mut text: Vec<Span> = spans.collect();
    if let Some(Span::Plain(first)) = text.first_mut() {
        *first = first.trim_start_matches(' ').to_owned();
    }
    Remark { sort, label, text: Text(text) }
}

/// Skips a space that stands between two marked spans.
fn drop_space(spans: &mut std::iter::Peekable<impl Iterator<Item = Span>>) {
    spans.next_if(|span| *span == Span::Plain(" ".to_owned()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_has_sections_rules_points_and_remarks() {
        let book = read(
            "# T\n\nIntro.\n\n## S\n\n**X-1** *A.* b\n- c\n\n> **Ruling.** d\n\n> **Option** `e_f` g `h`\n",
        );
        assert_eq!((book.title.as_str(), book.intro.len()), ("T", 1));
        let rule = book.rule("x-1").expect("the rule is there");
        assert_eq!((rule.text.to_string(), rule.points[0].to_string()), ("A. b".to_owned(), "c".to_owned()));
        assert_eq!(rule.text.0[0], Span::Italic("A.".to_owned()));
        assert_eq!((rule.remarks[0].label.as_str(), &rule.remarks[0].sort), ("Ruling.", &RemarkSort::Ruling));
        assert_eq!(rule.remarks[1].sort, RemarkSort::Option { name: "e_f".to_owned() });
        assert_eq!(rule.remarks[1].text.to_string(), "g h");
    }

    #[test]
    fn no_text_is_refused_or_lost() {
        let book = read("- a\n> b\nc\n**d\n**X-1** e");
        let rules: Vec<&Rule> = book.rules().collect();
        assert_eq!(
            (rules[0].points[0].to_string(), rules[0].remarks[0].text.to_string()),
            ("a".into(), "b".into())
        );
        assert_eq!((rules[0].text.to_string(), rules[1].number.as_str()), ("c**d".into(), "X-1"));
        assert_eq!(read(""), RuleBook::default());
    }
}
