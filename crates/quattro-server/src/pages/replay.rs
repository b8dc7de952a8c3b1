//! The steps of a finished game for the replay viewer: what happened, in words, and what could be seen then.

use quattro_rules::calcory::Calcory;
use quattro_rules::dealer::Told;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::{Record, RecordError, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_words::{Language, Names, Speak};
use serde_json::{Value, json};

use super::frame::words;
use crate::protocol::Numbers;

/// Whose knowledge is shown.
#[derive(Clone, Copy, Debug)]
pub(super) enum Eyes {
    /// Everybody's cards.
    All,
    /// What this seat saw.
    Seat(Seat),
}

/// All steps of a game, the first with the deal.
pub(super) fn steps(record: &Record, eyes: Eyes, language: Language) -> Result<Value, RecordError> {
    match record.game {
        GameId::Calcory => tell::<Calcory>(record, eyes, language, |game, view| {
            view["revealed"] = json!(game.reveal());
        }),
        _ => tell::<Pizza>(record, eyes, language, |game, view| {
            for (index, seat) in Seat::all(game.players()).enumerate() {
                view["chairs"][index]["hand"] = json!(game.view(Some(seat)).hand);
            }
        }),
    }
}

fn tell<G: Speak>(
    record: &Record,
    eyes: Eyes,
    language: Language,
    open: impl Fn(&G, &mut Value),
) -> Result<Value, RecordError> {
    let names = Names::new(record.seats.clone());
    let viewer = match eyes {
        Eyes::All => None,
        Eyes::Seat(seat) => Some(seat),
    };
    let seen = |game: &G| {
        let mut view = json!(game.view(viewer));
        if viewer.is_none() {
            open(game, &mut view);
        }
        view
    };
    let heard = |told: &[Told<G::Event>], game: &G| -> Vec<Value> {
        // With everybody's cards on view there is nothing that one is told and another is not.
        let told = told.iter().filter(|told| viewer.is_none() || told.to.includes(viewer));
        told.map(|told| {
            let mut line = json!(told.event);
            line["rule"] = json!(game.rule_of(&told.event));
            line["text"] = json!(game.event_in_words(&told.event, words(language), &names));
            line
        })
        .collect()
    };
    let mut replay = Replay::<G>::open(record)?;
    let game = replay.game();
    let mut steps =
        vec![json!({ "events": heard(replay.opening(), game), "view": seen(game), "to_act": game.to_act() })];
    loop {
        let before = replay.game().clone();
        let Some(step) = replay.step()? else { break };
        let game = replay.game();
        steps.push(json!({
            "seat": step.seat,
            "action": step.action,
            "text": before.choice_in_words(step.action, words(language), &names).line(),
            "events": heard(&step.told, game),
            "view": seen(game),
            "to_act": game.to_act(),
        }));
    }
    Ok(json!({
        "game": record.game,
        "names": record.seats,
        "numbers": Numbers::of(record.game),
        "result": record.result,
        "steps": steps,
    }))
}
