//! Where calls may be sent. A browser names the address of its push service, and so could anybody who wants this server
//! to knock at doors that only it can reach: so it must be `https` at the usual port, on the public internet.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use hyper::Uri;

use crate::config::Push;

/// The longest address that is stored.
const LONGEST: usize = 1024;

/// The address of a push service for one browser.
#[derive(Clone, Debug)]
pub(crate) struct Endpoint {
    uri: Uri,
    is_secure: bool,
}

impl Endpoint {
    /// Reads an address; the error says what is wrong with it.
    pub(crate) fn read(text: &str, push: Push) -> Result<Endpoint, &'static str> {
        if text.len() > LONGEST {
            return Err("the endpoint is too long");
        }
        let uri: Uri = text.parse().map_err(|_| "the endpoint is not an address")?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if push == Push::Anywhere => false,
            _ => return Err("the endpoint must begin with https://"),
        };
        let authority = uri.authority().ok_or("the endpoint names no host")?;
        if authority.as_str().contains('@') {
            return Err("the endpoint must not contain a user");
        }
        let endpoint = Endpoint { uri, is_secure };
        if push != Push::Anywhere {
            if endpoint.port() != 443 {
                return Err("the endpoint must be at the usual port");
            }
            if endpoint.host().parse().is_ok_and(|address| !is_public(address)) {
                return Err("the endpoint must be on the public internet");
            }
        }
        Ok(endpoint)
    }

    pub(crate) fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The name or address of the host, without brackets.
    pub(crate) fn host(&self) -> &str {
        self.uri.host().unwrap_or_default().trim_matches(['[', ']'])
    }

    pub(crate) fn port(&self) -> u16 {
        self.uri.port_u16().unwrap_or(if self.is_secure { 443 } else { 80 })
    }

    /// The host as a request names it.
    pub(crate) fn authority(&self) -> &str {
        self.uri.authority().map(hyper::http::uri::Authority::as_str).unwrap_or_default()
    }

    /// Path and query.
    pub(crate) fn path(&self) -> &str {
        self.uri.path_and_query().map_or("/", hyper::http::uri::PathAndQuery::as_str)
    }

    /// Scheme, host and port.
    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", if self.is_secure { "https" } else { "http" }, self.authority())
    }
}

/// Whether an address belongs to the public internet.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => is_public_v4(four),
        IpAddr::V6(six) => is_public_v6(six),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [one, two, three, _] = address.octets();
    let is_special = matches!(
        (one, two, three),
        (0 | 240..=255, ..) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99) | (198, 18..=19, _)
    );
    !(is_special
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // Global unicast is 2000::/3; of it, what stands for an IPv4 address or for nobody is left out.
    let is_global = first & 0xe000 == 0x2000;
    let is_special =
        first == 0x2002 || (first == 0x2001 && (second < 0x200 || second == 0xdb8)) || first == 0x3fff;
    is_global && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_go_to_the_public_internet_only() {
        let reads = |text: &str, push| Endpoint::read(text, push).is_ok();
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://web.push.apple.com:443/x?y=z",
            "https://8.8.8.8/",
        ] {
            assert!(reads(good, Push::Public), "{good}");
        }
        for bad in [
            "",
            "/path",
            "fcm.googleapis.com",
            "http://fcm.googleapis.com/x",
            "ftp://a/",
            "https:///x",
            "https://a:22/",
            "https://ada:secret@push.example/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.0.0.1/x",
            "https://[::ffff:192.168.1.1]/",
            "https://push.example/\nx",
        ] {
            assert!(!reads(bad, Push::Public), "{bad}");
        }
        assert!(!reads(&format!("https://push.example/{}", "x".repeat(LONGEST)), Push::Public));
        assert!(reads("http://127.0.0.1:4711/x", Push::Anywhere));
        let endpoint = Endpoint::read("https://push.example/a/b?c=d", Push::Public).expect("an address");
        assert_eq!((endpoint.origin().as_str(), endpoint.path()), ("https://push.example", "/a/b?c=d"));
    }

    #[test]
    fn what_only_this_server_can_reach_is_not_public() {
        let public = |text: &str| is_public(text.parse().expect("an address"));
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.2.1",
            "192.168.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
        ] {
            assert!(!public(address), "{address}");
        }
        for address in ["8.8.8.8", "1.1.1.1", "2606:4700::1", "2a00:1450:4001::1", "::ffff:8.8.8.8"] {
            assert!(public(address), "{address}");
        }
    }
}
