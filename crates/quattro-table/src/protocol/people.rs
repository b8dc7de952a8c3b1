//! The devices of a person: how one comes to another device, and where one is signed in.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
