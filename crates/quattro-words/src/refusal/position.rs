//! Positions that cannot be set up.

use quattro_rules::pizza::{Flaw as PizzaFlaw, Order};
use quattro_rules::position::{Field, Flaw, LONGEST_NAME, PositionError};

use super::{Message, of_kind};
use crate::words::{Args, Words};

impl Words {
    /// Why a position cannot be set up, after the field and the rule that make it impossible.
    pub fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::Unreadable(message) => {
                self.text("position-unreadable", &Args::new().with("message", message.as_str()))
            }
            PositionError::Notation { field, error } => {
                format!("{}: {}", self.field(*field), self.notation_error(error))
            }
            PositionError::NameTooLong { field } => {
                format!("{}: {}", self.field(*field), self.name_too_long())
            }
            PositionError::Impossible { field, rule, flaw } => {
                format!("{}: {rule}: {}", self.field(*field), self.flaw(*flaw))
            }
            PositionError::Setup(error) => self.setup_error(error),
        }
    }

    /// Why a position cannot be set up, for readers who see the place and the rule beside it.
    pub fn position_problem(&self, error: &PositionError) -> String {
        match error {
            PositionError::Notation { error, .. } => self.notation_error(error),
            PositionError::NameTooLong { .. } => self.name_too_long(),
            PositionError::Impossible { flaw, .. } => self.flaw(*flaw),
            PositionError::Setup(error) => self.say(super::setup(*error)),
            PositionError::Unreadable(_) => self.position_error(error),
        }
    }

    fn name_too_long(&self) -> String {
        self.text("position-name-too-long", &Args::new().with("most", LONGEST_NAME))
    }

    fn flaw(&self, flaw: Flaw) -> String {
        match flaw {
            Flaw::Pizza(flaw) => self.say(self.pizza_flaw(flaw)),
            Flaw::Calcory(flaw) => self.say(super::calcory::flaw(flaw)),
        }
    }

    /// A field by its name in the file.
    fn field(&self, field: Field) -> String {
        match field {
            Field::Of(name) => name.to_owned(),
            Field::OfSeat(seat, name) => {
                let args = Args::new().with("seat", seat.number()).with("field", name);
                self.text("position-field-of-seat", &args)
            }
            Field::GridRow(row) => self.text("position-field-row", &Args::new().with("row", row)),
        }
    }

    pub(super) fn pizza_flaw(&self, flaw: PizzaFlaw) -> Message<'static> {
        let plain = |id| (id, Args::new());
        let most = |id, most: u8| (id, Args::new().with("most", most));
        let ordered = |id, order: Order| (id, Args::new().with("order", self.order(order)));
        match flaw {
            PizzaFlaw::HandTooLarge { most: cards } => most("position-hand-too-large", cards),
            PizzaFlaw::TooManyOrders { most: orders } => most("position-too-many-orders", orders),
            PizzaFlaw::TooManyCards => plain("position-too-many-cards"),
            PizzaFlaw::TooManyToppings { topping, found, exist, players } => {
                let args = of_kind(topping.kind)
                    .with("double", if topping.double { "yes" } else { "no" })
                    .with("found", found)
                    .with("exist", exist)
                    .with("players", players);
                ("position-too-many-toppings", args)
            }
            PizzaFlaw::NoSuchRound { rounds } => {
                ("position-no-such-round", Args::new().with("rounds", rounds))
            }
            PizzaFlaw::ToppingsNowhere { toppings } => {
                ("position-toppings-nowhere", Args::new().with("what", self.toppings(&toppings)))
            }
            PizzaFlaw::OrderNowhere { order } => ordered("position-order-nowhere", order),
            PizzaFlaw::OrderTwice { order } => ordered("position-order-twice", order),
            PizzaFlaw::ForeignOrder { order, own } => {
                ("position-foreign-order", of_kind(own).with("order", self.order(order)))
            }
            PizzaFlaw::BossNowhere => plain("position-boss-nowhere"),
            PizzaFlaw::BossTaken => plain("position-boss-taken"),
            PizzaFlaw::BossTwice => plain("position-boss-twice"),
            PizzaFlaw::KitchenEmpty => plain("position-kitchen-empty"),
            PizzaFlaw::KitchenNotEmpty => plain("position-kitchen-not-empty"),
            PizzaFlaw::NoBoss => plain("position-no-boss"),
            PizzaFlaw::OrdersRemoved => plain("position-orders-removed"),
            PizzaFlaw::TableInFirstRound => plain("position-table-in-first-round"),
            PizzaFlaw::TableNotGathered => plain("position-table-not-gathered"),
        }
    }
}
