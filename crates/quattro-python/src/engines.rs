//! Two engines, one of which plays.

/// What belongs to the engine of the pizza games, or to that of Calcory.
#[derive(Clone)]
pub(crate) enum Either<P, C> {
    Pizza(P),
    Calcory(C),
}

/// The same expression for either.
macro_rules! either {
    ($value:expr, $of:ident => $body:expr) => {
        match $value {
            $crate::engines::Either::Pizza($of) => $body,
            $crate::engines::Either::Calcory($of) => $body,
        }
    };
}

pub(crate) use either;
