//! The rule books: every number can be linked to, and our own rulings are marked.

use maud::{Markup, html};
use quattro_rules::setup::GameId;
use quattro_words::rules::{Remark, RemarkSort, Rule, Span, Text, rule_book};

use super::art::icon;
use super::frame::Frame;
use super::{say, say_game};

pub(super) fn contents(frame: &Frame) -> Markup {
    let content = html! {
        h1 { (say(frame, "ui-rules")) }
        ul.tables { @for game in GameId::ALL { li {
            a.table-row.panel-box href=(format!("/rules/{game}")) {
                span { b { (game.title()) } small { (say_game(frame, "ui-blurb", game)) " " (say_game(frame, "ui-facts", game)) } }
            }
        } } }
    };
    frame.page(&format!("{} · Quattro", say(frame, "ui-rules")), "narrow", &content)
}

pub(super) fn page(frame: &Frame, game: GameId) -> Markup {
    let book = rule_book(game, frame.language);
    let content = html! {
        article.book.panel-box {
            h1 { (book.title) }
            p { a.btn href=(format!("/learn/{}", lesson_of(game))) { (icon("play")) (say(frame, "ui-learn")) } }
            @for paragraph in &book.intro { p { (text(paragraph)) } }
            nav.contents aria-label=(say(frame, "ui-contents")) {
                ol { @for (index, section) in book.sections.iter().enumerate() { li { a href=(format!("#s{index}")) { (section.heading) } } } }
            }
            @for (index, section) in book.sections.iter().enumerate() {
                section {
                    h2 id=(format!("s{index}")) { (section.heading) }
                    @for entry in &section.rules { (rule(entry)) }
                }
            }
        }
    };
    frame.page(&format!("{} · Quattro", book.title), "narrow", &content)
}

/// The lesson that teaches `game`: one for each engine.
const fn lesson_of(game: GameId) -> &'static str {
    match game {
        GameId::Calcory => "calcory",
        GameId::MammaMia | GameId::SoleMio | GameId::Grande => "pizza",
    }
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
