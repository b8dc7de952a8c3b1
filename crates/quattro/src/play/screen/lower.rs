//! The lower part: the question and its choices, or a panel; and the log where it is allowed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Widget};

use super::{cut, draw_lines, panel, wrapped};
use crate::play::shown::{Asked, Focus, Status};
use crate::play::terminal_game::{Scene, TerminalGame};

/// Minimum number of visible choices.
const SCROLLED: usize = 5;
/// Width of the log in percent.
const LOG: u16 = 42;

pub(super) fn draw<G: TerminalGame>(scene: &Scene<'_, G>, area: Rect, buf: &mut Buffer) {
    Block::new().style(scene.palette.paper()).render(area, buf);
    let area = match &scene.shown.log {
        None => area,
        Some(log) => {
            let widths = [Constraint::Fill(1), Constraint::Percentage(LOG)];
            let [left, right] = Layout::horizontal(widths).areas(area);
            draw_log(scene, log, right, buf);
            left
        }
    };
    let inner = area.inner(Margin { horizontal: 1, vertical: 0 });
    match (&scene.shown.panel, &scene.shown.status) {
        (Some(panel), _) => panel::draw(scene, panel, inner, buf),
        (None, Status::Showing) => {}
        (None, Status::Waiting { question }) => draw_waiting(scene, question, inner, buf),
        (None, Status::Asked(asked)) => draw_asked(scene, asked, inner, buf),
        (None, Status::Over { ranking }) => draw_ranking(scene, ranking, inner, buf),
    }
}

/// The latest at the bottom, as in a conversation.
fn draw_log<G: TerminalGame>(scene: &Scene<'_, G>, log: &[String], area: Rect, buf: &mut Buffer) {
    let width = area.width.saturating_sub(3);
    let mut lines: Vec<String> = Vec::new();
    for said in log.iter().rev() {
        if lines.len() >= usize::from(area.height) {
            break;
        }
        lines.extend(wrapped(&format!("· {said}"), width).into_iter().rev());
    }
    let room = usize::from(area.height);
    let lines = lines.into_iter().take(room).collect::<Vec<_>>().into_iter().rev();
    draw_lines(lines.map(|line| Line::styled(format!("│ {line}"), scene.palette.faint())), area, buf);
}

fn draw_waiting<G: TerminalGame>(scene: &Scene<'_, G>, question: &str, area: Rect, buf: &mut Buffer) {
    let lines = wrapped(&format!("… {question}"), area.width);
    draw_lines(lines.into_iter().map(|line| Line::styled(line, scene.palette.faint())), area, buf);
}

fn draw_asked<G: TerminalGame>(scene: &Scene<'_, G>, asked: &Asked<G::Action>, area: Rect, buf: &mut Buffer) {
    let question = wrapped(&asked.question, area.width).into_iter();
    let mut lines: Vec<_> = question.map(|line| Line::styled(line, scene.palette.glow())).collect();
    let hint = asked.hint.as_ref().map(|hint| wrapped(hint, area.width)).unwrap_or_default();
    // Choices take precedence: a hint must leave room for all of them, or for enough to scroll through.
    if lines.len() + hint.len() + asked.choices.len().min(SCROLLED) <= usize::from(area.height) {
        lines.extend(hint.into_iter().map(|line| Line::styled(line, scene.palette.faint())));
    }
    let heights = [Constraint::Length(lines.len() as u16), Constraint::Fill(1)];
    let [top, list] = Layout::vertical(heights).areas(area);
    draw_lines(lines.into_iter(), top, buf);
    draw_lines(choice_lines(scene, asked, list).into_iter(), list, buf);
}

/// As many choices as fit, including the selected one in full.
fn choice_lines<G: TerminalGame>(
    scene: &Scene<'_, G>,
    asked: &Asked<G::Action>,
    area: Rect,
) -> Vec<Line<'static>> {
    let room = usize::from(area.height);
    let first = first_shown(asked.selected, asked.choices.len(), room);
    let digits = asked.choices.len().to_string().len();
    let mut lines = Vec::new();
    for (index, choice) in asked.choices.iter().enumerate().skip(first) {
        let selected = index == asked.selected && is_at_hand(scene, &choice.action);
        let mark = if selected { '▸' } else { ' ' };
        let text = format!("{mark} {:>digits$}  {}", index + 1, choice.text);
        if selected {
            let own = wrapped(&text, area.width).into_iter();
            lines.extend(own.map(|line| Line::styled(line, scene.palette.chosen())));
        } else {
            lines.push(Line::raw(cut(&text, usize::from(area.width))));
        }
    }
    mark_more(&mut lines, scene, first > 0, room);
    lines
}

/// Whether Enter would take this choice: while the cursor is in the grid, the place must be the cursor's.
fn is_at_hand<G: TerminalGame>(scene: &Scene<'_, G>, action: &G::Action) -> bool {
    scene.shown.focus == Focus::List || G::spot(action) == Some(scene.shown.cursor)
}

/// The first choice to show so that the selected one has others before and after it.
fn first_shown(selected: usize, choices: usize, room: usize) -> usize {
    selected.saturating_sub(room / 2).min(choices.saturating_sub(room))
}

/// If the list continues above or below, the first or last row indicates it.
fn mark_more<G: TerminalGame>(lines: &mut [Line<'static>], scene: &Scene<'_, G>, above: bool, room: usize) {
    let below = lines.len() > room;
    let more = |mark: &str| Line::styled(mark.to_owned(), scene.palette.faint());
    if above && room > 2 {
        lines[0] = more("  ↑ …");
    }
    if below && room > 2 {
        lines[room - 1] = more("  ↓ …");
    }
}

fn draw_ranking<G: TerminalGame>(scene: &Scene<'_, G>, ranking: &[String], area: Rect, buf: &mut Buffer) {
    let title = Line::styled(scene.say("play-over"), scene.palette.glow());
    let lines = ranking.iter().map(|line| Line::raw(format!("  {line}")));
    draw_lines(std::iter::once(title).chain(lines), area, buf);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_selected_choice_is_always_shown() {
        for choices in 1..40 {
            for room in 3..12 {
                for selected in 0..choices {
                    let first = first_shown(selected, choices, room);
                    let hidden_above = first > 0 && selected == first;
                    let hidden_below = first + room < choices && selected == first + room - 1;
                    assert!((first..first + room).contains(&selected) && !hidden_above && !hidden_below);
                }
            }
        }
    }
}
