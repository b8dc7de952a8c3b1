//! Signed people: how a guest is recognised by a cookie, or a program by a token.
//!
//! There is no account and no list of people. A text `id.name.signature`, with a signature that only this
//! server can make, identifies a person. Losing the cookie loses the person, so a one-time link
//! (`http::people`) takes it to another device.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, Mac};
use quattro_table::Bytes;
use quattro_table::person::{Name, Person};
use sha2::{Digest, Sha256};

/// The key of all servers on one database: signs people and derives what must not be guessed.
#[derive(Clone)]
pub struct Signer(Bytes<32>);

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

/// What a signature is for, so that one is never taken for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A browser's cookie.
    Cookie,
    /// A program's token.
    Token,
}

impl Purpose {
    const fn tag(self) -> &'static str {
        match self {
            Purpose::Cookie => "cookie",
            Purpose::Token => "token",
        }
    }
}

impl Signer {
    /// A signer with this key.
    pub const fn new(key: Bytes<32>) -> Signer {
        Signer(key)
    }

    fn mac(&self, parts: &[&str]) -> Hmac<Sha256> {
        // HMAC accepts keys of any length, so this cannot fail.
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0.0).unwrap_or_else(|_| unreachable!());
        for part in parts {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        mac
    }

    /// The signed text that identifies this person.
    pub fn sign(&self, purpose: Purpose, person: &Person) -> String {
        let (id, name) = (person.id.to_string(), BASE64.encode(person.name.as_str()));
        let signature = self.mac(&[purpose.tag(), &id, &name]).finalize().into_bytes();
        format!("{id}.{name}.{}", BASE64.encode(signature))
    }

    /// The person identified by this text; `None` if we did not sign it. The comparison takes constant time.
    pub fn read(&self, purpose: Purpose, text: &str) -> Option<Person> {
        let mut parts = text.splitn(3, '.');
        let (id, name, signature) = (parts.next()?, parts.next()?, parts.next()?);
        let signature = BASE64.decode(signature).ok()?;
        self.mac(&[purpose.tag(), id, name]).verify_slice(&signature).ok()?;
        let name = String::from_utf8(BASE64.decode(name).ok()?).ok()?;
        Some(Person { id: id.parse().ok()?, name: Name::try_from(name).ok()? })
    }

    /// 16 bytes that follow from `text` but cannot be guessed without the key.
    pub fn derive(&self, text: &str) -> Bytes<16> {
        let digest = self.mac(&["derive", text]).finalize().into_bytes();
        Bytes(std::array::from_fn(|index| digest[index]))
    }
}

/// The stored hash of a one-time code, so that reading the database does not allow using the link.
pub fn hash_of(code: &str) -> String {
    Bytes::<32>(Sha256::digest(code).into()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_bytes;

    fn ada() -> Person {
        Person { id: random_bytes(), name: Name::try_from("Ada Łovelace".to_owned()).unwrap() }
    }

    #[test]
    fn a_signed_person_is_known_again_for_the_same_purpose_only() {
        let signer = Signer::new(random_bytes());
        let text = signer.sign(Purpose::Cookie, &ada());
        assert_eq!(signer.read(Purpose::Cookie, &text).map(|person| person.name), Some(ada().name));
        assert_eq!(signer.read(Purpose::Token, &text), None);
        assert_eq!(Signer::new(random_bytes()).read(Purpose::Cookie, &text), None);
    }

    #[test]
    fn every_changed_letter_is_noticed() {
        let signer = Signer::new(random_bytes());
        let text = signer.sign(Purpose::Token, &ada());
        for index in 0..text.len() - 1 {
            let mut bytes = text.clone().into_bytes();
            bytes[index] = if bytes[index] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(bytes).unwrap();
            assert_eq!(signer.read(Purpose::Token, &changed), None, "{changed}");
        }
    }
}
