//! Randomness from the operating system: ids, secrets and codes that nobody can guess.

use quattro_table::Bytes;

/// New random bytes.
///
/// # Panics
/// If the system provides none, because the server cannot be secure without them.
pub fn random_bytes<const N: usize>() -> Bytes<N> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    Bytes(bytes)
}
