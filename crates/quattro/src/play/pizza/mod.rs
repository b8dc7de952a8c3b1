//! A pizza table on the screen.

mod chairs;
mod counter;
mod follow;
mod hand;
mod rules;

use quattro_rules::pizza::{Event, Kind, Phase, Pizza, View};
use quattro_rules::rule::Rule;
use quattro_words::{Args, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::terminal_game::{Scene, TerminalGame};

/// Kitchen, oven and larder beside the five rows of the table.
const COUNTER: u16 = Kind::ALL.len() as u16;
/// Toppings in one row, orders in two.
const HAND: u16 = 3;
/// Empty rows for readability.
const GAPS: u16 = 2;

impl TerminalGame for Pizza {
    fn follow(view: &mut View, event: &Event) {
        follow::follow(view, event);
    }

    fn rules(view: &View) -> Vec<Rule> {
        rules::rules(view)
    }

    fn progress(view: &View, words: &Words) -> String {
        let phase = match view.phase {
            Phase::Playing => "playing",
            Phase::Oven => "oven",
            Phase::Over => "over",
        };
        let args = Args::new().with("round", view.round).with("rounds", view.rounds).with("phase", phase);
        words.text("play-round", &args)
    }

    fn rows(view: &View) -> (u16, u16) {
        let least = 1 + view.chairs.len() as u16 + COUNTER + HAND;
        (least, least + GAPS)
    }

    fn open_cards(scene: &Scene<'_, Pizza>) -> Vec<(String, String)> {
        chairs::open_cards(scene)
    }

    fn draw(scene: &Scene<'_, Pizza>, area: Rect, buf: &mut Buffer) {
        let gap = u16::from(area.height >= Pizza::rows(&scene.shown.view).1);
        let chairs = Constraint::Length(1 + scene.shown.view.chairs.len() as u16);
        let heights = [
            chairs,
            Constraint::Length(gap),
            Constraint::Length(COUNTER),
            Constraint::Length(gap),
            Constraint::Fill(1),
        ];
        let [chairs, _, counter, _, hand] = Layout::vertical(heights).areas(area);
        chairs::draw(scene, chairs, buf);
        counter::draw(scene, counter, buf);
        hand::draw(scene, hand, buf);
    }
}

/// The kinds as shapes, so that they can be told apart without colours: a disc, a crowned lozenge, a cap with a
/// stem, a hook, a holed egg.
const fn shape(kind: Kind) -> char {
    match kind {
        Kind::Salami => '●',
        Kind::Pineapple => '♦',
        Kind::Mushroom => '♠',
        Kind::Chili => '∫',
        Kind::Olive => '◎',
    }
}
