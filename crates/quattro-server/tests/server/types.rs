//! The types for JavaScript are those of the server.

use quattro_table::protocol::{
    Calls, ClientMessage, ComingDays, ConfirmDeviceLink, CreateEvening, CreateTable, DayBoard, DeleteMe,
    DeviceLink, DeviceLinkState, EndCalls, EndSession, EveningInfo, Export, Fellows, GameSummary, HandOver,
    HideFigures, Invitations, InviteFellow, Join, Judge, Judgement, KeepGame, LinkedPerson, Listings, Me,
    OwnFigures, OwnGames, PlayOn, ProblemMessage, Recover, RecoverySheet, Rematch, RematchReply,
    RemovePasskey, RemovePlayer, ReplaySteps, ReviewState, SameCards, ScreenReply, SeatCompanion,
    ServerMessage, Sessions, SetName, SetQuiet, Start, Subscribe, SwitchPerson, TableCode, TableReply,
    TakeBack, Token, TryReply, UseDeviceLink,
};
use ts_rs::{Config, TS, TypeVisitor};

/// Gathers a type and everything it is made of.
struct Gather {
    config: Config,
    found: std::collections::BTreeMap<String, String>,
}

impl TypeVisitor for Gather {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no path is part of the language: a number, a list.
        if T::output_path().is_none() || self.found.contains_key(&T::ident(&self.config)) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.found.insert(T::ident(&self.config), format!("{docs}export {}\n", T::decl(&self.config)));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

#[expect(clippy::too_many_lines, reason = "a list of types")]
fn generated() -> String {
    let mut gather =
        Gather { config: Config::new().with_large_int("number"), found: std::collections::BTreeMap::new() };
    macro_rules! gather {
        ($($type:ty),+ $(,)?) => {$(gather.visit::<$type>();)+};
    }
    gather!(
        ClientMessage,
        ServerMessage,
        ProblemMessage,
        CreateTable,
        TableReply,
        ScreenReply,
        TableCode,
        Calls,
        Subscribe,
        EndCalls,
        SetQuiet,
        Fellows,
        InviteFellow,
        Join,
        Start,
        RemovePlayer,
        HandOver,
        SetName,
        UseDeviceLink,
        LinkedPerson,
        ConfirmDeviceLink,
        DeviceLinkState,
        OwnGames,
        OwnFigures,
        HideFigures,
        KeepGame,
        Sessions,
        EndSession,
        SwitchPerson,
        RecoverySheet,
        Recover,
        RemovePasskey,
        Export,
        DeleteMe,
        Listings,
        Me,
        DeviceLink,
        Token,
        Invitations,
        Rematch,
        RematchReply,
        ReplaySteps,
        ReviewState,
        PlayOn,
        Judge,
        Judgement,
        GameSummary,
        ComingDays,
        DayBoard,
        TryReply,
        SameCards,
        CreateEvening,
        EveningInfo,
        SeatCompanion,
        TakeBack,
    );
    let mut text = "// Generated from the server's types; see docs/protocol.md. To write it anew:\n\
        // cargo xtask bless\n"
        .to_owned();
    for declaration in gather.found.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text
}

#[test]
fn the_types_for_javascript_are_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/web/protocol.d.ts");
    if std::env::var_os("QUATTRO_BLESS").is_some() {
        std::fs::write(path, generated()).expect("a file");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    // Not `assert_eq!`, which would print both files.
    assert!(written == generated(), "run: cargo xtask bless");
}
