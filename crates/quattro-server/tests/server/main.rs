//! Everything the server promises, through one [`TestApp`](support::TestApp), on SQLite and on PostgreSQL.

mod away;
mod backups;
mod bad_connections;
mod clocks;
mod doctor;
mod faults;
mod figures;
mod fuzz;
mod invitations;
mod kill;
mod limits;
mod mixed_versions;
mod old_database;
mod people;
mod protocol;
mod protocol_document;
mod ready;
mod rejoin;
mod routes;
mod silence;
mod stores;
mod support;
mod tidying;
mod two_servers;
mod types;
mod whole_games;
