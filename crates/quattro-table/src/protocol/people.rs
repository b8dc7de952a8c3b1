//! A person: how one comes to another device and back, where one is signed in, what is stored, and how to leave.

use quattro_rules::setup::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Calls, Listing, OwnFigures, TryResult};
use crate::day::Day;
use crate::evening::EveningId;

/// `POST /api/link`: whose link this is. The device that made it now shows a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LinkedPerson {
    /// Who this device would become.
    pub name: String,
}

/// `POST /api/link/confirm`: becomes the same person on this device.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ConfirmDeviceLink {
    /// The code of the one-time link.
    pub code: String,
    /// The number that the other device shows.
    pub number: u16,
}

/// `GET /api/me/link/{code}`: what has become of a link of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DeviceLinkState {
    /// Whether it can still be used.
    pub open: bool,
    /// The device that wants to be this person, if one has asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asking: Option<AskingDevice>,
}

/// A device that wants to be somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AskingDevice {
    /// The number to type there.
    pub number: u16,
    /// What it says it is, such as `Firefox · Android`; empty if it does not say.
    pub device: String,
}

/// `GET /api/me/sessions`: where one is signed in, and who one was on this device before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Sessions {
    /// The last used first.
    pub sessions: Vec<SessionInfo>,
    /// The people this device was before, the latest first.
    pub earlier: Vec<EarlierPerson>,
}

/// A browser in which one is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SessionInfo {
    /// Its id, to end it.
    pub id: String,
    /// What it says it is, such as `Firefox · Android`; empty if it does not say.
    pub device: String,
    /// When it was last used, to the hour, in milliseconds since 1970.
    #[ts(type = "number")]
    pub seen: u64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// Somebody this device was before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct EarlierPerson {
    /// The id of the session, to go back to it.
    pub session: String,
    /// Their name.
    pub name: String,
}

/// `POST /api/me/sessions/end`: signs a device out.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EndSession {
    /// Which one; all but this one if missing.
    #[ts(optional)]
    pub session: Option<String>,
}

/// `POST /api/me/switch`: becomes again who this device was before.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SwitchPerson {
    /// The id of the session, from `earlier`.
    pub session: String,
}

/// `POST /api/me/sheet`: a new recovery sheet, shown once. The one before counts no more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RecoverySheet {
    /// Twelve words, in order.
    pub words: Vec<String>,
    /// The link with these words as a QR code, as SVG.
    pub qr: String,
}

/// `POST /api/recover`: becomes again whom a recovery sheet belongs to.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The words of the sheet in order, with anything between them.
    pub words: String,
}

/// A passkey of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PasskeyInfo {
    /// Its id, to remove it. Not a secret.
    pub id: String,
    /// What the device that made it says it is; empty if it does not say.
    pub device: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made: u64,
    /// When it was last used.
    #[ts(type = "number")]
    pub used: u64,
}

/// `POST /api/me/passkeys/remove`: a passkey counts no more.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RemovePasskey {
    /// Which one.
    pub id: String,
}

/// `GET /api/me/export`: everything that is stored about somebody. Nobody can sign in with it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Export {
    /// The name that others see.
    pub name: String,
    /// When they first kept something, in milliseconds since 1970; missing for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub since: Option<u64>,
    /// When the recovery sheet that counts was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub sheet: Option<u64>,
    /// Passkeys.
    pub passkeys: Vec<PasskeyInfo>,
    /// Browsers in which they are signed in.
    pub devices: Vec<ExportedDevice>,
    /// Tables at which they have sat or said something.
    pub tables: Vec<ExportedTable>,
    /// What their finished games come to.
    pub figures: OwnFigures,
    /// What they made of the deals of days.
    pub days: Vec<ExportedDay>,
    /// Where and when they are called.
    pub calls: Calls,
    /// The ids of the evenings in which they took part.
    #[ts(type = "string[]")]
    pub evenings: Vec<EveningId>,
}

/// What somebody made of the deal of a day.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ExportedDay {
    /// Which game.
    pub game: GameId,
    /// Which day, by UTC.
    #[ts(type = "string")]
    pub day: Day,
    /// How it ended.
    pub result: TryResult,
}

/// A browser in which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ExportedDevice {
    /// What it says it is.
    pub device: String,
    /// When it was last used, to the hour, in milliseconds since 1970.
    #[ts(type = "number")]
    pub seen: u64,
}

/// A table at which somebody has been.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ExportedTable {
    /// What lists show of it.
    pub table: Listing,
    /// What they have said there.
    pub said: Vec<SaidLine>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SaidLine {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// What.
    pub text: String,
}

/// `POST /api/me/delete`: deletes oneself for good.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeleteMe {
    /// Must be true: nobody does this by mistake.
    pub everything: bool,
}
