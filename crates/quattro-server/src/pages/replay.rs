//! The steps of a finished game for the replay viewer: what happened, in words, and what could be seen then.

use quattro_rules::calcory::Calcory;
use quattro_rules::dealer::Told;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::{Record, RecordError, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;
use quattro_table::protocol::Numbers;
use quattro_words::{Language, Names, Speak, Words};
use serde_json::{Value, json};

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
    with_engine!(record.game, G => tell::<G>(record, eyes, language))
}

/// A game whose hidden cards can be added to what a spectator sees.
trait Reveal: Speak {
    fn reveal_in(&self, view: &mut Value);
}

impl Reveal for Pizza {
    fn reveal_in(&self, view: &mut Value) {
        for (index, seat) in Seat::all(self.players()).enumerate() {
            view["chairs"][index]["hand"] = json!(self.view(Some(seat)).hand);
        }
    }
}

impl Reveal for Calcory {
    fn reveal_in(&self, view: &mut Value) {
        view["revealed"] = json!(self.reveal());
    }
}

fn tell<G: Reveal>(record: &Record, eyes: Eyes, language: Language) -> Result<Value, RecordError> {
    let names = Names::new(record.seats.clone());
    let viewer = match eyes {
        Eyes::All => None,
        Eyes::Seat(seat) => Some(seat),
    };
    let seen = |game: &G| {
        let mut view = json!(game.view(viewer));
        if viewer.is_none() {
            game.reveal_in(&mut view);
        }
        view
    };
    let heard = |told: &[Told<G::Event>], game: &G| -> Vec<Value> {
        // With all cards visible there are no private events.
        let told = told.iter().filter(|told| viewer.is_none() || told.to.includes(viewer));
        told.map(|told| {
            let mut line = json!(told.event);
            line["rule"] = json!(game.rule_of(&told.event));
            line["text"] = json!(game.event_in_words(&told.event, Words::shared(language), &names));
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
            "text": before.choice_in_words(step.action, Words::shared(language), &names).line(),
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
