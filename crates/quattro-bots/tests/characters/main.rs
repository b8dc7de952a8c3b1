//! Each character plays in a way that one can feel.

mod habits;
