//! Everything Quattro says, in English, French and German.
//!
//! The sentences are in `messages/*.ftl`, one [Fluent](https://projectfluent.org) file for each language,
//! which the browser client reads as well. This crate chooses the message and puts the cards into words;
//! grammar (plurals, genders, elisions) is left to the files. Nothing is printed here.
//!
//! ```
//! use quattro_rules::chance::Seeded;
//! use quattro_rules::dealer::Narrator;
//! use quattro_rules::game::Game;
//! use quattro_rules::pizza::Pizza;
//! use quattro_rules::setup::{GameId, Setup};
//! use quattro_words::{Language, Speak, Words};
//!
//! let mut dealer = Narrator::new(Seeded::from_number(1));
//! let game = Pizza::deal(&Setup::new(GameId::MammaMia, 3), &mut dealer)?;
//! let words = Words::new(Language::En);
//! let names = game.names(&words);
//! let told = &dealer.told[0].event;
//! assert_eq!(game.event_in_words(told, &words, &names), "Salami is dealt 6 toppings and 1 order.");
//! let question = game.question_in_words(game.to_act(), &words, &names);
//! assert_eq!(question.title, "Your turn: which toppings?");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arbiter;
mod calcory;
mod cards;
mod fluent;
mod language;
mod names;
mod pizza;
mod refusal;
mod review;
pub mod rules;
mod speak;
mod words;

pub use arbiter::Caveat;
pub use fluent::Value;
pub use language::{Language, UnknownLanguage};
pub use names::Names;
pub use review::{Average, ReviewPart};
pub use speak::{ChoiceWords, QuestionWords, Speak};
pub use words::{Args, Words};
