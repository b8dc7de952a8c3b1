//! One request to the public address, as a browser would send it.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::path::Path;
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{CertificateError, ClientConnection, StreamOwned};

/// How long each step may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// More of an answer is not read.
const LONGEST: u64 = 64 << 10;

/// What came back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) text: String,
}

/// What is wrong with the TLS of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TlsFault {
    Expired,
    NotYetValid,
    WrongName,
    /// Self-signed, from an unknown authority, without the certificates between, or broken.
    Untrusted,
    /// What answers there does not speak TLS.
    NotSpoken,
}

impl TlsFault {
    /// What is wrong, if it is the TLS that has failed.
    pub(super) fn of(error: &io::Error) -> Option<TlsFault> {
        use CertificateError as Certificate;
        match error.get_ref()?.downcast_ref()? {
            rustls::Error::InvalidCertificate(certificate) => Some(match certificate {
                Certificate::Expired | Certificate::ExpiredContext { .. } => TlsFault::Expired,
                Certificate::NotValidYet | Certificate::NotValidYetContext { .. } => TlsFault::NotYetValid,
                Certificate::NotValidForName | Certificate::NotValidForNameContext { .. } => {
                    TlsFault::WrongName
                }
                _ => TlsFault::Untrusted,
            }),
            rustls::Error::InvalidMessage(_) => Some(TlsFault::NotSpoken),
            _ => None,
        }
    }
}

/// Asks for a path at a public address.
pub(super) fn fetch(url: &str, path: &str, header: &str, authorities: Option<&Path>) -> io::Result<Answer> {
    let invalid = |what: &str| io::Error::new(io::ErrorKind::InvalidInput, what.to_owned());
    let (scheme, rest) = url.split_once("://").ok_or_else(|| invalid("not an http or https address"))?;
    let host = rest.split('/').next().unwrap_or_default();
    let is_secure = match scheme {
        "https" => true,
        "http" => false,
        _ => return Err(invalid("not an http or https address")),
    };
    let port = if is_secure { 443 } else { 80 };
    let (name, port) = match host.rsplit_once(':') {
        Some((name, digits)) if !digits.contains(']') => {
            (name, digits.parse().map_err(|_| invalid("not a port"))?)
        }
        _ => (host, port),
    };
    let name = name.trim_matches(['[', ']']);
    let stream = connect(name, port)?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{header}Connection: close\r\n\r\n");
    if !is_secure {
        return converse(stream, &request);
    }
    let name = ServerName::try_from(name.to_owned()).map_err(io::Error::other)?;
    let client = ClientConnection::new(crate::tls::client(authorities)?, name).map_err(io::Error::other)?;
    converse(StreamOwned::new(client, stream), &request)
}

fn connect(name: &str, port: u16) -> io::Result<TcpStream> {
    let mut failed = io::Error::new(io::ErrorKind::NotFound, "the name has no address");
    for address in (name, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => {
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return Ok(stream);
            }
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

fn converse(mut stream: impl Read + Write, request: &str) -> io::Result<Answer> {
    stream.write_all(request.as_bytes())?;
    let mut text = Vec::new();
    match stream.take(LONGEST).read_to_end(&mut text) {
        // Many end a secure connection without the last word.
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {}
        read => drop(read?),
    }
    let text = String::from_utf8_lossy(&text);
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "not an answer"))?;
    let text = text.split_once("\r\n\r\n").map(|(_, text)| text.to_owned()).unwrap_or_default();
    Ok(Answer { status, text })
}
