//! Hidden information: change what nobody has seen, and nothing that anybody sees changes (CA-21).

use quattro_rules::calcory::{self, Action, Calcory, Event, Place, Spot, Step, View};
use quattro_rules::chance::{Card, Chance, Pile, below};
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::random::{many, random_game};
use crate::scene::Played;

/// Chance that lays the cards out as told, from `A1` row by row.
#[derive(Clone)]
struct Laid {
    cards: Vec<String>,
    first: Option<Seat>,
}

impl Chance for Laid {
    fn shuffle<C: Card>(&mut self, _: Pile, cards: &mut [C]) {
        for (card, text) in cards.iter_mut().rev().zip(&self.cards) {
            *card = text.parse().ok().expect("a card");
        }
    }

    fn first_seat(&mut self, _: u8) -> Seat {
        self.first.expect("the record names the start player")
    }
}

/// Everything that every seat and a spectator see and are told up to move `until`, byte for byte.
fn seen(record: &Record, laid: Laid, until: usize) -> Vec<String> {
    let mut dealer = Narrator::new(laid);
    let mut game = Calcory::deal(&record.setup(), &mut dealer).expect("a set-up");
    let mut seen = looked(&game, &mut dealer);
    for played in &record.actions[..until] {
        let action: Action = played.action.parse().expect("an action");
        game.apply(action, &mut dealer).expect("a legal action");
        seen.extend(looked(&game, &mut dealer));
    }
    seen
}

fn looked(game: &Calcory, dealer: &mut Narrator<Laid, Event>) -> Vec<String> {
    let told = std::mem::take(&mut dealer.told);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let viewers = Seat::all(game.players()).map(Some).chain([None]);
    let views = viewers.map(|viewer| {
        let told: Vec<Event> =
            told.iter().filter(|told| told.to.includes(viewer)).map(|told| told.event).collect();
        serde_json::to_string(&(game.view(viewer), told, game.to_act(), &legal)).expect("JSON")
    });
    views.collect()
}

/// The places whose cards were turned up before move `until` ended. Only a card that was turned up ever moves,
/// so on all other places still lies, unseen, what was dealt there.
fn turned_places(record: &Record, until: usize) -> Vec<Place> {
    let actions = record.actions[..until].iter().map(|played| played.action.parse().expect("an action"));
    let places = actions.filter_map(|action| match action {
        Action::Turn(place) => Some(place),
        _ => None,
    });
    places.collect()
}

fn permute_unseen(laid: &Laid, turned: &[Place], rng: &mut ChaCha8Rng) -> Laid {
    let unseen: Vec<usize> = Place::all().filter(|place| !turned.contains(place)).map(Place::index).collect();
    let mut permuted = laid.clone();
    for last in (1..unseen.len()).rev() {
        permuted.cards.swap(unseen[last], unseen[below(rng, last as u32 + 1) as usize]);
    }
    permuted
}

#[test]
fn ca_21_cards_never_turned_up_change_nothing_that_is_seen_or_told() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    let mut compared = 0;
    for (players, number) in many(40) {
        let (record, _) = random_game(players, number, |_| {});
        let cards = record.shuffles[0].cards.split_whitespace().map(str::to_owned).collect();
        let laid = Laid { cards, first: record.drawn_first_seat };
        let until = below(&mut rng, record.actions.len() as u32 + 1) as usize;
        let permuted = permute_unseen(&laid, &turned_places(&record, until), &mut rng);
        compared += usize::from(permuted.cards != laid.cards);
        assert_eq!(seen(&record, laid, until), seen(&record, permuted, until));
    }
    assert!(compared > 60, "most games have cards that nobody has seen: {compared}");
}

/// A position that looks like `view`, with all hidden cards, won ones included, dealt anew.
fn resampled(view: &View, rng: &mut ChaCha8Rng) -> String {
    let spot = |place: Place| view.grid[place.row()][place.column()];
    let shown = |place: Place| match spot(place) {
        Spot::FaceUp { card, marker } => Some((card, marker)),
        _ => None,
    };
    let mut hidden = calcory::Card::deck().to_vec();
    for (card, _) in Place::all().filter_map(shown) {
        let found = hidden.iter().position(|other| *other == card).expect("a card of the deck");
        hidden.remove(found);
    }
    let mut draw = || hidden.swap_remove(below(rng, hidden.len() as u32) as usize).to_string();
    let tokens = Place::all().map(|place| match spot(place) {
        Spot::Empty => "..".to_owned(),
        Spot::FaceDown => draw(),
        Spot::FaceUp { card, .. } => card.to_string(),
    });
    let tokens: Vec<String> = tokens.collect();
    let rows: Vec<String> = tokens.chunks(Place::COLUMNS).map(|row| row.join(" ")).collect();
    let names = |marked: bool| {
        let places =
            Place::all().filter(|place| shown(*place).is_some_and(|(_, marker)| marker.is_some() == marked));
        places.map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
    };
    let won: Vec<u8> = view.seats.iter().map(|seat| seat.pile).collect();
    let marked =
        view.to_beat.map(|set| format!("marked = {{ seat = {}, places = \"{}\" }}", set.owner, names(true)));
    format!(
        "game = \"calcory\"\nplayers = {}\nturn = {}\nquiet_turns = {}\nwon = {won:?}\ngrid = {rows:?}\nturned = \"{}\"\n{}",
        won.len(),
        view.on_turn,
        view.quiet_turns,
        names(false),
        marked.unwrap_or_default(),
    )
}

#[test]
fn ca_21_cards_seen_before_and_won_cards_are_hidden_again() {
    let mut rng = ChaCha8Rng::seed_from_u64(22);
    for (players, number) in many(20) {
        random_game(players, number, |game| {
            let view = game.view(None);
            if view.step == Step::Turn {
                let other = Played::from_position(&resampled(&view, &mut rng)).expect("a position");
                assert_eq!((other.view(), other.game.to_act()), (view, game.to_act()));
            }
        });
    }
}
