//! A folder with everything that a device needs, for any file host: home, rules, lessons, and the four games against bots
//! and on one device. No server of ours is needed.

use std::fs;
use std::io;
use std::path::Path;

use crate::http::site_files;
use crate::pages::site_start;

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// How many files.
    pub files: usize,
    /// How many bytes they have, uncompressed.
    pub bytes: usize,
}

/// Writes a site into `folder`, which is made if it is missing. Files of earlier versions stay: browsers that have an
/// older page open may still ask for them. `progress` is told how many files of how many are written.
///
/// # Errors
/// When a file or folder cannot be written; the error names it.
pub fn write(folder: &Path, mut progress: impl FnMut(usize, usize)) -> io::Result<Site> {
    let mut files: Vec<_> = site_files().into_iter().map(|file| (file.path(), file.content)).collect();
    // Last of all, so that nobody is led to what is not there yet.
    files.push(("index.html".to_owned(), site_start().into()));
    for (done, (path, content)) in files.iter().enumerate() {
        progress(done, files.len());
        write_file(&folder.join(path), content)?;
    }
    progress(files.len(), files.len());
    Ok(Site { files: files.len(), bytes: files.iter().map(|(_, content)| content.len()).sum() })
}

fn write_file(path: &Path, content: &[u8]) -> io::Result<()> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(named)?;
    }
    fs::write(path, content).map_err(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_written_whole_and_again_over_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut told = Vec::new();
        let site = write(folder.path(), |done, all| told.push((done, all))).expect("a site");
        assert_eq!(told.last(), Some(&(site.files, site.files)));
        for path in ["index.html", "worker.js", "device/fr/rules-grande.html", "messages/de.ftl"] {
            assert!(folder.path().join(path).is_file(), "{path}");
        }
        assert_eq!(write(folder.path(), |_, _| ()).expect("the same"), site);
    }

    #[test]
    fn what_stands_in_the_way_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("device"), "a file").expect("a file");
        let error = write(folder.path(), |_, _| ()).expect_err("no folder");
        assert!(error.to_string().contains("device"), "{error}");
    }
}
