//! A push service of the tests' own, and browsers that decrypt what arrives there.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::{Value, json};
use tokio::sync::{Notify, mpsc};

/// What has arrived for a browser.
#[derive(Clone, Debug)]
pub(crate) struct Arrived {
    pub(crate) browser: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

/// How the service treats a browser's messages.
#[derive(Clone, Debug)]
pub(crate) enum Treatment {
    /// Answers with this status, and perhaps `Retry-After`.
    Answers(u16, Option<u64>),
    /// Does not answer before it is told to.
    Holds(Arc<Notify>),
}

#[derive(Clone)]
struct Shared {
    arrived: mpsc::UnboundedSender<Arrived>,
    treatments: Arc<Mutex<HashMap<String, Treatment>>>,
}

/// A push service.
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    arrived: mpsc::UnboundedReceiver<Arrived>,
    shared: Shared,
}

async fn receive(
    State(shared): State<Shared>,
    Path(browser): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, HeaderMap) {
    let treatment = shared.treatments.lock().expect("a lock").get(&browser).cloned();
    let _ = shared.arrived.send(Arrived { browser, headers, body: body.to_vec() });
    let mut answer = HeaderMap::new();
    let status = match treatment {
        None => 201,
        Some(Treatment::Answers(status, after)) => {
            answer.extend(after.map(|after| (axum::http::header::RETRY_AFTER, after.into())));
            status
        }
        Some(Treatment::Holds(until)) => {
            until.notified().await;
            201
        }
    };
    (StatusCode::from_u16(status).expect("a status"), answer)
}

impl PushService {
    pub(crate) async fn start() -> PushService {
        let (sender, arrived) = mpsc::unbounded_channel();
        let shared = Shared { arrived: sender, treatments: Arc::default() };
        let routes = Router::new().route("/push/{browser}", post(receive)).with_state(shared.clone());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(async move { axum::serve(listener, routes).await });
        PushService { address, arrived, shared }
    }

    pub(crate) fn treat(&self, browser: &Browser, treatment: Option<Treatment>) {
        let mut treatments = self.shared.treatments.lock().expect("a lock");
        match treatment {
            Some(treatment) => treatments.insert(browser.name.clone(), treatment),
            None => treatments.remove(&browser.name),
        };
    }

    /// The next message, if it comes soon.
    pub(crate) async fn soon(&mut self) -> Option<Arrived> {
        tokio::time::timeout(Duration::from_millis(40), self.arrived.recv()).await.ok().flatten()
    }

    /// What has arrived by now.
    pub(crate) fn so_far(&mut self) -> Vec<Arrived> {
        std::iter::from_fn(|| self.arrived.try_recv().ok()).collect()
    }
}

/// A browser that wants to be called.
pub(crate) struct Browser {
    pub(crate) name: String,
    secret: p256::SecretKey,
    auth: [u8; 16],
    service: SocketAddr,
}

impl Browser {
    pub(crate) fn new(service: &PushService, name: &str) -> Browser {
        let mut scalar = [7; 32];
        scalar[..name.len()].copy_from_slice(name.as_bytes());
        let secret = p256::SecretKey::from_slice(&scalar).expect("a key");
        Browser { name: name.to_owned(), secret, auth: [9; 16], service: service.address }
    }

    pub(crate) fn endpoint(&self) -> String {
        format!("http://{}/push/{}", self.service, self.name)
    }

    /// What `PushSubscription.toJSON` says.
    pub(crate) fn subscription(&self) -> Value {
        let key = BASE64.encode(self.secret.public_key().to_encoded_point(false));
        let keys = json!({ "p256dh": key, "auth": BASE64.encode(self.auth) });
        json!({ "endpoint": self.endpoint(), "expirationTime": null, "keys": keys })
    }

    /// The message as this browser reads it, if it was signed for this push service.
    pub(crate) fn read(&self, arrived: &Arrived) -> String {
        assert_eq!(arrived.browser, self.name);
        self.check_signature(arrived.headers["authorization"].to_str().expect("a text"));
        assert_eq!(arrived.headers["content-encoding"], "aes128gcm");
        assert!(arrived.headers["topic"].len() <= 32, "RFC 8030");
        assert!(arrived.body.len() <= 4096, "more is not taken");
        let message = web_push_native::decrypt(arrived.body.clone(), &self.secret, &self.auth.into());
        String::from_utf8(message.expect("a message for this browser")).expect("a text")
    }

    /// The notification in a message.
    pub(crate) fn notification(&self, arrived: &Arrived) -> Value {
        let message: Value = serde_json::from_str(&self.read(arrived)).expect("JSON");
        assert_eq!(message["web_push"], 8030);
        message["notification"].clone()
    }

    fn check_signature(&self, header: &str) {
        let (token, key) =
            header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("VAPID");
        let (signed, signature) = token.rsplit_once('.').expect("a token");
        let bytes = |text: &str| BASE64.decode(text).expect("base64");
        let signature = Signature::from_slice(&bytes(signature)).expect("a signature");
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)).expect("a key");
        key.verify(signed.as_bytes(), &signature).expect("signed with this key");
        let claims: Value =
            serde_json::from_slice(&bytes(signed.split('.').nth(1).expect("claims"))).expect("JSON");
        assert_eq!(claims["aud"], format!("http://{}", self.service));
    }
}
