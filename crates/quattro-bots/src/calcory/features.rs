//! What a learned value sees of a seat when a turn begins.

use quattro_rules::calcory::Card;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;

use super::imagined::Imagined;
use super::numbers::{Sums, THIRTEEN};
use crate::value::{Features, INPUTS};

/// All cards.
const CARDS: u8 = Card::COUNT as u8;

/// What a lead of one card is worth with fewer than ten cards left, fewer than twenty, and so on: 64 is all.
const WORTH_OF_A_LEAD: [i16; 7] = [64, 24, 18, 16, 14, 12, 11];

pub(super) fn features(world: &Imagined, seat: Seat) -> Features {
    let game = &world.game;
    let (players, mover) = (game.players(), world.me());
    let pile = |seat: Seat| game.pile_size(seat);
    let rivals = seat.others(players).map(pile).max().unwrap_or_default();
    let left = CARDS.saturating_sub(Seat::all(players).map(pile).sum());
    let lead = (i16::from(pile(seat)) - i16::from(rivals)).clamp(-20, 20);
    let after_mover = (players + seat.number() - mover.number()) % players;
    let marked = game.to_beat().map_or([0; 6], |set| {
        let (cards, is_lone) = (i16::from(set.tally.cards) - 1, set.tally.cards == 1);
        let (is_own, is_high) = (set.owner == seat, set.tally.sum >= 12);
        let own = i16::from(is_own);
        [
            own * cards,
            own * i16::from(is_high),
            i16::from(is_own && is_lone),
            i16::from(!is_own && is_lone),
            own,
            1,
        ]
    });
    // Only the mover's: what the next player knows is as good, and this takes most of the time.
    let known = if seat == mover { known_thirteen(world) } else { 0 };
    let next = mover.next(players) == seat;
    let scaled = lead * WORTH_OF_A_LEAD[usize::from(left / 10)] / 4;
    let mut features = [0; INPUTS];
    let own = [
        1,
        scaled,
        lead,
        i16::from(left / 4),
        i16::from(players == 3),
        i16::from(players == 4),
        i16::from(seat == mover),
        i16::from(next),
        i16::from(after_mover),
        known,
        i16::from(seat == mover && known == 0),
        i16::from(game.quiet_turns()),
        i16::from(pile(seat) == 0),
        i16::from(lead > 0),
        i16::from(lead < 0),
    ];
    features[..own.len()].copy_from_slice(&own);
    features[own.len()..own.len() + marked.len()].copy_from_slice(&marked);
    features
}

/// The maximum number of cards of a 13 that the mover knows.
fn known_thirteen(world: &Imagined) -> i16 {
    let sums = Sums::of(&world.numbers(world.known()), true);
    sums.cards(THIRTEEN).map_or(0, i16::from)
}
