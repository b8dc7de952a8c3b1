//! A person's own games: how they are told of on the home page, in the list of all of them and in the profile.

pub(super) mod figures;
pub(super) mod games;

use quattro_table::protocol::{Occupant, OwnGame, TableStage};
use quattro_words::Args;

use super::frame::Frame;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// Where the table is.
pub(super) fn table_path(own: &OwnGame) -> String {
    format!("/t/{}", own.table.id)
}

/// "with Sofia, Luca and a bot": everybody but the person whose game it is.
pub(super) fn company(frame: &Frame, own: &OwnGame) -> String {
    let others = || own.table.chairs.iter().filter(|chair| chair.seat != own.seat);
    let is_person = |occupant| matches!(occupant, Occupant::Person | Occupant::BotForPerson);
    let people = others().filter(|chair| is_person(chair.occupant));
    let names: Vec<&str> = people.filter_map(|chair| chair.name.as_deref()).collect();
    let bots = others().filter(|chair| chair.occupant == Occupant::Bot).count();
    let args = Args::new().with("people", names.len()).with("bots", bots).with("names", names.join(", "));
    frame.text("page-company", &args)
}

/// "for 20 min", "since yesterday".
pub(super) fn since_in_words(frame: &Frame, since: u64, now: u64) -> String {
    let (unit, time) = match now.saturating_sub(since) {
        passed if passed < MINUTE => ("now", 0),
        passed if passed < HOUR => ("minutes", passed / MINUTE),
        passed if passed < DAY => ("hours", passed / HOUR),
        passed if passed < 2 * DAY => ("yesterday", 1),
        passed => ("days", passed / DAY),
    };
    frame.text("page-since", &Args::new().with("unit", unit).with("time", time))
}

/// "waits for Luca, for 3 hours", whoever that is.
pub(super) fn state_of(frame: &Frame, own: &OwnGame, now: u64) -> String {
    let since = since_in_words(frame, own.turn.map_or(own.table.at, |turn| turn.since), now);
    if own.table.stage == TableStage::Open {
        return frame.text("page-waits-for-players", &Args::new().with("since", since));
    }
    let asked = own.turn.and_then(|turn| own.table.chairs.get(turn.seat.index()));
    let name = asked.and_then(|chair| chair.name.as_deref()).unwrap_or_default();
    frame.text("page-waits-for", &Args::new().with("name", name).with("since", since))
}
