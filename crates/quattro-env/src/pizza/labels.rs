//! How a seat names seats, kinds and orders: its own first. So the same situation looks the same from every chair.

use quattro_rules::pizza::{Edition, Kind, Order, Orders, Recipe, Toppings, own_kinds};
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;

/// No order of the game has this number.
const NONE: u8 = u8::MAX;

/// The names that one seat uses.
#[derive(Clone, Debug)]
pub struct Labels {
    edition: Edition,
    players: u8,
    seat: Seat,
    /// By number: the own kind, those of the others clockwise, then those of nobody.
    kinds: [Kind; 5],
    /// By kind.
    kind_numbers: [u8; 5],
    /// By number: the orders of the edition, whose kinds are numbered like all kinds.
    orders: Vec<Order>,
    /// By code.
    order_numbers: [u8; Order::SORTS as usize],
}

impl Labels {
    pub(super) fn of_setup(setup: &Setup, seat: Seat) -> Labels {
        let edition = Edition::of(setup.game).unwrap_or(Edition::MammaMia);
        let players = setup.players;
        let clockwise = std::iter::once(seat).chain(seat.others(players));
        let all = own_kinds(setup);
        let own: Vec<Kind> = clockwise.map(|seat| all[seat]).collect();
        let nobodys = Kind::ALL.into_iter().filter(|kind| !own.contains(kind));
        let mut kinds = Kind::ALL;
        for (place, kind) in kinds.iter_mut().zip(own.iter().copied().chain(nobodys)) {
            *place = kind;
        }
        let mut kind_numbers = [0; 5];
        for (number, kind) in kinds.iter().enumerate() {
            kind_numbers[*kind as usize] = number as u8;
        }
        let mut labels = Labels {
            edition,
            players,
            seat,
            kinds,
            kind_numbers,
            orders: Vec::new(),
            order_numbers: [NONE; Order::SORTS as usize],
        };
        labels.number_orders();
        labels
    }

    fn number_orders(&mut self) {
        let mut sorts: Orders = self.edition.order_set(Kind::Salami);
        sorts.extend(self.edition.orders(Kind::Olive));
        self.orders = sorts.iter().map(|order| with_kind(order, |kind| self.kinds[kind as usize])).collect();
        for (number, order) in self.orders.iter().enumerate() {
            self.order_numbers[usize::from(order.code())] = number as u8;
        }
    }

    pub(super) const fn edition(&self) -> Edition {
        self.edition
    }

    /// Whether the game has doubles.
    pub(super) const fn doubles(&self) -> bool {
        self.edition.is_sole_mio_family()
    }

    pub(super) fn orders(&self) -> &[Order] {
        &self.orders
    }

    pub(super) fn order(&self, number: usize) -> Option<Order> {
        self.orders.get(number).copied()
    }

    pub(super) const fn order_number(&self, order: Order) -> usize {
        self.order_numbers[order.code() as usize] as usize
    }

    pub(super) fn kind(&self, number: usize) -> Option<Kind> {
        self.kinds.get(number).copied()
    }

    pub(super) const fn kinds(&self) -> &[Kind; 5] {
        &self.kinds
    }

    pub(super) const fn kind_number(&self, kind: Kind) -> usize {
        self.kind_numbers[kind as usize] as usize
    }

    /// How many chairs clockwise from the own one a seat is.
    pub(super) const fn seat_number(&self, seat: Seat) -> usize {
        let (seat, own) = (seat.index(), self.seat.index());
        if seat >= own { seat - own } else { seat + self.players as usize - own }
    }

    /// The seat so many chairs clockwise.
    pub(super) fn seat(&self, number: usize) -> Option<Seat> {
        let players = usize::from(self.players);
        Seat::new((self.seat.index() + number) % players).filter(|_| number < players)
    }

    /// A number that orders toppings by these kinds.
    pub(super) fn rank(&self, toppings: &Toppings) -> u64 {
        let column = |kind: &Kind| toppings.column(*kind);
        self.kinds
            .iter()
            .map(column)
            .fold(0, |rank, column| rank << 8 | u64::from(column.singles) << 4 | u64::from(column.doubles))
    }
}

/// The same recipe for another kind.
fn with_kind(order: Order, kind: impl Fn(Kind) -> Kind) -> Order {
    match order.recipe() {
        Recipe::Classic(of) => Order::from(Recipe::Classic(kind(of))),
        Recipe::Four(of) => Order::from(Recipe::Four(kind(of))),
        _ => order,
    }
}
