//! The rules to the letter, folded: every number can be linked to, and our own rulings are marked.

use maud::{Markup, html};
use quattro_words::rules::{Remark, RemarkSort, Rule, RuleBook, Section, Span, Text};

use crate::pages::art::icon;
use crate::pages::frame::Frame;
use crate::pages::say;

pub(super) fn panel(frame: &Frame, book: &RuleBook) -> Markup {
    html! {
        section.law.book.panel-box {
            h2 { (say(frame, "page-rules-law")) }
            @for paragraph in &book.intro { p { (text(paragraph)) } }
            @for (index, section) in book.sections.iter().enumerate() {
                details id=(format!("s{index}")) {
                    summary { (icon("next")) h3 { (section.heading) } small { (range(section)) } }
                    @for entry in &section.rules { (rule(entry)) }
                }
            }
        }
    }
}

/// The numbers of a section: "MM-1–2", or "MM-19, 20, 40" where they do not follow one another.
fn range(section: &Section) -> String {
    let numbers: Vec<&str> = section.rules.iter().map(|rule| rule.number.as_str()).collect();
    let [first, .., last] = numbers.as_slice() else { return numbers.concat() };
    let value =
        |number: &str| number.trim_start_matches(|letter: char| !letter.is_ascii_digit()).parse::<usize>();
    let short = |number: &str| number.split_once('-').map_or(number, |(_, rest)| rest).to_owned();
    let consecutive =
        value(first).ok().zip(value(last).ok()).is_some_and(|(from, to)| to == from + numbers.len() - 1);
    if consecutive {
        return format!("{first}–{}", short(last));
    }
    let others: Vec<String> = numbers[1..].iter().map(|number| short(number)).collect();
    format!("{first}, {}", others.join(", "))
}

fn rule(rule: &Rule) -> Markup {
    html! {
        div.rule-entry id=(rule.number) {
            a.number href=(format!("#{}", rule.number)) { (rule.number) }
            div {
                p { (text(&rule.text)) }
                @if !rule.points.is_empty() { ul { @for point in &rule.points { li { (text(point)) } } } }
                @for note in &rule.remarks { (remark(note)) }
            }
        }
    }
}

fn remark(remark: &Remark) -> Markup {
    let class = match remark.sort {
        RemarkSort::Ruling => "ruling",
        RemarkSort::Option { .. } => "choice-note",
    };
    html! { p.remark class=(class) { b { (remark.label) } " " (text(&remark.text)) } }
}

fn text(text: &Text) -> Markup {
    html! { @for span in &text.0 { @match span {
        Span::Plain(plain) => (plain),
        Span::Bold(bold) => { b { (bold) } },
        Span::Italic(italic) => { em { (italic) } },
        Span::Code(code) => { code { (code) } },
    } } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_headed_by_its_numbers() {
        let section = |numbers: &[&str]| Section {
            rules: numbers
                .iter()
                .map(|number| Rule { number: (*number).to_owned(), ..Rule::default() })
                .collect(),
            ..Section::default()
        };
        assert_eq!(range(&section(&["MM-1", "MM-2"])), "MM-1–2");
        assert_eq!(range(&section(&["MM-19", "MM-20", "MM-40"])), "MM-19, 20, 40");
        assert_eq!(range(&section(&["SM-60"])), "SM-60");
        assert_eq!(range(&section(&["MM-E1", "MM-E2", "MM-E3"])), "MM-E1–E3");
    }
}
