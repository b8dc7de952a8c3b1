//! Observations as rows of bytes, written and described by the same code.

use std::fmt;

use quattro_rules::calcory::Place;
use quattro_rules::seat::MOST_PLAYERS;

/// What the numbers of a section are counted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Axis {
    /// The seats clockwise, the observing one first; seats that nobody takes are 0.
    Seats,
    /// The kinds: the own kind first, those of the others clockwise, then those of nobody.
    Kinds,
    /// The sorts of order of a game, in the order of its table of actions.
    Orders(u8),
    /// The places of the grid, row by row.
    Places,
    /// So many numbers, which the section explains.
    Numbers(u8),
}

impl Axis {
    /// How many numbers it has.
    #[inline]
    pub const fn width(self) -> usize {
        match self {
            Axis::Seats => MOST_PLAYERS,
            Axis::Kinds => 5,
            Axis::Orders(count) | Axis::Numbers(count) => count as usize,
            Axis::Places => Place::COUNT,
        }
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Axis::Seats => write!(f, "seats ({MOST_PLAYERS})"),
            Axis::Kinds => f.write_str("kinds (5)"),
            Axis::Orders(count) => write!(f, "orders ({count})"),
            Axis::Places => write!(f, "places ({})", Place::COUNT),
            Axis::Numbers(count) => count.fmt(f),
        }
    }
}

/// A part of an observation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its name in programs.
    pub name: &'static str,
    /// Its first number.
    pub start: usize,
    /// What its numbers are counted by, the slowest first.
    pub axes: Vec<Axis>,
    /// What they mean.
    pub meaning: &'static str,
}

impl Section {
    /// How many numbers it has.
    pub fn width(&self) -> usize {
        width(&self.axes)
    }
}

#[inline]
fn width(axes: &[Axis]) -> usize {
    axes.iter().map(|axis| axis.width()).product()
}

/// Something that an observation is written to, section by section.
pub trait Page {
    /// The bytes of the next section, all 0.
    fn section(&mut self, name: &'static str, axes: &[Axis], meaning: &'static str) -> &mut [u8];
}

/// The row of bytes itself.
#[derive(Debug)]
pub struct Bytes<'a> {
    rest: &'a mut [u8],
}

impl<'a> Bytes<'a> {
    /// A page on `out`, whose content is lost.
    pub fn new(out: &'a mut [u8]) -> Bytes<'a> {
        out.fill(0);
        Bytes { rest: out }
    }
}

impl Page for Bytes<'_> {
    #[inline]
    fn section(&mut self, _: &'static str, axes: &[Axis], _: &'static str) -> &mut [u8] {
        let (section, rest) = std::mem::take(&mut self.rest).split_at_mut(width(axes));
        self.rest = rest;
        section
    }
}

/// The sections without their numbers.
#[derive(Debug, Default)]
pub struct Outline {
    sections: Vec<Section>,
    scratch: Vec<u8>,
}

impl Outline {
    /// What was described.
    pub fn into_sections(self) -> Vec<Section> {
        self.sections
    }
}

impl Page for Outline {
    fn section(&mut self, name: &'static str, axes: &[Axis], meaning: &'static str) -> &mut [u8] {
        let start = self.sections.last().map_or(0, |last| last.start + last.width());
        self.sections.push(Section { name, start, axes: axes.to_vec(), meaning });
        self.scratch.clear();
        self.scratch.resize(width(axes), 0);
        &mut self.scratch
    }
}

/// Writes a 1 at `index`, if there is one.
#[inline]
pub(crate) fn mark(section: &mut [u8], index: Option<usize>) {
    if let Some(number) = index.and_then(|index| section.get_mut(index)) {
        *number = 1;
    }
}

/// Spreads the lowest bits of `bits` over `section`, one byte each.
#[inline]
pub(crate) fn spread(section: &mut [u8], bits: u64) {
    /// One bit in each byte, the lowest bit in the first.
    const DIAGONAL: u64 = 0x8040_2010_0804_0201;
    /// The lowest bit of each byte.
    const ONES: u64 = 0x0101_0101_0101_0101;
    let mut rest = bits;
    for chunk in section.chunks_mut(8) {
        let picked = ((rest & 0xff) * ONES) & DIAGONAL;
        let bytes = ((picked + ONES * 0x7f) >> 7) & ONES;
        chunk.copy_from_slice(&bytes.to_le_bytes()[..chunk.len()]);
        rest >>= 8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_become_bytes() {
        for bits in [0, 1, 0x80, 0xff, 0x0f0f_1234_5678_9abc, u64::MAX] {
            let mut section = [7; 60];
            spread(&mut section, bits);
            let expected: Vec<u8> = (0..60).map(|bit| (bits >> bit & 1) as u8).collect();
            assert_eq!(section.to_vec(), expected);
        }
    }
}
