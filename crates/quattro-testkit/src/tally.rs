//! Random games whose events are counted but not stored.

use std::ops::{AddAssign, Range};

use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId, below};
use quattro_rules::dealer::{Audience, Dealer};
use quattro_rules::game::Game;
use quattro_rules::pizza::{Burnt, Decision, Edition, Event, Kind, Order, Pizza, Recipe};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// What can happen to an order. An order may count both under a way of payment and under its own mechanism.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Paid by the table alone.
    Table,
    /// Completed from the owner's hand.
    Hand,
    /// Completed by a helper.
    Help,
    /// Completed by owner and helper together.
    HandAndHelp,
    /// In a series, paid by the table alone.
    SeriesTable,
    /// In a series, completed from the owner's hand.
    SeriesHand,
    /// In a series, completed by a helper.
    SeriesHelp,
    /// In a series, completed by owner and helper together.
    SeriesHandAndHelp,
    /// A duel won, a match made, the boss card taken over.
    Mechanism,
    /// A helper's reward.
    Reward,
    /// Burnt: the owner did not complete it.
    NotCompleted,
    /// Burnt: nobody gave what the owner asked for.
    NobodyHelped,
    /// Burnt, with its series: nobody gave what the owner asked for.
    SeriesNobodyHelped,
    /// Burnt: the owner's kind was on the table.
    OwnKindOnTable,
    /// Burnt: the opponents of a duel showed enough.
    Stopped,
    /// Burnt: the owner had no topping to play, or nobody could be named.
    NoMatchPossible,
    /// Burnt: only the owner's kind was on the table.
    NoScarcestKind,
}

impl Fate {
    /// Every fate.
    pub const ALL: [Fate; 17] = [
        Fate::Table,
        Fate::Hand,
        Fate::Help,
        Fate::HandAndHelp,
        Fate::SeriesTable,
        Fate::SeriesHand,
        Fate::SeriesHelp,
        Fate::SeriesHandAndHelp,
        Fate::Mechanism,
        Fate::Reward,
        Fate::NotCompleted,
        Fate::NobodyHelped,
        Fate::SeriesNobodyHelped,
        Fate::OwnKindOnTable,
        Fate::Stopped,
        Fate::NoMatchPossible,
        Fate::NoScarcestKind,
    ];

    fn filled(series: bool, hand: bool, help: bool) -> Fate {
        match (series, hand, help) {
            (false, false, false) => Fate::Table,
            (false, true, false) => Fate::Hand,
            (false, false, true) => Fate::Help,
            (false, true, true) => Fate::HandAndHelp,
            (true, false, false) => Fate::SeriesTable,
            (true, true, false) => Fate::SeriesHand,
            (true, false, true) => Fate::SeriesHelp,
            (true, true, true) => Fate::SeriesHandAndHelp,
        }
    }

    fn burnt(series: bool, why: Burnt) -> Fate {
        match why {
            Burnt::NotCompleted => Fate::NotCompleted,
            Burnt::NobodyHelped if series => Fate::SeriesNobodyHelped,
            Burnt::NobodyHelped => Fate::NobodyHelped,
            Burnt::OwnKindOnTable => Fate::OwnKindOnTable,
            Burnt::Stopped => Fate::Stopped,
            Burnt::NoMatchPossible => Fate::NoMatchPossible,
            Burnt::NoScarcestKind => Fate::NoScarcestKind,
        }
    }

    /// Whether the rules let this happen to an order.
    pub fn is_possible_for(self, order: Order) -> bool {
        let (recipe, four) = (order.recipe(), order.is_four());
        match self {
            // A match takes nothing from the table (SM-47).
            Fate::Table => recipe != Recipe::Match,
            Fate::Hand | Fate::Reward | Fate::NotCompleted => true,
            // No help for Duel and Match (SM-30).
            Fate::Help | Fate::HandAndHelp | Fate::NobodyHelped => {
                !matches!(recipe, Recipe::Duel | Recipe::Match)
            }
            // Only fours form a series (SM-31, GR-8), which cannot be withdrawn (SM-34).
            Fate::SeriesTable
            | Fate::SeriesHand
            | Fate::SeriesHelp
            | Fate::SeriesHandAndHelp
            | Fate::SeriesNobodyHelped => four,
            Fate::Mechanism => matches!(recipe, Recipe::Duel | Recipe::Match | Recipe::ForTheBoss),
            Fate::OwnKindOnTable => recipe == Recipe::WithoutMe,
            Fate::Stopped => recipe == Recipe::Duel,
            Fate::NoMatchPossible => recipe == Recipe::Match,
            Fate::NoScarcestKind => recipe == Recipe::Minimale,
        }
    }
}

/// How often each fate befell each order, and other statistics.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    counts: [[u64; Fate::ALL.len()]; Order::SORTS as usize],
    /// Games played.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// The length of the longest list of legal actions.
    pub largest_choice: usize,
    /// The question that the longest list answers.
    pub largest_at: Option<Decision>,
}

impl Tally {
    /// How often this fate befell this order.
    pub fn count(&self, order: Order, fate: Fate) -> u64 {
        self.counts[row(order)][fate as usize]
    }

    fn note(&mut self, order: Order, fate: Fate) {
        self.counts[row(order)][fate as usize] += 1;
    }

    fn note_choice(&mut self, decision: Option<Decision>, legal: usize) {
        self.decisions += 1;
        if legal > self.largest_choice {
            (self.largest_choice, self.largest_at) = (legal, decision);
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, more: Tally) {
        for (mine, theirs) in self.counts.iter_mut().flatten().zip(more.counts.iter().flatten()) {
            *mine += theirs;
        }
        self.games += more.games;
        self.decisions += more.decisions;
        if more.largest_choice > self.largest_choice {
            (self.largest_choice, self.largest_at) = (more.largest_choice, more.largest_at);
        }
    }
}

fn row(order: Order) -> usize {
    Order::all().position(|other| other == order).expect("every order is one of the sorts")
}

/// The orders of all sets of an edition.
pub fn orders_of(edition: Edition) -> Vec<Order> {
    Order::all()
        .filter(|order| Kind::ALL.into_iter().any(|own| edition.orders(own).any(|other| other == *order)))
        .collect()
}

/// A dealer that counts events.
struct Counter<'a> {
    chance: Seeded,
    tally: &'a mut Tally,
    series: bool,
    hand: bool,
    help: bool,
}

impl Chance for Counter<'_> {
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]) {
        self.chance.shuffle(pile, cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.chance.first_seat(players)
    }
}

impl Dealer<Event> for Counter<'_> {
    fn tell(&mut self, _: Audience, event: Event) {
        match event {
            Event::RevealedOrder { .. } => (self.series, self.hand, self.help) = (false, false, false),
            Event::Joined { .. } => self.series = true,
            Event::Added { .. } => self.hand = true,
            Event::Committed { hand, .. } => self.hand = !hand.is_empty(),
            Event::Gave { .. } => self.help = true,
            Event::Filled { order, .. } => self.filled(order),
            Event::NewBoss { .. } => self.tally.note(Order::from(Recipe::ForTheBoss), Fate::Mechanism),
            Event::Rewarded { order, .. } => self.tally.note(order, Fate::Reward),
            Event::Burnt { order, why, .. } => self.tally.note(order, Fate::burnt(self.series, why)),
            _ => {}
        }
    }
}

impl Counter<'_> {
    fn filled(&mut self, order: Order) {
        self.tally.note(order, Fate::filled(self.series, self.hand, self.help));
        if matches!(order.recipe(), Recipe::Duel | Recipe::Match) {
            self.tally.note(order, Fate::Mechanism);
        }
    }
}

/// Plays a random game with each of these seeds.
pub fn play_games(game: GameId, players: u8, seeds: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        play_game(&Setup::new(game, players), seed, &mut tally);
    }
    tally
}

fn play_game(setup: &Setup, seed: u64, tally: &mut Tally) {
    let chance = Seeded::from_number(seed);
    let mut dealer = Counter { chance, tally, series: false, hand: false, help: false };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Pizza::deal(setup, &mut dealer).expect("a valid set-up");
    let mut legal = Vec::new();
    while game.to_act().is_some() {
        game.legal(&mut legal);
        dealer.tally.note_choice(game.decision(), legal.len());
        let action = legal[below(&mut rng, legal.len() as u32) as usize];
        game.apply(action, &mut dealer).expect("what is listed is legal");
    }
    tally.games += 1;
}
