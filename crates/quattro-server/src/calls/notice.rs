//! What a call says: who waits for whom at which game, and the way there. Nothing of the cards, and always the same
//! length, so that nobody on the way can tell one call from another.
//!
//! It is a declarative push message. Browsers that know those show it by themselves; in all others `worker.js` reads the
//! same JSON.

use quattro_rules::setup::GameId;
use quattro_words::{Args, Language, Words};
use serde_json::json;

use crate::store::CallReason;

/// The length of every message in bytes. Push services take 4096 of ciphertext.
const LENGTH: usize = 2048;

/// The most bytes of one name; names are short, but an emoji can have many bytes.
const LONGEST_NAME: usize = 80;

/// What there is to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) reason: CallReason,
    pub(crate) game: GameId,
    /// The people who wait.
    pub(crate) waiting: Vec<String>,
    /// The path of the table.
    pub(crate) path: String,
}

impl Notice {
    /// The message for a browser in this language that knows the server by this address.
    pub(crate) fn message(&self, language: Language, origin: &str) -> Vec<u8> {
        let words = Words::shared(language);
        let names = words.list(self.waiting.iter().map(|name| cut(name).to_owned()));
        let args = Args::new().with("game", words.game(self.game)).with("names", names);
        let args = args.with("count", self.waiting.len());
        let reason = self.reason.name();
        let notification = json!({
            "title": words.text(&format!("page-call-{reason}"), &args),
            "body": words.text(&format!("page-call-{reason}-text"), &args),
            "lang": language.code(),
            "navigate": format!("{origin}{}", self.path),
            "tag": format!("{reason} {}", self.path),
            "actions": [{
                "action": "off",
                "title": words.text("page-calls-off", &Args::new()),
                "navigate": format!("{origin}/me#calls"),
            }],
        });
        let mut message = json!({ "web_push": 8030, "notification": notification }).to_string().into_bytes();
        // Spaces after JSON mean nothing.
        message.resize(message.len().max(LENGTH), b' ');
        message
    }
}

/// The beginning of a name that is not too long.
fn cut(name: &str) -> &str {
    let end = (0..=LONGEST_NAME.min(name.len())).rev().find(|end| name.is_char_boundary(*end));
    &name[..end.unwrap_or(0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_has_the_same_length_and_is_worded() {
        let family = "👩‍👩‍👧‍👧".repeat(24);
        for language in Language::ALL {
            for reason in [CallReason::Turn, CallReason::Rematch, CallReason::Invitation] {
                for waiting in [vec![], vec!["Bob".to_owned()], vec![family.clone(); 4]] {
                    let path = "/t/AAAAAAAAAAAAAAAAAAAAAA".to_owned();
                    let notice = Notice { reason, game: GameId::Grande, waiting, path };
                    let message =
                        notice.message(language, "https://a-rather-long-name.of-a-server.example.org");
                    assert_eq!(message.len(), LENGTH);
                    let read: serde_json::Value = serde_json::from_slice(&message).expect("JSON");
                    let title = read["notification"]["title"].as_str().expect("a title");
                    assert!(title.contains("Grande") && !title.contains('{'), "{title}");
                    assert_eq!(read["web_push"], 8030);
                }
            }
        }
    }
}
