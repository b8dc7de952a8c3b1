//! Draws the whole screen.

mod lower;
mod panel;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};

use super::shown::{Focus, Panel, Status};
use super::terminal_game::{Scene, TerminalGame};
use quattro_words::Args;

/// The minimum size of the screen.
const LEAST_WIDTH: u16 = 80;
const LEAST_HEIGHT: u16 = 24;
/// Two rows for an announcement.
const SAID: u16 = 2;
/// The question and some choices.
const LOWER_LEAST: u16 = 6;

/// Draws everything.
pub(super) fn draw<G: TerminalGame>(scene: &Scene<'_, G>, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buf = frame.buffer_mut();
    Block::new().style(scene.palette.ground()).render(area, buf);
    if area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT {
        draw_too_small(scene, area, buf);
    } else {
        draw_table(scene, area, buf);
    }
}

fn draw_too_small<G: TerminalGame>(scene: &Scene<'_, G>, area: Rect, buf: &mut Buffer) {
    let args = Args::new()
        .with("width", LEAST_WIDTH)
        .with("height", LEAST_HEIGHT)
        .with("now-width", area.width)
        .with("now-height", area.height);
    let lines = wrapped(&scene.words.text("play-too-small", &args), area.width);
    draw_lines(lines.into_iter().map(Line::raw), area, buf);
}

fn draw_table<G: TerminalGame>(scene: &Scene<'_, G>, area: Rect, buf: &mut Buffer) {
    let (least, best) = G::rows(&scene.shown.view);
    let is_roomy = best + SAID + LOWER_LEAST + 2 <= area.height;
    let rows = if is_roomy { best } else { least };
    let [bar, table, said, lower, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(rows),
        Constraint::Length(SAID),
        Constraint::Fill(1),
        Constraint::Length(1),
    ])
    .areas(area);
    draw_bar(scene, bar, buf);
    G::draw(scene, table, buf);
    draw_said(scene, said, buf);
    lower::draw(scene, lower, buf);
    draw_keys(scene, keys, buf);
}

fn draw_bar<G: TerminalGame>(scene: &Scene<'_, G>, area: Rect, buf: &mut Buffer) {
    Block::new().style(scene.palette.bar()).render(area, buf);
    let title = scene.words.game(scene.shown.game);
    let progress = G::progress(&scene.shown.view, scene.words);
    Line::raw(format!(" {title} · {progress}")).render(area, buf);
    let speed = format!("{} {} ", scene.say("play-speed"), scene.shown.pace.marks());
    Line::raw(speed).right_aligned().render(area, buf);
}

/// The last announcement, until it expires.
fn draw_said<G: TerminalGame>(scene: &Scene<'_, G>, area: Rect, buf: &mut Buffer) {
    let (text, style) = match (&scene.shown.notice, &scene.shown.announcement) {
        (Some(notice), _) => (notice.as_str(), scene.palette.remark()),
        (None, Some(said)) => (said.as_str(), scene.palette.glow()),
        (None, None) => return,
    };
    let lines = wrapped(&format!("» {text}"), area.width.saturating_sub(2)).into_iter();
    draw_lines(lines.map(|line| Line::styled(format!(" {line}"), style)), area, buf);
}

fn draw_keys<G: TerminalGame>(scene: &Scene<'_, G>, area: Rect, buf: &mut Buffer) {
    let keys = scene.say(keys_id(scene));
    // Keys, which messages write in brackets, are highlighted; the rest is dimmed.
    let spans = keys.split('[').flat_map(|part| match part.split_once(']') {
        Some((key, text)) => vec![
            Span::styled(key.to_owned(), scene.palette.strong()),
            Span::styled(text.to_owned(), scene.palette.faint()),
        ],
        None => vec![Span::styled(part.to_owned(), scene.palette.faint())],
    });
    std::iter::once(Span::raw(" ")).chain(spans).collect::<Line<'_>>().render(area, buf);
}

fn keys_id<G: TerminalGame>(scene: &Scene<'_, G>) -> &'static str {
    match (&scene.shown.panel, &scene.shown.status) {
        (Some(Panel::Quit), _) => "play-keys-quit",
        (Some(Panel::Text { .. }), _) => "play-keys-text",
        (Some(_), _) => "play-keys-panel",
        (None, Status::Over { .. }) => "play-keys-over",
        (None, Status::Asked(_)) if G::GRID.is_none() => "play-keys-list",
        (None, Status::Asked(_)) if scene.shown.focus == Focus::Grid => "play-keys-grid",
        (None, Status::Asked(_)) => "play-keys-grid-list",
        (None, _) => "play-keys-watch",
    }
}

/// Writes lines, one per row, as far as they fit.
pub(super) fn draw_lines<'a>(lines: impl Iterator<Item = Line<'a>>, area: Rect, buf: &mut Buffer) {
    for (line, row) in lines.zip(area.rows()) {
        line.render(row, buf);
    }
}

/// The text in lines of this width.
pub(super) fn wrapped(text: &str, width: u16) -> Vec<String> {
    textwrap::wrap(text, usize::from(width).max(1)).into_iter().map(std::borrow::Cow::into_owned).collect()
}

/// The text cut to a width, with a mark if something was cut off.
pub(super) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{kept}…")
}
