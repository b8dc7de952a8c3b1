//! Thinking in the background, so that the screen never waits for a bot.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use quattro_bots::{Choice, Decision, SeatedBot};

use super::terminal_game::TerminalGame;

/// Something to think about. Bots move to the thread that thinks, and come back with the answer.
pub(crate) struct Job<G: TerminalGame> {
    pub(super) bot: SeatedBot<G>,
    pub(super) decision: Decision<G>,
    pub(super) purpose: Purpose,
}

/// What an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// The bot's own move.
    Move,
    /// A hint for the player; the number distinguishes it from outdated ones.
    Hint(u32),
}

/// A bot and what it would do.
pub(crate) struct Answer<G: TerminalGame> {
    pub(super) bot: SeatedBot<G>,
    pub(super) choice: Choice<G::Action>,
    pub(super) purpose: Purpose,
}

impl<G: TerminalGame> Job<G> {
    /// Thinks.
    pub(super) fn run(self) -> Answer<G> {
        let Job { mut bot, decision, purpose } = self;
        let choice = bot.decide(&decision);
        Answer { bot, choice, purpose }
    }
}

/// Threads that think, and where their answers arrive.
pub(crate) struct Thinkers<G: TerminalGame> {
    send: Sender<Answer<G>>,
    answers: Receiver<Answer<G>>,
}

impl<G: TerminalGame> Thinkers<G> {
    pub(super) fn new() -> Thinkers<G> {
        let (send, answers) = mpsc::channel();
        Thinkers { send, answers }
    }

    /// Runs `job` on a separate thread.
    pub(super) fn start(&self, job: Job<G>) {
        let send = self.send.clone();
        thread::spawn(move || {
            // The receiver is gone once the player has left the table.
            let _ = send.send(job.run());
        });
    }

    /// An answer, if one has arrived.
    pub(super) fn answer(&self) -> Option<Answer<G>> {
        self.answers.try_recv().ok()
    }
}
