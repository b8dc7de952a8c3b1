//! The steps of a finished game for the replay viewer: what happened, in words, and what could be seen then.

use quattro_rules::calcory::{Calcory, Revealed};
use quattro_rules::dealer::Told;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::{Record, RecordError, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;
use quattro_words::{Language, Names, Speak, Words};

use crate::protocol::{EventBody, Line, Numbers, PlayedAction, ReplayStep, ReplaySteps, View};

/// Whose knowledge is shown.
#[derive(Clone, Copy, Debug)]
pub enum Eyes {
    /// Everybody's cards.
    All,
    /// What this seat saw.
    Seat(Seat),
}

impl Eyes {
    /// Those of the seat with this number; everybody's cards without one.
    pub fn of_number(number: Option<usize>) -> Eyes {
        let seat = number.and_then(|number| number.checked_sub(1)).and_then(Seat::new);
        seat.map_or(Eyes::All, Eyes::Seat)
    }
}

/// All steps of a game, the first with the deal.
///
/// # Errors
/// When the record cannot be replayed.
pub fn steps(record: &Record, eyes: Eyes, language: Language) -> Result<ReplaySteps, RecordError> {
    with_engine!(record.game, G => tell::<G>(record, eyes, language))
}

/// A game that can be shown with everybody's cards.
trait Replayed: Speak {
    fn seen_by(&self, seat: Seat) -> View;
    /// What a spectator sees, with all hidden cards.
    fn with_all_cards(&self) -> (View, Option<Box<Revealed>>);
    fn event_body(event: Self::Event) -> EventBody;
}

impl Replayed for Pizza {
    fn seen_by(&self, seat: Seat) -> View {
        View::Pizza(Box::new(self.view(Some(seat))))
    }

    fn with_all_cards(&self) -> (View, Option<Box<Revealed>>) {
        let mut view = self.view(None);
        for chair in &mut view.chairs {
            chair.hand = self.view(Some(chair.seat)).hand;
        }
        (View::Pizza(Box::new(view)), None)
    }

    fn event_body(event: Self::Event) -> EventBody {
        EventBody::Pizza(event)
    }
}

impl Replayed for Calcory {
    fn seen_by(&self, seat: Seat) -> View {
        View::Calcory(Box::new(self.view(Some(seat))))
    }

    fn with_all_cards(&self) -> (View, Option<Box<Revealed>>) {
        (View::Calcory(Box::new(self.view(None))), Some(Box::new(self.reveal())))
    }

    fn event_body(event: Self::Event) -> EventBody {
        EventBody::Calcory(event)
    }
}

fn tell<G: Replayed>(record: &Record, eyes: Eyes, language: Language) -> Result<ReplaySteps, RecordError> {
    let narrator = Narrator { eyes, words: Words::shared(language), names: Names::new(record.seats.clone()) };
    let mut replay = Replay::<G>::open(record)?;
    let mut steps = vec![narrator.step(None, replay.opening(), replay.game())];
    loop {
        let before = replay.game().clone();
        let Some(step) = replay.step()? else { break };
        let played = PlayedAction {
            seat: step.seat,
            action: step.action.to_string(),
            text: before.choice_in_words(step.action, narrator.words, &narrator.names).line(),
        };
        steps.push(narrator.step(Some(played), &step.told, replay.game()));
    }
    Ok(ReplaySteps {
        game: record.game,
        names: record.seats.clone(),
        numbers: Numbers::of(record.game),
        result: record.result.clone(),
        steps,
    })
}

/// Tells a game as some eyes saw it.
struct Narrator<'a> {
    eyes: Eyes,
    words: &'a Words,
    names: Names,
}

impl Narrator<'_> {
    fn step<G: Replayed>(
        &self,
        played: Option<PlayedAction>,
        told: &[Told<G::Event>],
        game: &G,
    ) -> ReplayStep {
        let (view, revealed) = match self.eyes {
            Eyes::All => game.with_all_cards(),
            Eyes::Seat(seat) => (game.seen_by(seat), None),
        };
        let heard = told.iter().filter(|told| self.hears(told));
        let events = heard.map(|told| self.line(&told.event, game)).collect();
        ReplayStep { played, events, view, revealed, to_act: game.to_act() }
    }

    /// With everybody's cards on view there is nothing that one is told and another is not.
    fn hears<E>(&self, told: &Told<E>) -> bool {
        match self.eyes {
            Eyes::All => true,
            Eyes::Seat(seat) => told.to.includes(Some(seat)),
        }
    }

    fn line<G: Replayed>(&self, event: &G::Event, game: &G) -> Line {
        let text = game.event_in_words(event, self.words, &self.names);
        Line { event: G::event_body(*event), rule: game.rule_of(event), text: Some(text) }
    }
}
