//! Refused moves and positions of Calcory.

use quattro_rules::calcory::{Flaw, Place, Reason};

use super::Message;
use crate::words::Args;

pub(super) fn refusal(reason: Reason) -> Message<'static> {
    let at = |id, place: Place| (id, Args::new().with("place", place.to_string()));
    match reason {
        Reason::GameOver => ("refused-over", Args::new()),
        Reason::NoCardTurned => ("refused-no-card-turned", Args::new()),
        Reason::OneCardTurned => ("refused-one-card-turned", Args::new()),
        Reason::TooFewMarkers { cards } => ("refused-too-few-markers", Args::new().with("cards", cards)),
        Reason::JustTurned { place } => at("refused-just-turned", place),
        Reason::Marked { place } => at("refused-marked", place),
        Reason::NoCard { place } => at("refused-no-card", place),
        Reason::NothingTaken => ("refused-nothing-taken", Args::new()),
        Reason::NotTaken { place } => at("refused-not-taken", place),
        Reason::ChooseBackFirst => ("refused-choose-back-first", Args::new()),
        Reason::NotFree { place } => at("refused-not-free", place),
        Reason::PutBackFirst => ("refused-put-back-first", Args::new()),
    }
}

pub(super) fn flaw(flaw: Flaw) -> Message<'static> {
    let plain = |id| (id, Args::new());
    match flaw {
        Flaw::NoSuchSeat { seat, players } => {
            ("position-no-such-seat", Args::new().with("seat", seat.number()).with("players", players))
        }
        Flaw::QuietTurns { most } => ("position-quiet-turns", Args::new().with("most", most)),
        Flaw::WonNumbers { players } => ("position-won-numbers", Args::new().with("players", players)),
        Flaw::GridRows { rows, found } => {
            ("position-grid-rows", Args::new().with("rows", rows).with("found", found))
        }
        Flaw::RowPlaces { places, found } => {
            ("position-row-places", Args::new().with("places", places).with("found", found))
        }
        Flaw::TooManyOfCard { card } => {
            ("position-too-many-of-card", Args::new().with("card", card.to_string()))
        }
        Flaw::CardCount { grid, won, cards } => {
            ("position-card-count", Args::new().with("grid", grid).with("won", won).with("cards", cards))
        }
        Flaw::GridEmpty => plain("position-grid-empty"),
        Flaw::NothingMarked => plain("position-nothing-marked"),
        Flaw::ThirteenMarked => plain("position-thirteen-marked"),
        Flaw::TooManyMarked { cards, markers } => {
            ("position-too-many-marked", Args::new().with("cards", cards).with("markers", markers))
        }
        Flaw::OneMarked { seat } => ("position-one-marked", Args::new().with("seat", seat.number())),
        Flaw::ThirteenTurned => plain("position-thirteen-turned"),
        Flaw::TurnedBesideOwnMarkers => plain("position-turned-beside-own-markers"),
        Flaw::NotFaceDown { place } => {
            ("position-not-face-down", Args::new().with("place", place.to_string()))
        }
        Flaw::SumOver13 => plain("position-sum-over-13"),
        Flaw::SecondZero => plain("position-second-zero"),
    }
}
