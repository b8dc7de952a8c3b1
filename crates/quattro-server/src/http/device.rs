//! What a browser keeps, so that everything works without a network: the documents of the device, and the files that
//! they need. The service worker (`web/static/js/worker.js`) is told their names and hashes, so that it fetches only what
//! has changed, and keeps nothing that somebody else has answered.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::body::Bytes as Content;
use axum::extract::Path;
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use quattro_table::Bytes;
use quattro_words::Language;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::files::{DEVICE_SCRIPT, DEVICE_WORKER, WORKER, answer, content, names, version};
use super::language_of;
use super::spaces::without_spaces;
use crate::pages::{client_messages, documents, refusal_messages};

/// The files that documents of a device need.
const NEEDED: [&str; 18] = [
    "css/base.css",
    "css/pages.css",
    "css/table.css",
    "css/arbiter.css",
    "js/lib/theme.js",
    "js/lib/start.js",
    "js/page.js",
    DEVICE_SCRIPT,
    DEVICE_WORKER,
    "device/quattro.wasm",
    "fonts/fraunces.woff2",
    "fonts/figtree.woff2",
    "art/sprite.svg",
    "art/icon.svg",
    "art/awning.svg",
    "art/awning-dark.svg",
    "art/terrazzo.svg",
    "art/terrazzo-dark.svg",
];

/// All documents and messages in one file, by their names: compressed together they are half as large, because most of
/// each is in others too.
const TEXTS: &str = "device/texts.json";

/// What a site has besides: what a system takes for its icons, and the licences of what is not ours.
fn is_beside(name: &str) -> bool {
    name.starts_with("icons/")
        || name == "quattro.webmanifest"
        || name.ends_with("OFL.txt")
        || name.ends_with("LICENSE")
}

/// A file of a device, by its name without a version.
#[derive(Clone, Debug)]
pub(crate) struct DeviceFile {
    name: String,
    pub(crate) content: Content,
}

impl DeviceFile {
    /// Where it is found, seen from the top.
    pub(crate) fn path(&self) -> String {
        match self.name.strip_prefix("static/") {
            Some(name) => format!("static/{}/{name}", version()),
            None => self.name.clone(),
        }
    }

    fn is_document(&self) -> bool {
        self.name.starts_with("device/")
    }

    fn is_messages(&self) -> bool {
        self.name.starts_with("messages/")
    }

    fn hash(&self) -> String {
        let digest = Sha256::digest(&self.content);
        Bytes::<9>(std::array::from_fn(|index| digest[index])).to_string()
    }
}

fn static_file(name: &str) -> Option<DeviceFile> {
    Some(DeviceFile { name: format!("static/{name}"), content: content(name)? })
}

/// All that is kept: documents, messages, files.
fn kept(is_site: bool) -> Vec<DeviceFile> {
    let documents = documents(is_site).into_iter();
    let documents =
        documents.map(|document| DeviceFile { name: document.path, content: document.text.into() });
    let messages = Language::ALL.into_iter().flat_map(|language| {
        [
            (language.to_string(), client_messages(language)),
            (format!("refusals-{language}"), refusal_messages(language)),
        ]
    });
    let messages = messages
        .map(|(name, text)| DeviceFile { name: format!("messages/{name}.ftl"), content: text.into() });
    let files = NEEDED.into_iter().filter_map(static_file);
    documents.chain(messages).chain(files).collect()
}

/// The documents and messages among what is kept, in one file.
fn all_texts(kept: &[DeviceFile]) -> DeviceFile {
    let named =
        |file: &DeviceFile| format!("{}:{}", json!(file.name), json!(String::from_utf8_lossy(&file.content)));
    // Messages first: documents say much of them again, without their names.
    let messages = kept.iter().filter(|file| file.is_messages());
    let texts: Vec<_> = messages.chain(kept.iter().filter(|file| file.is_document())).map(named).collect();
    DeviceFile { name: TEXTS.to_owned(), content: format!("{{{}}}", texts.join(",")).into() }
}

/// The service worker, which begins with what it is to keep.
fn worker_script(kept: &[DeviceFile]) -> Content {
    let files: BTreeMap<_, _> = kept.iter().map(|file| (&file.name, file.hash())).collect();
    let list = json!({ "version": version(), "files": files });
    let script = content(WORKER).unwrap_or_default();
    format!("self.KEPT = {list};\n{}", without_spaces(&String::from_utf8_lossy(&script))).into()
}

/// Everything in the folder of a site but its first page.
pub(crate) fn site_files() -> Vec<DeviceFile> {
    let mut files = kept(true);
    let worker = DeviceFile { name: "worker.js".to_owned(), content: worker_script(&files) };
    files.push(all_texts(&files));
    files.extend(names().iter().filter(|name| is_beside(name)).filter_map(|name| static_file(name)));
    files.push(worker);
    files
}

/// What this server gives to all browsers, made once: like [`version`], it belongs to this start of the server.
static FILES: LazyLock<BTreeMap<String, Content>> = LazyLock::new(|| {
    let kept = kept(false);
    let (worker, together) = (worker_script(&kept), all_texts(&kept));
    let documents = kept.into_iter().filter(DeviceFile::is_document).chain([together]);
    documents.map(|file| (file.name, file.content)).chain([("worker.js".to_owned(), worker)]).collect()
});

fn newest(path: &str, headers: &HeaderMap) -> Response {
    answer(path, |path| FILES.get(path).cloned(), "no-cache", headers)
}

/// A worker sees only what lies below its own address, so it stands at the top.
pub(super) async fn worker(headers: HeaderMap) -> Response {
    newest("worker.js", &headers)
}

/// All documents and messages of the device.
pub(super) async fn all(headers: HeaderMap) -> Response {
    newest(TEXTS, &headers)
}

/// A document of the device.
pub(super) async fn document(
    Path((language, document)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    newest(&format!("device/{language}/{document}"), &headers)
}

/// The home of the device in the visitor's language.
pub(super) async fn home(uri: Uri, headers: HeaderMap) -> Response {
    Redirect::to(&format!("/device/{}/index.html", language_of(&uri, &headers))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_that_a_document_names_is_kept() {
        let kept = kept(false);
        let paths: Vec<_> = kept.iter().map(DeviceFile::path).collect();
        let beside: Vec<_> = names().into_iter().filter(|name| is_beside(name)).collect();
        for document in kept.iter().filter(|file| file.is_document()) {
            let text = String::from_utf8_lossy(&document.content);
            for address in
                text.split("\"../../").skip(1).filter_map(|rest| rest.split(['"', '#', '?']).next())
            {
                let is_beside = beside.iter().any(|name| address.ends_with(name.as_str()));
                // The top itself leads to the server.
                let is_known = address.is_empty() || is_beside || paths.iter().any(|path| path == address);
                assert!(is_known, "{}: {address}", document.name);
            }
        }
    }

    #[test]
    fn the_texts_in_one_file_are_those_that_are_kept() {
        let kept = kept(false);
        let texts: BTreeMap<String, String> =
            serde_json::from_slice(&all_texts(&kept).content).expect("texts by name");
        let together: Vec<_> = kept.iter().filter(|file| !file.name.starts_with("static/")).collect();
        assert_eq!(texts.len(), together.len());
        for file in together {
            assert_eq!(texts[&file.name].as_bytes(), file.content, "{}", file.name);
        }
    }

    #[test]
    fn a_hash_follows_from_what_is_in_a_file() {
        let file = |content: &'static str| DeviceFile { name: "a".to_owned(), content: content.into() };
        assert_eq!(file("one").hash(), file("one").hash());
        assert_ne!(file("one").hash(), file("two").hash());
    }
}
