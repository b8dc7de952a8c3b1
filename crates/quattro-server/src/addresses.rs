//! Where a server can be reached.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};

/// The addresses to open in a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addresses {
    /// On the server's own machine.
    pub here: String,
    /// For other devices; `None` if the server listens only on its own machine.
    pub others: Option<String>,
}

impl Addresses {
    /// Of a server that listens on `address` and that others in the same network reach at `network`.
    pub(crate) fn new(
        address: SocketAddr,
        network: Option<SocketAddr>,
        public_url: Option<&str>,
    ) -> Addresses {
        let here = if address.ip().is_unspecified() {
            format!("http://localhost:{}", address.port())
        } else {
            format!("http://{address}")
        };
        let others = public_url.map(str::to_owned).or(network.map(|network| format!("http://{network}")));
        Addresses { here, others }
    }
}

/// The address at which others in the same network can reach a server that listens on `address`, if they can.
/// Finding out sends no packets.
pub(crate) fn in_the_network(address: SocketAddr) -> Option<SocketAddr> {
    if !address.ip().is_unspecified() {
        return None;
    }
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(SocketAddr::new(own, address.port()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phones_get_an_address_they_can_reach() {
        let network = "192.168.1.7:4040".parse().ok();
        let addresses = Addresses::new("0.0.0.0:4040".parse().unwrap(), network, None);
        assert_eq!(addresses.here, "http://localhost:4040");
        assert_eq!(addresses.others.as_deref(), Some("http://192.168.1.7:4040"));
        let addresses = Addresses::new("127.0.0.1:4040".parse().unwrap(), None, None);
        assert_eq!((addresses.here.as_str(), addresses.others), ("http://127.0.0.1:4040", None));
        let public = Some("https://play.example.org");
        let addresses = Addresses::new("127.0.0.1:1".parse().unwrap(), None, public);
        assert_eq!(addresses.others.as_deref(), public);
    }
}
