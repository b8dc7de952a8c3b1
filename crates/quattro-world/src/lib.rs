//! A simulated world: real servers, the real SQLite store on a virtual disk, people and bots, in one process under
//! virtual time, with every fault we can think of. A seed decides everything that happens, so that a failure can be
//! looked at again.
//!
//! ```no_run
//! use quattro_world::{Settings, simulate};
//!
//! let report = simulate(7, &Settings::default())?;
//! println!("{}", report.tally);
//! # Ok::<(), quattro_world::Failure>(())
//! ```
//!
//! What is real: the hub with its tasks, clocks and bots, `quattro-table`, the store for SQLite and SQLite itself. What
//! is simulated: the disk ([`quattro_disk`]), the network, the machines' clocks, and the people. Several servers
//! share one database over simulated lines; that database is the SQLite store too and stands for PostgreSQL, whose
//! own code is not part of this.
//!
//! | part | what it is |
//! |---|---|
//! | `run` | a world from its beginning to its end |
//! | `world` | what everybody shares: servers, network, trace |
//! | `line`, `database` | from a server to the database; the store on its own thread |
//! | `person` | people who play, lose their connection, ask again |
//! | `storm` | what goes wrong |
//! | `history` | whether what everybody was told is the truth |
//! | `version` | older and newer programs, side by side |
//! | `trial` | the store alone on its disk, with as many power cuts as possible |

mod chance;
mod database;
mod history;
mod line;
mod person;
mod run;
mod settings;
mod storm;
mod trial;
mod version;
mod world;

pub use chance::Chance;
pub use database::Database;
pub use run::simulate;
pub use settings::{Failure, Fault, Report, Sabotage, Settings, Tally};
pub use trial::{Trouble, survive};
