//! The same situation looks the same from every chair.

use quattro_env::{Learnable, Recall, Section};
use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup};

/// Toppings dealt to each player of Mamma Mia! (MM-5).
const DEALT: usize = 6;

/// Deals to the next seat what [`Seeded`] deals to a seat, with the kinds that these seats have.
struct Moved {
    seeded: Seeded,
    players: u8,
}

/// The card of the next seat's kinds, in notation.
fn moved(card: &str) -> String {
    const NAMES: [&str; 5] = ["salami", "pineapple", "mushroom", "chili", "olive"];
    let next = |at: usize| (at + 1) % 5;
    if let Some(at) = NAMES.iter().position(|name| card.ends_with(name)) {
        return card.replace(NAMES[at], NAMES[next(at)]);
    }
    match "spmcoSPMCO".find(card).filter(|_| card.len() == 1) {
        Some(at) => {
            let moved = next(at % 5) + 5 * (at / 5);
            "spmcoSPMCO"[moved..=moved].to_owned()
        }
        None => card.to_owned(),
    }
}

/// Nobody is dealt the boss card, so that everybody is dealt as many cards from the pile.
fn boss_to_the_bottom<C: Card>(cards: &mut [C]) {
    if let Some(boss) = cards.iter().position(|card| card.to_string() == "boss") {
        cards.swap(0, boss);
    }
}

impl Chance for Moved {
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]) {
        let of = match pile {
            ShuffleId::Waiter(seat) => {
                let before = (seat.index() + usize::from(self.players) - 1) % usize::from(self.players);
                ShuffleId::Waiter(Seat::new(before).expect("a seat"))
            }
            other => other,
        };
        // What the seed deals at the other table, there sorted in the order that its kinds have here.
        let back = |card: &C| (0..4).fold(card.to_string(), |card, _| moved(&card));
        let read = |text: String| text.parse::<C>().ok().expect("a card");
        let mut there: Vec<C> = cards.iter().map(|card| read(back(card))).collect();
        there.sort();
        self.seeded.shuffle(of, &mut there);
        boss_to_the_bottom(&mut there);
        if pile == ShuffleId::Kitchen(1) {
            // Hands are dealt from the top, and the first seat is now the second.
            let dealt = there.len() - DEALT * usize::from(self.players);
            there[dealt..].rotate_left(DEALT);
        }
        for (place, card) in cards.iter_mut().zip(&there) {
            *place = read(moved(&card.to_string()));
        }
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.seeded.first_seat(players).next(players)
    }
}

/// The seed's deals with every pile sorted first, so that the order of kinds does not matter.
struct Sorted(Seeded);

impl Chance for Sorted {
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]) {
        cards.sort();
        self.0.shuffle(pile, cards);
        boss_to_the_bottom(cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.0.first_seat(players)
    }
}

/// With five players everybody's kinds can move on by a chair, and so can the whole game.
#[test]
fn a_game_moved_by_a_chair_is_observed_the_same() {
    const PLAYERS: u8 = 5;
    for seed in 0..20 {
        let setup = Setup { game: GameId::MammaMia, players: PLAYERS, options: Options::default() };
        let here = &mut Silent(Sorted(Seeded::from_number(seed)));
        let there = &mut Silent(Moved { seeded: Seeded::from_number(seed), players: PLAYERS });
        let mut game = Pizza::deal(&setup, here).expect("a game");
        let mut other = Pizza::deal(&setup, there).expect("a game");
        let (mut legal, mut turn) = (Vec::new(), seed as usize);
        let length = game.sections(&setup, Recall::Last).iter().map(Section::width).sum();
        while let (Some(seat), Some(next)) = (game.to_act(), other.to_act()) {
            assert_eq!(seat.next(PLAYERS), next);
            let seen = [(&game, seat), (&other, next)].map(|(game, seat)| {
                let labels = Pizza::labels(&setup, seat);
                let (mut row, mut mask) = (vec![0; length], vec![0; Pizza::action_names(setup.game).len()]);
                let heard = <Pizza as Learnable>::Heard::default();
                Pizza::observe(&game.see(seat), &heard, Recall::Last, &labels, &mut row);
                game.mask(&labels, &mut Vec::new(), &mut mask);
                (row, mask)
            });
            assert_eq!(seen[0], seen[1], "seed {seed}");
            turn += 1;
            let legals: Vec<usize> = (0..seen[0].1.len()).filter(|number| seen[0].1[*number] == 1).collect();
            let number = legals[turn * 7 % legals.len()];
            let mut act = |game: &Pizza, seat| {
                game.action(number, &Pizza::labels(&setup, seat), &mut legal).expect("legal")
            };
            let (one, two) = (act(&game, seat), act(&other, next));
            game.apply(one, here).expect("legal");
            other.apply(two, there).expect("legal");
        }
        assert_eq!(game.to_act(), other.to_act());
    }
}
