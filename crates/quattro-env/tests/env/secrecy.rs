//! If the cards that a seat has not seen are dealt anew, its observations and masks stay the same.

use quattro_env::learnable::Listening;
use quattro_env::{Heard, Learnable, Recall, Section};
use quattro_rules::dealer::Audience;
use quattro_rules::pizza::{Kind, Order, OvenFace, Pizza, Topping, own_kinds};
use quattro_rules::record::{Record, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::for_every_setup;

/// Every observation of a seat, with the mask where it decides.
fn observations<G: Learnable>(record: &Record, seat: Seat, recall: Recall) -> Vec<Vec<u8>> {
    let setup = record.setup();
    let labels = G::labels(&setup, seat);
    let mut replay = Replay::<G>::open(record).expect("a valid record");
    let length: usize = replay.game().sections(&setup, recall).iter().map(Section::width).sum();
    let mut heard = G::Heard::default();
    let mut told = replay.opening().to_vec();
    let mut seen = Vec::new();
    loop {
        told.iter().filter(|told| told.to == Audience::All).for_each(|told| heard.hear(&told.event));
        let game = replay.game();
        let mut row = vec![0; length];
        G::observe(&game.see(seat), &heard, recall, &labels, &mut row);
        if game.to_act() == Some(seat) {
            let mut mask = vec![0; G::action_names(setup.game).len()];
            game.mask(&labels, &mut Vec::new(), &mut mask);
            row.extend(mask);
        }
        seen.push(row);
        match replay.step().expect("a legal move") {
            Some(step) => told = step.told,
            None => return seen,
        }
    }
}

fn unseen_cards_make_no_difference<G: Learnable + Redeal>(setup: &Setup) {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut different = 0;
    for (seed, moves) in [3, 11, 40, 77, 110, 150, 201, 260].into_iter().enumerate() {
        let (record, _) = random_moves::<G>(setup, seed as u64, moves, |_, _| {});
        // A finished game has no secrets left, and its result may depend on them.
        if record.result.is_some() {
            continue;
        }
        for seat in Seat::all(setup.players) {
            let other = G::redeal(&record, Some(seat), &mut rng);
            different += usize::from(other != record);
            for recall in Recall::ALL {
                let same =
                    observations::<G>(&record, seat, recall) == observations::<G>(&other, seat, recall);
                assert!(same, "seat {seat} can tell with memory {recall}\n{}", record.to_json());
            }
        }
    }
    assert!(different > 5, "{} {}: too few worlds differ", setup.game, setup.players);
}

#[test]
fn resampled_worlds_are_observed_the_same() {
    for_every_setup!(unseen_cards_make_no_difference);
}

/// What a listening dealer remembers is what was told to everybody.
fn listening_is_hearing_what_all_hear<G: Learnable>(setup: &Setup) {
    let (record, told) = random_moves::<G>(setup, 5, 200, |_, _| {});
    let mut replay = Replay::<G>::open(&record).expect("a valid record");
    while replay.step().expect("a legal move").is_some() {}
    let mut heard = G::Heard::default();
    told.iter().filter(|told| told.to == Audience::All).for_each(|told| heard.hear(&told.event));

    let mut listened = G::Heard::default();
    let mut chance = quattro_rules::Seeded::from_number(5);
    let mut dealer = Listening { chance: &mut chance, heard: &mut listened };
    let mut game = G::deal(setup, &mut dealer).expect("a valid set-up");
    for played in &record.actions {
        let action = played.action.parse().expect("a recorded action");
        game.apply(action, &mut dealer).expect("a legal action");
    }
    for seat in Seat::all(setup.players) {
        let labels = G::labels(setup, seat);
        let length = game.sections(setup, Recall::Log).iter().map(Section::width).sum();
        let row = |heard: &G::Heard| {
            let mut row = vec![0; length];
            G::observe(&game.see(seat), heard, Recall::Log, &labels, &mut row);
            row
        };
        assert_eq!(row(&heard), row(&listened), "{} {}", setup.game, setup.players);
    }
}

#[test]
fn a_listening_dealer_hears_what_everybody_hears() {
    for_every_setup!(listening_is_hearing_what_all_hear);
}

/// The kinds by their numbers for the first seat: its own, those of the others clockwise, those of nobody.
fn kinds_of_first_seat(setup: &Setup) -> Vec<Kind> {
    let own: Vec<Kind> = own_kinds(setup).taken(setup.players).to_vec();
    let nobodys = Kind::ALL.into_iter().filter(|kind| !own.contains(kind));
    own.iter().copied().chain(nobodys).collect()
}

/// An order as the table of actions calls it.
fn numbered_order(order: Order, kinds: &[Kind]) -> String {
    let name = format!("order:{}", order.name());
    let numbered =
        |name: String, (number, kind): (usize, &Kind)| name.replace(kind.name(), &format!("kind{number}"));
    kinds.iter().enumerate().fold(name, numbered)
}

/// With a perfect memory, the cards in the oven are known, and so are their order and owner.
#[test]
fn the_log_knows_the_oven() {
    for setup in crate::setups().into_iter().filter(|setup| setup.game != quattro_rules::GameId::Calcory) {
        for seed in 0..4 {
            let (record, _) = random_moves::<Pizza>(&setup, seed, 20_000, |_, _| {});
            let mut replay = Replay::<Pizza>::open(&record).expect("a valid record");
            let mut heard = <Pizza as Learnable>::Heard::default();
            let mut told = replay.opening().to_vec();
            let labels = Pizza::labels(&setup, Seat::FIRST);
            let kinds = kinds_of_first_seat(&setup);
            let mut orders = Pizza::action_names(setup.game);
            orders.retain(|name| name.starts_with("order:"));
            let sections = replay.game().sections(&setup, Recall::Log);
            let oven = sections.iter().find(|section| section.name == "oven").expect("a section");
            let length = sections.iter().map(Section::width).sum();
            loop {
                told.iter().filter(|told| told.to == Audience::All).for_each(|told| heard.hear(&told.event));
                let game = replay.game();
                let mut row = vec![0; length];
                Pizza::observe(&game.see(Seat::FIRST), &heard, Recall::Log, &labels, &mut row);
                let codes: Vec<u8> =
                    row[oven.start..][..oven.width()].iter().copied().filter(|code| *code > 0).collect();
                let mut cards: Vec<OvenFace> = game.oven().iter().map(|card| card.face()).collect();
                if game.phase() == quattro_rules::pizza::Phase::Oven {
                    cards.reverse();
                }
                assert_eq!(codes.len(), cards.len());
                for (code, card) in codes.iter().zip(cards) {
                    let (seat, face) = (usize::from((code - 1) / 31), usize::from((code - 1) % 31));
                    match card {
                        OvenFace::Topping(Topping { kind, double }) => {
                            assert_eq!((kinds[face / 2], face % 2 == 1), (kind, double));
                        }
                        OvenFace::Order(owner, order) => {
                            assert_eq!(
                                (seat, &orders[face - 10]),
                                (owner.index(), &numbered_order(order, &kinds))
                            );
                        }
                    }
                }
                match replay.step().expect("a legal move") {
                    Some(step) => told = step.told,
                    None => break,
                }
            }
        }
    }
}
