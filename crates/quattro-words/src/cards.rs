//! Cards in words: kinds, toppings, orders and what they ask for.

use quattro_rules::pizza::{
    Column, Kind, KindSet, LEAST_STAKE, Need, Order, Orders, Recipe, Topping, Toppings,
};
use quattro_rules::setup::GameId;

use crate::words::{Args, Words};

/// How numbers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// "2 salami", for counting.
    Counted,
    /// "two salami", for what somebody says or does.
    Spoken,
}

impl Words {
    /// The title of a game.
    pub fn game(&self, game: GameId) -> String {
        self.text("game", &Args::new().with("game", game.name()))
    }

    /// A kind: "pineapple".
    pub fn kind(&self, kind: Kind) -> String {
        self.text("kind", &Args::new().with("kind", kind.name()))
    }

    /// A topping card: "1 double pineapple".
    pub fn topping(&self, topping: Topping) -> String {
        self.toppings(&[topping].into_iter().collect())
    }

    /// Toppings: "2 salami and 1 double pineapple".
    pub fn toppings(&self, toppings: &Toppings) -> String {
        self.toppings_as(Style::Counted, toppings)
    }

    pub(crate) fn toppings_as(&self, style: Style, toppings: &Toppings) -> String {
        let columns = toppings.columns();
        self.list(columns.flat_map(|(kind, column)| self.column(style, kind, column)))
    }

    fn column(&self, style: Style, kind: Kind, column: Column) -> Vec<String> {
        let parts =
            [(column.singles, false), (column.doubles, true)].into_iter().filter(|(count, _)| *count > 0);
        parts.map(|(count, double)| self.quantity(style, kind, count, double)).collect()
    }

    /// A number of one kind: "1 olive", "2 double olives", "two olives".
    pub(crate) fn quantity(&self, style: Style, kind: Kind, count: u8, double: bool) -> String {
        let id = match (style, double) {
            (Style::Counted, false) => "counted",
            (Style::Counted, true) => "counted-double",
            (Style::Spoken, false) => "spoken",
            (Style::Spoken, true) => "spoken-double",
        };
        self.text(id, &Args::new().with("kind", kind.name()).with("count", count))
    }

    /// What is needed or lacking: "2 mushrooms and 1 salami", "3 toppings of any kind".
    pub fn need(&self, need: Need) -> String {
        self.need_as(Style::Counted, need)
    }

    pub(crate) fn need_as(&self, style: Style, need: Need) -> String {
        match need {
            Need::Kinds(needs) => {
                let needs = needs.iter().filter(|(_, count)| *count > 0);
                self.list(needs.map(|(kind, count)| self.quantity(style, kind, count, false)))
            }
            Need::Doubles(kinds) => self.list(kinds.iter().map(|kind| self.quantity(style, kind, 1, true))),
            Need::Any(count) => self.text("any-kind", &Args::new().with("count", count)),
        }
    }

    /// Kinds that are chosen: "salami and olive", "le salami et l'olive".
    pub(crate) fn chosen(&self, kinds: KindSet) -> String {
        let kind = |kind: Kind| self.text("kind-chosen", &Args::new().with("kind", kind.name()));
        self.list(kinds.iter().map(kind))
    }

    /// The name of an order: "Classic pineapple", "Ladder".
    pub fn order(&self, order: Order) -> String {
        let (recipe, kind) = recipe_and_kind(order);
        self.text("order", &Args::new().with("recipe", recipe).with("kind", kind.map(Kind::name)))
    }

    /// The names of orders: "Ladder and Duel".
    pub fn orders(&self, orders: Orders) -> String {
        let name = |order| self.text("order-in-list", &Args::new().with("order", self.order(order)));
        self.list(orders.iter().map(name))
    }

    /// What an order of a player with this own kind asks for, with the boss's own kind known: "4 olives" for
    /// an order that asks for the boss's kind (SM-54).
    pub fn recipe_with_boss(&self, order: Order, own: Kind, boss: Kind) -> String {
        match order.recipe() {
            Recipe::ForTheBoss => self.need(Need::Kinds(order.recipe().ingredients(own, boss).fixed)),
            _ => self.recipe(order, own),
        }
    }

    /// What an order of a player with this own kind asks for: "4 pineapple and 1 chili".
    pub fn recipe(&self, order: Order, own: Kind) -> String {
        let quantity = |count| self.quantity(Style::Counted, own, count, false);
        let fixed = Need::Kinds(order.recipe().ingredients(own, own).fixed);
        let args = Args::new()
            .with("recipe", recipe_and_kind(order).0)
            .with("kind", own.name())
            .with("one", quantity(1))
            .with("two", quantity(LEAST_STAKE))
            .with("what", self.need(fixed));
        self.text("asks", &args)
    }

    /// A list: "a, b and c"; "nothing" if it is empty.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else { return self.text("nothing", &Args::new()) };
        match items.into_iter().reduce(|left, right| self.joined("list-comma", left, right)) {
            Some(others) => self.joined("list-and", others, last),
            None => last,
        }
    }

    /// One of these: "a, or b and c".
    pub(crate) fn alternatives(&self, items: impl Iterator<Item = String>) -> String {
        items.reduce(|left, right| self.joined("list-or", left, right)).unwrap_or_default()
    }

    fn joined(&self, id: &str, left: String, right: String) -> String {
        self.text(id, &Args::new().with("left", left).with("right", right))
    }
}

/// Selectors for messages: the recipe without its kind, and the kind if it has one.
fn recipe_and_kind(order: Order) -> (&'static str, Option<Kind>) {
    match order.recipe() {
        Recipe::Classic(kind) => ("classic", Some(kind)),
        Recipe::Four(kind) => ("four", Some(kind)),
        _ => (order.name(), None),
    }
}
