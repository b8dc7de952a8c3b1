//! Panels: help, hints, and whether to leave.

use quattro_words::Args;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{cut, draw_lines, wrapped};
use crate::play::shown::{Advice, Panel};
use crate::play::terminal_game::{Scene, TerminalGame};

pub(super) fn draw<G: TerminalGame>(scene: &Scene<'_, G>, panel: &Panel, area: Rect, buf: &mut Buffer) {
    match panel {
        Panel::Text { lines, scroll } => {
            let lines = labelled_lines(scene, lines, area.width);
            let most = lines.len().saturating_sub(usize::from(area.height));
            draw_lines(lines.into_iter().skip(usize::from(*scroll).min(most)), area, buf);
        }
        Panel::HintAwaited => draw_one(scene, "play-hint-awaited", area, buf),
        Panel::Hint(advice) => draw_lines(advice_lines(scene, advice, area.width).into_iter(), area, buf),
        Panel::Quit => draw_one(scene, "play-quit", area, buf),
    }
}

fn draw_one<G: TerminalGame>(scene: &Scene<'_, G>, id: &str, area: Rect, buf: &mut Buffer) {
    let lines = wrapped(&scene.say(id), area.width);
    draw_lines(lines.into_iter().map(|line| Line::styled(line, scene.palette.strong())), area, buf);
}

fn labelled_lines<G: TerminalGame>(
    scene: &Scene<'_, G>,
    texts: &[(String, String)],
    width: u16,
) -> Vec<Line<'static>> {
    let label_width = 2 + texts.iter().map(|(label, _)| label.chars().count()).max().unwrap_or_default();
    let mut lines = Vec::new();
    for (label, text) in texts {
        let rows = wrapped(text, width.saturating_sub(label_width as u16));
        lines.extend(rows.into_iter().enumerate().map(|(row, text)| {
            let label = if row == 0 { label.as_str() } else { "" };
            let label = Span::styled(format!("{label:<label_width$}"), scene.palette.remark());
            Line::from(vec![label, Span::raw(text)])
        }));
    }
    lines
}

/// The chef's choice first, then the alternatives, each with its expected result and number of tries.
fn advice_lines<G: TerminalGame>(scene: &Scene<'_, G>, advice: &[Advice], width: u16) -> Vec<Line<'static>> {
    let tries: u32 = advice.iter().filter_map(|advice| advice.tried).map(|(_, tries)| tries).sum();
    let args = Args::new().with("tries", tries);
    let id = if tries == 0 { "play-hint-sure" } else { "play-hint" };
    let title = wrapped(&scene.words.text(id, &args), width);
    let mut lines: Vec<Line<'static>> =
        title.into_iter().map(|line| Line::styled(line, scene.palette.remark())).collect();
    lines.extend(advice.iter().enumerate().map(|(index, advice)| {
        let style = if index == 0 { scene.palette.strong() } else { scene.palette.faint() };
        let text = match advice.tried {
            Some((value, tries)) => format!("{:>3.0} % {tries:>6} ×  {}", 100.0 * value, advice.text),
            None => format!("  {}", advice.text),
        };
        Line::styled(cut(&text, usize::from(width)), style)
    }));
    lines
}
