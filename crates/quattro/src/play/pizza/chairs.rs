//! The players and their public state.

use quattro_rules::pizza::{Hand, Orders, Pizza, SeatView};
use quattro_words::Args;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::shape;
use crate::play::screen::cut;
use crate::play::terminal_game::Scene;

/// The widths of name and level, and of each number.
const NAME: usize = 14;
const LEVEL: usize = 12;
const NUMBER: usize = 8;

pub(super) fn draw(scene: &Scene<'_, Pizza>, area: Rect, buf: &mut Buffer) {
    let mut lines = vec![heading(scene)];
    lines.extend(scene.shown.view.chairs.iter().map(|chair| line(scene, chair, area.width)));
    for (line, row) in lines.iter().zip(area.rows()) {
        line.render(row, buf);
    }
}

fn heading(scene: &Scene<'_, Pizza>) -> Line<'static> {
    let column = |id: &str| format!("{:>NUMBER$}", cut(&scene.say(id), NUMBER));
    let numbers: String =
        ["play-toppings", "play-orders", "play-waiter", "play-filled"].into_iter().map(column).collect();
    Line::styled(format!("{:1$}{numbers}", "", BEFORE_NUMBERS), scene.palette.faint())
}

/// The mark of whose turn it is, the shape of the kind, name and level.
const BEFORE_NUMBERS: usize = 4 + NAME + LEVEL;

fn line(scene: &Scene<'_, Pizza>, chair: &SeatView, width: u16) -> Line<'static> {
    let palette = scene.palette;
    let acts = scene.shown.view.to_act == Some(chair.seat);
    let name = format!(" {:<1$}", cut(&name(scene, chair), NAME - 2), NAME - 1);
    let left = usize::from(width).saturating_sub(BEFORE_NUMBERS + 4 * NUMBER + 3);
    let filled = if chair.filled.is_empty() { String::new() } else { scene.words.orders(chair.filled) };
    Line::from(vec![
        Span::styled(if acts { "▸" } else { " " }, palette.glow()),
        Span::styled(format!(" {} ", shape(chair.kind)), palette.kind(chair.kind)),
        Span::styled(name, if acts { palette.glow() } else { palette.strong() }),
        Span::styled(format!("{:<LEVEL$}", cut(&who(scene, chair), LEVEL - 1)), palette.faint()),
        Span::raw(format!("{:>NUMBER$}{:>NUMBER$}{:>NUMBER$}", chair.toppings, chair.orders, chair.waiter)),
        Span::styled(format!("{:>NUMBER$}  ", chair.filled.len()), palette.strong()),
        Span::styled(cut(&filled, left), palette.faint()),
    ])
}

/// The name; the boss wears a crown.
fn name(scene: &Scene<'_, Pizza>, chair: &SeatView) -> String {
    let name = scene.shown.names.of(chair.seat);
    if scene.shown.view.boss == Some(chair.seat) { format!("{name} ♛") } else { name.into_owned() }
}

fn who(scene: &Scene<'_, Pizza>, chair: &SeatView) -> String {
    let level = scene.shown.levels.get(chair.seat.index()).cloned().flatten();
    level.unwrap_or_else(|| scene.say("play-you"))
}

/// Everyone's face-up orders, and the hands once they are shown (MM-40).
pub(super) fn open_cards(scene: &Scene<'_, Pizza>) -> Vec<(String, String)> {
    let line = |chair: &SeatView| {
        let mut parts = vec![orders(scene, "play-open-filled", chair.filled)];
        if !chair.removed.is_empty() {
            parts.push(orders(scene, "play-open-removed", chair.removed));
        }
        if let Some(hand) = &chair.hand {
            parts.push(scene.words.text("play-open-hand", &Args::new().with("what", hand_text(scene, hand))));
        }
        (scene.shown.names.of(chair.seat).into_owned(), parts.join("\n"))
    };
    scene.shown.view.chairs.iter().map(line).collect()
}

fn orders(scene: &Scene<'_, Pizza>, id: &str, orders: Orders) -> String {
    let args = Args::new().with("orders", orders.len()).with("list", scene.words.orders(orders));
    scene.words.text(id, &args)
}

fn hand_text(scene: &Scene<'_, Pizza>, hand: &Hand) -> String {
    let toppings = (!hand.toppings.is_empty()).then(|| scene.words.toppings(&hand.toppings));
    let orders = (!hand.orders.is_empty()).then(|| scene.words.orders(hand.orders));
    scene.words.list(toppings.into_iter().chain(orders))
}
