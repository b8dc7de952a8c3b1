//! Text as outlines: the picture needs a few words in two typefaces, so no shaping and no font database.

use std::fmt::Write;
use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The typefaces, as the pages use them in one weight each.
pub(super) static TITLE: LazyLock<Lettering> =
    LazyLock::new(|| Lettering::read(include_bytes!("../../../fonts/fraunces-800.ttf")));
pub(super) static PLAIN: LazyLock<Lettering> =
    LazyLock::new(|| Lettering::read(include_bytes!("../../../fonts/figtree-600.ttf")));

/// A typeface.
pub(super) struct Lettering(Option<Face<'static>>);

/// Where a text stands on its line.
#[derive(Clone, Copy, Debug)]
pub(super) enum From {
    Left,
    Right,
}

impl Lettering {
    /// A file that cannot be read, which a test would notice, writes nothing.
    fn read(file: &'static [u8]) -> Lettering {
        Lettering(Face::parse(file, 0).ok())
    }

    fn glyph(&self, letter: char) -> Option<(&Face<'static>, GlyphId)> {
        let face = self.0.as_ref()?;
        face.glyph_index(letter).map(|glyph| (face, glyph))
    }

    /// Whether every letter of a text can be written.
    pub(super) fn has(&self, text: &str) -> bool {
        text.chars().all(|letter| self.glyph(letter).is_some())
    }

    fn advance(&self, letter: char, size: f32) -> f32 {
        self.glyph(letter).map_or(0.0, |(face, glyph)| {
            f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * size / f32::from(face.units_per_em())
        })
    }

    /// How wide a text is.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        text.chars().map(|letter| self.advance(letter, size)).sum()
    }

    /// The text, or as much of it as fits with an ellipsis.
    pub(super) fn cut(&self, text: &str, size: f32, width: f32) -> String {
        if self.width(text, size) <= width {
            return text.to_owned();
        }
        let mut kept = text.to_owned();
        while !kept.is_empty() && self.width(&kept, size) + self.advance('…', size) > width {
            kept.pop();
        }
        format!("{}…", kept.trim_end())
    }

    /// A line of text at a point of its baseline.
    pub(super) fn line(&self, text: &str, size: f32, (x, y): (f32, f32), from: From, fill: &str) -> String {
        let mut at = match from {
            From::Left => x,
            From::Right => x - self.width(text, size),
        };
        let mut drawn = String::new();
        for letter in text.chars() {
            drawn.push_str(&self.letter(letter, size, (at, y), 0.0));
            at += self.advance(letter, size);
        }
        format!("<g fill=\"{fill}\">{drawn}</g>")
    }

    /// A text around the middle `x`, on a curve that falls by `bend` at the distance `reach` from it.
    pub(super) fn arched(
        &self,
        text: &str,
        size: f32,
        (x, y): (f32, f32),
        (bend, reach): (f32, f32),
    ) -> String {
        let mut at = x - self.width(text, size) / 2.0;
        let mut drawn = String::new();
        for letter in text.chars() {
            let advance = self.advance(letter, size);
            let away = (at + advance / 2.0 - x) / reach;
            let turn = (2.0 * bend * away / reach).atan().to_degrees();
            drawn.push_str(&self.letter(letter, size, (at, y + bend * away * away), turn));
            at += advance;
        }
        drawn
    }

    fn letter(&self, letter: char, size: f32, (x, y): (f32, f32), turn: f32) -> String {
        let Some((face, glyph)) = self.glyph(letter) else { return String::new() };
        let mut outline = Outline::default();
        if face.outline_glyph(glyph, &mut outline).is_none() {
            return String::new();
        }
        let scale = size / f32::from(face.units_per_em());
        format!(
            "<path transform=\"translate({x:.2} {y:.2}) rotate({turn:.2}) scale({scale:.5} -{scale:.5})\" d=\"{}\"/>",
            outline.0
        )
    }
}

/// An outline as the data of a path.
#[derive(Default)]
struct Outline(String);

impl Outline {
    fn push(&mut self, command: char, points: &[f32]) {
        self.0.push(command);
        for point in points {
            let _ = write!(self.0, "{point} ");
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.push('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push('L', &[x, y]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.push('Q', &[x1, y1, x, y]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.push('C', &[x1, y1, x2, y2, x, y]);
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_our_languages_need_can_be_written() {
        for lettering in [&*TITLE, &*PLAIN] {
            assert!(lettering.has("Größe, Émile, l’œuf ; 0123456789 · « Qu’y a-t-il ? » Ça !"));
            assert!(!lettering.has("Жанна"));
        }
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(TITLE.cut("Rosa", 20.0, 100.0), "Rosa");
        let cut = TITLE.cut("Maximilian von Schnurr", 20.0, 100.0);
        assert!(cut.ends_with('…') && TITLE.width(&cut, 20.0) <= 100.0, "{cut}");
    }
}
