//! Measures what can be seen of each character's style, beside a cook: each plays many games against two cooks,
//! with the same cards.
//!
//! `cargo run --release -p quattro-bots --example character_habits -- [GAMES]`; 300 games each.

#[path = "../tests/characters/habits.rs"]
mod habits;

use habits::measure;
use quattro_bots::{BotName, Character, Level};
use quattro_rules::setup::GameId;

fn main() {
    let games = std::env::args().nth(1).map_or(300, |text| text.parse().expect("a number"));
    for game in GameId::ALL {
        println!("{game}");
        let names = [BotName::Level(Level::Cook)].into_iter().chain(Character::ALL.map(BotName::Character));
        for name in names {
            println!("  {name}");
            let habits = measure(game, name, games);
            for habit in habits.0.keys() {
                println!("    {:6.3} {habit}", habits.of(habit));
            }
        }
    }
}
