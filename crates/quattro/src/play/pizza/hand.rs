//! The player's own hand.

use quattro_rules::pizza::{Hand, Kind, Order, Orders, Pizza};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::shape;
use crate::play::screen::wrapped;
use crate::play::stage::Scene;

pub(super) fn draw(scene: &Scene<'_, Pizza>, area: Rect, buf: &mut Buffer) {
    let Some(hand) = &scene.shown.view.hand else { return };
    let [toppings, orders] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    toppings_line(scene, hand).render(toppings, buf);
    for (line, row) in orders_lines(scene, hand.orders, orders).into_iter().zip(orders.rows()) {
        Line::styled(format!(" {line}"), scene.palette.faint()).render(row, buf);
    }
}

fn toppings_line(scene: &Scene<'_, Pizza>, hand: &Hand) -> Line<'static> {
    let mut spans = vec![Span::styled(format!(" {} ", scene.say("play-hand")), scene.palette.strong())];
    if hand.toppings.is_empty() {
        spans.push(Span::styled(format!(" {}", scene.say("play-no-toppings")), scene.palette.faint()));
    }
    for (kind, column) in hand.toppings.columns() {
        for (count, shapes) in [(column.singles, 1), (column.doubles, 2)] {
            if count > 0 {
                spans.extend([Span::raw(" "), cards(scene, kind, count, shapes)]);
            }
        }
    }
    Line::from(spans)
}

/// Cards that are alike: ` 3 × ● salami `, doubles with two shapes.
fn cards(scene: &Scene<'_, Pizza>, kind: Kind, count: u8, shapes: usize) -> Span<'static> {
    let shape = shape(kind).to_string().repeat(shapes);
    Span::styled(format!(" {count}× {shape} {} ", scene.words.kind(kind)), scene.palette.kind(kind))
}

/// The orders with what they ask for; the names alone where there is no room for more.
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
