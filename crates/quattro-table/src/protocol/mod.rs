//! The messages between a table and its clients, as types. `docs/protocol.md` explains them with a worked
//! session; the browser client's `protocol.d.ts` is generated from them.

mod calls;
mod client;
mod daily;
mod evening;
mod judge;
mod lists;
mod own;
mod people;
mod problem;
mod replay;
mod review;
mod server;
mod summary;
mod table;

pub use calls::{BrowserKeys, Calls, EndCalls, Fellow, Fellows, InviteFellow, Quiet, SetQuiet, Subscribe};
pub use client::{ClientMessage, LONGEST_BATCH, LONGEST_ID, Reaction};
pub use daily::{
    ComingDays, CommittedDay, CommittedDeal, DayBoard, DayResults, RankedTry, SameCards, SameCardsGame,
    ScoreCount, TryReply, TryResult, WeekDay, YourTry,
};
pub use evening::{
    CreateEvening, EveningInfo, EveningStage, GuestInfo, RoundInfo, RoundTableInfo, YouAtEvening,
};
pub use judge::{Judge, JudgedStep, Judgement, OpenTable, PositionProblem, RefusedMove, RuledLine, Ruling};
pub use lists::{
    DeviceLink, Invitation, Invitations, Listing, Listings, Me, RematchReply, ScreenReply, TableCode,
    TableReply, Token,
};
pub use own::{
    GameFigures, HeadToHead, HideFigures, KeepGame, Meetings, OrderFigures, OwnFigures, OwnGame, OwnGames,
    RatingInfo, Turn,
};
pub use people::{
    AskingDevice, ConfirmDeviceLink, DeleteMe, DeviceLinkState, EarlierPerson, EndSession, Export,
    ExportedDay, ExportedDevice, ExportedTable, LinkedPerson, PasskeyInfo, Recover, RecoverySheet,
    RemovePasskey, SaidLine, SessionInfo, Sessions, SwitchPerson,
};
pub use problem::{Code, ProblemMessage};
pub use replay::{PlayedAction, ReplayStep, ReplaySteps};
pub use review::{
    CardFace, PlayOn, ReviewState, ReviewedGame, ReviewedMoment, ReviewedMove, SeenCard, ToldBefore,
    WeighedAction,
};
pub use server::{
    Away, ChatLine, ClockInfo, EventBody, GameState, Happened, Legal, Line, NoticeCode, Numbers, Ready, Room,
    ServerMessage, View, You,
};
pub use summary::{Fact, GameSummary};
pub use table::{
    Aids, BotSeat, ChairInfo, CreateTable, DealInfo, HandOver, Join, Occupant, Rematch, RemovePlayer,
    SeatCompanion, SetName, StandIn, StandInReason, Start, TableInfo, TableOptions, TableStage, TakeBack,
    UseDeviceLink,
};
