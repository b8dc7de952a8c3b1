//! The rules as players read them.
//!
//! They are written in a small part of Markdown, in `rules/LANGUAGE/GAME.md`: `# Title`, a paragraph or more
//! of introduction, `## Section`, paragraphs that begin with a rule number (`**MM-1** …`), list lines (`- …`)
//! that belong to the rule above them, and remarks to it (`> **Ruling.** …`, `> **Option** `name` …`).
//! Displaying them is left to the caller.

mod inline;
mod read;

use std::fmt;

use quattro_rules::setup::GameId;

use crate::language::Language;

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RuleBook {
    /// The title of the game.
    pub title: String,
    /// What the game is about, in paragraphs.
    pub intro: Vec<Text>,
    /// The rules.
    pub sections: Vec<Section>,
}

/// Rules under one heading.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// The rules.
    pub rules: Vec<Rule>,
}

/// A rule, or a worked example.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rule {
    /// Its number: `MM-25`, or `MM-E1` for an example.
    pub number: String,
    /// What it says.
    pub text: Text,
    /// A list that belongs to it.
    pub points: Vec<Text>,
    /// Rulings and options that belong to it.
    pub remarks: Vec<Remark>,
}

/// A ruling of ours, or a choice of the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Which of the two.
    pub sort: RemarkSort,
    /// The word it begins with, such as "Ruling.".
    pub label: String,
    /// What it says.
    pub text: Text,
}

/// What a remark is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RemarkSort {
    /// A point that the published rules leave open.
    Ruling,
    /// A choice of the host.
    Option {
        /// The option's name in commands and files.
        name: String,
    },
}

/// A piece of text in spans.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text(pub Vec<Span>);

/// A run of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Without style.
    Plain(String),
    /// Bold.
    Bold(String),
    /// Italic.
    Italic(String),
    /// As typed into commands and files.
    Code(String),
}

/// The rules of `game` in `language`.
pub fn rule_book(game: GameId, language: Language) -> RuleBook {
    read::read(source(game, language))
}

impl RuleBook {
    /// All rules, from first to last.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The rule with this number, such as `MM-25`.
    pub fn rule(&self, number: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.number.eq_ignore_ascii_case(number))
    }
}

impl Span {
    /// The text without its style.
    pub fn as_str(&self) -> &str {
        match self {
            Span::Plain(text) | Span::Bold(text) | Span::Italic(text) | Span::Code(text) => text,
        }
    }
}

/// The text without its styles.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(span.as_str()))
    }
}

macro_rules! books {
    ($folder:literal, $game:expr) => {
        match $game {
            GameId::MammaMia => include_str!(concat!("../../rules/", $folder, "/mamma-mia.md")),
            GameId::SoleMio => include_str!(concat!("../../rules/", $folder, "/sole-mio.md")),
            GameId::Grande => include_str!(concat!("../../rules/", $folder, "/grande.md")),
            GameId::Calcory => include_str!(concat!("../../rules/", $folder, "/calcory.md")),
        }
    };
}

fn source(game: GameId, language: Language) -> &'static str {
    match language {
        Language::En => books!("en", game),
        Language::Fr => books!("fr", game),
        Language::De => books!("de", game),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(text: &Text) -> String {
        let span = |span: &Span| match span {
            Span::Plain(text) => text.clone(),
            Span::Bold(text) => format!("**{text}**"),
            Span::Italic(text) => format!("*{text}*"),
            Span::Code(text) => format!("`{text}`"),
        };
        text.0.iter().map(span).collect()
    }

    fn rule_lines(rule: &Rule) -> Vec<String> {
        let mut lines = vec![format!("**{}** {}", rule.number, marked(&rule.text))];
        lines.extend(rule.points.iter().map(|point| format!("- {}", marked(point))));
        lines.extend(rule.remarks.iter().map(|Remark { sort, label, text }| match sort {
            RemarkSort::Ruling => format!("> **{label}** {}", marked(text)),
            RemarkSort::Option { name } => format!("> **{label}** `{name}` {}", marked(text)),
        }));
        lines
    }

    /// The book written down again, without empty lines.
    fn lines(book: &RuleBook) -> Vec<String> {
        let mut lines = vec![format!("# {}", book.title)];
        lines.extend(book.intro.iter().map(marked));
        for section in &book.sections {
            lines.push(format!("## {}", section.heading));
            lines.extend(section.rules.iter().flat_map(rule_lines));
        }
        lines
    }

    #[test]
    fn every_book_is_read_to_the_last_letter() {
        for game in GameId::ALL {
            for language in Language::ALL {
                let written: Vec<&str> =
                    source(game, language).lines().filter(|line| !line.is_empty()).collect();
                assert_eq!(lines(&rule_book(game, language)), written, "{game} {language}");
            }
        }
    }
}
