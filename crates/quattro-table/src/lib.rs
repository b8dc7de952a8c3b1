//! A table at which people and bots play: its state, computed from its log, and what each viewer may see of
//! it.
//!
//! A [`Table`] is a value, like a game. [`Table::propose`] checks a [`Command`] and answers with a
//! [`Change`](log::Change) for the log; [`Table::apply`] moves the table by one entry of the log;
//! [`Table::update`] says what that entry means to one [`Viewer`]. There is no I/O here, no clock and no
//! thread: time and randomness are handed in, and a bot's thinking is a [`Job`] that the caller runs where it
//! likes. The server is a shell around it, and nothing here stands in the way of others.
//!
//! ```
//! use quattro_table::log::{Change, Entry};
//! use quattro_table::person::{Name, Person};
//! use quattro_table::protocol::{Join, Start};
//! use quattro_table::{Bytes, Command, Requester, Table};
//!
//! let ada = Person { id: Bytes([1; 16]), name: Name::try_from("Ada".to_owned())? };
//! let options = serde_json::from_str(r#"{ "game": "calcory", "players": 2 }"#)?;
//! let created = Change::Created { host: ada.clone(), options, secret: Bytes([7; 32]), laid: None };
//! let mut table = Table::begin(Bytes([9; 16]), &Entry { at: 0, by: Some(ada.id), id: None, change: created })?;
//!
//! let start = Start { fill: Some(quattro_bots::Level::Cook.into()), contribution: None };
//! for command in [Command::Join(Join::default()), Command::Start(start)] {
//!     let proposal = table.propose(&Requester::Person(ada.clone()), &command)?.expect("a change");
//!     let entry = Entry { at: 1, by: Some(ada.id), id: None, change: proposal.change.clone() };
//!     // Here a server makes the entry durable before it goes on.
//!     table.apply_proposed(table.number() + 1, &entry, proposal)?;
//! }
//! while let Some(job) = table.bot_job() {
//!     let thought = job.think(quattro_bots::system_clock);
//!     let proposal = table.propose(&Requester::Server, &Command::BotPlays(thought.plays()))?.expect("a move");
//!     let entry = Entry { at: 2, by: None, id: None, change: proposal.change.clone() };
//!     table.apply_proposed(table.number() + 1, &entry, proposal)?;
//!     table.return_bot(thought);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | part | what it is |
//! |---|---|
//! | [`Table`], [`Command`], [`Viewer`] | the table, what can be asked of it, who looks at it |
//! | [`log`], [`forgetting`] | the entries that are stored, and how somebody vanishes from them |
//! | [`protocol`] | the messages between a table and its clients, as types |
//! | [`Problem`] | why a request is refused, as data and in words |
//! | [`Action`], [`Job`], [`Thought`] | moves of whichever engine, and bots that think about them |
//! | [`evening`] | a small tournament: who sits where, and what a result is worth |
//! | [`facts`] | what a finished game is remembered for |
//! | [`shared_deal`], [`Day`] | deals that several tables have in common: of a day, of a game played again |
//! | [`hear`] | what clients say, read into what they ask for |
//! | [`replay`] | a finished game step by step |
//! | [`review`] | a finished game looked back at, computed step by step and told in words |
//! | [`results`] | what a game came to for one player, as a row of signs |
//! | [`judge`] | the arbiter: positions of a real table, what is legal and what comes of it |
//! | [`fairness`] | commitment, seed, and the check of a finished game's shuffles |
//! | [`person`], [`Bytes`] | names, ids |

mod base64;
mod day;
pub mod evening;
pub mod facts;
pub mod fairness;
pub mod forgetting;
mod game;
mod hearing;
mod ids;
pub mod judge;
pub mod log;
pub mod person;
mod problem;
pub mod protocol;
pub mod replay;
pub mod results;
pub mod review;
pub mod shared_deal;
mod small_map;
mod table;

pub use day::{Day, NotADay};
pub use game::{Action, Batch, BotMove, Deal, Job, Sliced, Thought};
pub use hearing::{Heard, Hello, Misheard, hear, hear_hello, id_of};
pub use ids::{Bytes, NotAnId, PersonId, TableId};
pub use problem::{BadBatch, BadSetup, BadText, Crowd, Limit, PasskeyRefusal, Problem, WrongStage};
pub use small_map::SmallMap;
pub use table::{Applied, Command, LogError, Proposal, RematchPlace, Requester, Summary, Table, Viewer};
