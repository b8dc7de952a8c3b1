//! Five small numbers in one machine word.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use super::kind::{Kind, KindSet};

/// A number from 0 to 127 for each kind, one byte each, so that adding, comparing and summing all five, the
/// engine's most frequent operations, takes an instruction or two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Counts(u64);

/// A 1 in each of the five bytes.
const ONES: u64 = 0x01_0101_0101;
/// The highest bit of each byte; no count reaches it, so it can catch a borrow.
const GUARDS: u64 = ONES << 7;
/// Multiplied by this, the lowest bits of the five bytes come to lie side by side, from bit 32.
const GATHER: u64 = 1 << 32 | 1 << 25 | 1 << 18 | 1 << 11 | 1 << 4;
/// Multiplied by this, the lowest five bits come to lie in one byte each, the lowest of that byte.
const SCATTER: u64 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28;

impl Counts {
    /// Five zeros.
    pub const ZERO: Counts = Counts(0);

    /// The same number for each kind.
    pub const fn each(count: u8) -> Counts {
        Counts(ONES * count as u64)
    }

    /// A number for one kind and zero for the others.
    pub const fn of(kind: Kind, count: u8) -> Counts {
        Counts((count as u64) << (8 * kind as u32))
    }

    /// A number for each kind of the set and zero for the others.
    pub const fn of_each(kinds: KindSet, count: u8) -> Counts {
        Counts(((kinds.bits() as u64 * SCATTER) & ONES) * count as u64)
    }

    /// The number for this kind.
    pub const fn get(self, kind: Kind) -> u8 {
        (self.0 >> (8 * kind as u32)) as u8
    }

    /// The first kind whose number is not zero.
    pub fn first(self) -> Option<Kind> {
        Kind::ALL.get(self.0.trailing_zeros() as usize / 8).copied()
    }

    /// The kinds whose numbers are not zero.
    pub const fn kinds(self) -> KindSet {
        let some = ((self.0 + ONES * 0x7f) & GUARDS) >> 7;
        KindSet::from_bits((some.wrapping_mul(GATHER) >> 32) as u8)
    }

    /// The sum of all numbers, which must be less than 256.
    pub const fn sum(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 32) as u8
    }

    /// Whether no number is less than its counterpart.
    pub const fn covers(self, other: Counts) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    /// Each number less its counterpart, or zero.
    #[must_use]
    pub const fn saturating_sub(self, other: Counts) -> Counts {
        let difference = (self.0 | GUARDS) - other.0;
        let kept = (difference & GUARDS) >> 7;
        Counts(difference & (kept * 0x7f))
    }

    /// Each number and its counterpart together.
    #[must_use]
    pub const fn plus(self, more: Counts) -> Counts {
        Counts(self.0 + more.0)
    }

    /// Half of each number, rounded up.
    #[must_use]
    pub const fn halved_up(self) -> Counts {
        Counts(((self.0 + ONES) >> 1) & (ONES * 0x7f))
    }

    /// The numbers with their kinds.
    pub fn iter(self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::ALL.iter().map(move |kind| (*kind, self.get(*kind)))
    }
}

impl Add for Counts {
    type Output = Counts;

    fn add(self, more: Counts) -> Counts {
        self.plus(more)
    }
}

impl Sub for Counts {
    type Output = Counts;

    fn sub(self, less: Counts) -> Counts {
        Counts(self.0 - less.0)
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Counts) {
        *self = *self + more;
    }
}

impl SubAssign for Counts {
    fn sub_assign(&mut self, less: Counts) {
        *self = *self - less;
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(numbers: [u8; 5]) -> Counts {
        Kind::ALL
            .into_iter()
            .zip(numbers)
            .fold(Counts::ZERO, |all, (kind, count)| all + Counts::of(kind, count))
    }

    #[test]
    fn each_kind_keeps_its_number() {
        let all = counts([1, 0, 127, 13, 2]);
        assert_eq!(all.iter().map(|(_, count)| count).collect::<Vec<u8>>(), [1, 0, 127, 13, 2]);
        assert_eq!(counts([13, 13, 13, 13, 13]), Counts::each(13));
        assert_eq!(Counts::each(51).sum(), 255);
    }

    #[test]
    fn every_set_of_kinds_is_found() {
        for set in 0..32 {
            let numbers = [0, 1, 2, 3, 4].map(|kind| if set & 1 << kind == 0 { 0 } else { 127 >> kind });
            let kinds: KindSet = Kind::ALL.into_iter().filter(|kind| numbers[*kind as usize] > 0).collect();
            assert_eq!(counts(numbers).kinds(), kinds);
            assert_eq!(counts(numbers).first(), kinds.iter().next());
        }
    }

    #[test]
    fn a_set_of_kinds_gets_the_same_number_for_each() {
        for numbers in [[6, 0, 0, 6, 6], [0, 127, 127, 0, 0], [2, 2, 2, 2, 2], [0; 5]] {
            let all = counts(numbers);
            assert_eq!(Counts::of_each(all.kinds(), numbers.into_iter().max().unwrap_or(0)), all);
        }
    }

    #[test]
    fn comparing_and_subtracting_keep_to_their_kind() {
        let (more, less) = (counts([3, 0, 5, 0, 127]), counts([3, 0, 4, 0, 127]));
        assert!(more.covers(less) && !less.covers(more));
        assert_eq!(less.saturating_sub(more), Counts::ZERO);
        assert_eq!(more.saturating_sub(counts([4, 1, 2, 127, 0])), counts([0, 0, 3, 0, 127]));
        assert_eq!(counts([0, 1, 2, 3, 126]).halved_up(), counts([0, 1, 1, 2, 63]));
    }
}
