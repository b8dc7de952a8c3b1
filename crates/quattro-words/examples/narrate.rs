//! Prints a random game as the messages that one seat would get from a server, for looking at the browser
//! client without one: `cargo run -p quattro-words --example narrate -- GAME PLAYERS SEAT SEED LANGUAGE`.
//!
//! One JSON array of `{ "events": […], "game": { … } }`, the first with everything up to the first decision.

use std::env;
use std::error::Error;

use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Narrator;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use quattro_rules::with_engine;
use quattro_words::{Names, Speak, Words};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

fn narrate<G: Speak>(
    setup: &Setup,
    seat: Seat,
    seed: u64,
    words: &Words,
) -> Result<Vec<Value>, Box<dyn Error>> {
    let names: Vec<String> = ["Sofia", "Luca", "Nina", "Ada", "Emil"].map(String::from).into();
    let names = Names::new(names);
    let mut dealer = Narrator::new(Seeded::from_number(seed));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = G::deal(setup, &mut dealer)?;
    let (mut messages, mut legal, mut moves) = (Vec::new(), Vec::new(), 0);
    loop {
        game.legal(&mut legal);
        let heard: Vec<_> = dealer.told.drain(..).filter(|told| told.to.includes(Some(seat))).collect();
        let line = |told: &quattro_rules::dealer::Told<G::Event>| -> Result<Value, serde_json::Error> {
            let mut line = serde_json::to_value(told.event)?;
            line["rule"] = json!(game.rule_of(&told.event).to_string());
            line["text"] = json!(game.event_in_words(&told.event, words, &names));
            Ok(line)
        };
        let own = game.to_act() == Some(seat);
        let choice = |action: &G::Action| json!({ "action": action, "words": game.choice_in_words(*action, words, &names) });
        messages.push(json!({
            "events": heard.iter().map(line).collect::<Result<Vec<_>, _>>()?,
            "game": {
                "moves": moves,
                "view": game.view(Some(seat)),
                "to_act": game.to_act(),
                "legal": legal.iter().filter(|_| own).map(choice).collect::<Vec<_>>(),
                "question": game.question_in_words(Some(seat), words, &names),
                "outcome": game.outcome(),
            }
        }));
        if game.to_act().is_none() {
            return Ok(messages);
        }
        // Mostly anything, but orders are completed and help is given where possible: more happens then.
        let kind = |action: &&G::Action| {
            let text = action.to_string();
            ["add", "give", "ask", "order"].iter().any(|verb| text.starts_with(verb))
        };
        let action = match legal.iter().find(kind) {
            Some(action) if below(&mut rng, 3) > 0 => *action,
            _ => legal[below(&mut rng, legal.len() as u32) as usize],
        };
        game.apply(action, &mut dealer)?;
        moves += 1;
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().ok_or(format!("missing {name}: GAME PLAYERS SEAT SEED LANGUAGE"));
    let setup = Setup::new(next("GAME")?.parse()?, next("PLAYERS")?.parse()?);
    let seat = next("SEAT")?.parse::<usize>()?.checked_sub(1).and_then(Seat::new).ok_or("no such seat")?;
    let seed = next("SEED")?.parse()?;
    let words = Words::new(next("LANGUAGE")?.parse()?);
    let messages = with_engine!(setup.game, G => narrate::<G>(&setup, seat, seed, &words)?);
    println!("{}", Value::from(messages));
    Ok(())
}
