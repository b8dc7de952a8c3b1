//! Calcory end games on reduced grids, against a solver that shares nothing with the bots' own.

use std::collections::HashMap;

use quattro_bots::{Memory, Playable, Retention};
use quattro_rules::calcory::{Action, Calcory, Card, Event, Failure, Place, Places, Step, Taken};
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

/// What somebody knows who has seen every won card and where it went, and the cards on the places `seen`. The first
/// face-down card is one of them.
fn memory(game: &Calcory, setup: &Setup, seen: Places) -> <Calcory as Playable>::Memory {
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
    for place in seen {
        hear(Event::Turned { seat, place, card: game.lying(place).expect("a card") });
        hear(Event::Failed { seat, why: Failure::Over13 });
    }
    memory
}

/// Everything that the rest of the game depends on, where cards go back to where they lay.
type Key = (u64, u64, Vec<(Place, bool)>, Option<Seat>, Seat, [u8; 2], u8, String);

/// The share of the win of the first seat, if both play as well as can be. Both know the cards that were seen, and
/// which others there are, but not where.
#[derive(Default)]
struct Solver(HashMap<Key, f32>);

impl Solver {
    fn value(&mut self, game: &Calcory, seen: Places) -> f32 {
        if let Some(outcome) = game.outcome() {
            let [first, second] = [0, 1].map(|seat| outcome.seats[seat].score);
            return if first == second { 0.5 } else { f32::from(u8::from(first > second)) };
        }
        let key = key(game, seen);
        if let Some(known) = self.0.get(&key) {
            return *known;
        }
        let values = self.each(game, seen).into_iter().map(|(_, value)| value);
        let mine = game.to_act() == Some(Seat::FIRST);
        let value = values.reduce(if mine { f32::max } else { f32::min }).expect("a legal action");
        self.0.insert(key, value);
        value
    }

    fn each(&mut self, game: &Calcory, seen: Places) -> Vec<(Action, f32)> {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        if let Step::PutBack { from, .. } = game.step() {
            legal = vec![Action::Put(from)];
        }
        let is_turn = game.step() == Step::Turn;
        let unseen = if is_turn { game.face_down().minus(seen) } else { Places::default() };
        let drawn: Vec<f32> =
            unseen.into_iter().map(|place| self.after(game, seen, Action::Turn(place))).collect();
        let mean = drawn.iter().sum::<f32>() / drawn.len().max(1) as f32;
        let value = |action: Action| match action {
            // Any of them may lie here.
            Action::Turn(place) if unseen.contains(place) => (action, mean),
            _ => (action, self.after(game, seen, action)),
        };
        legal.into_iter().map(value).collect()
    }

    fn after(&mut self, game: &Calcory, seen: Places, action: Action) -> f32 {
        let mut next = *game;
        next.apply(action, &mut silent()).expect("a legal action");
        let shown = if let Action::Turn(place) = action { seen.with(place) } else { seen };
        self.value(&next, shown)
    }
}

fn key(game: &Calcory, seen: Places) -> Key {
    let face_up = game.face_up().map(|(place, _, marked)| (place, marked)).collect();
    let piles = [0, 1].map(|seat| game.pile_size(Seat::new(seat).expect("a seat")));
    let owner = game.to_beat().map(|set| set.owner);
    let step = format!("{:?}", game.step());
    let down = game.face_down().bits();
    (down, seen.bits(), face_up, owner, game.on_turn(), piles, game.quiet_turns(), step)
}

/// Some cards, and how many each player has won.
fn reduced(rng: &mut ChaCha8Rng) -> Calcory {
    let mut deck = Card::deck().to_vec();
    let left = 1 + below(rng, 3) as usize;
    let cards: Vec<Card> =
        (0..left).map(|_| deck.swap_remove(below(rng, deck.len() as u32) as usize)).collect();
    let first = deck.len() / 2 - 1 + below(rng, 3) as usize;
    end_game(&cards, [first, deck.len() - first])
}

/// How many proofs there were, and in how many of these positions the action mattered.
fn check_proofs(positions: u64, seen: impl Fn(&Calcory, &mut ChaCha8Rng) -> Places) -> [u32; 2] {
    let setup = Setup::new(GameId::Calcory, 2);
    let (mut proofs, mut mattered) = (0, 0);
    for seed in 0..positions {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let game = reduced(&mut rng);
        let seen = seen(&game, &mut rng);
        let values = Solver::default().each(&game, seen);
        let legal: Vec<Action> = values.iter().map(|(action, _)| *action).collect();
        let proven = Calcory::proven_move(&memory(&game, &setup, seen), &game.view(None), &legal, None);
        let best = values.iter().map(|(_, value)| *value).fold(0.0, f32::max);
        let Some(proven) = proven else { continue };
        let value = values.iter().find(|(action, _)| *action == proven).map(|(_, value)| *value);
        let loss = best - value.expect("a legal action");
        assert!(loss < 1e-4, "{proven} of {values:?}, seen {seen:?}, in\n{game:?}");
        proofs += 1;
        mattered += u32::from(values.iter().any(|(_, value)| *value < best - 1e-4));
    }
    [proofs, mattered]
}

#[test]
fn a_proven_action_has_the_exact_value() {
    let [proofs, mattered] = check_proofs(60, |game, _| game.face_down());
    assert!(proofs > 20, "only {proofs} proofs");
    assert!(mattered > 4, "the action mattered {mattered} times only");
}

/// Some cards were never turned up: which of them is where is a matter of chance.
#[test]
fn a_proven_action_has_the_exact_value_where_cards_are_unseen() {
    let some = |game: &Calcory, rng: &mut ChaCha8Rng| {
        let first = game.face_down().first();
        game.face_down().into_iter().filter(|place| Some(*place) == first || below(rng, 2) == 0).collect()
    };
    let [proofs, mattered] = check_proofs(120, some);
    assert!(proofs > 20, "only {proofs} proofs");
    assert!(mattered > 4, "the action mattered {mattered} times only");
}
