//! Several people on one device: what its lines are told, of the open table and of a chair that looks, is the same in all
//! worlds which those eyes cannot tell apart, also where only the hand of the other person on the same device differs.

use std::path::Path;

use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use quattro_table::person::Person;
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{Eyes, SECRET, Seating, World, person};

pub(crate) const FIRST: Seat = Seat::FIRST;
pub(crate) const SECOND: Seat = FIRST.next(2);

/// The person whose phone it is.
pub(crate) fn owner() -> Person {
    person(FIRST.number())
}

/// The first two look at their chairs on the same phone.
pub(crate) fn looking(seat: Seat) -> Eyes {
    if seat == FIRST || seat == SECOND {
        return Eyes::Chair(owner(), seat);
    }
    Eyes::Person(person(seat.number()))
}

/// What the phone is told before anybody has named a chair, and while each of the two looks.
fn lines() -> [(Option<Seat>, Eyes); 3] {
    [(None, Eyes::Person(owner())), (Some(FIRST), looking(FIRST)), (Some(SECOND), looking(SECOND))]
}

async fn phone(folder: &Path) -> World {
    World { seating: Seating::OnePhone, ..World::new(folder).await }
}

async fn phones_tell_the_same<G: Redeal>(setup: &Setup, folder: &Path) {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut worlds = Vec::new();
    for world in ["one", "other"] {
        worlds.push(phone(&folder.join(format!("phone-{}-{world}", setup.game))).await);
    }
    let (mut number, mut different) = (0, 0);
    for (seed, moves) in [(1, 30), (2, 110)] {
        let (mut record, _) = random_moves::<G>(setup, seed, moves, |_, _| {});
        assert!(record.result.is_none(), "the game is not over");
        record.seats.fill("Somebody".to_owned());
        for (seat, eyes) in lines() {
            let other = G::redeal(&record, seat, &mut rng);
            different += usize::from(other != record);
            number += 1;
            let mut told = Vec::new();
            for (world, record) in worlds.iter_mut().zip([&record, &other]) {
                world.lay(record, number).await;
                told.push(world.sent_to(eyes.clone(), record).await);
            }
            assert_eq!(told[0], told[1], "{eyes:?} can tell the worlds of {} apart", setup.game);
            assert!(told[0].iter().all(|text| !text.contains(&SECRET.to_string())));
            assert_eq!(shows_a_hand(&told[0]), seat.is_some() && has_hands(&record), "{eyes:?}");
        }
    }
    assert!(different >= 4, "{}: too few worlds differ", setup.game);
}

/// Whether anything that was told holds somebody's hand.
fn shows_a_hand(told: &[String]) -> bool {
    told.iter().any(|message| message.contains(r#""hand":{"#))
}

/// In Calcory nobody holds anything.
fn has_hands(record: &Record) -> bool {
    record.game != GameId::Calcory
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_phone_tells_nothing_of_the_other_hand() {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder");
    for game in GameId::ALL {
        let setup = Setup::new(game, 3);
        with_engine!(game, G => phones_tell_the_same::<G>(&setup, folder.path()).await);
    }
}
