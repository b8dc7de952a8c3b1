//! Random positions in which one order is judged.

use quattro_rules::chance::below;
use quattro_rules::pizza::{Edition, Kind, Order};
use rand_chacha::ChaCha8Rng;

use super::model::{Card, KINDS, Lack, need, table_pays, ways, written};
use crate::scene::Scene;
use crate::support::Table;

/// Seat 1's order is revealed over this table.
#[derive(Debug)]
pub(crate) struct Case {
    edition: Edition,
    pub(crate) order: &'static str,
    /// Each seat's own kind.
    own: Vec<usize>,
    boss: usize,
    pub(crate) table: Vec<Card>,
    pub(crate) hands: Vec<Vec<Card>>,
    /// Fours in the owner's hand.
    held: Vec<&'static str>,
}

pub(crate) fn random(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    below(rng, bound as u32) as usize
}

fn shuffle<T>(rng: &mut ChaCha8Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, random(rng, last + 1));
    }
}

impl Case {
    pub(crate) fn random(edition: Edition, rng: &mut ChaCha8Rng) -> Case {
        let players = 2 + random(rng, 4);
        let mut own: Vec<usize> = (0..5).collect();
        shuffle(rng, &mut own);
        own.truncate(players);
        let mut orders: Vec<&'static str> = edition.orders(Kind::ALL[own[0]]).map(Order::name).collect();
        orders.retain(|name| !["duel", "match"].contains(name));
        shuffle(rng, &mut orders);
        let order = orders[0];
        let others = orders[1..].iter().filter(|name| name.starts_with("four-"));
        let held = others.take(random(rng, 4)).copied().collect::<Vec<_>>();
        let mut cards = all_cards(edition, players as u8);
        shuffle(rng, &mut cards);
        let on_table = random(rng, 3 * cards.len() / 5);
        let table = deal(&mut cards, on_table);
        let most = |seat: usize| if seat == 0 { 8 - held.len() } else { 8 };
        let hands = (0..players).map(|seat| deal(&mut cards, random(rng, most(seat)))).collect();
        Case { edition, order, own, boss: random(rng, players), table, hands, held }
    }

    pub(crate) fn lay(&self) -> Table {
        let oven = format!("{}:{}", KINDS[self.own[0]], self.order);
        let lying = written(&self.table);
        let scene = match self.edition {
            Edition::Grande => Scene::grande(&lying, &oven),
            _ => Scene::sole_mio(&lying, &oven),
        };
        let seats = self.own.iter().zip(&self.hands).enumerate();
        let with_seats = seats.fold(scene.boss(KINDS[self.own[self.boss]]), |scene, (seat, (own, hand))| {
            let scene = scene.seat(KINDS[*own], &written(hand));
            if seat == 0 { scene.orders(&self.held.join(" ")) } else { scene }
        });
        with_seats.lay()
    }

    /// What the order asks for with these kinds chosen.
    pub(crate) fn need(&self, chosen: &[usize]) -> Lack {
        need(self.order, self.own[0], self.own[self.boss], chosen)
    }

    /// What the table cannot pay of this.
    pub(crate) fn lack(&self, need: &Lack) -> Lack {
        need.after(&table_pays(need, &self.table))
    }

    /// All ways to choose the kinds.
    pub(crate) fn ways(&self) -> Vec<Vec<usize>> {
        ways(self.order, self.own[0], &self.table)
    }

    /// Whether the table alone can pay some way (SM-21, SM-24).
    pub(crate) fn is_free(&self) -> bool {
        self.ways().iter().any(|way| self.lack(&self.need(way)).is_nothing())
    }
}

fn all_cards(edition: Edition, players: u8) -> Vec<Card> {
    let column = edition.toppings_of_each_kind(players);
    let of_kind = |kind| {
        let cards = |double, count: u8| std::iter::repeat_n(Card { kind, double }, usize::from(count));
        cards(false, column.singles).chain(cards(true, column.doubles))
    };
    (0..5).flat_map(of_kind).collect()
}

fn deal(cards: &mut Vec<Card>, count: usize) -> Vec<Card> {
    let mut dealt = cards.split_off(cards.len() - count.min(cards.len()));
    dealt.sort_unstable();
    dealt
}
