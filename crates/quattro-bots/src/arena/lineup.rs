//! Line-ups and seatings.

/// The players of a table, clockwise from the first seat, as indices into the list of entrants.
pub(super) type Lineup = Vec<usize>;

/// Every seating of every line-up: all are played with each deal, so that nobody has better cards or chairs
/// than the others.
pub(super) fn seatings(entrants: usize, players: usize) -> Vec<Lineup> {
    lineups(entrants, players).iter().flat_map(|lineup| rotations(lineup)).collect()
}

/// With more entrants than chairs, everyone meets everyone. With fewer, they are repeated around the table;
/// if some then have more chairs than others, all take turns at having more.
fn lineups(entrants: usize, players: usize) -> Vec<Lineup> {
    if entrants > players {
        return combinations(entrants, players);
    }
    let shifts = if players.is_multiple_of(entrants) { 1 } else { entrants };
    let shifted = |shift| (0..players).map(|seat| (seat + shift) % entrants).collect();
    (0..shifts).map(shifted).collect()
}

fn combinations(entrants: usize, players: usize) -> Vec<Lineup> {
    let Some(others) = players.checked_sub(1) else { return vec![Vec::new()] };
    let with_last = |last| {
        combinations(last, others).into_iter().map(move |mut lineup: Lineup| {
            lineup.push(last);
            lineup
        })
    };
    (others..entrants).flat_map(with_last).collect()
}

/// The line-up moved around the table, each seating once: A B A B is itself again after two steps.
fn rotations(lineup: &[usize]) -> Vec<Lineup> {
    let mut rotations: Vec<Lineup> = Vec::new();
    for step in 0..lineup.len() {
        let rotated = [&lineup[step..], &lineup[..step]].concat();
        if !rotations.contains(&rotated) {
            rotations.push(rotated);
        }
    }
    rotations
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each entrant sits on each chair.
    fn sittings(entrants: usize, players: usize) -> Vec<Vec<usize>> {
        let seatings = seatings(entrants, players);
        let sits = |entrant: usize, seat: usize| seatings.iter().filter(|one| one[seat] == entrant).count();
        (0..entrants).map(|entrant| (0..players).map(|seat| sits(entrant, seat)).collect()).collect()
    }

    #[test]
    fn two_at_a_table_of_two_swap_chairs() {
        assert_eq!(seatings(2, 2), [[0, 1], [1, 0]]);
    }

    #[test]
    fn a_seating_is_not_played_twice() {
        assert_eq!(seatings(2, 4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
    }

    #[test]
    fn an_odd_chair_goes_to_everyone_in_turn() {
        assert_eq!(seatings(2, 3), [[0, 1, 0], [1, 0, 0], [0, 0, 1], [1, 0, 1], [0, 1, 1], [1, 1, 0]]);
    }

    #[test]
    fn more_entrants_than_chairs_all_meet() {
        assert_eq!(seatings(3, 2), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
    }

    #[test]
    fn everyone_sits_on_every_chair_equally_often() {
        for players in 2..=5 {
            for entrants in 2..=6 {
                let sittings = sittings(entrants, players);
                let often = sittings[0][0];
                assert!(often > 0);
                assert!(sittings.iter().flatten().all(|sits| *sits == often), "{entrants} at {players}");
            }
        }
    }
}
