//! The player's own hand.

use quattro_rules::pizza::{Hand, Kind, Order, Orders, Pizza};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::shape;
use crate::play::screen::{draw_lines, wrapped};
use crate::play::terminal_game::Scene;

pub(super) fn draw(scene: &Scene<'_, Pizza>, area: Rect, buf: &mut Buffer) {
    let Some(hand) = &scene.shown.view.hand else { return };
    let toppings = toppings_lines(scene, hand, area.width);
    let heights = [Constraint::Length(toppings.len() as u16), Constraint::Fill(1)];
    let [top, below] = Layout::vertical(heights).areas(area);
    draw_lines(toppings.into_iter(), top, buf);
    let orders = orders_lines(scene, hand.orders, below).into_iter();
    draw_lines(orders.map(|line| Line::styled(format!(" {line}"), scene.palette.faint())), below, buf);
}

/// The toppings one after another, in as many rows as it takes.
fn toppings_lines(scene: &Scene<'_, Pizza>, hand: &Hand, width: u16) -> Vec<Line<'static>> {
    let title = Span::styled(format!(" {} ", scene.say("play-hand")), scene.palette.strong());
    let mut lines = vec![Line::from(title)];
    if hand.toppings.is_empty() {
        lines[0]
            .push_span(Span::styled(format!(" {}", scene.say("play-no-toppings")), scene.palette.faint()));
    }
    for (kind, column) in hand.toppings.columns() {
        for (count, shapes) in
            [(column.singles, 1), (column.doubles, 2)].into_iter().filter(|(count, _)| *count > 0)
        {
            let cards = cards(scene, kind, count, shapes);
            if lines.last().is_some_and(|line| line.width() + cards.width() + 1 > usize::from(width)) {
                lines.push(Line::default());
            }
            if let Some(line) = lines.last_mut() {
                line.push_span(" ");
                line.push_span(cards);
            }
        }
    }
    lines
}

/// Identical cards: ` 3× ● salami `, doubles with two shapes.
fn cards(scene: &Scene<'_, Pizza>, kind: Kind, count: u8, shapes: usize) -> Span<'static> {
    let shape = shape(kind).to_string().repeat(shapes);
    Span::styled(format!(" {count}× {shape} {} ", scene.words.kind(kind)), scene.palette.kind(kind))
}

/// The orders with their needs, or only their names if space is short.
fn orders_lines(scene: &Scene<'_, Pizza>, orders: Orders, area: Rect) -> Vec<String> {
    let lines = |name: &dyn Fn(Order) -> String| {
        let names: Vec<String> = orders.iter().map(name).collect();
        let text = if names.is_empty() { scene.say("play-no-orders") } else { names.join(" · ") };
        wrapped(&format!("▤ {text}"), area.width.saturating_sub(1))
    };
    let own = scene.shown.view.chairs.get(scene.shown.me.index()).map(|chair| chair.kind).unwrap_or_default();
    let whole = lines(&|order| format!("{} ({})", scene.words.order(order), scene.words.recipe(order, own)));
    if whole.len() <= usize::from(area.height) { whole } else { lines(&|order| scene.words.order(order)) }
}
