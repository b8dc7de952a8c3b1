//! The middle of the table: kitchen, oven, larder, the order being judged, and the toppings.

use quattro_rules::pizza::{Kind, OvenFace, Pizza};
use quattro_words::Args;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::shape;
use crate::play::screen::{cut, wrapped};
use crate::play::terminal_game::Scene;

/// The width of a pile's name, and of a kind's.
const LABEL: usize = 13;

pub(super) fn draw(scene: &Scene<'_, Pizza>, area: Rect, buf: &mut Buffer) {
    let [left, _, right] =
        Layout::horizontal([Constraint::Percentage(47), Constraint::Length(1), Constraint::Fill(1)])
            .areas(area);
    draw_piles(scene, left, buf);
    for (kind, row) in Kind::ALL.into_iter().zip(right.rows()) {
        kind_line(scene, kind).render(row, buf);
    }
}

fn draw_piles(scene: &Scene<'_, Pizza>, area: Rect, buf: &mut Buffer) {
    let view = &scene.shown.view;
    let [kitchen, oven, larder, judged] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
    ])
    .areas(area);
    pile(scene, "play-kitchen", view.kitchen).render(kitchen, buf);
    pile(scene, "play-oven", view.oven).render(oven, buf);
    pile(scene, "play-larder", view.larder).render(larder, buf);
    // The oven's top card and the judged order share a row: they belong to different phases.
    top_line(scene).render(judged, buf);
    for (line, row) in wrapped(&judged_text(scene), area.width - 1).into_iter().zip(judged.rows()) {
        Line::styled(format!(" {line}"), scene.palette.glow()).render(row, buf);
    }
}

fn pile(scene: &Scene<'_, Pizza>, label: &str, cards: u8) -> Line<'static> {
    let label = cut(&scene.say(label), LABEL - 1);
    Line::from(vec![
        Span::styled(format!(" {label:<LABEL$}"), scene.palette.faint()),
        Span::styled(format!("{cards:>3}  "), scene.palette.strong()),
    ])
}

/// Only the top card of the oven can be seen (MM-19).
fn top_line(scene: &Scene<'_, Pizza>) -> Line<'static> {
    let (kind, text) = match scene.shown.view.oven_top {
        None => return Line::default(),
        Some(OvenFace::Topping(topping)) => {
            let shape = shape(topping.kind).to_string().repeat(usize::from(topping.value()));
            (topping.kind, format!(" {shape} {} ", scene.words.kind(topping.kind)))
        }
        Some(OvenFace::Order(seat, order)) => {
            let kind = scene.shown.view.chairs.get(seat.index()).map(|chair| chair.kind).unwrap_or_default();
            (kind, format!(" {} ▤ {} ", shape(kind), scene.words.order(order)))
        }
    };
    let label = Span::styled(format!(" {} ", scene.say("play-on-top")), scene.palette.faint());
    Line::from(vec![label, Span::styled(text, scene.palette.kind(kind))])
}

/// The order being judged, and what it asks for.
fn judged_text(scene: &Scene<'_, Pizza>) -> String {
    let view = &scene.shown.view;
    let Some(judged) = &view.judged else { return String::new() };
    let kind = view.chairs.get(judged.seat.index()).map(|chair| chair.kind).unwrap_or_default();
    let args = Args::new()
        .with("whose", scene.words.whose(&scene.shown.names.of(judged.seat)))
        .with("order", scene.words.order(judged.order))
        .with("asks", scene.words.recipe(judged.order, kind));
    scene.words.text("play-judged", &args)
}

/// A column of toppings as a row: singles one by one, doubles as pairs.
fn kind_line(scene: &Scene<'_, Pizza>, kind: Kind) -> Line<'static> {
    let column = scene.shown.view.table.column(kind);
    let style = scene.palette.kind(kind);
    let name = cut(&scene.words.kind(kind), LABEL - 1);
    let value = if column.is_empty() { "·".to_owned() } else { column.value().to_string() };
    let mut spans = vec![
        Span::styled(format!(" {} {name:<LABEL$}", shape(kind)), style),
        Span::styled(format!("{value:>3} "), scene.palette.strong()),
    ];
    let one = |shapes: usize| Span::styled(shape(kind).to_string().repeat(shapes), style);
    let cards = std::iter::repeat_n(2, usize::from(column.doubles))
        .chain(std::iter::repeat_n(1, usize::from(column.singles)));
    spans.extend(cards.flat_map(|shapes| [Span::raw(" "), one(shapes)]));
    Line::from(spans)
}
