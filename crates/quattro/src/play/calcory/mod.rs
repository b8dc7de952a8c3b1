//! A Calcory table on the screen.

mod follow;
mod grid;
mod seats;

use quattro_rules::calcory::{Action, Calcory, Event, Place, Step, View};
use quattro_rules::rule::Rule;
use quattro_words::{Args, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::terminal_game::{Scene, Spot, TerminalGame};

/// The letters of the columns, and the rows.
const GRID_LEAST: u16 = 1 + Place::ROWS as u16;
/// Cards of two rows each, and a gap.
const GRID_BEST: u16 = 2 + 2 * Place::ROWS as u16;

impl TerminalGame for Calcory {
    const GRID: Option<Spot> = Some(Spot { row: Place::ROWS, column: Place::COLUMNS });

    fn follow(view: &mut View, event: &Event) {
        follow::follow(view, *event);
    }

    fn rules(view: &View) -> Vec<Rule> {
        let numbers: &[u8] = match (view.step, view.to_beat) {
            (Step::Turn, None) => &[5, 8, 9, 10, 6],
            (Step::Turn, Some(_)) => &[13, 14, 15, 5, 10],
            (Step::ChooseBack { .. } | Step::PutBack { .. }, _) => &[8, 16],
            (Step::Over { .. }, _) => &[18, 19, 20],
        };
        numbers.iter().copied().map(Rule::ca).collect()
    }

    fn progress(view: &View, words: &Words) -> String {
        let won: u8 = view.chairs.iter().map(|seat| seat.pile).sum();
        words.text("play-left", &Args::new().with("cards", Place::COUNT as u8 - won))
    }

    fn rows(view: &View) -> (u16, u16) {
        let seats = view.chairs.len() as u16;
        (seats + GRID_LEAST, seats + GRID_BEST)
    }

    fn draw(scene: &Scene<'_, Calcory>, area: Rect, buf: &mut Buffer) {
        let seats = Constraint::Length(scene.shown.view.chairs.len() as u16);
        let [seats, grid] = Layout::vertical([seats, Constraint::Fill(1)]).areas(area);
        seats::draw(scene, seats, buf);
        grid::draw(scene, grid, buf);
    }

    fn spot(action: &Action) -> Option<Spot> {
        match action {
            Action::Turn(place) | Action::Back(place) | Action::Put(place) => {
                Some(Spot { row: place.row(), column: place.column() })
            }
            Action::Stop => None,
        }
    }

    fn shortcut(key: char) -> Option<Action> {
        (key == 'x').then_some(Action::Stop)
    }
}
