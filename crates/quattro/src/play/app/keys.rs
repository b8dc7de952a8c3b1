//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{App, Request};
use crate::play::palette::Palette;
use crate::play::shown::{Focus, Panel, Status};
use crate::play::terminal_game::{Spot, TerminalGame};

/// Choices skipped with Page Up and Page Down.
const PAGE: isize = 8;
/// Lines of a rule scrolled at a time.
const LINES: u16 = 2;

impl<G: TerminalGame> App<G> {
    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        self.shown.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if key.code == KeyCode::Char('c') {
                self.request = Some(Request::Leave);
            }
        } else if self.shown.panel.is_some() {
            self.panel_key(key.code);
        } else {
            self.table_key(key.code);
        }
    }

    /// Any key closes a panel, except the keys that the panel uses itself.
    fn panel_key(&mut self, code: KeyCode) {
        match (&mut self.shown.panel, code) {
            (Some(Panel::Quit), KeyCode::Char('q') | KeyCode::Enter) => self.request = Some(Request::Leave),
            (Some(Panel::Text { scroll, .. }), KeyCode::Down) => *scroll = scroll.saturating_add(LINES),
            (Some(Panel::Text { scroll, .. }), KeyCode::Up) => *scroll = scroll.saturating_sub(LINES),
            (panel, _) => *panel = None,
        }
    }

    fn table_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('q') | KeyCode::Esc => self.shown.panel = Some(Panel::Quit),
            KeyCode::Char('?') => self.shown.panel = Some(self.help()),
            KeyCode::Char('f') => self.show_open_cards(),
            KeyCode::Char('h') => self.ask_for_hint(),
            KeyCode::Char('s') => self.request = Some(Request::Save),
            KeyCode::Char('+' | '=') => self.shown.pace = self.shown.pace.faster(),
            KeyCode::Char('-') => self.shown.pace = self.shown.pace.slower(),
            KeyCode::Char(' ') => self.skip(),
            KeyCode::Char('n') if self.is_over() => self.request = Some(Request::Again),
            KeyCode::Char(digit @ '0'..='9') => self.type_digit(digit),
            KeyCode::Char(letter) => self.take_shortcut(letter),
            KeyCode::Tab | KeyCode::BackTab => self.switch_focus(),
            KeyCode::Enter => self.take_selected(),
            _ => self.move_by(code),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.shown.status, Status::Over { .. })
    }

    /// Shows everything up to the next decision at once.
    fn skip(&mut self) {
        while let Some(beat) = self.beats.pop_front() {
            self.show(beat);
        }
        self.until = self.now;
        self.go_on();
    }

    fn show_open_cards(&mut self) {
        let lines = G::open_cards(&self.scene(Palette::Plain));
        if !lines.is_empty() {
            self.shown.panel = Some(Panel::Text { lines, scroll: 0 });
        }
    }

    fn ask_for_hint(&mut self) {
        if self.shown.asked().is_some() {
            self.hints += 1;
            self.hint_wanted = true;
            self.shown.panel = Some(Panel::HintAwaited);
        }
    }

    /// Digits form the number of a choice; a digit that would give no valid number starts a new one.
    fn type_digit(&mut self, digit: char) {
        let Some(asked) = self.shown.asked() else { return };
        let digit = digit.to_digit(10).unwrap_or_default() as usize;
        let numbers = 1..=asked.choices.len();
        let typed = Some(asked.typed * 10 + digit).filter(|number| numbers.contains(number)).unwrap_or(digit);
        asked.typed = typed;
        if numbers.contains(&typed) {
            asked.selected = typed - 1;
            self.follow_choice();
        }
    }

    fn take_shortcut(&mut self, letter: char) {
        let Some(action) = G::shortcut(letter) else { return };
        if self.shown.asked().is_some_and(|asked| asked.choices.iter().any(|choice| choice.action == action))
        {
            self.take_mine(action);
        }
    }

    fn switch_focus(&mut self) {
        if G::GRID.is_some() {
            self.shown.focus = match self.shown.focus {
                Focus::List => Focus::Grid,
                Focus::Grid => Focus::List,
            };
        }
    }

    fn take_selected(&mut self) {
        let (cursor, focus) = (self.shown.cursor, self.shown.focus);
        let Some(asked) = self.shown.asked() else { return };
        let choice = match focus {
            Focus::List => asked.choices.get(asked.selected),
            Focus::Grid => asked.choices.iter().find(|choice| G::spot(&choice.action) == Some(cursor)),
        };
        if let Some(action) = choice.map(|choice| choice.action) {
            self.take_mine(action);
        } else {
            let text = self.words.text("play-nothing-here", &quattro_words::Args::new());
            self.notice(text);
        }
    }

    fn take_mine(&mut self, action: G::Action) {
        self.until = self.now;
        self.take(action);
        self.go_on();
    }

    fn move_by(&mut self, code: KeyCode) {
        match (self.shown.focus, code) {
            (Focus::Grid, KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right) => {
                self.move_cursor(code);
            }
            (_, KeyCode::Up) => self.move_selection(-1),
            (_, KeyCode::Down) => self.move_selection(1),
            (_, KeyCode::PageUp) => self.move_selection(-PAGE),
            (_, KeyCode::PageDown) => self.move_selection(PAGE),
            (_, KeyCode::Home) => self.move_selection(isize::MIN),
            (_, KeyCode::End) => self.move_selection(isize::MAX),
            _ => {}
        }
    }

    /// A single step wraps around at the ends; larger steps stop there.
    fn move_selection(&mut self, by: isize) {
        let Some(asked) = self.shown.asked() else { return };
        let last = asked.choices.len().saturating_sub(1);
        asked.typed = 0;
        asked.selected = match by {
            -1 if asked.selected == 0 => last,
            1 if asked.selected == last => 0,
            _ => asked.selected.saturating_add_signed(by).min(last),
        };
        self.follow_choice();
    }

    fn move_cursor(&mut self, code: KeyCode) {
        let Some(Spot { row: rows, column: columns }) = G::GRID else { return };
        let Spot { row, column } = self.shown.cursor;
        self.shown.cursor = match code {
            KeyCode::Up => Spot { row: (row + rows - 1) % rows, column },
            KeyCode::Down => Spot { row: (row + 1) % rows, column },
            KeyCode::Left => Spot { row, column: (column + columns - 1) % columns },
            _ => Spot { row, column: (column + 1) % columns },
        };
        self.follow_cursor();
    }

    /// The cursor goes to the place of the selected choice.
    fn follow_choice(&mut self) {
        let Some(asked) = self.shown.asked() else { return };
        let spot = asked.choices.get(asked.selected).and_then(|choice| G::spot(&choice.action));
        if let Some(spot) = spot {
            self.shown.cursor = spot;
        }
    }

    /// The choice at the cursor is selected, where there is one.
    pub(super) fn follow_cursor(&mut self) {
        let cursor = self.shown.cursor;
        let Some(asked) = self.shown.asked() else { return };
        let here = asked.choices.iter().position(|choice| G::spot(&choice.action) == Some(cursor));
        if let Some(here) = here {
            asked.selected = here;
        }
    }
}
