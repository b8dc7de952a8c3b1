//! What the doctor says about TLS, to servers of the test's own.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use quattro_server::Config;
use quattro_server::doctor::{Finding, Verdict, doctor};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

/// An authority by which `openssl ca` makes certificates with any dates.
const AUTHORITY: &str = "[ca]\ndefault_ca = authority\n[authority]\ndatabase = index\nnew_certs_dir = .\nserial = serial\n\
    default_md = sha256\npolicy = names\nunique_subject = no\n[names]\ncommonName = supplied\n";

fn openssl(folder: &Path, arguments: &str) {
    let run = Command::new("openssl").args(arguments.split_whitespace()).current_dir(folder).output();
    let output = run.expect("openssl is installed: cargo xtask setup");
    assert!(output.status.success(), "openssl {arguments}: {}", String::from_utf8_lossy(&output.stderr));
}

fn make_authority(folder: &Path) {
    for (name, text) in [("authority.cnf", AUTHORITY), ("index", ""), ("serial", "01\n")] {
        fs::write(folder.join(name), text).expect("a file");
    }
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
    openssl(folder, &format!("req -x509 {key} -keyout authority.key -out authority.pem -subj /CN=Authority"));
    openssl(folder, &format!("req {key} -keyout server.key -out server.csr -subj /CN=server"));
}

/// A certificate for a name, valid from one year to another.
fn certificate(folder: &Path, file: &str, name: &str, years: [&str; 2]) {
    let extensions = format!("subjectAltName = {name}\nbasicConstraints = critical,CA:FALSE\n");
    fs::write(folder.join("extensions"), extensions).expect("a file");
    let [from, to] = years.map(|year| format!("{year}0101000000Z"));
    let files = "-config authority.cnf -cert authority.pem -keyfile authority.key -extfile extensions";
    openssl(
        folder,
        &format!("ca -batch -notext {files} -in server.csr -startdate {from} -enddate {to} -out {file}"),
    );
}

/// Serves whoever comes, with this certificate or without TLS; returns the port.
fn serve(folder: &Path, certificate: Option<&str>) -> u16 {
    let config = certificate.map(|file| {
        let chain = CertificateDer::pem_file_iter(folder.join(file)).expect("a file");
        let key = PrivateKeyDer::from_pem_file(folder.join("server.key")).expect("a key");
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config.expect("versions").with_no_client_auth();
        Arc::new(config.with_single_cert(chain.flatten().collect(), key).expect("a certificate"))
    });
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // Whoever hangs up has seen enough.
            let _ = match &config {
                Some(config) => {
                    let session = ServerConnection::new(Arc::clone(config)).expect("a session");
                    answer(StreamOwned::new(session, stream))
                }
                None => answer(stream),
            };
        }
    });
    port
}

fn answer(mut stream: impl Read + Write) -> std::io::Result<()> {
    let _ = stream.read(&mut [0; 4096])?;
    stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")?;
    stream.flush()
}

/// What the doctor finds at the public address.
async fn examine(folder: &Path, port: u16, authority: Option<&str>) -> Vec<Finding> {
    let config = Config {
        database: Some(format!("sqlite://{}", folder.join("none.db").display())),
        public_url: Some(format!("https://127.0.0.1:{port}")),
        authorities: authority.map(|file| folder.join(file)),
        ..Config::default()
    };
    doctor(&config).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_fault_of_tls_is_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    make_authority(folder);
    let (here, elsewhere) = ("IP:127.0.0.1", "DNS:play.example.org");
    certificate(folder, "good.pem", here, ["2020", "2090"]);
    certificate(folder, "expired.pem", here, ["2020", "2021"]);
    certificate(folder, "early.pem", here, ["2090", "2091"]);
    certificate(folder, "elsewhere.pem", elsewhere, ["2020", "2090"]);
    let own = "-x509 -key server.key -days 30 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1";
    openssl(folder, &format!("req {own} -out self-signed.pem"));
    let known = Some("authority.pem");
    for (certificate, authority, expected, verdict) in [
        (Some("good.pem"), known, "cli-doctor-tls", Verdict::Good),
        (Some("expired.pem"), known, "cli-doctor-tls-expired", Verdict::Bad),
        (Some("early.pem"), known, "cli-doctor-tls-not-yet-valid", Verdict::Bad),
        (Some("elsewhere.pem"), known, "cli-doctor-tls-wrong-name", Verdict::Bad),
        (Some("good.pem"), None, "cli-doctor-tls-untrusted", Verdict::Bad),
        (Some("self-signed.pem"), None, "cli-doctor-tls-untrusted", Verdict::Bad),
        (None, known, "cli-doctor-tls-not-spoken", Verdict::Bad),
        (Some("good.pem"), Some("no-such-file.pem"), "cli-doctor-not-reached", Verdict::Bad),
    ] {
        let found = examine(folder, serve(folder, certificate), authority).await;
        let said: Vec<_> =
            found.iter().filter(|finding| finding.details.iter().any(|(name, _)| *name == "url")).collect();
        assert_eq!((said[0].what, said[0].verdict), (expected, verdict), "{certificate:?}: {said:?}");
        // Where TLS fails nothing else can be said about the address.
        assert_eq!(said.len() > 1, expected == "cli-doctor-tls", "{said:?}");
    }
}
