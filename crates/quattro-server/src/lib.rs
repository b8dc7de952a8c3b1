//! The server: tables that survive anything, and a protocol others can use.
//!
//! A table is its log: numbered entries under a primary key, in SQLite or PostgreSQL. Everything in memory is
//! a cache of that and can be rebuilt by any server at any time; an entry is acknowledged only when it is
//! durable. A walk through what happens when somebody plays three salami:
//!
//! 1. `http::socket` reads `{"type":"play","id":"a1","at":12,"actions":["play:3s","skip","draw:kitchen"]}`
//!    from the player's socket and asks `hub` to carry it out.
//! 2. The hub locks the table; `table::command` checks that the request is not a repetition, that the game is
//!    at move 12, and lets `engine` try the three actions on a copy. What comes out is a change for the log.
//! 3. `store` makes the entry durable under the next number. If another server has taken that number, the hub
//!    reads on and begins again at 2.
//! 4. `table::show` writes, once for each seat and language, what the entry means there: the events that this
//!    seat was told and the view it has now. Everyone who listens gets it; the player also gets `done`.
//! 5. If it is a bot's turn now, `hub::autopilot` hands its thinking to `bots`, away from every lock, and the
//!    answer comes back as a request like any other.
//!
//! | part | what lives there |
//! |---|---|
//! | `protocol` | the messages, as types |
//! | `log` | what is stored |
//! | `table` | what a log adds up to: no I/O, no clock |
//! | `engine` | the games behind one type |
//! | `hub` | tables in use, their listeners, bots and clocks |
//! | `store` | SQLite and PostgreSQL behind one interface |
//! | `http` | routes, sockets, who asks, limits and headers |
//! | `fairness` | commitment, seed and [`fairness::verify`] |
//!
//! ```no_run
//! use quattro_server::{Config, serve};
//!
//! let config = Config { address: Some("127.0.0.1:4040".to_owned()), ..Config::default() };
//! serve(&config, |reach| println!("{}", reach.here))?;
//! # Ok::<(), quattro_server::ServeError>(())
//! ```

mod bots;
mod clock;
mod config;
mod engine;
pub mod fairness;
mod http;
mod hub;
pub mod ids;
mod limits;
pub mod log;
mod metrics;
mod pages;
pub mod person;
pub mod protocol;
mod reach;
mod serve;
pub mod store;
mod table;

pub use config::{BadVariable, Config, DEFAULT_PORT, Limits, Rate};
pub use http::COOKIE;
pub use reach::Reach;
pub use serve::{ServeError, Server, serve};
