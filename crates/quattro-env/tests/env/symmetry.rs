//! The same situation looks the same from every chair.

use quattro_env::batch::choose;
use quattro_env::learnable::Listening;
use quattro_env::{Learnable, Recall, Section};
use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId};
use quattro_rules::pizza::Kind;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

use crate::for_every_setup;

/// The deals of [`Seeded`] for people who have moved on by some chairs: they get the same cards there.
struct MovedOn {
    seeded: Seeded,
    game: GameId,
    players: u8,
    chairs: u8,
}

impl MovedOn {
    /// Where somebody sits now.
    fn to(&self, seat: Seat) -> Seat {
        (0..self.chairs).fold(seat, |seat, _| seat.next(self.players))
    }

    /// Whose seat this was before.
    fn from(&self, seat: Seat) -> Seat {
        (self.chairs..self.players).fold(seat, |seat, _| seat.next(self.players))
    }

    /// The pile that hands are dealt from, and how many cards each gets (MM-5, SM-4).
    const fn hands(&self) -> (ShuffleId, usize) {
        match self.game {
            GameId::MammaMia => (ShuffleId::Kitchen(1), 6),
            _ => (ShuffleId::Deal, 5),
        }
    }
}

impl Chance for MovedOn {
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]) {
        let of = match pile {
            ShuffleId::Waiter(seat) => ShuffleId::Waiter(self.from(seat)),
            other => other,
        };
        self.seeded.shuffle(of, cards);
        let (hands, each) = self.hands();
        if pile == hands {
            // Nobody is dealt the boss card, so that everybody is dealt as many cards from the pile.
            if let Some(boss) = cards.iter().position(|card| card.to_string() == "boss") {
                cards.swap(0, boss);
            }
            // Hands are dealt from the top, the first seat's first.
            let first = cards.len() - each * usize::from(self.players);
            cards[first..].rotate_left(each * usize::from(self.chairs));
        }
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        let first = self.seeded.first_seat(players);
        self.to(first)
    }
}

struct Table<G: Learnable> {
    setup: Setup,
    game: G,
    chance: MovedOn,
    heard: G::Heard,
}

impl<G: Learnable> Table<G> {
    /// A game of people who have moved on by so many chairs, with their own kinds.
    fn deal(setup: &Setup, chairs: u8, seed: u64) -> Table<G> {
        let (game, players) = (setup.game, setup.players);
        let mut setup = setup.clone();
        if game != GameId::Calcory {
            setup.options.own_kinds = Kind::ALL.into_iter().take(usize::from(players)).map(Some).collect();
            setup.options.own_kinds.rotate_right(usize::from(chairs));
        }
        let mut chance = MovedOn { seeded: Seeded::from_number(seed), game, players, chairs };
        let mut heard = G::Heard::default();
        let mut dealer = Listening { chance: &mut chance, heard: &mut heard };
        let game = G::deal(&setup, &mut dealer).expect("a game");
        Table { setup, game, chance, heard }
    }

    /// What somebody observes with each memory, wherever they sit now.
    fn observations(&self, person: Seat) -> Vec<Vec<u8>> {
        let seat = self.chance.to(person);
        let observed = Recall::ALL.into_iter().map(|recall| {
            let length = self.game.sections(&self.setup, recall).iter().map(Section::width).sum();
            let (labels, mut row) = (G::labels(&self.setup, seat), vec![0; length]);
            G::observe(&self.game.see(seat), &self.heard, recall, &labels, &mut row);
            row
        });
        observed.collect()
    }

    /// Who decides, and what is legal then.
    fn decision(&self) -> Option<(Seat, Vec<u8>)> {
        let seat = self.game.to_act()?;
        let mut mask = vec![0; G::action_names(self.setup.game).len()];
        self.game.mask(&G::labels(&self.setup, seat), &mut Vec::new(), &mut mask);
        Some((self.chance.from(seat), mask))
    }

    fn apply(&mut self, person: Seat, number: usize) {
        let labels = G::labels(&self.setup, self.chance.to(person));
        let action = self.game.action(number, &labels, &mut Vec::new()).expect("a legal number");
        let mut dealer = Listening { chance: &mut self.chance, heard: &mut self.heard };
        self.game.apply(action, &mut dealer).expect("a legal action");
    }
}

fn chairs_make_no_difference<G: Learnable>(setup: &Setup) {
    for seed in 0..4 {
        let chairs = 1 + seed as u8 % (setup.players - 1);
        let (mut here, mut there) = (Table::<G>::deal(setup, 0, seed), Table::<G>::deal(setup, chairs, seed));
        let mut choice = seed;
        loop {
            for person in Seat::all(setup.players) {
                let (observed, other) = (here.observations(person), there.observations(person));
                assert_eq!(observed, other, "{} {}, seed {seed}", setup.game, setup.players);
            }
            let decision = here.decision();
            assert_eq!(decision, there.decision());
            let Some((person, mask)) = decision else { break };
            let number = choose(&mask, &mut choice).and_then(|number| usize::try_from(number).ok());
            let number = number.expect("something is legal");
            here.apply(person, number);
            there.apply(person, number);
        }
    }
}

/// For every game, number of players and memory: somebody who has moved on by some chairs, with the same cards and the
/// same neighbours, observes the same numbers and has the same choices all game long.
#[test]
fn a_game_moved_by_some_chairs_is_observed_the_same() {
    for_every_setup!(chairs_make_no_difference);
}
