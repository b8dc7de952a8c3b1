//! What is left after a power cut.
//!
//! A disk may write what it was given in any order, sector by sector. So of each change that was not synced, every
//! sector is written, lost, or written up to some byte, independently of all others. What lies beside a change
//! stays as it was ("power-safe overwrite", which SQLite assumes of Linux too).

use rand_chacha::ChaCha8Rng;
use rand_core::Rng;

use crate::file::{Pending, write};

/// How much of what was not synced survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Survives {
    Nothing,
    /// Each sector for itself.
    Some,
    Everything,
}

/// A power cut.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut {
    /// Bytes that are written together.
    pub(crate) sector: usize,
    pub(crate) survives: Survives,
}

impl Cut {
    /// Any power cut. The extremes are as likely as the rest, because they find other faults.
    pub(crate) fn any(rng: &mut ChaCha8Rng) -> Cut {
        let sector = if one_in(rng, 2) { 512 } else { 4096 };
        let survives = match rng.next_u32() % 4 {
            0 => Survives::Nothing,
            1 => Survives::Everything,
            _ => Survives::Some,
        };
        Cut { sector, survives }
    }
}

/// True with a chance of one in `times`; never for 0.
pub(crate) fn one_in(rng: &mut ChaCha8Rng, times: u32) -> bool {
    times > 0 && rng.next_u32().is_multiple_of(times)
}

/// Leaves on the disk what survives of a change.
pub(crate) fn leave(content: &mut Vec<u8>, change: &Pending, cut: Cut, rng: &mut ChaCha8Rng) {
    match (cut.survives, change) {
        (Survives::Nothing, _) => {}
        (Survives::Everything, change) => change.apply(content),
        (Survives::Some, Pending::Resize(_)) => {
            if one_in(rng, 2) {
                change.apply(content);
            }
        }
        (Survives::Some, Pending::Write { offset, data }) => {
            for (at, piece) in sectors(*offset, data, cut.sector) {
                match rng.next_u32() % 5 {
                    0 | 1 => {}
                    2 | 3 => write(content, at, piece),
                    _ => write(content, at, &piece[..rng.next_u32() as usize % piece.len()]),
                }
            }
        }
    }
}

/// The parts of a change that lie in different sectors, and where.
fn sectors(offset: usize, data: &[u8], sector: usize) -> impl Iterator<Item = (usize, &[u8])> {
    let first = (sector - offset % sector).min(data.len());
    let (head, rest) = data.split_at(first);
    let rest = rest.chunks(sector).enumerate();
    let rest = rest.map(move |(index, piece)| (offset + first + index * sector, piece));
    std::iter::once((offset, head)).filter(|(_, head)| !head.is_empty()).chain(rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;

    #[test]
    fn a_change_is_split_where_sectors_begin() {
        let data = [7; 1200];
        let parts: Vec<_> = sectors(500, &data, 512).map(|(at, piece)| (at, piece.len())).collect();
        assert_eq!(parts, [(500, 12), (512, 512), (1024, 512), (1536, 164)]);
        assert_eq!(sectors(512, &[], 512).count(), 0);
    }

    #[test]
    fn sectors_survive_independently_and_some_are_torn() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut content = vec![0; 512 * 200];
        let change = Pending::Write { offset: 0, data: vec![1; content.len()] };
        leave(&mut content, &change, Cut { sector: 512, survives: Survives::Some }, &mut rng);
        let sum = |sector: &[u8]| sector.iter().map(|byte| usize::from(*byte)).sum();
        let written: Vec<usize> = content.chunks(512).map(sum).collect();
        let (whole, lost) =
            (written.iter().filter(|n| **n == 512).count(), written.iter().filter(|n| **n == 0).count());
        assert!(whole > 40 && lost > 40 && whole + lost < 190, "{whole} whole, {lost} lost");
        assert_eq!(content.len(), 512 * 200);
    }
}
