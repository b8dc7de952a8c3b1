//! A device that holds one passkey and answers as a browser would, truthfully or not.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use quattro_server::random::random_bytes;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

const USER_PRESENT: u8 = 0x01;
const USER_VERIFIED: u8 = 0x04;
const NEW_KEY: u8 = 0x40;

/// A device with a passkey.
pub(crate) struct Authenticator {
    keys: EcdsaKeyPair,
    id: [u8; 32],
    /// Whose it is, once it has been told.
    pub(crate) user: String,
    /// How often it has signed.
    pub(crate) counter: u32,
    /// Where it believes to be.
    pub(crate) origin: &'static str,
}

impl Authenticator {
    pub(crate) fn new(origin: &'static str) -> Authenticator {
        let random = SystemRandom::new();
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let keys = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, pkcs8.as_ref(), &random);
        let (keys, id) = (keys.expect("a key"), random_bytes().0);
        Authenticator { keys, id, user: String::new(), counter: 1, origin }
    }

    /// What stands in front of every answer.
    fn data(&self, domain: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(domain).to_vec();
        data.push(flags | USER_PRESENT | USER_VERIFIED);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, ceremony: &str, options: &Value) -> String {
        let (challenge, origin) = (&options["challenge"], self.origin);
        json!({ "type": ceremony, "challenge": challenge, "origin": origin, "crossOrigin": false })
            .to_string()
    }

    fn answer(&self, response: &Value) -> Value {
        let id = BASE64.encode(self.id);
        json!({
            "id": id, "rawId": id, "type": "public-key", "response": response,
            "authenticatorAttachment": "platform", "clientExtensionResults": {},
        })
    }

    /// Makes its passkey.
    pub(crate) fn make(&mut self, options: &Value) -> Value {
        options["user"]["id"].as_str().expect("a user").clone_into(&mut self.user);
        let mut data = self.data(options["rp"]["id"].as_str().expect("a site"), NEW_KEY);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(self.id);
        // An ES256 key: kty 2, alg -7, crv 1, x, y.
        let point = &self.keys.public_key().as_ref()[1..];
        data.extend([0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[..32]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[32..]);
        // { "fmt": "none", "attStmt": {}, "authData": data }
        let mut object = b"\xA3\x63fmt\x64none\x67attStmt\xA0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).expect("short data"));
        object.extend(&data);
        let client = self.client_data("webauthn.create", options);
        self.answer(&json!({
            "clientDataJSON": BASE64.encode(client), "attestationObject": BASE64.encode(object), "transports": [],
        }))
    }

    /// Shows its passkey.
    pub(crate) fn show(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let data = self.data(options["rpId"].as_str().expect("a site"), 0);
        let client = self.client_data("webauthn.get", options);
        let signed = [data.clone(), Sha256::digest(&client).to_vec()].concat();
        let signature = self.keys.sign(&SystemRandom::new(), &signed).expect("a signature");
        self.answer(&json!({
            "clientDataJSON": BASE64.encode(client), "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature.as_ref()), "userHandle": self.user,
        }))
    }
}
