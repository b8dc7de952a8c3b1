//! The players' names.

use std::borrow::Cow;

use quattro_rules::pizza::View;
use quattro_rules::seat::Seat;

use crate::words::{Args, Words};

/// The players' names, clockwise from the first seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    names: Vec<String>,
    /// Who reads or hears the sentences, and is "you" in them.
    reader: Option<Seat>,
}

impl Names {
    /// These names, clockwise from the first seat.
    pub const fn new(names: Vec<String>) -> Names {
        Names { names, reader: None }
    }

    /// The same names for the player at this seat, who is "you" where a sentence can say so.
    #[must_use]
    pub fn read_by(&self, reader: Option<Seat>) -> Names {
        Names { reader, ..self.clone() }
    }

    /// `you` for whoever reads, `other` for everybody else: what messages select by.
    pub(crate) fn who(&self, seat: Seat) -> &'static str {
        if self.reader == Some(seat) { "you" } else { "other" }
    }

    /// How many players there are.
    pub(crate) const fn count(&self) -> usize {
        self.names.len()
    }

    /// In the pizza games, players can be called by their own kind: "Chili", "Salami".
    pub fn by_kind(view: &View, words: &Words) -> Names {
        let name = |kind| words.text("kind-player", &Args::new().with("kind", kind));
        Names::new(view.chairs.iter().map(|chair| name(chair.kind.name())).collect())
    }

    /// "Player 1", "Player 2" and so on.
    pub fn by_number(players: u8, words: &Words) -> Names {
        let name = |seat: Seat| words.text("player", &Args::new().with("number", seat.number()));
        Names::new(Seat::all(players).map(name).collect())
    }

    /// The name of the player at this seat, or the seat's number if there is no name.
    pub fn of(&self, seat: Seat) -> Cow<'_, str> {
        match self.names.get(seat.index()) {
            Some(name) => name.into(),
            None => seat.to_string().into(),
        }
    }
}

impl Words {
    /// A name as that of an owner: "Chili's", "d'Olive", "von Ananas".
    pub fn whose(&self, name: &str) -> String {
        self.text("whose", &Args::new().with("name", name).with("begins", begins(name)))
    }
}

/// Whether a word before `name` is shortened where a language does that ("d'Olive", "d'Yves", "de Yann").
fn begins(name: &str) -> &'static str {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let vowel = |letter: char| "aeiouàâäæéèêëîïôöœùûü".contains(letter);
    match (letters.next(), letters.next()) {
        (Some('y'), Some(second)) if second.is_alphabetic() && !vowel(second) => "vowel",
        (Some(first), _) if vowel(first) => "vowel",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn owners_are_named_as_the_language_wants_it() {
        for (language, name, whose) in [
            (Language::En, "Olive", "Olive's"),
            (Language::Fr, "Olive", "d'Olive"),
            (Language::Fr, "Émile", "d'Émile"),
            (Language::Fr, "Yves", "d'Yves"),
            (Language::Fr, "Yann", "de Yann"),
            (Language::Fr, "Piment", "de Piment"),
            (Language::De, "Ananas", "von Ananas"),
        ] {
            assert_eq!(Words::new(language).whose(name), whose);
        }
    }

    #[test]
    fn a_seat_without_a_name_goes_by_its_number() {
        let names = Names::new(vec!["Ada".to_owned()]);
        let spoken: Vec<_> = Seat::all(2).map(|seat| names.of(seat)).collect();
        assert_eq!(spoken, ["Ada", "2"]);
    }
}
