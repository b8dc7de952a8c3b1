//! What is told besides the game: who comes and goes, what is said, reactions, and notices about faults.

use std::fs;
use std::path::Path;

use futures_util::SinkExt;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use quattro_table::Bytes;
use quattro_table::person::Person;
use quattro_table::protocol::{NoticeCode, ServerMessage};
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use quattro_words::Language;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::{SECRET, Wire, World, next, person};

/// How many cards are on the table when people talk.
const MOVES: usize = 40;

async fn send(wire: &mut Wire, message: &Value) {
    wire.send(Message::text(message.to_string())).await.expect("an open socket");
}

async fn next_of(wire: &mut Wire, kind: &str) -> String {
    let kind = format!("\"type\":\"{kind}\"");
    loop {
        let message = next(wire).await;
        if message.contains(&kind) {
            return message;
        }
    }
}

/// Everything up to the answer to a ping: what happened before has been told before.
async fn all_told(wire: &mut Wire) -> Vec<String> {
    send(wire, &json!({ "type": "ping" })).await;
    let mut told = Vec::new();
    loop {
        match next(wire).await {
            pong if pong.contains("\"type\":\"pong\"") => return told,
            message => told.push(message),
        }
    }
}

/// Somebody comes, says and shows something and leaves; so does a spectator, who has nothing to say.
async fn talk(world: &World, speaker: &Person, watching: &mut Wire) -> Vec<String> {
    let mut told = Vec::new();
    let spectator = Person { id: Bytes([99; 16]), ..person(9) };
    for who in [speaker, &spectator] {
        let (mut wire, _) = world.connect(who).await;
        told.push(next_of(watching, "present").await);
        if who == speaker {
            send(&mut wire, &json!({ "type": "say", "id": "said", "text": "What a hand!" })).await;
            next_of(&mut wire, "done").await;
        }
        send(&mut wire, &json!({ "type": "react", "id": "clap", "reaction": "bravo" })).await;
        next_of(&mut wire, "done").await;
        told.append(&mut all_told(watching).await);
        wire.close(None).await.expect("an open socket");
        told.push(next_of(watching, "present").await);
    }
    told
}

/// The database is away and comes back; returns the two notices.
async fn interrupt(world: &World, folder: &Path, watching: &mut Wire) -> [String; 2] {
    let (file, away) = (folder.join("leak.db"), folder.join("away.db"));
    fs::rename(&file, &away).expect("a move");
    let (mut wire, _) = world.connect(&person(1)).await;
    send(&mut wire, &json!({ "type": "react", "id": "lost", "reaction": "bravo" })).await;
    let not_saved = next_of(watching, "notice").await;
    fs::rename(&away, &file).expect("a move");
    [not_saved, next_of(watching, "notice").await]
}

/// What a viewer is told while nobody plays.
async fn told_between_moves(record: &Record, viewer: &Person, folder: &Path) -> (Vec<String>, [String; 2]) {
    let mut world = World::new(folder).await;
    world.lay(record, 1).await;
    world.lay_moves(record).await;
    let (mut watching, mut told) = world.connect(viewer).await;
    let speaker = person(if *viewer == person(2) { 3 } else { 2 });
    told.append(&mut talk(&world, &speaker, &mut watching).await);
    let notices = interrupt(&world, folder, &mut watching).await;
    (told, notices)
}

async fn worlds_sound_the_same<G: Redeal>(setup: &Setup, folder: &Path) {
    let (mut record, _) = random_moves::<G>(setup, 1, MOVES, |_, _| {});
    record.seats.fill("Somebody".to_owned());
    for viewer in [0, 1] {
        let seat = usize::from(viewer).checked_sub(1).and_then(Seat::new);
        let other = G::redeal(&record, seat, &mut ChaCha8Rng::seed_from_u64(7));
        assert_ne!(record, other, "there is something to hide");
        let mut worlds = Vec::new();
        for (name, record) in [("one", &record), ("other", &other)] {
            let folder = folder.join(format!("{}-{viewer}-{name}", setup.game));
            worlds.push(told_between_moves(record, &person(viewer), &folder).await);
        }
        let (told, notices) = &worlds[0];
        assert_eq!(worlds[0], worlds[1], "{viewer} can tell the worlds of {} apart", setup.game);
        for kind in ["chat", "present"] {
            let kind = format!("\"type\":\"{kind}\"");
            assert!(told.iter().any(|message| message.contains(&kind)), "no {kind} was told to {viewer}");
        }
        assert!(told.iter().all(|message| !message.contains(&SECRET.to_string())));
        // A notice follows from its code and the language alone: there is nothing of the table in it.
        let expected = [NoticeCode::NotSaved, NoticeCode::GoesOn]
            .map(|code| serde_json::to_string(&ServerMessage::notice(code, Language::En)).expect("JSON"));
        assert_eq!(*notices, expected);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_presence_and_notices_tell_nothing_of_the_cards() {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder");
    for game in [GameId::MammaMia, GameId::Calcory] {
        let setup = Setup::new(game, 3);
        with_engine!(game, G => worlds_sound_the_same::<G>(&setup, folder.path()).await);
    }
}
