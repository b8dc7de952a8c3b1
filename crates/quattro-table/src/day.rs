//! Days, by UTC: a day turns at the same instant everywhere.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

/// Milliseconds in a day.
const LENGTH: u64 = 86_400_000;

/// A day, counted from 1 January 1970. Written as `2026-11-18`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

/// A text that is not a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a day: write it as 2026-11-18")]
pub struct NotADay;

impl Day {
    /// The day of this number since 1970.
    pub const fn numbered(number: u32) -> Day {
        Day(number)
    }

    /// The day of a moment, in milliseconds since 1970.
    pub fn of(moment: u64) -> Day {
        Day(u32::try_from(moment / LENGTH).unwrap_or(u32::MAX))
    }

    /// How many days after 1 January 1970.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// When it begins, in milliseconds since 1970.
    pub const fn begins(self) -> u64 {
        self.0 as u64 * LENGTH
    }

    /// When it is over and the next one begins, in milliseconds since 1970.
    pub const fn ends(self) -> u64 {
        self.begins() + LENGTH
    }

    /// Whether it is over at this moment, in milliseconds since 1970.
    pub const fn is_over(self, now: u64) -> bool {
        now >= self.ends()
    }

    /// This many days later.
    #[must_use]
    pub const fn plus(self, days: u32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// This many days earlier; the first day has none before it.
    #[must_use]
    pub const fn minus(self, days: u32) -> Day {
        Day(self.0.saturating_sub(days))
    }

    /// The day of the week, 0 for Monday.
    pub const fn weekday(self) -> u32 {
        // 1 January 1970 was a Thursday.
        (self.0 % 7 + 3) % 7
    }

    /// Year, month and day of the month in the calendar of Gregory.
    pub const fn date(self) -> (u32, u32, u32) {
        // Years are counted from March, so that a leap day is the last of its year; 400 years have 146,097 days.
        let days = self.0 as u64 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year_of_era + era * 400 + (month <= 2) as u64;
        (year as u32, month as u32, day as u32)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let parts: Vec<u32> = text.split('-').map_while(|part| part.parse().ok()).collect();
        let &[year @ 1970..=9999, month @ 1..=12, day @ 1..=31] = parts.as_slice() else {
            return Err(NotADay);
        };
        let (from_march, year) = if month > 2 { (month - 3, year) } else { (month + 9, year - 1) };
        let (era, year_of_era) = (year / 400, year % 400);
        let day_of_year = (153 * from_march + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        // 30 February would be a day in March, which is written otherwise.
        let found = Day(era * 146_097 + day_of_era - 719_468);
        if found.to_string() == text { Ok(found) } else { Err(NotADay) }
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (number, text, weekday) in [
            (0, "1970-01-01", 3),
            (59, "1970-03-01", 6),
            (11_016, "2000-02-29", 1),
            (20_775, "2026-11-18", 2),
            (47_540, "2100-02-28", 6),
            (47_541, "2100-03-01", 0),
        ] {
            assert_eq!(Day(number).to_string(), text);
            assert_eq!(text.parse(), Ok(Day(number)));
            assert_eq!(Day(number).weekday(), weekday, "{text}");
        }
        let mut before = Day(0);
        for number in 1..60_000 {
            let day = Day(number);
            assert_eq!(day.to_string().parse(), Ok(day));
            assert!(day.date() > before.date());
            before = day;
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "today",
            "2026-2-3",
            "2026-02-30",
            "2025-02-29",
            "2100-02-29",
            "1969-12-31",
            "99999-01-01",
            "2026-11-18-1",
            "-1-1-1",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
    }

    #[test]
    fn a_day_turns_at_midnight() {
        let day: Day = "2026-11-18".parse().unwrap();
        assert_eq!(Day::of(day.begins()), day);
        assert_eq!(Day::of(day.ends() - 1), day);
        assert_eq!(Day::of(day.ends()), day.plus(1));
        assert!(!day.is_over(day.ends() - 1) && day.is_over(day.ends()));
    }
}
