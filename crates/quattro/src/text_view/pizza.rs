//! A pizza table.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Event, Hand, Orders, Phase, Pizza, SeatView, View};
use quattro_words::Args;

use super::{Eyes, Sheet, TextView};
use crate::voice::Voice;

impl TextView for Pizza {
    fn sheet(&self, voice: &Voice<'_>, eyes: Eyes) -> Sheet {
        let view = self.view(None);
        let mut rows = common_rows(&view, voice);
        rows.extend(view.chairs.iter().map(|chair| {
            let hand = (eyes == Eyes::Arbiter).then(|| self.view(Some(chair.seat)).hand).flatten();
            let is_boss = view.boss == Some(chair.seat);
            (voice.names.of(chair.seat).into_owned(), chair_text(chair, hand.as_ref(), is_boss, voice))
        }));
        Sheet { title: title(&view, voice), rows }
    }

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { round: 2.., .. })
    }
}

fn title(view: &View, voice: &Voice<'_>) -> String {
    let phase = match view.phase {
        Phase::Playing => "playing",
        Phase::Oven => "oven",
        Phase::Over => "over",
    };
    let args = Args::new().with("round", view.round).with("rounds", view.rounds).with("phase", phase);
    voice.words.text("cli-round", &args)
}

/// The middle of the table.
fn common_rows(view: &View, voice: &Voice<'_>) -> Vec<(String, String)> {
    let cards = |count: u8| voice.words.text("n-cards", &Args::new().with("cards", count));
    vec![
        (voice.say("cli-table"), voice.words.toppings(&view.table)),
        (voice.say("cli-oven"), cards(view.oven)),
        (voice.say("cli-kitchen"), cards(view.kitchen)),
        (voice.say("cli-larder"), cards(view.larder)),
    ]
}

fn chair_text(chair: &SeatView, hand: Option<&Hand>, is_boss: bool, voice: &Voice<'_>) -> String {
    let mut parts = vec![voice.words.kind(chair.kind)];
    parts.extend(is_boss.then(|| voice.say("cli-boss")));
    parts.push(hand_text(chair, hand, voice));
    parts.push(voice.words.text("cli-waiter", &Args::new().with("orders", chair.waiter)));
    parts.push(orders_text("cli-filled", chair.filled, voice));
    if !chair.removed.is_empty() {
        parts.push(orders_text("cli-removed", chair.removed, voice));
    }
    parts.join(" · ")
}

fn orders_text(id: &str, orders: Orders, voice: &Voice<'_>) -> String {
    let args = Args::new().with("orders", orders.len()).with("list", voice.words.orders(orders));
    voice.words.text(id, &args)
}

/// The cards if they may be seen, otherwise their number.
fn hand_text(chair: &SeatView, hand: Option<&Hand>, voice: &Voice<'_>) -> String {
    let Some(hand) = hand else {
        let args = Args::new().with("toppings", chair.toppings).with("orders", chair.orders);
        return voice.words.text("cli-hand-counted", &args);
    };
    let mut cards: Vec<String> = Vec::new();
    if !hand.toppings.is_empty() {
        cards.push(voice.words.toppings(&hand.toppings));
    }
    if !hand.orders.is_empty() {
        cards.push(orders_text("cli-orders", hand.orders, voice));
    }
    let what = if cards.is_empty() { voice.say("nothing") } else { cards.join("; ") };
    voice.words.text("cli-hand", &Args::new().with("what", what))
}
