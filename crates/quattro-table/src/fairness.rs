//! Verifiable shuffles.
//!
//! 1. When a table is created the server draws a 256-bit secret and shows its *commitment*,
//!    `SHA-256("quattro commitment 1" ‖ secret)`.
//! 2. Everyone who sits down may contribute 16 random bytes, having seen the commitment.
//! 3. The seed of all shuffles is `SHA-256("quattro seed 1" ‖ secret ‖ n ‖ c₁ ‖ … ‖ cₙ)`: `n` is the number
//!    of seats in one byte, each `c` a length byte (0 or 16) followed by that many bytes, clockwise from seat 1.
//! 4. When the game is over the secret and the contributions are in the record, and [`verify`] does all of
//!    this again.
//!
//! So the server cannot choose the cards, because it is bound before it knows the contributions; and a player
//! cannot, because the secret is unknown. What this cannot exclude is a server that conspires with the player
//! who contributes last.
//!
//! The deal of a day, which everybody plays, has no contributions: its seed follows from the secret alone, whose
//! commitment is shown days ahead (`docs/daily.md`). Nobody can change its cards any more; but who runs the server could
//! look at them.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::record::{Fairness, Record, RecordError, Recorder, Replay};
use quattro_rules::with_engine;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::ids::Bytes;

/// The server's part of a seed.
pub type Secret = Bytes<32>;

/// A player's part of a seed.
pub type Contribution = Bytes<16>;

/// What is shown before the deal.
pub fn commitment(secret: &Secret) -> Bytes<32> {
    let digest = Sha256::new().chain_update("quattro commitment 1").chain_update(secret.0);
    Bytes(digest.finalize().into())
}

/// The seed that all shuffles come from.
pub fn seed(secret: &Secret, contributions: &[Option<Contribution>]) -> [u8; 32] {
    let mut hash = Sha256::new().chain_update("quattro seed 1").chain_update(secret.0);
    hash.update([contributions.len() as u8]);
    for contribution in contributions {
        match contribution {
            None => hash.update([0]),
            Some(bytes) => hash.update([&[bytes.0.len() as u8], &bytes.0[..]].concat()),
        }
    }
    hash.finalize().into()
}

/// What a finished game's record tells of its seed.
pub fn reveal(secret: &Secret, contributions: &[Option<Contribution>]) -> Fairness {
    Fairness {
        commitment: commitment(secret).to_string(),
        secret: secret.to_string(),
        contributions: contributions.iter().map(|bytes| bytes.map(|bytes| bytes.to_string())).collect(),
    }
}

/// Why a record fails verification.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// The record does not replay.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is nothing about fairness in it.
    #[error("the record has no `fairness` field, so its shuffles cannot be verified")]
    NoFairness,
    /// A field that is not what it should be.
    #[error("fairness: `{0}` is invalid")]
    Unreadable(&'static str),
    /// The number of contributions is not that of the seats.
    #[error("fairness: there must be one contribution, or null, for each seat")]
    Contributions,
    /// The secret is not the one committed to.
    #[error("the secret is not the one that was committed to before the first card")]
    Commitment,
    /// It is another commitment than the one that was shown.
    #[error("the record's commitment is not the one that was shown before")]
    OtherCommitment,
    /// The shuffles do not come from the seed.
    #[error("shuffle {0} of the record does not come from the seed")]
    Shuffle(usize),
    /// The start player does not come from the seed.
    #[error("the start player does not come from the seed")]
    FirstSeat,
}

/// What [`verify`] has checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many shuffles come from the seed.
    pub shuffles: usize,
    /// How many moves were replayed.
    pub moves: usize,
    /// How many seats contributed to the seed.
    pub contributions: usize,
}

/// Checks a record from the commitment to the last move.
///
/// # Errors
/// The first check that fails.
pub fn verify(record: &Record) -> Result<Verified, VerifyError> {
    let fairness = record.fairness.as_ref().ok_or(VerifyError::NoFairness)?;
    let secret: Secret = read(&fairness.secret, "secret")?;
    let committed: Bytes<32> = read(&fairness.commitment, "commitment")?;
    let contributions = fairness
        .contributions
        .iter()
        .map(|bytes| bytes.as_ref().map(|bytes| read(bytes, "contributions")).transpose())
        .collect::<Result<Vec<Option<Contribution>>, VerifyError>>()?;
    if contributions.len() != record.seats.len() {
        return Err(VerifyError::Contributions);
    }
    if committed != commitment(&secret) {
        return Err(VerifyError::Commitment);
    }
    let seed = seed(&secret, &contributions);
    let dealt = with_engine!(record.game, G => deal_again::<G>(record, seed))?;
    compare(record, &dealt)?;
    let contributions = contributions.iter().flatten().count();
    Ok(Verified { shuffles: record.shuffles.len(), moves: record.actions.len(), contributions })
}

/// Checks a record against the commitment that was shown before the cards were dealt.
///
/// # Errors
/// The first check that fails.
pub fn verify_committed(record: &Record, shown: &str) -> Result<Verified, VerifyError> {
    match &record.fairness {
        Some(fairness) if fairness.commitment != shown => Err(VerifyError::OtherCommitment),
        _ => verify(record),
    }
}

fn read<const N: usize>(text: &str, field: &'static str) -> Result<Bytes<N>, VerifyError> {
    text.parse().map_err(|_| VerifyError::Unreadable(field))
}

/// Replays the record as it is, and then once more with the shuffles that the seed gives.
fn deal_again<G: Game>(record: &Record, seed: [u8; 32]) -> Result<Record, VerifyError> {
    let mut replay = Replay::<G>::open(record)?;
    let mut dealer = Silent(Recorder::new(Seeded::new(seed)));
    let mut game = G::deal(&record.setup(), &mut dealer).map_err(RecordError::from)?;
    while let Some(step) = replay.step()? {
        // If the shuffles differ, a move may be impossible; the comparison then reports what is wrong.
        if game.apply(step.action, &mut dealer).is_err() {
            break;
        }
    }
    let mut dealt = Record::new(&record.setup(), Vec::new());
    dealt.set_chance(&dealer.0);
    Ok(dealt)
}

fn compare(record: &Record, dealt: &Record) -> Result<(), VerifyError> {
    if record.drawn_first_seat != dealt.drawn_first_seat {
        return Err(VerifyError::FirstSeat);
    }
    let differs = |index: &usize| record.shuffles.get(*index) != dealt.shuffles.get(*index);
    match (0..record.shuffles.len().max(dealt.shuffles.len())).find(differs) {
        Some(index) => Err(VerifyError::Shuffle(index + 1)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fixed values: a change here would make all old records unverifiable.
    #[test]
    fn commitment_and_seed_never_change() {
        let secret = Bytes([7; 32]);
        assert_eq!(commitment(&secret).to_string(), "-7Sx2ciXNAKXXPj1G1YH54Gfc0GG7zGENKa8cNiHgu0");
        assert_eq!(
            Bytes(seed(&secret, &[None, Some(Bytes([1; 16]))])).to_string(),
            "B7y8TYQKaYMs6d-aFM6glvdZ4-9LSF56u2hXHqS9wAo"
        );
    }

    #[test]
    fn every_contribution_counts_and_so_does_its_seat() {
        let secret = Bytes([7; 32]);
        let (one, two) = (Some(Bytes([1; 16])), Some(Bytes([2; 16])));
        let seeds = [seed(&secret, &[one, two]), seed(&secret, &[two, one]), seed(&secret, &[one, None])];
        assert!(seeds[0] != seeds[1] && seeds[0] != seeds[2] && seeds[1] != seeds[2]);
    }
}
