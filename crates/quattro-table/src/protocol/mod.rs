//! The messages between a table and its clients, as types. `docs/protocol.md` explains them with a worked
//! session; the browser client's `protocol.d.ts` is generated from them.

mod client;
mod lists;
mod problem;
mod replay;
mod server;
mod summary;
mod table;

pub use client::{ClientMessage, LONGEST_BATCH, LONGEST_ID, Reaction};
pub use lists::{DeviceLink, Listing, Listings, Me, RematchReply, TableReply, Token};
pub use problem::{Code, ProblemMessage};
pub use replay::{PlayedAction, ReplayStep, ReplaySteps};
pub use server::{
    Away, ChatLine, ClockInfo, EventBody, GameState, Happened, Legal, Line, NoticeCode, Numbers, Room,
    ServerMessage, View, You,
};
pub use summary::{Fact, GameSummary};
pub use table::{
    Aids, BotSeat, ChairInfo, CreateTable, HandOver, Join, Occupant, Rematch, RemovePlayer, SetName, StandIn,
    StandInReason, Start, TableInfo, TableOptions, TableStage, UseDeviceLink,
};
