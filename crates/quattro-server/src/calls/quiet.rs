//! When a person does not want to be called.

use crate::store::QuietHours;

/// Minutes in a day.
const DAY: i64 = 24 * 60;

/// When the quiet hours end in which it is now; nothing if it is not. In milliseconds since 1970.
pub(super) fn ends(quiet: QuietHours, now: u64) -> Option<u64> {
    let minutes = i64::try_from(now / 60_000).ok()?;
    let local = (minutes + i64::from(quiet.east)).rem_euclid(DAY);
    let [begins, ends] = [quiet.begins, quiet.ends].map(i64::from);
    let since = (local - begins).rem_euclid(DAY);
    let length = (ends - begins).rem_euclid(DAY);
    (since < length).then(|| u64::try_from(60_000 * (minutes + length - since)).unwrap_or(now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_night_ends_in_the_morning_of_the_person() {
        let minute = |hours: u64, minutes: u64| 60_000 * (60 * (24 * 20_000 + hours) + minutes);
        let night = QuietHours { begins: 22 * 60, ends: 8 * 60, east: 60 };
        assert_eq!(ends(night, minute(20, 59)), None);
        assert_eq!(ends(night, minute(21, 0)), Some(minute(31, 0)));
        assert_eq!(ends(night, minute(2, 30) + 999), Some(minute(7, 0)));
        assert_eq!(ends(night, minute(7, 0)), None);
        let noon = QuietHours { begins: 12 * 60, ends: 14 * 60, east: -300 };
        assert_eq!(ends(noon, minute(17, 0)), Some(minute(19, 0)));
        assert_eq!(ends(noon, minute(12, 0)), None);
        assert_eq!(ends(QuietHours { ends: noon.begins, ..noon }, minute(17, 0)), None);
    }
}
