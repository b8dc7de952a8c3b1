//! Good moves without search.
//!
//! Values are measured in cards and seen from the mover's seat: a plan is worth the cards it wins, times its
//! probability, plus what it prevents others from winning. Ending the game is worth [`GAME`] cards to its
//! winner and costs a loser as many, whoever ends it.

use quattro_rules::calcory::{Action, MARKERS, Place, Places, Step, Tally};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;

use super::imagined::Imagined;
use super::numbers::{Numbers, Sums, THIRTEEN};

/// The value of ending the game as the winner.
const GAME: f32 = 8.0;

/// The probability that a marked set survives although others know how to beat it: they may prefer something
/// else.
const MERCY: f32 = 0.1;

/// The probability that others beat a marked set with more than one unknown card.
const LONG_SHOT: f32 = 0.25;

/// What a card of a marked set is worth, where one of a 13 is worth 1: it is won a round later, and by then the
/// next player has chosen with more cards known.
const LATER: f32 = 0.7;

/// The best move by rule of thumb.
pub(super) fn choose(world: &Imagined) -> Action {
    match world.game.step() {
        Step::Turn => Thought::new(world).turn(),
        Step::ChooseBack { set } => Action::Back(card_to_give_back(world, world.game.taken_places(set))),
        Step::PutBack { from, .. } => Action::Put(world.free_place(from)),
        // Nobody is asked once the game is over.
        Step::Over { .. } => Action::Stop,
    }
}

/// The card that helps the next player least: with the fewest cards in a 13, and otherwise the greatest.
fn card_to_give_back(world: &Imagined, taken: Places) -> Place {
    let known = world.numbers(world.known());
    let help = |place: &Place| {
        let number = world.number(*place);
        let next = Sums::of(&known.with(number), true).make(THIRTEEN);
        (next.map_or(0, |(cards, _)| cards), NINE - number)
    };
    taken.into_iter().min_by_key(help).unwrap_or_else(|| unreachable!("a set has cards"))
}

const NINE: u8 = 9;

/// What the mover considers in a turn.
struct Thought<'a> {
    world: &'a Imagined,
    turned: Tally,
    sums: Sums,
    /// The sums others can make of known cards; they have not turned up a 0 yet.
    others: Sums,
    unseen: Numbers,
    to_beat: Option<Tally>,
    /// What is gained by beating the marked set.
    denial: f32,
    /// The chance that others do not beat a marked sum with known cards and one that they do not know.
    safety: [f32; THIRTEEN],
}

impl<'a> Thought<'a> {
    fn new(world: &'a Imagined) -> Thought<'a> {
        let game = &world.game;
        let known = world.numbers(world.known());
        let others = Sums::of(&known, true);
        let unseen = world.numbers(world.unknown());
        let mut thought = Thought {
            world,
            turned: game.turned(),
            sums: if game.has_turned_zero() { others.without_zero() } else { others },
            safety: safety(others.reachable, &unseen, game.players()),
            others,
            unseen,
            to_beat: game.to_beat().map(|set| set.tally),
            denial: 0.0,
        };
        thought.denial = -thought.standing(0.0);
        thought
    }

    /// What it is worth to the mover that nobody beats the marked set, after winning `gain` cards.
    fn standing(&self, gain: f32) -> f32 {
        match self.world.game.to_beat() {
            None => 0.0,
            Some(set) if set.tally.cards > 1 => -f32::from(set.tally.cards - 1) / self.rivals(),
            Some(set) => self.ending(set.owner, gain, 0.0),
        }
    }

    /// How many others there are: what one of them wins is not lost to the mover alone.
    fn rivals(&self) -> f32 {
        f32::from(self.world.game.players() - 1)
    }

    /// The value of the game ending with a lone card of `owner`, after the mover won `gain` cards and another
    /// player `loss` cards.
    fn ending(&self, owner: Seat, gain: f32, loss: f32) -> f32 {
        let (game, me) = (&self.world.game, self.world.me());
        let pile = |seat: Seat| f32::from(game.pile_size(seat) + u8::from(seat == owner));
        let best = me.others(game.players()).map(pile).fold(0.0, f32::max);
        GAME * (pile(me) + gain - best - loss).clamp(-1.0, 1.0)
    }

    fn turn(&self) -> Action {
        let places = || self.world.place_of_each(self.world.known());
        let turn = |number: u8| places()[usize::from(number)].map(Action::Turn);
        let mut best = (self.unknown(), self.world.unknown().first().map(Action::Turn));
        let mut weigh = |value: f32, action: Option<Action>| {
            if action.is_some() && (best.1.is_none() || value > best.0) {
                best = (value, action);
            }
        };
        if self.world.game.what_stopping_does().is_some() {
            weigh(self.stop(self.turned), Some(Action::Stop));
        }
        let sum = usize::from(self.turned.sum);
        for goal in sum..=THIRTEEN {
            if let Some((cards, number)) = self.sums.make(goal - sum) {
                let value = self.arrive(Tally { sum: goal as u8, cards: self.turned.cards + cards });
                weigh(value, turn(number));
            }
        }
        best.1.or_else(|| self.any_card()).unwrap_or(Action::Stop)
    }

    /// If no plan has value, turning up a known card reveals nothing to the others.
    fn any_card(&self) -> Option<Action> {
        self.world.game.face_down().first().map(Action::Turn)
    }

    /// The value of having turned up such a set.
    fn arrive(&self, set: Tally) -> f32 {
        if usize::from(set.sum) == THIRTEEN { self.thirteen(set.cards) } else { self.stop(set) }
    }

    /// The value of taking 13 with `cards` cards. One of them goes back, but its taker chooses which: nobody else
    /// finds a lower one.
    fn thirteen(&self, cards: u8) -> f32 {
        let gain = f32::from(cards - 1);
        let worth = f32::from(cards);
        match self.to_beat {
            // The single marked card will be taken, which ends the game.
            Some(Tally { cards: 1, .. }) => worth + self.denial + self.standing(gain),
            _ => worth,
        }
    }

    /// The value of stopping with such a set.
    fn stop(&self, set: Tally) -> f32 {
        if set.cards > MARKERS || self.to_beat.is_some_and(|to_beat| set <= to_beat) {
            return 0.0;
        }
        let gain = match set.cards {
            1 if self.world.game.pile_size(self.world.me()) == 0 => return -GAME,
            1 => self.lone(),
            cards => LATER * f32::from(cards - 1),
        };
        // Who wins by it will not beat a set that ends the game.
        let survival = if gain < 0.0 { 1.0 } else { self.survival(set) };
        self.denial + gain * survival
    }

    /// The value of ending the game with a lone card, unless it is beaten. Before that the next player may take a
    /// 13, a known one or one with a card that is not known.
    fn lone(&self) -> f32 {
        let after = |cards: u8| self.ending(self.world.me(), 0.0, f32::from(cards));
        let total = self.unseen.total();
        match self.others.make(THIRTEEN) {
            Some((cards, _)) => after(cards - 1),
            None if total == 0 => after(0),
            None => {
                let with = |number: u8| {
                    self.others.make(THIRTEEN - usize::from(number)).map_or(0, |(cards, _)| cards)
                };
                let worth = |(number, count)| f32::from(count) * after(with(number));
                self.unseen.each().map(worth).sum::<f32>() / f32::from(total)
            }
        }
    }

    /// The chance that a marked set is still there when the turn comes back.
    fn survival(&self, set: Tally) -> f32 {
        let same_sum = self.others.make(usize::from(set.sum));
        let is_beaten_by_more = same_sum.is_some_and(|(cards, _)| cards > set.cards);
        if is_beaten_by_more { MERCY } else { self.safety[usize::from(set.sum)] }
    }

    /// The value of turning up an unknown card.
    fn unknown(&self) -> f32 {
        let total = f32::from(self.unseen.total().max(1));
        let worth = |(number, count)| f32::from(count) * self.after(number);
        self.unseen.each().map(worth).sum::<f32>() / total
    }

    /// The value once this number is turned up.
    fn after(&self, number: u8) -> f32 {
        if self.world.is_too_much(number) {
            return 0.0;
        }
        let set = Tally { sum: self.turned.sum + number, cards: self.turned.cards + 1 };
        if usize::from(set.sum) == THIRTEEN {
            return self.thirteen(set.cards);
        }
        let on = |goal: u8| {
            let (cards, _) = self.sums.make(usize::from(goal - set.sum))?;
            Some(self.arrive(Tally { sum: goal, cards: set.cards + cards }))
        };
        let known = on(13).unwrap_or(0.0).max(on(12).unwrap_or(0.0));
        let going_on = known.max(self.again(set));
        let may_stop = set.cards > 1 || self.world.game.pile_size(self.world.me()) > 0;
        if may_stop { going_on.max(self.stop(set)) } else { going_on }
    }

    /// The value of turning up another unknown card, for 13 with known ones.
    fn again(&self, set: Tally) -> f32 {
        let worth = |(number, count)| {
            let left = THIRTEEN.checked_sub(usize::from(set.sum + number))?;
            let cards = if left == 0 { 0 } else { self.sums.make(left)?.0 };
            Some(f32::from(count) * self.thirteen(set.cards + 1 + cards))
        };
        self.unseen.each().filter_map(worth).sum::<f32>() / f32::from(self.unseen.total().max(1))
    }
}

/// For each sum, the probability that no higher sum beats it.
fn safety(reachable: u32, unseen: &Numbers, players: u8) -> [f32; THIRTEEN] {
    let total = f32::from(unseen.total().max(1));
    // Which sums one unknown card and known ones can make, and how likely.
    let mut lucky = [0; THIRTEEN];
    for (number, count) in unseen.each() {
        // The highest sum under 13 beats all lower ones.
        let highest = highest_below_thirteen(reachable << number);
        lucky[..highest].iter_mut().for_each(|lucky| *lucky += count);
    }
    let mut safety = lucky.map(|lucky| {
        let chance = 1.0 - f32::from(lucky) / total;
        chance.powi(i32::from(players - 1)) * (1.0 - LONG_SHOT)
    });
    safety[..highest_below_thirteen(reachable)].fill(MERCY);
    safety
}

fn highest_below_thirteen(sums: u32) -> usize {
    let sums = sums & ((1 << THIRTEEN) - 1);
    if sums == 0 { 0 } else { sums.ilog2() as usize }
}
