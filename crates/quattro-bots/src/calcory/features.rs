//! What a learned value sees of a seat when a turn begins.

use std::cmp::Ordering;

use quattro_rules::calcory::{Card, ToBeat};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;

use super::imagined::Imagined;
use super::judge::game_ends_for;
use super::numbers::{Drawn, Numbers, Sums, THIRTEEN};
use crate::value::{Features, INPUTS};

/// All cards.
const CARDS: u8 = Card::COUNT as u8;

/// What a lead of one card is worth with fewer than ten cards left, fewer than twenty, and so on: 64 is all.
const WORTH_OF_A_LEAD: [i16; 7] = [64, 24, 18, 16, 14, 12, 11];

pub(super) fn features(world: &Imagined, seat: Seat) -> Features {
    let knowledge = Knowledge::of(world);
    let standing = standing(world, seat, &knowledge);
    let (marked, chances) = (marked(world, seat, &knowledge), chances(world, seat, &knowledge));
    let mut features = [0; INPUTS];
    let all = standing.into_iter().chain(marked.0).chain(chances).chain(marked.1);
    features.iter_mut().zip(all).for_each(|(feature, value)| *feature = value);
    features
}

/// What the mover knows. What the next player knows is as good.
struct Knowledge {
    known: u8,
    unseen: Numbers,
    sums: Sums,
    /// What known cards and one unknown one make.
    drawn: Drawn,
    /// The maximum number of cards of a known 13.
    thirteen: i16,
}

impl Knowledge {
    fn of(world: &Imagined) -> Knowledge {
        let (known, unseen) = (world.numbers(world.known()), world.numbers(world.unknown()));
        let sums = Sums::of(&known, true);
        let thirteen = sums.cards(THIRTEEN).map_or(0, i16::from);
        Knowledge { known: known.total(), unseen, drawn: sums.with_one_of(&unseen), sums, thirteen }
    }

    /// How many of so many parts of the unseen cards make a sum.
    fn part_that_makes(&self, sum: usize, parts: u16) -> i16 {
        (parts * self.drawn.ways[sum] / u16::from(self.unseen.total().max(1))).cast_signed()
    }

    /// Whether known cards beat a marked set.
    fn beats(&self, set: ToBeat) -> bool {
        let sum = usize::from(set.tally.sum);
        let beats = |(goal, cards): (usize, u8)| goal > sum || cards > set.tally.cards;
        (sum..THIRTEEN).filter_map(|goal| Some((goal, self.sums.cards(goal)?))).any(beats)
    }

    /// How many eighths of the unseen cards beat a marked set of less than 13 together with known ones, for the sum
    /// that is the most likely.
    fn luck_against(&self, set: ToBeat) -> i16 {
        let goals = usize::from(set.tally.sum)..THIRTEEN;
        goals.map(|goal| self.part_that_makes(goal, 8)).max().unwrap_or_default()
    }
}

/// Who is ahead, and whose turn it is.
fn standing(world: &Imagined, seat: Seat, knowledge: &Knowledge) -> [i16; 15] {
    let game = &world.game;
    let (players, mover) = (game.players(), world.me());
    let pile = |seat: Seat| game.pile_size(seat);
    let rivals = seat.others(players).map(pile).max().unwrap_or_default();
    let left = CARDS.saturating_sub(Seat::all(players).map(pile).sum());
    let lead = (i16::from(pile(seat)) - i16::from(rivals)).clamp(-20, 20);
    let after_mover = (players + seat.number() - mover.number()) % players;
    let is_mover = i16::from(seat == mover);
    [
        1,
        lead * WORTH_OF_A_LEAD[usize::from(left / 10)] / 4,
        lead,
        i16::from(left / 4),
        i16::from(players == 3),
        i16::from(players == 4),
        is_mover,
        i16::from(mover.next(players) == seat),
        i16::from(after_mover),
        is_mover * knowledge.thirteen,
        is_mover * i16::from(knowledge.thirteen == 0),
        i16::from(game.quiet_turns()),
        i16::from(pile(seat) == 0),
        i16::from(lead > 0),
        i16::from(lead < 0),
    ]
}

/// Who has marked what, and whether it can be beaten.
fn marked(world: &Imagined, seat: Seat, knowledge: &Knowledge) -> ([i16; 6], [i16; 7]) {
    let game = &world.game;
    let Some(to_beat) = game.to_beat() else { return ([0; 6], [0; 7]) };
    let (own, is_lone) = (i16::from(to_beat.owner == seat), to_beat.tally.cards == 1);
    let cards = own * (i16::from(to_beat.tally.cards) - 1);
    let is_high = i16::from(to_beat.tally.sum >= 12);
    let whose = [cards, own * is_high, own * i16::from(is_lone), (1 - own) * i16::from(is_lone), own, 1];
    let (beaten, stands) = if knowledge.beats(to_beat) { (1, 0) } else { (0, 1) };
    // 2 for winning by it, 1 for sharing the first place.
    let wins = match game_ends_for(game, seat, to_beat.owner) {
        Ordering::Greater if is_lone => 2,
        Ordering::Equal if is_lone => 1,
        _ => 0,
    };
    let luck = stands * knowledge.luck_against(to_beat);
    let beatable = [
        beaten * cards,
        stands * cards,
        beaten * wins,
        stands * wins,
        luck * wins,
        luck * own,
        wins * knowledge.thirteen,
    ];
    (whose, beatable)
}

/// What the mover can expect of the cards, and what the next player can.
fn chances(world: &Imagined, seat: Seat, knowledge: &Knowledge) -> [i16; 5] {
    let (mover, players) = (world.me(), world.game.players());
    let (is_mover, is_next) = (i16::from(seat == mover), i16::from(mover.next(players) == seat));
    let drawn = if knowledge.thirteen == 0 { knowledge.part_that_makes(THIRTEEN, 16) } else { 0 };
    [
        is_mover * drawn,
        is_next * drawn,
        is_next * knowledge.thirteen,
        is_mover * i16::from(knowledge.known / 4),
        is_mover * i16::from(knowledge.unseen.total() / 4),
    ]
}
