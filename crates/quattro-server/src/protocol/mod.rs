//! What travels between server and clients, as plain types. `docs/protocol.md` explains it with a worked
//! session; `web/protocol.d.ts` is generated from these types for JavaScript.

mod client;
mod lists;
mod problem;
mod server;
mod table;

pub use client::{ClientMessage, LONGEST_BATCH, LONGEST_ID, Reaction};
pub use lists::{Created, Device, Joined, Listing, Listings, Me, Next, Token};
pub use problem::{Code, Problem};
pub use server::{
    ChatLine, ClockInfo, Event, EventBody, GameState, Happened, Legal, Line, Numbers, Room, ServerMessage,
    View, You,
};
pub use table::{
    Aids, BotSeat, ChairInfo, CreateTable, HandOver, Join, Link, Occupant, SeatBot, SeatOf, SetName, Stage,
    Start, TableInfo, TableOptions,
};
