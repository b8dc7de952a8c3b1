//! The browser client's files, which are embedded in the program.
//!
//! They are served under `/static/VERSION/`, where `VERSION` is a hash of all of them: a page names the
//! current one, and browsers may keep everything for ever.

use std::sync::LazyLock;

use axum::body::Bytes as Content;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quattro_table::{Bytes, Problem};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::HttpProblem;
use super::bundle::{bundle, bundle_choice, resolve, without_comments};
use super::compressed::{Encoding, sent};
use super::spaces::without_spaces;

#[derive(RustEmbed)]
#[folder = "web/static"]
struct Files;

/// The names of all files, in order.
pub(super) fn names() -> Vec<String> {
    let mut names: Vec<_> = Files::iter().map(String::from).collect();
    names.sort_unstable();
    names
}

/// The version of all files together.
pub(crate) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        for name in names() {
            let file = Files::get(&name);
            hash.update(name.as_bytes());
            hash.update(file.map(|file| file.metadata.sha256_hash()).unwrap_or_default());
        }
        let digest = hash.finalize();
        Bytes::<9>(std::array::from_fn(|index| digest[index])).to_string()
    });
    &VERSION
}

/// A file with all that it imports: a script of a page with its modules, a style sheet with its rooms, so that a page
/// needs few requests. Kept by a release build; a debug build reads the files anew each time.
pub(crate) fn content(path: &str) -> Option<Content> {
    match extension(path) {
        Some("js") if is_entry(path) || path == DEVICE_SCRIPT || path == DEVICE_WORKER => {
            let bundled = match path {
                DEVICE_SCRIPT => bundle_choice(&DEVICE_ENTRIES, text_of),
                entry => bundle(entry, text_of),
            };
            let bundled = bundled.inspect_err(|error| tracing::error!(?error, path, "cannot bundle"));
            bundled.ok().map(|script| Content::from(without_spaces(&script)))
        }
        Some("css") => Some(Content::from(inlined(path)?)),
        _ => Files::get(path).map(|file| Content::from_owner(file.data)),
    }
}

/// The script of all documents of a device that draw a table: browsers keep one instead of four that are nearly the same.
pub(super) const DEVICE_SCRIPT: &str = "js/device.js";
const DEVICE_ENTRIES: [&str; 4] = ["js/table.js", "js/replay.js", "js/learn.js", "js/arbiter.js"];

/// The worker that runs the tables of a device.
pub(super) const DEVICE_WORKER: &str = "js/device/worker.js";

/// The service worker, which is a plain script: no page loads it, and it imports nothing.
pub(super) const WORKER: &str = "js/worker.js";

/// Whether a page loads this script; all others are modules that it imports.
fn is_entry(path: &str) -> bool {
    path != WORKER && path.strip_prefix("js/").is_some_and(|name| !name.contains('/'))
}

fn text_of(path: &str) -> Option<String> {
    Files::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned())
}

/// A style sheet with those it imports, without comments and indentation, which are a fifth of it.
fn inlined(path: &str) -> Option<String> {
    let text = without_comments(&text_of(path)?);
    let mut sent = String::with_capacity(text.len());
    for line in text.lines().map(str::trim_start).filter(|line| !line.is_empty()) {
        match line.strip_prefix("@import \"").and_then(|rest| rest.strip_suffix("\";")) {
            Some(name) => sent.push_str(&inlined(&resolve(path, name))?),
            None => sent.push_str(line),
        }
        sent.push('\n');
    }
    Some(sent)
}

fn extension(path: &str) -> Option<&str> {
    path.rsplit_once('.').map(|(_, extension)| extension)
}

fn kind(path: &str) -> &'static str {
    match extension(path) {
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("ogg") => "audio/ogg",
        Some("mp3") => "audio/mpeg",
        Some("wav") => "audio/wav",
        Some("html") => "text/html; charset=utf-8",
        _ => "text/plain; charset=utf-8",
    }
}

/// Pictures, letters and sounds are compressed already.
fn is_text(path: &str) -> bool {
    !matches!(extension(path), Some("png" | "woff2" | "ogg" | "mp3" | "wav"))
}

/// A file. Under the current version it never changes; under any other it must be revalidated.
pub(super) async fn file(Path((asked, path)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let cache = if asked == version() { "public, max-age=31536000, immutable" } else { "no-cache" };
    answer(&path, content, cache, &headers)
}

/// Sends what `read` finds at `path`, compressed as well as the browser can read it.
pub(super) fn answer(
    path: &str,
    read: impl Fn(&str) -> Option<Content>,
    cache: &'static str,
    headers: &HeaderMap,
) -> Response {
    let Some(file) = sent(path, read) else {
        return HttpProblem(Problem::NotFound).into_response();
    };
    let etag = file.etag();
    let caching = [(header::ETAG, etag), (header::CACHE_CONTROL, cache)];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let described = [(header::CONTENT_TYPE, kind(path)), (header::VARY, "accept-encoding")];
    match Encoding::accepted(headers).filter(|_| is_text(path)) {
        Some(encoding) => {
            let encoded = [(header::CONTENT_ENCODING, encoding.name())];
            (caching, described, encoded, file.compressed(encoding)).into_response()
        }
        None => (caching, described, file.plain()).into_response(),
    }
}

/// Browsers ask for this one whatever a page says, and some programs know no other.
pub(super) async fn favicon(headers: HeaderMap) -> Response {
    newest("icons/favicon.ico", headers).await
}

/// A file whose address does not name a version.
async fn newest(path: &str, headers: HeaderMap) -> Response {
    file(Path(("newest".to_owned(), path.to_owned())), headers).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_its_script_in_one_piece() {
        for (script, part) in
            [("js/table.js", "hello"), ("js/replay.js", "steps"), ("js/page.js", "data-play")]
        {
            let sent = bundle(script, text_of).expect(script);
            assert!(sent.contains(part), "{script}");
            assert!(!sent.lines().any(|line| line.starts_with("import")), "{script}");
        }
        let entries = Files::iter().filter(|path| is_entry(path));
        for script in entries.chain([DEVICE_SCRIPT, DEVICE_WORKER].map(Into::into)) {
            assert!(content(&script).is_some(), "{script}");
        }
    }

    #[test]
    fn a_style_sheet_is_sent_with_those_it_imports() {
        for (sheet, rooms) in
            [("css/base.css", ":root {"), ("css/table.css", ".tray {"), ("css/pages.css", ".hero")]
        {
            let sent = content(sheet).unwrap_or_default();
            let text = String::from_utf8_lossy(&sent);
            assert!(text.contains(rooms), "{sheet}");
            assert!(!text.contains("@import"), "{sheet}");
        }
        let imported = |sheet: &str| content(sheet).map(|sent| sent.len());
        assert!(imported("css/table.css") > imported("css/tray.css"));
    }
}
