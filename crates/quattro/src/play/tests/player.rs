//! A simulated player, for whom time never passes by itself.

use std::time::Duration;

use quattro_bots::{Budget, Entrant, Level};
use quattro_rules::chance::below;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_words::Language;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::play::app::App;
use crate::play::palette::Palette;
use crate::play::screen;
use crate::play::shown::{Shown, Status};
use crate::play::solo::Party;
use crate::play::terminal_game::TerminalGame;
use crate::play::words;

/// A simulated player. Bots think synchronously, and the clock is moved by hand.
pub(super) struct Player<G: TerminalGame> {
    pub(super) app: App<G>,
    rng: ChaCha8Rng,
    now: Duration,
}

pub(super) fn party(game: GameId, players: u8, seed: u64) -> Party {
    let bots = vec![Entrant::new(Level::Random)];
    let (setup, hint) = (Setup::new(game, players), Budget::Playouts(30));
    Party { setup, me: Seat::FIRST, from: None, seed, bots, hint }
}

impl<G: TerminalGame> Player<G> {
    pub(super) fn sit_down(party: &Party, aids: bool, language: Language) -> Player<G> {
        let app = App::open(party, aids, words(language)).expect("a valid set-up");
        Player { app, rng: ChaCha8Rng::seed_from_u64(party.seed), now: Duration::ZERO }
    }

    pub(super) fn shown(&self) -> &Shown<G> {
        self.app.scene(Palette::Plain).shown
    }

    pub(super) fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }

    pub(super) fn type_text(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// Time passes, and bots think.
    pub(super) fn wait(&mut self, time: Duration) {
        self.now += time;
        self.app.tick(self.now);
        while let Some(job) = self.app.job() {
            self.app.thought(job.run());
        }
    }

    /// Waits until something is asked of the player, or the game is over.
    pub(super) fn wait_for_turn(&mut self) {
        while matches!(self.shown().status, Status::Showing | Status::Waiting { .. }) {
            self.wait(Duration::from_secs(1));
        }
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.shown().status, Status::Over { .. })
    }

    /// Types the number of any choice and takes it.
    pub(super) fn choose(&mut self) {
        let Status::Asked(asked) = &self.shown().status else { return };
        let number = below(&mut ChaCha8Rng::clone(&self.rng), asked.choices.len() as u32) + 1;
        self.rng = ChaCha8Rng::seed_from_u64(u64::from(below(&mut self.rng, u32::MAX)));
        self.type_text(&number.to_string());
        self.press(KeyCode::Enter);
    }

    /// The screen as text.
    pub(super) fn screen(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("no terminal is needed");
        let scene = self.app.scene(Palette::Plain);
        terminal.draw(|frame| screen::draw(&scene, frame)).expect("a test backend takes everything");
        let buffer = terminal.backend().buffer();
        let line = |row: u16| (0..width).map(|column| buffer[(column, row)].symbol()).collect::<String>();
        (0..height).flat_map(|row| [line(row).trim_end().to_owned(), "\n".to_owned()]).collect()
    }
}
