//! What a finished game is worth to each seat.

use quattro_rules::game::Outcome;

/// From 1 for the first place to -1 for the last, in equal steps. Seats that share a place share what its places are
/// worth, so the sum is 0.
pub fn returns(outcome: &Outcome, out: &mut [f32]) {
    let last = outcome.seats.len() as f32 - 1.0;
    for (seat, value) in outcome.seats.iter().zip(out) {
        let sharing = outcome.seats.iter().filter(|other| other.place == seat.place).count() as f32;
        let middle = f32::from(seat.place) - 1.0 + (sharing - 1.0) / 2.0;
        *value = 1.0 - 2.0 * middle / last;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_worth_equal_steps_and_ties_are_shared() {
        let of = |results: &[(u8, u8)]| {
            let mut out = vec![9.0; results.len()];
            returns(&Outcome::rank(results.iter().copied()), &mut out);
            out
        };
        assert_eq!(of(&[(3, 0), (5, 0)]), [-1.0, 1.0]);
        assert_eq!(of(&[(3, 0), (5, 0), (1, 0)]), [0.0, 1.0, -1.0]);
        assert_eq!(of(&[(5, 2), (5, 2), (1, 0)]), [0.5, 0.5, -1.0]);
        assert_eq!(of(&[(1, 1); 4]), [0.0; 4]);
    }
}
