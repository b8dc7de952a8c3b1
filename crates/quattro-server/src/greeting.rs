//! What is printed when the server starts: where it can be reached, with a QR code for phones.

use std::fmt::Write;
use std::net::SocketAddr;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// The greeting for a server that listens on `address` and that others reach at `network`.
pub(crate) fn greeting(address: SocketAddr, network: Option<SocketAddr>, public_url: Option<&str>) -> String {
    let port = address.port();
    let everywhere = address.ip().is_unspecified();
    let local = if everywhere { format!("http://localhost:{port}") } else { format!("http://{address}") };
    let network = network.map(|network| format!("http://{network}"));
    let shared = public_url.map(str::to_owned).or(network);
    let mut text = format!("\n  Quattro is running.\n\n  On this machine:  {local}\n");
    if let Some(shared) = &shared {
        let _ = write!(text, "  For the others:   {shared}\n\n{}\n", qr(shared));
    }
    text.push_str("\n  Stop it with Ctrl+C; every game goes on where it stopped.\n\n");
    text
}

fn qr(url: &str) -> String {
    let Ok(code) = QrCode::new(url) else { return String::new() };
    // Dark terminals are the rule: light modules are drawn, dark ones left out.
    code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phones_get_an_address_they_can_reach() {
        let network = "192.168.1.7:4040".parse().ok();
        let text = greeting("0.0.0.0:4040".parse().unwrap(), network, None);
        assert!(text.contains("http://localhost:4040\n") && text.contains("http://192.168.1.7:4040\n"));
        assert!(text.contains('█'));
        let text = greeting("127.0.0.1:4040".parse().unwrap(), None, None);
        assert!(text.contains("http://127.0.0.1:4040\n") && !text.contains('█'));
        let text = greeting("127.0.0.1:1".parse().unwrap(), None, Some("https://play.example.org"));
        assert!(text.contains("https://play.example.org\n"));
    }
}
