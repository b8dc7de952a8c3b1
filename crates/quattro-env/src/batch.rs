//! Many games at once, on arrays that belong to the caller.
//!
//! A call takes one decision in every game. A game that ends is dealt anew at once, so that there is always a seat to
//! decide. No game depends on how many others there are, nor on the number of threads.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Setup, SetupError};
use thiserror::Error;

use crate::learnable::{Learnable, Listening, Recall};
use crate::returns::returns;
use crate::workers;

/// Games that are played together.
#[derive(Clone, Debug)]
pub struct Batch<G: Learnable> {
    rules: Rules<G>,
    tables: Vec<Table<G>>,
}

/// What all games of a batch have in common.
#[derive(Clone, Debug)]
struct Rules<G: Learnable> {
    setup: Setup,
    recall: Recall,
    seed: u64,
    games: usize,
    actions: usize,
    observation: usize,
    /// By seat.
    labels: Vec<G::Labels>,
}

/// A game of a batch.
#[derive(Clone, Debug)]
struct Table<G: Learnable> {
    game: G,
    heard: G::Heard,
    chance: Seeded,
    /// The state of the generator that chooses random actions.
    choice: u64,
    /// Its number; a game that is dealt anew gets another one.
    number: u64,
}

/// What a batch writes, row by row and game by game.
#[derive(Debug)]
pub struct ArraysMut<'a> {
    /// What the seat that decides sees: a row of [`Batch::observation`] bytes.
    pub observations: &'a mut [u8],
    /// Its legal actions: a row of [`Batch::actions`] bytes, 1 or 0.
    pub masks: &'a mut [u8],
    /// What the game that has just ended was worth to each seat, 0 otherwise: a row with a number for each seat.
    pub rewards: &'a mut [f32],
    /// Whether a game has just ended.
    pub dones: &'a mut [bool],
    /// The seat that decides, from 0.
    pub seats: &'a mut [u8],
}

/// Arrays for a batch whose caller has none.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrays {
    /// See [`ArraysMut::observations`].
    pub observations: Vec<u8>,
    /// See [`ArraysMut::masks`].
    pub masks: Vec<u8>,
    /// See [`ArraysMut::rewards`].
    pub rewards: Vec<f32>,
    /// See [`ArraysMut::dones`].
    pub dones: Vec<bool>,
    /// See [`ArraysMut::seats`].
    pub seats: Vec<u8>,
}

impl Arrays {
    /// Arrays of the right sizes.
    pub fn for_batch<G: Learnable>(batch: &Batch<G>) -> Arrays {
        let games = batch.games();
        Arrays {
            observations: vec![0; games * batch.observation()],
            masks: vec![0; games * batch.actions()],
            rewards: vec![0.0; games * batch.players()],
            dones: vec![false; games],
            seats: vec![0; games],
        }
    }

    /// To be written to.
    pub fn as_mut(&mut self) -> ArraysMut<'_> {
        ArraysMut {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            seats: &mut self.seats,
        }
    }
}

/// Why a batch cannot do what it was asked for. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BatchError {
    /// An invalid set-up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A batch without games.
    #[error("a batch needs at least one game")]
    NoGames,
    /// An array of another length.
    #[error("`{array}` holds {found} numbers instead of {expected}")]
    Length {
        /// Which array.
        array: &'static str,
        /// The length it must have.
        expected: usize,
        /// The length it has.
        found: usize,
    },
    /// A number that stands for no action at this moment.
    #[error(
        "game {game}: action {action} means nothing now; actions are numbered from 0 to {last}, and the mask says which are legal"
    )]
    Meaningless {
        /// The game's row.
        game: usize,
        /// The number.
        action: i64,
        /// The highest number.
        last: usize,
    },
    /// An action that a rule forbids.
    #[error("game {game}: action {action} ({notation}) is illegal: {refusal}")]
    Illegal {
        /// The game's row.
        game: usize,
        /// The number.
        action: i64,
        /// The action in notation.
        notation: String,
        /// The rule, and why.
        refusal: Refusal,
    },
}

impl<G: Learnable> Batch<G> {
    /// A batch of `games` games. [`Batch::begin`] writes their first decisions.
    ///
    /// # Errors
    /// If the set-up is invalid or there is no game.
    pub fn new(setup: &Setup, games: usize, seed: u64, recall: Recall) -> Result<Batch<G>, BatchError> {
        setup.validate()?;
        if games == 0 {
            return Err(BatchError::NoGames);
        }
        let first = G::deal(setup, &mut Silent(Seeded::numbered(seed, 0)))?;
        let sections = first.sections(setup, recall);
        let rules = Rules {
            setup: setup.clone(),
            recall,
            seed,
            games,
            actions: G::action_names(setup.game).len(),
            observation: sections.last().map_or(0, |last| last.start + last.width()),
            labels: Seat::all(setup.players).map(|seat| G::labels(setup, seat)).collect(),
        };
        let table = |number: usize| rules.table(number as u64, first);
        Ok(Batch { tables: (0..games).map(table).collect(), rules })
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.tables.len()
    }

    /// How many seats each game has.
    pub fn players(&self) -> usize {
        usize::from(self.rules.setup.players)
    }

    /// How many actions are numbered.
    pub const fn actions(&self) -> usize {
        self.rules.actions
    }

    /// How many bytes an observation has.
    pub const fn observation(&self) -> usize {
        self.rules.observation
    }

    /// How many bytes a game takes, without the caller's arrays.
    pub const fn bytes_per_game() -> usize {
        size_of::<Table<G>>()
    }

    /// Deals all games anew from the seed and writes their first decisions.
    ///
    /// # Errors
    /// If an array has another length.
    pub fn begin(&mut self, arrays: &mut ArraysMut<'_>, threads: usize) -> Result<(), BatchError> {
        self.check_lengths(arrays)?;
        let games = self.tables.len() as u64;
        self.each(arrays, threads, |rules, number, table, row, scratch| {
            let number = number as u64 % games;
            *table = rules.table(number, table.game);
            rules.deal(table);
            row.clear();
            rules.show(table, row, scratch);
        });
        Ok(())
    }

    /// Takes the action with the given number in every game.
    ///
    /// # Errors
    /// If an array has another length, or an action is illegal; then no game has changed.
    pub fn step(
        &mut self,
        actions: &[i64],
        arrays: &mut ArraysMut<'_>,
        threads: usize,
    ) -> Result<(), BatchError> {
        self.check_lengths(arrays)?;
        self.check_length("actions", actions.len(), self.games())?;
        self.check_actions(actions, threads)?;
        self.each(arrays, threads, |rules, number, table, row, scratch| {
            let action = rules.action(&table.game, actions[number], &mut scratch.legal);
            rules.take(table, action, row);
            rules.show(table, row, scratch);
        });
        Ok(())
    }

    /// Takes a random legal action in every game, chosen from the masks in `arrays`. A row without a legal action
    /// leaves its game as it is.
    ///
    /// # Errors
    /// If an array has another length.
    pub fn step_at_random(&mut self, arrays: &mut ArraysMut<'_>, threads: usize) -> Result<(), BatchError> {
        self.check_lengths(arrays)?;
        self.each(arrays, threads, |rules, _, table, row, scratch| {
            let number = choose(row.mask, &mut table.choice);
            let action = number.and_then(|number| rules.action(&table.game, number, &mut scratch.legal));
            rules.take(table, action, row);
            rules.show(table, row, scratch);
        });
        Ok(())
    }

    /// Writes the number of a random legal action for every game, chosen from `masks`: -1 for a row without one.
    ///
    /// # Errors
    /// If an array has another length.
    pub fn choose_at_random(&mut self, masks: &[u8], actions: &mut [i64]) -> Result<(), BatchError> {
        self.check_length("masks", masks.len(), self.games() * self.actions())?;
        self.check_length("actions", actions.len(), self.games())?;
        let rows = masks.chunks_exact(self.rules.actions);
        for ((table, mask), action) in self.tables.iter_mut().zip(rows).zip(actions) {
            *action = choose(mask, &mut table.choice).unwrap_or(-1);
        }
        Ok(())
    }

    /// The first error, in the order of the games.
    fn check_actions(&self, actions: &[i64], threads: usize) -> Result<(), BatchError> {
        let share = self.games_each(threads);
        let shares = self.tables.chunks(share).zip(actions.chunks(share)).zip((0..).step_by(share));
        let mut found = vec![Ok(()); self.games().div_ceil(share)];
        workers::share(shares.zip(&mut found), |(((tables, actions), first), found)| {
            *found = self.check_share(tables, actions, first);
        });
        found.into_iter().collect()
    }

    /// Checks the actions of some games, of which the first has the number `first`.
    fn check_share(&self, tables: &[Table<G>], actions: &[i64], first: usize) -> Result<(), BatchError> {
        let mut legal = Vec::new();
        for (game, (table, &action)) in (first..).zip(tables.iter().zip(actions)) {
            let Some(meant) = self.rules.action(&table.game, action, &mut legal) else {
                return Err(BatchError::Meaningless { game, action, last: self.rules.actions - 1 });
            };
            table.game.check(meant).map_err(|refusal| BatchError::Illegal {
                game,
                action,
                notation: meant.to_string(),
                refusal,
            })?;
        }
        Ok(())
    }

    fn check_lengths(&self, arrays: &ArraysMut<'_>) -> Result<(), BatchError> {
        let games = self.games();
        self.check_length("observations", arrays.observations.len(), games * self.observation())?;
        self.check_length("masks", arrays.masks.len(), games * self.actions())?;
        self.check_length("rewards", arrays.rewards.len(), games * self.players())?;
        self.check_length("dones", arrays.dones.len(), games)?;
        self.check_length("seats", arrays.seats.len(), games)
    }

    #[expect(clippy::unused_self, reason = "reads as a question to the batch")]
    fn check_length(&self, array: &'static str, found: usize, expected: usize) -> Result<(), BatchError> {
        if found == expected { Ok(()) } else { Err(BatchError::Length { array, expected, found }) }
    }

    /// Does `work` for every game and its rows, on this many threads.
    fn each(
        &mut self,
        arrays: &mut ArraysMut<'_>,
        threads: usize,
        work: impl Fn(&Rules<G>, usize, &mut Table<G>, &mut Row<'_>, &mut Scratch<G>) + Sync,
    ) {
        let rules = &self.rules;
        let share = self.games_each(threads);
        let shares = self.tables.chunks_mut(share).zip(arrays.shares(rules, share)).zip((0..).step_by(share));
        workers::share(shares, |((tables, mut arrays), first)| {
            let mut scratch = Scratch { legal: Vec::new(), seen: tables[0].game.see(Seat::FIRST) };
            for (number, (table, mut row)) in (first..).zip(tables.iter_mut().zip(arrays.rows(rules))) {
                work(rules, number, table, &mut row, &mut scratch);
            }
        });
    }

    fn games_each(&self, threads: usize) -> usize {
        self.rules.games.div_ceil(threads.max(1))
    }
}

/// What a thread needs again and again.
struct Scratch<G: Learnable> {
    legal: Vec<G::Action>,
    seen: G::Seen,
}

/// One game's part of the arrays.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    seat: &'a mut u8,
}

impl Row<'_> {
    #[inline]
    fn clear(&mut self) {
        self.rewards.fill(0.0);
        *self.done = false;
    }
}

impl ArraysMut<'_> {
    /// The arrays in pieces of `share` games.
    fn shares<G: Learnable>(
        &mut self,
        rules: &Rules<G>,
        share: usize,
    ) -> impl Iterator<Item = ArraysMut<'_>> {
        let observations = self.observations.chunks_mut(share * rules.observation);
        let masks = self.masks.chunks_mut(share * rules.actions);
        let rewards = self.rewards.chunks_mut(share * rules.labels.len());
        let rest = self.dones.chunks_mut(share).zip(self.seats.chunks_mut(share));
        observations.zip(masks).zip(rewards).zip(rest).map(
            |(((observations, masks), rewards), (dones, seats))| ArraysMut {
                observations,
                masks,
                rewards,
                dones,
                seats,
            },
        )
    }

    fn rows<G: Learnable>(&mut self, rules: &Rules<G>) -> impl Iterator<Item = Row<'_>> {
        let observations = self.observations.chunks_exact_mut(rules.observation);
        let masks = self.masks.chunks_exact_mut(rules.actions);
        let rewards = self.rewards.chunks_exact_mut(rules.labels.len());
        let rest = self.dones.iter_mut().zip(self.seats.iter_mut());
        observations.zip(masks).zip(rewards).zip(rest).map(
            |(((observation, mask), rewards), (done, seat))| Row { observation, mask, rewards, done, seat },
        )
    }
}

impl<G: Learnable> Rules<G> {
    /// A table at which nothing has been dealt yet; `game` only takes the place.
    fn table(&self, number: u64, game: G) -> Table<G> {
        let chance = Seeded::numbered(self.seed, number);
        Table {
            game,
            heard: G::Heard::default(),
            chance,
            choice: scrambled(self.seed ^ scrambled(number)),
            number,
        }
    }

    /// Deals the table's game.
    fn deal(&self, table: &mut Table<G>) {
        table.chance = Seeded::numbered(self.seed, table.number);
        table.heard = G::Heard::default();
        let mut dealer = Listening { chance: &mut table.chance, heard: &mut table.heard };
        // The set-up was valid when the batch was made.
        if let Ok(game) = G::deal(&self.setup, &mut dealer) {
            table.game = game;
        }
    }

    #[inline]
    fn labels(&self, game: &G) -> &G::Labels {
        &self.labels[game.to_act().map_or(0, Seat::index)]
    }

    #[inline]
    fn action(&self, game: &G, number: i64, legal: &mut Vec<G::Action>) -> Option<G::Action> {
        let number = usize::try_from(number).ok().filter(|number| *number < self.actions)?;
        game.action(number, self.labels(game), legal)
    }

    /// Takes an action, and deals anew where the game is over. An illegal action changes nothing.
    #[inline]
    fn take(&self, table: &mut Table<G>, action: Option<G::Action>, row: &mut Row<'_>) {
        row.clear();
        let Some(action) = action else { return };
        let taken = if self.recall == Recall::None {
            table.game.apply(action, &mut Silent(&mut table.chance))
        } else {
            let mut dealer = Listening { chance: &mut table.chance, heard: &mut table.heard };
            table.game.apply(action, &mut dealer)
        };
        if taken.is_ok() && table.game.to_act().is_none() {
            self.end(table, row);
        }
    }

    #[cold]
    fn end(&self, table: &mut Table<G>, row: &mut Row<'_>) {
        if let Some(outcome) = table.game.outcome() {
            returns(&outcome, row.rewards);
        }
        *row.done = true;
        table.number += self.games as u64;
        self.deal(table);
    }

    #[inline]
    fn show(&self, table: &Table<G>, row: &mut Row<'_>, scratch: &mut Scratch<G>) {
        let game = &table.game;
        let Some(seat) = game.to_act() else { return };
        let labels = &self.labels[seat.index()];
        *row.seat = seat.index() as u8;
        game.mask(labels, &mut scratch.legal, row.mask);
        game.see_again(seat, &mut scratch.seen);
        G::observe(&scratch.seen, &table.heard, self.recall, labels, row.observation);
    }
}

/// The number of a random 1 of the mask.
#[inline]
pub fn choose(mask: &[u8], state: &mut u64) -> Option<i64> {
    let legal = mask.iter().fold(0_u32, |legal, byte| legal + u32::from(*byte & 1));
    *state = state.wrapping_add(STEP);
    let nth = ((scrambled(*state) >> 32) * u64::from(legal)) >> 32;
    let mut left = nth as u32;
    let mut start = 0_i64;
    for chunk in mask.chunks(8) {
        let here = chunk.iter().fold(0_u32, |legal, byte| legal + u32::from(*byte & 1));
        if left < here {
            let ones = chunk.iter().zip(start..).filter(|(byte, _)| **byte & 1 == 1);
            return ones.map(|(_, number)| number).nth(left as usize);
        }
        left -= here;
        start += 8;
    }
    None
}

/// The step of the generator `SplitMix64`: 2^64 divided by the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes the bits of a number (the finaliser of `SplitMix64`).
const fn scrambled(number: u64) -> u64 {
    let mut mixed = number;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
