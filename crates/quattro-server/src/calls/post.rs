//! One request to a push service. It is connected to an address that was looked at, redirects are not followed, and
//! nothing is waited for longer than [`PATIENCE`].

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{HOST, RETRY_AFTER};
use hyper::rt::{Read, Write};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use rustls::ClientConfig;
use rustls::pki_types::ServerName;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::endpoint::{Endpoint, is_public};
use crate::config::Push;

/// How long a call may take, from the name of the push service to its answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// What a push service answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// After how many seconds to try again, if it says so.
    pub(crate) retry_after: Option<u64>,
}

/// Sends requests.
#[derive(Clone, Debug)]
pub(crate) struct Poster {
    tls: Arc<ClientConfig>,
    push: Push,
}

impl Poster {
    pub(crate) fn new(push: Push) -> io::Result<Poster> {
        Ok(Poster { tls: crate::tls::client(None)?, push })
    }

    /// Posts something; an error if there is no answer in time.
    pub(crate) async fn post(
        &self,
        endpoint: &Endpoint,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> io::Result<Answer> {
        let answer = tokio::time::timeout(PATIENCE, self.converse(endpoint, headers, body)).await;
        answer.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }

    async fn converse(
        &self,
        endpoint: &Endpoint,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> io::Result<Answer> {
        let mut request = Request::builder().method(Method::POST).uri(endpoint.path());
        request = request.header(HOST, endpoint.authority());
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(io::Error::other)?;
        let stream = self.connect(endpoint).await?;
        if !endpoint.is_secure() {
            return send(TokioIo::new(stream), request).await;
        }
        let name = ServerName::try_from(endpoint.host().to_owned()).map_err(io::Error::other)?;
        let stream = TlsConnector::from(Arc::clone(&self.tls)).connect(name, stream).await?;
        send(TokioIo::new(stream), request).await
    }

    /// Looks at every address before connecting to it: a name can lead anywhere, and elsewhere the next time.
    async fn connect(&self, endpoint: &Endpoint) -> io::Result<TcpStream> {
        let found = tokio::net::lookup_host((endpoint.host(), endpoint.port())).await?;
        let is_allowed = |address: &SocketAddr| self.push == Push::Anywhere || is_public(address.ip());
        let mut failed = io::Error::new(io::ErrorKind::PermissionDenied, "no public address");
        for address in found.filter(is_allowed) {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => failed = error,
            }
        }
        Err(failed)
    }
}

async fn send(
    stream: impl Read + Write + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> io::Result<Answer> {
    let (mut sender, connection) = http1::handshake(stream).await.map_err(io::Error::other)?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(io::Error::other);
    // What else it says is of no interest.
    connection.abort();
    answer.map(|answer| read(&answer))
}

fn read<B>(answer: &Response<B>) -> Answer {
    let retry_after = answer.headers().get(RETRY_AFTER).and_then(|after| after.to_str().ok()?.parse().ok());
    Answer { status: answer.status().as_u16(), retry_after }
}
