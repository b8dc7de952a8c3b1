//! The players: piles and markers.

use quattro_rules::calcory::{Calcory, SeatView};
use quattro_rules::seat::Seat;
use quattro_words::Args;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::play::screen::cut;
use crate::play::terminal_game::Scene;

/// The widths of name and level.
const NAME: usize = 14;
const LEVEL: usize = 16;

pub(super) fn draw(scene: &Scene<'_, Calcory>, area: Rect, buf: &mut Buffer) {
    let seats = &scene.shown.view.chairs;
    for ((seat, own), row) in Seat::all(seats.len() as u8).zip(seats).zip(area.rows()) {
        line(scene, seat, *own).render(row, buf);
    }
}

fn line(scene: &Scene<'_, Calcory>, seat: Seat, own: SeatView) -> Line<'static> {
    let palette = scene.palette;
    let acts = scene.shown.view.to_act == Some(seat);
    let level = scene.shown.levels.get(seat.index()).cloned().flatten();
    let who = cut(&level.unwrap_or_else(|| scene.say("play-you")), LEVEL - 1);
    let name = cut(&scene.shown.names.of(seat), NAME - 1);
    let name_style = if acts { palette.glow() } else { palette.strong() };
    let won = scene.words.text("play-won", &Args::new().with("cards", own.pile));
    let markers = "○".repeat(usize::from(own.markers));
    Line::from(vec![
        Span::styled(if acts { "▸ " } else { "  " }, palette.glow()),
        Span::styled(format!("{name:<NAME$}"), name_style),
        Span::styled(format!("{who:<LEVEL$}"), palette.faint()),
        Span::raw(format!("{won:<22}{markers:<8}")),
        Span::styled(marked(scene, seat), palette.glow()),
    ])
}

/// The set that the others have to beat.
fn marked(scene: &Scene<'_, Calcory>, seat: Seat) -> String {
    let own = scene.shown.view.to_beat.filter(|marked| marked.owner == seat);
    own.map(|marked| {
        let args = Args::new().with("sum", marked.tally.sum).with("cards", marked.tally.cards);
        scene.words.text("play-marked", &args)
    })
    .unwrap_or_default()
}
