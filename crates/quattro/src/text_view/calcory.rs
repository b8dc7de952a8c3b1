//! A Calcory table.

use quattro_rules::calcory::{Calcory, Card, Event, Place, Spot, View};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_words::Args;

use super::{Eyes, Sheet, TextView};
use crate::voice::Voice;

impl TextView for Calcory {
    fn sheet(&self, voice: &Voice<'_>, eyes: Eyes) -> Sheet {
        let view = self.view(None);
        let faces = (eyes == Eyes::Arbiter).then(|| self.reveal().grid);
        let face = |row: usize, column: usize| faces.and_then(|faces| faces[row][column]);
        let mut rows = vec![(String::new(), column_names())];
        for (row, spots) in view.grid.iter().enumerate() {
            let spots = spots.iter().enumerate().map(|(column, spot)| spot_text(*spot, face(row, column)));
            rows.push(((row + 1).to_string(), spots.collect()));
        }
        rows.extend(Seat::all(self.players()).map(|seat| seat_row(&view, seat, voice)));
        Sheet { title: voice.say("cli-grid"), rows }
    }

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::PutBack { .. } | Event::TookLast { .. })
    }
}

/// `A` to `J`, each above the cards of its column.
fn column_names() -> String {
    let names = (b'A'..).take(Place::COLUMNS).map(char::from);
    names.flat_map(|name| [' ', name, ' ', ' ']).collect()
}

/// Four characters for a place: face-up cards in brackets, marked ones between stars.
fn spot_text(spot: Spot, face: Option<Card>) -> String {
    match (spot, face) {
        (Spot::Empty, _) => " .. ".to_owned(),
        (Spot::FaceDown, None) => " ## ".to_owned(),
        (Spot::FaceDown, Some(card)) => format!(" {card} "),
        (Spot::FaceUp { card, marker: None }, _) => format!("[{card}]"),
        (Spot::FaceUp { card, marker: Some(_) }, _) => format!("*{card}*"),
    }
}

fn seat_row(view: &View, seat: Seat, voice: &Voice<'_>) -> (String, String) {
    let pile = view.chairs.get(seat.index()).map(|seat| seat.pile).unwrap_or_default();
    let mut text = voice.words.text("cli-won", &Args::new().with("cards", pile));
    if let Some(set) = view.to_beat.filter(|set| set.owner == seat) {
        let args = Args::new().with("sum", set.tally.sum).with("cards", set.tally.cards);
        text = format!("{text} · {}", voice.words.text("cli-marked", &args));
    }
    (voice.names.of(seat).into_owned(), text)
}
