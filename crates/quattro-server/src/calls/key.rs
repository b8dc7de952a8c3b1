//! The key with which servers sign calls (VAPID, RFC 8292). Browsers are given its public half when they subscribe, and
//! push services take calls from nobody else.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

use crate::random::random_bytes;

/// How long a signature is good, in seconds. RFC 8292 allows a day.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// The key of all servers on one database.
#[derive(Clone)]
pub(crate) struct PushKey(SigningKey);

impl std::fmt::Debug for PushKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PushKey")
    }
}

impl PushKey {
    /// A new key as it is stored.
    pub(crate) fn fresh() -> String {
        loop {
            // Next to every number is a key.
            let text = BASE64.encode(random_bytes::<32>().0);
            if PushKey::read(&text).is_some() {
                return text;
            }
        }
    }

    /// A key as it was stored.
    pub(crate) fn read(text: &str) -> Option<PushKey> {
        SigningKey::from_slice(&BASE64.decode(text).ok()?).ok().map(PushKey)
    }

    /// What browsers need to subscribe.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.0.verifying_key().to_encoded_point(false))
    }

    /// The header that lets a push service know who calls. `audience` is the origin of the endpoint, with its port if it
    /// has one; `subject` is whom to turn to.
    pub(crate) fn authorization(&self, audience: &str, subject: &str, now: u64) -> String {
        let header = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": audience, "exp": now / 1000 + GOOD_FOR, "sub": subject });
        let signed = [header, claims].map(|part| BASE64.encode(part.to_string())).join(".");
        let signature: Signature = self.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn a_signature_is_checked_with_what_browsers_are_given() {
        let key = PushKey::read(&PushKey::fresh()).expect("a key");
        let header = key.authorization("https://push.example:8443", "mailto:ada@example.org", 60_000);
        let (token, public) =
            header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
        assert_eq!(public, key.public());
        let point = BASE64.decode(public).expect("base64");
        assert_eq!((point.len(), point[0]), (65, 4), "an uncompressed point");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let signature =
            Signature::from_slice(&BASE64.decode(signature).expect("base64")).expect("a signature");
        VerifyingKey::from_sec1_bytes(&point)
            .expect("a key")
            .verify(signed.as_bytes(), &signature)
            .expect("signed");
        let claims = BASE64.decode(signed.split('.').nth(1).expect("claims")).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(
            claims,
            json!({ "aud": "https://push.example:8443", "exp": 60 + GOOD_FOR, "sub": "mailto:ada@example.org" })
        );
        assert!(PushKey::read("nonsense").is_none() && PushKey::read(&BASE64.encode([0; 32])).is_none());
    }
}
