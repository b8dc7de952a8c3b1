//! The row of little pizzas: how each order went, and nothing of the cards.

use maud::{Markup, html};
use quattro_words::Args;

use super::super::frame::Frame;

/// The letters of a row with the drawing of each and the sign for a chat.
pub(crate) const SIGNS: [(char, &str, char); 3] =
    [('f', "pz-full", '◉'), ('b', "pz-burnt", '●'), ('o', "pz-open", '◌')];

/// A row as a picture, with a gap between rounds.
pub(crate) fn little_pizzas(frame: &Frame, signs: &str) -> Markup {
    let count = |letter: char| signs.matches(letter).count();
    let counts = Args::new().with("full", count('f')).with("burnt", count('b')).with("open", count('o'));
    html! {
        span.pz-row role="img" aria-label=(frame.text("page-day-row", &counts)) {
            @for round in signs.split(' ') {
                span { @for letter in round.chars() { (little_pizza(letter)) } }
            }
        }
    }
}

pub(super) fn little_pizza(letter: char) -> Markup {
    let drawing =
        SIGNS.iter().find(|(known, ..)| *known == letter).map_or("pz-open", |(_, drawing, _)| drawing);
    html! { svg viewBox="0 0 40 40" aria-hidden="true" { use href=(format!("#{drawing}")) {} } }
}

/// A row as one line of round signs.
pub(crate) fn signs_in_text(signs: &str) -> String {
    let sign = |letter| SIGNS.iter().find(|(known, ..)| *known == letter).map_or(letter, |(.., sign)| *sign);
    signs.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_one_line_of_signs() {
        assert_eq!(signs_in_text("fff ffb fo"), "◉◉◉ ◉◉● ◉◌");
    }
}
