//! The browser client's files, which are embedded in the program.
//!
//! They are served under `/static/VERSION/`, where `VERSION` is a hash of all of them: a page names the
//! current one, modules import each other by relative paths and so stay within it, and browsers may keep
//! everything for ever.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quattro_table::{Bytes, Problem};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::HttpProblem;

#[derive(RustEmbed)]
#[folder = "web/static"]
struct Files;

/// The version of all files together.
pub(crate) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut names: Vec<_> = Files::iter().collect();
        names.sort_unstable();
        let mut hash = Sha256::new();
        for name in names {
            let file = Files::get(&name);
            hash.update(name.as_bytes());
            hash.update(file.map(|file| file.metadata.sha256_hash()).unwrap_or_default());
        }
        let digest = hash.finalize();
        Bytes::<9>(std::array::from_fn(|index| digest[index])).to_string()
    });
    &VERSION
}

/// The modules that a script imports, directly or indirectly, so that a page can request all of them at once:
/// a browser that follows the imports discovers the last ones only after several round trips.
pub(crate) fn modules_of(script: &str) -> Vec<String> {
    let mut found = vec![script.to_owned()];
    let mut next = 0;
    while next < found.len() {
        let imported = imports(&found[next]);
        next += 1;
        for module in imported {
            if !found.contains(&module) {
                found.push(module);
            }
        }
    }
    found.split_off(1)
}

/// What a module imports by a relative path. Comments name modules too, for the type checker alone.
fn imports(module: &str) -> Vec<String> {
    let Some(file) = Files::get(module) else { return Vec::new() };
    let text = String::from_utf8_lossy(&file.data);
    let comment = |line: &&str| ["//", "/*", "*"].iter().any(|mark| line.trim_start().starts_with(mark));
    let code: Vec<&str> = text.lines().filter(|line| !comment(line)).collect();
    let code = code.join("\n");
    let named =
        code.split("from").skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    named.filter(|path| path.starts_with('.')).map(|path| resolve(module, path)).collect()
}

/// The path that `relative` means within `module`.
fn resolve(module: &str, relative: &str) -> String {
    let mut parts: Vec<&str> = module.split('/').collect();
    parts.pop();
    for part in relative.split('/') {
        match part {
            "." => (),
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// A file as it is sent. Imports of a style sheet are inlined, so that a page needs only one request.
fn content(path: &str) -> Option<Cow<'static, [u8]>> {
    let file = Files::get(path)?;
    if extension(path) != Some("css") {
        return Some(file.data);
    }
    let text = String::from_utf8_lossy(&file.data);
    let mut sent = String::with_capacity(text.len());
    for line in text.lines() {
        match line.strip_prefix("@import \"").and_then(|rest| rest.strip_suffix("\";")) {
            Some(name) => sent.push_str(&String::from_utf8_lossy(&content(&resolve(path, name))?)),
            None => sent.push_str(line),
        }
        sent.push('\n');
    }
    Some(Cow::Owned(sent.into_bytes()))
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
        Some("ogg") => "audio/ogg",
        Some("mp3") => "audio/mpeg",
        Some("wav") => "audio/wav",
        Some("html") => "text/html; charset=utf-8",
        _ => "text/plain; charset=utf-8",
    }
}

/// A file. Under the current version it never changes; under any other it must be revalidated.
pub(super) async fn file(Path((asked, path)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let Some(content) = content(&path) else {
        return HttpProblem(Problem::NotFound).into_response();
    };
    let etag = format!("\"{}\"", Bytes::<32>(Sha256::digest(&content).into()));
    let cache = if asked == version() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let caching = [(header::ETAG, etag.as_str()), (header::CACHE_CONTROL, cache)];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(header::CONTENT_TYPE, kind(&path))], content).into_response()
}

/// Browsers ask for this one whatever a page says, and some programs know no other.
pub(super) async fn favicon(headers: HeaderMap) -> Response {
    file(Path(("latest".to_owned(), "icons/favicon.ico".to_owned())), headers).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_modules_of_a_script_are_found_once() {
        let modules = modules_of("js/table.js");
        for module in
            ["js/table/feed.js", "js/lib/words.js", "vendor/lit-html/lit-html.js", "vendor/fluent/bundle.js"]
        {
            assert_eq!(modules.iter().filter(|found| *found == module).count(), 1, "{module}");
        }
        assert!(modules.iter().all(|module| Files::get(module).is_some()), "{modules:?}");
        assert!(!modules.contains(&"js/page.js".to_owned()));
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
