//! Calcory end games on reduced grids, against a solver that shares nothing with the bots' own.

use std::collections::HashMap;

use quattro_bots::{Memory, Playable, Retention};
use quattro_rules::calcory::{Action, Calcory, Card, Event, Failure, Place, Step, Taken};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn silent() -> Silent<Seeded> {
    Silent(Seeded::from_number(1))
}

/// A game of two with these cards left in the first row, all others won.
fn end_game(cards: &[Card], won: [usize; 2]) -> Calcory {
    let row = |row: usize| {
        let spot = |column| cards.get(column).filter(|_| row == 0).map_or("..".to_owned(), Card::to_string);
        format!("  \"{}\",\n", (0..Place::COLUMNS).map(spot).collect::<Vec<_>>().join(" "))
    };
    let grid: String = (0..Place::ROWS).map(row).collect();
    let text = format!("game = \"calcory\"\nplayers = 2\nturn = 1\nwon = {won:?}\ngrid = [\n{grid}]\n");
    Calcory::from_position(&text.parse().expect("a position"), &mut silent()).expect("a position")
}

/// What somebody knows who has seen every card and where it went.
fn memory(game: &Calcory, setup: &Setup) -> <Calcory as Playable>::Memory {
    let seat = Seat::FIRST;
    let mut memory =
        <<Calcory as Playable>::Memory as Memory<Calcory>>::new(setup, seat, Retention::Perfect, 1);
    let mut hear = |event| Memory::<Calcory>::hear(&mut memory, &event);
    let first = game.face_down().first().expect("a card");
    for (card, place) in game.reveal().piles.concat().into_iter().zip(game.empty_places()) {
        hear(Event::Turned { seat, place, card });
        hear(Event::Turned { seat, place: first, card: game.lying(first).expect("a card") });
        hear(Event::PutBack { seat, from: first, to: first, set: Taken::Thirteen });
    }
    for place in game.face_down() {
        hear(Event::Turned { seat, place, card: game.lying(place).expect("a card") });
        hear(Event::Failed { seat, why: Failure::Over13 });
    }
    memory
}

/// Everything that the rest of the game depends on, where cards go back to where they lay.
type Key = (u64, Vec<(Place, bool)>, Option<Seat>, Seat, [u8; 2], u8, String);

/// Minimax with every card known: the share of the win of the first seat.
#[derive(Default)]
struct Solver(HashMap<Key, f32>);

impl Solver {
    fn value(&mut self, game: &Calcory) -> f32 {
        if let Some(outcome) = game.outcome() {
            let [first, second] = [0, 1].map(|seat| outcome.seats[seat].score);
            return if first == second { 0.5 } else { f32::from(u8::from(first > second)) };
        }
        let key = key(game);
        if let Some(known) = self.0.get(&key) {
            return *known;
        }
        let values = self.each(game).into_iter().map(|(_, value)| value);
        let mine = game.to_act() == Some(Seat::FIRST);
        let value = values.reduce(if mine { f32::max } else { f32::min }).expect("a legal action");
        self.0.insert(key, value);
        value
    }

    fn each(&mut self, game: &Calcory) -> Vec<(Action, f32)> {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        if let Step::PutBack { from, .. } = game.step() {
            legal = vec![Action::Put(from)];
        }
        let after = |action: Action| {
            let mut next = *game;
            next.apply(action, &mut silent()).expect("a legal action");
            (action, self.value(&next))
        };
        legal.into_iter().map(after).collect()
    }
}

fn key(game: &Calcory) -> Key {
    let face_up = game.face_up().map(|(place, _, marked)| (place, marked)).collect();
    let piles = [0, 1].map(|seat| game.pile_size(Seat::new(seat).expect("a seat")));
    let owner = game.to_beat().map(|set| set.owner);
    let step = format!("{:?}", game.step());
    (game.face_down().bits(), face_up, owner, game.on_turn(), piles, game.quiet_turns(), step)
}

/// Some cards, and how many each player has won.
fn reduced(seed: u64) -> Calcory {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut deck = Card::deck().to_vec();
    let left = 1 + below(&mut rng, 3) as usize;
    let cards: Vec<Card> =
        (0..left).map(|_| deck.swap_remove(below(&mut rng, deck.len() as u32) as usize)).collect();
    let first = deck.len() / 2 - 1 + below(&mut rng, 3) as usize;
    end_game(&cards, [first, deck.len() - first])
}

#[test]
fn a_proven_action_has_the_exact_value() {
    let setup = Setup::new(GameId::Calcory, 2);
    let (mut proofs, mut mattered) = (0, 0);
    for seed in 0..60 {
        let game = reduced(seed);
        let values = Solver::default().each(&game);
        let legal: Vec<Action> = values.iter().map(|(action, _)| *action).collect();
        let proven = Calcory::proven_move(&memory(&game, &setup), &game.view(None), &legal, None);
        let best = values.iter().map(|(_, value)| *value).fold(0.0, f32::max);
        let Some(proven) = proven else { continue };
        let value = values.iter().find(|(action, _)| *action == proven).map(|(_, value)| *value);
        assert_eq!(value, Some(best), "{proven} of {values:?} in\n{game:?}");
        proofs += 1;
        mattered += u32::from(values.iter().any(|(_, value)| *value < best));
    }
    assert!(proofs > 20, "only {proofs} proofs");
    assert!(mattered > 4, "the action mattered {mattered} times only");
}
