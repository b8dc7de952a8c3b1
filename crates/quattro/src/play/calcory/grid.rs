//! The sixty places.

use quattro_rules::calcory::{Calcory, Place, Spot as Card};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::play::shown::{Focus, Status};
use crate::play::terminal_game::{Scene, Spot, TerminalGame};

/// The number of the row.
const LABEL: u16 = 4;

pub(super) fn draw(scene: &Scene<'_, Calcory>, area: Rect, buf: &mut Buffer) {
    let left = area.x + area.width.saturating_sub(LABEL + WIDTH * Place::COLUMNS as u16) / 2;
    let step = if area.height > 2 * Place::ROWS as u16 { 2 } else { 1 };
    let row = |row: u16| Rect { x: left, y: area.y + row, width: area.right() - left, height: 1 };
    heading(scene).render(row(0).intersection(area), buf);
    for (index, spots) in scene.shown.view.grid.iter().enumerate() {
        grid_row(scene, index, spots).render(row(1 + step * index as u16).intersection(area), buf);
    }
}

/// A place and the gap after it.
const WIDTH: u16 = 6;

fn heading(scene: &Scene<'_, Calcory>) -> Line<'static> {
    let letter = |column: usize| format!("{:^1$}", char::from(b'A' + column as u8), WIDTH as usize);
    let letters: String = (0..Place::COLUMNS).map(letter).collect();
    Line::styled(format!("{:1$}{letters}", "", LABEL as usize), scene.palette.faint())
}

fn grid_row(scene: &Scene<'_, Calcory>, row: usize, spots: &[Card]) -> Line<'static> {
    let number = Span::styled(format!("{:>2}  ", row + 1), scene.palette.faint());
    let places = spots.iter().enumerate().flat_map(|(column, spot)| {
        let (text, style) = place(scene, *spot);
        let place = if is_cursor(scene, Spot { row, column }) {
            Span::styled(format!("▸{text}◂"), scene.palette.chosen())
        } else {
            Span::styled(bordered(*spot, &text), style)
        };
        [place, Span::raw(" ")]
    });
    std::iter::once(number).chain(places).collect()
}

/// The cursor is shown only while the player decides.
fn is_cursor(scene: &Scene<'_, Calcory>, spot: Spot) -> bool {
    let asked = matches!(scene.shown.status, Status::Asked(_));
    asked
        && scene.shown.cursor == spot
        && (scene.shown.focus == Focus::Grid || selected_spot(scene) == Some(spot))
}

fn selected_spot(scene: &Scene<'_, Calcory>) -> Option<Spot> {
    match &scene.shown.status {
        Status::Asked(asked) => {
            asked.choices.get(asked.selected).and_then(|choice| Calcory::spot(&choice.action))
        }
        _ => None,
    }
}

/// Three characters for a place.
fn place(scene: &Scene<'_, Calcory>, spot: Card) -> (String, Style) {
    match spot {
        Card::Empty => (" · ".to_owned(), scene.palette.faint()),
        Card::FaceDown => ("▒▒▒".to_owned(), scene.palette.back()),
        Card::FaceUp { card, .. } => (format!(" {} ", card.number()), scene.palette.colour(card.colour())),
    }
}

/// Cards just turned are shown in brackets, marked ones between the halves of their marker.
fn bordered(spot: Card, text: &str) -> String {
    match spot {
        Card::Empty => format!(" {text} "),
        Card::FaceDown => format!("▒{text}▒"),
        Card::FaceUp { marker: None, .. } => format!("[{text}]"),
        Card::FaceUp { marker: Some(_), .. } => format!("({text})"),
    }
}
