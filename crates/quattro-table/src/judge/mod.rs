//! The arbiter: settles an argument at a real table.
//!
//! [`judge`] answers with data that a page can show. [`Case`] is one position of one engine being judged, for callers
//! that show the game themselves, such as the command line.
//!
//! ```
//! use quattro_table::judge::judge;
//! use quattro_table::protocol::Judgement;
//! use quattro_words::Language;
//!
//! let request = serde_json::from_str(
//!     r#"{
//!         "position": {
//!             "game": "mamma-mia", "phase": "oven", "boss": "salami",
//!             "table": "1c 7s 3p 4m", "oven": "chili:classic-pineapple",
//!             "seat": [{ "kind": "chili", "toppings": "1p" }, { "kind": "salami" }]
//!         }
//!     }"#,
//! )?;
//! let Judgement::Ruling(ruling) = judge(request, Language::En) else { panic!("the position is possible") };
//! assert_eq!(ruling.legal[0].action, "add:1p");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod case;
mod open;

pub use case::{Case, MoveError};
pub use open::Arbitrated;

use quattro_rules::position::{Field, Position, PositionError};
use quattro_rules::with_engine;
use quattro_words::{Language, Words};

use crate::protocol::{Judge, Judgement, PositionProblem, RefusedMove, Ruling};

/// Sets up the position, plays the actions, and says who decides then and what is legal.
pub fn judge(request: Judge, language: Language) -> Judgement {
    let words = Words::shared(language);
    let ruling = Position::from_json(request.position)
        .and_then(|position| with_engine!(position.game, G => rule::<G>(&position, &request.moves, words)));
    match ruling {
        Ok(ruling) => Judgement::Ruling(Box::new(ruling)),
        Err(error) => Judgement::Impossible(problem(&error, words)),
    }
}

fn rule<G: Arbitrated>(
    position: &Position,
    moves: &[String],
    words: &Words,
) -> Result<Ruling, PositionError> {
    let (mut case, opening) = Case::<G>::open(position, words)?;
    let mut steps = vec![opening];
    let mut refused = None;
    for (index, action) in moves.iter().enumerate() {
        match case.play(action) {
            Ok(step) => steps.push(step),
            Err(error) => {
                refused = Some(refusal(index + 1, action, &error, words));
                break;
            }
        }
    }
    Ok(case.ruling(steps, refused))
}

fn refusal(number: usize, action: &str, error: &MoveError, words: &Words) -> RefusedMove {
    let (rule, message) = match error {
        MoveError::Notation(error) => (None, words.notation_error(error)),
        MoveError::Illegal(refusal) => (Some(refusal.rule), words.refusal(refusal)),
    };
    RefusedMove { number, action: action.to_owned(), rule, message }
}

fn problem(error: &PositionError, words: &Words) -> PositionProblem {
    let (field, rule) = match error {
        PositionError::Unreadable(_) => (None, None),
        PositionError::Notation { field, .. } | PositionError::NameTooLong { field } => (Some(*field), None),
        PositionError::Impossible { field, rule, .. } => (Some(*field), Some(*rule)),
        PositionError::Setup(error) => (None, error.rule()),
    };
    let seat = field.and_then(|field| match field {
        Field::OfSeat(seat, _) => Some(seat),
        Field::Of(_) | Field::GridRow(_) => None,
    });
    let field = field.map(|field| match field {
        Field::Of(name) | Field::OfSeat(_, name) => name.to_owned(),
        Field::GridRow(_) => "grid".to_owned(),
    });
    PositionProblem { field, seat, rule, message: words.position_problem(error) }
}
