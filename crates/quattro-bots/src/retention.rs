//! The quality of a bot's memory.

/// How well a bot remembers, as a half-life: the number of further things to remember after which half is
/// forgotten.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Retention {
    /// Nothing is ever forgotten.
    Perfect,
    /// Half is forgotten after this many further things.
    Fading {
        /// The half-life in things remembered since.
        half_life: f32,
    },
    /// Exactly the last things are remembered.
    Recent {
        /// How many.
        things: u32,
    },
    /// Nothing is remembered.
    Nothing,
}

impl Retention {
    /// The probability that something is still known after `since` further things.
    pub fn chance(self, since: u32) -> f32 {
        match self {
            Retention::Perfect => 1.0,
            Retention::Fading { half_life } => libm::exp2f(-(since as f32) / half_life),
            Retention::Recent { things } => f32::from(u8::from(since < things)),
            Retention::Nothing => 0.0,
        }
    }
}
