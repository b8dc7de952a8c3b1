//! What can be seen of a player's style, counted over many games against two cooks.

use std::collections::BTreeMap;

use quattro_bots::arena::{bot_seed, game_seed, play};
use quattro_bots::{BotName, Entrant, Level, Playable};
use quattro_rules::calcory::{self, Calcory, Place, Places};
use quattro_rules::chance::Seeded;
use quattro_rules::pizza::{Action, Decision, Event, Pizza, Recipe};
use quattro_rules::record::{Record, Replay, Step};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;

/// How often something was done, of how often it could have been.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Share {
    done: u32,
    of: u32,
}

impl Share {
    /// The quotient, and 0 of nothing.
    fn value(self) -> f64 {
        f64::from(self.done) / f64::from(self.of.max(1))
    }
}

/// The habits of a seat, by name.
#[derive(Clone, Default, Debug)]
pub(crate) struct Habits(pub(crate) BTreeMap<&'static str, Share>);

impl Habits {
    fn add(&mut self, habit: &'static str, done: impl Into<u32>, of: impl Into<u32>) {
        let share = self.0.entry(habit).or_default();
        share.done += done.into();
        share.of += of.into();
    }

    /// How pronounced this habit is.
    pub(crate) fn of(&self, habit: &str) -> f64 {
        self.0.get(habit).copied().unwrap_or_default().value()
    }
}

/// A game whose players have habits.
pub(crate) trait Habitual: Playable {
    /// What has to be remembered of the game so far.
    type Past: Default;

    /// Counts what `step` says about the player at `seat`.
    fn note(habits: &mut Habits, past: &mut Self::Past, before: &Self, step: &Step<Self>, seat: Seat);
}

impl Habitual for Pizza {
    type Past = ();

    fn note(habits: &mut Habits, (): &mut (), before: &Pizza, step: &Step<Pizza>, seat: Seat) {
        let filled = |told: &&quattro_rules::dealer::Told<Event>| matches!(told.event, Event::Filled { seat: owner, .. } if owner == seat);
        habits.add("orders filled of those played", step.told.iter().filter(filled).count() as u32, 0_u32);
        if step.seat != seat {
            return;
        }
        match (before.decision(), step.action) {
            (_, Action::Play(_, column)) => habits.add("toppings at once", column.cards(), 1_u32),
            (Some(Decision::PlayOrder), Action::Order(order)) => {
                habits.add("orders played when asked", 1_u32, 1_u32);
                habits.add("orders filled of those played", 0_u32, 1_u32);
                habits.add("Bombastica a game", order.recipe() == Recipe::Bombastica, 0_u32);
            }
            (Some(Decision::PlayOrder), _) => habits.add("orders played when asked", 0_u32, 1_u32),
            (Some(Decision::Help { .. }), action) if can_help(before) => {
                habits.add("help given when possible", matches!(action, Action::Give(_)), 1_u32);
            }
            _ => {}
        }
    }
}

fn can_help(game: &Pizza) -> bool {
    let mut legal = Vec::new();
    quattro_rules::game::Game::legal(game, &mut legal);
    legal.iter().any(|action| matches!(action, Action::Give(_)))
}

impl Habitual for Calcory {
    /// The places that have been turned up.
    type Past = Places;

    fn note(habits: &mut Habits, seen: &mut Places, before: &Calcory, step: &Step<Calcory>, seat: Seat) {
        let calcory::Action::Turn(place) = step.action else {
            if let calcory::Action::Put(place) = step.action {
                seen.insert(place);
            }
            return;
        };
        let is_new = !seen.contains(place);
        seen.insert(place);
        if step.seat != seat {
            return;
        }
        let begins = before.turned().cards == 0;
        habits.add("new cards of those turned up", is_new, 1_u32);
        habits.add("cards turned up a turn", 1_u32, begins);
        let fails = |told: &quattro_rules::dealer::Told<calcory::Event>| {
            matches!(told.event, calcory::Event::Failed { .. })
        };
        habits.add("turns that fail", step.told.iter().any(fails), begins);
        if is_new && before.face_up().next().is_some() {
            habits.add(
                "new cards beside open ones",
                before.face_up().any(|(open, ..)| touch(open, place)),
                1_u32,
            );
        }
    }
}

fn touch(one: Place, other: Place) -> bool {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
}

/// What the player at `seat` did in a finished game.
fn count<G: Habitual>(habits: &mut Habits, record: &Record, seat: Seat) {
    let mut replay = Replay::<G>::open(record).expect("a possible deal");
    let mut past = G::Past::default();
    habits.add("Bombastica a game", 0_u32, 1_u32);
    loop {
        let before = replay.game().clone();
        let Some(step) = replay.step().expect("a legal move") else { break };
        G::note(habits, &mut past, &before, &step, seat);
    }
    let places: Vec<u8> =
        record.result.as_ref().expect("a result").seats.iter().map(|standing| standing.place).collect();
    let winners: u32 = places.iter().map(|place| u32::from(*place == 1)).sum();
    habits.add("games won", if places[seat.index()] == 1 { 60 / winners } else { 0 }, 60_u32);
}

fn played<G: Habitual>(game: GameId, name: BotName, games: u64) -> Habits {
    let setup = Setup::new(game, 3);
    let mut habits = Habits::default();
    for number in 0..games {
        let mut entrants = [Entrant::new(Level::Cook); 3];
        let seat = Seat::all(3).nth(number as usize % 3).expect("a chair");
        entrants[seat.index()] = Entrant::named(name);
        // Every deal is played from each chair.
        let chance = Seeded::numbered(77, number / 3);
        let seed = bot_seed(game_seed(77, number), Seat::FIRST);
        let played = play::<G>(&setup, &entrants, chance, seed).expect("a game");
        count::<G>(&mut habits, &played.record, seat);
    }
    habits
}

/// The habits of one such player against two cooks. The same on every machine.
pub(crate) fn measure(game: GameId, name: impl Into<BotName>, games: u64) -> Habits {
    let name = name.into();
    with_engine!(game, G => played::<G>(game, name, games))
}
