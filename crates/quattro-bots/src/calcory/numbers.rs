//! Counting numbers, and the sums that they can make.

/// The number of different numbers.
pub(super) const NUMBERS: usize = 10;

/// The sum to reach.
pub(super) const THIRTEEN: usize = 13;

/// How often each number is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Numbers(pub(super) [u8; NUMBERS]);

impl Numbers {
    /// How many cards these are.
    pub(super) fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub(super) fn has(&self, number: usize) -> bool {
        self.0[number] > 0
    }

    /// These and one more.
    pub(super) fn with(mut self, number: u8) -> Numbers {
        self.0[usize::from(number)] += 1;
        self
    }

    /// The numbers that are there, and how often.
    pub(super) fn each(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(self.0).filter(|(_, count)| *count > 0)
    }
}

impl FromIterator<u8> for Numbers {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Numbers {
        numbers.into_iter().fold(Numbers::default(), Numbers::with)
    }
}

/// One byte for each sum up to 15, so that all are added to at once.
const LANES: usize = 16;

/// For each sum, one more than the maximum number of cards that make it; 0 where none do.
type Most = [u8; LANES];

/// The sums that known cards can make, and the maximum number of cards for each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sums {
    /// `made[number]`: what is made of numbers from 1 up to this one.
    made: [Most; NUMBERS],
    has_zero: bool,
}

impl Sums {
    /// The sums of `known` cards. A 0 can be one of them where `zero_is_free`: no 0 was turned up yet.
    pub(super) fn of(known: &Numbers, zero_is_free: bool) -> Sums {
        let mut made = [[0; LANES]; NUMBERS];
        made[0][0] = 1;
        for number in 1..NUMBERS {
            made[number] = with(made[number - 1], number, known.0[number]);
        }
        Sums { made, has_zero: zero_is_free && known.has(0) }
    }

    /// The sums without a 0.
    pub(super) fn without_zero(self) -> Sums {
        Sums { has_zero: false, ..self }
    }

    /// One bit for each sum that can be made.
    pub(super) fn reachable(&self) -> u32 {
        (0..).zip(&self.most()[..=THIRTEEN]).fold(0, |bits, (sum, most)| bits | (u32::from(*most > 0) << sum))
    }

    fn most(&self) -> &Most {
        &self.made[NUMBERS - 1]
    }

    /// The maximum number of cards that make `sum`; none make 0 without a 0.
    pub(super) fn cards(&self, sum: usize) -> Option<u8> {
        let cards = self.most()[sum].checked_sub(1)? + u8::from(self.has_zero);
        (cards > 0).then_some(cards)
    }

    /// A number to begin with, where known cards make `sum`.
    pub(super) fn begin(&self, sum: usize) -> Option<u8> {
        self.cards(sum)?;
        let is_in = |number: &usize| self.made[*number][sum] > self.made[*number - 1][sum];
        if self.has_zero { Some(0) } else { (1..NUMBERS).rev().find(is_in).map(|number| number as u8) }
    }

    /// Making each sum with one card drawn from `unseen` and the others known.
    pub(super) fn with_one_of(&self, unseen: &Numbers) -> Drawn {
        let most = self.most().map(u16::from);
        let zero = u16::from(self.has_zero);
        let mut drawn = Drawn::default();
        for (number, count) in unseen.each() {
            let (number, count) = (usize::from(number), u16::from(count));
            let sums = drawn.ways[number..].iter_mut().zip(&mut drawn.cards[number..]);
            for ((ways, cards), most) in sums.zip(most) {
                let count = if most > 0 { count } else { 0 };
                *ways += count;
                // With the drawn card there are as many as `most`.
                *cards += count * (most + zero);
            }
        }
        drawn
    }
}

/// What drawing one card can lead to, for each sum.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Drawn {
    /// How many of the unseen cards make the sum.
    pub(super) ways: [u16; LANES],
    /// The cards that make it, added up over those ways.
    pub(super) cards: [u16; LANES],
}

/// What can be made with up to `count` further cards of a number: with 1, 2, 4 … of them at a time, and the rest.
fn with(mut most: Most, number: usize, count: u8) -> Most {
    let mut left = usize::from(count).min(THIRTEEN / number);
    let mut together = 1;
    while left > 0 {
        let cards = together.min(left);
        let mut moved = [0; 2 * LANES];
        moved[LANES..].copy_from_slice(&most);
        for (most, added) in most.iter_mut().zip(&moved[LANES - cards * number..]) {
            *most = (*most).max(if *added > 0 { *added + cards as u8 } else { 0 });
        }
        left -= cards;
        together *= 2;
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All subsets, one by one.
    fn most_by_trying(cards: &[u8], sum: u8) -> Option<u8> {
        let subsets = (0_u32..1 << cards.len()).map(|subset| {
            let chosen = (0..).zip(cards).filter(move |(index, _)| subset & (1 << index) != 0);
            chosen.fold((0, 0), |(sum, count), (_, number)| (sum + number, count + 1))
        });
        subsets.filter(|(made, _)| *made == sum).map(|(_, count)| count).max()
    }

    #[test]
    fn sums_are_made_of_as_many_cards_as_possible() {
        for cards in [&[1_u8, 1, 1, 1, 1, 1, 1, 2, 9][..], &[4, 4, 4, 5, 9], &[7, 6, 3, 3, 2, 8], &[5]] {
            let sums = Sums::of(&cards.iter().copied().collect(), true);
            for sum in 1..=13 {
                let (made, begin) = (sums.cards(usize::from(sum)), sums.begin(usize::from(sum)));
                assert_eq!(made, most_by_trying(cards, sum), "{cards:?} {sum}");
                if let Some((count, begin)) = made.zip(begin) {
                    let mut rest = cards.to_vec();
                    rest.remove(cards.iter().position(|card| *card == begin).expect("a known card"));
                    assert_eq!(most_by_trying(&rest, sum - begin), Some(count - 1), "{cards:?} {sum}");
                }
            }
        }
    }

    #[test]
    fn one_card_may_be_drawn() {
        let sums = Sums::of(&[0, 1, 2].into_iter().collect(), true);
        let drawn = sums.with_one_of(&[3, 3, 5].into_iter().collect());
        // 0 + 1 + 2 and a 3; 0 + 1 and a 5.
        assert_eq!((drawn.ways[6], drawn.cards[6]), (3, 2 * 4 + 3));
        assert_eq!(drawn.ways[9], 0);
    }

    #[test]
    fn a_free_zero_is_one_card_more() {
        let known: Numbers = [0, 0, 6, 7].into_iter().collect();
        let [with, without] = [true, false].map(|zero_is_free| Sums::of(&known, zero_is_free));
        assert_eq!((with.cards(13), with.begin(13)), (Some(3), Some(0)));
        assert_eq!((without.cards(13), without.begin(13)), (Some(2), Some(7)));
        assert_eq!((with.cards(0), without.cards(0)), (Some(1), None));
    }
}
