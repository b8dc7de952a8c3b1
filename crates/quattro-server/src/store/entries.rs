//! Entries as they are stored and read.

use quattro_table::{PersonId, TableId};
use sqlx::{ColumnIndex, Decode, Type};

use super::{Call, Row, StoreError, packed};

/// What to store.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The entry's number, from 1.
    pub number: u32,
    /// The entry.
    pub body: String,
    /// What lists show of the table from now on, if that changes.
    pub row: Option<Row>,
    /// The person who sits at the table from now on.
    pub sitter: Option<PersonId>,
    /// The people to be called because of it.
    pub calls: Vec<Call>,
}

/// What became of an [`Append`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is stored for good.
    Stored,
    /// Another entry has this number.
    Taken,
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stored {
    /// Its number, from 1.
    pub number: u32,
    /// The entry as JSON.
    pub body: String,
}

/// A table after a number, packed or not, at one moment: never without what has just been packed.
pub(super) const READ: &str = "
    SELECT last, NULL, log FROM packed WHERE table_id = $1 AND last > $2
    UNION ALL
    SELECT number, body, NULL FROM entries WHERE table_id = $1 AND number > $2
        AND number > COALESCE((SELECT last FROM packed WHERE table_id = $1), 0)
    ORDER BY 1";

/// The entries after a number, of what [`READ`] has found.
pub(super) fn read_entries<R: sqlx::Row>(rows: &[R], after: u32) -> Result<Vec<Stored>, StoreError>
where
    usize: ColumnIndex<R>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Option<String>: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
{
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        let number: i64 = row.try_get(0)?;
        let number = u32::try_from(number).map_err(|_| StoreError::Unreadable(number.to_string()))?;
        if let Some(body) = row.try_get(1)? {
            entries.push(Stored { number, body });
            continue;
        }
        let log = packed::unpack(&row.try_get::<Vec<u8>, _>(2)?)?;
        if log.len() != number as usize {
            return Err(StoreError::Unreadable("a packed log of another length".to_owned()));
        }
        entries.extend(log.into_iter().skip(after as usize));
    }
    Ok(entries)
}
