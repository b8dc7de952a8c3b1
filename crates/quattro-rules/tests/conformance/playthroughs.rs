//! Playthroughs: whole games as readable files, with every seat's view at every step. `cargo xtask bless`
//! rewrites them; read the difference before committing it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use quattro_rules::calcory::{self, Calcory, Spot};
use quattro_rules::dealer::{Audience, Told};
use quattro_rules::game::Game;
use quattro_rules::pizza::{self, Pizza};
use quattro_rules::record::{Record, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use quattro_testkit::random::random_game;

/// How a view is shown in a playthrough: a line or more for everyone, a line for each seat.
trait Show: Game {
    fn show(&self, text: &mut String);
}

impl Show for Pizza {
    fn show(&self, text: &mut String) {
        let view = self.view(None);
        let pizza::View { round, kitchen, larder, oven, table, .. } = &view;
        let top = view.oven_top.map_or("-".to_owned(), |card| card.to_string());
        let boss = view.boss.map_or("-".to_owned(), |seat| seat.to_string());
        let _ = writeln!(
            text,
            "  round {round}, kitchen {kitchen}, oven {oven} (top {top}), table {table}, larder {larder}, boss {boss}"
        );
        if let Some(judged) = &view.judged {
            let _ = writeln!(text, "  judged {}", json(judged));
        }
        for chair in &view.chairs {
            let own = self.view(Some(chair.seat));
            let hand = own.hand.as_ref().expect("a seat sees its own hand");
            let _ = write!(
                text,
                "  {} {} [{}]: {} toppings, {} orders, waiter {}",
                chair.seat, chair.kind, chair.filled, chair.toppings, chair.orders, chair.waiter
            );
            let _ = write!(text, " | sees {} {}", hand.toppings, hand.orders);
            let reserved = own.reserved.map(|reserved| format!(" | will add {reserved}"));
            let _ = writeln!(text, "{}", reserved.unwrap_or_default());
        }
    }
}

impl Show for Calcory {
    fn show(&self, text: &mut String) {
        let view = self.view(None);
        for seat in Seat::all(self.players()) {
            assert_eq!(self.view(Some(seat)), view, "everyone sees the same");
        }
        for row in view.grid {
            let spots: Vec<String> = row.into_iter().map(spot).collect();
            let _ = writeln!(text, "  {}", spots.join(" "));
        }
        let piles: Vec<String> =
            view.chairs.iter().map(|seat| format!("{} (markers {})", seat.pile, seat.markers)).collect();
        let calcory::View { turned, quiet_turns, .. } = &view;
        let _ = writeln!(
            text,
            "  turned {}, to beat {}, quiet {quiet_turns}, piles {}",
            json(turned),
            json(&view.to_beat),
            piles.join(", ")
        );
    }
}

fn spot(spot: Spot) -> String {
    match spot {
        Spot::Empty => "  . ".to_owned(),
        Spot::FaceDown => " ## ".to_owned(),
        Spot::FaceUp { card, marker } => {
            format!(" {card}{}", marker.map_or(" ".to_owned(), |seat| seat.to_string()))
        }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and events are JSON")
}

fn tell<G: Game>(text: &mut String, game: &G, told: &[Told<G::Event>]) {
    for Told { to, event } in told {
        let to = match to {
            Audience::All => "all".to_owned(),
            Audience::Only(seat) => format!("only {seat}"),
        };
        let _ = writeln!(text, "  {} to {to}: {}", game.rule_of(event), json(event));
    }
}

fn playthrough<G: Show>(record: &Record) -> String {
    let mut replay = Replay::<G>::open(record).expect("the deal is possible");
    let mut text = format!(
        "A random game of {} with {} players.\n\nThe deal\n",
        record.game.title(),
        record.seats.len()
    );
    tell(&mut text, replay.game(), replay.opening());
    let mut legal = Vec::new();
    loop {
        replay.game().show(&mut text);
        replay.game().legal(&mut legal);
        let names: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let Some(step) = replay.step().expect("the move is legal") else { break };
        let _ = writeln!(
            text,
            "\n{}. Seat {} may {}\n{}. Seat {}: {}",
            step.number,
            step.seat,
            names.join(" "),
            step.number,
            step.seat,
            step.action
        );
        tell(&mut text, replay.game(), &step.told);
    }
    let _ = writeln!(text, "\nResult: {}", json(&replay.game().outcome()));
    text
}

fn file(game: GameId, players: u8) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/conformance/playthroughs/{game}-{players}.txt"))
}

#[test]
fn playthroughs_are_as_they_were() {
    for game in GameId::ALL {
        for players in game.players() {
            let setup = Setup::new(game, players);
            let text = with_engine!(game, G => playthrough::<G>(&random_game::<G>(&setup, 1, |_, _| {}).0));
            if env::var_os("QUATTRO_BLESS").is_some() {
                fs::create_dir_all(file(game, players).parent().expect("a folder"))
                    .expect("the folder can be made");
                fs::write(file(game, players), &text).expect("the file can be written");
            }
            let golden = fs::read_to_string(file(game, players)).expect("run `cargo xtask bless` once");
            let changed = text.lines().zip(golden.lines()).find(|(now, then)| now != then);
            assert_eq!(changed, None, "{game} with {players}; if this is meant, run `cargo xtask bless`");
            assert_eq!(
                text.len(),
                golden.len(),
                "{game} with {players}; if this is meant, run `cargo xtask bless`"
            );
        }
    }
}
