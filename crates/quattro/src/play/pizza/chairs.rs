//! Who sits at the table, and what everyone sees of them.

use quattro_rules::pizza::{Chair, Pizza};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::shape;
use crate::play::screen::cut;
use crate::play::stage::Scene;

/// The widths of name, level, and each number.
const NAME: usize = 14;
const LEVEL: usize = 13;
const NUMBER: usize = 9;

pub(super) fn draw(scene: &Scene<'_, Pizza>, area: Rect, buf: &mut Buffer) {
    let mut lines = vec![heading(scene)];
    lines.extend(scene.shown.view.chairs.iter().map(|chair| line(scene, chair)));
    for (line, row) in lines.iter().zip(area.rows()) {
        line.render(row, buf);
    }
}

fn heading(scene: &Scene<'_, Pizza>) -> Line<'static> {
    let column = |id: &str| format!("{:>NUMBER$}", cut(&scene.say(id), NUMBER - 1));
    let numbers: String =
        ["play-toppings", "play-orders", "play-waiter", "play-filled"].into_iter().map(column).collect();
    Line::styled(format!("{:1$}{numbers}", "", 4 + NAME + LEVEL), scene.palette.faint())
}

fn line(scene: &Scene<'_, Pizza>, chair: &Chair) -> Line<'static> {
    let palette = scene.palette;
    let acts = scene.shown.view.to_act == Some(chair.seat);
    let name = cut(&scene.shown.names.of(chair.seat), NAME - 1);
    let name = Span::raw(format!(" {name:<NAME$}"));
    let filled = format!("{:>NUMBER$}  ", chair.filled.len());
    Line::from(vec![
        Span::styled(if acts { "▸" } else { " " }, palette.glow()),
        Span::styled(format!(" {} ", shape(chair.kind)), palette.kind(chair.kind)),
        if acts { name.style(palette.glow()) } else { name },
        Span::styled(format!("{:<LEVEL$}", who(scene, chair)), palette.faint()),
        Span::raw(format!("{:>NUMBER$}{:>NUMBER$}{:>NUMBER$}", chair.toppings, chair.orders, chair.waiter)),
        Span::styled(filled, palette.strong()),
        Span::styled(
            if chair.filled.is_empty() { String::new() } else { names(scene, chair) },
            palette.faint(),
        ),
    ])
}

/// Who it is, and whether it is the boss.
fn who(scene: &Scene<'_, Pizza>, chair: &Chair) -> String {
    let level = scene.shown.levels.get(chair.seat.index()).cloned().flatten();
    let who = level.unwrap_or_else(|| scene.say("play-you"));
    let boss = scene.shown.view.boss == Some(chair.seat);
    let text = if boss { format!("{who} {}", scene.say("play-boss")) } else { who };
    cut(&text, LEVEL)
}

fn names(scene: &Scene<'_, Pizza>, chair: &Chair) -> String {
    scene.words.orders(chair.filled)
}
