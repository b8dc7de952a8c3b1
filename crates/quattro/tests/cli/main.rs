//! The real program, run as people run it.

mod arena;
mod backup;
mod conformance;
mod docs;
mod doctor;
mod judge;
mod messages;
mod replay;
mod rules;
mod run;
mod serve;
mod simulate;
mod verify;
mod watch;
