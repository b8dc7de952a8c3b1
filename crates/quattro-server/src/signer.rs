//! Signed people: how a guest is recognised by a cookie, or a program by a token.
//!
//! There is no account, and no list of guests. A text `id.name.session.signature`, with a signature that only this
//! server can make, identifies a person. Who has lost the cookie comes back with a recovery sheet (`http::keeping`), a
//! passkey (`http::passkeys`) or another device (`http::people`). The session can be ended (`http::sessions`). Tokens of
//! programs, and the cookies of earlier versions, name no session; theirs follows from the person.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, Mac};
use quattro_table::person::{Name, Person};
use quattro_table::{Bytes, PersonId};
use sha2::{Digest, Sha256};

use crate::store::SessionId;

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
    /// A browser's cookie, as earlier versions made it.
    Cookie,
    /// A program's token.
    Token,
}

/// What the signature of a cookie with a session is for.
const SESSION: &str = "session";

/// Somebody, and the browser or program in which they are signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// Who.
    pub person: Person,
    /// Where.
    pub session: SessionId,
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
        person(id, name)
    }

    /// The signed text that identifies this person in a browser.
    pub fn sign_in(&self, SignedIn { person, session }: &SignedIn) -> String {
        let (id, name) = (person.id.to_string(), BASE64.encode(person.name.as_str()));
        let session = session.to_string();
        let signature = self.mac(&[SESSION, &id, &name, &session]).finalize().into_bytes();
        format!("{id}.{name}.{session}.{}", BASE64.encode(signature))
    }

    /// Who a browser's cookie says is there; `None` if we did not sign it.
    pub fn read_cookie(&self, text: &str) -> Option<SignedIn> {
        let parts: Vec<&str> = text.split('.').collect();
        let &[id, name, session, signature] = parts.as_slice() else {
            return self.signed_in(Purpose::Cookie, text);
        };
        let signature = BASE64.decode(signature).ok()?;
        self.mac(&[SESSION, id, name, session]).verify_slice(&signature).ok()?;
        Some(SignedIn { person: person(id, name)?, session: session.parse().ok()? })
    }

    /// Who a program's token says is there; `None` if we did not sign it.
    pub fn read_token(&self, text: &str) -> Option<SignedIn> {
        self.signed_in(Purpose::Token, text)
    }

    /// Who a text without a session identifies. All that sign in this person have one session.
    fn signed_in(&self, purpose: Purpose, text: &str) -> Option<SignedIn> {
        let person = self.read(purpose, text)?;
        Some(SignedIn { session: self.session_of(purpose, person.id), person })
    }

    /// The session of a person's texts that do not name one.
    pub fn session_of(&self, purpose: Purpose, person: PersonId) -> SessionId {
        self.derive(&format!("session {} {person}", purpose.tag()))
    }

    /// 16 bytes that follow from `text` but cannot be guessed without the key.
    pub fn derive(&self, text: &str) -> Bytes<16> {
        let digest = self.mac(&["derive", text]).finalize().into_bytes();
        Bytes(std::array::from_fn(|index| digest[index]))
    }
}

/// Reads the parts of a text whose signature was right.
fn person(id: &str, name: &str) -> Option<Person> {
    let name = String::from_utf8(BASE64.decode(name).ok()?).ok()?;
    Some(Person { id: id.parse().ok()?, name: Name::try_from(name).ok()? })
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
    fn a_cookie_names_its_session_and_older_ones_share_one() {
        let (signer, person) = (Signer::new(random_bytes()), ada());
        let signed_in = SignedIn { person: person.clone(), session: random_bytes() };
        let cookie = signer.sign_in(&signed_in);
        assert_eq!(signer.read_cookie(&cookie), Some(signed_in.clone()));
        assert_eq!(signer.read_token(&cookie), None);
        let other = signer.sign_in(&SignedIn { session: random_bytes(), ..signed_in });
        let (rest, _) = cookie.rsplit_once('.').unwrap();
        let (_, signature) = other.rsplit_once('.').unwrap();
        assert_eq!(signer.read_cookie(&format!("{rest}.{signature}")), None);
        let old = signer.read_cookie(&signer.sign(Purpose::Cookie, &person)).unwrap();
        assert_eq!((&old.person, old.session), (&person, signer.session_of(Purpose::Cookie, person.id)));
        let token = signer.read_token(&signer.sign(Purpose::Token, &person)).unwrap();
        assert_ne!(token.session, old.session);
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
