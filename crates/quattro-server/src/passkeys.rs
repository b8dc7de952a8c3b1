//! Passkeys: what is asked of a browser, and whether its answer can be trusted. The ceremonies are those of `WebAuthn`,
//! as `webauthn_rp` carries them out; nothing here waits or stores anything.
//!
//! A passkey is found by its device alone (it is *discoverable*): nobody types a name. What it holds of the person is
//! their id, which it shows to this site only.

use quattro_table::person::Person;
use quattro_table::{Bytes, PasskeyRefusal, PersonId};
use serde_json::Value;
use webauthn_rp::bin::{Decode as _, Encode as _};
use webauthn_rp::request::auth::{
    AuthenticationVerificationOptions, AuthenticatorAttachmentEnforcement,
    DiscoverableCredentialRequestOptions,
};
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialCreationOptions, PublicKeyCredentialUserEntity,
    RegistrationVerificationOptions, UserHandle16,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::auth::DiscoverableAuthentication16;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState, Registration, RegistrationServerState,
};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

/// A public key as it is stored.
type StoredKey = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

/// Where passkeys work: at one address, which browsers call secure.
#[derive(Debug)]
pub(crate) struct Site {
    domain: RpId,
    origin: String,
}

/// What a browser is asked.
pub(crate) struct Question {
    /// How it is found again when it is answered.
    pub(crate) challenge: String,
    /// What is needed to check the answer.
    pub(crate) state: Vec<u8>,
    /// For the browser.
    pub(crate) options: Value,
}

/// A passkey as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PasskeyData {
    /// Its id.
    pub(crate) id: String,
    /// The public key.
    pub(crate) key: Vec<u8>,
    /// What changes when it is used.
    pub(crate) state: Vec<u8>,
}

impl Site {
    /// The site at a public address, or on the machine in front of which one sits; `None` where browsers have no
    /// passkeys.
    pub(crate) fn of(public_url: Option<&str>, host: &str) -> Option<Site> {
        let (origin, domain) = match public_url {
            Some(url) => {
                let origin = url.trim_end_matches('/');
                (origin.to_owned(), origin.strip_prefix("https://")?)
            }
            None => (format!("http://{host}"), host),
        };
        let domain = domain.rsplit_once(':').map_or(domain, |(name, _)| name);
        let is_named = public_url.is_some() || domain == "localhost";
        let domain = AsciiDomain::try_from(domain.to_owned()).ok().filter(|_| is_named)?;
        Some(Site { domain: RpId::Domain(domain), origin })
    }

    /// The address at which they work.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// Asks a browser to make a passkey for a person, who has these already.
    pub(crate) fn ask_to_make(&self, person: &Person, known: &[String]) -> Option<Question> {
        let handle = UserHandle16::decode(person.id.0).ok()?;
        // A name is not stored with the passkey by us, and the rules of `WebAuthn` for names are stricter than ours.
        let user = PublicKeyCredentialUserEntity {
            name: "quattro".try_into().ok()?,
            id: &handle,
            display_name: None,
        };
        let known = known.iter().filter_map(|id| BASE64.decode(id).ok()).filter_map(|id| {
            let id = CredentialId::<Vec<u8>>::decode(id).ok()?;
            // How it is reached is not kept; a browser tries every way.
            Some(PublicKeyCredentialDescriptor { id, transports: AuthTransports::decode(0).ok()? })
        });
        let mut options = PublicKeyCredentialCreationOptions::passkey(&self.domain, user, known.collect());
        // By default only devices that know this extension could make a passkey, and many do not.
        options.extensions.cred_protect = CredProtect::None;
        let (server, client) = options.start_ceremony().ok()?;
        let challenge = client.options().challenge.as_data().to_string();
        let mut options = serde_json::to_value(&client).ok()?;
        options["user"]["name"] = person.name.as_str().into();
        options["user"]["displayName"] = person.name.as_str().into();
        options["rp"]["name"] = "Quattro".into();
        Some(Question { challenge, state: server.encode().ok()?, options })
    }

    /// Asks a browser who is there.
    pub(crate) fn ask_who(&self) -> Option<Question> {
        let (server, client) =
            DiscoverableCredentialRequestOptions::passkey(&self.domain).start_ceremony().ok()?;
        let challenge = client.options().0.challenge.as_data().to_string();
        let options = serde_json::to_value(&client).ok()?;
        Some(Question { challenge, state: server.encode().ok()?, options })
    }

    /// Checks a passkey that a browser has made.
    pub(crate) fn check_made(&self, made: &Made, state: &[u8]) -> Result<PasskeyData, PasskeyRefusal> {
        let server = RegistrationServerState::<16>::decode(state).map_err(|_| PasskeyRefusal::Untrusted)?;
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &[self.origin.as_str()],
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let checked = server.verify(&self.domain, &made.0, &options).map_err(|error| {
            tracing::debug!(%error, "a new passkey was refused");
            PasskeyRefusal::Untrusted
        })?;
        let Ok(key) = checked.static_state().encode();
        let Ok(state) = checked.dynamic_state().encode();
        Ok(PasskeyData { id: BASE64.encode(checked.id().as_ref()), key, state: state.to_vec() })
    }

    /// Checks that a passkey is the one that is stored; returns what is stored of it from now on.
    pub(crate) fn check_shown(
        &self,
        shown: &Shown,
        question: &[u8],
        stored: &PasskeyData,
    ) -> Result<Vec<u8>, PasskeyRefusal> {
        let refused = PasskeyRefusal::Untrusted;
        let server = DiscoverableAuthenticationServerState::decode(question).map_err(|_| refused)?;
        let key = StoredKey::decode(&stored.key).map_err(|_| refused)?;
        let state: [u8; 7] = stored.state.as_slice().try_into().map_err(|_| refused)?;
        let state = DynamicState::decode(state).map_err(|_| refused)?;
        let handle = shown.0.response().user_handle();
        let mut known =
            AuthenticatedCredential::new(shown.0.raw_id(), handle, key, state).map_err(|_| refused)?;
        // A counter that goes backwards means that there is a copy: that is refused by default.
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[self.origin.as_str()],
            error_on_unsolicited_extensions: false,
            // The same passkey is on this device today and on a phone beside it tomorrow.
            auth_attachment_enforcement: AuthenticatorAttachmentEnforcement::Update(false),
            ..AuthenticationVerificationOptions::default()
        };
        server.verify(&self.domain, &shown.0, &mut known, &options).map_err(|error| {
            tracing::debug!(%error, "a passkey was refused");
            refused
        })?;
        let Ok(state) = known.dynamic_state().encode();
        Ok(state.to_vec())
    }
}

/// A passkey that a browser has made.
pub(crate) struct Made(Registration);

impl Made {
    pub(crate) fn read(answer: &Value) -> Option<Made> {
        Registration::from_json_relaxed(answer.to_string().as_bytes()).ok().map(Made)
    }

    pub(crate) fn challenge(&self) -> Option<String> {
        self.0.challenge_relaxed().ok().map(|challenge| challenge.0.to_string())
    }
}

/// A passkey that a browser shows.
pub(crate) struct Shown(DiscoverableAuthentication16);

impl Shown {
    pub(crate) fn read(answer: &Value) -> Option<Shown> {
        DiscoverableAuthentication16::from_json_relaxed(answer.to_string().as_bytes()).ok().map(Shown)
    }

    pub(crate) fn challenge(&self) -> Option<String> {
        self.0.challenge_relaxed().ok().map(|challenge| challenge.0.to_string())
    }

    pub(crate) fn id(&self) -> String {
        BASE64.encode(self.0.raw_id().as_ref())
    }

    /// Whose it says it is.
    pub(crate) fn person(&self) -> PersonId {
        let Ok(handle) = self.0.response().user_handle().encode();
        Bytes(handle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_are_for_secure_addresses() {
        let domain = |url, host| Site::of(url, host).map(|site| site.domain.as_ref().to_owned());
        assert_eq!(domain(None, "localhost:4040").as_deref(), Some("localhost"));
        assert_eq!(
            domain(Some("https://play.example.org/"), "10.0.0.1").as_deref(),
            Some("play.example.org")
        );
        assert_eq!(domain(Some("https://play.example.org:8443"), "").as_deref(), Some("play.example.org"));
        for (url, host) in
            [(None, "192.168.1.7:4040"), (None, "kitchen:4040"), (Some("http://a.example"), "localhost")]
        {
            assert_eq!(domain(url, host), None, "{host}");
        }
    }
}
