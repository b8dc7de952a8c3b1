//! A bot at a game in progress: it hears what its seat is told, and is asked when its seat decides.

use std::time::Duration;

use quattro_rules::chance::Chance;
use quattro_rules::dealer::Told;
use quattro_rules::progress::GameInProgress;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;

use crate::arena::{Entrant, bot_seed};
use crate::bot::{Bot, Choice, Thinking};
use crate::clock::Now;
use crate::playable::Playable;

/// A bot at its chair, and how much of the game it has heard. The bot itself still sees only what its seat sees:
/// what it may know is taken out of the game for it.
#[derive(Clone)]
pub struct SeatedBot<G: Playable> {
    entrant: Entrant,
    bot: Bot<G>,
    /// How many of the game's events it was told, or was not meant to hear.
    heard: usize,
}

/// A decision that a bot is asked for, with everything it needs to decide away from the game.
#[derive(Clone, Debug)]
pub struct Decision<G: Playable> {
    /// What its seat was told since it was last asked.
    news: Vec<G::Event>,
    /// How many events the game has told by now.
    told: usize,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Playable> SeatedBot<G> {
    /// A bot that has heard nothing yet. The same seed makes the same player.
    pub fn new(entrant: Entrant, setup: &Setup, seat: Seat, seed: u64) -> SeatedBot<G> {
        SeatedBot { entrant, bot: entrant.bot(setup, seat, seed), heard: 0 }
    }

    /// A bot for each of these seats. `entrants` are repeated to fill them; `seed` is that of the game.
    pub fn at_each(
        seats: impl Iterator<Item = Seat>,
        entrants: &[Entrant],
        setup: &Setup,
        seed: u64,
    ) -> impl Iterator<Item = SeatedBot<G>> {
        let seated = seats.zip(entrants.iter().cycle());
        seated.map(move |(seat, entrant)| SeatedBot::new(*entrant, setup, seat, bot_seed(seed, seat)))
    }

    /// The same bot with a clock of the caller's.
    #[must_use]
    pub fn with_clock(self, now: Now) -> SeatedBot<G> {
        SeatedBot { bot: self.bot.with_clock(now), ..self }
    }

    /// The same bot with another time to think, if it thinks for a time.
    #[must_use]
    pub fn with_time(self, time: Duration) -> SeatedBot<G> {
        SeatedBot { bot: self.bot.with_time(time), ..self }
    }

    /// The same bot, which searches for so many playouts, if it searches.
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> SeatedBot<G> {
        SeatedBot { bot: self.bot.with_playouts(playouts), ..self }
    }

    /// The same bot, which searches on so many threads.
    #[must_use]
    pub fn with_threads(self, threads: u32) -> SeatedBot<G> {
        SeatedBot { bot: self.bot.with_threads(threads), ..self }
    }

    /// The same bot with chance that begins anew from this seed. Its memory stays.
    #[must_use]
    pub fn with_chance(self, seed: u64) -> SeatedBot<G> {
        SeatedBot { bot: self.bot.with_chance(seed), ..self }
    }

    /// The seat it sits at.
    pub fn seat(&self) -> Seat {
        self.bot.seat()
    }

    /// Its level and budget.
    pub const fn entrant(&self) -> Entrant {
        self.entrant
    }

    /// How many of the game's events it was told, or was not meant to hear.
    pub const fn heard(&self) -> usize {
        self.heard
    }

    /// What it is asked when its seat decides in `game`, with everything that it has not heard yet.
    ///
    /// A bot that has heard more than `game` has told belongs to another game, and gets no news.
    pub fn asked<C: Chance>(&self, game: &GameInProgress<G, C>) -> Decision<G> {
        let seat = Some(self.seat());
        let unheard = game.told().get(self.heard..).unwrap_or_default();
        let is_meant = |told: &&Told<G::Event>| told.to.includes(seat);
        Decision {
            news: unheard.iter().filter(is_meant).map(|told| told.event).collect(),
            told: game.told().len(),
            view: game.game().view(seat),
            legal: game.legal(),
        }
    }

    /// Hears the news and decides.
    ///
    /// # Panics
    /// When nothing is legal, because the seat was not asked.
    pub fn decide(&mut self, decision: &Decision<G>) -> Choice<G::Action> {
        self.hear(decision);
        self.bot.decide(&decision.view, &decision.legal)
    }

    /// Hears the news and begins to decide; [`SeatedBot::go_on`] lets it go on.
    ///
    /// # Panics
    /// As [`SeatedBot::decide`].
    pub fn begin(&mut self, decision: &Decision<G>) -> Thinking<G> {
        self.hear(decision);
        self.bot.begin(&decision.view, &decision.legal)
    }

    /// Thinks on about a decision that it has begun, until it has decided or `slice` is over.
    pub fn go_on(
        &mut self,
        decision: &Decision<G>,
        thinking: Thinking<G>,
        slice: Option<Duration>,
    ) -> Thinking<G> {
        self.bot.go_on(&decision.view, thinking, slice)
    }

    fn hear(&mut self, decision: &Decision<G>) {
        decision.news.iter().for_each(|event| self.bot.hear(event));
        self.heard = decision.told;
    }
}

impl<G: Playable> Decision<G> {
    /// The legal actions.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }
}
