//! What a game came to for one player: a score, and a row of signs that tells how it went and nothing of the cards.
//!
//! In the pizza games there is one sign for each order of the player, in groups by round: filled, burnt at last, or never
//! filled. In Calcory there is one for each set that was won and each turn that failed.

use std::fmt;
use std::str::FromStr;

use quattro_rules::calcory::{self, Calcory};
use quattro_rules::game::{Game, SeatResult};
use quattro_rules::pizza::{self, Order, Pizza};
use quattro_rules::record::{Record, RecordError, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;

use crate::protocol::TryResult;

/// How one thing went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// An order was filled, or a set won.
    Full,
    /// An order burnt, or a turn failed.
    Burnt,
    /// An order was never filled.
    Open,
}

impl Sign {
    /// All of them.
    pub const ALL: [Sign; 3] = [Sign::Full, Sign::Burnt, Sign::Open];

    const fn letter(self) -> char {
        match self {
            Sign::Full => 'f',
            Sign::Burnt => 'b',
            Sign::Open => 'o',
        }
    }
}

/// Signs in groups, one for each round. Stored as letters: `fff ffb fo`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SignRow(pub Vec<Vec<Sign>>);

/// A text that is no row of signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a row of signs")]
pub struct NotASignRow;

impl SignRow {
    /// How many signs of this sort there are.
    pub fn count(&self, sign: Sign) -> usize {
        self.0.iter().flatten().filter(|other| **other == sign).count()
    }

    /// How many signs there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl fmt::Display for SignRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let groups = self.0.iter().map(|group| group.iter().map(|sign| sign.letter()).collect::<String>());
        f.write_str(&groups.collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for SignRow {
    type Err = NotASignRow;

    fn from_str(text: &str) -> Result<SignRow, NotASignRow> {
        let sign = |letter| Sign::ALL.into_iter().find(|sign| sign.letter() == letter).ok_or(NotASignRow);
        let group = |group: &str| group.chars().map(sign).collect();
        text.split(' ').map(group).collect::<Result<_, _>>().map(SignRow)
    }
}

/// What a game came to for one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerResult {
    /// Place, score and what breaks a tie.
    pub result: SeatResult,
    /// How it went.
    pub row: SignRow,
}

impl From<&PlayerResult> for TryResult {
    fn from(PlayerResult { result, row }: &PlayerResult) -> TryResult {
        let SeatResult { place, score, tie_break } = *result;
        TryResult { place, score, tie_break, signs: row.to_string() }
    }
}

/// What a game came to for this seat; `None` while it is not over.
///
/// # Errors
/// When the record cannot be replayed.
pub fn result_of(record: &Record, seat: Seat) -> Result<Option<PlayerResult>, RecordError> {
    let Some(result) = record.result.as_ref().and_then(|outcome| outcome.seats.get(seat.index())) else {
        return Ok(None);
    };
    let row = with_engine!(record.game, G => row_of::<G>(record, seat))?;
    Ok(Some(PlayerResult { result: *result, row }))
}

fn row_of<G: InSigns>(record: &Record, seat: Seat) -> Result<SignRow, RecordError> {
    let mut replay = Replay::<G>::open(record)?;
    let orders = replay.game().orders_of(seat);
    let mut told = replay.opening().to_vec();
    while let Some(step) = replay.step()? {
        told.extend(step.told);
    }
    // What everybody was told, so that a row cannot hold anything else.
    let public = told.iter().filter(|told| told.to.includes(None)).map(|told| told.event);
    Ok(G::signs(public, seat, orders))
}

/// A game whose course can be told in signs.
trait InSigns: Game {
    /// How many orders a player has at the beginning.
    fn orders_of(&self, seat: Seat) -> usize;

    /// How it went for `seat`, who has this many orders.
    fn signs(events: impl Iterator<Item = Self::Event>, seat: Seat, orders: usize) -> SignRow;
}

impl InSigns for Pizza {
    fn orders_of(&self, seat: Seat) -> usize {
        self.view(None).chairs.get(seat.index()).map_or(0, |chair| usize::from(chair.orders + chair.waiter))
    }

    fn signs(events: impl Iterator<Item = pizza::Event>, own: Seat, orders: usize) -> SignRow {
        let mut rounds: Vec<Vec<(Order, Sign)>> = Vec::new();
        for event in events {
            let (order, sign) = match event {
                pizza::Event::RoundBegan { .. } => {
                    rounds.push(Vec::new());
                    continue;
                }
                pizza::Event::Filled { seat, order, .. } | pizza::Event::Rewarded { seat, order }
                    if seat == own =>
                {
                    (order, Sign::Full)
                }
                pizza::Event::Burnt { seat, order, .. } if seat == own => (order, Sign::Burnt),
                _ => continue,
            };
            // An order that burnt and comes back counts where it came to its end.
            for round in &mut rounds {
                round.retain(|(earlier, _)| *earlier != order);
            }
            if let Some(round) = rounds.last_mut() {
                round.push((order, sign));
            }
        }
        let mut row = SignRow(
            rounds.into_iter().map(|round| round.into_iter().map(|(_, sign)| sign).collect()).collect(),
        );
        let open = orders.saturating_sub(row.len());
        if let Some(last) = row.0.last_mut() {
            last.extend(vec![Sign::Open; open]);
        }
        row
    }
}

impl InSigns for Calcory {
    fn orders_of(&self, _: Seat) -> usize {
        0
    }

    fn signs(events: impl Iterator<Item = calcory::Event>, own: Seat, _: usize) -> SignRow {
        let sign = |event| match event {
            calcory::Event::Took { seat, .. } if seat == own => Some(Sign::Full),
            calcory::Event::Failed { seat, .. } if seat == own => Some(Sign::Burnt),
            _ => None,
        };
        SignRow(vec![events.filter_map(sign).collect()])
    }
}

#[cfg(test)]
mod tests {
    use quattro_rules::pizza::{Burnt, Toppings};
    use quattro_rules::setup::{GameId, Setup};
    use quattro_testkit::random::random_moves;

    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number - 1).expect("a seat")
    }

    fn filled(number: usize, order: &str) -> pizza::Event {
        let order = order.parse().expect("an order");
        pizza::Event::Filled { seat: seat(number), order, used: Toppings::default() }
    }

    fn burnt(number: usize, order: &str) -> pizza::Event {
        let (order, why) = (order.parse().expect("an order"), Burnt::NotCompleted);
        pizza::Event::Burnt { seat: seat(number), order, why, shortfall: None, series: false }
    }

    fn began(round: u8) -> pizza::Event {
        pizza::Event::RoundBegan { round, seat: seat(1) }
    }

    #[test]
    fn every_order_has_one_sign_where_it_came_to_its_end() {
        let told = [
            began(1),
            filled(1, "mixed"),
            burnt(1, "minimale"),
            burnt(1, "bombastica"),
            filled(2, "mixed"),
            began(2),
            began(3),
            filled(1, "minimale"),
        ];
        let row = Pizza::signs(told.into_iter(), seat(1), 5);
        assert_eq!(row.to_string(), "fb  foo");
        assert_eq!(row.to_string().parse(), Ok(row));
        assert_eq!("fx".parse::<SignRow>(), Err(NotASignRow));
    }

    #[test]
    fn the_row_of_a_whole_game_agrees_with_its_result() {
        fn check<G: InSigns>(game: GameId) {
            for seed in 0..4 {
                let (record, _) = random_moves::<G>(&Setup::new(game, 3), seed, u32::MAX as usize, |_, _| {});
                for own in Seat::all(3) {
                    let PlayerResult { result, row } =
                        result_of(&record, own).expect("a record").expect("an end");
                    if game == GameId::Calcory {
                        assert_eq!(row.count(Sign::Open), 0);
                    } else {
                        assert_eq!(row.count(Sign::Full), usize::from(result.score), "{game} {seed} {own}");
                    }
                }
            }
        }
        for game in GameId::ALL {
            with_engine!(game, G => check::<G>(game));
        }
    }
}
