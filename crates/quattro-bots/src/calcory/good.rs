//! Good moves without search.
//!
//! Values are measured in cards and seen from the mover's seat: a plan is worth the cards it wins, times its
//! probability, plus what it prevents others from winning. Ending the game is worth [`GAME`] cards to its
//! winner and costs a loser as many, whoever ends it.

use quattro_rules::calcory::{Action, MARKERS, Place, Places, Step, Tally};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;

use super::imagined::Imagined;
use super::numbers::{Drawn, Numbers, Sums, THIRTEEN};

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
        let next = Sums::of(&known.with(number), true).cards(THIRTEEN);
        (next.unwrap_or(0), NINE - number)
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
    /// What one unknown card and known ones make.
    drawn: Drawn,
    to_beat: Option<Tally>,
    /// What is gained by beating the marked set.
    denial: f32,
    /// What is gained by marking a lone card that nobody beats.
    lone: f32,
    /// The chance that others do not beat a marked sum with known cards and one that they do not know.
    safety: [f32; THIRTEEN],
}

impl<'a> Thought<'a> {
    fn new(world: &'a Imagined) -> Thought<'a> {
        let game = &world.game;
        let known = world.numbers(world.known());
        let others = Sums::of(&known, true);
        let unseen = world.numbers(world.unknown());
        let sums = if game.has_turned_zero() { others.without_zero() } else { others };
        let mut thought = Thought {
            world,
            turned: game.turned(),
            drawn: sums.with_one_of(&unseen),
            sums,
            safety: safety(others.reachable(), &unseen, game.players()),
            others,
            unseen,
            to_beat: game.to_beat().map(|set| set.tally),
            denial: 0.0,
            lone: 0.0,
        };
        thought.denial = -thought.standing(0.0);
        if thought.turned.cards < 2 {
            thought.lone = thought.lone();
        }
        thought
    }

    /// What it is worth to the mover that nobody beats the marked set, after winning `gain` cards.
    fn standing(&self, gain: f32) -> f32 {
        match self.world.game.to_beat() {
            None => 0.0,
            Some(set) if set.tally.cards > 1 => -f32::from(set.tally.cards - 1) / self.rivals(),
            Some(set) => ending(self.lead(set.owner) + gain),
        }
    }

    /// How many others there are: what one of them wins is not lost to the mover alone.
    fn rivals(&self) -> f32 {
        f32::from(self.world.game.players() - 1)
    }

    /// How many cards the mover is ahead of the best other player, once `owner` has won a lone card.
    fn lead(&self, owner: Seat) -> f32 {
        let (game, me) = (&self.world.game, self.world.me());
        let pile = |seat: Seat| game.pile_size(seat) + u8::from(seat == owner);
        let best = me.others(game.players()).map(pile).max().unwrap_or(0);
        f32::from(pile(me)) - f32::from(best)
    }

    fn turn(&self) -> Action {
        let unknown = self.world.unknown().first().map(Action::Turn);
        let stop = self.world.game.what_stopping_does().map(|_| (self.stop(self.turned), Action::Stop));
        let known = self.known_goal().map(|(value, number)| (value, self.world.turn_known(number)));
        let plans = [unknown.map(|action| (self.unknown(), action)), stop, known];
        // Of equal plans the first is best.
        let best = plans.into_iter().flatten().reduce(|one, other| if other.0 > one.0 { other } else { one });
        best.map(|(_, action)| action).or_else(|| self.any_card()).unwrap_or(Action::Stop)
    }

    /// The value of the best sum that known cards make, and the number to begin with.
    fn known_goal(&self) -> Option<(f32, u8)> {
        let sum = usize::from(self.turned.sum);
        let value = |goal: usize| {
            let cards = self.turned.cards + self.sums.cards(goal - sum)?;
            Some((self.arrive(Tally { sum: goal as u8, cards }), goal - sum))
        };
        let goals = (sum..=THIRTEEN).filter_map(value);
        let (value, missing) = goals.reduce(|one, other| if other.0 > one.0 { other } else { one })?;
        Some((value, self.sums.begin(missing)?))
    }

    /// If no plan has value, turning up a known card reveals nothing to the others.
    fn any_card(&self) -> Option<Action> {
        self.world.game.face_down().first().map(Action::Turn)
    }

    /// The value of having turned up such a set.
    fn arrive(&self, set: Tally) -> f32 {
        if usize::from(set.sum) == THIRTEEN { self.thirteen(f32::from(set.cards)) } else { self.stop(set) }
    }

    /// The value of taking 13 with `cards` cards. One of them goes back, but its taker chooses which: nobody else
    /// finds a lower one.
    fn thirteen(&self, cards: f32) -> f32 {
        match self.to_beat {
            // The single marked card will be taken, which ends the game.
            Some(Tally { cards: 1, .. }) => cards + self.denial + self.standing(cards - 1.0),
            _ => cards,
        }
    }

    /// The value of stopping with such a set.
    fn stop(&self, set: Tally) -> f32 {
        if set.cards > MARKERS || self.to_beat.is_some_and(|to_beat| set <= to_beat) {
            return 0.0;
        }
        let gain = match set.cards {
            1 if self.world.game.pile_size(self.world.me()) == 0 => return -GAME,
            1 => self.lone,
            cards => LATER * f32::from(cards - 1),
        };
        // Who wins by it will not beat a set that ends the game.
        let survival = if gain < 0.0 { 1.0 } else { self.survival(set) };
        self.denial + gain * survival
    }

    /// The value of ending the game with a lone card, unless it is beaten. Before that the next player may take a
    /// 13, a known one or one with a card that is not known.
    fn lone(&self) -> f32 {
        let lead = self.lead(self.world.me());
        let after = |cards: u8| ending(lead - f32::from(cards));
        let total = self.unseen.total();
        match self.others.cards(THIRTEEN) {
            Some(cards) => after(cards - 1),
            None if total == 0 => after(0),
            None => {
                let with = |number: u8| self.others.cards(THIRTEEN - usize::from(number)).unwrap_or(0);
                let worth = |(number, count)| f32::from(count) * after(with(number));
                self.unseen.each().map(worth).sum::<f32>() / f32::from(total)
            }
        }
    }

    /// The chance that a marked set is still there when the turn comes back.
    fn survival(&self, set: Tally) -> f32 {
        let same_sum = self.others.cards(usize::from(set.sum));
        let is_beaten_by_more = same_sum.is_some_and(|cards| cards > set.cards);
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
            return self.thirteen(f32::from(set.cards));
        }
        let on = |goal: u8| {
            let cards = self.sums.cards(usize::from(goal - set.sum))?;
            Some(self.arrive(Tally { sum: goal, cards: set.cards + cards }))
        };
        let known = on(13).unwrap_or(0.0).max(on(12).unwrap_or(0.0));
        let going_on = known.max(self.again(set));
        let may_stop = set.cards > 1 || self.world.game.pile_size(self.world.me()) > 0;
        if may_stop { going_on.max(self.stop(set)) } else { going_on }
    }

    /// The value of turning up another unknown card, for 13 with known ones.
    fn again(&self, set: Tally) -> f32 {
        let missing = THIRTEEN - usize::from(set.sum);
        let (ways, cards) = (f32::from(self.drawn.ways[missing]), f32::from(self.drawn.cards[missing]));
        if ways == 0.0 {
            return 0.0;
        }
        // As if each way had the mean number of cards.
        ways / f32::from(self.unseen.total()) * self.thirteen(f32::from(set.cards) + cards / ways)
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

/// The value of the game ending with such a lead.
fn ending(lead: f32) -> f32 {
    GAME * lead.clamp(-1.0, 1.0)
}
