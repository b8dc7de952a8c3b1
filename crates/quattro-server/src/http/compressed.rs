//! Files as they are sent, compressed once instead of for every visitor: for the script of a table, that would take a
//! tenth of a second each time.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use axum::body::Bytes as Content;
use axum::http::{HeaderMap, header};
use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;
use quattro_table::Bytes;
use sha2::{Digest, Sha256};

/// A file, and what it has been compressed to so far.
#[derive(Debug)]
pub(super) struct Sent {
    plain: Content,
    etag: String,
    quality: u32,
    brotli: OnceLock<Content>,
    gzip: OnceLock<Content>,
}

/// How a file can be compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
}

/// The file at `path`. A release build reads it with `read` once. A debug build reads it each time, so that changes
/// are seen at once, and compresses it again only if it has changed.
pub(super) fn sent(path: &str, read: impl Fn(&str) -> Option<Content>) -> Option<Arc<Sent>> {
    static SENT: LazyLock<Mutex<HashMap<String, Arc<Sent>>>> = LazyLock::new(Mutex::default);
    let known = SENT.lock().unwrap_or_else(PoisonError::into_inner).get(path).cloned();
    if known.is_some() && !cfg!(debug_assertions) {
        return known;
    }
    let file = Sent::new(read(path)?, quality(path));
    if let Some(known) = known.filter(|known| known.etag == file.etag) {
        return Some(known);
    }
    let file = Arc::new(file);
    SENT.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_owned(), Arc::clone(&file));
    Some(file)
}

impl Sent {
    fn new(plain: Content, quality: u32) -> Sent {
        let etag = format!("\"{}\"", Bytes::<32>(Sha256::digest(&plain).into()));
        Sent { plain, etag, quality, brotli: OnceLock::new(), gzip: OnceLock::new() }
    }

    pub(super) fn etag(&self) -> &str {
        &self.etag
    }

    pub(super) fn plain(&self) -> Content {
        self.plain.clone()
    }

    /// The compressed file; only the first visitor waits for it.
    pub(super) fn compressed(&self, encoding: Encoding) -> Content {
        let compressed = match encoding {
            Encoding::Brotli => self.brotli.get_or_init(|| brotli(&self.plain, self.quality).into()),
            Encoding::Gzip => self.gzip.get_or_init(|| gzip(&self.plain).into()),
        };
        compressed.clone()
    }
}

impl Encoding {
    /// The best one that a browser accepts.
    pub(super) fn accepted(headers: &HeaderMap) -> Option<Encoding> {
        let listed = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let listed: Vec<_> = listed.flat_map(|list| list.split(',')).filter_map(accepted_name).collect();
        [Encoding::Brotli, Encoding::Gzip].into_iter().find(|encoding| listed.contains(&encoding.name()))
    }

    /// As headers have it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }
}

/// The name of an encoding with a weight, unless that weight says "never".
fn accepted_name(listed: &str) -> Option<&str> {
    let (name, weight) = listed.split_once(';').unwrap_or((listed, "q=1"));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
    weight.is_some_and(|weight| weight > 0.0).then(|| name.trim())
}

/// How well a file is compressed, once for each start of a server: for a page, a fifteenth smaller than by the best of the
/// fast ones; as small as possible what browsers fetch without anybody waiting, and style sheets, which are short. While developing, files change all the time
/// and nobody counts their bytes.
fn quality(path: &str) -> u32 {
    const FETCHED_LATER: [&str; 4] = ["quattro.wasm", "texts.json", "js/device.js", ".css"];
    if cfg!(debug_assertions) {
        5
    } else if FETCHED_LATER.iter().any(|name| path.ends_with(name)) {
        11
    } else {
        10
    }
}

/// The largest window that every browser understands.
const WINDOW: u32 = 22;
const BUFFER: usize = 1 << 16;

fn brotli(plain: &[u8], quality: u32) -> Vec<u8> {
    let mut writer = CompressorWriter::new(Vec::new(), BUFFER, quality, WINDOW);
    // Nothing can go wrong in memory.
    let _ = writer.write_all(plain);
    writer.into_inner()
}

fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    let _ = writer.write_all(plain);
    writer.finish().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn accepted(value: &'static str) -> Option<Encoding> {
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, value.parse().expect("a header"))]);
        Encoding::accepted(&headers)
    }

    #[test]
    fn a_browser_gets_the_best_encoding_that_it_accepts() {
        assert_eq!(accepted("gzip, deflate, br, zstd"), Some(Encoding::Brotli));
        assert_eq!(accepted("gzip;q=1.0, br;q=0"), Some(Encoding::Gzip));
        assert_eq!(accepted("br;q=0.5"), Some(Encoding::Brotli));
        assert_eq!(accepted("identity"), None);
        assert_eq!(accepted("br;q=much"), None);
        assert_eq!(Encoding::accepted(&HeaderMap::new()), None);
    }

    #[test]
    fn what_is_compressed_can_be_read_again() {
        let text = "card ".repeat(10_000);
        let file = Sent::new(Content::from(text.clone()), quality("a.css"));
        let mut read = String::new();
        let brotli = file.compressed(Encoding::Brotli);
        brotli::Decompressor::new(&*brotli, BUFFER).read_to_string(&mut read).expect("brotli");
        assert_eq!(read, text);
        read.clear();
        let gzip = file.compressed(Encoding::Gzip);
        flate2::read::GzDecoder::new(&*gzip).read_to_string(&mut read).expect("gzip");
        assert_eq!(read, text);
    }

    #[test]
    fn a_file_that_has_not_changed_is_not_compressed_again() {
        let read = |text: &'static str| move |_: &str| Some(Content::from_static(text.as_bytes()));
        let first = sent("a test's file", read("one")).expect("a file");
        let again = sent("a test's file", read("one")).expect("a file");
        assert!(Arc::ptr_eq(&first, &again));
        // Only a debug build looks at the file again.
        let changed = sent("a test's file", read("two")).expect("a file");
        assert_eq!(Arc::ptr_eq(&first, &changed), !cfg!(debug_assertions));
        assert!(sent("no file", |_| None).is_none());
    }
}
