//! What a screen is told that all look at: the same in all worlds that differ only in what is hidden from somebody who
//! watches, and no more than a stranger is told, in whosever browser it runs.

use std::path::Path;

use futures_util::SinkExt;
use quattro_rules::record::Record;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use quattro_table::Bytes;
use quattro_table::person::Person;
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::{Eyes, SECRET, World, next, person};

fn stranger(index: u8) -> Person {
    Person { id: Bytes([index; 16]), ..person(9) }
}

/// Whose browser the screen runs in: nobody's, the host's who watches, and that of a player.
fn browsers() -> [Option<Person>; 3] {
    [None, Some(person(0)), Some(person(2))]
}

/// All but how many watch and on what, which everybody knows.
fn without_numbers(told: &[String]) -> Vec<&String> {
    told.iter().filter(|message| !message.contains(r#""type":"present""#)).collect()
}

async fn a_screen_is_a_stranger<G: Redeal>(setup: &Setup, folder: &Path) {
    let (mut record, _) = random_moves::<G>(setup, 2, 60, |_, _| {});
    record.seats.fill("Somebody".to_owned());
    let other = G::redeal(&record, None, &mut ChaCha8Rng::seed_from_u64(8));
    assert_ne!(record, other, "there is something to hide");
    let mut worlds = Vec::new();
    for (name, record) in [("one", &record), ("other", &other)] {
        worlds.push((World::new(&folder.join(format!("screen-{}-{name}", setup.game))).await, record));
    }
    for (number, browser) in (1..).zip(browsers()) {
        let mut told = Vec::new();
        for (world, record) in &mut worlds {
            world.lay(record, number).await;
            told.push(world.sent_to(Eyes::Screen(browser.clone()), record).await);
        }
        assert_eq!(told[0], told[1], "{browser:?} can tell the worlds of {} apart", setup.game);
        assert!(told[0].iter().all(|text| !text.contains(&SECRET.to_string())));
        let [screen, stranger] = compared(&mut worlds[0], number + 100, browser.as_ref()).await;
        assert_eq!(screen, stranger, "{browser:?} gets something else than a stranger at {}", setup.game);
    }
}

/// What a screen and a stranger are told of the same game, from the beginning and when they come to its end.
async fn compared(
    (world, record): &mut (World, &Record),
    number: u8,
    browser: Option<&Person>,
) -> [Vec<String>; 2] {
    let mut both = Vec::new();
    for (number, eyes) in
        [(number, Eyes::Screen(browser.cloned())), (number + 100, Eyes::Person(stranger(77)))]
    {
        world.lay(record, number).await;
        let mut told = world.sent_to(eyes.clone(), record).await;
        // Only those who have watched before get what they have missed.
        told.truncate(told.len() - 2);
        let fresh = match eyes {
            Eyes::Person(_) | Eyes::Chair(..) => Eyes::Person(stranger(78)),
            screen @ Eyes::Screen(_) => screen,
        };
        told.append(&mut world.connect(fresh).await.1);
        let (own, other) = (world.table.to_string(), "table");
        both.push(without_numbers(&told).into_iter().map(|message| message.replace(&own, other)).collect());
    }
    both.try_into().expect("two")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_gets_what_a_stranger_gets() {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder");
    for game in GameId::ALL {
        with_engine!(game, G => a_screen_is_a_stranger::<G>(&Setup::new(game, 3), folder.path()).await);
    }
}

/// The person's other devices must not miss what a screen has shown, and nothing is done through one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_only_watches() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = Setup::new(GameId::MammaMia, 3);
    let (record, _) = random_moves::<quattro_rules::pizza::Pizza>(&setup, 1, 4, |_, _| {});
    let mut world = World::new(folder.path()).await;
    world.lay(&record, 1).await;
    let actor = person(record.actions[0].seat.number());
    let (mut player, _) = world.connect(&actor).await;
    let (mut screen, first) = world.connect(Eyes::Screen(Some(actor.clone()))).await;
    let first: Vec<Value> = first.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
    assert_eq!(first[0]["you"], json!({ "seat": null, "host": false, "handed_over": false }));
    assert_eq!((&first[1]["screens"], &first[1]["spectators"]), (&json!(1), &json!(0)));
    let action = &record.actions[0].action;
    for message in [
        json!({ "type": "play", "id": "p", "at": 0, "actions": [action] }),
        json!({ "type": "say", "id": "s", "text": "Hello" }),
        json!({ "type": "react", "id": "r", "reaction": "bravo" }),
    ] {
        screen.send(Message::text(message.to_string())).await.expect("an open socket");
        let answer: Value = serde_json::from_str(&next(&mut screen).await).expect("JSON");
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("not-seated")));
    }
    let play = json!({ "type": "play", "id": "mine", "at": 0, "actions": [action] });
    player.send(Message::text(play.to_string())).await.expect("an open socket");
    assert!(next(&mut screen).await.contains(r#""type":"update""#));
    let have = json!({ "type": "have", "number": 999 });
    screen.send(Message::text(have.to_string())).await.expect("an open socket");
    // The player's own connection ends, and the screen's does not stand for it.
    player.close(None).await.expect("an open socket");
    let present: Value = serde_json::from_str(&next(&mut screen).await).expect("JSON");
    assert_eq!((&present["type"], &present["seats"]), (&json!("present"), &json!([])));
    // What the screen has received, the player has still missed.
    let (_, again) = world.connect(&actor).await;
    let welcome: Value = serde_json::from_str(&again[0]).expect("JSON");
    assert!(!welcome["missed"].as_array().expect("a list").is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_name_only_the_table_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = Setup::new(GameId::Calcory, 2);
    let (record, _) = random_moves::<quattro_rules::calcory::Calcory>(&setup, 1, 4, |_, _| {});
    let mut world = World::new(folder.path()).await;
    world.lay(&record, 1).await;
    let url = format!("ws://{}/api/tables/{}/socket", world.server.address, world.table);
    let (mut wire, _) = tokio_tungstenite::connect_async(url).await.expect("a socket");
    wire.send(Message::text(json!({ "type": "hello" }).to_string())).await.expect("an open socket");
    let answer: Value = serde_json::from_str(&next(&mut wire).await).expect("JSON");
    assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("no-name")));
}
