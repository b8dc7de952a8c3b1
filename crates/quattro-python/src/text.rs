//! A table as text.

use quattro_rules::calcory::{Place, Spot, View as CalcoryView};
use quattro_rules::pizza::{Hand, View as PizzaView};
use quattro_rules::seat::Seat;
use quattro_words::{Names, Speak, Words};

/// What can be written of a view.
pub(crate) trait Written {
    fn lines(&self, words: &Words, names: &Names) -> Vec<String>;
}

/// The table as `viewer` sees it.
pub(crate) fn table<G: Speak<View: Written>>(
    game: &G,
    viewer: Option<Seat>,
    words: &Words,
    names: &Names,
) -> String {
    let mut lines = vec![words.game(game.id())];
    lines.extend(game.view(viewer).lines(words, names));
    lines.push(game.question_in_words(viewer, words, names).text);
    lines.join("\n")
}

impl Written for PizzaView {
    fn lines(&self, words: &Words, names: &Names) -> Vec<String> {
        let mut lines = vec![
            format!("{}/{} · {}", self.round, self.rounds, words.toppings(&self.table)),
            format!("kitchen {} · larder {} · oven {}", self.kitchen, self.larder, self.oven),
        ];
        for chair in &self.chairs {
            let boss = if self.boss == Some(chair.seat) { " ★" } else { "" };
            let hand = chair.hand.or(self.hand.filter(|_| self.viewer == Some(chair.seat)));
            let held = hand.map_or_else(
                || format!("{} + {}", chair.toppings, chair.orders),
                |Hand { toppings, orders }| {
                    format!("{} + {}", words.toppings(&toppings), words.orders(orders))
                },
            );
            lines.push(format!(
                "{}{boss}: {held} · {} · ✓ {}",
                names.of(chair.seat),
                chair.waiter,
                words.orders(chair.filled)
            ));
        }
        lines
    }
}

impl Written for CalcoryView {
    fn lines(&self, _: &Words, names: &Names) -> Vec<String> {
        let letters: String =
            (b'A'..).take(Place::COLUMNS).flat_map(|letter| [' ', ' ', char::from(letter), ' ']).collect();
        let mut lines = vec![letters];
        for (row, spots) in self.grid.iter().enumerate() {
            let spots = spots.iter().map(|spot| match spot {
                Spot::Empty => " .. ".to_owned(),
                Spot::FaceDown => " ## ".to_owned(),
                Spot::FaceUp { card, marker: None } => format!("[{card}]"),
                Spot::FaceUp { card, marker: Some(_) } => format!("*{card}*"),
            });
            lines.push(format!("{}{}", row + 1, spots.collect::<String>()));
        }
        for (seat, chair) in Seat::all(self.chairs.len() as u8).zip(&self.chairs) {
            lines.push(format!("{}: {}", names.of(seat), chair.pile));
        }
        lines
    }
}
