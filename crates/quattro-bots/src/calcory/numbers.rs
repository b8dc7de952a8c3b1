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

/// The sums that known cards can make, and the maximum number of cards for each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sums {
    most: [u8; THIRTEEN + 1],
    /// A number to begin each sum with.
    begin: [u8; THIRTEEN + 1],
    /// One bit for each sum that can be made.
    pub(super) reachable: u32,
    has_zero: bool,
}

impl Sums {
    /// The sums of `known` cards. A 0 can be one of them where `zero_is_free`: no 0 was turned up yet.
    pub(super) fn of(known: &Numbers, zero_is_free: bool) -> Sums {
        let has_zero = zero_is_free && known.has(0);
        let mut sums = Sums { most: [0; 14], begin: [0; 14], reachable: 1, has_zero };
        for number in 1..NUMBERS {
            let useful = usize::from(known.0[number]).min(THIRTEEN / number);
            for _ in 0..useful {
                sums.add(number);
            }
        }
        sums
    }

    /// The sums without a 0.
    pub(super) fn without_zero(self) -> Sums {
        Sums { has_zero: false, ..self }
    }

    fn add(&mut self, number: usize) {
        let mut new = (self.reachable << number) & ((1 << (THIRTEEN + 1)) - 1);
        self.reachable |= new;
        // From the greatest down, so that the card is used once.
        while new != 0 {
            let sum = 31 - new.leading_zeros() as usize;
            new ^= 1 << sum;
            let cards = self.most[sum - number] + 1;
            if cards > self.most[sum] {
                self.most[sum] = cards;
                self.begin[sum] = number as u8;
            }
        }
    }

    /// The maximum number of cards that make `sum`, and a number to begin with.
    pub(super) fn make(&self, sum: usize) -> Option<(u8, u8)> {
        if sum > THIRTEEN || self.reachable & (1 << sum) == 0 || (sum == 0 && !self.has_zero) {
            return None;
        }
        Some(if self.has_zero { (self.most[sum] + 1, 0) } else { (self.most[sum], self.begin[sum]) })
    }
}
