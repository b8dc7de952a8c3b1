//! Everything the server promises, through one [`TestApp`](support::TestApp), on SQLite and on PostgreSQL.

mod support;
mod types;
mod whole_games;
