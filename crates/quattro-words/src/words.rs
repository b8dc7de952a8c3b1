//! A language and its messages.

use std::fmt;
use std::sync::OnceLock;

use crate::fluent::{Filling, Messages, Pattern, Value, read};
use crate::language::Language;
use crate::speak::{ChoiceWords, QuestionWords};

/// Messages from outside the program, for [`Words::shared`].
static HANDED_IN: [OnceLock<String>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// The messages of one language.
pub struct Words {
    language: Language,
    messages: Messages,
}

impl Words {
    /// The words of `language`.
    pub fn new(language: Language) -> Words {
        let mut words = Words { language, messages: Messages::default() };
        for source in Words::sources(language) {
            words = words.with_messages(source);
        }
        words
    }

    #[cfg(feature = "pages")]
    const fn sources(language: Language) -> [&'static str; 3] {
        [Words::client_messages(language), Words::refusal_messages(language), Words::page_messages(language)]
    }

    #[cfg(not(feature = "pages"))]
    const fn sources(_: Language) -> [&'static str; 0] {
        []
    }

    /// The words of `language`, read once and shared by all.
    pub fn shared(language: Language) -> &'static Words {
        static WORDS: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        WORDS[language as usize].get_or_init(|| {
            let words = Words::new(language);
            match HANDED_IN[language as usize].get() {
                Some(messages) => words.with_messages(messages),
                None => words,
            }
        })
    }

    /// Hands in the messages that browsers have as files, for a program that is without them (without the feature
    /// `pages`). What is handed in after the language was first used, or once more, is not looked at.
    pub fn hand_in(language: Language, messages: String) {
        let _ = HANDED_IN[language as usize].set(messages);
    }

    /// Adds a program's own messages, in Fluent and in the same language. They may refer to the messages
    /// already here.
    #[must_use]
    pub fn with_messages(mut self, source: &str) -> Words {
        // Tests read every message file, so there are no errors to report here.
        let _ = read(source, &mut self.messages);
        self
    }

    /// The message files of `language` that a browser reads itself: what the games say, and what the pages and
    /// the table in the browser say around them.
    #[cfg(feature = "pages")]
    pub const fn client_messages(language: Language) -> &'static str {
        match language {
            Language::En => {
                concat!(include_str!("../messages/en.ftl"), "\n", include_str!("../messages/ui-en.ftl"))
            }
            Language::Fr => {
                concat!(include_str!("../messages/fr.ftl"), "\n", include_str!("../messages/ui-fr.ftl"))
            }
            Language::De => {
                concat!(include_str!("../messages/de.ftl"), "\n", include_str!("../messages/ui-de.ftl"))
            }
        }
    }

    /// The message files of `language` for refusals. Clients receive these as finished sentences.
    #[cfg(feature = "pages")]
    pub const fn refusal_messages(language: Language) -> &'static str {
        match language {
            Language::En => {
                concat!(
                    include_str!("../messages/refusals-en.ftl"),
                    "\n",
                    include_str!("../messages/problems-en.ftl")
                )
            }
            Language::Fr => {
                concat!(
                    include_str!("../messages/refusals-fr.ftl"),
                    "\n",
                    include_str!("../messages/problems-fr.ftl")
                )
            }
            Language::De => {
                concat!(
                    include_str!("../messages/refusals-de.ftl"),
                    "\n",
                    include_str!("../messages/problems-de.ftl")
                )
            }
        }
    }

    /// The message file of `language` for pages made on a server. Browsers receive these as finished pages.
    #[cfg(feature = "pages")]
    pub const fn page_messages(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../messages/pages-en.ftl"),
            Language::Fr => include_str!("../messages/pages-fr.ftl"),
            Language::De => include_str!("../messages/pages-de.ftl"),
        }
    }

    /// The language spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message `id` with `args` filled in. Anything missing appears in braces, as `{id}` or `{$arg}`.
    pub fn text(&self, id: &str, args: &Args<'_>) -> String {
        match self.messages.get(id).and_then(|message| message.value.as_ref()) {
            Some(pattern) => self.fill(pattern, args),
            None => format!("{{{id}}}"),
        }
    }

    /// The attribute of the message `id` with this name (`.consequence = …`), with `args` filled in;
    /// `None` if it does not exist or is empty.
    pub fn attribute(&self, id: &str, name: &str, args: &Args<'_>) -> Option<String> {
        let mut attributes = self.messages.get(id)?.attributes.iter();
        let (_, pattern) = attributes.find(|(known, _)| known == name)?;
        Some(self.fill(pattern, args)).filter(|text| !text.is_empty())
    }

    fn fill(&self, pattern: &Pattern, args: &Args<'_>) -> String {
        Filling { language: self.language, messages: &self.messages, args: &args.0 }.text(pattern)
    }

    /// The message `id` as a question, with its lines `.title` and `.hint`.
    pub(crate) fn question(&self, id: &str, args: &Args<'_>) -> QuestionWords {
        QuestionWords {
            text: self.text(id, args),
            title: self.attribute(id, "title", args).unwrap_or_default(),
            hint: self.attribute(id, "hint", args),
            missing: None,
        }
    }

    /// The message `id` as a choice, with its line `.consequence`.
    pub(crate) fn choice(&self, id: &str, args: &Args<'_>) -> ChoiceWords {
        ChoiceWords {
            what: self.text(id, args),
            consequence: self.attribute(id, "consequence", args),
            verdicts: Vec::new(),
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The arguments of a message: texts and numbers by name.
#[derive(Debug, Default)]
pub struct Args<'a>(Vec<(&'a str, Value<'a>)>);

impl<'a> Args<'a> {
    /// No arguments.
    pub fn new() -> Args<'a> {
        Args::default()
    }

    /// Adds an argument: a text or a number.
    #[must_use]
    pub fn with(mut self, name: &'a str, value: impl Into<Value<'a>>) -> Args<'a> {
        self.0.push((name, value.into()));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_shows_up_in_braces() {
        let words = Words::new(Language::En);
        assert_eq!(words.text("no-such-message", &Args::new()), "{no-such-message}");
        assert_eq!(words.text("event-passed", &Args::new()), "{$name} passes.");
    }

    #[test]
    fn a_program_can_add_messages_of_its_own() {
        let words = Words::new(Language::En).with_messages("greeting = Welcome, { player }!");
        assert_eq!(words.text("greeting", &Args::new().with("number", 2)), "Welcome, Player 2!");
    }

    #[test]
    fn words_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Words::new(Language::Fr));
    }
}
