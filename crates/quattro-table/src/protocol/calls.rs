//! Calls to people whose page is closed, by Web Push.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/me/calls`: where and when a person is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Calls {
    /// What a browser needs to subscribe (`applicationServerKey`); missing if this server calls nobody.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
    /// The browsers that are called, each as the SHA-256 of its endpoint (base64url), the newest first.
    pub subscriptions: Vec<String>,
    /// When nobody is to be called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quiet: Option<Quiet>,
}

/// Hours in which a person is not called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Minutes after midnight.
    pub begins: u16,
    /// Minutes after midnight; before `begins` if the night lies in between.
    pub ends: u16,
    /// Minutes by which the person's clocks are ahead of UTC.
    pub east: i16,
}

/// `POST /api/me/calls/quiet`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetQuiet {
    /// Missing for no quiet hours.
    #[ts(optional)]
    pub quiet: Option<Quiet>,
}

/// `POST /api/me/calls`: what a browser's `PushSubscription` says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
pub struct Subscribe {
    /// The address of its push service.
    pub endpoint: String,
    /// The keys that only this browser can decrypt with.
    pub keys: BrowserKeys,
}

/// The keys of a browser.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
pub struct BrowserKeys {
    /// Its public key, as base64url.
    pub p256dh: String,
    /// Its secret, as base64url.
    pub auth: String,
}

/// `POST /api/me/calls/end`: nobody is called there any more.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EndCalls {
    /// Which browser; all of them if missing.
    #[ts(optional)]
    pub endpoint: Option<String>,
}

/// `GET /api/tables/{id}/fellows`: people one has played with, who can be asked to this table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Fellows {
    /// The latest first.
    pub fellows: Vec<Fellow>,
}

/// Somebody one has played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Fellow {
    /// What this person is called in an invitation by you, and by nobody else.
    pub id: String,
    /// Their name.
    pub name: String,
}

/// `POST /api/tables/{id}/invite`: asks somebody to the table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct InviteFellow {
    /// Whom, by the id from `fellows`.
    pub fellow: String,
}
