//! Colours. No information is conveyed by colour alone.

use std::env;

use quattro_rules::calcory::Colour;
use quattro_rules::pizza::Kind;
use ratatui::style::{Color, Style};

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Palette {
    /// 24-bit colours.
    Full,
    /// The sixteen colours that the terminal's user has chosen.
    Sixteen,
    /// None.
    Plain,
}

const GROUND: Color = Color::Rgb(0x1B, 0x15, 0x12);
const PAPER: Color = Color::Rgb(0x2E, 0x24, 0x1F);
const INK: Color = Color::Rgb(0xFA, 0xEE, 0xDD);
const SECOND_INK: Color = Color::Rgb(0xCD, 0xB9, 0xA4);
const TOMATO: Color = Color::Rgb(0xC2, 0x37, 0x1F);
const GLOW: Color = Color::Rgb(0xFF, 0xB3, 0x47);
const TEAL: Color = Color::Rgb(0x7C, 0xC7, 0xB7);
const DEEP_TEAL: Color = Color::Rgb(0x1F, 0x5E, 0x57);
const DARK_INK: Color = Color::Rgb(0x2B, 0x1D, 0x16);
const WHITE: Color = Color::Rgb(0xFF, 0xFF, 0xFF);
const RED: Color = Color::Rgb(0xC8, 0x40, 0x2F);
const YELLOW: Color = Color::Rgb(0xF0, 0xAE, 0x24);
const BROWN: Color = Color::Rgb(0x94, 0x61, 0x3C);
const GREEN: Color = Color::Rgb(0x35, 0x7F, 0x3E);
const BLUE: Color = Color::Rgb(0x53, 0x50, 0xA8);
const VIOLET: Color = Color::Rgb(0x8A, 0x4A, 0x9E);

impl Palette {
    /// Chosen by the environment: `NO_COLOR`, and `COLORTERM`, which terminals with 24-bit colours set.
    pub(super) fn of_terminal() -> Palette {
        let set = |name| env::var(name).unwrap_or_default();
        if !set("NO_COLOR").is_empty() {
            Palette::Plain
        } else if ["truecolor", "24bit"].contains(&set("COLORTERM").as_str()) {
            Palette::Full
        } else {
            Palette::Sixteen
        }
    }

    fn pick(self, full: Style, sixteen: Style, plain: Style) -> Style {
        match self {
            Palette::Full => full,
            Palette::Sixteen => sixteen,
            Palette::Plain => plain,
        }
    }

    /// The default style.
    pub(super) fn ground(self) -> Style {
        self.pick(Style::new().fg(INK).bg(GROUND), Style::new(), Style::new())
    }

    /// The question and its choices.
    pub(super) fn paper(self) -> Style {
        self.pick(Style::new().fg(INK).bg(PAPER), Style::new(), Style::new())
    }

    /// The bar on top.
    pub(super) fn bar(self) -> Style {
        let bold = Style::new().bold();
        self.pick(bold.fg(WHITE).bg(TOMATO), bold.white().on_red(), bold.reversed())
    }

    /// Labels, keys and other secondary text.
    pub(crate) fn faint(self) -> Style {
        self.pick(Style::new().fg(SECOND_INK), Style::new().dim(), Style::new().dim())
    }

    /// Prominent text.
    pub(crate) fn strong(self) -> Style {
        let bold = Style::new().bold();
        self.pick(bold.fg(INK), bold, bold)
    }

    /// Whose turn it is, and what was just said.
    pub(crate) fn glow(self) -> Style {
        let bold = Style::new().bold();
        self.pick(bold.fg(GLOW), bold.yellow(), bold)
    }

    /// Rule numbers and remarks.
    pub(super) fn remark(self) -> Style {
        self.pick(Style::new().fg(TEAL), Style::new().cyan(), Style::new())
    }

    /// The choice that Enter takes, and the cursor.
    pub(crate) fn chosen(self) -> Style {
        let bold = Style::new().bold();
        self.pick(bold.fg(DARK_INK).bg(GLOW), bold.black().on_yellow(), bold.reversed())
    }

    /// The back of a card.
    pub(crate) fn back(self) -> Style {
        self.pick(Style::new().fg(TEAL).bg(DEEP_TEAL), Style::new().cyan(), Style::new())
    }

    /// A card of this kind.
    pub(crate) fn kind(self, kind: Kind) -> Style {
        match kind {
            Kind::Salami => self.card(RED, Color::Red),
            Kind::Pineapple => self.card(YELLOW, Color::Yellow),
            Kind::Mushroom => self.card(BROWN, Color::Magenta),
            Kind::Chili => self.card(GREEN, Color::Green),
            Kind::Olive => self.card(BLUE, Color::Blue),
        }
    }

    /// A Calcory card of this colour.
    pub(crate) fn colour(self, colour: Colour) -> Style {
        match colour {
            Colour::Red => self.card(RED, Color::Red),
            Colour::Yellow => self.card(YELLOW, Color::Yellow),
            Colour::Green => self.card(GREEN, Color::Green),
            Colour::Blue => self.card(BLUE, Color::Blue),
            Colour::Violet => self.card(VIOLET, Color::Magenta),
        }
    }

    /// White reads well on every card but the yellow one.
    fn card(self, full: Color, sixteen: Color) -> Style {
        let ink = if full == YELLOW { DARK_INK } else { WHITE };
        self.pick(Style::new().fg(ink).bg(full), Style::new().fg(sixteen), Style::new())
    }
}
