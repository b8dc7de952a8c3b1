//! Programs of several versions in one world.
//!
//! This program knows one version of entries. A newer program is this one behind a line that marks what it writes, and
//! takes the mark off whatever is not newer than the program. An older one is handed the entry as it is in the
//! log, and does with it what the real program does.

use quattro_server::store::{Append, News, Reply, Request, Stored};
use quattro_table::log::ENTRY_VERSION;

/// Of the entries of a newer version, every third would be misread by earlier ones.
const MISREAD: u32 = 3;

/// Where the version stands in an entry that names it.
const MARK: &str = r#"{"version":"#;

/// The version of a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Version(u32);

impl Version {
    /// The program as it is.
    pub(crate) const FIRST: Version = Version(ENTRY_VERSION);

    pub(crate) fn next(self) -> Version {
        Version(self.0 + 1)
    }

    /// The one before, if there is any.
    pub(crate) fn previous(self) -> Version {
        Version(self.0 - 1).max(Version::FIRST)
    }

    /// An entry as this version writes it: the same each time, because a write may be repeated.
    fn mark(self, number: u32, body: String) -> String {
        let is_marked = self > Version::FIRST && number.is_multiple_of(MISREAD);
        match body.strip_prefix('{') {
            Some(rest) if is_marked => format!("{MARK}{},{rest}", self.0),
            _ => body,
        }
    }

    /// An entry as this version understands it.
    fn understand(self, body: String) -> String {
        let marked = body.strip_prefix(MARK).and_then(|marked| marked.split_once(','));
        match marked {
            Some((version, rest)) if version.parse().is_ok_and(|version: u32| version <= self.0) => {
                format!("{{{rest}")
            }
            _ => body,
        }
    }

    pub(crate) fn writes(self, request: Request) -> Request {
        match request {
            Request::Append { entries, again } => {
                let mark = |entry: Append| Append { body: self.mark(entry.number, entry.body), ..entry };
                Request::Append { entries: entries.into_iter().map(mark).collect(), again }
            }
            other => other,
        }
    }

    pub(crate) fn reads(self, reply: Reply) -> Reply {
        match reply {
            Reply::Entries(entries) => {
                let read = |stored: Stored| Stored { body: self.understand(stored.body), ..stored };
                Reply::Entries(entries.into_iter().map(read).collect())
            }
            other => other,
        }
    }

    pub(crate) fn hears(self, news: News) -> News {
        match news {
            News::Entry { table, number, body } => {
                News::Entry { table, number, body: body.map(|body| self.understand(body)) }
            }
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use quattro_table::log::{Entry, EntryError};

    use super::*;

    #[test]
    fn a_version_understands_itself_and_earlier_ones() {
        let body = r#"{"at":1,"change":{"what":"closed"}}"#;
        let (second, third) = (Version::FIRST.next(), Version::FIRST.next().next());
        for (writer, number) in [(Version::FIRST, 3), (third, 4)] {
            assert_eq!(writer.mark(number, body.to_owned()), body);
        }
        let marked = second.mark(3, body.to_owned());
        assert_eq!(second.understand(marked.clone()), body);
        assert_eq!(third.understand(marked.clone()), body);
        // This is the entry that an older program must leave alone.
        let left = Version::FIRST.understand(marked);
        assert!(matches!(Entry::read(&left), Err(EntryError::Newer(_))), "{left}");
        assert_eq!((second.previous(), Version::FIRST.previous()), (Version::FIRST, Version::FIRST));
    }
}
