//! The picture of somebody's try at the deal of a day. It is drawn from the result alone: a row of signs and three numbers.

use std::fmt::Write;

use super::lettering::{From, PLAIN, TITLE};
use super::{INK, QUIET, SIZE, drawing, rendered};
use crate::pages::daily::SIGNS;

/// What the picture says.
#[derive(Clone, Debug)]
pub(in crate::pages) struct DayPicture {
    pub(in crate::pages) date: String,
    pub(in crate::pages) title: String,
    pub(in crate::pages) score: u8,
    pub(in crate::pages) score_words: String,
    pub(in crate::pages) place_words: String,
    /// The letters of the row.
    pub(in crate::pages) signs: String,
    pub(in crate::pages) invites: String,
}

const LEFT: f32 = 66.0;

/// The width of the paper.
const PAPER: f32 = 704.0;

/// The picture as a PNG; `None` if it cannot be drawn.
pub(in crate::pages) fn png(picture: &DayPicture) -> Option<Vec<u8>> {
    rendered(&svg(picture))
}

fn svg(picture: &DayPicture) -> String {
    let mut drawn = ground();
    drawn.push_str(&PLAIN.line(&picture.date, 30.0, (LEFT, 122.0), From::Left, QUIET));
    let size = if TITLE.width(&picture.title, 72.0) > PAPER { 60.0 } else { 72.0 };
    drawn.push_str(&TITLE.line(&picture.title, size, (LEFT, 206.0), From::Left, INK));
    drawn.push_str(r##"<rect x="62" y="270" width="704" height="244" rx="36" fill="#3B1E0C" opacity=".12"/><rect x="62" y="264" width="704" height="242" rx="34" fill="#FFFAF0" stroke="#F0AE24" stroke-width="5"/>"##);
    let score = picture.score.to_string();
    drawn.push_str(&TITLE.line(&score, 104.0, (98.0, 380.0), From::Left, INK));
    let beside = 98.0 + TITLE.width(&score, 104.0) + 24.0;
    drawn.push_str(&PLAIN.line(&picture.score_words, 34.0, (beside, 338.0), From::Left, INK));
    drawn.push_str(&PLAIN.line(&picture.place_words, 26.0, (beside, 374.0), From::Left, QUIET));
    drawn.push_str(&row(&picture.signs));
    drawn.push_str(&oven());
    drawn.push_str(&drawing("logo", (LEFT, 554.0), (40.0, 40.0)));
    drawn.push_str(&TITLE.line("Quattro", 34.0, (118.0, 587.0), From::Left, INK));
    drawn.push_str(&PLAIN.line(
        &PLAIN.cut(&picture.invites, 26.0, 760.0),
        26.0,
        (1136.0, 584.0),
        From::Right,
        QUIET,
    ));
    drawn
}

/// The terrazzo and the awning.
fn ground() -> String {
    let mut drawn = format!("<rect width=\"{}\" height=\"{}\" fill=\"#CFE2D6\"/>", SIZE.0, SIZE.1);
    for (index, colour) in
        ["#E4EFE6", "#BDD6C8", "#F3E9D6", "#E3BBA6"].into_iter().cycle().take(36).enumerate()
    {
        let (x, y) = ((index * 331) % 1200, 70 + (index * 197) % 560);
        let _ = write!(drawn, "<path d=\"M{x} {y}l9 -5 8 4 2 9 -9 6 -9 -4Z\" fill=\"{colour}\"/>");
    }
    for index in 0..20_u16 {
        let colour = if index % 2 == 0 { "#C2371F" } else { "#FFFAF0" };
        let _ = write!(drawn, "<path d=\"M{} 0h60v24a30 30 0 0 1 -60 0Z\" fill=\"{colour}\"/>", 60 * index);
    }
    drawn
}

/// The little pizzas, as large as fits, with a gap between rounds.
fn row(signs: &str) -> String {
    let (many, gaps) = (signs.chars().filter(|sign| *sign != ' ').count(), signs.matches(' ').count());
    let step = (66.0_f32).min(630.0 / (many as f32 + 0.4 * gaps as f32).max(1.0));
    let (size, mut x, mut drawn) = (step * 0.9, 98.0, String::new());
    for letter in signs.chars() {
        match SIGNS.iter().find(|(known, ..)| *known == letter) {
            Some((_, id, _)) => {
                drawn.push_str(&drawing(id, (x, 443.0 - size / 2.0), (size, size)));
                x += step;
            }
            None => x += 0.4 * step,
        }
    }
    drawn
}

fn oven() -> String {
    let flames = [(850.0, 300.0), (886.0, 316.0), (1028.0, 316.0), (990.0, 300.0)];
    let fire = flames.map(|(x, y)| drawing("flame", (x, y), (64.0, 88.0))).concat();
    let card = drawing("back-topping", (916.0, 282.0), (96.0, 134.0));
    format!("{}{fire}{card}", drawing("oven", (778.0, 150.0), (372.0, 301.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(signs: &str) -> DayPicture {
        DayPicture {
            date: "Monday, 16 November".to_owned(),
            title: "Pizza of the day".to_owned(),
            score: 6,
            score_words: "of 8 orders filled".to_owned(),
            place_words: "first of four, 1 burnt".to_owned(),
            signs: signs.to_owned(),
            invites: "Same cards, your turn: quattro.example/today".to_owned(),
        }
    }

    #[test]
    fn the_picture_of_a_try_can_be_drawn_without_a_browser() {
        for signs in ["fff ffb fo", "", "ffffffffffffffffffffbbbbbbbb"] {
            let png = png(&picture(signs)).expect("a picture");
            assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
        }
    }
}
