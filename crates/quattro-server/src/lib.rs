//! The server: the shell around [`quattro_table`] for many people. It stores entries, moves messages, keeps
//! time and lets bots think; what may happen at a table, and who may see what, is decided by the table.
//!
//! A table is its log: numbered entries under a primary key, in SQLite or PostgreSQL. Everything in memory is
//! a cache of that and can be rebuilt by any server at any time; an entry is acknowledged only when it is
//! durable. This is what happens when somebody plays three salami:
//!
//! 1. `http::socket` reads `{"type":"play","id":"a1","at":12,"actions":["play:3s","skip","draw:kitchen"]}`
//!    from the player's socket, reads the three actions and hands a command to `hub`.
//! 2. The hub locks the table. `Table::propose` checks that the game is at move 12 and tries the actions on a
//!    copy of the game. The result is a change for the log, with the copy.
//! 3. `store` makes the entry durable under the next number. If another server has taken that number, the hub
//!    reads on and begins again at 2.
//! 4. The table takes the copy over. `Table::update` says, once for each seat and language, what the entry
//!    means there: the events that this seat was told and the view it has now. Every subscriber gets it; the
//!    player also gets `done`.
//! 5. If it is a bot's turn now, `hub::tasks` lets it think on the pool of `bots`, away from every lock, and
//!    its move comes back as a command.
//!
//! | part | what it is |
//! |---|---|
//! | `hub` | tables in use, their subscribers, bots and clocks |
//! | [`store`] | SQLite and PostgreSQL behind one interface |
//! | `http` | routes, sockets, authentication, limits and headers |
//! | `calls` | calling people whose page is closed |
//! | `pages` | the documents: home, lobby, set-up, rules, replays |
//! | [`site`] | a folder of documents that needs no server |
//! | [`conformance`] | examining other people's clients |
//! | [`signer`], [`random`] | how people are recognised, and what cannot be guessed |
//!
//! ```no_run
//! use quattro_server::{Config, serve};
//!
//! let config = Config { address: Some("127.0.0.1:4040".to_owned()), ..Config::default() };
//! serve(&config, |addresses| println!("{}", addresses.here))?;
//! # Ok::<(), quattro_server::ServeError>(())
//! ```

mod addresses;
mod bots;
mod calls;
mod clock;
mod codes;
mod config;
pub mod conformance;
mod connections;
mod daily;
pub mod doctor;
mod http;
mod hub;
mod limits;
mod log_rate;
mod metrics;
mod pages;
mod passkeys;
pub mod random;
mod rating;
mod serve;
mod sheet;
pub mod signer;
#[cfg(feature = "simulation")]
pub mod simulation;
pub mod site;
pub mod store;
mod taking;
mod tls;

pub use addresses::Addresses;
pub use clock::Clock;
pub use config::{
    BadKeep, BadLimits, BadVariable, Config, DEFAULT_PORT, DRAIN_SECONDS, Drain, Keep, Limits, Patience,
    Push, Rate,
};
pub use http::COOKIE;
pub use rating::Rating;
pub use serve::{ServeError, Server, block_on, serve};
